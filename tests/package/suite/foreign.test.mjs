// Values of the wrong type, for every parameter of every exported class and function: each is
// refused with a TypeError that names the parameter, or has a result of its own; none reaches the
// rules, and the package works as before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { jadoube } from "../support/libraries.mjs";

const { Chess, JadoubeError, Move, TreeNode, DEFAULT_POSITION } = jadoube;

/** Each side has one move, for ever, so that any depth is counted at once. */
const FORCED = "4b2k/3pPp1p/3P1P1P/8/8/p1p1p3/P1PpP3/K2B4 w - - 0 1";

const never = () => {
  throw new Error("it was converted");
};
const FOREIGN = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  2 ** 31,
  1e300,
  5n,
  "",
  "x",
  "constructor",
  "\ud800",
  Symbol("x"),
  [],
  ["e4"],
  {},
  { chess960: true },
  () => {},
  new Date(0),
  /x/,
  new Map(),
  new String("e4"),
  Object.create(null),
  { toString: never, valueOf: never, [Symbol.toPrimitive]: never },
  new Chess(),
  class {},
];

const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof String);

/** The kinds of parameters: whether a value is of the right type. */
const FITS = {
  text: (value) => typeof value === "string",
  "text?": (value) => typeof value === "string" || value === undefined || value === null,
  number: (value) => typeof value === "number",
  "number?": (value) => typeof value === "number" || value === undefined,
  list: Array.isArray,
  "list?": (value) => Array.isArray(value) || value === undefined,
  object: isObject,
  options: (value) => isObject(value) || value === undefined,
  side: (value) => value === "w" || value === "b",
  "side?": (value) => value === "w" || value === "b" || value === undefined,
  "text or number?": (value) => ["string", "number"].includes(typeof value) || value === undefined || value === null,
  "text or default": (value) => typeof value === "string" || value === undefined,
  "move object": (value) => typeof value === "string" || isObject(value),
  "move object?": (value) => typeof value === "string" || isObject(value) || value === undefined,
  // Looked up, so that what is not there is simply not found; or refused by a code.
  name: () => true,
};

const fen = ["fen", "text", DEFAULT_POSITION];
const maybeFen = ["fen", "text?", DEFAULT_POSITION];
const options = ["options", "options", {}];
const square = ["square", "name", "e2"];
const move = ["move", "move object", "e5"];
const nag = ["nag", "name", 1];

/** The parameters of each method: name, kind, and a value that fits. */
const METHODS = {
  Chess: {
    clear: [options],
    load: [fen, options],
    reset: [],
    put: [["piece", "object", { type: "p", color: "w" }], square],
    remove: [square],
    setTurn: [["color", "side", "w"]],
    setCastlingRights: [["color", "side", "w"], ["rights", "object", { k: false }]],
    getCastlingRights: [["color", "side", "w"]],
    get: [square],
    findPiece: [["piece", "object", { type: "p", color: "w" }]],
    board: [],
    ascii: [],
    squareColor: [square],
    fen: [options],
    hash: [],
    turn: [],
    moveNumber: [],
    attackers: [square, ["attackedBy", "side?", "w"]],
    isAttacked: [square, ["attackedBy", "side", "w"]],
    isCheck: [],
    inCheck: [],
    isCheckmate: [],
    isStalemate: [],
    isInsufficientMaterial: [],
    isThreefoldRepetition: [],
    isDrawByFiftyMoves: [],
    isDraw: [],
    isGameOver: [],
    outcome: [["ending", "options", { resigned: "w" }]],
    claimableDraws: [],
    isDeadPosition: [options],
    canEverMate: [["color", "side", "w"], options],
    explainIllegal: [["from", "name", "e2"], ["to", "name", "e5"], ["promotion", "name", "q"]],
    explain: [],
    explainMate: [],
    terms: [["move", "move object?", "e5"], options],
    toNotation: [move, ["style", "text", "san"], ["locale", "text?", "de"]],
    fromNotation: [["text", "text", "e5"], ["locale", "text?", "de"]],
    moves: [options],
    dests: [],
    isPromotion: [["move", "object", { from: "e2", to: "e4" }]],
    // As in chess.js anything that is no move is refused as one.
    move: [["move", "name", "e5"], options],
    undo: [],
    history: [options],
    perft: [["depth", "number", 3]],
    header: [["name", "name", "White"], ["value", "name", "Morphy"]],
    setHeader: [["key", "text", "White"], ["value", "text or number?", "Morphy"]],
    removeHeader: [["key", "text", "White"]],
    getHeaders: [],
    getComment: [],
    setComment: [["comment", "text", "good"]],
    removeComment: [],
    deleteComment: [],
    getComments: [options],
    removeComments: [],
    deleteComments: [],
    getNags: [maybeFen],
    setNags: [["nags", "list", [1]], maybeFen],
    addNag: [nag, maybeFen],
    removeNag: [nag, maybeFen],
    removeNags: [maybeFen],
    getSuffixAnnotation: [maybeFen],
    setSuffixAnnotation: [["suffix", "name", "!"], maybeFen],
    removeSuffixAnnotation: [maybeFen],
    pgn: [options],
    loadPgn: [["pgn", "text", "1. e4 *"], options],
    loadPgnGames: [["pgn", "text", "1. e4 *"], options],
    tree: [],
    openingName: [],
    svg: [options],
    dispose: [],
  },
  Move: {
    isCapture: [],
    isPromotion: [],
    isEnPassant: [],
    isKingsideCastle: [],
    isQueensideCastle: [],
    isBigPawn: [],
  },
  TreeNode: {
    add: [["move", "move object", "e5"]],
    remove: [],
    promote: [],
    demote: [],
    makeMain: [],
  },
  JadoubeError: {},
};

