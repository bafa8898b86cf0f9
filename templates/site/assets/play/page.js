/* What every page that is played on shares: the puzzle, what the page says, the rank, what this browser keeps. */
"use strict";

(() => {
  const { capitalised, number } = Rollpress;
  const find = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const puzzle = JSON.parse(find("#puzzle").textContent);

  function make(name, given = {}, ...inside) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(given)) {
      if (value !== false && value !== undefined) made.setAttribute(key, value === true ? "" : value);
    }
    made.append(...inside.filter((one) => one !== null));
    return made;
  }

  const shown = (n) => String(n).replace("-", "−");
  const points = (n) => `${shown(n)} ${n === 1 ? "point" : "points"}`;

  /* One message at a time: a sign, sentences, and the rules that they come from. */
  function say(messages, yes = false) {
    const place = find("#say");
    place.classList.toggle("yes", yes);
    all(".sign", place).forEach((sign) => sign.toggleAttribute("hidden", sign.dataset.sign !== (yes ? "yes" : "no")));
    const sentences = [messages].flat().map((one) => (typeof one === "string" ? { text: one } : one));
    const told = ({ text, rule }, i) =>
      [i ? ` ${text}` : text, rule ? make("span", { class: "rule" }, ` Rule ${rule}`) : ""];
    find("p", place).replaceChildren(...sentences.flatMap(told));
  }

  /* Heads of a table of answers: the word, the parts of the score by their names, the score. */
  function headed(table, partIds, first = "Word") {
    const names = [first, ...partIds.map((id) => puzzle.names[id]), "Score"];
    const heads = names.map((name, i) => make("th", { scope: "col", class: i ? "r" : false }, name));
    find("thead tr", table).replaceChildren(...heads);
    find("tfoot th", table)?.setAttribute("colspan", names.length - 1);
  }

  /* Ranks: names and the least scores that earn them, rising; the first begins at 0. */
  const rankAt = (score) => puzzle.ranks.reduce((rank, [, least], i) => (score >= least ? i : rank), 0);

  function shareOfStep(score, i) {
    const [from, to] = [puzzle.ranks[i][1], puzzle.ranks[i + 1][1]];
    return Math.max(0, Math.min(1, (score - from) / (to - from)));
  }

  function ahead(score) {
    if (score > puzzle.best) return "beyond the list";
    if (score === puzzle.best) return "the best there is";
    const next = puzzle.ranks[rankAt(score) + 1];
    return next ? `${points(next[1] - score)} to ${next[0]}` : score > puzzle.par ? "beyond par" : "all of par";
  }

  function showRank(score) {
    find("[data-sofar]").textContent = shown(score);
    const now = rankAt(score), steps = puzzle.ranks.slice(1);
    find("#rank b").textContent = puzzle.ranks[now][0];
    find("#rank span").textContent = ahead(score);
    const bars = steps.map((_, i) => {
      const share = shareOfStep(score, i);
      return make("i", share === 1 ? { class: "full" } : { style: `--p:${Math.round(100 * share)}%` });
    });
    const named = ([name, least], i) => {
      const current = i + 1 === now ? "step" : false;
      return make("li", { "aria-current": current }, `${name} `, make("span", { class: "num" }, shown(least)));
    };
    for (const [place, made] of [["#bar", bars], ["#steps", steps.map(named)]]) {
      find(place).style.setProperty("--steps", steps.length);
      find(place).replaceChildren(...made);
    }
  }

  /* What this browser keeps: one entry a puzzle, {v, game, date, on, score, rank, ...what the kind adds}. A browser
     that keeps nothing, or has kept nonsense, is no fault: the page is then played from the beginning. */
  const VERSION = 1, PREFIX = "rollpress/";
  const storage = (() => {
    try {
      const given = window.localStorage;
      given.getItem(PREFIX);
      return given;
    } catch {
      return null;
    }
  })();

  const isDate = (text) => typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text);
  const isEntry = (entry) =>
    entry?.v === VERSION && typeof entry.game === "string" && isDate(entry.date) && isDate(entry.on) &&
    Number.isFinite(entry.score) && Number.isInteger(entry.rank) && Array.isArray(entry.answers) &&
    entry.answers.every((answer) => typeof answer === "string");

  function entryFrom(text) {
    try {
      const entry = JSON.parse(text);
      return isEntry(entry) ? entry : null;
    } catch {
      return null;
    }
  }

  function kept() {
    const found = {};
    try {
      for (let i = 0; i < (storage?.length ?? 0); i++) {
        const key = storage.key(i), entry = key.startsWith(PREFIX) ? entryFrom(storage.getItem(key)) : null;
        if (entry) found[key.slice(PREFIX.length)] = entry;
      }
    } catch { /* forbidden while the page is open: then nothing is kept */ }
    return found;
  }

  function put(id, entry) {
    try {
      storage?.setItem(PREFIX + id, JSON.stringify(entry));
    } catch { /* full or forbidden: the page is played all the same */ }
  }

  /* The visitor's own date; a day has no zone. */
  const pad = (n) => String(n).padStart(2, "0");
  const today = (now = new Date()) => `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  const dayBefore = (date) => {
    const [year, month, day] = date.split("-").map(Number);
    return today(new Date(year, month - 1, day - 1, 12));
  };

  const answersKept = () => kept()[puzzle.id]?.answers ?? [];

  function keep(answers, score) {
    const on = kept()[puzzle.id]?.on ?? today();
    put(puzzle.id, { v: VERSION, game: puzzle.game, date: puzzle.date, on, score, rank: rankAt(score), answers });
    showDays();
  }

  /* A streak is of days that were played on their own date, up to today or yesterday. */
  function streakOf(entries) {
    const dates = new Set(entries.filter(({ date, on }) => date === on).map(({ date }) => date));
    let day = dates.has(today()) ? today() : dayBefore(today()), streak = 0;
    for (; dates.has(day); day = dayBefore(day)) streak++;
    return streak;
  }

  function showDays() {
    const entries = Object.values(kept()).filter(({ game }) => game === puzzle.game);
    const ranks = Math.max(0, ...entries.map(({ rank }) => rank));
    const facts = [
      ["Played", entries.length],
      ["In a row", streakOf(entries)],
      ["Highest rank", entries.length ? puzzle.ranks[Math.min(ranks, puzzle.ranks.length - 1)][0] : "none yet"],
    ];
    find("#days").replaceChildren(...facts.map(([name, value]) =>
      make("div", {}, make("dt", {}, name), make("dd", {}, String(value)))));
  }

  /* Share: an emoji line for the eye, a plain sentence for everyone, a link that leads here. */
  const SQUARES = { brick: "🟥", indigo: "🟦", spruce: "🟩" };
  function shareText() {
    const score = kept()[puzzle.id]?.score ?? api.score, steps = puzzle.ranks.length - 1, filled = rankAt(score);
    const square = Object.entries(SQUARES).find(([ink]) => document.body.classList.contains(ink))?.[1] ?? "⬛";
    const date = find("h1 time").textContent;
    const sentence = `${puzzle.title}, ${date}: ${points(score)}, rank ${puzzle.ranks[filled][0]}.`;
    const address = location.protocol.startsWith("http") ? location.href.split("#")[0] : find("[rel=canonical]").href;
    return [square.repeat(filled) + "⬜".repeat(steps - filled), sentence, address].join("\n");
  }

  async function share() {
    const text = shareText();
    try {
      if (navigator.share) return void (await navigator.share({ text }));
      await navigator.clipboard.writeText(text);
      say("Your result is copied.", true);
    } catch (error) {
      if (error.name === "AbortError") return;
      showText(text, "Copy your result from this field:");
    }
  }

  function showText(text, label) {
    find("#text").hidden = false;
    find("#text span").textContent = label;
    find("#text textarea").value = text;
    find("#text textarea").select();
  }

  /* What was kept, as text to carry to another browser. Reading it back, the better of two scores stays. */
  const exported = () => JSON.stringify({ rollpress: VERSION, puzzles: kept() });

  function imported(text) {
    let read;
    try {
      read = JSON.parse(text);
    } catch {
      return null;
    }
    if (read?.rollpress !== VERSION || typeof read.puzzles !== "object") return null;
    const mine = kept(), theirs = Object.entries(read.puzzles ?? {}).filter(([, entry]) => isEntry(entry));
    for (const [id, entry] of theirs) if (!(mine[id]?.score >= entry.score)) put(id, entry);
    return theirs.length;
  }

  function importText() {
    const read = imported(find("#text textarea").value);
    if (read === null) return say("That text is none that this site wrote. Nothing was changed.");
    const are = read === 1 ? "puzzle is" : "puzzles are";
    say(`${capitalised(number(read))} ${are} read. Load the page again to see them.`, true);
    showDays();
  }

  /* A timer is there for who wants one, and stops nothing when it ends: return what its button does. */
  function timer(ended) {
    const place = find("[data-do=timer] span"), seconds = puzzle.seconds[0];
    const show = (left) => { place.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`; };
    let ticking = null;
    const stop = () => { ticking = void clearInterval(ticking); };
    show(seconds);
    return () => {
      if (ticking) return void (stop(), show(seconds));
      const ends = Date.now() + 1000 * seconds;
      ticking = setInterval(() => {
        const left = Math.max(0, Math.round((ends - Date.now()) / 1000));
        show(left);
        if (left) return;
        stop();
        ended();
      }, 250);
    };
  }

  /* The visitor's date decides what is linked: the answer once the day is over, the new day once it has come. */
  function lookAtClock() {
    const now = today(), early = now < puzzle.answered, answer = all("[data-answer]");
    answer.forEach((part) => { part.hidden = early; });
    if (answer.length) find("#early").hidden = !early;
    if (!puzzle.last || now <= puzzle.date) return;
    find("#newer").hidden = false;
    const link = find("#newer a");
    link.href = now <= puzzle.last ? `../${now}/index.html` : link.dataset.front;
  }

  const askForText = () => showText("", "Put a kept text here, then press the button again:");

  const actions = {
    share,
    print: () => window.print(),
    export: () => showText(exported(), "Keep this text, and read it in another browser:"),
    import: () => (find("#text").hidden ? askForText() : importText()),
  };

  function start() {
    all("[data-play]").forEach((part) => { part.hidden = false; });
    all("[data-still]").forEach((part) => part.classList.add("onpaper"));
    document.addEventListener("click", ({ target }) => actions[target.closest("[data-do]")?.dataset.do]?.());
    document.addEventListener("visibilitychange", lookAtClock);
    window.addEventListener("pageshow", lookAtClock);
    setInterval(lookAtClock, 30_000);
    lookAtClock();
    showDays();
  }

  const api = {
    puzzle, find, all, make, shown, points, say, headed, showRank, answersKept, keep, timer, actions, start, score: 0,
  };
  Rollpress.page = api;
})();
