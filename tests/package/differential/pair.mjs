// One game in both libraries, moved on by the same calls.
import { isDeepStrictEqual } from "node:util";
import { chessjs, jadoube } from "../support/libraries.mjs";
import { attempt } from "../support/plain.mjs";
import { Account, kingsOf } from "./account.mjs";
import { complete } from "./positions.mjs";
import { ask, PLAYS_BACK } from "./probes.mjs";

export class Pair {
  /** The calls that were made, as `{ method, args, theirs }`; `theirs` are what chess.js got. */
  calls = [];
  account = new Account();
  #kings = "";

  constructor({ fen, compat = false } = {}) {
    this.fen = fen;
    this.compat = compat;
    const options = compat ? { compat: "chess.js" } : {};
    this.ours = new jadoube.Chess(fen, options);
    this.theirs = new chessjs.Chess(fen);
    this.account.begin(this.theirs);
  }

  /** Makes a call in both; chess.js may be given other arguments where a difference is known. */
  call(method, args, theirs = args) {
    this.#kings = kingsOf(this.theirs);
    return {
      ours: attempt(() => this.ours[method](...args)),
      theirs: attempt(() => this.theirs[method](...theirs)),
    };
  }

  /** Takes note of the call just made, which has succeeded in both. */
  keep(method, args, theirs, answer) {
    this.calls.push({ method, args, theirs });
    if (method === "load" && theirs[0] !== args[0]) {
      this.#tellAsked(complete(args[0]));
    }
    const kings = this.#kings;
    this.account.note({ method, args, answer, game: this.theirs, kings });
  }

  /** Gives chess.js the tags it would have, had it been given the FEN that was asked for. */
  #tellAsked(fen) {
    const theirs = ["SetUp", "1", "FEN", fen];
    this.theirs.header(...theirs);
    this.calls.push({ method: "header", args: [], theirs });
  }

  /** Takes note that reading the comments drops some, also for when the game is made anew. */
  #tidyComments() {
    if (this.account.editedLate) {
      this.account.forget(this.theirs.fen());
    } else {
      this.calls.push({ method: "getComments", args: [], theirs: [] });
    }
  }

  /** Makes chess.js's game anew, which is the only way to undo what its readings do to it. */
  rebuildTheirs() {
    this.theirs = this.theirsAnew();
  }

  theirsAnew() {
    const game = new chessjs.Chess(this.fen);
    for (const { method, theirs } of this.calls) {
      attempt(() => game[method](...theirs));
    }
    return game;
  }

  /** Asks both; where chess.js's position would suffer from the answer, another game is asked. */
  ask(probe, argument) {
    const { account } = this;
    if (probe === "comments") {
      this.#tidyComments();
    }
    // Null moves spoil chess.js's count of positions, which reading its comments may do.
    const spoils = account.editedLate || (account.nulls && probe !== "comments");
    const theirs = PLAYS_BACK.has(probe) && spoils ? this.theirsAnew() : this.theirs;
    return { ours: ask(probe, this.ours, argument), theirs: ask(probe, theirs, argument) };
  }
}

/** Whether both answered the same, or refused with the same words. */
export function agree({ ours, theirs }) {
  return ours.refusal === theirs.refusal && isDeepStrictEqual(ours.answer, theirs.answer);
}
