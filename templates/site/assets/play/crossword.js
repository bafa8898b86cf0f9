/* Play a crossword: drag, tap or type dice onto a sheet, and see at once what the layout scores. */
// needs: core, crossword-judge, crossword-sheet, page
"use strict";

(() => {
  const { page, sheet, crossword, several, capitalised, number, fold } = Rollpress;
  const { puzzle, find, all, make, say, shown, showRank, reached, isRare, actions } = page;
  const judge = crossword.judge(puzzle);
  const board = find("#board"), dice = all(".tray li"), joker = find("#letter");
  const nameOf = (die) => puzzle.faces[die] || "Joker";

  /* What lies on the sheet; the die that was picked up; where the keyboard is, and which way it writes; the best. */
  let lies = sheet.EMPTY, held = null, spot = { row: 0, column: 0 }, across = true, best = judge(".");

  const jokersLaid = () => lies.laid.filter(({ die }) => !puzzle.faces[die]);
  const unnamed = () => jokersLaid().find(({ stands }) => !stands);
  const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

  /* The layout as text, with all the free cells of the sheet: the judge leaves them out. */
  function layoutText() {
    const { top, left, bottom, right } = lies.view;
    const sign = ({ die, stands }) => crossword.signOf(puzzle.faces[die] || stands, !puzzle.faces[die]);
    const signAt = (row, column) => (sheet.at(lies, row, column) ? sign(sheet.at(lies, row, column)) : ".");
    const rowText = (row) => range(left, right).map((column) => signAt(row, column)).join("");
    return range(top, bottom).map(rowText).join("/");
  }

  /* Draw: a die on the sheet is the die of the roll, and leaves its outline there. */
  function drawn({ die, stands }) {
    const piece = find("svg", dice[die]).cloneNode(true);
    piece.setAttribute("aria-hidden", "true");
    if (stands) {
      const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
      for (const [name, value] of [["x", 50], ["y", 66], ["class", "stands"]]) text.setAttribute(name, value);
      text.textContent = stands;
      piece.append(text);
      piece.classList.add("named");
    }
    return piece;
  }

  function cell(row, column) {
    const there = sheet.at(lies, row, column), { top, left } = lies.view;
    const place = `row ${row - top + 1}, column ${column - left + 1}`;
    const what = there ? nameOf(there.die) + (there.stands ? ` as ${there.stands}` : "") : "free";
    const here = row === spot.row && column === spot.column;
    const given = {
      role: "gridcell", "data-row": row, "data-column": column, tabindex: here ? 0 : -1,
      "aria-selected": String(Boolean(there) && there.die === held),
      class: here && !there ? (across ? "here" : "here turned") : false,
    };
    return make("div", given, make("span", { class: "hide" }, `${what}, ${place}`), there ? drawn(there) : null);
  }

  function draw() {
    const { top, left, bottom, right } = lies.view;
    spot = { row: Math.min(bottom, Math.max(top, spot.row)), column: Math.min(right, Math.max(left, spot.column)) };
    const focused = board.contains(document.activeElement);
    const columns = range(left, right), rows = range(top, bottom);
    board.style.setProperty("--cols", columns.length);
    board.style.setProperty("--rows", rows.length);
    const rowOf = (row) => make("div", { role: "row" }, ...columns.map((column) => cell(row, column)));
    board.replaceChildren(...rows.map(rowOf));
    if (focused) focusSpot();
    drawRoll();
    find("#joker").hidden = !jokersLaid().length;
    if (document.activeElement !== joker) joker.value = jokerInHand()?.stands ?? "";
  }

  function drawRoll() {
    dice.forEach((die, i) => {
      const laid = Boolean(sheet.dieOn(lies, i));
      die.classList.toggle("laid", laid);
      const button = find("button", die);
      button.setAttribute("aria-label", laid ? `${nameOf(i)}, laid` : nameOf(i));
      button.setAttribute("aria-pressed", String(held === i));
    });
  }

  const focusSpot = () => find("[tabindex='0']", board).focus({ preventScroll: true });

  /* The joker whose letter is asked for: the one picked up, one without a letter, or the last laid. */
  function jokerInHand() {
    const jokers = jokersLaid();
    return jokers.find(({ die }) => die === held) ?? unnamed() ?? jokers.at(-1);
  }

  /* Tell what the layout scores, and which rules it breaks. */
  function score() {
    if (unnamed()) {
      tell(null);
      return say("Write the letter that the joker stands for.");
    }
    const verdict = judge(layoutText());
    tell(verdict);
    if (!verdict.legal) return say(verdict.faults);
    const before = best.total;
    if (verdict.total > before) best = verdict;
    showRank(best.total);
    page.score = best.total;
    if (lies.laid.length) say([...praise(verdict), ...reached(before, best.total)], true);
    else say("Nothing is laid. Tap a die, then a place.", true);
  }

  function praise({ runs, parts }) {
    const words = runs.length, left = puzzle.faces.length - lies.laid.length;
    const hold = ["", "The word holds.", "Both words hold."][words] ?? `All ${number(words)} words hold.`;
    const known = runs.filter(isRare).map(({ word }) => `${word} is rarer than we count on.`);
    const cost = Math.abs(parts.at(-1).value), costs = left === 1 ? "costs" : "cost";
    const over = `${capitalised(several(left, "die", "dice"))} left over ${costs} ${cost}.`;
    return [hold, ...known, { text: left ? over : "All dice are in it.", rule: puzzle.rules.score.id }];
  }

  function tell(verdict) {
    const parts = (verdict?.parts ?? []).map(({ id, value }) => [puzzle.names[id], value, false]);
    const figures = [...parts, ["Total", verdict?.total ?? 0, "score"]];
    find("#sum").replaceChildren(...figures.map(([name, value, id]) =>
      make("div", {}, make("dt", {}, name), make("dd", { id }, shown(value)))));
    for (const id of ["across", "down"]) {
      const runs = (verdict?.runs ?? []).filter((run) => run.across === (id === "across"));
      find(`#${id}`).hidden = !runs.length;
      find(`#${id} tbody`).replaceChildren(...runs.map(row));
    }
  }

  function row({ word, cells, worth }) {
    const sum = cells.map((one) => crossword.valueOf(puzzle, one)).join(" + ");
    return make("tr", {}, make("th", { scope: "row" }, make("span", { class: "word" }, word)),
      make("td", { class: "soft small" }, sum), make("td", { class: "r" }, make("b", {}, shown(worth))));
  }

  function change(next) {
    lies = next;
    draw();
    score();
    page.keep([best.answer, unnamed() ? "." : layoutText()], best.total);
  }

  const pick = (die) => { held = held === die ? null : die; draw(); };

  function layHeld(row, column) {
    const die = held;
    held = null;
    spot = { row, column };
    change(sheet.lay(lies, die, row, column));
    if (!puzzle.faces[die] && unnamed()) joker.focus();
  }

  /* Tap: a die, then a place; a die that lies there is picked up; a laid one in the roll is taken back. */
  function tapCell(row, column) {
    const there = sheet.at(lies, row, column);
    spot = { row, column };
    if (held !== null && there?.die !== held) layHeld(row, column);
    else if (there) pick(there.die);
    else draw();
  }

  function tapDie(die) {
    if (!sheet.dieOn(lies, die)) return pick(die);
    held = null;
    change(sheet.take(lies, die));
  }

  /* Keys on the sheet. */
  function step(by, column) {
    const { top, left, bottom, right } = lies.view;
    const next = { row: spot.row + (column ? 0 : by), column: spot.column + (column ? by : 0) };
    if (next.row < top || next.row > bottom || next.column < left || next.column > right) return;
    spot = next;
    draw();
    focusSpot();
  }

  function typed(letter) {
    const there = sheet.at(lies, spot.row, spot.column);
    const without = there ? sheet.take(lies, there.die) : lies;
    let die = sheet.spare(without, puzzle.faces, letter);
    if (die < 0) die = sheet.spare(without, puzzle.faces, "");
    if (die < 0) return say({ text: `No ${letter} is left.`, rule: puzzle.rules.dice.id });
    held = null;
    change(sheet.lay(without, die, spot.row, spot.column, puzzle.faces[die] ? "" : letter));
    step(1, across);
  }

  function takeBack() {
    if (!sheet.at(lies, spot.row, spot.column)) step(-1, across);
    const there = sheet.at(lies, spot.row, spot.column);
    if (there) change(sheet.take(lies, there.die));
  }

  function turn() {
    across = !across;
    draw();
    say(across ? "Letters run across." : "Letters run down.", true);
  }

  const KEYS = {
    ArrowLeft: () => step(-1, true),
    ArrowRight: () => step(1, true),
    ArrowUp: () => step(-1, false),
    ArrowDown: () => step(1, false),
    Backspace: takeBack,
    Delete: takeBack,
    Enter: () => tapCell(spot.row, spot.column),
    Escape: () => pick(held),
    " ": turn,
  };

  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.length <= 2 && !KEYS[event.key] ? fold(puzzle, event.key) : null;
    if (!KEYS[event.key] && !letter) return;
    event.preventDefault();
    if (letter) typed(letter);
    else KEYS[event.key]();
  }

  /* Drag: a die follows the pointer once it has moved a little; where it is let go it lies, or goes back. */
  const SLIP = 6;
  let drag = null, dropped = false;

  function placeUnder(target) {
    const { row, column } = target?.closest("[data-row]")?.dataset ?? {};
    return row && [Number(row), Number(column)];
  }

  function dieUnder(target) {
    const inRoll = dice.indexOf(target.closest(".tray li"));
    if (inRoll >= 0) return sheet.dieOn(lies, inRoll) ? undefined : inRoll;
    const place = placeUnder(target);
    return place && sheet.at(lies, ...place)?.die;
  }

  function follow({ clientX, clientY }) {
    if (!drag || (!drag.piece && Math.hypot(clientX - drag.x, clientY - drag.y) < SLIP)) return;
    if (!drag.piece) {
      drag.piece = make("div", { class: "dragged" }, drawn(sheet.dieOn(lies, drag.die) ?? drag));
      document.body.append(drag.piece);
    }
    drag.piece.style.translate = `${clientX}px ${clientY}px`;
  }

  function drop({ clientX, clientY }) {
    const done = drag;
    drag = null;
    if (!done?.piece) return;
    done.piece.remove();
    dropped = true;
    setTimeout(() => { dropped = false; });
    const place = placeUnder(document.elementFromPoint(clientX, clientY));
    held = place ? done.die : null;
    if (place) return layHeld(...place);
    if (sheet.dieOn(lies, done.die)) change(sheet.take(lies, done.die));
    else draw();
  }

  /* The click that ends a drag is no tap. */
  document.addEventListener("click", (event) => { if (dropped) event.stopPropagation(); }, true);
  document.addEventListener("pointerdown", (event) => {
    const die = event.button === 0 && event.isPrimary ? dieUnder(event.target) : undefined;
    drag = die === undefined ? null : { die, x: event.clientX, y: event.clientY };
  });
  document.addEventListener("selectstart", (event) => { if (drag) event.preventDefault(); });
  document.addEventListener("pointermove", follow);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", () => { drag?.piece?.remove(); drag = null; });

  board.addEventListener("keydown", key);
  board.addEventListener("click", ({ target }) => {
    const place = placeUnder(target);
    if (place) tapCell(...place);
  });
  joker.addEventListener("input", () => {
    const letter = [...(fold(puzzle, joker.value.trim()) ?? "")].at(-1) ?? "";
    joker.value = letter;
    change(sheet.naming(lies, jokerInHand().die, letter));
  });

  const sheetOf = (text) => sheet.from(crossword.cellsOf(puzzle, text) ?? [], puzzle.faces);
  Object.assign(actions, {
    clear: () => { held = null; lies = sheet.EMPTY; change(lies); },
    best: () => { held = null; change(sheetOf(best.answer)); },
  });

  dice.forEach((die, i) => {
    const button = make("button", { type: "button", class: "tap" });
    button.addEventListener("click", () => tapDie(i));
    die.append(button);
  });
  for (const id of ["across", "down"]) find(`#${id} th`).textContent = puzzle.names[id];
  const [keptBest, keptNow] = page.answersKept();
  const before = keptBest && judge(keptBest);
  if (before?.legal && before.total > best.total) best = before;
  lies = sheetOf(keptNow ?? ".");
  draw();
  showRank(best.total);
  score();
  page.start();
})();
