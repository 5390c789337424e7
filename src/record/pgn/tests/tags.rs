use super::{faults, one, sound};
use crate::pgn::{FaultKind, Severity, TagPart, read_bytes, write};
use crate::{GameResult, MAX_TAG};

#[test]
fn quotation_marks_and_backslashes_are_escaped() {
    let record = sound("[Event \"A \\\"q\\\" \\\\ n\"]\n\n*");
    assert_eq!(record.tag("Event"), Some("A \"q\" \\ n"));
    assert!(write(&record).starts_with("[Event \"A \\\"q\\\" \\\\ n\"]\n"));
}

#[test]
fn tags_come_in_the_order_of_the_roster_and_then_by_their_names() {
    let record =
        sound("[ECO \"C60\"]\n[White \"A\"]\n[Annotator \"N\"]\n[Event \"E\"]\n[Site \"?\"]\n\n*");
    let names: Vec<_> = record
        .tags()
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    assert_eq!(names, ["Event", "White", "Annotator", "ECO"]);
}

#[test]
fn a_broken_tag_costs_its_line_and_says_what_was_expected() {
    let tag = |expected| FaultKind::Tag { expected };
    for (text, column, kind, white) in [
        ("[White \"A", 8, FaultKind::Unclosed('"'), Some("A")),
        ("[White \"A]", 8, FaultKind::Unclosed('"'), Some("A")),
        ("[White A]", 8, tag(TagPart::Value), None),
        ("[White \"A\"", 11, tag(TagPart::ClosingBracket), Some("A")),
        (
            "[White \"the \"A\" team\"]",
            13,
            tag(TagPart::Backslash),
            Some("the \"A\" team"),
        ),
    ] {
        let text = format!("[Event \"E\"]\n{text}\n[Black \"B\"]\n\n1. e4 *");
        let game = one(&text);
        assert_eq!(faults(&text), [(2, column, kind)], "{text}");
        assert_eq!(game.record.tag("White"), white, "{text}");
        assert_eq!(game.record.tag("Black"), Some("B"), "{text}");
        assert_eq!(game.record.main_line().len(), 1, "{text}");
    }
}

#[test]
fn the_result_of_the_moves_counts_unless_it_is_open() {
    let game = one("[Result \"1-0\"]\n\n1. e4 0-1");
    assert_eq!(game.record.result(), GameResult::BlackWins);
    assert_eq!(game.faults[0].kind, FaultKind::ResultsDiffer);
    assert_eq!(game.faults[0].kind.severity(), Severity::Note);
    let game = one("[Result \"1-0\"]\n\n1. e4 *");
    assert_eq!(game.record.result(), GameResult::WhiteWins);
    assert_eq!(
        sound("[Result \"1-0\"]\n\n1. e4").result(),
        GameResult::WhiteWins
    );
}

#[test]
fn other_alphabets_than_utf8_are_noted_and_read() {
    let games =
        read_bytes(b"[White \"M\xfcller\"]\n\n1. e4 {\x80 5} *\n\n[White \"M\xc3\xbcller\"]\n\n*");
    let names: Vec<_> = games.iter().map(|game| game.record.tag("White")).collect();
    assert_eq!(names, [Some("M\u{fc}ller"); 2]);
    let fault = &games[0].faults[0];
    assert_eq!((fault.line, fault.column), (1, 10));
    assert_eq!(
        (&fault.kind, games[1].faults.len()),
        (&FaultKind::Encoding, 0)
    );
}

#[test]
fn a_wrong_start_position_is_named_and_kept() {
    let text = "[SetUp \"1\"]\n[FEN \"this is not a fen\"]\n\n1. e4 e5 *";
    let game = one(text);
    assert!(matches!(faults(text)[..], [(2, 1, FaultKind::Start(_))]));
    assert_eq!(game.unread, "1. e4 e5 *");
    assert!(write(&game.record).contains("[FEN \"this is not a fen\"]"));
    assert_eq!(one(&write(&game.record)).record, game.record);
}

#[test]
fn long_tags_are_cut_where_a_letter_ends() {
    let long = "\u{fc}".repeat(400);
    let game = one(&format!("[White \"{long}\"]\n\n*"));
    assert_eq!(game.faults[0].kind, FaultKind::TagTooLong);
    assert_eq!(game.record.tag("White").map(str::len), Some(MAX_TAG - 1));
}

#[test]
fn the_first_of_several_tags_of_a_name_counts() {
    let text = "[White \"A\"]\n[White \"B\"]\n\n*";
    assert_eq!(
        faults(text),
        [(2, 1, FaultKind::DuplicateTag("White".to_owned()))]
    );
    assert_eq!(one(text).record.tag("White"), Some("A"));
}

#[test]
fn a_start_position_means_the_same_when_it_is_written() {
    let text = "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - \u{1b} 1\"]\n\n*";
    let game = one(text);
    assert_eq!(one(&write(&game.record)).record, game.record);
}
