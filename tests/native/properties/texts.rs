//! Texts: what is written is read back, and what is read means what it says.

use std::num::NonZeroU32;

use proptest::prelude::*;
use rules::{
    Bitboard, Board, CastlingMode, CastlingRights, Color, FenField, File, Key, Piece, Position,
    Rank, Role, Setup, Square,
};

use super::positions;

/// A board with any pieces on any squares.
fn boards() -> impl Strategy<Value = Board> {
    let piece = (0..64_usize, 0..6_usize, any::<bool>());
    prop::collection::vec(piece, 0..40).prop_map(|pieces| {
        let mut board = Board::empty();
        for (square, role, white) in pieces {
            let color = if white { Color::White } else { Color::Black };
            board.set(Square::ALL[square], Piece::new(color, Role::ALL[role]));
        }
        board
    })
}

/// Anything a FEN can say: any pieces, rights of rooks on back ranks, whether they stand there or
/// not.
fn setups(mode: CastlingMode) -> impl Strategy<Value = Setup> {
    let rights = match mode {
        CastlingMode::Standard => CastlingRights::STANDARD.rooks(),
        CastlingMode::Chess960 => {
            Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth)
        }
    };
    let passed = prop::option::of((0..8_usize, any::<bool>()));
    let clocks = (0..=9_999_u32, 1..=9_999_u32);
    (boards(), any::<bool>(), any::<u64>(), passed, clocks).prop_map(
        move |(board, black, rooks, passed, (halfmove_clock, fullmove_number))| {
            let rooks = Bitboard(rooks) & rights;
            Setup {
                board,
                turn: if black { Color::Black } else { Color::White },
                castling: CastlingRights::from_rooks(rooks),
                mode,
                en_passant: passed.map(|(file, third)| {
                    let rank = if third { Rank::Third } else { Rank::Sixth };
                    Square::new(File::ALL[file], rank)
                }),
                halfmove_clock,
                fullmove_number: NonZeroU32::new(fullmove_number).expect("at least 1"),
            }
        },
    )
}

/// The FEN letters that mean something, and some that do not.
fn letters() -> impl Strategy<Value = char> {
    prop_oneof![any::<char>(), prop::char::range('!', '~')]
}

/// What `read` makes of a text is written as that text again.
fn is_written_back<T>(letter: char, read: fn(char) -> Option<T>, write: fn(T) -> char) -> bool {
    read(letter).is_none_or(|value| write(value) == letter)
}

#[test]
fn every_name_is_read_back() {
    for square in Square::ALL {
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(Square::from_index(square.index()), Some(square));
        assert_eq!(Square::new(square.file(), square.rank()), square);
    }
    for file in File::ALL {
        assert_eq!(File::from_char(file.char()), Some(file));
        assert_eq!(File::from_index(file.index()), Some(file));
        assert_eq!(file.to_string(), file.char().to_string());
    }
    for rank in Rank::ALL {
        assert_eq!(Rank::from_char(rank.char()), Some(rank));
        assert_eq!(Rank::from_index(rank.index()), Some(rank));
        assert_eq!(rank.to_string(), rank.char().to_string());
    }
    for color in Color::ALL {
        assert_eq!(Color::from_char(color.char()), Some(color));
        for role in Role::ALL {
            assert_eq!(Role::from_char(role.char()), Some(role));
            assert_eq!(Role::from_char(role.upper_char()), Some(role));
            assert_eq!(Role::ALL[role.index()], role);
            let piece = Piece::new(color, role);
            assert_eq!(Piece::from_char(piece.char()), Some(piece));
            assert_eq!(piece.to_string(), piece.char().to_string());
        }
    }
    for field in FenField::ALL {
        assert_eq!(FenField::ALL[field.number() - 1], field);
    }
}

