/* Play a claim: a word for the dice, typed or tapped as tiles, and which die claims which tile. */
// needs: core, claim-rules, claim-judge, page
"use strict";

(() => {
  const { page, claim, stranger, several, capitalised } = Rollpress;
  const { puzzle, find, all, make, say, headed, points, shown, showRank, actions } = page;
  const judge = claim.judge(puzzle);
  const words = [];

  const field = find("#word");
  const isRare = ({ tier }) => tier === "valid";
  const namesOf = ({ taken }) => taken.map(claim.named);

  function row(one) {
    const { word, total } = one;
    const rare = isRare(one) ? make("span", { class: "small soft" }, " rare") : null;
    const names = make("td", { class: "r small soft code" }, namesOf(one).join(" "));
    const score = make("td", { class: "r" }, make("b", {}, shown(total)));
    return make("tr", {}, make("th", { scope: "row" }, make("span", { class: "word" }, word), rare), names, score);
  }

  function show() {
    const order = [...words].sort((one, other) => other.total - one.total || (one.word < other.word ? -1 : 1));
    find("#found tbody").replaceChildren(...order.map(row));
    find("#count").textContent = several(order.length, "word");
    page.score = order[0]?.total ?? 0;
    find("#score").textContent = shown(page.score);
    showRank(page.score);
  }

  function praise(one) {
    const claims = claim.listed(one.taken.map(({ letter, pips }) => `the ${pips} claims ${letter}`));
    const rare = isRare(one) ? `${one.word} is rarer than we count on: ` : `${one.word} is in: `;
    return `${rare}${claims}. That is ${points(one.total)}.`;
  }

  function reached(before, after) {
    if (after > before && after > puzzle.best) return ["That is beyond the list."];
    if (after > before && after === puzzle.best) return ["Nothing scores more."];
    return after > before && before < puzzle.par && after >= puzzle.par ? ["Par is reached."] : [];
  }

  function enter(text) {
    if (!text.trim()) return say("Write a word first, or tap its tiles.");
    const verdict = judge(text);
    if (!verdict && /[0-9!]/.test(text)) return say("Write tiles as a letter and a number, as A4.");
    if (!verdict) return say(`${stranger(puzzle, text.trim())} is no letter. Write letters of the alphabet.`);
    press(verdict.taken.filter(Boolean));
    if (!verdict.legal) return say(verdict.faults);
    const before = page.score, same = words.findIndex(({ word }) => word === verdict.word);
    if (same >= 0 && words[same].total >= verdict.total) return say(`${verdict.word} is on your list already.`);
    words.splice(same < 0 ? words.length : same, 1, verdict);
    show();
    page.keep(words.map(({ answer }) => answer), page.score);
    say([praise(verdict), ...reached(before, page.score)], true);
  }

  /* The tiles of the page, in the order in which it shows them. */
  const tiles = claim.tilesOf(puzzle).sort((one, other) => one.pips - other.pips);
  const buttons = [];

  /* Show which tiles are chosen: each of these once. */
  function press(chosen) {
    const left = chosen.map(claim.named);
    buttons.forEach((button, i) => {
      const at = left.indexOf(claim.named(tiles[i]));
      if (at >= 0) left.splice(at, 1);
      button.setAttribute("aria-pressed", String(at >= 0));
    });
  }

  const pressed = () => buttons.map((button) => button.getAttribute("aria-pressed") === "true");

  /* Tapping writes the tiles in the order in which they were tapped. */
  function tap(i) {
    const written = /[0-9]/.test(field.value) ? field.value.split(" ").filter(Boolean) : [];
    if (!written.length) press([]);
    const name = claim.named(tiles[i]), was = pressed()[i];
    if (was) written.splice(written.lastIndexOf(name), 1);
    else written.push(name);
    buttons[i].setAttribute("aria-pressed", String(!was));
    field.value = written.join(" ");
  }

  function buttonFor(tile, i) {
    const can = puzzle.faces.includes(tiles[i].pips);
    const button = make("button", { type: "button", class: can ? "pick can" : "pick", "aria-pressed": "false" });
    button.addEventListener("click", () => tap(i));
    tile.replaceWith(button);
    button.append(tile);
    buttons.push(button);
  }

  function shorten() {
    const named = /[0-9]/.test(field.value) ? field.value.trim().split(/\s+/).slice(0, -1).join(" ") : null;
    field.value = named ?? Rollpress.signsOf(field.value).slice(0, -1).join("");
    const left = named?.split(" ") ?? [];
    press(tiles.filter((tile) => left.includes(claim.named(tile))));
  }

  actions.delete = shorten;
  find("#entry").addEventListener("submit", (event) => {
    event.preventDefault();
    enter(field.value);
    field.value = "";
    field.focus({ preventScroll: true });
  });

  headed(find("#found"), ["tiles"]);
  all(".pool .tile").forEach(buttonFor);
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
