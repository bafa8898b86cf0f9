/* Play a Solo puzzle: in each round a word for one of its rolls, typed or tapped as tiles; the plan and what it comes
   to. Only plans that break no rule are kept, so that a total is always one that counts. */
// needs: core, claim-rules, solo-judge, page
"use strict";

(() => {
  const { page, claim, solo, stranger, several, capitalised } = Rollpress;
  const { named, listed, tilesOf, saidOf, heldOn, rescued } = claim;
  const { puzzle, find, all, make, say, headed, points, shown, showRank, actions } = page;
  const judge = solo.judge(puzzle);
  const field = find("#word"), rows = all(".rounds tbody tr");
  const hold = find(".rescue p")?.appendChild(make("b", { class: "noprint" }));
  const pool = find(".part:has(> .pool) small"), left = make("span", { class: "noprint" });
  pool.replaceChildren(left, make("span", { class: "onpaper" }, pool.textContent));

  /* The plan as it stands, those before it, and the best so far; the round that is played, and the number of dice
     that is chosen in it, or null. */
  let plan = rows.map(() => null), past = [], best = judge.judged(plan), round = 0, size = null;

  function planRow({ word, taken, total, tier }, move, i) {
    const rare = tier === "valid" ? make("span", { class: "small soft" }, " rare") : null;
    const again = move.rescue ? [`${named(move.rescue)}!`] : [];
    const names = [...taken.filter(Boolean).map(named), ...again].join(" ");
    const head = make("th", { scope: "row" }, `${i + 1} `, make("span", { class: "word" }, word), rare);
    const score = make("td", { class: "r" }, make("b", {}, shown(total)));
    return make("tr", {}, head, make("td", { class: "r small soft code" }, names), score);
  }

  function show() {
    const { told, total } = judge.judged(plan);
    find("#found tbody").replaceChildren(...told.flatMap((one, i) => (one ? [planRow(one, plan[i], i)] : [])));
    find("#count").textContent = several(plan.filter(Boolean).length, "round");
    find("#score").textContent = shown(total);
    page.score = best.total;
    showRank(best.total);
    rows.forEach(showRound);
    const dice = judge.rounds[round].find((roll) => roll.length === size);
    const wanted = dice ? `${several(size, "letter")} for ${listed(dice)}` : "choose dice";
    find("#now").textContent = `Round ${round + 1}: ${wanted}`;
    showRescue();
    showTiles();
  }

  function showRound(row, i) {
    const word = plan[i]?.word ?? "";
    row.classList.toggle("here", i === round);
    find("small", row).textContent = word;
    all("button", row).forEach((button, k) => {
      const dice = judge.rounds[i][k].length, took = [...word].length === dice;
      button.setAttribute("aria-pressed", String(i === round && dice === size));
      button.classList.toggle("took", took);
      button.lastChild.textContent = took ? ` ${word}` : "";
    });
  }

  /* V9: which vowels the rescue could bring back in this round, or where it is spent. */
  function showRescue() {
    const spent = plan.findIndex((move) => move?.rescue);
    const held = heldOn(judge.boardFor(plan, round)).map(named);
    const state = spent >= 0 ? `Spent in round ${spent + 1}.` : held.length ? `You hold ${listed(held)}.` : "";
    if (hold) hold.textContent = ` ${state}`;
  }

  /* Take a plan in place of the present one, if it breaks no rule. */
  function take(next) {
    const verdict = judge.judged(next), before = best.total;
    if (!verdict.legal) return say(verdict.faults);
    plan = next;
    if (verdict.total > before) best = verdict;
    page.keep([best.answer, verdict.answer], best.total);
    return { verdict, before };
  }

  function change(next) {
    const before = plan, done = take(next);
    if (done) past.push(before);
    return done;
  }

  function reached(before) {
    if (best.total > before && best.total > puzzle.best) return ["That is beyond the list."];
    if (best.total > before && best.total === puzzle.best) return ["Nothing scores more."];
    return before < puzzle.par && best.total >= puzzle.par ? ["Par is reached."] : [];
  }

  function praise(i, { told, total }) {
    const { word, taken, total: adds, tier } = told[i];
    const claims = listed(taken.filter(Boolean).map(({ letter, pips }) => `the ${pips} claims ${letter}`));
    const rare = tier === "valid" ? `${word} is rarer than we count on: ` : `${word} is in: `;
    const sum = `That is ${points(adds)}, ${shown(total)} in all.`;
    return `Round ${i + 1}: ${rare}${claims || "no die claims a tile"}. ${sum}`;
  }

  /* Go on to the next round that has no word, if there is one. */
  function goOn() {
    const free = plan.findIndex((move, i) => !move && i > round);
    if (free >= 0) round = free;
    size = null;
    field.value = "";
    show();
  }

  /* Say a word for this round. The roll is the one that has a die for each letter, whichever is chosen. */
  function enter(text) {
    if (!text.trim()) return say("Write a word first, or tap its tiles.");
    const said = saidOf(puzzle, text);
    if (!said && /[0-9!]/.test(text)) return say("Write tiles as a letter and a number, as A4.");
    if (!said) return say(`${stranger(puzzle, text.trim())} is no letter. Write letters of the alphabet.`);
    const verdict = judge.on(judge.boardFor(plan, round, [...said.word].length), said);
    if (!verdict.legal) return say(verdict.faults);
    const rescue = said.named.find((tile) => tile.rescued) ?? null, i = round;
    const done = change(plan.with(i, { word: said.word, tiles: verdict.taken.filter(Boolean), rescue }));
    if (!done) return;
    goOn();
    say([praise(i, done.verdict), ...reached(done.before)], true);
  }

  /* Say the word that is written with a vowel rescued. */
  function rescue() {
    const said = saidOf(puzzle, field.value);
    if (!said) return enter(field.value);
    const board = judge.boardFor(plan, round, [...said.word].length), tiles = rescued(board, said.word);
    const why = board.token ? `With no vowel that you hold does ${said.word} fit.` : "The rescue token is spent.";
    if (!tiles) return say({ text: why, rule: puzzle.rules.rescue.id });
    enter(tiles.map((tile) => named(tile) + (tile.rescued ? "!" : "")).join(" "));
  }

  function pass() {
    const i = round;
    if (plan[i] && !change(plan.with(i, null))) return;
    goOn();
    say(`Round ${i + 1} is passed.`, true);
  }

  function undo() {
    if (!past.length) return say("There is nothing to take back.");
    const { verdict } = take(past.pop());
    show();
    say(`Taken back: ${points(verdict.total)} in all.`, true);
  }

  function back() {
    change(solo.planFrom(puzzle, best.answer));
    show();
    say(`This is your best plan: ${points(best.total)} in all.`, true);
  }

  function go(to, dice) {
    if (to !== round) field.value = "";
    [round, size] = [to, dice];
    show();
  }

  /* The tiles of the page, in the order in which it shows them. */
  const tiles = tilesOf(puzzle).sort((one, other) => one.pips - other.pips);
  const buttons = [];

  const written = () => (/[0-9]/.test(field.value) ? field.value.split(" ").filter(Boolean) : []);

  /* A tile can be claimed by the dice, or it is gone to another round, whose word it then bears. */
  function showTiles() {
    const dice = new Set(judge.rounds[round].filter((roll) => [null, roll.length].includes(size)).flat());
    const others = plan.filter((move, i) => move && i !== round);
    const taken = others.flatMap((move) => move.tiles.map((tile) => [named(tile), move.word]));
    left.textContent = `${tiles.length - taken.length} of ${tiles.length}`;
    const picked = written().map((name) => name.replace("!", ""));
    buttons.forEach((button, i) => {
      const name = named(tiles[i]), at = taken.findIndex(([tile]) => tile === name), chosen = picked.indexOf(name);
      const word = at < 0 ? "" : taken.splice(at, 1)[0][1];
      if (chosen >= 0) picked.splice(chosen, 1);
      button.classList.toggle("gone", word);
      button.classList.toggle("can", !word && dice.has(tiles[i].pips));
      button.setAttribute("aria-pressed", String(chosen >= 0));
      button.lastChild.textContent = word;
    });
  }

  /* Tapping writes the tiles in the order in which they were tapped; a vowel that you have is written as rescued. */
  function tap(i) {
    const names = written(), name = named(tiles[i]), held = heldOn(judge.boardFor(plan, round));
    const at = names.findIndex((one) => one.replace("!", "") === name);
    const have = buttons[i].classList.contains("gone") && held.some((one) => named(one) === name);
    if (at >= 0 && buttons[i].getAttribute("aria-pressed") === "true") names.splice(at, 1);
    else names.push(have ? `${name}!` : name);
    field.value = names.join(" ");
    showTiles();
  }

  function buttonFor(tile, i) {
    const button = make("button", { type: "button", class: "pick", "aria-pressed": "false" });
    button.addEventListener("click", () => tap(i));
    tile.replaceWith(button);
    button.append(tile, make("small", { class: "word" }));
    buttons.push(button);
  }

  /* Every roll is a button, named by its round, its dice and the word that they have. */
  function roundOf(row, i) {
    find("th", row).append(make("small", { class: "word" }));
    all(".dice", row).forEach((dice, k) => {
      const button = make("button", { type: "button", class: "choose", "aria-pressed": "false" });
      button.addEventListener("click", () => go(i, judge.rounds[i][k].length));
      dice.replaceWith(button);
      button.append(make("span", { class: "hide" }, `Round ${i + 1}: `), dice, make("span", { class: "hide" }));
    });
  }

  Object.assign(actions, { rescue, pass, undo, best: back });
  find("#entry").addEventListener("submit", (event) => {
    event.preventDefault();
    enter(field.value);
    field.select();
  });
  field.addEventListener("input", showTiles);

  headed(find("#found"), ["tiles"], "Round");
  rows.forEach(roundOf);
  all(".pool .tile").forEach(buttonFor);
  for (const text of page.answersKept()) {
    const verdict = judge(text);
    if (!verdict?.legal) continue;
    plan = solo.planFrom(puzzle, text);
    if (verdict.total > best.total) best = verdict;
  }
  round = Math.max(0, plan.indexOf(null));
  show();
  const played = plan.filter(Boolean).length;
  const before = `${capitalised(several(played, "round"))} from before.`;
  say(played ? before : "No words yet. Choose dice in any round, then write a word for them.", true);
  page.start();
})();
