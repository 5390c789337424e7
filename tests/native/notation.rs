//! What is written is read again, and nothing is read as something else.

use notation::pgn::{self, PgnGame, PgnResult};
use notation::{ReadMoveError, read_move, san, uci};
use proptest::prelude::*;
use rules::{Move, MoveList, Position, Role};

use crate::playouts::{Numbers, STARTS, each_position};

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

#[test]
fn games_are_read_back_from_pgn() {
    for seed in 0..40 {
        let game = random_game(seed, 160);
        let text = pgn::write(&game);
        assert!(
            text.lines()
                .all(|line| line.len() < 80 || line.starts_with('[')),
            "{text}"
        );
        let read = pgn::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(
            (read.start, &read.moves, read.result),
            (game.start, &game.moves, game.result)
        );
        assert_eq!(pgn::write(&read), text);
    }
}

fn random_game(seed: u64, plies: usize) -> PgnGame {
    let mut numbers = Numbers::new(seed + 1);
    let start: Position = STARTS[seed as usize % STARTS.len()]
        .parse()
        .expect("a legal start");
    let results = [
        PgnResult::WhiteWins,
        PgnResult::BlackWins,
        PgnResult::Draw,
        PgnResult::Unknown,
    ];
    let mut game = PgnGame {
        tags: vec![("White".to_owned(), "A \"quoted\" \\ name".to_owned())],
        start,
        moves: Vec::new(),
        result: results[numbers.below(results.len())],
    };
    let mut position = start;
    while game.moves.len() < plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[numbers.below(moves.len())];
        position = position.play(mv).expect("a legal move");
        game.moves.push(mv);
    }
    game
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,40}") {
        let position = Position::default();
        let _ = read_move(&position, &text);
        let _ = pgn::read(&text);
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

    #[test]
    fn no_game_like_text_makes_the_game_reader_panic(
        text in "(\\[[A-Z][a-z]{0,4} \"[^\"]{0,5}\"\\]|[(){};$%\\n ]|1\\.|e4|e5|Nf3|Nc6|\\*|1-0|!){0,40}"
    ) {
        match pgn::read(&text) {
            Ok(game) => prop_assert_eq!(pgn::read(&pgn::write(&game)).map(|game| game.moves), Ok(game.moves)),
            Err(error) => prop_assert!(error.line >= 1 && error.column >= 1),
        }
    }
}
