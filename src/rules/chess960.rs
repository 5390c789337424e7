//! The 960 beginnings of Chess960 by their numbers.
//!
//! The numbers are those of Reinhard Scharnagl, which everybody uses: 518 is the usual beginning.
//! A number is taken apart by division: the light bishop, the dark bishop, the queen, and what
//! remains says where the two knights stand; king and rooks take the last three files.
//!
//! Positions of Chess960 are played like others; only castling is meant by taking the own rook,
//! since where the king lands may be no more than a step away.
//!
//! # Examples
//!
//! ```
//! use rules::{CastlingMode, Position, Square, chess960};
//!
//! let start = chess960::start_position(959).expect("there are 960");
//! assert_eq!(start.castling_mode(), CastlingMode::Chess960);
//!
//! let position: Position = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1".parse()?;
//! let castling = position.find_move(Square::F1, Square::G1, None).expect("it is legal");
//! let after = position.play_unchecked(castling);
//! assert_eq!(after.to_string(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
//! # Ok::<(), rules::ParsePositionError>(())
//! ```

use crate::{
    Bitboard, Board, CastlingMode, CastlingRights, Color, File, Piece, Position, Role, Setup,
    Square,
};

/// How many beginnings there are, numbered from 0.
///
/// # Examples
///
/// ```
/// use rules::chess960;
///
/// assert!(chess960::start_position(chess960::START_POSITIONS - 1).is_some());
/// assert!(chess960::start_position(chess960::START_POSITIONS).is_none());
/// ```
pub const START_POSITIONS: u32 = 960;

/// The files of the two knights among the five that are left, by what remains of the number.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// The beginning with this number, or nothing if `number` is above 959.
///
/// # Examples
///
/// ```
/// use rules::{Position, chess960};
///
/// let usual = chess960::start_position(518).expect("there are 960");
/// assert_eq!(usual.board(), Position::default().board());
/// let first = chess960::start_position(0).expect("there are 960");
/// assert_eq!(
///     first.to_string(),
///     "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"
/// );
/// assert_eq!(chess960::start_position(960), None);
/// ```
#[must_use]
pub fn start_position(number: u32) -> Option<Position> {
    Position::from_setup(&start_setup(number)?).ok()
}

fn start_setup(number: u32) -> Option<Setup> {
    let row = first_rank(number)?;
    let mut setup = Setup {
        board: Board::empty(),
        mode: CastlingMode::Chess960,
        ..Setup::empty()
    };
    let mut rooks = Bitboard::EMPTY;
    for (file, role) in File::ALL.into_iter().zip(row) {
        for color in Color::ALL {
            let home = Square::new(file, color.backrank());
            setup.board.set(home, Piece::new(color, role));
            setup.board.set(
                Square::new(file, color.pawn_rank()),
                Piece::new(color, Role::Pawn),
            );
            if role == Role::Rook {
                rooks = rooks.with(home);
            }
        }
    }
    setup.castling = CastlingRights::from_rooks(rooks);
    Some(setup)
}

/// The number of the beginning that stands on `board`, if it is one.
///
/// # Examples
///
/// ```
/// use rules::{Board, chess960};
///
/// assert_eq!(chess960::number_of(&Board::default()), Some(518));
/// assert_eq!(chess960::number_of(&Board::empty()), None);
/// ```
#[must_use]
pub fn number_of(board: &Board) -> Option<u32> {
    // Trying them all takes a fraction of a millisecond, and it is asked once a game.
    (0..START_POSITIONS)
        .find(|&number| start_setup(number).is_some_and(|setup| setup.board == *board))
}

/// The pieces of the first rank from a to h.
fn first_rank(number: u32) -> Option<[Role; 8]> {
    let number = number as usize;
    let &(first, second) = KNIGHTS.get(number / 96)?;
    let mut row = [None; 8];
    row[2 * (number % 4) + 1] = Some(Role::Bishop);
    row[2 * (number / 4 % 4)] = Some(Role::Bishop);
    // The knight that comes later first, so that the place of the other one stays what it is.
    for (role, place) in [
        (Role::Queen, number / 16 % 6),
        (Role::Knight, second),
        (Role::Knight, first),
        (Role::Rook, 0),
        (Role::King, 0),
        (Role::Rook, 0),
    ] {
        let free = row.iter_mut().filter(|piece| piece.is_none()).nth(place);
        *free? = Some(role);
    }
    Some(row.map(|piece| piece.unwrap_or(Role::King)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{START_POSITIONS, number_of, start_position};
    use crate::{CastlingSide, Color, Position, Setup};

    #[test]
    fn all_960_beginnings_are_different_and_known_by_their_numbers() {
        let mut seen = HashSet::new();
        for number in 0..START_POSITIONS {
            let position = start_position(number).expect("there are 960");
            assert_eq!(number_of(&position.board()), Some(number));
            assert!(seen.insert(position), "number {number} comes twice");
            for color in Color::ALL {
                let king = position.king(color);
                let rooks = CastlingSide::ALL.map(|side| position.castling_rook(color, side));
                let [Some(right), Some(left)] = rooks else {
                    panic!("number {number} lacks a right");
                };
                assert!(left.file() < king.file() && king.file() < right.file());
            }
            let bishops = position.by_role(crate::Role::Bishop);
            assert!((bishops & crate::Bitboard::LIGHT).len() == 2);
        }
        assert_eq!(start_position(START_POSITIONS), None);
    }

    #[test]
    fn all_960_beginnings_are_read_back_from_both_kinds_of_fen() {
        for number in 0..START_POSITIONS {
            let position = start_position(number).expect("there are 960");
            let setup = position.to_setup();
            assert_eq!(setup.to_shredder_fen().parse::<Position>(), Ok(position));
            let x_fen = setup.to_x_fen();
            assert!(x_fen.contains(" w KQkq - "), "{x_fen}");
            assert_eq!(Setup::from_chess960_fen(&x_fen), Ok(setup));
        }
    }

    #[test]
    fn well_known_numbers_are_as_published() {
        for (number, row) in [
            (0, "BBQNNRKR"),
            (518, "RNBQKBNR"),
            (534, "RNBKQBNR"),
            (959, "RKRNNQBB"),
        ] {
            let placement = start_position(number)
                .expect("there are 960")
                .board()
                .to_string();
            assert!(
                placement.ends_with(&format!("/{row}")),
                "{number}: {placement}"
            );
        }
    }

    #[test]
    fn a_board_that_only_begins_like_one_has_no_number() {
        let moved: crate::Board = "rnbqkbnr/pppp1ppp/4p3/8/8/8/PPPPPPPP/RNBQKBNR"
            .parse()
            .expect("a board");
        assert_eq!(number_of(&moved), None);
    }
}
