// The cost of each method of the package beside its rivals, all in this process:
// `node main.mjs games.txt long-games.txt package rounds [rows]`. Prints `method TAB call TAB
// ours TAB chess.js TAB chessops TAB kokopu` in nanoseconds for the first call on a position
// (`fresh`) and for one that comes again; `-` is what there is not.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { plan } from "./plan.mjs";
import { rows } from "./rows.mjs";
import { calibrate, Measurement } from "./timing.mjs";

const [games, longGames, entry, rounds, wanted] = process.argv.slice(2);
const packages = `${process.env.NODE_PACKAGES}/node_modules`;
const require = createRequire(`${packages}/`);
const at = (path) => import(pathToFileURL(path).href);
const chessops = (name) => at(`${packages}/chessops/dist/esm/${name}.js`);
const rest = () => new Promise((resume) => setTimeout(resume, 20));

// Ours comes first and alone: objects made with the names of another library before would let its
// own be found faster than they are in a program that has only ours.
const ours = await at(entry);
new ours.Chess();
const chessJs = await at(`${packages}/chess.js/dist/esm/chess.js`);
const course = plan(chessJs.Chess, readFileSync(games, "utf8"), readFileSync(longGames, "utf8"));
const contenders = [
  (await import("./alike.mjs?ours")).contender(ours, course),
  (await import("./alike.mjs?rival")).contender(chessJs, course),
  await (await import("./chessops.mjs")).contender(chessops, course),
  (await import("./kokopu.mjs")).contender(require("kokopu"), course),
];
const overhead = calibrate();
const pools = contenders.map(() => new Map());

/** The games of a contender, brought to their positions when they are first needed. */
function gamesOf(index, name) {
  const known = pools[index];
  if (!known.has(name)) known.set(name, contenders[index].pools[name]());
  return known.get(name);
}

for (const { name, pool, size, again } of rows) {
  if (wanted !== undefined && !wanted.split(",").includes(name)) continue;
  const measurements = contenders.map(({ cases, touch }, index) => {
    const items = gamesOf(index, pool).slice(0, size);
    const isPlayed = pool === "played" || pool === "quiet" || pool === "commented";
    return cases[name] && new Measurement(items, cases[name], isPlayed ? touch : () => {}, again);
  });
  const present = measurements.filter(Boolean);
  for (const measurement of present) measurement.warm();
  await rest();
  for (let round = 0; round < Number(rounds); round += 1) {
    // Who begins takes turns.
    for (let turn = 0; turn < present.length; turn += 1) {
      present[(round + turn) % present.length].round();
    }
    await rest();
  }
  for (const [column, call] of ["fresh", "again"].entries()) {
    const figures = measurements.map((measurement) => measurement?.figures(overhead)[column]);
    if (figures[0] !== undefined) {
      console.log([name, call, ...figures.map((figure) => figure?.toFixed(1) ?? "-")].join("\t"));
    }
  }
}
