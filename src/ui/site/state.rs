//! What all pages share, in one value that knows nothing of the browser.

use std::rc::Rc;

use yew::{Callback, Reducible};

use super::part::{Part, Progress, View};
use crate::lazy::NotFetched;
use crate::pulse::Pulse;
use crate::request::{PageName, PageProps, Request};
use crate::route::Route;
use crate::settings::Settings;

/// An action on the site.
#[derive(Clone, Debug)]
pub enum Action {
    /// The address leads here now.
    Arrived(Route),
    /// A request of a page.
    Request(Request),
    /// The part with this number was fetched, or could not be.
    Opened(usize, Result<View, NotFetched>),
    /// Try again to fetch the part that could not be fetched.
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
    /// The state of each of them.
    progress: Vec<Progress>,
    /// Sent when the user comes to a page of each of them from another page.
    arrivals: Vec<Pulse<()>>,
    /// Sent when the address leads to a page of each of them.
    visits: Vec<Pulse<()>>,
    /// What the address asks for.
    pub route: Route,
    /// The settings.
    pub settings: Settings,
    /// The text of the status region.
    pub status: Pulse<Rc<str>>,
    /// The text of the alert region.
    pub alert: Pulse<Rc<str>>,
    /// The title of the browser's tab; empty until a page is named.
    pub title: Rc<str>,
    /// Whether the page that the user has just come to still has to be announced.
    is_unnamed: bool,
    /// Where the address should go.
    pub address: Pulse<Rc<str>>,
    /// A new version is waiting for consent.
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
    /// Starts at a page without announcing it; the part that draws it is loaded already, or is
    /// fetched.
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
            arrivals: vec![Pulse::default(); parts.len()],
            visits: vec![Pulse::default(); parts.len()],
            route,
            settings,
            status: Pulse::default(),
            alert: Pulse::default(),
            title: "".into(),
            is_unnamed: false,
            address: Pulse::default(),
            update_ready: false,
        };
        let part = state.part();
        state.progress[part] = first.map_or(Progress::Fetching, Progress::Here);
        state.name_missing_page();
        state
    }

    /// The number of the part that draws the page.
    #[must_use]
    pub fn part(&self) -> usize {
        part_of(self.parts, &self.route)
    }

    /// The state of the part that draws the page.
    #[must_use]
    pub fn progress(&self) -> &Progress {
        &self.progress[self.part()]
    }

    /// The state of each part and the props of its pages, which have a route only while one of them
    /// is shown.
    pub fn all(&self, send: &Callback<Request>) -> impl Iterator<Item = (&Progress, PageProps)> {
        self.progress
            .iter()
            .enumerate()
            .map(move |(part, progress)| {
                let shown = part == self.part();
                let props = PageProps {
                    route: shown.then(|| self.route.clone()),
                    visits: self.visits[part].clone(),
                    arrivals: self.arrivals[part].clone(),
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
        self.visits[part].send(());
        if matches!(self.progress[part], Progress::Absent | Progress::Failed) {
            self.progress[part] = Progress::Fetching;
        }
        self.name_missing_page();
        if !(is_same_page && is_same_place) {
            self.arrivals[part].send(());
            self.is_unnamed = true;
        }
    }

    /// Names the tab for a page whose part is not here to do so.
    fn name_missing_page(&mut self) {
        if !matches!(self.progress(), Progress::Here(_)) {
            self.title = self.route.page.tab_title().into();
        }
    }

    fn grant(&mut self, request: Request) {
        match request {
            Request::Say(text) => self.say(text),
            Request::Alert(text) => self.alert.send(text),
            Request::Visit(hash) => self.address.send(hash),
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
        self.status.send(text);
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
