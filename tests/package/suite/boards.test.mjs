// What boards and pages need: destinations, pictures, names of openings, and an end to objects.
import assert from "node:assert/strict";
import { added, played } from "../support/facts.mjs";

added("destinations are mapped from each square that can move", (library) => {
  const dests = new library.Chess().dests();
  assert.ok(dests instanceof Map);
  assert.equal(dests.size, 10);
  assert.deepEqual([...dests.get("e2")].sort(), ["e3", "e4"]);
  assert.deepEqual([...dests.get("g1")].sort(), ["f3", "h3"]);
  assert.equal(dests.get("e1"), undefined);
});

added("destinations are those of the legal moves, each once", ({ Chess }) => {
  for (const fen of [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
  ]) {
    const game = new Chess(fen);
    const pairs = [...game.dests()].flatMap(([from, squares]) => squares.map((to) => from + to));
    const expected = new Set(game.moves({ verbose: true }).map(({ from, to }) => from + to));
    assert.deepEqual(pairs.sort(), [...expected].sort());
  }
});

added("a mated side has no destinations", (library) => {
  assert.equal(played(library, "f3 e5 g4 Qh4#").dests().size, 0);
});

added("a board is drawn as one picture", ({ Chess }) => {
  const svg = new Chess().svg();
  assert.match(svg, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  assert.match(svg, /<\/svg>\s*$/);
  assert.ok(!/<script|javascript:/i.test(svg));
  assert.equal(new Chess().svg({}), svg);
  assert.notEqual(played({ Chess }, "e4").svg(), svg);
});

added("an opening has its name, found through transpositions", async (library) => {
  const sicilian = await played(library, "e4 c5").openingName();
  assert.match(sicilian.eco, /^B\d\d$/);
  assert.match(sicilian.name, /Sicilian/);
  const one = await played(library, "d4 d5 c4 e6 Nc3 Nf6").openingName();
  const other = await played(library, "c4 e6 Nc3 Nf6 d4 d5").openingName();
  assert.deepEqual(one, other);
});

added("an endgame has no opening's name", async ({ Chess }) => {
  assert.equal(await new Chess("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").openingName(), null);
});

added("an object can be ended by either name, more than once", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.dispose(), undefined);
  game.dispose();
  const other = new Chess();
  assert.equal(typeof other[Symbol.dispose], "function");
  other[Symbol.dispose]();
  other[Symbol.dispose]();
});

added("an ended object is refused with a word, and others go on", ({ Chess }) => {
  const game = new Chess();
  const other = new Chess();
  game.dispose();
  assert.throws(() => game.fen(), { name: "JadoubeError" });
  assert.throws(() => game.move("e4"), { name: "JadoubeError" });
  assert.equal(other.move("e4").san, "e4");
});
