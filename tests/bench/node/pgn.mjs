// Measures the reading of PGN: `node pgn.mjs file reader task`. The file is read game by game, but
// for the task `file`, where it is read whole. Readers are a wasm file of ours, `chessops`,
// `chess.js` and `pgn-parser`; tasks are `tree`, where no move is checked, `checked`, and `file`.
// Prints `games seconds checksum refused`, in time of the main thread; the checksum counts the
// moves of all lines, or of the main line where the reader knows no other.
import { openSync, readFileSync, readSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { cpuSeconds } from "./clock.mjs";

const [file, reader, task] = process.argv.slice(2);
// The shortest time a measurement may take; shorter ones are repeated.
const SHORTEST = Number(process.env.SHORTEST ?? 0.5);
// What a page reads of a file at once.
const PIECE = 1 << 20;
const packages = `${process.env.NODE_PACKAGES}/node_modules`;
const part = (name) => import(pathToFileURL(`${packages}/chessops/dist/esm/${name}.js`).href);

// A reader takes the text of one game and answers the number of its moves; it throws, or answers
// 0, when it cannot read them.
const readers = {
  async chessops(task) {
    const { parsePgn, startingPosition, transform } = await part("pgn");
    const { parseSan } = await part("san");
    const count = (root) => {
      let moves = 0;
      const waiting = [root];
      while (waiting.length > 0) {
        const { children } = waiting.pop();
        moves += children.length;
        waiting.push(...children);
      }
      return moves;
    };
    if (task === "tree") {
      return { read: (text) => parsePgn(text)[0], count: (game) => count(game.moves) };
    }
    const read = (text) => {
      const [game] = parsePgn(text);
      const start = startingPosition(game.headers).unwrap();
      let illegal = 0;
      const moves = transform(game.moves, start, (position, node) => {
        const move = parseSan(position, node.san);
        if (!move) {
          illegal += 1;
          return undefined;
        }
        position.play(move);
        return node;
      });
      if (illegal > 0) {
        throw new Error("an illegal move");
      }
      return moves;
    };
    return { read, count };
  },

  async "chess.js"() {
    const { Chess } = createRequire(`${packages}/`)("chess.js");
    const read = (text) => {
      const game = new Chess();
      game.loadPgn(text);
      return game;
    };
    return { read, count: (game) => game.history().length };
  },

  async "pgn-parser"() {
    const { parse } = createRequire(`${packages}/`)("pgn-parser");
    const count = (moves) =>
      moves.reduce((sum, { ravs }) => sum + 1 + (ravs ?? []).reduce((inner, rav) => inner + count(rav.moves), 0), 0);
    return { read: (text) => parse(text)[0], count: ({ moves }) => count(moves) };
  },
};

async function ours(path, task) {
  const { instance } = await WebAssembly.instantiate(readFileSync(path), {});
  const { exports } = instance;
  const encoder = new TextEncoder();
  let room = new Uint8Array(0);
  const hold = (length) => {
    // The room moves when it grows, and all views go when the memory does.
    if (room.length < length) {
      const start = exports.room(length);
      room = new Uint8Array(exports.memory.buffer, start, length);
    } else if (room.buffer !== exports.memory.buffer) {
      room = new Uint8Array(exports.memory.buffer, exports.room(room.length), room.length);
    }
    return room;
  };
  hold(1 << 16);
  const read = (text) => {
    // Three bytes for each unit of the text are always enough.
    const { written } = encoder.encodeInto(text, hold(3 * text.length));
    return exports[task === "tree" ? "outline" : "checked"](written);
  };
  return { read, count: (moves) => moves, exports, hold };
}

/** Reads the whole file in the pieces in which a page reads it, then looks at all its moves. */
async function readFile(path) {
  const { exports, hold } = await ours(path);
  const input = openSync(file, "r");
  const { size } = statSync(file);
  let start = cpuSeconds();
  for (let at = 0; at < size; at += PIECE) {
    exports.push(readSync(input, hold(PIECE), 0, PIECE, at));
  }
  const games = exports.finish();
  const listed = cpuSeconds() - start;
  const held = exports.held();
  start = cpuSeconds();
  for (let game = 0; game < games; ) {
    const from = exports.start(game);
    game = exports.check(game, from, readSync(input, hold(PIECE), 0, PIECE, from));
  }
  const checked = cpuSeconds() - start;
  console.log(games, listed, checked, exports.faulty(), held, exports.memory.buffer.byteLength);
}

/** Reads the games one by one. */
async function readGames() {
  const texts = readFileSync(file, "utf8").trim().split(/\n\n(?=\[Event )/);
  const { read, count } = await (readers[reader]?.(task) ?? ours(reader, task));
  let moves = 0;
  const readable = texts.filter((text) => {
    try {
      const found = count(read(text));
      moves += found;
      return found > 0;
    } catch {
      return false;
    }
  });
  await new Promise((resume) => setTimeout(resume, 100));
  let games = 0;
  let seconds = 0;
  while (seconds < SHORTEST) {
    const start = cpuSeconds();
    for (const text of readable) {
      read(text);
    }
    seconds += cpuSeconds() - start;
    games += readable.length;
  }
  console.log(games, seconds, moves, texts.length - readable.length);
}

await (task === "file" ? readFile(reader) : readGames());
