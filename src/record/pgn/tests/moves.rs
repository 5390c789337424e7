use notation::letters::Language;
use rules::{CastlingMode, Square};

use super::{faults, moves, one, position, sound};
use crate::pgn::{FaultKind, Letters, read_all};
use crate::{GameResult, Record};

#[test]
fn numbers_zeros_and_missing_tags_do_not_matter() {
    let record = sound("1.e4 1...e5 17. Nf3 Nf6 Bc4 Bc5 0-0 0-0");
    assert_eq!(
        moves(&record),
        "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O *"
    );
    assert_eq!(moves(&sound("1 e4 1 ... e5 2.f4 *")), "1. e4 e5 2. f4 *");
}

#[test]
fn promotions_and_captures_in_passing_are_read_however_they_are_marked() {
    let text = "[FEN \"4k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1\"]\n\n1. exd6 e.p. Kf7 2. a8Q *";
    assert_eq!(moves(&sound(text)), "1. exd6 Kf7 2. a8=Q *");
    let text = text
        .replace("exd6 e.p.", "exd6e.p.")
        .replace("a8Q", "a8(Q)");
    assert!(one(&text).faults.len() <= 2);
}

#[test]
fn null_moves_pass_the_turn() {
    for null in ["--", "Z0", "0000", "@@@@"] {
        let record = sound(&format!("1. e4 {null} 2. d4 e5 *"));
        assert_eq!(moves(&record), "1. e4 -- 2. d4 e5 *");
    }
    let text = "1. e4 e5 2. Qh5 Ke7 3. Qxe5 -- 4. d4 *";
    assert_eq!(faults(text), [(1, 29, FaultKind::NullMove)]);
    assert_eq!(one(text).unread, "-- 4. d4 *");
}

#[test]
fn passing_the_turn_ends_the_right_to_take_in_passing() {
    let record = sound("1. e4 a6 2. e5 d5 3. -- *");
    let last = record.main_line().pop().unwrap();
    assert_eq!(record.position(last).en_passant(), None);
}

#[test]
fn variations_lie_within_each_other_to_any_depth() {
    let text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6)) 2... d6) (1... e6) 2. Nf3 *";
    let expected = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6)) 2... d6) (1... e6) 2. Nf3 *";
    assert_eq!(moves(&sound(text)), expected);
}

#[test]
fn a_result_in_a_variation_ends_nothing() {
    let record = sound("1. e4 (1. d4 1-0) e5 (1... c5 *) 2. f4 0-1");
    assert_eq!(moves(&record), "1. e4 (1. d4) 1... e5 (1... c5) 2. f4 0-1");
    assert_eq!(record.result(), GameResult::BlackWins);
}

#[test]
fn an_illegal_move_in_the_main_line_keeps_the_moves_before_it() {
    let game = one("[White \"A\"]\n\n1. e4 e5\n2. Nf3 Nc6 3. Bb6 a6 1-0\n");
    assert_eq!(moves(&game.record), "1. e4 e5 2. Nf3 Nc6 1-0");
    assert_eq!(game.unread, "Bb6 a6 1-0");
    let fault = &game.faults[0];
    assert_eq!((fault.line, fault.column), (4, 15));
    let FaultKind::Move { text, position, .. } = &fault.kind else {
        panic!("a move is wrong")
    };
    assert_eq!((text.as_str(), position.fullmove_number()), ("Bb6", 3));
}

#[test]
fn an_illegal_move_in_a_variation_costs_only_the_rest_of_it() {
    let game = one("1. e4 (1. d4 d5 2. d5 {lost} (2. c4) e5) e5 (1... c5) 2. f4 *");
    assert_eq!(
        moves(&game.record),
        "1. e4 (1. d4 d5) 1... e5 (1... c5) 2. f4 *"
    );
    assert_eq!((game.faults.len(), game.faults[0].column), (1, 20));
    assert_eq!(game.unread, "");
}

#[test]
fn letters_of_other_languages_are_recognized_and_named() {
    for (text, letters) in [
        (
            "1. e4 e5 2. Sf3 Sc6 3. Lb5 *",
            Letters::Localized(Language::German),
        ),
        (
            "1. e4 e5 2. Cf3 Cc6 3. Fb5 *",
            Letters::Localized(Language::French),
        ),
        (
            "1. e4 e5 2. Pf3 Pc6 3. Lb5 *",
            Letters::Localized(Language::Dutch),
        ),
        (
            "1. e4 e5 2. \u{41a}f3 \u{41a}c6 3. \u{421}b5 *",
            Letters::Localized(Language::Russian),
        ),
        (
            "1. e4 e5 2. \u{2658}f3 \u{265e}c6 3. \u{2657}b5 *",
            Letters::Figurine,
        ),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 *", Letters::English),
    ] {
        let game = one(text);
        assert_eq!(game.letters, letters, "{text}");
        assert_eq!(
            moves(&game.record),
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 *",
            "{text}"
        );
    }
}

