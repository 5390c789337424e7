//! What the page is given by the program around it.

use ui::settings::Settings;
use ui::{Pulse, Request};
use yew::{Callback, Properties};

/// What the page is given.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AnalyseProps {
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
