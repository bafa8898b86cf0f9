/* Play a claim: a word for the dice, typed or tapped as tiles, and which die claims which tile. */
// needs: core, claim-rules, claim-judge, page, claim-page
"use strict";

(() => {
  const { page, claim, several, capitalised, signsOf } = Rollpress;
  const { named, field, tiles, written, press, unread, told, row } = claim;
  const { puzzle, find, say, headed, points, shown, showRank, reached, actions } = page;
  const judge = claim.judge(puzzle);
  const words = [];

  const namesOf = ({ taken }) => taken.map(named);

  function show() {
    const order = [...words].sort((one, other) => other.total - one.total || (one.word < other.word ? -1 : 1));
    find("#found tbody").replaceChildren(...order.map((one) => row(one, namesOf(one))));
    find("#count").textContent = several(order.length, "word");
    page.score = order[0]?.total ?? 0;
    find("#score").textContent = shown(page.score);
    showRank(page.score);
  }

  function enter(text) {
    const why = unread(text);
    if (why) return say(why);
    const verdict = judge(text);
    press(verdict.taken.filter(Boolean).map(named));
    if (!verdict.legal) return say(verdict.faults);
    const before = page.score, same = words.findIndex(({ word }) => word === verdict.word);
    if (same >= 0 && words[same].total >= verdict.total) return say(`${verdict.word} is on your list already.`);
    words.splice(same < 0 ? words.length : same, 1, verdict);
    show();
    page.keep(words.map(({ answer }) => answer), page.score);
    say([`${told(verdict)}. That is ${points(verdict.total)}.`, ...reached(before, page.score)], true);
  }

  /* Take back the last tile, or the last letter. */
  function shorten() {
    const names = written(), left = signsOf(field.value).slice(0, -1).join("");
    field.value = names.length ? names.slice(0, -1).join(" ") : left;
    press(written());
  }

  actions.delete = shorten;
  find("#entry").addEventListener("submit", (event) => {
    event.preventDefault();
    enter(field.value);
    field.value = "";
    field.focus({ preventScroll: true });
  });

  headed(find("#found"), ["tiles"]);
  claim.tappable().forEach((button, i) => button.classList.toggle("can", puzzle.faces.includes(tiles[i].pips)));
  for (const text of page.answersKept()) {
    const verdict = judge(text);
    if (verdict?.legal && words.every(({ word }) => word !== verdict.word)) words.push(verdict);
  }
  show();
  const size = several(puzzle.faces.length, "letter");
  const before = `${capitalised(several(words.length, "word"))} from before.`;
  say(words.length ? before : `No words yet. A word has ${size}, one for each die.`, true);
  page.start();
})();
