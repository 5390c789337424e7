// A script of CommonJS, for which a checker reads declarations of its own.
import { Chess, type Move } from "jadoube";
import inline = require("jadoube/inline");

const move: Move = new Chess().move("e4");
const same: inline.Move = new inline.Chess().move(move.san);
export = same.san;
