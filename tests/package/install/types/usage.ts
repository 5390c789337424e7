// Programs as they are written with chess.js: every overload, and what each line is then worth.
import {
  BISHOP,
  BLACK,
  Chess,
  DEFAULT_POSITION,
  KING,
  KNIGHT,
  Move,
  PAWN,
  QUEEN,
  ROOK,
  SEVEN_TAG_ROSTER,
  SQUARES,
  WHITE,
  validateFen,
} from "jadoube";
import type { Color, Piece, PieceSymbol, Square } from "jadoube";

declare const maybe: boolean;
declare const square: Square;
declare const piece: PieceSymbol;

const chess = new Chess();
export const starts: Chess[] = [new Chess(DEFAULT_POSITION), new Chess("", { skipValidation: true })];
export const symbols: PieceSymbol[] = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING];
export const colors: [Color, Color] = [WHITE, BLACK];
export const squares: Square[] = SQUARES;
export const tag: string | undefined = SEVEN_TAG_ROSTER["Event"];
export const checked: { ok: boolean; error?: string } = validateFen(DEFAULT_POSITION);

// moves()
export const texts: string[][] = [
  chess.moves(),
  chess.moves({ square: "e2" }),
  chess.moves({ piece: "n" }),
  chess.moves({ square, piece }),
  chess.moves({ verbose: false }),
  chess.moves({ verbose: false, square }),
  chess.moves({ verbose: false, piece: KNIGHT }),
  chess.moves({ verbose: false, square, piece }),
];
export const objects: Move[][] = [
  chess.moves({ verbose: true }),
  chess.moves({ verbose: true, square: "e2" }),
  chess.moves({ verbose: true, piece: "n" }),
  chess.moves({ verbose: true, square: "b1", piece: "n" }),
];
export const either: (string[] | Move[])[] = [
  chess.moves({ verbose: maybe }),
  chess.moves({ verbose: maybe, square }),
  chess.moves({ verbose: maybe, piece }),
  chess.moves({ verbose: maybe, square, piece }),
];

// history()
export const played: string[][] = [chess.history(), chess.history({ verbose: false })];
export const remembered: Move[] = chess.history({ verbose: true });
export const recalled: string[] | Move[] = chess.history({ verbose: maybe });

// move() and undo()
export const made: Move[] = [
  chess.move("e4"),
  chess.move("e7-e5", { strict: false }),
  chess.move({ from: "g2", to: "g3" }),
  chess.move({ from: "a7", to: "a8", promotion: "q" }),
  chess.move(null),
];
export const undone: Move | null = chess.undo();
const { color, from, to, san, lan, before, after, captured, promotion, flags } = made[0]!;
export const parts: [Color, Square, Square, PieceSymbol | undefined, PieceSymbol | undefined] = [
  color,
  from,
  to,
  captured,
  promotion,
];
export const words: string[] = [san, lan, before, after, flags];
export const facts: boolean[] = made.flatMap((move) => [
  move.isCapture(),
  move.isPromotion(),
  move.isEnPassant(),
  move.isKingsideCastle(),
  move.isQueensideCastle(),
  move.isBigPawn(),
]);

// The board
export const occupant: Piece | undefined = chess.get("e1");
export const gone: Piece | undefined = chess.remove("e1");
export const put: boolean = chess.put({ type: KING, color: WHITE }, "e1");
export const kings: Square[] = chess.findPiece({ type: "k", color: "w" });
export const attackers: Square[][] = [chess.attackers("f3"), chess.attackers("f3", BLACK)];
export const rows: ({ square: Square; type: PieceSymbol; color: Color } | null)[][] = chess.board();
export const shade: "light" | "dark" | null = chess.squareColor("h1");
export const rights: { k: boolean; q: boolean } = chess.getCastlingRights(WHITE);
export const changed: boolean[] = [
  chess.setCastlingRights(WHITE, { [KING]: false }),
  chess.setCastlingRights(BLACK, { [KING]: true, [QUEEN]: false }),
  chess.setTurn("b"),
];

// The state of the game
export const answers: boolean[] = [
  chess.isAttacked("f3", "w"),
  chess.isCheck(),
  chess.inCheck(),
  chess.isCheckmate(),
  chess.isStalemate(),
  chess.isInsufficientMaterial(),
  chess.isThreefoldRepetition(),
  chess.isDrawByFiftyMoves(),
  chess.isDraw(),
  chess.isGameOver(),
];
export const numbers: number[] = [chess.moveNumber(), chess.perft(3)];
export const descriptions: string[] = [chess.ascii(), chess.hash(), chess.turn()];

// Texts
chess.clear();
chess.clear({ preserveHeaders: true });
chess.load(DEFAULT_POSITION);
chess.load(DEFAULT_POSITION, { skipValidation: true, preserveHeaders: true });
chess.loadPgn("1. e4");
chess.loadPgn("1. e4", { strict: true, newlineChar: "\r?\n" });
chess.reset();
export const fens: string[] = [chess.fen(), chess.fen({ forceEnpassantSquare: true })];
export const pgns: string[] = [chess.pgn(), chess.pgn({ maxWidth: 5, newline: "<br>" })];
export const tags: Record<string, string>[] = [chess.setHeader("White", "X"), chess.getHeaders()];
export const oldTags: Record<string, string | null> = chess.header("White", "X");
export const removed: boolean = chess.removeHeader("White");

// Comments
chess.setComment("a good beginning");
export const comments: string[] = [chess.getComment(), chess.removeComment(), chess.deleteComment()];
export const said: { fen: string; comment: string }[] = chess.getComments();
export const lengths: number[] = chess.getComments().map(({ comment }) => comment.length);
export const places: string[] = [
  ...chess.getComments(),
  ...chess.removeComments(),
  ...chess.deleteComments(),
].map(({ fen, comment }) => `${fen} ${comment}`);

// What was an error stays one.
// @ts-expect-error: no such square
chess.get("e9");
// @ts-expect-error: no such piece
chess.put({ type: "x", color: "w" }, "e4");
// @ts-expect-error: a move is a text, squares or null
chess.move(4);
// @ts-expect-error: there may be nothing to take back
export const certain: Move = chess.undo();
// @ts-expect-error: texts are asked for
export const wrong: Move[] = chess.moves({ verbose: false });
