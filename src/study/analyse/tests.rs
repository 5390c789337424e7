//! The page driven as a reader drives it, without a browser.

use std::rc::Rc;

use explain::illegal::Code;
use moves::recorder::RecordAction;
use moves::view::View;
use record::{Record, pgn};
use rules::Square;
use ui::settings::Settings;

use super::action::{Action, Dialog};
use super::entered::Entered;
use super::kept::Kept;
use super::shelf;
use super::state::Analysis;
use crate::transcribe::Beginning;

fn empty() -> Analysis {
    let (settings, view) = (Settings::default(), View::default());
    Analysis::new(Record::default(), Record::ROOT, settings, view)
}

fn typed(text: &str) -> Action {
    RecordAction::Typed(Rc::from(text)).into()
}

fn typing(texts: &[&str]) -> Analysis {
    let mut page = empty();
    for text in texts {
        page.apply(typed(text));
        let conversation = &page.recorder.conversation;
        assert_eq!(conversation.command_box.error, None, "{text}");
    }
    page
}

/// The record without its tags.
fn text(page: &Analysis) -> String {
    let text = pgn::write(page.record());
    let moves = text.rsplit("]\n\n").next().unwrap_or_default();
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn an_illegal_move_in_old_notation_is_explained() {
    let mut page = empty();
    page.apply(Action::Fen("b3k3/8/8/8/4P3/8/8/7K w - - 0 1".into()));
    page.apply(typed("P-K5"));
    assert_eq!(page.recorder.conversation.code, Some(Code::Pinned));
    assert_eq!(page.recorder.conversation.refused.wrong, Some(Square::E5));
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
fn typed_commands_of_the_page_empty_the_box() {
    let mut page = typing(&["d4", "setup"]);
    assert_eq!(page.dialog, Some(Dialog::SetUp(None)));
    let accepted = &page.recorder.conversation.command_box.accepted;
    assert_eq!(accepted.serial(), 2);
    page.apply(typed("new"));
    assert_eq!(text(&page), "*");
    page.apply(Action::BringBack);
    assert_eq!(text(&page), "1. d4 *");
}

#[test]
fn a_score_is_read_on_where_it_was_left_when_the_page_is_shown_again() {
    let mut page = empty();
    let reader = Dialog::Transcribe(Beginning::Text("".into()));
    page.apply(Action::Open(reader));
    for kept in ["1\n1. P-K4", "3;;0;20;1;;;\n1. P-K4 P-K4"] {
        page.apply(Action::Entered(Entered::Score(kept.into())));
        let reader = Dialog::Transcribe(Beginning::Kept(kept.into()));
        assert_eq!(page.dialog, Some(reader));
    }
}

#[test]
fn a_board_is_set_up_on_where_it_was_left_when_the_page_is_shown_again() {
    let mut page = empty();
    page.apply(Action::Open(Dialog::SetUp(None)));
    let setup = notation::fen::read("8/8/8/4k3/8/8/8/8 b - - 0 1").expect("a board with one king");
    let setup = Rc::new(setup);
    page.apply(Action::Entered(Entered::SetUp(Rc::clone(&setup))));
    assert_eq!(page.dialog, Some(Dialog::SetUp(Some(setup))));
}

/// A page on which this text of an old score is being read.
fn reading(kept: &str) -> Analysis {
    let mut page = empty();
    page.apply(Action::Open(new_score()));
    page.apply(Action::Entered(Entered::Score(kept.into())));
    page
}

fn new_score() -> Dialog {
    Dialog::Transcribe(Beginning::Text("".into()))
}

const KEPT: &str = "3;;0;20;1;;;\n1. P-K4 P-K4";

#[test]
fn a_score_waits_while_a_game_is_opened_over_it() {
    let mut page = reading(KEPT);
    let number = page.dialogs;
    page.apply(Action::Read(None, "1. d4 d5 *".into()));
    assert_eq!((page.dialog.clone(), page.entered.clone()), (None, None));
    assert_eq!(page.waiting_score.as_deref(), Some(KEPT));
    assert_eq!(text(&page), "1. d4 d5 *");
    page.apply(Action::Open(new_score()));
    let reader = Dialog::Transcribe(Beginning::Kept(KEPT.into()));
    assert_eq!(page.dialog, Some(reader));
    assert_eq!(page.entered, Some(Entered::Score(KEPT.into())));
    assert_eq!(page.waiting_score, None);
    assert_ne!(page.dialogs, number);
}

#[test]
fn a_score_waits_while_another_one_is_read() {
    let mut page = reading(KEPT);
    let number = page.dialogs;
    let other = "1. P-Q4 P-Q4 2. P-QB4 P-K3 3. Kt-QB3 Kt-KB3";
    page.apply(Action::Read(None, other.into()));
    let reader = Dialog::Transcribe(Beginning::Text(other.into()));
    assert_eq!(page.dialog, Some(reader));
    assert_ne!(
        page.dialogs, number,
        "the reader begins with the other text"
    );
    assert_eq!(page.waiting_score.as_deref(), Some(KEPT));
    page.apply(Action::Close);
    page.apply(Action::Open(new_score()));
    assert_eq!(page.entered, Some(Entered::Score(KEPT.into())));
}

#[test]
fn a_score_that_was_given_up_or_has_become_a_game_waits_no_longer() {
    for end in [Action::Close, Action::Load(Rc::default())] {
        let mut page = reading(KEPT);
        page.apply(end);
        assert_eq!(
            (page.entered.clone(), page.waiting_score.clone()),
            (None, None)
        );
        page.apply(Action::Open(new_score()));
        assert_eq!(page.dialog, Some(new_score()));
    }
}

#[test]
fn who_asks_for_the_reader_goes_on_with_the_score_in_it() {
    let mut page = reading(KEPT);
    let number = page.dialogs;
    page.apply(Action::Open(new_score()));
    assert_eq!(page.entered, Some(Entered::Score(KEPT.into())));
    assert_eq!((page.dialogs, page.waiting_score), (number, None));
}

#[test]
fn a_score_that_waits_outlives_a_visit() {
    let mut page = empty();
    page.apply(Action::Resume(Kept {
        waiting_score: Some(KEPT.into()),
        ..Kept::default()
    }));
    assert_eq!(page.dialog, None);
    page.apply(Action::Open(new_score()));
    assert_eq!(page.entered, Some(Entered::Score(KEPT.into())));
}

#[test]
fn what_is_entered_opens_no_dialog_that_was_closed() {
    let mut page = empty();
    page.apply(Action::Open(Dialog::SetUp(None)));
    page.apply(Action::Close);
    page.apply(Action::Entered(Entered::Score("1\n1. P-K4".into())));
    assert_eq!((page.dialog, page.entered), (None, None));
}

/// A game of more text than is read at once.
fn long_game() -> String {
    let moves = (1..=2_000).map(|number| {
        let moves = if number % 2 == 1 {
            "Nf3 Nf6"
        } else {
            "Ng1 Ng8"
        };
        format!("{number}. {moves} ")
    });
    moves.chain(["*".to_owned()]).collect()
}

/// What comes of the text that the page is reading.
fn read(page: &Analysis) -> Action {
    let reading = page.reading.clone().expect("something is being read");
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let mut pauses = 0;
    let mut pause = || -> pgn::Pause {
        pauses += 1;
        Box::pin(std::future::ready(()))
    };
    let result = runtime.unwrap().block_on(shelf::recognise_in_slices(
        &reading.text,
        reading.name.clone(),
        &mut pause,
    ));
    assert!(pauses > 2, "{pauses}");
    Action::HaveRead(reading, Box::new(result))
}

#[test]
fn a_long_text_is_read_in_slices_while_the_page_goes_on() {
    let mut page = typing(&["d4"]);
    page.apply(Action::Read(None, long_game().into()));
    assert_eq!(text(&page), "1. d4 *");
    page.apply(typed("d5"));
    let come = read(&page);
    page.apply(come);
    assert!(page.reading.is_none());
    assert_eq!(page.record().line_from(Record::ROOT).count(), 4_000);
    page.apply(Action::BringBack);
    assert_eq!(text(&page), "1. d4 d5 *");
}

/// What a text is takes longer to find out than a FEN takes to read.
#[test]
fn what_stands_behind_a_position_is_looked_at_in_slices() {
    for behind in [
        "8/8/8/4k3/8/4K3/8/R7 w - - 0 1 ",
        "Lorem ipsum, dolor sit. ",
    ] {
        let mut page = empty();
        let text = "8/8/8/4k3/8/4K3/8/R7 w - - 0 1 ".to_owned() + &behind.repeat(2_000);
        page.apply(Action::Read(None, text.into()));
        let come = read(&page);
        page.apply(come);
        assert_eq!(page.shelf.games.len(), 1, "{behind}");
    }
}

#[test]
fn many_moves_of_chess_programs_are_read_in_slices() {
    let mut page = empty();
    let text = "g1f3 g8f6 f3g1 f6g8 ".repeat(1_000);
    page.apply(Action::Read(None, text.into()));
    let come = read(&page);
    page.apply(come);
    assert_eq!(page.record().line_from(Record::ROOT).count(), 4_000);
}

#[test]
fn what_is_no_longer_wanted_changes_nothing_when_it_is_read() {
    let mut page = empty();
    page.apply(Action::Read(None, long_game().into()));
    let come = read(&page);
    page.apply(Action::New);
    page.apply(typed("e4"));
    page.apply(come);
    assert_eq!(text(&page), "1. e4 *");
}

#[test]
fn the_engine_points_at_its_move_only_where_it_was_found() {
    let mut page = typing(&["e4"]);
    let arrow = |from, to| board::Arrow { from, to };
    let best = arrow(Square::E7, Square::E5);
    let other = arrow(Square::C7, Square::C5);
    page.apply(Action::Point((page.recorder.node, [best, other].into())));
    let drawing = page.recorder.drawing();
    assert_eq!(
        (&*drawing.arrows, &*drawing.faint_arrows),
        (&[best][..], &[other][..])
    );
    page.apply(typed("e5"));
    assert_eq!(*page.recorder.drawing(), board::Drawing::default());
}
