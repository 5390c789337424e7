//! What the site gives its pages, and what they request of it.

use std::rc::Rc;

use yew::{Callback, Properties};

use crate::pulse::Pulse;
use crate::route::Route;
use crate::settings::Settings;

/// A request of a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Speak politely.
    Say(Rc<str>),
    /// Speak at once.
    Alert(Rc<str>),
    /// Go to another page other than by a link: the hash of its address.
    Visit(Rc<str>),
    /// Change the settings.
    Settings(Settings),
    /// The shown page has this name now.
    Name(PageName),
}

/// The name of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageName {
    /// In the tab of the browser.
    pub tab: Rc<str>,
    /// As it is announced when the user comes to the page; empty for a page that announces itself.
    pub spoken: Rc<str>,
}

/// What the site gives the pages of a part.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PageProps {
    /// What the address asks for, while one of these pages is shown; otherwise they draw nothing,
    /// say nothing, and keep their state.
    pub route: Option<Route>,
    /// The settings.
    pub settings: Settings,
    /// Sent each time the address leads to one of these pages, even from the same page.
    pub visits: Pulse<()>,
    /// Sent each time the user comes to one of these pages from another: then the focus goes to its
    /// heading. Never sent for a page that the document was opened with.
    pub arrivals: Pulse<()>,
    /// Receives the requests of the pages.
    pub send: Callback<Request>,
}
