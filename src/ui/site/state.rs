//! What all pages share, in one value that knows nothing of the browser.

use std::rc::Rc;

use yew::{Callback, Reducible};

use super::part::{NotFetched, Part, Progress, View};
use crate::request::{PageName, PageProps, Request};
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::{Speech, Urgency};

/// One thing that happens to the site.
#[derive(Clone, Debug)]
pub enum Action {
    /// The address leads here now.
    Arrived(Route),
    /// A page asks for something.
    Request(Request),
    /// The part of this number has come, or has not.
    Opened(usize, Result<View, NotFetched>),
    /// Fetch the part that could not be fetched once more.
    TryAgain,
    /// A new version waits.
    UpdateReady,
    /// The present version is kept for now.
    UpdateLater,
}

/// What all pages share.
#[derive(Clone, Debug)]
pub struct SiteState {
    /// The parts of the program.
    parts: &'static [Part],
    /// How far each of them has come.
    progress: Vec<Progress>,
    /// How often somebody has come to a page of each of them from another page.
    arrivals: Vec<u32>,
    /// How often the address has led to a page of each of them.
    visits: Vec<u32>,
    /// What the address asks for.
    pub route: Route,
    /// The settings.
    pub settings: Settings,
    /// What the status region said last.
    pub status_speech: Speech,
    /// What the alert region said last.
    pub alert_speech: Speech,
    /// The title of the browser's tab; empty until a page has told its name.
    pub title: Rc<str>,
    /// Whether the page that somebody has just come to still has to be named aloud.
    is_unnamed: bool,
    /// Where the address should lead; the number grows with each wish.
    pub address: (u32, Rc<str>),
    /// A new version waits for consent.
    pub update_ready: bool,
}

impl Reducible for SiteState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.apply(action);
        Rc::new(next)
    }
}

impl SiteState {
    /// Begins at a page, without a word; the part that draws it is here already, or is fetched.
    #[must_use]
    pub fn new(
        parts: &'static [Part],
        route: Route,
        settings: Settings,
        first: Option<View>,
    ) -> Self {
        let mut state = Self {
            parts,
            progress: vec![Progress::Absent; parts.len()],
            arrivals: vec![0; parts.len()],
            visits: vec![0; parts.len()],
            route,
            settings,
            status_speech: Speech::default(),
            alert_speech: Speech::default(),
            title: "".into(),
            is_unnamed: false,
            address: (0, "".into()),
            update_ready: false,
        };
        let part = state.part();
        state.progress[part] = first.map_or(Progress::Fetching, Progress::Here);
        state
    }

    /// The number of the part that draws the page.
    #[must_use]
    pub fn part(&self) -> usize {
        part_of(self.parts, &self.route)
    }

    /// How far the part that draws the page has come.
    #[must_use]
    pub fn progress(&self) -> &Progress {
        &self.progress[self.part()]
    }

    /// How far each part has come, and what its pages are told: what the address asks for only while
    /// one of them is shown.
    pub fn all(&self, send: &Callback<Request>) -> impl Iterator<Item = (&Progress, PageProps)> {
        self.progress
            .iter()
            .enumerate()
            .map(move |(part, progress)| {
                let shown = part == self.part();
                let props = PageProps {
                    route: shown.then(|| self.route.clone()),
                    visits: self.visits[part],
                    arrivals: self.arrivals[part],
                    settings: self.settings,
                    send: send.clone(),
                };
                (progress, props)
            })
    }

    /// The part that has to be fetched now, if one has to.
    #[must_use]
    pub fn wanted(&self) -> Option<usize> {
        let wanted = matches!(self.progress(), Progress::Fetching);
        wanted.then(|| self.part())
    }

    /// Carries out one action.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Arrived(route) => self.arrive(route),
            Action::Request(request) => self.grant(request),
            Action::Opened(part, Ok(view)) => self.progress[part] = Progress::Here(view),
            Action::Opened(part, Err(NotFetched)) => {
                self.progress[part] = Progress::Failed;
                if part == self.part() {
                    self.say(words::part_not_fetched().into());
                }
            }
            Action::TryAgain => {
                let part = self.part();
                self.progress[part] = Progress::Fetching;
            }
            Action::UpdateReady => {
                self.update_ready = true;
                self.say(words::update_ready().into());
            }
            Action::UpdateLater => self.update_ready = false,
        }
    }

    fn arrive(&mut self, route: Route) {
        let is_same_page = self.route.page == route.page;
        let is_same_place = self.route == route || !route.page.has_places();
        self.route = route;
        let part = self.part();
        self.visits[part] = self.visits[part].wrapping_add(1);
        if matches!(self.progress[part], Progress::Absent | Progress::Failed) {
            self.progress[part] = Progress::Fetching;
        }
        if !(is_same_page && is_same_place) {
            self.arrivals[part] = self.arrivals[part].wrapping_add(1);
            self.is_unnamed = true;
        }
    }

    fn grant(&mut self, request: Request) {
        match request {
            Request::Say(text) => self.say(text),
            Request::Alert(text) => self.alert_speech = self.alert_speech.next(text),
            Request::Visit(hash) => self.address = (self.address.0.wrapping_add(1), hash),
            Request::Settings(settings) => self.settings = settings,
            Request::Name(PageName { tab, spoken }) => {
                self.title = tab;
                if !spoken.is_empty() && std::mem::take(&mut self.is_unnamed) {
                    self.say(spoken);
                }
            }
        }
    }

    fn say(&mut self, text: Rc<str>) {
        self.status_speech = self.status_speech.next(text);
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

/// The number of the part that draws the page of an address; the first part draws what no other
/// does.
#[must_use]
pub fn part_of(parts: &[Part], route: &Route) -> usize {
    let draws = |part: &Part| part.pages.contains(&route.page);
    parts.iter().position(draws).unwrap_or_default()
}

#[cfg(test)]
mod tests;
