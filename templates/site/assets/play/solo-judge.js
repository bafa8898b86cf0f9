/* Judge plans of a Solo puzzle, round by round: what each word takes, and which rules it breaks. A round that breaks a
   rule takes nothing, and the rounds after it are judged all the same.

   A plan is a list with an entry for each round: null, or {word, tiles, rescue}, each tile as "A4". */
"use strict";

(() => {
  const { tierOf, claim, count, fold, several, verdict } = Rollpress;
  const { named, saidOf, spells, verdictOn } = claim;
  const KEYS = ["word", "tiles", "rescue"];

  /* Rounds of rolls, each the pips of its dice; the fewest dice first. */
  const roundsOf = (puzzle) =>
    puzzle.roll.split("/").map((round) => round.trim().split(/\s+/).map((roll) => [...roll].map(Number)));

  /* The roll that a word answers: the one with a die for each letter, else that of the most dice. */
  const chosen = (rolls, word) => rolls.find((roll) => roll.length === [...word].length) ?? rolls.at(-1);

  function start(puzzle) {
    const sizes = roundsOf(puzzle)[0].map((roll) => roll.length), { rules, vowels, tiles: pool } = puzzle;
    const letters = [...pool.map(([letter]) => letter), ...vowels];
    /* The page's list holds the words that all tiles and one vowel more could spell; another breaks a rule already. */
    const knows = (word) =>
      sizes.includes([...word].length) &&
      [...word].filter((letter) => vowels.includes(letter)).length <= rules.vowels.max &&
      spells(letters, word);
    return { ...puzzle, pool, collected: [], token: rules.rescue.per_game > 0, knows };
  }

  /* Take tiles out of the centre, as often as they are named. */
  function without(centre, tiles) {
    const left = count(tiles.map(named));
    return centre.filter(([letter, pips]) => {
      const name = named({ letter, pips }), n = left.get(name) ?? 0;
      if (n) left.set(name, n - 1);
      return !n;
    });
  }

  /* The board after a round. The token is spent once it is declared, even if the word fails (V9). */
  function after(board, { tiles, rescue }, kept) {
    const token = board.token && !rescue;
    if (!kept) return { ...board, token };
    return { ...board, token, tiles: without(board.tiles, tiles), collected: [...board.collected, ...tiles] };
  }

  const saidIn = ({ word, tiles, rescue }) =>
    ({ word, named: [...tiles, ...(rescue ? [{ ...rescue, rescued: true }] : [])] });

  function* beforeTheWord(board, move) {
    const { throw: most, dice } = board.rules, size = board.faces.length, left = board.tiles.length;
    if (size > left + (move.rescue ? 1 : 0)) {
      const text = `${several(size, "die", "dice")} are too many for ${several(left, "tile")} in the centre.`;
      yield { rule: most.id, text };
    }
    const letters = saidIn(move).named.map(({ letter }) => letter).sort().join("");
    if (letters !== [...move.word].sort().join("")) {
      const names = saidIn(move).named.map(named).join(" ") || "no tile";
      yield { rule: dice.id, text: `${move.word} is not what ${names} spell.` };
    }
  }

  /* The text of a plan, as the command line takes it. */
  function textOf(plan) {
    const entry = ({ word, tiles, rescue }) => ({ word, tiles: tiles.map(named), rescue: rescue && named(rescue) });
    return JSON.stringify(plan.map((move) => move && entry(move))).replace(/[,:]/g, "$& ");
  }

  /* Read a plan; null for a text that is none. */
  function planFrom(puzzle, text) {
    try {
      const entries = JSON.parse(text);
      if (!Array.isArray(entries) || entries.length !== puzzle.rules.solo.rounds) return null;
      return entries.map((entry) => (entry === null ? null : moveFrom(puzzle, entry)));
    } catch {
      return null;
    }
  }

  function moveFrom(puzzle, entry) {
    const word = Object.keys(entry).every((key) => KEYS.includes(key)) && fold(puzzle, entry.word.trim());
    if (!word) throw new TypeError("no move");
    const rescue = entry.rescue ?? null;
    return { word, tiles: entry.tiles.map((one) => tileFrom(puzzle, one)), rescue: rescue && tileFrom(puzzle, rescue) };
  }

  function tileFrom(puzzle, text) {
    const tiles = /[0-9]/.test(text) ? saidOf(puzzle, text)?.named : null;
    if (tiles?.length !== 1 || tiles[0].rescued) throw new TypeError("no tile");
    return tiles[0];
  }

  /* Return what judges plans: a text as a whole, null if it is none; or moves, each with its own verdict. */
  function judge(puzzle) {
    const tier = tierOf(puzzle), rounds = roundsOf(puzzle);

    function judged(plan) {
      let board = start(puzzle);
      const faults = [], told = plan.map((move, i) => {
        if (!move) return null;
        board = { ...board, faces: chosen(rounds[i], move.word) };
        const one = verdictOn(board, saidIn(move), tier);
        const wrong = [...beforeTheWord(board, move), ...one.faults];
        faults.push(...wrong.map(({ rule, text }) => ({ rule, text: `Round ${i + 1}: ${text}` })));
        board = after(board, move, !wrong.length);
        return { ...one, total: wrong.length ? 0 : one.total };
      });
      const value = told.reduce((sum, one) => sum + (one?.total ?? 0), 0);
      return { ...verdict(textOf(plan), [{ id: "tiles", value }], faults), told };
    }

    /* The board on which the word of a round is chosen: what the other rounds take is not there. */
    function boardFor(plan, round, size) {
      const others = plan.filter((move, i) => move && i !== round), earlier = plan.slice(0, round).filter(Boolean);
      const board = start(puzzle), faces = rounds[round].find((roll) => roll.length === size) ?? rounds[round].at(-1);
      const token = board.token && !others.some(({ rescue }) => rescue);
      const collected = earlier.flatMap(({ tiles }) => tiles);
      return { ...board, faces, token, collected, tiles: without(board.tiles, others.flatMap(({ tiles }) => tiles)) };
    }

    const text = (given) => {
      const plan = planFrom(puzzle, given);
      return plan && judged(plan);
    };
    return Object.assign(text, { rounds, judged, boardFor, on: (board, said) => verdictOn(board, said, tier) });
  }

  Rollpress.solo = { judge, planFrom, textOf };
})();
