//! What is written is read again, and nothing is read as something else.

use notation::{ReadMoveError, read_move, san, uci};
use proptest::prelude::*;
use rules::{Bitboard, Move, MoveList, Position, Role, Square};

use crate::playouts::each_position;

#[test]
fn every_legal_move_is_read_back_from_san_and_uci() {
    let mut count = 0_u32;
    let mut room = MoveList::new();
    each_position(25, 120, |position, _| {
        for mv in position.legal_moves() {
            let text = san::write(position, mv);
            assert_eq!(san::read(position, &text), Ok(mv), "{position}: {text}");
            assert_eq!(san::read_plain(position, &text, &mut room), Some(mv));
            assert_eq!(
                san::read(position, text.trim_end_matches(['+', '#'])),
                Ok(mv)
            );
            let text = uci::write(position, mv);
            assert_eq!(uci::read(position, &text), Ok(mv), "{position}: {text}");
            assert_eq!(read_move(position, &text), Ok(mv), "{position}: {text}");
            count += 1;
        }
    });
    assert!(count > 50_000, "only {count} moves were tried");
}

#[test]
fn the_only_move_to_a_square_is_the_only_one_listed() {
    let promotions = [
        None,
        Some(Role::Queen),
        Some(Role::Knight),
        Some(Role::Pawn),
    ];
    each_position(12, 120, |position, _| {
        let moves = position.legal_moves();
        for (role, to) in Role::ALL
            .into_iter()
            .flat_map(|role| Square::ALL.map(|to| (role, to)))
        {
            for promotion in promotions {
                let fitting: Vec<Move> = moves
                    .iter()
                    .copied()
                    .filter(|mv| mv.role() == role && mv.to() == to && !mv.is_castling())
                    .filter(|mv| mv.promotion() == promotion)
                    .collect();
                let expected = match fitting.as_slice() {
                    [only] => Some(*only),
                    _ => None,
                };
                let found = position.only_move(role, to, !Bitboard::EMPTY, promotion);
                assert_eq!(found, expected, "{position}: {role:?} to {to}");
                for mv in fitting {
                    let origin = Bitboard::from_square(mv.from());
                    let found = position.only_move(role, to, origin, promotion);
                    assert_eq!(found, Some(mv), "{position}");
                }
            }
        }
    });
}

#[test]
fn san_of_different_moves_differs() {
    each_position(10, 120, |position, _| {
        let moves = position.legal_moves();
        let mut texts: Vec<_> = moves.iter().map(|&mv| san::write(position, mv)).collect();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), moves.len(), "{position}");
    });
}

#[test]
fn lenient_spellings_of_a_move_mean_the_same_move() {
    each_position(10, 120, |position, mv| {
        let text = san::write(position, mv);
        for spelling in spellings(position, mv, &text) {
            assert_eq!(
                read_move(position, &spelling),
                Ok(mv),
                "{position}: {text} as {spelling}"
            );
        }
    });
}

/// Ways in which people write a move.
fn spellings(position: &Position, mv: Move, text: &str) -> Vec<String> {
    let mut spellings = vec![
        format!(" {text}!? "),
        text.replace(['=', '+', '#'], ""),
        text.replace("O-O-O", "0-0-0").replace("O-O", "0-0"),
    ];
    if mv.is_castling() {
        return spellings;
    }
    // Without the sign of capture a pawn's move could be another one.
    if mv.role() != Role::Pawn {
        spellings.push(text.replace('x', ""));
        let link = if san::is_capture(position, mv) {
            "takes"
        } else {
            "to"
        };
        spellings.push(format!("{} on {} {link} {}", mv.role(), mv.from(), mv.to()));
    }
    let letter = mv.role().upper_char();
    let promotion = mv
        .promotion()
        .map(Role::upper_char)
        .map(String::from)
        .unwrap_or_default();
    spellings.push(format!("{letter}{}{}{promotion}", mv.from(), mv.to()));
    spellings.push(format!("{}-{}{promotion}", mv.from(), mv.to()));
    spellings
}

#[test]
fn an_ambiguous_text_lists_exactly_the_moves_that_fit() {
    let mut ambiguous = 0;
    each_position(25, 120, |position, _| {
        for mv in position.legal_moves() {
            if mv.role() == Role::Pawn || mv.is_castling() {
                continue;
            }
            let text = format!("{}{}", mv.role().upper_char(), mv.to());
            let mut fitting: Vec<_> = position
                .legal_moves()
                .into_iter()
                .filter(|other| other.role() == mv.role() && other.to() == mv.to())
                .filter(|other| !other.is_castling())
                .collect();
            if fitting.len() == 1 {
                assert_eq!(san::read(position, &text), Ok(mv), "{position}: {text}");
                continue;
            }
            ambiguous += 1;
            let Err(ReadMoveError::Ambiguous { mut candidates }) = san::read(position, &text)
            else {
                panic!("{position}: {text} is ambiguous");
            };
            candidates.sort_unstable();
            fitting.sort_unstable();
            assert_eq!(candidates, fitting, "{position}: {text}");
        }
    });
    assert!(ambiguous > 100, "only {ambiguous} texts were ambiguous");
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,40}") {
        let position = Position::default();
        let _ = read_move(&position, &text);
    }

    #[test]
    fn no_chess_like_text_makes_the_move_reader_panic(text in "[a-hA-H1-8NBRQKnrqkxO0=+#! -]{0,12}") {
        let position = Position::default();
        if let Ok(mv) = read_move(&position, &text) {
            prop_assert!(position.is_legal(mv));
        }
        if let Some(mv) = san::read_plain(&position, &text, &mut MoveList::new()) {
            prop_assert_eq!(san::read(&position, &text), Ok(mv));
        }
    }
}
