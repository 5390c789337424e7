use std::time::Duration;

use rules::Square;

use super::{moves, one, san, sound};
use crate::{CommentPlace, EngineScore, Evaluation, Nag, Part, Record, Shape, ShapeColor, Value};

#[test]
fn comments_can_be_before_and_after_moves() {
    let text = "{intro} 1. e4 {after} {again} e5 ({before} 1... c5 {in} ) 2. {here} Nf3 *";
    let record = sound(text);
    let expected = "{intro} 1. e4 {after} {again} 1... e5 ({before} 1... c5 {in}) 2. {here} Nf3 *";
    assert_eq!(moves(&record), expected);
    let main = record.main_line();
    assert_eq!(
        record.comment_text(Record::ROOT, CommentPlace::After),
        "intro"
    );
    assert_eq!(
        record.comment_text(main[0], CommentPlace::After),
        "after again"
    );
    assert_eq!(record.comment_text(main[2], CommentPlace::Before), "here");
    let aside = record.children(main[0])[1];
    assert_eq!(record.comment_text(aside, CommentPlace::Before), "before");
    assert_eq!(sound(&crate::pgn::write(&record)), record);
}

#[test]
fn a_comment_before_a_black_move_differs_from_one_after_a_white_move() {
    let record = sound("1. e4 1... {why} e5 *");
    assert_eq!(moves(&record), "1. e4 1... {why} e5 *");
    assert_eq!(moves(&sound("1. e4 {why} e5 *")), "1. e4 {why} 1... e5 *");
}

#[test]
fn comments_to_the_end_of_the_line_are_kept_like_the_others() {
    let record = sound("1. e4 ; good (really)\n e5 ; } odd\n*");
    assert_eq!(moves(&record), "1. e4 {good (really)} 1... e5 {odd} *");
}

#[test]
fn braces_end_at_the_first_closing_one() {
    let game = one("1. e4 {a {b} c} e5 *");
    assert_eq!(moves(&game.record), "1. e4 {a {b} *");
    assert_eq!(game.unread, "c} e5 *");
    assert_eq!(moves(&sound("1. e4 {a {b} e5 *")), "1. e4 {a {b} 1... e5 *");
}

#[test]
fn empty_comments_and_empty_variations_are_left_out() {
    assert_eq!(moves(&sound("1. e4 {} ( ) e5 ({x}) *")), "1. e4 e5 {x} *");
}

#[test]
fn judgments_are_read_from_numbers_and_marks() {
    let text = "1. e4! e5?? $14 2. Nf3!? $146 Nc6 += 3. Bb5 +- a6 ?! D *";
    let expected = "1. e4 $1 e5 $4 $14 2. Nf3 $5 $146 Nc6 $14 3. Bb5 $18 a6 $6 $220 *";
    assert_eq!(moves(&sound(text)), expected);
    assert_eq!(
        moves(&sound("1. Nf3+- Nf6= 2. e4!!! *")),
        "1. Nf3 $18 Nf6 $10 2. e4 $3 *"
    );
    assert_eq!(
        moves(&sound("$13 1. e4 ($1 1. d4) *")),
        "$13 1. e4 (1. d4 $1) *"
    );
}

#[test]
fn every_glyph_that_is_typed_behind_a_move_means_one_judgment() {
    for text in [
        "!", "?", "!!", "??", "!?", "?!", "=", "+-", "-+", "+/-", "\u{b1}",
    ] {
        let nag = Nag::from_suffix(text).unwrap();
        let written = sound(&format!("1. e4 {text} *"));
        assert_eq!(written.nags(written.main_line()[0]), [nag]);
        assert_eq!(Nag::from_suffix(nag.glyph().unwrap()), Some(nag), "{text}");
    }
}

#[test]
fn commands_are_parsed_and_written_back_unchanged() {
    let comment = "[%clk 0:05:00.5] The [%csl Ga1,Rh8][%cal Ge2e4] plan [%emt 2.5] [%eval #-3,20] \
        [%foo bar  baz] [%clk soon]";
    let record = sound(&format!("1. e4 {{{comment}}} *"));
    let node = record.main_line()[0];
    assert_eq!(record.clock(node), Some(Duration::from_millis(300_500)));
    assert_eq!(record.elapsed(node), Some(Duration::from_millis(2_500)));
    let evaluation = Evaluation {
        score: EngineScore::Mate(-3),
        depth: Some(20),
    };
    assert_eq!(record.evaluation(node), Some(evaluation));
    assert_eq!(
        record.shapes(node),
        [
            Shape::Square(ShapeColor::Green, Square::A1),
            Shape::Square(ShapeColor::Red, Square::H8),
            Shape::Arrow(ShapeColor::Green, Square::E2, Square::E4),
        ]
    );
    assert_eq!(record.comment_text(node, CommentPlace::After), "The plan");
    let expected = comment.replace("][", "] [");
    assert_eq!(record.comments(node)[0].to_string(), expected);
    let unknown = record.comments(node)[0]
        .parts()
        .iter()
        .filter(|part| matches!(part, Part::Command(command) if *command.value() == Value::Other));
    assert_eq!(unknown.count(), 2);
    assert_eq!(sound(&crate::pgn::write(&record)), record);
}

#[test]
fn a_bracket_in_a_comment_that_is_no_command_is_text() {
    let record = sound("1. e4 {see [1] and [% x] and [%y} *");
    let node = record.main_line()[0];
    assert_eq!(
        record.comment_text(node, CommentPlace::After),
        "see [1] and [% x] and [%y"
    );
    assert_eq!(san(&record, node), "e4");
}

#[test]
fn evaluations_and_times_are_read_strictly() {
    for (text, expected) in [
        ("0.35", Some(35)),
        ("-1.2", Some(-120)),
        ("+.07", Some(7)),
        ("3", Some(300)),
        ("1.2.3", None),
        ("high", None),
        ("", None),
    ] {
        let record = sound(&format!("1. e4 {{[%eval {text}]}} *"));
        let found = record.evaluation(record.main_line()[0]);
        let score = found.map(|evaluation| evaluation.score);
        assert_eq!(score, expected.map(EngineScore::Centipawns), "{text}");
    }
    for (text, expected) in [
        ("1:30:00", Some(5_400_000)),
        ("0:00:01.25", Some(1_250)),
        ("5:00", Some(300_000)),
        ("1:2:3:4", None),
        ("-1", None),
        ("99999999999999999999", None),
    ] {
        let record = sound(&format!("1. e4 {{[%clk {text}]}} *"));
        let found = record.clock(record.main_line()[0]);
        assert_eq!(found, expected.map(Duration::from_millis), "{text}");
    }
}
