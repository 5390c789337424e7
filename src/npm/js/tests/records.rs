use super::RULES;
use crate::pgn_read::{Rules, read};

#[test]
fn a_move_that_cannot_be_played_is_named_with_its_place() {
    let fault = read("1. e4 e5\n2. Nf3 Ke6 *", RULES).expect_err("the king cannot go there");
    assert_eq!(fault.message, "Invalid move in PGN: Ke6");
    assert_eq!(
        (fault.line, fault.column, fault.ply),
        (Some(2), Some(8), Some(4))
    );
}

#[test]
fn a_move_that_may_be_several_is_not_guessed() {
    let text = "[FEN \"4k3/8/8/8/8/8/4K3/R6R w - - 0 1\"]\n\n1. R1d1 *";
    let fault = read(text, RULES).expect_err("either rook");
    assert_eq!(fault.candidates, ["Rad1", "Rhd1"]);
    let first = Rules {
        takes_first: true,
        ..RULES
    };
    assert!(read(text, first).is_ok());
}

#[test]
fn a_variation_that_cannot_be_read_does_not_hide_the_game() {
    let loaded = read("1. e4 (1. d5 d6) 1... e5 (1... Nf6) *", RULES).expect("the game is fine");
    assert_eq!(loaded.line.len(), 2);
    assert_eq!(loaded.faults.len(), 1);
    assert!(loaded.tree.is_some_and(|tree| tree.has_variations()));
}

#[test]
fn other_programs_are_understood() {
    for text in [
        "\u{feff}[White_2 \"a \\\"b\\\"\"]\n% skipped\n1. e4 -- 2. \u{2658}f3 *",
        "1. e4 a6 2. e5 d5 3. exd6 e.p. *",
        "1. e4 a6 2. e5 d5 3. exd6e.p. *",
        "1. f3 e5 2. g4 Qh4++ *",
        "1. f3 e5 2. g4 Qh4++! 0-1",
    ] {
        assert!(read(text, RULES).is_ok(), "{text}");
    }
}

#[test]
fn a_second_game_is_not_swallowed() {
    let fault = read("1. e4 *\n\n1. d4 *", RULES).expect_err("there are two");
    assert_eq!((fault.code, fault.line), ("another-game", Some(3)));
}

#[test]
fn a_lenient_reader_keeps_what_it_can() {
    let lenient = Rules {
        is_lenient: true,
        ..RULES
    };
    let loaded = read("1. e4 e5 2. Ke3 Nc6 *", lenient).expect("nothing is refused");
    assert_eq!((loaded.line.len(), loaded.faults.len()), (2, 1));
}