proptest! {
    #[test]
    fn no_letter_but_its_own_means_anything(letter in letters()) {
        prop_assert!(is_written_back(letter, File::from_char, File::char));
        prop_assert!(is_written_back(letter, Rank::from_char, Rank::char));
        prop_assert!(is_written_back(letter, Color::from_char, Color::char));
        prop_assert!(is_written_back(letter, Piece::from_char, Piece::char));
        prop_assert!(is_written_back(letter.to_ascii_lowercase(), Role::from_char, Role::char));
    }

    #[test]
    fn a_text_is_a_square_only_if_it_is_its_name(text in prop_oneof!["[a-i][0-9]", ".{0,3}"]) {
        if let Ok(square) = text.parse::<Square>() {
            prop_assert_eq!(square.to_string(), text);
        } else {
            prop_assert!(Square::ALL.iter().all(|square| square.to_string() != text));
        }
    }

    #[test]
    fn a_set_of_squares_is_put_together_again_from_them(number in any::<u64>()) {
        let set = Bitboard(number);
        prop_assert_eq!(set.into_iter().collect::<Bitboard>(), set);
        prop_assert_eq!(set.into_iter().rev().collect::<Bitboard>(), set);
        prop_assert_eq!(set.into_iter().len(), set.len());
        prop_assert_eq!(CastlingRights::from_rooks(set).rooks(), set);
    }

    #[test]
    fn a_key_is_read_back_from_its_digits(number in any::<u64>()) {
        let text = Key(number).to_string();
        prop_assert_eq!(text.len(), 16);
        prop_assert_eq!(u64::from_str_radix(&text, 16), Ok(number));
    }

    #[test]
    fn a_board_is_read_back_from_its_placement(board in boards()) {
        prop_assert_eq!(board.to_string().parse::<Board>(), Ok(board));
        let rebuilt = board.iter().fold(Board::empty(), |mut rebuilt, (square, piece)| {
            rebuilt.set(square, piece);
            rebuilt
        });
        prop_assert_eq!(rebuilt, board);
    }

    #[test]
    fn a_set_up_is_read_back_from_its_fen(setup in setups(CastlingMode::Standard)) {
        prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
    }

    #[test]
    fn a_set_up_of_chess960_is_read_back_from_every_kind_of_fen(
        setup in setups(CastlingMode::Chess960),
    ) {
        for fen in [setup.to_string(), setup.to_shredder_fen(), setup.to_x_fen()] {
            prop_assert_eq!(Setup::from_chess960_fen(&fen), Ok(setup.clone()), "{}", fen);
        }
        // A file letter says by itself that Chess960 is meant.
        if !setup.castling.is_empty() {
            prop_assert_eq!(setup.to_shredder_fen().parse::<Setup>(), Ok(setup));
        }
    }

    #[test]
    fn any_board_is_a_set_up_with_or_without_faults(board in boards(), black in any::<bool>()) {
        let turn = if black { Color::Black } else { Color::White };
        let setup = Setup { board, turn, ..Setup::empty() };
        prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup.clone()));
        match Position::from_setup(&setup) {
            Ok(position) => prop_assert_eq!(position.to_setup(), setup),
            Err(error) => prop_assert_eq!(error.faults(), setup.faults()),
        }
    }

    #[test]
    fn any_text_is_a_fen_or_an_error_within_it(text in "[ /0-9a-hkKQqRrNnBbPpWw\\-é]{0,60}") {
        match text.parse::<Setup>() {
            Ok(setup) => prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup)),
            Err(error) => {
                prop_assert!(error.offset <= text.len());
                let (number, place) = (error.field.number(), error.offset + 1);
                let beginning = format!("FEN field {number} ({}), character {place}: ", error.field);
                prop_assert!(error.to_string().starts_with(&beginning));
            }
        }
    }

    #[test]
    fn a_fen_with_one_letter_changed_is_a_fen_or_an_error_within_it(
        positions in positions(), place in any::<prop::sample::Index>(), letter in any::<char>(),
    ) {
        let fen = positions[positions.len() - 1].to_string();
        let place = place.index(fen.len());
        let text = format!("{}{letter}{}", &fen[..place], &fen[place + 1..]);
        match text.parse::<Setup>() {
            Ok(setup) => prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup)),
            Err(error) => prop_assert!(error.offset <= text.len()),
        }
    }
}
