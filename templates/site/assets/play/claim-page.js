/* What the pages share on which tiles are claimed: tiles that are tapped, texts that are no answer, what a claim took. */
"use strict";

(() => {
  const { page, claim, stranger } = Rollpress;
  const { named, namesTiles, listed, saidOf, tilesOf } = claim;
  const { puzzle, find, all, make, isRare, wordHead, shown } = page;
  const field = find("#word");

  /* The tiles of the page, in the order in which it shows them; each becomes a button. */
  const tiles = tilesOf(puzzle).sort((one, other) => one.pips - other.pips);
  const buttons = [];

  /* The names of the tiles that are written in the field; none while a word is. */
  const written = () => (namesTiles(field.value) ? field.value.split(/\s+/u).filter(Boolean) : []);

  /* Show which tiles are chosen: each of these once. */
  function press(names) {
    const left = names.map((name) => name.replace("!", ""));
    buttons.forEach((button, i) => {
      const at = left.indexOf(named(tiles[i]));
      if (at >= 0) left.splice(at, 1);
      button.setAttribute("aria-pressed", String(at >= 0));
    });
  }

  /* Tapping writes the tiles in the order in which they were tapped; a tile that is written is taken out again. */
  function tap(i, mark) {
    const names = written(), at = names.findIndex((name) => name.replace("!", "") === named(tiles[i]));
    if (at >= 0 && buttons[i].getAttribute("aria-pressed") === "true") names.splice(at, 1);
    else names.push(named(tiles[i]) + mark);
    field.value = names.join(" ");
    press(names);
  }

  /* Make buttons of the tiles; `mark` says what is written after the name of one that is tapped. */
  function tappable(mark = () => "") {
    all(".pool .tile").forEach((tile, i) => {
      const button = make("button", { type: "button", class: "pick", "aria-pressed": "false" });
      button.addEventListener("click", () => tap(i, mark(tiles[i], button)));
      tile.replaceWith(button);
      button.append(tile);
      buttons.push(button);
    });
    return buttons;
  }

  /* Why a text is neither a word nor tiles; nothing for one that is. */
  function unread(text) {
    if (!text.trim()) return "Write a word first, or tap its tiles.";
    if (saidOf(puzzle, text)) return null;
    if (namesTiles(text)) return "Write tiles as a letter and a number, as A4.";
    return `${stranger(puzzle, text.trim())} is no letter. Write letters of the alphabet.`;
  }

  /* What a word took, as a sentence without its end, and as a row of the table of words. */
  function told({ word, taken, tier }) {
    const claims = listed(taken.filter(Boolean).map(({ letter, pips }) => `the ${pips} claims ${letter}`));
    return `${word} ${isRare({ tier }) ? "is rarer than we count on" : "is in"}: ${claims || "no die claims a tile"}`;
  }

  function row(one, names, ...before) {
    const score = make("td", { class: "r" }, make("b", {}, shown(one.total)));
    return make("tr", {}, wordHead(one, ...before), make("td", { class: "r small soft code" }, names.join(" ")), score);
  }

  Object.assign(claim, { field, tiles, written, press, tappable, unread, told, row });
})();
