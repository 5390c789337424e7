use super::{faults, moves, one};
use crate::pgn::{FaultKind, MAX_GAME, MAX_TOKENS, read_all};
use crate::{MAX_COMMENT, MAX_DEPTH};

#[test]
fn no_text_is_no_game() {
    assert_eq!(read_all(""), []);
    assert_eq!(read_all("\u{feff} \r\n\n% nothing\n"), []);
}

#[test]
fn what_is_never_closed_costs_only_its_own_game() {
    for (text, kind) in [
        ("1. e4 { never\n", FaultKind::Unclosed('{')),
        ("1. e4 (1. d4\n", FaultKind::Unclosed('(')),
        ("1. e4 (1. d4 1-0\n", FaultKind::Unclosed('(')),
    ] {
        let text = format!("{text}\n[Event \"B\"]\n[White \"W\"]\n\n1. c4 c5 0-1\n");
        let games = read_all(&text);
        assert_eq!(games.len(), 2, "{text}");
        assert_eq!(games[0].faults[0].kind, kind);
        assert_eq!((games[0].faults[0].line, games[0].faults[0].column), (1, 7));
        assert_eq!(moves(&games[1].record), "1. c4 c5 0-1");
        assert_eq!(games[1].record.tag("White"), Some("W"));
        assert_eq!(games[1].faults, []);
    }
}

#[test]
fn a_variation_without_an_end_does_not_hide_the_next_game_without_tags() {
    let games = read_all("1. e4 (1. d4 *\n\n1. c4 (1. g3) c5 *");
    assert_eq!(games.len(), 2);
    assert_eq!(moves(&games[1].record), "1. c4 (1. g3) 1... c5 *");
}

#[test]
fn stray_marks_are_skipped_and_named() {
    let text = "1. e4 ) e5 } 2. Nf3 < Nc6 ] \" 3. Bb5 $999 *";
    let kinds: Vec<_> = faults(text).into_iter().map(|(_, _, kind)| kind).collect();
    assert_eq!(
        kinds,
        [
            FaultKind::Unopened(')'),
            FaultKind::Unopened('}'),
            FaultKind::Character('<'),
            FaultKind::Unopened(']'),
            FaultKind::Character('"'),
            FaultKind::Nag,
        ]
    );
    assert_eq!(moves(&one(text).record), "1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
}

#[test]
fn a_variation_before_the_first_move_is_skipped() {
    let game = one("(1. d4 (1. c4)) 1. e4 *");
    assert_eq!(game.faults[0].kind, FaultKind::VariationBeforeMove);
    assert_eq!(moves(&game.record), "1. e4 *");
}

#[test]
fn variations_deeper_than_allowed_are_skipped() {
    let deep = |depth: usize| {
        format!(
            "1. e4 {} {} e5 *",
            "(1. e4 ".repeat(depth),
            ")".repeat(depth)
        )
    };
    assert_eq!(one(&deep(MAX_DEPTH)).faults, []);
    let game = one(&deep(MAX_DEPTH + 10));
    assert_eq!(game.faults.len(), 1);
    assert_eq!(game.faults[0].kind, FaultKind::TooDeep);
    assert_eq!(game.record.main_line().len(), 2);
}

#[test]
fn a_comment_longer_than_allowed_is_cut() {
    let text = format!(
        "1. e4 {{{}}} e5 *\n\n1. d4 *",
        "word ".repeat(MAX_COMMENT / 4)
    );
    let games = read_all(&text);
    assert_eq!(games[0].faults[0].kind, FaultKind::CommentTooLong);
    assert_eq!((games[0].record.main_line().len(), games.len()), (2, 2));
    let comment = games[0].record.comments(games[0].record.main_line()[0])[0].to_string();
    assert!((MAX_COMMENT - 5..=MAX_COMMENT).contains(&comment.len()));
}

#[test]
fn a_game_longer_than_allowed_is_read_as_far_as_it_goes() {
    let comment = format!("{{{}}}", "w".repeat(60_000));
    let text = format!(
        "1. e4 {} e5 *\n\n1. d4 *",
        comment.repeat(MAX_GAME / 60_000 + 1)
    );
    let games = read_all(&text);
    assert_eq!(games.len(), 2);
    let kinds: Vec<_> = games[0].faults.iter().map(|fault| &fault.kind).collect();
    assert!(kinds.contains(&&FaultKind::GameTooLong), "{kinds:?}");
    assert_eq!(games[0].record.main_line().len(), 1);
    assert!(!games[0].unread.is_empty());
    assert_eq!(moves(&games[1].record), "1. d4 *");
}

#[test]
fn more_tokens_than_allowed_end_the_game() {
    let text = format!(
        "1. e4 e5 {} *\n\n1. d4 *",
        "2. Nf3 Nf6 3. Ng1 Ng8 ".repeat(MAX_TOKENS / 4 + 1)
    );
    let games = read_all(&text);
    assert_eq!(games[0].faults[0].kind, FaultKind::TooManyTokens);
    assert_eq!(games[0].record.main_line().len(), MAX_TOKENS);
    assert!(games[0].unread.starts_with("Ng1 Ng8"));
    assert_eq!(moves(&games[1].record), "1. d4 *");
}

#[test]
fn lines_end_with_carriage_returns_line_feeds_and_both() {
    for end in ["\n", "\r\n", "\r"] {
        let text = "[White \"A\"]\n\n1. e4 ; x\ne5\n2. Ke3 *\n\n% [Black \"B\"]\n1. d4 *"
            .replace('\n', end);
        let games = read_all(&text);
        assert_eq!(games.len(), 2, "{text:?}");
        let fault = &games[0].faults[0];
        assert_eq!((fault.line, fault.column), (5, 4), "{text:?}");
        assert_eq!(games[0].unread, format!("Ke3 *"));
    }
}

#[test]
fn columns_are_counted_in_letters() {
    let text = "{\u{fc}ber \u{1f600}} 1. e5 *";
    assert_eq!(one(text).faults[0].column, 13);
    assert_eq!(one(&format!("\u{feff}{text}")).faults[0].column, 13);
    assert_eq!(read_all(&format!("1. d4 * {text}"))[1].faults[0].column, 21);
}

#[test]
fn words_that_are_no_moves_are_refused_whole_and_moves_set_without_a_space_are_read() {
    for word in ["N?6", "x!e5", "N?Nc6"] {
        let found = faults(&format!("1. e4 e5\n2. Nf3 {word} *"));
        let places: Vec<_> = found
            .iter()
            .map(|(line, column, _)| (*line, *column))
            .collect();
        assert_eq!(places, [(2, 8)], "{word}");
    }
    let set_close = one("1. e4!e5 2. Nf3!?Nc6 3. Bb5 Nf6 4. O-O!Nxe4*");
    assert_eq!(set_close.faults, []);
    let expected = "1. e4 $1 e5 2. Nf3 $5 Nc6 3. Bb5 Nf6 4. O-O $1 Nxe4 *";
    assert_eq!(moves(&set_close.record), expected);
}
