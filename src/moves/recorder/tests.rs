//! Editing a record without a browser.

use std::rc::Rc;

use board::Attempt;
use notation::letters::Language;
use notation::style::Style;
use record::{CommentPlace, Nag, Record, Shape, ShapeColor, pgn};
use rules::{Role, Square};
use ui::conversation::FocusTarget;
use ui::settings::Settings;
use ui::speech::Urgency;

use super::{PageCommand, RecordAction, RecordState, comment_field};
use crate::view::View;
use crate::walk::Go;

fn begin(record: Record) -> RecordState {
    let (settings, view) = (Settings::default(), View::default());
    RecordState::new(record, Record::ROOT, settings, view)
}

fn empty() -> RecordState {
    begin(Record::default())
}

/// Does what the record does by itself.
fn apply(state: &mut RecordState, action: RecordAction) {
    assert_eq!(state.apply(action), None);
}

fn typing(texts: &[&str]) -> RecordState {
    let mut state = empty();
    for text in texts {
        apply(&mut state, RecordAction::Typed(Rc::from(*text)));
        assert_eq!(state.conversation.command_box.error, None, "{text}");
    }
    state
}

fn attempt(from: Square, to: Square) -> RecordAction {
    RecordAction::Attempt(Attempt {
        from,
        to,
        promotion: None,
    })
}

