// The rule roll-1 for another language: keys and questions come as JSON on standard input, draws go out as JSON.
const { createHash } = require("node:crypto");

function* stream(key) {
  for (let block = 0; ; block++) yield* createHash("sha256").update(`${key}#${block}`, "utf8").digest();
}

function pick(chance, below) {
  for (;;) {
    const byte = chance.next().value;
    if (byte < 256 - (256 % below)) return byte % below;
  }
}

const asked = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const answers = asked.map(([key, ...questions]) => {
  const chance = stream(key);
  return questions.map((below) => pick(chance, below));
});
process.stdout.write(JSON.stringify(answers));
