/* The sheet of a crossword: which die lies where, and how far the sheet reaches. Pure functions on frozen values; a
   die is a number, its place in the roll. A sheet is {laid: [{die, row, column, stands}], view}. */
"use strict";

(() => {
  const MOST = 15, FEWEST = 7;
  const EMPTY = { laid: [], view: { top: 0, left: 0, bottom: FEWEST - 1, right: FEWEST - 1 } };

  const at = (sheet, row, column) => sheet.laid.find((one) => one.row === row && one.column === column);
  const dieOn = (sheet, die) => sheet.laid.find((one) => one.die === die);

  /* One edge of free cells lies round the dice; the sheet never shrinks under a player's hand, unless it must. */
  function span(from, to, least, most) {
    if (most - least + 1 >= MOST) return [least, most];
    let [low, high] = [Math.min(from, least - 1), Math.max(to, most + 1)];
    while (high - low + 1 > MOST) if (least - low > high - most) low++; else high--;
    return [low, high];
  }

  function viewOf({ top, left, bottom, right }, laid) {
    if (!laid.length) return { top, left, bottom, right };
    const rows = laid.map(({ row }) => row), columns = laid.map(({ column }) => column);
    const [low, high] = span(top, bottom, Math.min(...rows), Math.max(...rows));
    const [near, far] = span(left, right, Math.min(...columns), Math.max(...columns));
    return { top: low, left: near, bottom: high, right: far };
  }

  const withDice = (sheet, laid) => ({ laid, view: viewOf(sheet.view, laid) });

  /* Lay a die, from the roll or from elsewhere on the sheet. One that lies there changes places, or goes back. */
  function lay(sheet, die, row, column, stands = "") {
    const before = dieOn(sheet, die), there = at(sheet, row, column);
    const rest = sheet.laid.filter((one) => one !== before && one !== there);
    const moved = { die, row, column, stands: before?.stands || stands };
    const back = before && there && there !== before ? [{ ...there, row: before.row, column: before.column }] : [];
    return withDice(sheet, [...rest, moved, ...back]);
  }

  const take = (sheet, die) => withDice(sheet, sheet.laid.filter((one) => one.die !== die));
  const naming = (sheet, die, stands) =>
    withDice(sheet, sheet.laid.map((one) => (one.die === die ? { ...one, stands } : one)));

  /* The first die that is not laid and shows these letters; "" is a joker. */
  const spare = (sheet, faces, letters) => faces.findIndex((face, die) => face === letters && !dieOn(sheet, die));

  /* The sheet that a layout's cells lie on, in its middle. */
  function from(cells, faces) {
    const tall = Math.max(0, ...cells.map(({ row }) => row + 1));
    const wide = Math.max(0, ...cells.map(({ column }) => column + 1));
    const [down, along] = [tall, wide].map((size) => Math.max(1, Math.floor((FEWEST - size) / 2)));
    return cells.reduce((sheet, { letters, joker, row, column }) => {
      const die = spare(sheet, faces, joker ? "" : letters);
      return die < 0 ? sheet : lay(sheet, die, row + down, column + along, joker ? letters : "");
    }, EMPTY);
  }

  Rollpress.sheet = { EMPTY, at, dieOn, lay, take, naming, spare, from };
})();
