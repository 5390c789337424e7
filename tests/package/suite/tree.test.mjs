// The tree of a record: walking, adding, annotating and rearranging its lines.
import assert from "node:assert/strict";
import { added, played } from "../support/facts.mjs";

const RECORD = "1. e4 {best} e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 $1 Nc6 *";

function loaded({ Chess }, text = RECORD) {
  const game = new Chess();
  game.loadPgn(text);
  return game;
}

const sans = (nodes) => [...nodes].map(({ san }) => san);

/** The moves of the main line. */
function mainLine(root) {
  const moves = [];
  for (let node = root.next; node; node = node.next) {
    moves.push(node.san);
  }
  return moves;
}

added("the root is the beginning", (library) => {
  const root = loaded(library).tree();
  assert.equal(root.fen, library.DEFAULT_POSITION);
  assert.equal(root.ply, 0);
  assert.ok(root.parent === null || root.parent === undefined);
  assert.ok(!root.san);
});

added("children are the main move and its variations", (library) => {
  const root = loaded(library).tree();
  assert.deepEqual(sans(root.children), ["e4"]);
  const [e4] = root.children;
  assert.deepEqual(sans(e4.children), ["e5", "c5", "e6"]);
  assert.deepEqual(sans(e4.children[1].children), ["Nf3", "c3"]);
  assert.deepEqual(mainLine(root), ["e4", "e5", "Nf3", "Nc6"]);
});

added("a node tells its move, position and place", (library) => {
  const c5 = loaded(library).tree().next.children[1];
  assert.deepEqual([c5.san, c5.uci, c5.from, c5.to, c5.ply], ["c5", "c7c5", "c7", "c5", 2]);
  assert.equal(c5.fen, "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
  assert.equal(c5.parent.san, "e4");
  assert.equal(c5.next.san, "Nf3");
  assert.equal(c5.isMain, false);
  assert.equal(c5.parent.isMain, true);
});

added("comments and signs are read and set", (library) => {
  const game = loaded(library);
  const e4 = game.tree().next;
  assert.equal(e4.comment, "best");
  e4.comment = "by test";
  assert.equal(game.tree().next.comment, "by test");
  assert.equal(game.getComments()[0].comment, "by test");
  const nf3 = e4.next.next;
  assert.deepEqual([...nf3.nags], [1]);
  nf3.nags = [3, 14];
  assert.deepEqual([...game.tree().next.next.next.nags], [3, 14]);
  assert.match(game.pgn(), /by test/);
});

added("a move can be added to any node and becomes a variation", (library) => {
  const game = loaded(library);
  const e4 = game.tree().next;
  const node = e4.add("d5");
  assert.deepEqual([node.san, node.isMain, node.parent.san], ["d5", false, "e4"]);
  assert.deepEqual(sans(game.tree().next.children), ["e5", "c5", "e6", "d5"]);
  node.add("exd5");
  assert.match(game.pgn(), /\(1\.\.\. d5 2\. exd5\)/);
  assert.deepEqual(game.history(), ["e4", "e5", "Nf3", "Nc6"]);
});

added("adding a move that is there finds it", (library) => {
  const game = loaded(library);
  const node = game.tree().next.add("c5");
  assert.deepEqual(sans(node.children), ["Nf3", "c3"]);
  assert.equal(game.tree().next.children.length, 3);
});

added("only legal moves can be added", (library) => {
  const game = loaded(library);
  const before = game.pgn();
  assert.throws(() => game.tree().next.add("e4"), { name: "JadoubeError" });
  assert.equal(game.pgn(), before);
});

added("a variation can be removed", (library) => {
  const game = loaded(library);
  game.tree().next.children[1].remove();
  assert.deepEqual(sans(game.tree().next.children), ["e5", "e6"]);
  assert.ok(!game.pgn().includes("c5"));
});

added("variations change places", (library) => {
  const game = loaded(library);
  game.tree().next.children[2].promote();
  assert.deepEqual(sans(game.tree().next.children), ["e5", "e6", "c5"]);
  game.tree().next.children[1].demote();
  assert.deepEqual(sans(game.tree().next.children), ["e5", "c5", "e6"]);
});

added("a variation can be made the main line", (library) => {
  const game = loaded(library);
  const c5 = game.tree().next.children[1];
  c5.children[1].makeMain();
  assert.deepEqual(mainLine(game.tree()), ["e4", "c5", "c3", "d5"]);
  const again = loaded(library, game.pgn());
  assert.deepEqual(again.history(), ["e4", "c5", "c3", "d5"]);
});

added("moves that are made are in the tree", (library) => {
  const game = played(library, "e4 e5");
  assert.deepEqual(mainLine(game.tree()), ["e4", "e5"]);
  game.undo();
  assert.deepEqual(mainLine(game.tree()), ["e4"]);
});

added("a tree can be walked without end of stack", ({ Chess }) => {
  const game = new Chess();
  for (let round = 0; round < 1_000; round += 1) {
    ["Nf3", "Nf6", "Ng1", "Ng8"].forEach((move) => game.move(move));
  }
  assert.equal(mainLine(game.tree()).length, 4_000);
});

added("a comment before the first move of a variation is shown, changed and written", (library) => {
  const game = loaded(library, "1. e4 ({better} 1. d4 d5) e5 *");
  const [e4, d4] = game.tree().children;
  assert.equal(e4.commentBefore, undefined);
  assert.equal(d4.commentBefore, "better");
  assert.equal(d4.comment, undefined);
  assert.match(game.pgn(), /1\. e4 \(\{better\} 1\. d4 d5\) 1\.\.\. e5/);
  d4.commentBefore = "best";
  d4.next.commentBefore = "or";
  assert.match(game.pgn(), /\(\{best\} 1\. d4 1\.\.\. \{or\} d5\)/);
  assert.equal(loaded(library, game.pgn()).tree().children[1].next.commentBefore, "or");
  d4.makeMain();
  assert.equal(game.tree().next.commentBefore, "best");
  d4.commentBefore = undefined;
  assert.equal(d4.commentBefore, undefined);
  assert.throws(() => (game.tree().commentBefore = "x"), { code: "tree" });
});

added("a node of a game that was replaced is gone", (library) => {
  const game = loaded(library);
  const e4 = game.tree().next;
  game.reset();
  game.move("e4");
  assert.throws(() => e4.san, { code: "no-such-node" });
  assert.equal(game.tree().next.san, "e4");
});
