// What chessops has for the methods of chess.js. Its positions know neither the game they come
// from nor a way back, and count squares from 0; that is how it is used here.

/** The contender, with `library(name)` for the modules of chessops. */
export async function contender(library, { positions, texts }) {
  const { Chess } = await library("chess");
  const { makeFen, parseFen } = await library("fen");
  const { makeSan, parseSan } = await library("san");
  const { parsePgn, makePgn, startingPosition } = await library("pgn");
  const { makeSquare, parseSquare, parseUci } = await library("util");
  const { board, perft } = await library("debug");

  const read = (fen) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  const replay = (text) => {
    const [game] = parsePgn(text);
    const place = startingPosition(game.headers).unwrap();
    for (const { san } of game.moves.mainline()) {
      place.play(parseSan(place, san));
    }
    return { game, place };
  };
  const item = (position) => ({
    ...position,
    place: read(position.fen),
    work: undefined,
    game: parsePgn(position.sans.join(" "))[0],
    color: position.color === "w" ? "white" : "black",
    role: read(position.fen).board.getRole(parseSquare(position.square)),
    square: parseSquare(position.square),
    aim: parseSquare(position.aim),
    empty: parseSquare(position.empty),
    next: parseUci(position.next.from + position.next.to + (position.next.promotion ?? "")),
  });
  const items = () => positions.map(item);
  const pools = {
    played: items,
    quiet: items,
    commented: items,
    loaded: items,
    texts: () => texts.map((text) => ({ text })),
    start: () => [{ place: Chess.default() }],
  };

  /** SAN of the moves from `from` to `targets`. */
  const addSans = (sans, place, from, targets) => {
    const isPawn = place.board.pawn.has(from);
    for (const to of targets) {
      if (isPawn && (to < 8 || to >= 56)) {
        for (const promotion of ["queen", "rook", "bishop", "knight"]) {
          sans.push(makeSan(place, { from, to, promotion }));
        }
      } else {
        sans.push(makeSan(place, { from, to }));
      }
    }
    return sans;
  };
  const copy = (item) => {
    item.work = item.place.clone();
  };
  const white = { color: "white", role: "knight" };

  const cases = {
    new: { run: () => Chess.default() },
    "new (FEN)": { run: ({ fen }) => read(fen) },
    load: { run: ({ fen }) => read(fen) },
    reset: { run: ({ work }) => work.reset(), before: copy },
    fen: { run: ({ place }) => makeFen(place.toSetup()) },
    "fen (loaded)": { run: ({ place }) => makeFen(place.toSetup()) },
    get: { run: ({ place, aim }) => place.board.get(aim) },
    put: {
      run: ({ place, empty }) => place.board.set(empty, white),
      after: ({ place, empty }) => place.board.take(empty),
    },
    remove: {
      run: ({ place, empty }) => place.board.take(empty),
      before: ({ place, empty }) => place.board.set(empty, white),
    },
    board: { run: ({ place }) => Array.from(place.board) },
    ascii: { run: ({ place }) => board(place.board) },
    findPiece: {
      run: ({ place, color, role }) => Array.from(place.board.pieces(color, role), makeSquare),
    },
    attackers: {
      run: ({ place, aim, color }) =>
        Array.from(place.kingAttackers(aim, color, place.board.occupied), makeSquare),
    },
    isAttacked: {
      run: ({ place, aim, color }) =>
        place.kingAttackers(aim, color, place.board.occupied).nonEmpty(),
    },
    turn: { run: ({ place }) => place.turn },
    moveNumber: { run: ({ place }) => place.fullmoves },
    isCheck: { run: ({ place }) => place.isCheck() },
    inCheck: { run: ({ place }) => place.isCheck() },
    isCheckmate: { run: ({ place }) => place.isCheckmate() },
    isStalemate: { run: ({ place }) => place.isStalemate() },
    isInsufficientMaterial: { run: ({ place }) => place.isInsufficientMaterial() },
    isDrawByFiftyMoves: { run: ({ place }) => place.halfmoves >= 100 },
    isGameOver: { run: ({ place }) => place.isEnd() },
    moves: {
      run({ place }) {
        const sans = [];
        for (const [from, targets] of place.allDests()) {
          addSans(sans, place, from, targets);
        }
        return sans;
      },
    },
    "moves (square)": {
      run: ({ place, square }) => addSans([], place, square, place.dests(square)),
    },
    "move (SAN)": { run: ({ work, san }) => work.play(parseSan(work, san)), before: copy },
    "move (object)": { run: ({ work, next }) => work.play(next), before: copy },
    pgn: { run: ({ game }) => makePgn(game) },
    loadPgn: { run: ({ text }) => replay(text) },
    setHeader: { run: ({ game }) => game.headers.set("White", "Aster, Jane") },
    getHeaders: { run: ({ game }) => Object.fromEntries(game.headers) },
    getCastlingRights: {
      run: ({ place, color }) => ({
        k: place.castles.rook[color].h !== undefined,
        q: place.castles.rook[color].a !== undefined,
      }),
    },
    "perft(3)": { run: ({ place }) => perft(place, 3, false) },
    "perft(4)": { run: ({ place }) => perft(place, 4, false) },
    validateFen: { run: ({ fen }) => parseFen(fen).chain((setup) => Chess.fromSetup(setup)).isOk },
  };
  // It remembers nothing that a move could make untrue.
  return { pools, cases, touch() {} };
}
