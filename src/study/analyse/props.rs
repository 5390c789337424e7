//! What the page is given by the program around it.

use std::rc::Rc;

use ui::settings::Settings;
use ui::{Pulse, Request};
use yew::{Callback, Properties};

use super::start::Start;

/// What the page is given.
#[derive(Clone, Debug, Properties)]
pub struct AnalyseProps {
    /// With what it begins.
    pub start: Rc<Start>,
    /// Whether it is shown; otherwise it draws nothing and keeps what its hooks hold.
    pub shown: bool,
    /// The position that the address asks for.
    pub fen: Option<String>,
    /// The user's settings.
    pub settings: Settings,
    /// Moves the focus to the heading.
    pub heading_focus: Pulse<()>,
    /// Receives requests to the site.
    pub send: Callback<Request>,
}

impl PartialEq for AnalyseProps {
    fn eq(&self, other: &Self) -> bool {
        // What the page began with never changes.
        let Self {
            start: _,
            shown,
            fen,
            settings,
            heading_focus,
            send,
        } = self;
        (*shown, fen, *settings, heading_focus, send)
            == (
                other.shown,
                &other.fen,
                other.settings,
                &other.heading_focus,
                &other.send,
            )
    }
}
