/* Sheets for a class: reads what is chosen, lays out sheets and key from the data, and lets the browser print. */
"use strict";

(() => {
  const games = window.rollpressClass;
  const find = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const form = find("#choice");

  function make(name, given = {}, ...inside) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(given)) made.setAttribute(key, value);
    made.append(...inside);
    return made;
  }

  const game = () => games.find((one) => one.id === form.elements.game.value);
  const levelsOf = (one) => (one.levels.length ? one.levels : [["", form.dataset.sheets]]);

  /* As many sheets of each level as are asked for, beginning anew where a level has no more. */
  function chosen() {
    const first = Math.max(1, Number(form.elements.first.value) || 1) - 1;
    return all("#levels input").flatMap((input) => {
      const kept = game().sheets.filter((sheet) => sheet.level === input.name);
      const wanted = Math.min(Math.max(0, Number(input.value) || 0), kept.length);
      return Array.from({ length: wanted }, (_, i) => kept[(first + i) % kept.length]);
    });
  }

  /* Pieces are drawings of our own, written by the build. */
  function drawn(place, rows, of) {
    place.replaceChildren(...rows.map((row) => {
      const line = make("div");
      line.innerHTML = row.map((number) => (number < 0 ? "<i></i>" : of.pieces[number])).join("");
      return line;
    }));
  }

  function lines(of) {
    const heads = of.columns.map((text, i) => make("th", i ? { scope: "col" } : { scope: "col", colspan: 2 }, text));
    const widths = ["number", "", ...of.columns.slice(1).map(() => "short")].map((name) => make("col", { class: name }));
    const count = form.elements.large.checked ? 5 : of.lines;
    const rows = Array.from({ length: count }, (_, i) =>
      make("tr", {}, make("td", { class: "label" }, i + 1), ...of.columns.map(() => make("td"))));
    const sum = make("tr", { class: "all" }, make("td", { colspan: of.columns.length }, of.total), make("td", { class: "boxed" }));
    return make("table", { class: "fill" }, make("colgroup", {}, ...widths), make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows, sum));
  }

  function board(of) {
    const [columns, rows] = of.board;
    const row = () => make("tr", {}, ...Array.from({ length: columns }, () => make("td")));
    const high = form.elements.large.checked ? rows - 2 : rows;
    const grid = make("table", { class: "board-of", role: "presentation" }, ...Array.from({ length: high }, row));
    return [grid, make("div", { class: "sums" }, ...of.columns.flatMap((text) => [make("p", {}, text), make("i")]))];
  }

  function work(of) {
    if (of.board.length) return board(of);
    const pool = make("div", { class: "drawn" });
    drawn(pool, of.pool, of);
    return of.pool.length ? [pool, lines(of)] : [lines(of)];
  }

  function qr(place, sheet) {
    const size = sheet.qr.length;
    const bits = sheet.qr.map((row) => parseInt(row, 16).toString(2).padStart(size, "0"));
    const dark = bits.flatMap((row, y) => [...row].map((bit, x) => (bit === "1" ? `M${x} ${y}h1v1h-1z` : "")));
    place.setAttribute("viewBox", `0 0 ${size} ${size}`);
    place.setAttribute("aria-label", sheet.qrLabel);
    find("path", place).setAttribute("d", dark.join(""));
  }

  function page(sheet, of) {
    const made = find("#sheet").content.cloneNode(true);
    all(".who p", made).forEach((place, i) => { place.textContent = of.labels[i]; });
    find(".title", made).innerHTML = of.mark;
    find(".title", made).append(of.texts[sheet.title]);
    find(".task", made).textContent = of.texts[sheet.task];
    drawn(find(".roll-of", made), sheet.roll, of);
    find(".roll-of", made).classList.toggle("six", sheet.roll.every((row) => row.length <= 6));
    find(".example p", made).append(make("b", {}, `${of.example}. `), of.texts[sheet.example]);
    drawn(find(".example .drawn", made), sheet.shown, of);
    find(".work", made).append(...work(of));
    find(".code", made).textContent = sheet.code;
    find(".end span", made).textContent = sheet.foot;
    qr(find(".qr", made), sheet);
    return made;
  }

  function entry(sheet, of) {
    const rows = sheet.layout.map((row) =>
      make("tr", {}, ...row.map((letters) => make("td", letters ? { class: "laid-die" } : {}, letters))));
    const facts = sheet.facts.map(([head, fact]) => make("p", {}, make("b", {}, `${head}: `), fact));
    const [, level] = of.levels.find(([name]) => name === sheet.level) || ["", ""];
    return make("article", {}, make("h3", {}, `${sheet.code} ${level}`), make("table", { role: "presentation" }, ...rows), ...facts);
  }

  /* Only what is to be printed is in the page: a key that is not there cannot be printed with the sheets. */
  function layOut(what) {
    const of = game(), sheets = chosen();
    const onKey = what === "key";
    find("#sheets").hidden = onKey;
    find("#key").hidden = !onKey;
    find("#sheets").classList.toggle("large", form.elements.large.checked);
    find("#sheets").classList.toggle("a4", form.elements.paper.value === "A4");
    find("#sheets").replaceChildren(...(onKey ? [] : sheets.map((sheet) => page(sheet, of))));
    const byCode = [...sheets].sort((a, b) => (a.code < b.code ? -1 : 1));
    find("#key").replaceChildren(...(onKey ? [make("div", {}, make("h2", {}, of.keyTitle), make("p", {}, of.keyLead), ...byCode.map((sheet) => entry(sheet, of)))] : []));
    find("#paper")?.remove();
    document.head.append(make("style", { id: "paper" }, `@page { size: ${form.elements.paper.value} portrait; margin: 14mm }`));
    all("button", form).forEach((button) => { button.disabled = sheets.length === 0; });
    find("#told").textContent = form.dataset.told.replace("{game}", of.name).replace("{sheets}", sheets.length);
  }

  function offer() {
    const of = game();
    find("#levels").replaceChildren(...levelsOf(of).map(([level, name], i) => {
      const most = of.sheets.filter((sheet) => sheet.level === level).length;
      return make("label", {}, `${name} `, make("input", { type: "number", name: level, min: 0, max: most, value: i ? 0 : 30 }));
    }));
  }

  form.elements.game.append(...games.map((one) => make("option", { value: one.id }, one.name)));
  form.addEventListener("input", (event) => {
    if (event.target === form.elements.game) offer();
    layOut("sheets");
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    layOut(event.submitter?.value || "sheets");
    window.print();
  });
  offer();
  layOut("sheets");
  find("#desk").hidden = false;
})();
