/* Play a spelling puzzle: type or tap a word, see its score in parts; the best words count. */
// needs: core, spell-judge, page
"use strict";

(() => {
  const { number, stranger, capitalised, several, signsOf } = Rollpress;
  const { page } = Rollpress;
  const { puzzle, find, all, make, say, headed, points, shown, showRank, isRare, wordHead, actions } = page;
  const judge = Rollpress.spell.judge(puzzle);
  const most = puzzle.rules.best_words.words;
  const words = [];

  const field = find("#word");
  const ordered = () => [...words].sort((one, other) => other.total - one.total || (one.answer < other.answer ? -1 : 1));

  function row({ answer, parts, total, tier }) {
    const cells = parts.map(({ value }) => make("td", { class: "r" }, shown(value)));
    cells.push(make("td", { class: "r" }, make("b", {}, shown(total))));
    return make("tr", {}, wordHead({ word: answer, tier }), ...cells);
  }

  function show() {
    const order = ordered(), score = Rollpress.spell.bestOf(puzzle, words);
    find("#found tbody").replaceChildren(...order.slice(0, most).map(row));
    find("#more tbody").replaceChildren(...order.slice(most).map(row));
    find("#more").hidden = order.length <= most;
    find("#count").textContent = several(order.length, "word");
    find("#score").textContent = shown(score);
    page.score = score;
    showRank(score);
  }

  function praise({ answer, parts, total, tier }) {
    const [length, letters] = parts.map(({ value }) => value);
    if (isRare({ tier })) return `${answer} is rarer than we count on: ${points(total)}.`;
    const large = letters ? ` + ${letters} for large letters` : "";
    return `${answer} is in. ${length} for its length${large}: ${total}.`;
  }

  /* What there is to say of a text: the verdict, or the sign that is no letter. */
  function enter(text) {
    if (!text.trim()) return say("Write a word first.");
    const verdict = judge(text, words.map(({ answer }) => answer));
    if (!verdict) return say(`${stranger(puzzle, text.trim())} is no letter. Write letters of the alphabet.`);
    if (!verdict.legal) return say(verdict.faults);
    const before = page.score;
    words.push(verdict);
    show();
    page.keep(words.map(({ answer }) => answer), page.score);
    say([praise(verdict), ...reached(before, page.score)], true);
  }

  /* Say which of best and par a word has just reached. */
  function reached(before, after) {
    if (before < puzzle.best && after === puzzle.best) return [`These are the ${number(most)} best words there are.`];
    return before < puzzle.par && after >= puzzle.par ? ["All of par is reached."] : [];
  }

  /* Each sign of a die is a button over its drawing; a wild asks for a letter to be typed. */
  function tap(sign) {
    if (sign) field.value += sign;
    else say("An asterisk is any letter that you need: type that letter.");
  }

  function button(sign, name, classes) {
    const made = make("button", { type: "button", class: `tap ${classes}`, "aria-label": name, tabindex: -1 });
    made.addEventListener("click", () => tap(sign));
    return made;
  }

  function tappable(die, [large, , small]) {
    die.append(button(large, large || "*", ""));
    if (small) die.append(button(small, `small ${small.toLowerCase()}`, "small"));
  }

  function shuffle() {
    const dice = all(".tray li");
    for (let left = dice.length; left > 1; left--) {
      const [chosen] = dice.splice(Math.floor(Math.random() * left), 1);
      chosen.parentNode.append(chosen);
    }
  }

  const shorten = () => { field.value = signsOf(field.value).slice(0, -1).join(""); };

  Object.assign(actions, { shuffle, delete: shorten });
  find("#entry").addEventListener("submit", (event) => {
    event.preventDefault();
    enter(field.value);
    field.value = "";
    field.focus({ preventScroll: true });
  });

  all(".found").forEach((table) => headed(table, ["length", "letters"]));
  all(".tray li").forEach((die, i) => tappable(die, puzzle.faces[i]));
  for (const text of page.answersKept()) {
    const verdict = judge(text, words.map(({ answer }) => answer));
    if (verdict?.legal) words.push(verdict);
  }
  show();
  const least = capitalised(several(puzzle.rules.length.min, "letter"));
  const before = `${capitalised(several(words.length, "word"))} from before.`;
  say(words.length ? before : `No words yet. ${least} are enough.`, true);
  page.start();
})();