#[test]
fn a_game_that_other_letters_make_another_game_is_not_taken_silently() {
    // In Dutch the P is the knight.
    let game = one("1. e4 e5 2. Pf3 Pc6 *");
    assert_eq!(moves(&game.record), "1. e4 e5 2. f3 c6 *");
    assert_eq!(game.faults[0].kind, FaultKind::Letters(Language::Dutch));
    assert_eq!(one("1. Pe4 Pe5 2. Nf3 *").faults, []);
    // In French the R is the king, in Romanian the N is a bishop.
    for (placement, line, language) in [
        ("4k3/8/8/8/8/8/3R4/4K3", "1. Re2 *", Language::Spanish),
        ("4k3/8/8/8/8/3N4/3B4/4K3", "1. Nf4 *", Language::Romanian),
    ] {
        let game = |line: &str| one(&format!("[FEN \"{placement} w - - 0 1\"]\n\n{line}"));
        assert_eq!(game(line).letters, Letters::English);
        let kinds: Vec<_> = game(line)
            .faults
            .into_iter()
            .map(|fault| fault.kind)
            .collect();
        assert_eq!(kinds, [FaultKind::Letters(language)], "{line}");
    }
    let mixed = one("[FEN \"4k3/8/8/8/8/8/3R4/4K3 w - - 0 1\"]\n\n1. Re2 Kd8 *");
    assert_eq!(mixed.faults, []);
}

#[test]
fn letters_that_fit_no_language_wholly_are_not_believed() {
    let game = one("1. e4 e5 2. Sf3 Sc6 3. Bb5 *");
    assert_eq!(game.letters, Letters::English);
    assert_eq!(game.unread, "Sf3 Sc6 3. Bb5 *");
}

#[test]
fn several_games_in_one_text_are_all_read() {
    let text =
        "1. e4 e5 *\n1. d4 1-0 1. c4 *\n\n1. Nf3 d5\n\n1. g3 g6\n\n[White \"A\"]\n[White \"B\"]\n*";
    let games = read_all(text);
    let all: Vec<_> = games.iter().map(|game| moves(&game.record)).collect();
    let expected = [
        "1. e4 e5 *",
        "1. d4 1-0",
        "1. c4 *",
        "1. Nf3 d5 *",
        "1. g3 g6 *",
        "*",
    ];
    assert_eq!(all, expected);
    assert_eq!(games[5].record.tag("White"), Some("A"));
}

#[test]
fn a_first_move_on_a_new_line_begins_another_game_once_both_sides_have_moved() {
    for (text, expected) in [
        ("1. e4 e5\n1. d4 d5\n", &["1. e4 e5 *", "1. d4 d5 *"][..]),
        (
            "1.e4 e5 2.Nf3\r\n1.e4 c5",
            &["1. e4 e5 2. Nf3 *", "1. e4 c5 *"],
        ),
        ("1. e4 e5\n1. e4 c5", &["1. e4 e5 *", "1. e4 c5 *"]),
        // A game goes on behind the end of a line, and so does a variation.
        ("1. e4\n1. ... e5\n2. Nf3", &["1. e4 e5 2. Nf3 *"]),
        ("1. e4\n1... e5", &["1. e4 e5 *"]),
        (
            "1. e4 e5 (1... c5 2. c3\n1. d4) 2. Nf3",
            &["1. e4 e5 (1... c5 2. c3) 2. Nf3 *"],
        ),
    ] {
        let games = read_all(text);
        let all: Vec<_> = games.iter().map(|game| moves(&game.record)).collect();
        assert_eq!(all, expected, "{text:?}");
    }
}

#[test]
fn chess960_is_read_and_written() {
    let fen = "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1";
    for variant in ["Chess960", "Fischerandom", "chess 960"] {
        let text = format!("[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n\n1. O-O O-O-O *");
        let record = sound(&text);
        assert_eq!(record.start().castling_mode(), CastlingMode::Chess960);
        assert_eq!(moves(&record), "1. O-O O-O-O *");
        let written = crate::pgn::write(&record);
        assert!(
            written.contains("\"]\n[SetUp \"1\"]\n[Variant \"Chess960\"]\n"),
            "{written}"
        );
        assert_eq!(sound(&written), record);
    }
    let shredder = format!("[FEN \"{}\"]\n\n1. O-O *", fen.replace("KQkq", "GBgb"));
    assert_eq!(
        sound(&shredder).start().castling_mode(),
        CastlingMode::Chess960
    );
}

#[test]
fn games_of_other_rules_are_named_and_not_read_as_chess() {
    let game = one("[Variant \"Atomic\"]\n\n1. e4 e5 *");
    assert_eq!(game.faults[0].kind, FaultKind::Variant("Atomic".to_owned()));
    assert_eq!(
        (moves(&game.record).as_str(), game.unread.as_str()),
        ("*", "1. e4 e5 *")
    );
    assert_eq!(game.record.tag("Variant"), Some("Atomic"));
    sound("[Variant \"Standard\"]\n\n1. e4 e5 *");
}

#[test]
fn where_pieces_come_from_is_known_along_a_line() {
    let record = sound("1. Nf3 d5 2. Ng5 *");
    let last = record.main_line().pop().unwrap();
    assert_eq!(record.origins(last).of(Square::G5), Some(Square::G1));
    assert_eq!(record.ply(last), 3);
    assert_eq!(record.line_to(last).len(), 3);
    assert_eq!(
        record.start(),
        &position(&Record::default().start().to_string())
    );
}
