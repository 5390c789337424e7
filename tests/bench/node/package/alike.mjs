// The methods of chess.js, for chess.js itself and for ours. It is imported once for each, so that
// neither sees what the engine learnt from the other.

/** The contender with the class and the function of its library. */
export function contender({ Chess, validateFen }, { positions, texts }) {
  const play = (position) => {
    const game = new Chess();
    for (const move of position.moves) {
      game.move(move);
    }
    return { ...position, game };
  };
  const comment = (item) => {
    const { game, last } = item;
    game.undo();
    game.setComment("White must hurry now");
    game.move(last);
    game.setComment("a plan that only looks slow");
    return item;
  };
  const pools = {
    played: () => positions.map(play),
    quiet: () => positions.filter(({ isCheck }) => !isCheck).map(play),
    commented: () => positions.slice(0, 64).map((position) => comment(play(position))),
    loaded: () => positions.map((position) => ({ ...position, game: new Chess(position.fen) })),
    texts: () => texts.map((text) => ({ text, game: new Chess() })),
    start: () => [{ game: new Chess() }],
  };
  const goBack = ({ game }) => game.undo();
  const load = ({ game, fen }) => game.load(fen);

  const cases = {
    new: { run: () => new Chess() },
    "new (FEN)": { run: ({ fen }) => new Chess(fen) },
    load: { run: load },
    reset: { run: ({ game }) => game.reset(), before: load, after: load },
    clear: { run: ({ game }) => game.clear(), before: load, after: load },
    fen: { run: ({ game }) => game.fen() },
    "fen (forced)": { run: ({ game }) => game.fen({ forceEnpassantSquare: true }) },
    "fen (loaded)": { run: ({ game }) => game.fen(), before: load },
    get: { run: ({ game, aim }) => game.get(aim) },
    put: {
      run: ({ game, empty }) => game.put({ type: "n", color: "w" }, empty),
      after: ({ game, empty }) => game.remove(empty),
    },
    remove: {
      run: ({ game, empty }) => game.remove(empty),
      before: ({ game, empty }) => game.put({ type: "n", color: "w" }, empty),
    },
    board: { run: ({ game }) => game.board() },
    ascii: { run: ({ game }) => game.ascii() },
    findPiece: { run: ({ game, color, piece }) => game.findPiece({ type: piece, color }) },
    squareColor: { run: ({ game, aim }) => game.squareColor(aim) },
    attackers: { run: ({ game, aim, color }) => game.attackers(aim, color) },
    isAttacked: { run: ({ game, aim, color }) => game.isAttacked(aim, color) },
    hash: { run: ({ game }) => game.hash() },
    turn: { run: ({ game }) => game.turn() },
    moveNumber: { run: ({ game }) => game.moveNumber() },
    isCheck: { run: ({ game }) => game.isCheck() },
    inCheck: { run: ({ game }) => game.inCheck() },
    isCheckmate: { run: ({ game }) => game.isCheckmate() },
    isStalemate: { run: ({ game }) => game.isStalemate() },
    isInsufficientMaterial: { run: ({ game }) => game.isInsufficientMaterial() },
    isThreefoldRepetition: { run: ({ game }) => game.isThreefoldRepetition() },
    isDrawByFiftyMoves: { run: ({ game }) => game.isDrawByFiftyMoves() },
    isDraw: { run: ({ game }) => game.isDraw() },
    isGameOver: { run: ({ game }) => game.isGameOver() },
    moves: { run: ({ game }) => game.moves() },
    "moves (square)": { run: ({ game, square }) => game.moves({ square }) },
    "moves (piece)": { run: ({ game, piece }) => game.moves({ piece }) },
    "moves (verbose)": { run: ({ game }) => game.moves({ verbose: true }) },
    "moves (verbose, square)": {
      run: ({ game, square }) => game.moves({ verbose: true, square }),
    },
    "move (SAN)": { run: ({ game, san }) => game.move(san), after: goBack },
    "move (object)": { run: ({ game, next }) => game.move(next), after: goBack },
    "move (null)": { run: ({ game }) => game.move("--"), after: goBack },
    "move (strict)": { run: ({ game, san }) => game.move(san, { strict: true }), after: goBack },
    undo: { run: goBack, after: ({ game, last }) => game.move(last) },
    setTurn: { run: ({ game, other }) => game.setTurn(other), after: goBack },
    history: { run: ({ game }) => game.history() },
    "history (verbose)": { run: ({ game }) => game.history({ verbose: true }) },
    pgn: { run: ({ game }) => game.pgn() },
    "pgn (maxWidth)": { run: ({ game }) => game.pgn({ maxWidth: 80 }) },
    loadPgn: { run: ({ game, text }) => game.loadPgn(text) },
    header: { run: ({ game }) => game.header() },
    setHeader: { run: ({ game }) => game.setHeader("White", "Aster, Jane") },
    getHeaders: { run: ({ game }) => game.getHeaders() },
    removeHeader: {
      run: ({ game }) => game.removeHeader("Annotator"),
      before: ({ game }) => game.setHeader("Annotator", "Bramble, John"),
    },
    getComment: { run: ({ game }) => game.getComment() },
    setComment: {
      run: ({ game }) => game.setComment("a plan that only looks slow"),
      before: ({ game }) => game.removeComment(),
    },
    removeComment: {
      run: ({ game }) => game.removeComment(),
      after: ({ game }) => game.setComment("a plan that only looks slow"),
    },
    getComments: { run: ({ game }) => game.getComments() },
    removeComments: { run: ({ game }) => game.removeComments(), after: comment },
    getCastlingRights: { run: ({ game, color }) => game.getCastlingRights(color) },
    setCastlingRights: {
      run: ({ game, color }) => game.setCastlingRights(color, { k: false }),
      before: load,
    },
    "perft(3)": { run: ({ game }) => game.perft(3) },
    "perft(4)": { run: ({ game }) => game.perft(4) },
    validateFen: { run: ({ fen }) => validateFen(fen) },
  };

  // The position is left and comes again, so that nothing is known of it any more.
  const touch = ({ game, last }) => {
    if (last !== undefined) {
      game.undo();
      game.move(last);
    }
  };
  return { pools, cases, touch };
}
