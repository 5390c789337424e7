//! Going from page to page; the game stays as it is.

use std::rc::Rc;

use words::{Entry, Glossary};

use super::{AppState, FocusWish, GlossaryRoute, Route};
use crate::glossary::Library;

impl AppState {
    /// Shows a page without a word, as at the start; the text of the glossary is asked for when it
    /// is needed and not there.
    pub fn open_at(&mut self, route: Route) {
        self.route = route;
        let wanted = matches!(self.route, Route::Glossary(_));
        if wanted && matches!(self.glossary, Library::Closed | Library::Failed) {
            self.glossary = Library::Fetching;
        }
    }

    /// Wishes that the address lead to a page; that it does is told by [`Action::Arrived`].
    ///
    /// [`Action::Arrived`]: super::Action::Arrived
    pub(super) fn visit(&mut self, route: Route) {
        self.address = (self.address.0.wrapping_add(1), route);
    }

    /// The address leads to a page now: the focus goes there, and its title is said.
    pub(super) fn arrive(&mut self, route: Route) {
        if self.route == route {
            return;
        }
        self.dialog = None;
        self.open_at(route);
        match self.route {
            Route::Play => {
                self.move_focus(FocusWish::Board(None));
                self.say(words::status_text(&self.game));
            }
            Route::Glossary(_) => {
                self.move_focus(FocusWish::Heading);
                self.say_page();
            }
        }
    }

    /// The text of the glossary has come, or has not.
    pub(super) fn glossary_arrived(&mut self, glossary: Option<Rc<Glossary>>) {
        self.glossary = glossary.map_or(Library::Failed, Library::Open);
        if matches!(self.route, Route::Glossary(_)) {
            self.say_page();
        }
    }

    fn say_page(&mut self) {
        let text = match (&self.glossary, self.term()) {
            (_, Some(entry)) => entry.title.clone(),
            (Library::Failed, None) => words::glossary_failed(),
            // The title is said when it is known.
            (Library::Fetching | Library::Closed, None) => return,
            (Library::Open(_), None) => words::glossary_title(),
        };
        self.say(text);
    }

    /// The term that is shown, once its text is there.
    fn term(&self) -> Option<&Entry> {
        match (&self.glossary, &self.route) {
            (Library::Open(glossary), Route::Glossary(place)) => place.entry(glossary),
            _ => None,
        }
    }

    /// The title of the page, for the tab of the browser.
    #[must_use]
    pub fn page_title(&self) -> String {
        match (&self.route, self.term()) {
            (Route::Play, _) => words::page_title_board(),
            (Route::Glossary(_), Some(entry)) => words::page_title_term(&entry.title),
            (Route::Glossary(_), None) => words::page_title(&words::glossary_title()),
        }
    }
}

impl GlossaryRoute {
    /// The entry that is meant: the one at this address, or the only one of this name.
    #[must_use]
    pub fn entry<'a>(&self, glossary: &'a Glossary) -> Option<&'a Entry> {
        let Self::Term(name) = self else {
            return None;
        };
        glossary.find(name).or_else(|| match *glossary.named(name) {
            [only] => Some(only),
            _ => None,
        })
    }

    /// What to look for when no single entry is meant.
    #[must_use]
    pub fn query(&self) -> Rc<str> {
        match self {
            Self::List => Rc::from(""),
            Self::Term(name) => name.replace('-', " ").into(),
        }
    }
}

#[cfg(test)]
mod tests;
