/* What every page that is played on shares: the puzzle, what the page says, the rank, what this browser keeps. */
"use strict";

(() => {
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
    all("[data-sign]", place).forEach((sign) => { sign.hidden = sign.dataset.sign !== (yes ? "yes" : "no"); });
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

  /* Say which of best and par a score has just reached. */
  function reached(before, after) {
    if (after > before && after > puzzle.best) return ["That is beyond the list."];
    if (after > before && after === puzzle.best) return ["Nothing scores more."];
    return before < puzzle.par && after >= puzzle.par ? ["Par is reached."] : [];
  }

  /* A word that is not counted on bears a mark in the head of its row. */
  const isRare = ({ tier }) => tier === "valid";

  function wordHead({ word, tier }, ...before) {
    const rare = isRare({ tier }) ? make("span", { class: "small soft" }, " rare") : null;
    return make("th", { scope: "row" }, ...before, make("span", { class: "word" }, word), rare);
  }

  /* What this browser keeps: one entry a puzzle, {v, game, date, on, score, rank, ...what the kind adds}. A browser
     that keeps nothing, or has kept nonsense, is no fault: the page is then played from the beginning. */
  const VERSION = 1, PREFIX = "rollpress/";
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
      for (const key of Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) {
        const entry = entryFrom(localStorage.getItem(key));
        if (entry) found[key.slice(PREFIX.length)] = entry;
      }
    } catch {
      return found;
    }
    return found;
  }

  function put(id, entry) {
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify(entry));
    } catch {
      return;
    }
  }

  /* The visitor's own date; a day has no zone. */
  const pad = (n) => String(n).padStart(2, "0");
  const today = (now = new Date()) => `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  const answersKept = () => kept()[puzzle.id]?.answers ?? [];

  function keep(answers, score) {
    const on = kept()[puzzle.id]?.on ?? today();
    put(puzzle.id, { v: VERSION, game: puzzle.game, date: puzzle.date, on, score, rank: rankAt(score), answers });
    api.showDays?.();
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

  /* What a button does. The timer, sharing, and the account of days are in a script of their own, which comes when
     it is first asked for. */
  const actions = { print: () => window.print() };

  function loadMore(then = () => {}) {
    const script = make("script", { src: find("#days-kept").dataset.script });
    script.addEventListener("load", then);
    document.head.append(script);
  }

  function act(name) {
    if (actions[name]) actions[name]();
    else if (name) loadMore(() => actions[name]());
  }

  function start() {
    all("[data-play]").forEach((part) => { part.hidden = false; });
    all("[data-still]").forEach((part) => part.classList.add("onpaper"));
    document.addEventListener("click", ({ target }) => act(target.closest("[data-do]")?.dataset.do));
    document.addEventListener("visibilitychange", lookAtClock);
    window.addEventListener("pageshow", lookAtClock);
    setInterval(lookAtClock, 30_000);
    lookAtClock();
    find("#days-kept").addEventListener("toggle", () => api.showDays ?? loadMore(), { once: true });
  }

  const api = {
    puzzle, find, all, make, shown, points, say, headed, showRank, reached, isRare, wordHead, answersKept, keep,
    actions, start, score: 0, VERSION, isEntry, kept, put, today, rankAt,
  };
  Rollpress.page = api;
})();
