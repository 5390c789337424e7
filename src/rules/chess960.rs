//! The 960 beginnings of Chess960 by their numbers.
//!
//! The numbers are those of Reinhard Scharnagl, which everybody uses: 518 is the usual beginning.
//! A number is taken apart by division: the light bishop, the dark bishop, the queen, and what
//! remains says where the two knights stand; king and rooks take the last three files.

use crate::{
    Bitboard, Board, CastlingMode, CastlingRights, Color, File, Piece, Position, Rank, Role, Setup,
    Square,
};

/// How many beginnings there are, numbered from 0.
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
    Position::from_setup(&setup).ok()
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
    let files = |role| -> Vec<usize> {
        let men = board.pieces(Piece::new(Color::White, role)) & Bitboard::from_rank(Rank::First);
        men.into_iter()
            .map(|square| square.file().index())
            .collect()
    };
    let bishops = files(Role::Bishop);
    let light = bishops.iter().find(|&&file| file % 2 == 1)?;
    let dark = bishops.iter().find(|&&file| file % 2 == 0)?;
    let mut free: Vec<usize> = (0..8).filter(|file| !bishops.contains(file)).collect();
    let queen = free
        .iter()
        .position(|file| files(Role::Queen).first() == Some(file))?;
    free.remove(queen);
    let knights = files(Role::Knight);
    let place = |knight: Option<&usize>| free.iter().position(|file| Some(file) == knight);
    let pair = (place(knights.first())?, place(knights.get(1))?);
    let rest = KNIGHTS.iter().position(|&knights| knights == pair)?;
    let number = (((rest * 6 + queen) * 4 + dark / 2) * 4 + light / 2) as u32;
    // What was read off a few men has to be true of all.
    (start_position(number)?.board() == *board).then_some(number)
}

/// The men of the first rank from the a-file.
fn first_rank(number: u32) -> Option<[Role; 8]> {
    let number = usize::try_from(number).ok()?;
    let &(first, second) = KNIGHTS.get(number / 96)?;
    let mut row = [Role::King; 8];
    let mut free: Vec<usize> = (0..8).collect();
    let mut put = |role, place: usize, free: &mut Vec<usize>| row[free.remove(place)] = role;
    let (light, dark) = (2 * (number % 4) + 1, 2 * (number / 4 % 4));
    // The higher place first, so that the lower one stays what it is.
    put(Role::Bishop, light.max(dark), &mut free);
    put(Role::Bishop, light.min(dark), &mut free);
    put(Role::Queen, number / 16 % 6, &mut free);
    put(Role::Knight, second, &mut free);
    put(Role::Knight, first, &mut free);
    put(Role::Rook, 2, &mut free);
    put(Role::Rook, 0, &mut free);
    Some(row)
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
    fn well_known_numbers_stand_as_published() {
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
