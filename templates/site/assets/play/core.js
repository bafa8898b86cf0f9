/* What the judge of every kind of play needs: letters, words known by their tags, sentences. Pure functions, the
   same as Python's: they know no page, and tests run them side by side with the judge of the command line. */
"use strict";

globalThis.Rollpress ??= {};

(() => {
  /* SHA-256 (FIPS 180-4). Its constants are the first bits of the roots of the first primes. crypto.subtle would do,
     but it answers late, and is missing where a page is opened without https. */
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const bitsOf = (root) => ((root % 1) * 2 ** 32) | 0;
  const START = primes.slice(0, 8).map((prime) => bitsOf(prime ** (1 / 2)));
  const STEPS = primes.map((prime) => bitsOf(prime ** (1 / 3)));
  const turn = (word, by) => (word >>> by) | (word << (32 - by));

  function padded(text) {
    const bytes = [...new TextEncoder().encode(text)];
    const bits = bytes.length * 8;
    bytes.push(0x80);
    while (bytes.length % 64 !== 60) bytes.push(0);
    return [...bytes, bits >>> 24, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255];
  }

  function mixed(state, block) {
    const w = [];
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = (block[4 * i] << 24) | (block[4 * i + 1] << 16) | (block[4 * i + 2] << 8) | block[4 * i + 3];
      else {
        const [x, y] = [w[i - 15], w[i - 2]];
        const near = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        w[i] = (w[i - 16] + near + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) | 0;
      }
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + STEPS[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
  }

  function sha256(text) {
    const bytes = padded(text);
    let state = START;
    for (let at = 0; at < bytes.length; at += 64) state = mixed(state, bytes.slice(at, at + 64));
    return state.map((word) => word >>> 0);
  }

  /* The first bits of the hash; a number of 52 is exact. */
  function tagOf(salt, word, bits) {
    const [first, second] = sha256(`${salt}#${word}`);
    return Math.floor((first * 2 ** 20 + (second >>> 12)) / 2 ** (52 - bits));
  }

  /* Return what tells the tier of a word of this puzzle, or nothing for a word that is not in its list. */
  function tierOf(puzzle) {
    const { bits, ...tiers } = puzzle.words;
    const known = new Map();
    for (const [tier, steps] of Object.entries(tiers)) {
      let tag = 0;
      for (const step of steps) known.set((tag += step), tier);
    }
    return (word) => known.get(tagOf(puzzle.id, word, bits));
  }

  /* Letters. A text that holds a sign which is no letter has no reading: null. */
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const signsOf = (text) => Array.from(segments.segment(text.normalize("NFC")), ({ segment }) => segment);

  const capitalOf = (sign) => {
    const upper = sign.toUpperCase().normalize("NFC");
    return signsOf(upper).length === 1 ? upper : sign;
  };

  /* A mark combines if it moves before one of the last class (U+0345, class 240) when a text is put in order. */
  const LAST = "\u0345";
  const combines = (mark) => mark === LAST || (LAST + mark).normalize("NFD") !== LAST + mark;
  const bare = (sign) => [...sign.normalize("NFD")].filter((part) => !combines(part)).join("");

  function foldSign(puzzle, sign) {
    const capital = capitalOf(sign);
    if (puzzle.letters.includes(capital)) return capital;
    const found = [sign, capital].find((given) => Object.hasOwn(puzzle.folds, given));
    const letters = found === undefined ? bare(capital) : puzzle.folds[found];
    return letters && [...letters].every((letter) => puzzle.letters.includes(letter)) ? letters : null;
  }

  function fold(puzzle, text) {
    const letters = signsOf(text).map((sign) => foldSign(puzzle, sign));
    return letters.includes(null) ? null : letters.join("");
  }

  const stranger = (puzzle, text) => signsOf(text).find((sign) => foldSign(puzzle, sign) === null);

  function count(items) {
    const counts = new Map();
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
  }

  /* Sentences. */
  const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
  const number = (n) => NUMBERS[n] ?? String(n);
  const several = (n, noun, plural = `${noun}s`) => `${number(n)} ${n === 1 ? noun : plural}`;
  const times = (n) => ["not at all", "once", "twice"][n] ?? `${number(n)} times`;
  const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  const total = (parts) => parts.reduce((sum, part) => sum + part.value, 0);
  const verdict = (answer, parts, faults) => {
    const legal = !faults.length;
    return { answer, legal, total: legal ? total(parts) : 0, parts, faults };
  };

  Object.assign(Rollpress, {
    tierOf, signsOf, fold, stranger, count, number, several, times, capitalised, verdict,
  });
})();
