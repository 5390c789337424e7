//! The order in which chess.js lists moves: programs and their seeds depend on it.
//!
//! Men from a8 along the ranks to h1; each man's directions in a fixed order, nearer squares first;
//! promotions from the knight to the queen; castling last.

use rules::{CastlingSide, Color, Move, Role};

use crate::place::Place;

/// The directions of a king, queen, rook and bishop as (file, rank), in order.
const ALL_WAYS: [(i8, i8); 8] = [
    (-1, 1),
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
];
const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(-1, 1), (1, 1), (1, -1), (-1, -1)];
const KNIGHT: [(i8, i8); 8] = [
    (-2, 1),
    (-1, 2),
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
];

/// All moves of a board in that order.
#[must_use]
pub fn ordered_moves(place: &Place) -> Vec<Move> {
    let color = place.turn();
    let moves = place.moves();
    let mut ordered: Vec<(u32, Move)> = Vec::with_capacity(moves.len());
    // The moves of one man mostly come together, so little is to be moved; and a sort of the
    // library weighs more.
    for mv in moves {
        let key = key(color, mv);
        let mut at = ordered.len();
        ordered.push((key, mv));
        while at > 0 && ordered[at - 1].0 > key {
            ordered.swap(at - 1, at);
            at -= 1;
        }
    }
    ordered.into_iter().map(|(_, mv)| mv).collect()
}

fn key(color: Color, mv: Move) -> u32 {
    if let Some(side) = mv.castling() {
        return 1 << 20 | u32::from(side == CastlingSide::QueenSide);
    }
    let (from, to) = (mv.from(), mv.to());
    let square = (7 - from.rank().index() as u32) << 3 | from.file().index() as u32;
    let across = to.file().index() as i8 - from.file().index() as i8;
    let up = to.rank().index() as i8 - from.rank().index() as i8;
    let way = match mv.role() {
        Role::Pawn => pawn_way(color, mv, across),
        Role::Knight => place_of(&KNIGHT, (across, up)) << 3,
        Role::Bishop => slide(&DIAGONAL, across, up),
        Role::Rook => slide(&STRAIGHT, across, up),
        Role::Queen | Role::King => slide(&ALL_WAYS, across, up),
    };
    square << 8 | way
}

/// One step, two steps, then the captures: White's first to the left, Black's to the right.
fn pawn_way(color: Color, mv: Move, across: i8) -> u32 {
    let way = match (across, color) {
        (0, _) => u32::from(mv.is_double_step()),
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

fn slide(ways: &[(i8, i8)], across: i8, up: i8) -> u32 {
    let distance = across.abs().max(up.abs());
    place_of(ways, (across.signum(), up.signum())) << 3 | distance as u32
}

fn place_of(ways: &[(i8, i8)], way: (i8, i8)) -> u32 {
    ways.iter()
        .position(|&other| other == way)
        .map_or(0, |index| index as u32)
}
