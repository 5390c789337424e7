//! What all these pages share; pure, so that native tests can drive it.

use std::rc::Rc;

use ui::settings::Settings;
use ui::state::{Speech, Urgency};
use words::{Entry, Glossary};
use yew::Reducible;

use crate::Route;
use crate::glossary::Library;

/// One thing that happens to these pages.
#[derive(Clone, Debug)]
pub enum Action {
    /// The address leads here now, or to the other program; with the player's choices as stored,
    /// which may have been changed there.
    Arrived(Option<Route>, Settings),
    /// Speaks politely.
    Say(Rc<str>),
    /// Speaks at once.
    Alert(Rc<str>),
    /// A page is asked for other than by a link: the hash of its address.
    Visit(Rc<str>),
    /// Changes the player's choices.
    Settings(Settings),
    /// A new version waits.
    UpdateReady,
    /// The player keeps the present version for now.
    UpdateLater,
    /// The glossary is asked for again after it could not be fetched.
    FetchGlossary,
    /// The text of the glossary has come, or has not.
    GlossaryArrived(Option<Rc<Glossary>>),
}

/// What all these pages share.
#[derive(Clone, Debug)]
pub struct StudyState {
    /// The page that is shown; `None` while the other program shows one.
    pub route: Option<Route>,
    /// The player's choices.
    pub settings: Settings,
    /// What the status region said last.
    pub status_speech: Speech,
    /// What the alert region said last.
    pub alert_speech: Speech,
    /// Grows with each wish that the focus go to the heading of the page; 0 for none.
    pub heading_focus: u32,
    /// Where the address should lead; the number grows with each wish.
    pub address: (u32, Rc<str>),
    /// A new version waits for the player's consent.
    pub update_ready: bool,
    /// The text of the glossary.
    pub glossary: Library,
}

impl Reducible for StudyState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.apply(action);
        Rc::new(next)
    }
}

impl StudyState {
    /// Begins at a page, without a word.
    #[must_use]
    pub fn new(route: Option<Route>, settings: Settings) -> Self {
        let mut state = Self {
            route: None,
            settings,
            status_speech: Speech::default(),
            alert_speech: Speech::default(),
            heading_focus: 0,
            address: (0, "".into()),
            update_ready: false,
            glossary: Library::Closed,
        };
        state.open_at(route);
        state
    }

    /// Shows a page without a word; the text of the glossary is asked for when it is needed and not
    /// there.
    fn open_at(&mut self, route: Option<Route>) {
        self.route = route;
        let wanted = matches!(self.route, Some(Route::Glossary(_)));
        if wanted && matches!(self.glossary, Library::Closed | Library::Failed) {
            self.glossary = Library::Fetching;
        }
    }

    /// Carries out one action.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Arrived(route, settings) => self.arrive(route, settings),
            Action::Say(text) => self.status_speech = self.status_speech.next(text),
            Action::Alert(text) => self.alert_speech = self.alert_speech.next(text),
            Action::Visit(hash) => self.address = (self.address.0.wrapping_add(1), hash),
            Action::Settings(settings) => self.settings = settings,
            Action::UpdateReady => {
                self.update_ready = true;
                self.say(words::update_ready());
            }
            Action::UpdateLater => self.update_ready = false,
            Action::FetchGlossary => self.open_at(self.route.clone()),
            Action::GlossaryArrived(glossary) => self.glossary_arrived(glossary),
        }
    }

    /// The focus goes to a page that was come to, and its title is said.
    fn arrive(&mut self, route: Option<Route>, settings: Settings) {
        if self.route == route {
            return;
        }
        let is_builder = |route: &Option<Route>| matches!(route, Some(Route::Builder { .. }));
        if is_builder(&self.route) && is_builder(&route) {
            // Another board for the page that is there already.
            self.route = route;
            return;
        }
        if self.route.is_none() {
            self.settings = settings;
        }
        self.open_at(route);
        if self.route.is_some() {
            self.heading_focus = self.heading_focus.wrapping_add(1);
            self.say_page();
        }
    }

    /// The text of the glossary has come, or has not.
    fn glossary_arrived(&mut self, glossary: Option<Rc<Glossary>>) {
        self.glossary = glossary.map_or(Library::Failed, Library::Open);
        if matches!(self.route, Some(Route::Glossary(_))) {
            self.say_page();
        }
    }

    fn say_page(&mut self) {
        let text = match (&self.route, &self.glossary, self.term()) {
            (None, ..) => return,
            (Some(Route::Analyse { .. }), ..) => words::page_name_analyse(),
            (Some(Route::Builder { .. }), ..) => words::builder_title(),
            (Some(Route::Worksheet), ..) => words::worksheet_title(),
            (_, _, Some(entry)) => entry.title.clone(),
            (_, Library::Failed, None) => words::glossary_failed(),
            // The title is said when it is known.
            (_, Library::Fetching | Library::Closed, None) => return,
            (_, Library::Open(_), None) => words::glossary_title(),
        };
        self.say(text);
    }

    /// The term that is shown, once its text is there.
    fn term(&self) -> Option<&Entry> {
        match (&self.glossary, &self.route) {
            (Library::Open(glossary), Some(Route::Glossary(place))) => place.entry(glossary),
            _ => None,
        }
    }

    fn say(&mut self, text: String) {
        self.apply(Action::Say(text.into()));
    }

    /// The title for the tab of the browser; `None` while the other program names it.
    #[must_use]
    pub fn page_title(&self) -> Option<String> {
        self.route.as_ref().map(|route| match (route, self.term()) {
            (Route::Analyse { .. }, _) => words::page_title(&words::page_name_analyse()),
            (Route::Builder { .. }, _) => words::page_title(&words::builder_title()),
            (Route::Worksheet, _) => words::page_title(&words::worksheet_title()),
            (Route::Glossary(_), Some(entry)) => words::page_title_term(&entry.title),
            (Route::Glossary(_), None) => words::page_title(&words::glossary_title()),
        })
    }

    /// The region that a sentence of this urgency was last handed to.
    #[must_use]
    pub fn speech(&self, urgency: Urgency) -> &Speech {
        match urgency {
            Urgency::Polite => &self.status_speech,
            Urgency::Assertive => &self.alert_speech,
        }
    }
}

#[cfg(test)]
mod tests;