const SETTERS = {
  comment: ["comment", "text?", "good"],
  commentBefore: ["commentBefore", "text?", "good"],
  nags: ["nags", "list", [1]],
};

/** The options that are more than true or false, by the methods that take them. */
const OPTIONS = {
  moves: { square: "name", piece: "name" },
  outcome: { resigned: "name", outOfTime: "name", agreed: "name" },
  isDeadPosition: { maxNodes: "number?" },
  pgn: { newline: "text or default", maxWidth: "number?" },
  loadPgn: { newlineChar: "text or default", locale: "text?" },
  loadPgnGames: { locale: "text?" },
  svg: {
    orientation: "name",
    coordinates: "name",
    pieces: "name",
    palette: "name",
    background: "name",
    squareSize: "number?",
    arrows: "list?",
    circles: "list?",
    title: "text or default",
    description: "text or default",
    idPrefix: "text or default",
  },
};

const FUNCTIONS = {
  validateFen: [fen],
  loadPgnGames: [["pgn", "text", "1. e4 *"], options],
  nagToGlyph: [["nag", "name", 10]],
  loadInsight: [],
};

const CONSTRUCTORS = {
  // Options alone are as good as a FEN and options.
  Chess: [["fen", "text or default", DEFAULT_POSITION], options],
  Move: [["chess", "object", new Chess()], ["internal", "object", { from: 100, to: 68 }]],
  TreeNode: [["branches", "object", {}]],
  JadoubeError: [["fault", "object", { code: "nag", message: "It was refused." }]],
};

const shown = (value) => {
  const name = typeof value === "string" ? JSON.stringify(value) : typeof value;
  return typeof value === "number" ? String(value) : name;
};

let tried = 0;

/** Makes a call with a foreign value and judges what comes of it. */
function attempt(what, name, fits, value, call) {
  tried += 1;
  const about = `${what}, ${name}: ${shown(value)}`;
  let refusal;
  try {
    const given = call();
    // A promise is refused later.
    if (given instanceof Promise) given.catch(() => {});
  } catch (error) {
    refusal = error;
  }
  assert.equal(new Chess().moves().length, 20, `${about}: the package goes on`);
  if (fits) {
    const isCoded = refusal instanceof JadoubeError && refusal.code !== "broken";
    const isNamed = refusal instanceof TypeError && /^\w+ must be /.test(refusal.message);
    const isSyntax = refusal instanceof SyntaxError;
    assert.ok(refusal === undefined || isCoded || isNamed || isSyntax, `${about}: ${refusal}`);
  } else {
    assert.ok(refusal instanceof TypeError, `${about}: ${refusal}`);
    assert.ok(refusal.message.startsWith(`${name} must be `), `${about}: ${refusal}`);
  }
}

/** Every parameter with every foreign value, the others as they should be. */
function attemptAll(what, parameters, make) {
  parameters.forEach(([name, kind], at) => {
    for (const value of FOREIGN) {
      const values = parameters.map(([, , fitting]) => fitting);
      values[at] = value;
      // Missing options go with a missing value at the end.
      attempt(what, name, FITS[kind](value), value, () => make(values));
    }
  });
}

const game = () => {
  const made = new Chess();
  made.move("e4");
  return made;
};

const examples = {
  Chess: game,
  Move: () => game().undo(),
  TreeNode: () => game().tree().next,
  JadoubeError: () => new JadoubeError({ code: "nag", message: "" }),
};

