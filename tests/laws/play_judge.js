// Judge answers with a page's own scripts: scripts, kind and cases come as JSON on standard input. A case is a
// puzzle with its answers, each a list of texts that are judged one after the other as a player enters them.
const { readFileSync } = require("node:fs");
const { runInThisContext } = require("node:vm");

const { scripts, kind, cases } = JSON.parse(readFileSync(0, "utf8"));
for (const script of scripts) runInThisContext(readFileSync(script, "utf8"), { filename: script });

function* judged({ puzzle, answers }) {
  const judge = Rollpress[kind].judge(puzzle);
  for (const texts of answers) {
    const list = [];
    for (const text of texts) {
      const verdict = judge(text, list);
      if (verdict?.legal) list.push(verdict.answer);
      yield verdict;
    }
  }
}

process.stdout.write(JSON.stringify(cases.map((one) => [...judged(one)])));
