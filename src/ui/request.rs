//! What a page is given by the program around it, and what it asks of that program.

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
    /// The page that is shown has this name now.
    Name(PageName),
}

/// What a page is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageName {
    /// In the tab of the browser.
    pub tab: Rc<str>,
    /// As it is spoken to somebody who has just come to the page; empty for a page that speaks for
    /// itself.
    pub spoken: Rc<str>,
}

/// What the program around tells the pages of a part.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PageProps {
    /// What the address asks for, while one of these pages is shown; otherwise they draw nothing,
    /// say nothing, and keep what they hold.
    pub route: Option<Route>,
    /// The settings.
    pub settings: Settings,
    /// Sent each time the address leads to one of these pages, even from the same page.
    pub visits: Pulse<()>,
    /// Sent each time somebody comes to one of these pages from another: the focus goes to its
    /// heading then. Never sent for a page that the document was opened with.
    pub arrivals: Pulse<()>,
    /// Receives the requests of the pages.
    pub send: Callback<Request>,
}
