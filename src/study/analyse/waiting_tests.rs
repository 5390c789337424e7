//! Actions that wait until the parts of the program come that carry them out.

use std::rc::Rc;

use moves::recorder::RecordAction;
use moves::view::View;
use record::{Record, pgn};
use ui::lazy::{Lazy, NotFetched, PartsState};
use ui::learning::{self, LEARNING};
use ui::settings::Settings;
use ui::speech::Urgency;

use super::action::{Action, Dialog};
use super::draft;
use super::kept::Kept;
use super::state::Analysis;
use crate::desk::{self, DESK};

fn empty() -> Analysis {
    let (settings, view) = (Settings::default(), View::default());
    Analysis::new(Record::default(), Record::ROOT, settings, view)
}

/// A page whose parts have not come.
fn bare_page() -> Analysis {
    DESK.with(Lazy::take);
    LEARNING.with(Lazy::take);
    empty()
}

fn parts_come(page: &mut Analysis) {
    DESK.with(|desk| desk.set(desk::table()));
    LEARNING.with(|learning| learning.set(learning::table()));
    page.apply(Action::Parts(Ok(())));
}

fn typed(text: &str) -> Action {
    RecordAction::Typed(Rc::from(text)).into()
}

fn moves(page: &Analysis) -> usize {
    page.record().main_line().len()
}

#[test]
fn what_is_done_early_is_carried_out_in_its_order_when_the_parts_come() {
    let mut page = bare_page();
    page.apply(typed("e4"));
    page.apply(typed("e5"));
    page.apply(Action::Open(Dialog::Help));
    assert_eq!((moves(&page), page.dialog.is_none()), (0, true));
    assert_eq!(page.queue.parts(), PartsState::Wanted);
    parts_come(&mut page);
    assert_eq!((moves(&page), page.dialog), (2, Some(Dialog::Help)));
    assert_eq!(page.queue.parts(), PartsState::Enough);
}

#[test]
fn what_happens_by_itself_waits_for_nothing() {
    let mut page = bare_page();
    let settings = Settings {
        auto_queen: !Settings::default().auto_queen,
        ..Settings::default()
    };
    page.apply(RecordAction::Settings(settings).into());
    page.apply(Action::Saved(false));
    assert_eq!(page.recorder.settings, settings);
    assert!(page.queue.is_empty());
}

#[test]
fn parts_that_do_not_come_are_named_and_nothing_that_waits_is_lost() {
    let mut page = bare_page();
    page.apply(typed("e4"));
    page.apply(Action::Parts(Err(NotFetched)));
    assert_eq!(page.queue.parts(), PartsState::Failed);
    let conversation = &page.recorder.conversation;
    assert_eq!(
        conversation.last_said(Urgency::Polite),
        words::part_not_fetched()
    );
    page.apply(Action::FetchParts);
    assert_eq!(page.queue.parts(), PartsState::Wanted);
    parts_come(&mut page);
    assert_eq!(moves(&page), 1);
}

#[test]
fn parts_that_nobody_waits_for_fail_without_a_word() {
    let mut page = bare_page();
    page.apply(Action::Parts(Err(NotFetched)));
    assert_eq!(page.queue.parts(), PartsState::Enough);
    let said = page.recorder.conversation.last_said(Urgency::Polite);
    assert_eq!(said, "");
}

#[test]
fn a_kept_record_comes_back_when_the_parts_come() {
    let mut before = empty();
    before.apply(typed("d4"));
    let kept = Kept {
        record: Some(draft::to_text(&before, &pgn::write(before.record())).into()),
        ..Kept::default()
    };
    let mut page = bare_page();
    page.apply(Action::Resume(kept));
    page.apply(typed("d5"));
    parts_come(&mut page);
    assert_eq!(moves(&page), 2);
}

#[test]
fn a_kept_record_that_cannot_be_read_is_set_aside() {
    let mut page = empty();
    page.apply(Action::Resume(Kept {
        record: Some("jadoube-study 9;?\n".into()),
        entered: Some("nothing".into()),
        ..Kept::default()
    }));
    let aside = page.set_aside.as_deref();
    assert_eq!(aside, Some("jadoube-study 9;?\n\n\nnothing"));
    assert_eq!(moves(&page), 0);
    let said = page.recorder.conversation.last_said(Urgency::Polite);
    assert_eq!(said, words::draft_unreadable());
}