for (const [name, methods] of Object.entries(METHODS)) {
  test(`${name} takes no value of a wrong type`, () => {
    const { prototype } = jadoube[name];
    const isMethod = (member) => "value" in Object.getOwnPropertyDescriptor(prototype, member);
    const members = Object.getOwnPropertyNames(prototype).filter(isMethod);
    assert.deepEqual(members.filter((member) => member !== "constructor").sort(), Object.keys(methods).sort());
    for (const [method, parameters] of Object.entries(methods)) {
      attemptAll(`${name}.${method}`, parameters, (values) => {
        const made = method === "perft" ? new Chess(FORCED) : examples[name]();
        return made[method](...values);
      });
    }
  });
}

test("the setters of a node take no value of a wrong type", () => {
  const { prototype } = TreeNode;
  const hasSetter = (member) => Object.getOwnPropertyDescriptor(prototype, member).set;
  assert.deepEqual(Object.getOwnPropertyNames(prototype).filter(hasSetter).sort(), Object.keys(SETTERS).sort());
  for (const [member, parameter] of Object.entries(SETTERS)) {
    attemptAll(`TreeNode.${member}`, [parameter], ([value]) => {
      examples.TreeNode()[member] = value;
    });
  }
});

test("options take no value of a wrong type", () => {
  for (const [method, names] of Object.entries(OPTIONS)) {
    for (const [name, kind] of Object.entries(names)) {
      for (const value of FOREIGN) {
        // A text that is no regular expression is refused by the engine itself.
        attempt(`Chess.${method}`, name, FITS[kind](value), value, () => {
          const [first] = METHODS.Chess[method];
          const given = { [name]: value };
          return first[0] === "options" || first[0] === "ending" ? game()[method](given) : game()[method](first[2], given);
        });
      }
    }
  }
});

test("functions and constructors take no value of a wrong type", () => {
  const isClass = (name) => name in CONSTRUCTORS;
  const callable = Object.keys(jadoube).filter((name) => typeof jadoube[name] === "function");
  assert.deepEqual(callable.filter((name) => !isClass(name)).sort(), Object.keys(FUNCTIONS).sort());
  assert.deepEqual(callable.filter(isClass).sort(), Object.keys(CONSTRUCTORS).sort());
  for (const [name, parameters] of Object.entries(FUNCTIONS)) {
    attemptAll(name, parameters, (values) => jadoube[name](...values));
  }
  for (const [name, parameters] of Object.entries(CONSTRUCTORS)) {
    attemptAll(`new ${name}`, parameters, (values) => new jadoube[name](...values));
  }
  for (const value of FOREIGN) {
    attempt("Chess.chess960", "number", true, value, () => Chess.chess960(value));
  }
});

test("hundreds of pairs were tried", () => {
  assert.ok(tried > 2_000, String(tried));
});

test("a game with options and without a FEN begins at the beginning", () => {
  const made = new Chess({ chess960: true });
  assert.equal(made.fen(), DEFAULT_POSITION);
  assert.equal(made.chess960, true);
  assert.equal(new Chess({ skipValidation: true }).fen(), DEFAULT_POSITION);
  assert.throws(() => new Chess({ compat: "x" }), { code: "option" });
});

test("numbers are rounded down and held within their bounds", () => {
  const forced = new Chess(FORCED);
  for (const depth of [NaN, -Infinity, -1, 0, 0.5, 1, 1.5, 3_000, 2 ** 31, 2 ** 32, 1e300, Infinity]) {
    assert.equal(forced.perft(depth), 1, String(depth));
  }
  const start = new Chess();
  for (const [depth, lines] of [[NaN, 20], [-1, 20], [0, 20], [1.9, 20], [2.1, 400], [3, 8_902]]) {
    assert.equal(start.perft(depth), lines, String(depth));
  }
  const game = new Chess();
  game.loadPgn("1. e4 e5 2. Nf3 *");
  const wide = game.pgn();
  for (const maxWidth of [NaN, -1, 0, 0.5, 2 ** 31, 2 ** 32, 1e300, Infinity]) {
    assert.equal(game.pgn({ maxWidth }), wide, String(maxWidth));
  }
  const widthOf = (squareSize) => /width="(\d+)"/.exec(start.svg({ squareSize }))[1];
  for (const [squareSize, same] of [[NaN, 8], [-1, 8], [1e300, 512], [48.9, 48], [2 ** 32 + 48, 512]]) {
    assert.equal(widthOf(squareSize), widthOf(same), String(squareSize));
  }
});
