export { Chess, loadPgnGames, validateFen } from './chess.js';
export { JadoubeError } from './error.js';
export { loadInsight } from './insight.js';
export { Move } from './move.js';
export { TreeNode } from './tree.js';
export {
  BISHOP,
  BLACK,
  DEFAULT_POSITION,
  KING,
  KNIGHT,
  NAG_TO_SYMBOL,
  PAWN,
  QUEEN,
  ROOK,
  SEVEN_TAG_ROSTER,
  SQUARES,
  SUFFIX_LIST,
  WHITE,
  nagToGlyph,
} from './constants.js';
