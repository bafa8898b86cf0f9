/* Play a Solo puzzle: in each round a word for one of its rolls, typed or tapped as tiles; the plan and what it comes
   to. Only plans that break no rule are kept, so that a total is always one that counts. */
// needs: core, claim-rules, solo-judge, page, claim-page
"use strict";

(() => {
  const { page, claim, solo, several, capitalised } = Rollpress;
  const { named, listed, saidOf, heldOn, rescued, field, tiles, written, press, unread, told } = claim;
  const { puzzle, find, all, make, say, headed, points, shown, showRank, reached, actions } = page;
  const judge = solo.judge(puzzle);
  const rows = all(".rounds tbody tr");
  const hold = find(".rescue p")?.appendChild(make("b", { class: "noprint" }));
  const pool = find(".part:has(> .pool) small"), left = make("span", { class: "noprint" });
  pool.replaceChildren(left, make("span", { class: "onpaper" }, pool.textContent));
  const buttons = claim.tappable(markOf);

  /* The plan as it stands, those before it, and the best so far; the round that is played, and the number of dice
     that is chosen in it, or null. */
  let plan = rows.map(() => null), past = [], best = judge.judged(plan), round = 0, size = null;

  function planRow(one, { rescue }, i) {
    const names = [...one.taken.filter(Boolean).map(named), ...(rescue ? [`${named(rescue)}!`] : [])];
    return claim.row(one, names, `${i + 1} `);
  }

  function show() {
    const verdict = judge.judged(plan);
    find("#found tbody").replaceChildren(...verdict.told.flatMap((one, i) => (one ? [planRow(one, plan[i], i)] : [])));
    find("#count").textContent = several(plan.filter(Boolean).length, "round");
    find("#score").textContent = shown(verdict.total);
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

  function praise(i, verdict) {
    const one = verdict.told[i];
    return `Round ${i + 1}: ${told(one)}. That is ${points(one.total)}, ${shown(verdict.total)} in all.`;
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
    const why = unread(text);
    if (why) return say(why);
    const said = saidOf(puzzle, text);
    const verdict = judge.on(judge.boardFor(plan, round, [...said.word].length), said);
    if (!verdict.legal) return say(verdict.faults);
    const rescue = said.named.find((tile) => tile.rescued) ?? null, i = round;
    const done = change(plan.with(i, { word: said.word, tiles: verdict.taken.filter(Boolean), rescue }));
    if (!done) return;
    goOn();
    say([praise(i, done.verdict), ...reached(done.before, best.total)], true);
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

  /* A tile can be claimed by the dice, or it is gone to another round, whose word it then bears. */
  function showTiles() {
    const dice = new Set(judge.rounds[round].filter((roll) => [null, roll.length].includes(size)).flat());
    const others = plan.filter((move, i) => move && i !== round);
    const taken = others.flatMap((move) => move.tiles.map((tile) => [named(tile), move.word]));
    left.textContent = `${tiles.length - taken.length} of ${tiles.length}`;
    buttons.forEach((button, i) => {
      const at = taken.findIndex(([tile]) => tile === named(tiles[i]));
      const word = at < 0 ? "" : taken.splice(at, 1)[0][1];
      button.classList.toggle("gone", word);
      button.classList.toggle("can", !word && dice.has(tiles[i].pips));
      button.lastChild.textContent = word;
    });
    press(written());
  }

  /* A vowel that you have is written as rescued. */
  function markOf(tile, button) {
    const held = heldOn(judge.boardFor(plan, round)).map(named);
    return button.classList.contains("gone") && held.includes(named(tile)) ? "!" : "";
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
  field.addEventListener("input", () => press(written()));

  headed(find("#found"), ["tiles"], "Round");
  rows.forEach(roundOf);
  buttons.forEach((button) => button.append(make("small", { class: "word" })));
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