/// The record without its tags.
fn text(state: &RecordState) -> String {
    let text = pgn::write(state.record());
    let moves = text.rsplit("]\n\n").next().unwrap_or_default();
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn own_moves_become_variations_and_known_ones_are_followed() {
    let mut state = typing(&["e4", "e5", "back"]);
    apply(&mut state, attempt(Square::C7, Square::C5));
    assert_eq!(text(&state), "1. e4 e5 (1... c5) *");
    assert!(
        state
            .conversation
            .last_said(Urgency::Polite)
            .ends_with("New variation.")
    );
    apply(&mut state, RecordAction::Go(Go::Previous));
    apply(&mut state, attempt(Square::E7, Square::E5));
    assert_eq!(text(&state), "1. e4 e5 (1... c5) *");
    assert!(state.record().is_main(state.node));
}

#[test]
fn illegal_tries_are_refused_with_their_reason() {
    let mut state = empty();
    apply(&mut state, attempt(Square::E2, Square::E5));
    assert!(state.conversation.code.is_some());
    assert!(state.conversation.notice.is_some());
    assert_eq!(state.conversation.refused.wrong, Some(Square::E5));
    apply(&mut state, RecordAction::Typed("Ke2".into()));
    assert!(state.conversation.command_box.error.is_some());
    assert_eq!(
        state.conversation.notice, None,
        "the words stand at the box"
    );
}

#[test]
fn typed_moves_may_be_in_old_notation_and_in_the_letters_that_are_shown() {
    let mut state = typing(&["P to K 4", "P-K4", "Kt-KB3"]);
    state.view.style = Style::Localized(Language::German);
    apply(&mut state, RecordAction::Typed("Sc6".into()));
    assert_eq!(text(&state), "1. e4 e5 2. Nf3 Nc6 *");
}

#[test]
fn moves_can_be_shown_as_sentences() {
    let mut state = typing(&[
        "e4",
        "The pawn goes from d7 to d5.",
        "The pawn on e4 takes the pawn on d5.",
    ]);
    assert_eq!(text(&state), "1. e4 d5 2. exd5 *");
    apply(
        &mut state,
        RecordAction::Typed("The king on d8 takes the pawn on d5.".into()),
    );
    let error = state
        .conversation
        .command_box
        .error
        .as_ref()
        .map(|error| error.plain());
    assert!(error.is_some_and(|text| text.ends_with("The queen on d8 takes the pawn on d5.")));
}

#[test]
fn a_variation_is_promoted_demoted_and_made_the_main_line() {
    let mut state = typing(&["e4", "e5", "back", "c5", "back", "e6", "promote"]);
    assert_eq!(text(&state), "1. e4 e5 (1... e6) (1... c5) *");
    apply(&mut state, RecordAction::Promote);
    assert_eq!(text(&state), "1. e4 e6 (1... e5) (1... c5) *");
    apply(&mut state, RecordAction::Demote);
    assert_eq!(text(&state), "1. e4 e5 (1... e6) (1... c5) *");
    apply(&mut state, RecordAction::Typed("var 2".into()));
    apply(&mut state, RecordAction::MakeMain);
    assert_eq!(text(&state), "1. e4 c5 (1... e5) (1... e6) *");
    apply(&mut state, RecordAction::Promote);
    assert!(state.conversation.notice.is_some(), "it is the main line");
    for _ in 0..4 {
        apply(&mut state, RecordAction::Undo);
    }
    assert_eq!(text(&state), "1. e4 e5 (1... c5) (1... e6) *");
    apply(&mut state, RecordAction::Redo);
    assert_eq!(text(&state), "1. e4 e5 (1... e6) (1... c5) *");
}

#[test]
fn a_deletion_can_be_undone() {
    let mut state = typing(&["e4", "e5", "Nf3", "back"]);
    apply(&mut state, RecordAction::Delete);
    assert_eq!(text(&state), "1. e4 *");
    assert_eq!(
        state.conversation.last_said(Urgency::Polite),
        "2 moves deleted. Undo restores them."
    );
    apply(&mut state, RecordAction::Undo);
    assert_eq!(text(&state), "1. e4 e5 2. Nf3 *");
}

#[test]
fn a_comment_that_is_written_is_one_change() {
    let mut state = typing(&["e4"]);
    for part in ["B", "Be", "Best "] {
        apply(
            &mut state,
            RecordAction::Comment(CommentPlace::After, part.into()),
        );
    }
    apply(&mut state, RecordAction::CommentDone);
    assert_eq!(text(&state), "1. e4 {Best} *");
    apply(
        &mut state,
        RecordAction::Comment(CommentPlace::After, "Bes".into()),
    );
    apply(
        &mut state,
        RecordAction::Comment(CommentPlace::After, "Best".into()),
    );
    apply(
        &mut state,
        RecordAction::Comment(CommentPlace::After, "Best!".into()),
    );
    apply(&mut state, RecordAction::Undo);
    assert_eq!(text(&state), "1. e4 {Best} *");
    apply(&mut state, RecordAction::Undo);
    assert_eq!(text(&state), "1. e4 *");
}

#[test]
fn signs_are_given_by_keys() {
    let mut state = typing(&["e4"]);
    for (key, sign) in [
        ('!', "$1"),
        ('?', "$5"),
        ('!', ""),
        ('?', "$2"),
        ('?', "$4"),
    ] {
        apply(&mut state, RecordAction::Mark(key));
        let expected = ["1. e4", sign, "*"].join(" ");
        let expected = expected.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(text(&state), expected);
    }
    apply(&mut state, RecordAction::Go(Go::First));
    apply(&mut state, RecordAction::Sign(Nag::GOOD));
    assert!(
        state.conversation.notice.is_some(),
        "the start position has no move"
    );
}

#[test]
fn shapes_are_drawn_into_the_record_and_drawn_again_removed() {
    let mut state = typing(&["e4"]);
    let arrow = |color| Shape::Arrow(color, Square::E4, Square::E5);
    apply(&mut state, RecordAction::Drawn(arrow(ShapeColor::Green)));
    apply(
        &mut state,
        RecordAction::Drawn(Shape::Square(ShapeColor::Red, Square::D4)),
    );
    assert_eq!(text(&state), "1. e4 {[%csl Rd4] [%cal Ge4e5]} *");
    apply(&mut state, RecordAction::Drawn(arrow(ShapeColor::Blue)));
    assert_eq!(state.record().shapes(state.node).len(), 2, "another color");
    apply(&mut state, RecordAction::Drawn(arrow(ShapeColor::Blue)));
    assert_eq!(text(&state), "1. e4 {[%csl Rd4]} *");
    apply(&mut state, RecordAction::ClearDrawing);
    assert_eq!(text(&state), "1. e4 *");
}

#[test]
fn promotion_and_null_moves_are_part_of_the_record() {
    let start = "8/P6k/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
    let mut state = begin(Record::new(start));
    apply(
        &mut state,
        RecordAction::Attempt(Attempt {
            from: Square::A7,
            to: Square::A8,
            promotion: Some(Role::Knight),
        }),
    );
    apply(&mut state, RecordAction::Typed("--".into()));
    apply(&mut state, RecordAction::Typed("Nb6".into()));
    assert!(
        text(&state).starts_with("1. a8=N -- 2. Nb6"),
        "{}",
        text(&state)
    );
}

#[test]
fn a_folded_variation_opens_when_it_is_entered() {
    let mut state = typing(&["e4", "e5", "back", "c5", "Nf3"]);
    apply(&mut state, RecordAction::FoldAll(true));
    assert!(!state.folded.is_empty());
    assert!(state.record().is_main(state.node), "what is shown is seen");
    apply(&mut state, RecordAction::Typed("var 1".into()));
    assert!(state.folded.is_empty());
}

#[test]
fn the_box_leads_to_the_board_and_keys_to_the_comment() {
    let mut state = typing(&["e4", "b e4"]);
    assert_eq!(
        state.conversation.focus.value(),
        Some(&FocusTarget::Board(Some(Square::E4)))
    );
    apply(&mut state, RecordAction::EditComment(CommentPlace::Before));
    assert_eq!(
        state.conversation.focus.value(),
        Some(&comment_field(CommentPlace::Before))
    );
}

#[test]
fn what_only_a_page_can_do_is_handed_back() {
    for (text, command) in [
        ("open", PageCommand::Open),
        ("print", PageCommand::Export),
        ("setup", PageCommand::SetUp),
        ("new", PageCommand::New),
        ("help", PageCommand::Help),
    ] {
        let mut state = empty();
        let typed = RecordAction::Typed(Rc::from(text));
        assert_eq!(state.apply(typed), Some(command), "{text}");
    }
}
