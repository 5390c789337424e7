//! What the dialog and its parts are given.

use std::rc::Rc;

use notation::style::Style;
use record::{NodeId, Record};
use rules::Color;
use ui::settings::Coordinates;
use yew::{AttrValue, Callback, Properties};

use super::text::{Form, Scope};

/// What is exported, and what is notified of it.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ExportProps {
    /// The game.
    pub record: Rc<Record>,
    /// The position that is shown.
    pub node: NodeId,
    /// The text from which the page goes on with all of it.
    pub draft: AttrValue,
    /// The side at the bottom of the board.
    pub bottom: Color,
    /// The notation in which the moves are shown, with which the choice begins.
    pub style: Style,
    /// Where the coordinates of the board stand.
    pub coordinates: Coordinates,
    /// Receives the sentence about what was done.
    pub on_say: Callback<Rc<str>>,
    /// Asks for the page for paper.
    pub on_print: Callback<(Form, Scope)>,
    /// Called when the dialog is closed.
    pub on_close: Callback<()>,
}
