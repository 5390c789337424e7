//! A conversation, driven without a browser.

use game::Game;
use notation::letters::Language;
use notation::origins::Origins;
use notation::style::Style;
use notation::typed;
use rules::Square;

use super::*;

/// The pawn on e4 is pinned.
const PINNED: &str = "b3k3/8/8/8/4P3/8/8/7K w - - 0 1";

fn type_move(conversation: &mut Conversation, text: &str) {
    let game = Game::from_position(PINNED.parse().unwrap());
    let origins = Origins::of_start(game.start());
    if let Err(error) = typed::read(game.position(), &origins, text, Language::English) {
        conversation.refuse_typed(&game, text, &error, Style::Figurine);
    }
    conversation.settle_box();
}

#[test]
fn an_illegal_move_is_explained_in_every_notation() {
    for text in ["P-K5", "P to K 5", "e5", "e4e5"] {
        let mut conversation = Conversation::default();
        type_move(&mut conversation, text);
        assert_eq!(conversation.code, Some(Code::Pinned), "{text}");
        assert_ne!(*conversation.refused, Drawing::default(), "{text}");
    }
}

#[test]
fn a_refused_text_stays_in_the_box_and_an_accepted_one_leaves_it() {
    let mut conversation = Conversation::default();
    type_move(&mut conversation, "Nf3");
    assert_eq!(conversation.notice, None, "the words stand at the box");
    assert!(conversation.command_box.error.is_some());
    assert_eq!(conversation.command_box.accepted.serial(), 0);
    conversation.clear_refusal();
    type_move(&mut conversation, "Kg1");
    assert_eq!(conversation.command_box.error, None);
    assert_eq!(conversation.command_box.accepted.serial(), 1);
}

#[test]
fn copying_is_not_reported_over_a_text_that_is_read_out() {
    let mut conversation = Conversation::default();
    conversation.say_and_copy("8/8".to_owned());
    conversation.copied(true);
    assert_eq!(conversation.last_said(Urgency::Polite), "8/8");
    conversation.copy("1. e4 *");
    conversation.copied(true);
    assert_eq!(
        conversation.last_said(Urgency::Polite),
        words::copied(true).as_str()
    );
}

#[test]
fn a_square_is_focused_by_the_board_itself() {
    let mut conversation = Conversation::default();
    conversation.move_focus(FocusTarget::CommandBox);
    assert_eq!(conversation.board_focus(), FocusRequest::default());
    conversation.move_focus(FocusTarget::Board(Some(Square::E4)));
    assert_eq!(
        conversation.board_focus(),
        FocusRequest {
            serial: 2,
            square: Some(Square::E4)
        }
    );
}
