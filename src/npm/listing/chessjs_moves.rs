//! The order in which chess.js lists moves: programs and their seeds depend on it.
//!
//! Pieces from a8 along the ranks to h1; each piece's directions in a fixed order, nearer squares
//! first; promotions from the knight to the queen; castling last.

use rules::{CastlingSide, Color, Move, Role};

use crate::listed_position::ListedPosition;

/// The rank of each direction in the order of a king or queen, of a bishop and of a rook. The index
/// is the direction: three to the left from below up, then straight down and up, then three to the
/// right.
const ALL_WAYS: [u8; 9] = [6, 7, 0, 5, 0, 1, 4, 3, 2];
const DIAGONAL: [u8; 9] = [3, 0, 0, 0, 0, 0, 2, 0, 1];
const STRAIGHT: [u8; 9] = [0, 3, 0, 2, 0, 0, 0, 1, 0];
/// The rank of each leap of a knight, by files and ranks moved, from two left and two down.
const KNIGHT: [u8; 25] = [
    0, 7, 0, 0, 0, //
    6, 0, 0, 0, 1, //
    0, 0, 0, 0, 0, //
    5, 0, 0, 0, 2, //
    0, 4, 0, 3, 0,
];

/// The moves of a board in chess.js's order.
#[must_use]
pub fn chessjs_moves(position: &ListedPosition) -> Vec<Move> {
    in_chessjs_order(position.turn(), position.moves())
}

/// Sorts the moves of a side into that order.
#[must_use]
pub fn in_chessjs_order(color: Color, mut moves: Vec<Move>) -> Vec<Move> {
    let mut keys: Vec<u32> = Vec::with_capacity(moves.len());
    for at in 0..moves.len() {
        let (mv, key) = (moves[at], key(color, moves[at]));
        // The sort of the standard library weighs more than it saves on so few moves.
        let mut free = at;
        while free > 0 && keys[free - 1] > key {
            free -= 1;
        }
        keys.insert(free, key);
        moves.copy_within(free..at, free + 1);
        moves[free] = mv;
    }
    moves
}

/// The sort key of a move: first the square it starts from, castling last; then its rank among the
/// moves of its piece.
fn key(color: Color, mv: Move) -> u32 {
    if let Some(side) = mv.castling() {
        return 64 << 8 | u32::from(side == CastlingSide::QueenSide);
    }
    let (from, to) = (mv.from(), mv.to());
    let across = to.file().index() as i8 - from.file().index() as i8;
    let up = to.rank().index() as i8 - from.rank().index() as i8;
    let way = match mv.role() {
        Role::Pawn => pawn_key(color, mv, across),
        Role::Knight => KNIGHT[((across + 2) * 5 + up + 2) as usize % 25],
        Role::Bishop => slide(&DIAGONAL, across, up),
        Role::Rook => slide(&STRAIGHT, across, up),
        Role::Queen | Role::King => slide(&ALL_WAYS, across, up),
    };
    (from.index() as u32 ^ 56) << 8 | u32::from(way)
}

/// One step, two steps, then the captures: White's first to the left, Black's to the right.
fn pawn_key(color: Color, mv: Move, across: i8) -> u8 {
    let way = match (across, color) {
        (0, _) => u8::from(mv.is_double_step()),
        (-1, Color::White) | (1, Color::Black) => 2,
        _ => 3,
    };
    let promotion = match mv.promotion() {
        Some(Role::Bishop) => 1,
        Some(Role::Rook) => 2,
        Some(Role::Queen) => 3,
        _ => 0,
    };
    way << 3 | promotion
}

fn slide(ways: &[u8; 9], across: i8, up: i8) -> u8 {
    let distance = across.abs().max(up.abs()) as u8;
    let way = (across.signum() + 1) * 3 + up.signum() + 1;
    ways[way as usize % 9] << 3 | distance
}

#[cfg(test)]
mod tests {
    use rules::Position;

    use super::*;

    fn names(fen: &str) -> Vec<String> {
        let position: Position = fen.parse().expect("the fixture is a position");
        let moves = chessjs_moves(&ListedPosition::Legal(position));
        moves.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn pieces_are_passed_from_a8_along_the_ranks() {
        let start = names("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert_eq!(start[..4], ["a2a3", "a2a4", "b2b3", "b2b4"]);
        assert_eq!(start[16..], ["b1a3", "b1c3", "g1f3", "g1h3"]);
    }

    #[test]
    fn directions_have_a_fixed_order_and_castling_is_last() {
        assert_eq!(
            names("7k/8/8/3N4/8/8/8/7K w - - 0 1")[..8],
            [
                "d5b6", "d5c7", "d5e7", "d5f6", "d5f4", "d5e3", "d5c3", "d5b4"
            ]
        );
        let castling = names("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        assert_eq!(castling[castling.len() - 2..], ["e1g1", "e1c1"]);
        assert_eq!(
            names("2n1n2k/3P4/8/8/8/8/8/7K w - - 0 1")[..5],
            ["d7d8n", "d7d8b", "d7d8r", "d7d8q", "d7c8n"]
        );
    }

    #[test]
    fn the_captures_of_a_black_pawn_begin_at_the_other_side() {
        let moves = names("7k/8/8/8/3p4/2P1P3/8/7K b - - 0 1");
        assert_eq!(moves[moves.len() - 3..], ["d4d3", "d4e3", "d4c3"]);
    }
}
