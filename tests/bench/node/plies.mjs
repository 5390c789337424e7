// Measures what a page does after each move: `node plies.mjs games.txt player`, where the player
// is a wasm file, `chessops` or `chess.js`. Prints `plies seconds checksum`, in time of the main
// thread; the checksum adds up what each ply answered, so that players can be compared.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { cpuSeconds } from "./clock.mjs";

const [games, player] = process.argv.slice(2);
// The shortest time a measurement may take; shorter ones are repeated.
const shortest = Number(process.env.SHORTEST ?? 0.3);
const packages = `${process.env.NODE_PACKAGES}/node_modules`;
const lines = readFileSync(games, "utf8").trim().split("\n").map((line) => line.split(" "));

// A player begins a game and answers a move with [SAN, moves, status]; bit 0 of the status is
// check, 1 checkmate, 2 stalemate, 3 threefold, 4 fifty moves, 5 too few pieces.
const players = {
  wasm(file) {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {});
    const { memory, begin, ply } = exports;
    begin();
    let text = new Uint8Array(memory.buffer, exports.text(), 16);
    let moves = new Uint16Array(memory.buffer, exports.moves(), 256);
    const play = (uci) => {
      for (let place = 0; place < uci.length; place += 1) {
        text[place] = uci.charCodeAt(place);
      }
      const answer = ply(uci.length);
      if (text.length === 0) {
        // The memory has grown, which takes its old views away.
        text = new Uint8Array(memory.buffer, exports.text(), 16);
        moves = new Uint16Array(memory.buffer, exports.moves(), 256);
      }
      let san = "";
      const length = (answer >> 8) & 255;
      for (let place = 0; place < length; place += 1) {
        san += String.fromCharCode(text[place]);
      }
      return [san, moves.slice(0, answer >> 16).length, answer & 63];
    };
    return { begin, play };
  },

  async chessops() {
    const part = (name) =>
      import(pathToFileURL(`${packages}/chessops/dist/esm/${name}.js`).href);
    const { Chess } = await part("chess");
    const { makeSanAndPlay } = await part("san");
    const { parseUci } = await part("util");
    const { makeFen } = await part("fen");
    let position;
    let seen;
    const identity = () => makeFen(position.toSetup()).split(" ").slice(0, 4).join(" ");
    return {
      begin() {
        position = Chess.default();
        seen = new Map([[identity(), 1]]);
      },
      play(uci) {
        const san = makeSanAndPlay(position, parseUci(uci));
        let moves = 0;
        for (const [from, squares] of position.allDests()) {
          const isPawn = position.board.pawn.has(from);
          for (const to of squares) {
            moves += isPawn && (to < 8 || to >= 56) ? 4 : 1;
          }
        }
        const key = identity();
        const times = (seen.get(key) ?? 0) + 1;
        seen.set(key, times);
        const status =
          Number(position.isCheck()) |
          (Number(position.isCheckmate()) << 1) |
          (Number(position.isStalemate()) << 2) |
          (Number(times >= 3) << 3) |
          (Number(position.halfmoves >= 100) << 4) |
          (Number(position.isInsufficientMaterial()) << 5);
        return [san, moves, status];
      },
    };
  },

  async "chess.js"() {
    const { Chess } = createRequire(`${packages}/`)("chess.js");
    let game;
    return {
      begin() {
        game = new Chess();
      },
      play(uci) {
        const promotion = uci[4];
        const { san } = game.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion });
        const moves = game.moves().length;
        const status =
          Number(game.inCheck()) |
          (Number(game.isCheckmate()) << 1) |
          (Number(game.isStalemate()) << 2) |
          (Number(game.isThreefoldRepetition()) << 3) |
          (Number(game.isDrawByFiftyMoves()) << 4) |
          (Number(game.isInsufficientMaterial()) << 5);
        return [san, moves, status];
      },
    };
  },
};

const make = players[player] ?? (() => players.wasm(player));
const { begin, play } = await make();

/** Plays the games and adds up what was answered. */
function playAll(games) {
  let checksum = 0;
  for (const game of games) {
    begin();
    for (const uci of game) {
      const [san, moves, status] = play(uci);
      // Castling moves may be listed once or twice, and bishops alone are judged in several ways.
      checksum += san.length + (status & 31);
      checksum += moves > 0 ? 1 : 0;
    }
  }
  return checksum;
}

const isSlow = player === "chess.js";
const measured = lines;
const plies = measured.reduce((sum, game) => sum + game.length, 0);
// Lets the engine compile the hot code before anything counts.
const checksum = playAll(measured);
for (let again = 0; again < (isSlow ? 0 : 5); again += 1) {
  playAll(measured);
}
await new Promise((resume) => setTimeout(resume, 100));
let played = 0;
let seconds = 0;
while (seconds < shortest) {
  const start = cpuSeconds();
  playAll(measured);
  seconds += cpuSeconds() - start;
  played += plies;
}
console.log(played, seconds, checksum, measured.length);
