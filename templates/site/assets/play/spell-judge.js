/* Judge words against the signs on the dice: which rules a word breaks, and its score in parts. Each rule is tested
   on its own. The dictionary is asked only about words that the signs spell: those are in the puzzle. */
"use strict";

(() => {
  const { tierOf, fold, count, number, several, times, capitalised, verdict } = Rollpress;

  /* What the faces show: for each sign what its first 0, 1, 2 ... copies bring, dearest first. */
  function signsOf(faces) {
    const points = new Map();
    const shown = [...faces.map(([large, worth]) => [large, worth]), ...faces.map(([, , small]) => [small, 0])];
    const wilds = faces.filter(([large]) => !large).length;
    for (const [letters, worth] of shown.filter(([letters]) => letters)) {
      points.set(letters, [...(points.get(letters) ?? []), worth]);
    }
    const single = new Map(), joined = new Map();
    for (const [letters, worths] of points) {
      const totals = [0];
      for (const worth of worths.sort((one, other) => other - one)) totals.push(totals.at(-1) + worth);
      ([...letters].length === 1 ? single : joined).set(letters, totals);
    }
    return { single, joined, wilds };
  }

  function lettersOf({ single, joined }) {
    const counts = new Map([...single].map(([letter, totals]) => [letter, totals.length - 1]));
    for (const [letters, totals] of joined) {
      for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + totals.length - 1);
    }
    return counts;
  }

  /* E7: letters do not compete, so the dearest copies of each are the best serving. */
  function served(need, { single }) {
    let points = 0;
    const unserved = [];
    for (const [letter, wanted] of need) {
      const totals = single.get(letter) ?? [0];
      const found = Math.min(wanted, totals.length - 1);
      points += totals[found];
      for (let left = wanted - found; left > 0; left--) unserved.push(letter);
    }
    return { points, unserved };
  }

  /* How often each sign of several letters is used, for every way of cutting the word. */
  function usesOf(word, joined) {
    const reached = Array.from({ length: word.length + 1 }, () => new Set());
    reached[0].add(joined.map(() => 0).join());
    for (let start = 0; start < word.length; start++) {
      for (const text of reached[start]) {
        reached[start + 1].add(text);
        joined.forEach(([letters, totals], which) => {
          const uses = text.split(",").map(Number);
          if (!word.startsWith(letters, start) || uses[which] >= totals.length - 1) return;
          uses[which]++;
          reached[start + letters.length].add(uses.join());
        });
      }
    }
    return [...reached[word.length]].sort().map((text) => text.split(",").map(Number));
  }

  function servedWith(word, uses, joined, signs) {
    const need = count(word);
    let points = 0;
    joined.forEach(([letters, totals], which) => {
      points += totals[uses[which]];
      for (const letter of letters) need.set(letter, need.get(letter) - uses[which]);
    });
    const rest = served(need, signs);
    return { points: points + rest.points, unserved: rest.unserved };
  }

  /* The serving that brings the most points of those that the wilds complete; else the one that lacks the least. */
  function serve(word, signs) {
    const joined = [...signs.joined].filter(([letters]) => word.includes(letters));
    if (!joined.length) return served(count(word), signs);
    const options = usesOf(word, joined).map((uses) => servedWith(word, uses, joined, signs));
    const complete = options.filter(({ unserved }) => unserved.length <= signs.wilds);
    const better = (one, other) => (other.points > one.points ? other : one);
    if (complete.length) return complete.reduce(better);
    const least = Math.min(...options.map(({ unserved }) => unserved.length));
    return options.filter(({ unserved }) => unserved.length === least).reduce(better);
  }

  function tooFew(word, { unserved }, signs) {
    const need = count(word), shown = lettersOf(signs);
    const short = [...need.keys()].filter((letter) => unserved.includes(letter));
    const sentences = short.map((letter, index) => {
      const wanted = need.get(letter) === 1 ? letter : `${letter} ${times(need.get(letter))}`;
      const found = shown.get(letter) ?? 0;
      const seen = found ? `show it ${times(found)}` : "do not show it";
      const bound = found >= need.get(letter) ? "show it only together with other letters" : seen;
      return `${index ? "It" : word} needs ${wanted}; the dice ${bound}.`;
    });
    const stars = signs.wilds === 1 ? "One *" : `${capitalised(number(signs.wilds))} *`;
    if (signs.wilds) sentences.push(`${stars} cannot stand for ${several(unserved.length, "letter")}.`);
    return sentences.join(" ");
  }

  function* faultsOf({ rules }, word, serving, signs, tier) {
    const length = [...word].length, { min, max } = rules.length;
    // E3, E4: a wild is a sign too, and serves once like any other.
    const spelled = serving.unserved.length <= signs.wilds;
    if (!spelled) yield { rule: rules.once.id, text: tooFew(word, serving, signs) };
    if (length < min || length > max) {
      const span = min === max ? min : `${min} to ${max}`;
      yield { rule: rules.length.id, text: `${word} has ${several(length, "letter")}; a word has ${span}.` };
    }
    if (spelled && !tier(word)) yield { rule: rules.dictionary.id, text: `${word} is not in our list.` };
  }

  /* Return a function that judges a word (any text) after the words already listed; null for what is no word. */
  function judge(puzzle) {
    const signs = signsOf(puzzle.faces), tier = tierOf(puzzle);
    return (text, list = []) => {
      const word = fold(puzzle, text.trim());
      if (!word) return null;
      const serving = serve(word, signs);
      const faults = [...faultsOf(puzzle, word, serving, signs, tier)];
      if (list.includes(word)) {  // E11: after folding, so that case and accents make no new word
        const again = `${word} is on your list already. A word counts once.`;
        faults.push({ rule: puzzle.rules.distinct.id, text: again });
      }
      const parts = [
        { id: "length", value: puzzle.rules.score.letter * [...word].length },
        { id: "letters", value: serving.points },
      ];
      return { ...verdict(word, parts, faults), tier: tier(word) };
    };
  }

  /* Your best words count, so many as the puzzle says. */
  function bestOf({ rules }, verdicts) {
    const order = [...verdicts].sort((one, other) => other.total - one.total);
    return order.slice(0, rules.best_words.words).reduce((sum, one) => sum + one.total, 0);
  }

  Rollpress.spell = { judge, bestOf };
})();
