//! How the page begins: from what was kept, and what the address asks for.

use std::rc::Rc;

use moves::view::View;
use notation::style::Style;
use record::Record;
use ui::lazy::NotFetched;
use ui::platform::drafts::Drafts;
use ui::platform::storage::SaveState;
use ui::platform::{address, preferences};
use ui::route::Route;
use ui::settings::Settings;

use super::action::Action;
use super::kept::Kept;
use super::state::Analysis;
use crate::desk;
use crate::export::RECORD;

/// The name under which what stood here before is kept.
pub(super) const EARLIER: &str = "study-before";
/// The name under which is kept what is being entered by hand.
pub(super) const ENTERED: &str = "study-entered";
/// The name under which a score is kept that waits to be read on.
pub(super) const WAITING: &str = "study-waiting";
/// The name under which a record is kept that cannot be shown.
pub(super) const SET_ASIDE: &str = "study-unreadable";
/// The name under which the choices of how moves are shown are stored.
pub(super) const VIEW: &str = "study-view";
/// The name under which attempts to show all of it are counted.
const ATTEMPTS: &str = "study-attempts";

/// Keeps another notation for the next time that the page begins.
pub(crate) fn keep_notation(style: Style) {
    let view = preferences::choice(VIEW).map(|text| View::parse(&text));
    let view = View {
        style,
        ..view.unwrap_or_default()
    };
    preferences::keep_choice(VIEW, &view.to_text());
}

/// With what the page begins.
#[derive(Clone, Debug)]
pub struct Start {
    /// Where the work is kept.
    pub drafts: Drafts,
    /// What was kept.
    pub(super) kept: Kept,
    /// Whether it is not known to break the page; otherwise it is set aside.
    can_be_shown: bool,
}

impl Start {
    /// The first state of the page.
    pub(super) fn state(&self, fen: Option<&str>, settings: Settings) -> Analysis {
        let view = preferences::choice(VIEW).map(|text| View::parse(&text));
        let view = view.unwrap_or(View {
            style: settings.notation,
            ..View::default()
        });
        let mut state = Analysis::new(Record::default(), Record::ROOT, settings, view);
        if !self.drafts.is_available() {
            state.turn_to(SaveState::Unread);
        }
        let kept = if self.can_be_shown {
            self.kept.clone()
        } else {
            self.kept.clone().without_work()
        };
        if !kept.is_empty() {
            state.apply(Action::Resume(kept));
        }
        if let Some(fen) = fen {
            state.apply(Action::Fen(Rc::from(fen)));
        }
        state
    }

    /// The page is drawn with what was kept.
    pub(super) fn shown(&self) {
        if !self.kept.is_empty() {
            self.drafts.shown();
        }
    }
}

/// Reads what was kept, and fetches what the page needs to begin with: nothing where nothing was
/// kept, and the address asks for no position.
///
/// # Errors
/// [`NotFetched`] when it does not come.
pub(crate) async fn begin() -> Result<Start, NotFetched> {
    let names = [RECORD, EARLIER, ENTERED, WAITING, SET_ASIDE];
    let (drafts, [record, earlier, entered, waiting_score, set_aside]) =
        Drafts::open(names, ATTEMPTS).await;
    let kept = Kept {
        record,
        earlier,
        entered,
        waiting_score,
        set_aside,
    };
    let asks = Route::parse(&address::hash()).fen().is_some();
    if asks || !kept.is_empty() {
        desk::complete().await?;
    }
    let can_be_shown = kept.is_empty() || drafts.try_to_show();
    Ok(Start {
        drafts,
        kept,
        can_be_shown,
    })
}
