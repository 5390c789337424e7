use super::{MAX_DEPTH, PgnError, PgnFault, PgnGame, PgnResult, read, write};
use crate::{ReadMoveError, san};

fn moves(game: &PgnGame) -> Vec<String> {
    let mut position = game.start;
    game.moves
        .iter()
        .map(|mv| {
            let text = san::write(&position, *mv);
            position = position.play(*mv).unwrap();
            text
        })
        .collect()
}

fn fault(text: &str) -> PgnError {
    read(text).expect_err(text)
}

#[test]
fn a_whole_game_is_read() {
    let text = "[Event \"A \\\"quoted\\\" event\"]\r\n[White \"X.\"]\r\n[Result \"1-0\"]\r\n\r\n\
        1. e4 e5 2.Nf3 Nc6 3 Bb5 a6 1-0\r\n";
    let game = read(text).unwrap();
    assert_eq!(game.tag("Event"), Some("A \"quoted\" event"));
    assert_eq!(game.result, PgnResult::WhiteWins);
    assert_eq!(moves(&game), ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]);
}

#[test]
fn comments_glyphs_and_variations_are_checked_and_skipped() {
    let text = "\u{feff}% escaped\n1. e4 {a comment (with a bracket)} e5 $1 ; to the end (of the line\n\
        (1... c5 2. Nf3 (2. c3 d5!) 2... d6) 2. Nf3! (2. f4 exf4) Nc6 !? *";
    let game = read(text).unwrap();
    assert_eq!(moves(&game), ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(game.result, PgnResult::Unknown);
}

#[test]
fn numbers_zeros_and_missing_tags_do_not_matter() {
    let game = read("1.e4 1...e5 17. Nf3 Nf6 Bc4 Bc5 0-0 0-0").unwrap();
    assert_eq!(
        moves(&game),
        ["e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O", "O-O"]
    );
}

#[test]
fn a_start_position_is_honored() {
    let text = "[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 3 40\"]\n\n40. a8Q+ Kd7 1/2-1/2";
    let game = read(text).unwrap();
    assert_eq!(moves(&game), ["a8=Q+", "Kd7"]);
    assert_eq!(game.result, PgnResult::Draw);
    let written = write(&game);
    assert!(written.contains("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 3 40\"]"));
    assert!(written.contains("\n40. a8=Q+ Kd7 1/2-1/2\n"));
}

#[test]
fn black_may_begin() {
    let text = "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]\n\n7... Kd7 8. Kd2 *";
    assert!(write(&read(text).unwrap()).contains("\n7... Kd7 8. Kd2 *\n"));
}

#[test]
fn an_illegal_move_keeps_what_stands_before_it() {
    let error = fault("[White \"A\"]\n\n1. e4 e5\n2. Nf3 Nc6 3. Bb6 a6 1-0");
    assert_eq!((error.line, error.column), (4, 15));
    assert_eq!(moves(&error.before), ["e4", "e5", "Nf3", "Nc6"]);
    let PgnFault::Move {
        text,
        position,
        error,
    } = error.fault
    else {
        panic!("a move is wrong")
    };
    assert_eq!((text.as_str(), position.fullmove_number()), ("Bb6", 3));
    assert!(matches!(
        error,
        ReadMoveError::Illegal { .. } | ReadMoveError::NoSuchMove { .. }
    ));
}

#[test]
fn an_illegal_move_in_a_variation_is_a_fault_too() {
    let error = fault("1. e4 (1. d4 d5 2. d5) e5");
    assert_eq!((error.line, error.column), (1, 20));
    assert_eq!(moves(&error.before), ["e4"]);
}

#[test]
fn a_move_glued_to_its_number_is_found_at_its_own_column() {
    assert_eq!(fault("1.e5").column, 3);
}

#[test]
fn every_fault_has_a_place() {
    let place = |text: &str| {
        let error = fault(text);
        (error.line, error.column, error.fault)
    };
    assert_eq!(place(""), (1, 1, PgnFault::Empty));
    assert_eq!(place("1. e4\n{ never"), (2, 1, PgnFault::Unclosed('{')));
    assert_eq!(place("1. e4 (1. d4"), (1, 7, PgnFault::Unclosed('(')));
    assert_eq!(place("1. e4 )"), (1, 7, PgnFault::Unopened(')')));
    assert_eq!(place("(1. e4)"), (1, 1, PgnFault::VariationBeforeMove));
    assert_eq!(place("1. e4 }"), (1, 7, PgnFault::Unopened('}')));
    assert_eq!(place("[White \"A"), (1, 8, PgnFault::Unclosed('"')));
    assert_eq!(
        place("[White A]"),
        (
            1,
            8,
            PgnFault::Tag {
                expected: "a value in quotation marks"
            }
        )
    );
    assert_eq!(
        place("[\"A\"]"),
        (1, 2, PgnFault::Tag { expected: "a name" })
    );
    assert_eq!(place("1. e4 --"), (1, 7, PgnFault::NullMove));
    assert_eq!(place("1. e4 $"), (1, 7, PgnFault::Character('$')));
    assert_eq!(place("1. e4 * 1. d4 *"), (1, 9, PgnFault::AnotherGame));
    assert_eq!(
        place("1. e4\n\n[White \"A\"]"),
        (3, 1, PgnFault::AnotherGame)
    );
    assert!(matches!(
        place("[FEN \"8/8 w\"]"),
        (1, 1, PgnFault::Start(_))
    ));
}

#[test]
fn variations_cannot_exhaust_the_stack() {
    let deep = |depth: usize| format!("1. e4 {} {}", "( 1. e4 ".repeat(depth), ")".repeat(depth));
    assert!(read(&deep(MAX_DEPTH)).is_ok());
    assert_eq!(fault(&deep(MAX_DEPTH + 1)).fault, PgnFault::TooDeep);
    assert_eq!(
        fault(&"(".repeat(100_000)).fault,
        PgnFault::VariationBeforeMove
    );
}

#[test]
fn what_is_written_is_read_again() {
    let text = "[Event \"A \\\\ B\"]\n[Annotator \"N\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 \
        6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 0-1";
    let game = read(text).unwrap();
    let written = write(&game);
    assert!(written.lines().all(|line| line.len() < 80), "{written}");
    let again = read(&written).unwrap();
    assert_eq!(
        (again.moves, again.result),
        (game.moves.clone(), game.result)
    );
    assert_eq!(write(&read(&written).unwrap()), written);
}
