use std::time::{Duration, Instant};

use super::{Extent, Recognised, recognise};
use crate::diagram;
use crate::letters::Language;
use crate::score::System;

fn score(system: System, plies: usize) -> Recognised {
    Recognised::Score {
        system,
        is_fractional: false,
        plies,
        extent: Extent::Whole,
    }
}

#[test]
fn each_kind_is_named_after_it_was_read() {
    let setup: rules::Setup = "8/8/8/3q4/8/8/8/8 w - -".parse().unwrap();
    assert!(matches!(
        recognise(" 8/8/8/3q4/8/8/8/8 w - -\n"),
        Recognised::Fen(_)
    ));
    assert!(matches!(
        recognise(&diagram::write(&setup.board)),
        Recognised::Diagram(_)
    ));
    assert_eq!(
        recognise("e2e4 e7e5 g1f3"),
        Recognised::UciMoves { plies: 3 }
    );
    assert_eq!(
        recognise("e4 e5 Nf3"),
        Recognised::SanMoves {
            plies: 3,
            extent: Extent::Whole
        }
    );
    assert_eq!(
        recognise("1. e4 e5 2. Nf3 Nc6 *"),
        Recognised::Pgn { games: 1 }
    );
    assert_eq!(
        recognise("1. P-K4 P-K4 2. Kt-KB3 Kt-QB3"),
        score(System::Descriptive, 4)
    );
    assert_eq!(
        recognise("(1) P-e4 P-e5\n(2) Kt-f3 Kt-c6"),
        score(System::Lasker, 4)
    );
    assert!(matches!(
        recognise("1. e4 e5 2. Sf3 Sc6 3. Lb5"),
        Recognised::Score {
            system: System::Localized(_),
            plies: 5,
            ..
        }
    ));
    assert!(matches!(
        recognise("1. P to K 4 2. Kt to K B 3\nP to K 4 Kt to Q B 3"),
        Recognised::Score {
            is_fractional: true,
            plies: 4,
            ..
        }
    ));
}

#[test]
fn games_with_tags_are_counted() {
    let game = "[Event \"A \\\"cup\\\"\"]\n[White \"[x]\"]\n\n1. e4 {\n[Event \"no\"]\n} e5 *\n\n";
    assert_eq!(recognise(game), Recognised::Pgn { games: 1 });
    assert_eq!(recognise(&game.repeat(3)), Recognised::Pgn { games: 3 });
    assert_eq!(
        recognise("\u{feff}[White \"X\"]\r\n\r\n*"),
        Recognised::Pgn { games: 1 }
    );
}

#[test]
fn every_end_of_a_line_ends_a_tag() {
    let game = "[White \"X\"]\n[Black \"Y\"]\n\n1. e4 {a}\n; {\n% [Site \"no\"]\ne5 *\n\n";
    for end in ["\n", "\r\n", "\r"] {
        let text = game.repeat(3).replace('\n', end);
        assert_eq!(recognise(&text), Recognised::Pgn { games: 3 }, "{end:?}");
    }
}

#[test]
fn of_more_than_a_megabyte_only_the_tags_are_looked_at() {
    let text = "1. P to K 4 P to K 4 ".repeat((1 << 20) / 21 + 1);
    assert_eq!(recognise(&text), Recognised::Nothing);
    let game = "[White \"X\"]\n\n1. e4 *\n\n";
    let games = (3 << 20) / game.len();
    assert_eq!(recognise(&game.repeat(games)), Recognised::Pgn { games });
}

#[test]
fn moves_are_named_by_their_notation_with_and_without_numbers() {
    let whole = Extent::Whole;
    for (text, expected) in [
        (
            "1. \u{2658}f3 \u{265e}f6 2. \u{2658}g1",
            Recognised::Pgn { games: 1 },
        ),
        ("1. Pe2-e4 e7-e5 2. Ng1-f3", Recognised::Pgn { games: 1 }),
        (
            "\u{2658}f3 \u{265e}f6",
            Recognised::SanMoves {
                plies: 2,
                extent: whole,
            },
        ),
        ("P-K4 P-K4 Kt-KB3", score(System::Descriptive, 3)),
        ("Sf3 Sf6 Sg1", score(System::Localized(Language::German), 3)),
    ] {
        assert_eq!(recognise(text), expected, "{text}");
    }
}

#[test]
fn what_cannot_be_read_is_nothing() {
    for text in [
        "",
        " \n",
        "Nothing of the kind.",
        "1. The King.",
        "1. If neither side can give mate.\n2. If both sides remain with King only.",
        "[Footnote]",
        "[x \"open]",
        "| a | b |",
        "e2e5",
        "8/8/8 w - -",
        "1. e5 e4",
        "\0",
    ] {
        assert_eq!(recognise(text), Recognised::Nothing, "{text}");
    }
}

#[test]
fn a_truncated_score_is_read_in_part() {
    let Recognised::Score { plies, extent, .. } = recognise("1. P-K4 P-K4 2. Kt-B3 Kt-QB3") else {
        panic!("a score");
    };
    assert_eq!((plies, extent), (2, Extent::Part));
}

#[test]
fn a_long_text_is_judged_quickly() {
    for piece in [
        "1. P 1. P ",
        "1. P to K 4 P to K 4 ",
        "P to K 4 P to Q 4 ",
        "2. K 3. ",
        "P ",
        "e4 ",
        "(",
        "[a \"",
        "white x\n",
        "| ^K | | | | | | | |\n",
        "|",
        "1. P-K4 x P-K4 y ",
        "e2e4 ",
        "King takes King ",
        "{ ( [ ",
        "1. e4 e5 ",
        "- - - - - - - -\n",
    ] {
        let text = piece.repeat((1 << 20) / piece.len());
        let start = Instant::now();
        let _ = recognise(&text);
        let time = start.elapsed();
        println!("{piece:?} {time:?}");
        assert!(time < Duration::from_secs(20), "{piece:?} took {time:?}");
    }
}

#[test]
fn a_score_is_found_behind_a_preface_but_not_behind_a_book() {
    let preface = "The author thanks everybody who has lent him books.\n";
    let score = "1. P to K 4 P to K 4\n2. Kt to K B 3 Kt to Q B 3\n";
    let behind = |pages: usize| recognise(&[&preface.repeat(pages), score].concat());
    assert!(matches!(behind(400), Recognised::Score { plies: 4, .. }));
    assert_eq!(behind(4_000), Recognised::Nothing);
    // However the score lies between two of the parts that are looked at.
    for pages in 155..160 {
        assert!(matches!(behind(pages), Recognised::Score { .. }), "{pages}");
    }
}

#[test]
fn a_game_with_a_diagram_in_it_is_a_game() {
    let moves = "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-B4 B-B4\n4. P-B3 Kt-B3\n5. P-Q4 PxP\n6. PxP B-Kt5 ch\n";
    let setup: rules::Setup = "r1bqk2r/pppp1ppp/2n2n2/8/1bBPP3/5N2/PP3PPP/RNBQK2R w KQkq - 1 7"
        .parse()
        .unwrap();
    let board = diagram::write(&setup.board);
    let behind = "7. Kt-B3 KtxKP\n8. Castles BxKt\n9. PxB\n";
    let text = format!("{moves}\n{board}\n\n{behind}");
    assert!(diagram::read(&text).is_ok(), "{text}");
    assert_eq!(recognise(&text), score(System::Descriptive, 17));
    // A move beside a diagram is what is to be found.
    let text = format!("{board}\n\n1. P-K4\n");
    assert!(matches!(recognise(&text), Recognised::Diagram(_)));
}
