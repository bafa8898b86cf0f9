/* Judge a layout: which dice it takes, which rules it breaks, and what it scores: the values of the dice in all words
   across and in all words down, minus the unused. A layout is text: rows joined by "/", "." for an empty cell, "[QU]"
   for a face of several letters, "(X)" for a joker that stands for X. Cells are kept in reading order. */
"use strict";

(() => {
  const { tierOf, fold, signsOf, count, verdict } = Rollpress;
  const CELL = /\[(?<face>[^[\]()./]+)\]|\((?<joker>[^[\]()./]+)\)|(?<empty>\.)|(?<sign>[^[\]()])/uy;

  const key = (row, column) => `${row},${column}`;
  const inReadingOrder = (one, other) => one.row - other.row || one.column - other.column;
  const inColumns = (one, other) => one.column - other.column || one.row - other.row;

  /* The cells of a row, null for an empty one; nothing for a text that is no row. */
  function rowOf(puzzle, line) {
    const cells = [];
    CELL.lastIndex = 0;
    while (CELL.lastIndex < line.length) {
      const found = CELL.exec(line)?.groups;
      if (!found) return undefined;
      if (found.empty) {
        cells.push(null);
        continue;
      }
      const letters = fold(puzzle, found.face ?? found.joker ?? found.sign);
      if (!letters || (found.joker && [...letters].length > 1)) return undefined;
      if (found.sign) cells.push(...[...letters].map((letter) => ({ letters: letter, joker: false })));
      else cells.push({ letters, joker: Boolean(found.joker) });
    }
    return cells;
  }

  function cellsOf(puzzle, text) {
    if (!text.trim()) return null;
    const rows = text.trim().split("/").map((line) => rowOf(puzzle, signsOf(line).join("")));
    if (rows.includes(undefined)) return null;
    const cells = rows.flatMap((cells, row) => cells.flatMap((cell, column) => (cell ? [{ ...cell, row, column }] : [])));
    const top = Math.min(...cells.map(({ row }) => row)), left = Math.min(...cells.map(({ column }) => column));
    return cells.map((cell) => ({ ...cell, row: cell.row - top, column: cell.column - left }));
  }

  const signOf = (letters, joker) =>
    joker ? `(${letters})` : [...letters].length === 1 ? letters : `[${letters}]`;

  function textOf(cells) {
    const rows = [];
    for (const { row, column, letters, joker } of cells) (rows[row] ??= [])[column] = signOf(letters, joker);
    const textOfRow = (row) => Array.from(row ?? [], (sign) => sign ?? ".").join("") || ".";
    return Array.from(rows, textOfRow).join("/") || ".";
  }

  /* Every run of two or more dice: those across from the top, then those down from the left. */
  function runsOf(cells) {
    const at = new Map(cells.map((cell) => [key(cell.row, cell.column), cell]));
    const along = (across) => {
      const after = ({ row, column }, by) => at.get(across ? key(row, column + by) : key(row + by, column));
      const starts = [...cells].sort(across ? inReadingOrder : inColumns).filter((cell) => !after(cell, -1));
      return starts.map((start) => {
        const line = [start];
        while (after(line.at(-1), 1)) line.push(after(line.at(-1), 1));
        return { across, cells: line, word: line.map(({ letters }) => letters).join("") };
      });
    };
    return [...along(true), ...along(false)].filter((run) => run.cells.length > 1);
  }

  /* The blocks of dice that touch side by side, the largest first. */
  function blocksOf(cells) {
    const left = new Set(cells), blocks = [];
    for (const first of cells) {
      if (!left.delete(first)) continue;
      const block = [first];
      for (const { row, column } of block) {
        const near = [...left].filter((cell) => Math.abs(cell.row - row) + Math.abs(cell.column - column) === 1);
        near.forEach((cell) => left.delete(cell));
        block.push(...near);
      }
      blocks.push(block.sort(inReadingOrder));
    }
    return blocks.sort((one, other) => other.length - one.length);
  }

  /* Settle which cells are jokers: those marked, and those that no die is left for. Of several cells with the same
     letters the joker takes the one that is in the fewest words: it is worth nothing there (L4, L7). */
  function lay(puzzle, cells) {
    const runs = runsOf(cells), weight = count(runs.flatMap((run) => run.cells));
    const shown = count(puzzle.faces.filter(Boolean)), jokers = puzzle.faces.filter((face) => !face).length;
    const marked = cells.filter(({ joker }) => joker).length;
    const plain = cells.filter(({ joker }) => !joker);
    const wanted = count(plain.map(({ letters }) => letters)), left = new Map(shown);
    const over = [], words = (cell) => weight.get(cell) ?? 0;
    for (const cell of plain.sort((one, other) => words(other) - words(one) || inReadingOrder(one, other))) {
      if (left.get(cell.letters)) left.set(cell.letters, left.get(cell.letters) - 1);
      else over.push(cell);
    }
    let spare = jokers - marked;
    const lacking = new Set();
    for (const cell of over) {
      if (spare > 0 && [...cell.letters].length === 1) spare--;
      else lacking.add(cell.letters);
      cell.joker = true;
    }
    const short = [...lacking].sort().map((letters) => [letters, wanted.get(letters), shown.get(letters) ?? 0]);
    return { cells, runs, unused: left, short, jokers, marked };
  }

  const valueOf = ({ values }, { letters, joker }) => (joker ? 0 : values[letters]);
  const worth = (puzzle, run) => run.cells.reduce((sum, cell) => sum + valueOf(puzzle, cell), 0);

  function partsOf(puzzle, { runs, unused }) {
    const sum = (across) => runs.filter((run) => run.across === across).reduce((all, run) => all + worth(puzzle, run), 0);
    const left = [...unused].reduce((all, [letters, n]) => all + puzzle.values[letters] * n, 0);
    return [
      { id: "across", value: sum(true) },
      { id: "down", value: sum(false) },
      { id: "unused", value: left ? -left : 0 },
    ];
  }

  const times = (n) => ["not at all", "once", "twice"][n] ?? `${n} times`;
  const jokersIn = (n) => ["none", "one joker"][n] ?? `${n} jokers`;

  function* faultsOf(puzzle, laid, tier) {
    const { dice, dictionary, grid, repeat } = puzzle.rules, words = count(laid.runs.map(({ word }) => word));
    // L13: every letter is one of the dice rolled, each used once.
    for (const [letters, wanted, shown] of laid.short) {
      yield { rule: dice.id, text: `The layout needs ${letters} ${times(wanted)}; the dice show it ${times(shown)}.` };
    }
    if (laid.marked > laid.jokers) {
      const text = `The layout marks ${jokersIn(laid.marked)}; the dice show ${jokersIn(laid.jokers)}.`;
      yield { rule: dice.id, text };
    }
    for (const word of words.keys()) {
      if (spelled(puzzle, word) && !tier(word)) yield { rule: dictionary.id, text: `${word} is not in the word list.` };
      if ([...word].length < grid.min_length) {
        yield { rule: grid.id, text: `${word} is short; a word has ${grid.min_length} letters or more.` };
      }
    }
    for (const [word, n] of repeat.may_repeat ? [] : words) {  // L12
      if (n > 1) yield { rule: repeat.id, text: `${word} stands ${times(n)}; a word stands once.` };
    }
    if (laid.cells.length === 1) {  // L12: a single die is no word
      yield { rule: repeat.id, text: `${laid.cells[0].letters} stands alone; a single die is no word.` };
    }
    for (const block of blocksOf(laid.cells).slice(1)) {  // L6: one connected block
      const letters = block.map((cell) => cell.letters).join(" ");
      yield { rule: grid.id, text: `${letters} does not touch the rest. All dice join in one block.` };
    }
  }

  /* The list of the page holds the words that the dice spell; others break the rule of the dice already. */
  function spelled(puzzle, word) {
    const shown = count(puzzle.faces.flatMap((face) => [...face])), need = count(word);
    const lacking = [...need].reduce((sum, [letter, n]) => sum + Math.max(0, n - (shown.get(letter) ?? 0)), 0);
    return lacking <= puzzle.faces.filter((face) => !face).length;
  }

  /* Return a function that judges a layout; null for a text that is none. */
  function judge(puzzle) {
    const tier = tierOf(puzzle);
    return (text) => {
      const cells = cellsOf(puzzle, text);
      if (!cells) return null;
      const laid = lay(puzzle, cells), faults = [...faultsOf(puzzle, laid, tier)];
      const runs = laid.runs.map((run) => ({ ...run, worth: worth(puzzle, run), tier: tier(run.word) }));
      return { ...verdict(textOf(laid.cells), partsOf(puzzle, laid), faults), runs };
    };
  }

  Rollpress.crossword = { judge, cellsOf, signOf, valueOf };
})();
