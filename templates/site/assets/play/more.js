/* What few ask for, loaded when they do: a timer; a result to share; what the days in this
   browser come to; all that it keeps, as text to carry to another. */
"use strict";

(() => {
  const { page, capitalised, number } = Rollpress;
  const { puzzle, find, make, say, kept, put, isEntry, today, points, rankAt, actions, VERSION } = page;

  const dayBefore = (date) => {
    const [year, month, day] = date.split("-").map(Number);
    return today(new Date(year, month - 1, day - 1, 12));
  };

  /* A timer is there for who wants one, and stops nothing when it ends. */
  let ticking = null;
  const stop = () => { ticking = void clearInterval(ticking); };
  const showTime = (left) => {
    find("[data-do=timer] span").textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  };

  function timer() {
    const [seconds] = puzzle.seconds, ends = Date.now() + 1000 * seconds;
    showTime(seconds);
    if (ticking) return stop();
    ticking = setInterval(() => {
      const left = Math.max(0, Math.round((ends - Date.now()) / 1000));
      showTime(left);
      if (left) return;
      stop();
      say(`Time is up: ${points(page.score)}.`, true);
    }, 250);
  }

  /* Share: an emoji line for the eye, a plain sentence for everyone, a link that leads here. */
  const SQUARES = { brick: "🟥", indigo: "🟦", spruce: "🟩" };
  function shareText() {
    const score = kept()[puzzle.id]?.score ?? page.score, steps = puzzle.ranks.length - 1, filled = rankAt(score);
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

  const askForText = () => showText("", "Put a kept text here, then press the button again:");

  page.showDays = showDays;
  Object.assign(actions, {
    timer,
    share,
    export: () => showText(exported(), "Keep this text, and read it in another browser:"),
    import: () => (find("#text").hidden ? askForText() : importText()),
  });
  showDays();
})();
