/* The rules of a claim against the dice and the tiles in the centre: which of them it breaks, and what it adds.
   A text with a digit or a "!" names tiles, "C2 A4 T5"; any other is a word, whose tiles the judge chooses.

   A board is what an answer is judged against: the puzzle, with its `faces`, the `tiles` in the centre, the `pool` of
   all tiles, those `collected`, whether the rescue's `token` is left, and `knows`, which words its list can hold. */
"use strict";

(() => {
  const { fold, count, number, several, times, verdict } = Rollpress;
  const NAMED = /[0-9!]/, TILE = /^([^0-9!]+)([1-6])(!?)$/u;

  const namesTiles = (text) => NAMED.test(text);
  const listed = (items, last = "and") =>
    [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(` ${last} `);

  const named = ({ letter, pips }) => `${letter}${pips}`;
  const inOrder = (one, other) =>
    one.letter === other.letter ? one.pips - other.pips : one.letter < other.letter ? -1 : 1;
  const tilesOf = (puzzle) => puzzle.tiles.map(([letter, pips, points]) => ({ letter, pips, points }));
  const pointsOf = (tiles) => tiles.reduce((sum, tile) => sum + (tile?.points ?? 0), 0);

  /* An answer: a word, and the tiles in its order if they are named; null for a text that is no answer. */
  function saidOf(puzzle, text) {
    if (!namesTiles(text)) {
      const word = fold(puzzle, text.trim());
      return word ? { word, named: [] } : null;
    }
    const worth = new Map(puzzle.tiles.map(([letter, , points]) => [letter, points]));
    const tiles = text.split(/\s+/u).filter(Boolean).map((written) => {
      const [, sign, pips, rescued] = TILE.exec(written) ?? [];
      const letter = sign && fold(puzzle, sign);
      if (!letter || [...letter].length !== 1) return null;
      return { letter, pips: Number(pips), points: worth.get(letter) ?? 0, rescued: Boolean(rescued) };
    });
    return tiles.includes(null) ? null : { word: tiles.map(({ letter }) => letter).join(""), named: tiles };
  }

  const textOf = ({ word, named: tiles }) =>
    tiles.map((tile) => named(tile) + (tile.rescued ? "!" : "")).join(" ") || word;

  /* For each letter of a word the tile that it takes, so that they add most. Equal letters have equal points, so
     the greedy way is exact: the dearest letter first, making room along a path of moves where that is possible. */
  function claim(word, dice, tiles) {
    const letters = [...word], shown = count(dice), free = new Map(), taken = new Map();
    for (const tile of [...tiles].sort(inOrder)) {
      if (!shown.has(tile.pips) || !word.includes(tile.letter)) continue;
      free.set(tile.letter, [...(free.get(tile.letter) ?? []), tile]);
    }
    const worth = (place) => free.get(letters[place])?.[0]?.points ?? 0;

    function settle(place, tried) {
      for (const tile of [...(free.get(letters[place]) ?? [])]) {
        if (tried.has(tile.pips)) continue;
        tried.add(tile.pips);
        if (!makeRoom(tile.pips, tried)) continue;
        free.get(tile.letter).splice(free.get(tile.letter).indexOf(tile), 1);
        taken.set(place, tile);
        return true;
      }
      return false;
    }

    function makeRoom(pips, tried) {
      const users = [...taken.keys()].filter((place) => taken.get(place).pips === pips);
      return users.length < shown.get(pips) || users.some((place) => move(place, tried));
    }

    function move(place, tried) {
      const left = taken.get(place);
      if (!settle(place, tried)) return false;
      free.set(left.letter, [...free.get(left.letter), left].sort(inOrder));
      return true;
    }

    const places = [...letters.keys()];
    const first = new Map(places.map((place) => [place, worth(place)]));
    for (const place of [...places].sort((one, other) => first.get(other) - first.get(one) || one - other)) {
      settle(place, new Set());
    }
    return places.map((place) => taken.get(place) ?? null);
  }

  function claimed(puzzle, said) {
    const centre = tilesOf(puzzle);
    if (!said.named.length) return claim(said.word, puzzle.faces, centre);
    const fresh = said.named.filter(({ rescued }) => !rescued);
    const present = count(centre.map(named)), tiles = [];
    for (const tile of fresh) {
      const left = present.get(named(tile)) ?? 0;
      if (left) tiles.push(centre.find((one) => named(one) === named(tile)));
      present.set(named(tile), left - 1);
    }
    return claim(fresh.map(({ letter }) => letter).join(""), puzzle.faces, tiles.filter(Boolean));
  }

  /* Say which letters of a word found a die, and which did not. */
  function unclaimed(puzzle, word, taken) {
    const idle = count(puzzle.faces);
    for (const tile of taken) if (tile) idle.set(tile.pips, idle.get(tile.pips) - 1);
    const pips = [...idle.keys()].filter((n) => idle.get(n) > 0).sort();
    const numbers = `the number ${listed(pips, "or")}`;
    const got = taken.filter(Boolean).map(({ letter, pips }) => `the ${letter} on ${pips}`);
    const matched = new Set(taken.filter(Boolean).map(({ letter }) => letter));
    const lost = new Set([...word].filter((_, place) => !taken[place]));
    const missing = listed([...lost].map((letter) => (matched.has(letter) ? `other ${letter}` : letter)), "or");
    if (got.length) return `${word} takes ${listed(got)}, but no ${missing} in the centre has ${numbers}.`;
    return `${word} takes nothing: no ${missing} in the centre has ${numbers}.`;
  }

  function* unclaimedTiles(puzzle, fresh) {
    const centre = count(tilesOf(puzzle).map(named)), shown = count(puzzle.faces);
    const pool = new Set(tilesOf({ tiles: puzzle.pool }).map(named));
    for (const [tile, n] of count(fresh.map(named))) {
      if (!pool.has(tile)) yield `There is no tile ${tile}.`;
      else if (!centre.get(tile)) yield `${tile} has left the centre.`;
      else if (n > centre.get(tile)) yield `${tile} lies in the centre ${times(centre.get(tile))}.`;
    }
    for (const pips of [...new Set(fresh.map((tile) => tile.pips))].sort()) {
      const tiles = fresh.filter((tile) => tile.pips === pips).map(named);
      if (tiles.length <= (shown.get(pips) ?? 0)) continue;
      const need = tiles.length === 1 ? "needs" : "need";
      yield `${listed(tiles)} ${need} the number ${pips}; the dice show it ${times(shown.get(pips) ?? 0)}.`;
    }
  }

  function* wrongRescues({ rules, vowels, collected, token }, tiles) {
    if (!rules.rescue.per_game) yield "This game has no rescue.";
    else if (!token) yield "The rescue token is spent.";
    if (tiles.length > 1) yield `${listed(tiles.map(named))} are marked; the token brings back one vowel.`;
    for (const tile of tiles) {
      if (!vowels.includes(tile.letter)) yield `${tile.letter} is no vowel; the token brings back vowels only.`;
      if (!collected.some((one) => named(one) === named(tile))) {
        yield `${named(tile)} is not among the tiles you collected.`;
      }
    }
  }

  /* V9: the vowels that the token can bring back. */
  const heldOn = ({ token, vowels, collected }) =>
    token ? collected.filter(({ letter }) => vowels.includes(letter)) : [];

  /* A vowel that is held takes the place of one like it, and one die claims nothing. Return the tiles of a word with
     one rescued, or nothing if no rescue makes it fit. */
  function rescued(board, word) {
    if ([...word].length !== board.faces.length) return null;
    for (const [place, letter] of [...word].entries()) {
      const again = heldOn(board).find((tile) => tile.letter === letter);
      const taken = again && claim([...word].toSpliced(place, 1).join(""), board.faces, tilesOf(board));
      if (taken && !taken.includes(null)) return taken.toSpliced(place, 0, { ...again, rescued: true });
    }
    return null;
  }

  /* V11: short words come from the closed list. A word that the page's list cannot hold breaks another rule already. */
  function* unknown(puzzle, word, tier) {
    const { short_words: short, dictionary } = puzzle.rules;
    if ([...word].length <= short.length) {
      if (puzzle.short_words.includes(word)) return;
      yield { rule: short.id, text: `${word} is not on the list of short words.` };
    } else if (puzzle.knows(word) && !tier(word)) {
      yield { rule: dictionary.id, text: `${word} is not in our list.` };
    }
  }

  /* Tell whether letters are enough for a word. */
  function spells(letters, word) {
    const within = count(letters);
    return [...count(word)].every(([letter, n]) => n <= (within.get(letter) ?? 0));
  }

  function* faultsOf(puzzle, said, taken, tier) {
    const { length, dice, vowels, rescue } = puzzle.rules, { word } = said;
    const found = [...word].filter((letter) => puzzle.vowels.includes(letter)).length;
    const size = puzzle.faces.length, letters = [...word].length;
    const again = said.named.filter((tile) => tile.rescued);
    if (letters !== size) {
      const text = `${word} has ${several(letters, "letter")}; the roll has ${several(size, "die", "dice")}.`;
      yield { rule: length.id, text };
    }
    const wanted = Math.min(taken.length, Math.max(size - again.length, 0));
    if (taken.filter(Boolean).length < wanted) {
      const fresh = said.named.filter((tile) => !tile.rescued);
      const helps = !said.named.length && found <= vowels.max && rescued(puzzle, word);
      const text = said.named.length ? [...unclaimedTiles(puzzle, fresh)].join(" ") : unclaimed(puzzle, word, taken);
      yield { rule: dice.id, text: helps ? `${text} With your rescue it works.` : text };
    }
    if (found > vowels.max) {
      const limit = vowels.max ? number(vowels.max) : "none";
      yield { rule: vowels.id, text: `${word} has ${several(found, "vowel")}; ${limit} is the limit.` };
    }
    const wrong = again.length ? [...wrongRescues(puzzle, again)].join(" ") : "";
    if (wrong) yield { rule: rescue.id, text: wrong };
    yield* unknown(puzzle, word, tier);
  }

  function verdictOn(board, said, tier) {
    const taken = claimed(board, said);
    const parts = [{ id: "tiles", value: pointsOf(taken) }];
    const known = board.short_words.includes(said.word) ? "answers" : tier(said.word);
    const faults = [...faultsOf(board, said, taken, tier)];
    return { ...verdict(textOf(said), parts, faults), word: said.word, taken, tier: known };
  }

  Rollpress.claim = { tilesOf, named, namesTiles, listed, saidOf, verdictOn, heldOn, rescued, spells };
})();
