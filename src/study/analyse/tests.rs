//! The page driven as a reader drives it, without a browser.

use std::rc::Rc;

use board::Attempt;
use explain::illegal::Code;
use notation::letters::Language;
use notation::style::Style;
use record::{Nag, Place, Record, Shape, ShapeColor, pgn};
use rules::{Role, Square};
use ui::conversation::FocusTarget;
use ui::settings::Settings;
use ui::speech::Urgency;

use super::action::{Action, Dialog};
use super::state::{Analysis, comment_field};
use moves::view::View;
use moves::walk::Go;

fn empty() -> Analysis {
    let (settings, view) = (Settings::default(), View::default());
    Analysis::new(Record::default(), Record::ROOT, settings, view)
}

fn typing(texts: &[&str]) -> Analysis {
    let mut page = empty();
    for text in texts {
        page.apply(Action::Typed(Rc::from(*text)));
        assert_eq!(page.conversation.command_box.error, None, "{text}");
    }
    page
}

fn attempt(from: Square, to: Square) -> Action {
    Action::Attempt(Attempt {
        from,
        to,
        promotion: None,
    })
}

/// The record without its tags.
fn text(page: &Analysis) -> String {
    let text = pgn::write(page.record());
    let moves = text.rsplit("]\n\n").next().unwrap_or_default();
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn own_moves_become_variations_and_known_ones_are_followed() {
    let mut page = typing(&["e4", "e5", "back"]);
    page.apply(attempt(Square::C7, Square::C5));
    assert_eq!(text(&page), "1. e4 e5 (1... c5) *");
    assert!(
        page.conversation
            .last_said(Urgency::Polite)
            .ends_with("New variation.")
    );
    page.apply(Action::Go(Go::Previous));
    page.apply(attempt(Square::E7, Square::E5));
    assert_eq!(text(&page), "1. e4 e5 (1... c5) *");
    assert!(page.record().is_main(page.node));
}

#[test]
fn illegal_tries_are_refused_with_their_reason() {
    let mut page = empty();
    page.apply(attempt(Square::E2, Square::E5));
    assert!(page.conversation.code.is_some());
    assert!(page.conversation.notice.is_some());
    assert_eq!(page.conversation.refused.wrong, Some(Square::E5));
    page.apply(Action::Typed("Ke2".into()));
    assert!(page.conversation.command_box.error.is_some());
    assert_eq!(page.conversation.notice, None, "the words stand at the box");
}

#[test]
fn an_illegal_move_in_old_notation_is_explained() {
    let mut page = empty();
    page.apply(Action::Fen("b3k3/8/8/8/4P3/8/8/7K w - - 0 1".into()));
    page.apply(Action::Typed("P-K5".into()));
    assert_eq!(page.conversation.code, Some(Code::Pinned));
    assert_eq!(page.conversation.refused.wrong, Some(Square::E5));
}

#[test]
fn typed_moves_may_be_in_old_notation_and_in_the_letters_that_are_shown() {
    let mut page = typing(&["P to K 4", "P-K4", "Kt-KB3"]);
    page.view.style = Style::Localized(Language::German);
    page.apply(Action::Typed("Sc6".into()));
    assert_eq!(text(&page), "1. e4 e5 2. Nf3 Nc6 *");
}

#[test]
fn moves_may_be_told_in_sentences() {
    let mut page = typing(&[
        "e4",
        "The pawn goes from d7 to d5.",
        "The pawn on e4 takes the pawn on d5.",
    ]);
    assert_eq!(text(&page), "1. e4 d5 2. exd5 *");
    page.apply(Action::Typed("The king on d8 takes the pawn on d5.".into()));
    let error = page
        .conversation
        .command_box
        .error
        .as_ref()
        .map(|error| error.plain());
    assert!(error.is_some_and(|text| text.ends_with("The queen on d8 takes the pawn on d5.")));
}

#[test]
fn a_variation_is_promoted_demoted_and_made_the_main_line() {
    let mut page = typing(&["e4", "e5", "back", "c5", "back", "e6", "promote"]);
    assert_eq!(text(&page), "1. e4 e5 (1... e6) (1... c5) *");
    page.apply(Action::Promote);
    assert_eq!(text(&page), "1. e4 e6 (1... e5) (1... c5) *");
    page.apply(Action::Demote);
    assert_eq!(text(&page), "1. e4 e5 (1... e6) (1... c5) *");
    page.apply(Action::Typed("var 2".into()));
    page.apply(Action::MakeMain);
    assert_eq!(text(&page), "1. e4 c5 (1... e5) (1... e6) *");
    page.apply(Action::Promote);
    assert!(page.conversation.notice.is_some(), "it is the main line");
    for _ in 0..4 {
        page.apply(Action::Undo);
    }
    assert_eq!(text(&page), "1. e4 e5 (1... c5) (1... e6) *");
    page.apply(Action::Redo);
    assert_eq!(text(&page), "1. e4 e5 (1... e6) (1... c5) *");
}

#[test]
fn what_is_deleted_comes_back() {
    let mut page = typing(&["e4", "e5", "Nf3", "back"]);
    page.apply(Action::Delete);
    assert_eq!(text(&page), "1. e4 *");
    assert_eq!(
        page.conversation.last_said(Urgency::Polite),
        "2 moves deleted. Undo brings them back."
    );
    page.apply(Action::Undo);
    assert_eq!(text(&page), "1. e4 e5 2. Nf3 *");
}

#[test]
fn a_comment_that_is_written_is_one_change() {
    let mut page = typing(&["e4"]);
    for part in ["B", "Be", "Best "] {
        page.apply(Action::Comment(Place::After, part.into()));
    }
    page.apply(Action::CommentDone);
    assert_eq!(text(&page), "1. e4 {Best} *");
    page.apply(Action::Comment(Place::After, "Bes".into()));
    page.apply(Action::Comment(Place::After, "Best".into()));
    page.apply(Action::Comment(Place::After, "Best!".into()));
    page.apply(Action::Undo);
    assert_eq!(text(&page), "1. e4 {Best} *");
    page.apply(Action::Undo);
    assert_eq!(text(&page), "1. e4 *");
}

#[test]
fn signs_are_given_by_keys() {
    let mut page = typing(&["e4"]);
    for (key, sign) in [
        ('!', "$1"),
        ('?', "$5"),
        ('!', ""),
        ('?', "$2"),
        ('?', "$4"),
    ] {
        page.apply(Action::Mark(key));
        let expected = ["1. e4", sign, "*"].join(" ");
        let expected = expected.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(text(&page), expected);
    }
    page.apply(Action::Go(Go::First));
    page.apply(Action::Sign(Nag::GOOD));
    assert!(
        page.conversation.notice.is_some(),
        "the start position has no move"
    );
}

#[test]
fn shapes_are_drawn_into_the_record_and_drawn_again_removed() {
    let mut page = typing(&["e4"]);
    let arrow = |color| Shape::Arrow(color, Square::E4, Square::E5);
    page.apply(Action::Drawn(arrow(ShapeColor::Green)));
    page.apply(Action::Drawn(Shape::Square(ShapeColor::Red, Square::D4)));
    assert_eq!(text(&page), "1. e4 {[%csl Rd4] [%cal Ge4e5]} *");
    page.apply(Action::Drawn(arrow(ShapeColor::Blue)));
    assert_eq!(page.record().shapes(page.node).len(), 2, "another color");
    page.apply(Action::Drawn(arrow(ShapeColor::Blue)));
    assert_eq!(text(&page), "1. e4 {[%csl Rd4]} *");
    page.apply(Action::ClearDrawing);
    assert_eq!(text(&page), "1. e4 *");
}

#[test]
fn promotion_and_null_moves_are_part_of_the_record() {
    let mut page = empty();
    page.apply(Action::Fen("8/P6k/8/8/8/8/8/K7 w - - 0 1".into()));
    page.apply(Action::Attempt(Attempt {
        from: Square::A7,
        to: Square::A8,
        promotion: Some(Role::Knight),
    }));
    page.apply(Action::Typed("--".into()));
    page.apply(Action::Typed("Nb6".into()));
    assert!(
        text(&page).starts_with("1. a8=N -- 2. Nb6"),
        "{}",
        text(&page)
    );
}

#[test]
fn a_folded_variation_opens_where_somebody_goes() {
    let mut page = typing(&["e4", "e5", "back", "c5", "Nf3"]);
    page.apply(Action::FoldAll(true));
    assert_eq!(page.folded.len(), 1);
    assert!(page.record().is_main(page.node), "what is shown is seen");
    page.apply(Action::Typed("var 1".into()));
    assert!(page.folded.is_empty());
}

#[test]
fn several_games_can_be_chosen_and_the_one_before_comes_back() {
    let mut page = typing(&["d4"]);
    let games = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. c4 Nf9 2. g3 *\n\n[White \"C\"]\n\n1. f4 *\n";
    page.apply(Action::Read(Some("games.pgn".into()), games.into()));
    assert_eq!(page.shelf.games.len(), 3);
    assert_eq!(text(&page), "1. e4 *");
    page.apply(Action::Choose(1));
    assert_eq!(text(&page), "1. c4 *");
    let game = page.shelf.game().expect("the second");
    assert_eq!((game.faults[0].line, game.faults[0].column), (7, 7));
    assert!(game.unread.contains("Nf9"), "{}", game.unread);
    page.apply(Action::Choose(2));
    assert_eq!(text(&page), "1. f4 *");
    page.apply(Action::New);
    page.apply(Action::BringBack);
    assert_eq!(text(&page), "1. f4 *");
}

#[test]
fn what_is_not_recognised_stays_in_the_dialog() {
    let mut page = typing(&["d4"]);
    page.apply(Action::Read(None, "hello".into()));
    assert!(matches!(page.dialog, Some(Dialog::Open(Some(_)))));
    assert_eq!(text(&page), "1. d4 *");
}

#[test]
fn the_box_leads_to_the_board_and_keys_to_the_comment() {
    let mut page = typing(&["e4", "b e4"]);
    assert_eq!(
        page.conversation.focus.value(),
        Some(&FocusTarget::Board(Some(Square::E4)))
    );
    page.apply(Action::EditComment(Place::Before));
    assert_eq!(
        page.conversation.focus.value(),
        Some(&comment_field(Place::Before))
    );
}
