//! What changes of the work mean.

use std::rc::Rc;

use super::*;

const MATE: &str = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1";

fn work(changes: impl IntoIterator<Item = Change>) -> Work {
    let mut work = Work::default();
    for change in changes {
        work.change(change);
    }
    work
}

fn set_up(fen: &str) -> Change {
    Change::Setup(Rc::new(fen::repair(fen).unwrap().setup))
}

fn attribute(attribute: Attribute, value: &str) -> Change {
    Change::Attribute(attribute, value.to_owned())
}

#[test]
fn a_mate_in_two_is_built_and_pasted_back() {
    let mut work = work([
        set_up(MATE),
        Change::Mode(Mode::Solve),
        attribute(Attribute::In, "2"),
        attribute(Attribute::Orientation, "white"),
        Change::Switch(Attribute::Required, true),
        Change::AddHint,
        Change::Hint(0, "Two rooks are a ladder.".to_owned()),
        Change::Text(Text::Caption, "White  mates\n".to_owned()),
    ]);
    let html = work.written().to_element(None);
    assert_eq!(
        html,
        "<jadoube-board mode=\"solve\" goal=\"mate\" in=\"2\" required fen=\"6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1\">\n  \
         <span slot=\"caption\">White mates</span>\n  \
         <jadoube-hint>Two rooks are a ladder.</jadoube-hint>\n  \
         Diagram, white at the bottom. White: king g1; rooks b1 and a2. Black: king g8. White to move.\n\
         </jadoube-board>"
    );
    work.change(Change::New);
    work.change(Change::Paste(html.as_str().into()));
    assert_eq!(work.refused, None);
    assert_eq!(
        work.snippet.fallback, "",
        "the description follows the board"
    );
    assert_eq!(work.written().to_element(None), html);
    assert_eq!(fen::write(&work.setup), MATE);
}

#[test]
fn another_mode_keeps_what_was_said_for_this_one() {
    let mut work = work([
        Change::Mode(Mode::Solve),
        attribute(Attribute::In, "3"),
        Change::Mode(Mode::Play),
    ]);
    assert_eq!(work.idle(), ["goal", "in"]);
    assert!(!work.written().to_element(None).contains("goal"));
    work.change(Change::Mode(Mode::Solve));
    assert_eq!(work.snippet.get(Attribute::In), Some("3"));
}

#[test]
fn a_goal_that_cannot_be_built_is_left_where_pieces_are_set_up() {
    let mut work = work([
        Change::Mode(Mode::Solve),
        attribute(Attribute::Goal, "escape"),
        Change::Mode(Mode::Setup),
    ]);
    assert_eq!(work.snippet.chosen(), "");
    assert_eq!(
        work.written().attributes()[0].1,
        "setup",
        "{:?}",
        work.written()
    );
    work.change(attribute(Attribute::Goal, "position"));
    work.change(attribute(Attribute::Target, "8/8/8/8/8/8/8/K7"));
    work.change(attribute(Attribute::GiveUp, "3"));
    let html = work.written().to_element(None);
    assert!(
        html.starts_with(
            "<jadoube-board mode=\"setup\" goal=\"position\" target=\"8/8/8/8/8/8/8/K7\" give-up=\"3\">"
        ),
        "{html}"
    );
    work.change(Change::Mode(Mode::Solve));
    assert_eq!(work.snippet.chosen(), "mate");
    assert_eq!(work.idle(), ["target"]);
}

#[test]
fn a_text_that_is_no_board_changes_nothing_and_is_named() {
    let mut work = work([Change::Mode(Mode::Play)]);
    let before = work.snippet.clone();
    for (text, why) in [
        ("<p>Nothing</p>", "No board"),
        ("<p>\n<jadoube-board fen=\"8/8", "Line 2, column 20"),
        ("<jadoube-board mode=\"dance\"></jadoube-board>", "dance"),
        (
            "<jadoube-board fen=\"8/8/8/8/8/8/8/7X w - -\"></jadoube-board>",
            "column 16",
        ),
    ] {
        work.change(Change::Paste(text.into()));
        let said = work.refused.clone().unwrap_or_default();
        assert!(said.contains(why), "{text}: {said}");
        assert_eq!(work.snippet, before);
    }
    work.change(Change::Paste(MATE.into()));
    assert_eq!(
        (work.refused.as_deref(), work.snippet.get(Attribute::Fen)),
        (None, Some(MATE))
    );
    work.change(Change::BringBack);
    assert_eq!(work.snippet, before);
}

#[test]
fn only_the_beginning_of_a_long_text_is_looked_at_for_a_position() {
    let position = "8/8/8/4k3/8/4K3/8/8 w - - 0 1";
    let text = format!("{position} {}", "}".repeat(1_000_000));
    let read = read(&text).map(|board| board.corrected);
    assert!(matches!(read, Ok(Some(_))), "{read:?}");
    let text = format!("{} {position}", "}".repeat(4096));
    assert!(super::read(&text).is_err());
}

#[test]
fn what_is_wrong_with_a_position_over_several_lines_is_named_by_its_line() {
    for (text, place) in [
        ("6k1/8/8/8/\n8/8/R7/1R4K1\nx - -", "Line 3, column 1: "),
        ("\n\n6k1/8/8/8/8/8/R7/1R4K9 w", "Line 3, column 22: "),
        (
            "<p>\n<jadoube-board fen=\"8/8/8/8/\n8/8/8/K1k5 x\"></jadoube-board>",
            "Line 2, column 12: ",
        ),
    ] {
        let said = read(text).unwrap_err();
        assert!(said.starts_with(place), "{said}");
    }
}

#[test]
fn attributes_that_are_not_ours_stay_where_they_are() {
    let html =
        "<jadoube-board id=\"g1\" fen=\"8/8/8/8/8/8/8/8 w - - 0 1\" lang=\"de\">x</jadoube-board>";
    let work = work([Change::Paste(html.into())]);
    assert_eq!(
        work.written().to_element(None),
        "<jadoube-board fen=\"8/8/8/8/8/8/8/8 w - - 0 1\" id=\"g1\" lang=\"de\">\n  x\n</jadoube-board>"
    );
}

#[test]
fn a_game_says_where_it_begins_and_other_modes_have_none() {
    let pgn = format!("[FEN \"{MATE}\"]\n\n1. Rb7 *");
    let mut work = work([
        set_up(MATE),
        Change::Mode(Mode::Line),
        Change::Text(Text::Pgn, pgn.clone()),
    ]);
    assert_eq!(work.written().get(Attribute::Fen), None);
    assert_eq!(work.written().pgn, pgn);
    work.change(Change::Mode(Mode::Play));
    assert_eq!(
        (
            work.written().get(Attribute::Fen),
            work.written().pgn.as_str()
        ),
        (Some(MATE), "")
    );
}
