/* Judge words and claims against one roll, on which nothing is collected yet. */
"use strict";

(() => {
  const { tierOf, claim } = Rollpress;
  const { saidOf, spells, tilesOf, verdictOn } = claim;

  /* The page's list holds the words with a letter for each die that lie on tiles of these numbers. */
  function spelled({ faces, tiles }, word) {
    const near = tilesOf({ tiles }).filter(({ pips }) => faces.includes(pips));
    return [...word].length === faces.length && spells(near.map(({ letter }) => letter), word);
  }

  /* Return a function that judges a word or a claim; null for a text that is neither. */
  claim.judge = (puzzle) => {
    const tier = tierOf(puzzle), pool = puzzle.tiles;
    const board = { ...puzzle, pool, collected: [], token: true, knows: (word) => spelled(puzzle, word) };
    return (text) => {
      const said = saidOf(board, text);
      return said && verdictOn(board, said, tier);
    };
  };
})();
