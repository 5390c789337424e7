// What kokopu has for the methods of chess.js. Its positions know no way back either; its games
// keep the positions of their nodes.

/** The contender with the library. */
export function contender({ Position, pgnRead, pgnWrite, squareColor }, { positions, texts }) {
  const item = (position) => {
    const place = new Position(position.fen);
    const promotion = position.next.promotion;
    const next = place.isMoveLegal(position.next.from, position.next.to);
    return {
      ...position,
      place,
      work: undefined,
      game: pgnRead(`${position.sans.join(" ")} *`, 0),
      man: position.color + position.piece,
      promotion,
      isPromotion: next.status === "promotion",
    };
  };
  const items = () => positions.map(item);
  const pools = {
    played: items,
    quiet: () => items().filter(({ isCheck }) => !isCheck),
    commented: items,
    loaded: items,
    texts: () => texts.map((text) => ({ text })),
    start: () => [{ place: new Position() }],
  };
  const copy = (item) => {
    item.work = new Position(item.place);
  };
  const remark = "a plan that only looks slow";

  const cases = {
    new: { run: () => new Position() },
    "new (FEN)": { run: ({ fen }) => new Position(fen) },
    load: { run: ({ work, fen }) => work.fen(fen), before: copy },
    reset: { run: ({ work }) => work.reset(), before: copy },
    clear: { run: ({ work }) => work.clear(), before: copy },
    fen: { run: ({ place }) => place.fen() },
    "fen (loaded)": { run: ({ place }) => place.fen() },
    get: { run: ({ place, aim }) => place.square(aim) },
    put: {
      run: ({ place, empty }) => place.square(empty, "wn"),
      after: ({ place, empty }) => place.square(empty, "-"),
    },
    remove: {
      run: ({ place, empty }) => place.square(empty, "-"),
      before: ({ place, empty }) => place.square(empty, "wn"),
    },
    ascii: { run: ({ place }) => place.ascii() },
    squareColor: { run: ({ aim }) => squareColor(aim) },
    attackers: { run: ({ place, aim, color }) => place.getAttacks(aim, color) },
    isAttacked: { run: ({ place, aim, color }) => place.isAttacked(aim, color) },
    turn: { run: ({ place }) => place.turn() },
    isCheck: { run: ({ place }) => place.isCheck() },
    inCheck: { run: ({ place }) => place.isCheck() },
    isCheckmate: { run: ({ place }) => place.isCheckmate() },
    isStalemate: { run: ({ place }) => place.isStalemate() },
    isInsufficientMaterial: { run: ({ place }) => place.isDead() },
    moves: { run: ({ place }) => place.moves().map((move) => place.notation(move)) },
    "move (SAN)": { run: ({ work, san }) => work.play(san), before: copy },
    "move (object)": {
      run({ work, next, promotion, isPromotion }) {
        const make = work.isMoveLegal(next.from, next.to);
        return work.play(isPromotion ? make(promotion) : make());
      },
      before: copy,
    },
    "move (null)": { run: ({ work }) => work.playNullMove(), before: copy },
    "move (strict)": { run: ({ work, san }) => work.play(work.notation(san, true)), before: copy },
    setTurn: { run: ({ work, other }) => work.turn(other), before: copy },
    history: { run: ({ game }) => game.nodes().map((node) => node.notation()) },
    pgn: { run: ({ game }) => pgnWrite(game) },
    loadPgn: { run: ({ text }) => pgnRead(text, 0) },
    setHeader: { run: ({ game }) => game.playerName("w", "Aster, Jane") },
    getComment: { run: ({ game }) => game.mainVariation().comment() },
    setComment: { run: ({ game }) => game.mainVariation().comment(remark) },
    removeComment: {
      run: ({ game }) => game.mainVariation().comment(undefined),
      before: ({ game }) => game.mainVariation().comment(remark),
    },
    getCastlingRights: {
      run: ({ place, color }) => ({
        k: place.castling(`${color}k`),
        q: place.castling(`${color}q`),
      }),
    },
    setCastlingRights: {
      run: ({ work, color }) => work.castling(`${color}k`, false),
      before: copy,
    },
    validateFen: {
      run({ fen }) {
        try {
          return new Position(fen).isLegal();
        } catch {
          return false;
        }
      },
    },
  };

  // A position knows whether it is legal once it was asked; setting a piece makes it forget.
  const touch = ({ place, empty }) => {
    if (empty !== undefined) {
      place.square(empty, "wn");
      place.square(empty, "-");
    }
  };
  return { pools, cases, touch };
}
