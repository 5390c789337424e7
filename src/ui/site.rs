//! The root of the program: one header, one router, one state of the settings. It knows no page;
//! what draws them is handed to it as a table of parts.

pub mod part;
pub mod state;

use gloo::events::EventListener;
use wasm_bindgen_futures::spawn_local;
use yew::{
    Callback, Html, Properties, UseReducerHandle, component, hook, html, use_callback,
    use_effect_with, use_mut_ref, use_reducer,
};

use crate::header::header;
use crate::panels::notices;
use crate::platform::{self, address, live_region, preferences, updates, window};
use crate::pulse::use_pulse;
use crate::request::{PageProps, Request};
use crate::route::{Page, Route};
use crate::speech::Urgency;
use crate::tuning::{self, Occasion};
use part::{Part, Progress, View};
use state::{Action, SiteState};

/// With what the site begins.
#[derive(Clone, Properties)]
pub struct SiteProps {
    /// The parts of the program.
    pub parts: &'static [Part],
    /// What the address asks for.
    pub route: Route,
    /// What draws that page, if it is already loaded.
    pub first: Option<View>,
}

impl std::fmt::Debug for SiteProps {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_tuple("SiteProps")
            .field(&self.route)
            .finish()
    }
}

impl PartialEq for SiteProps {
    fn eq(&self, _: &Self) -> bool {
        // They are read once.
        true
    }
}

/// All pages, of which one is shown.
#[component]
pub fn Site(props: &SiteProps) -> Html {
    let state = use_reducer({
        let props = props.clone();
        move || SiteState::new(props.parts, props.route, preferences::load(), props.first)
    });
    use_parts(&state, props.parts);
    use_pulse(&state.status, |text| {
        live_region::speak(text, Urgency::Polite);
    });
    use_pulse(&state.alert, |text| {
        live_region::speak(text, Urgency::Assertive);
    });
    use_address(&state);
    use_preferences(&state);
    use_listeners(&state);

    let send = use_callback(state.dispatcher(), |request: Request, dispatch| {
        dispatch.dispatch(Action::Request(request));
    });
    let act = use_callback(state.dispatcher(), |action: Action, dispatch| {
        dispatch.dispatch(action);
    });
    // A loaded part stays mounted, so that coming back finds everything as it was left.
    let part = |(index, (progress, props)): (usize, (&Progress, PageProps))| {
        let drawn = match progress {
            Progress::Here(view) => view.draw(&props),
            _ => Html::default(),
        };
        html! { <key={index}>{ drawn }</> }
    };
    html! {
        <div class="page">
            { header(state.route.page) }
            { waiting(state.progress(), &act) }
            <key="parts">{ for state.all(&send).enumerate().map(part) }</>
            if state.update_ready {
                { notices::update(&updates::answer(act.reform(|()| Action::UpdateLater))) }
            }
        </div>
    }
}

/// The page as it is painted before any script runs: the header and the first page.
pub fn painted(page: Html) -> Html {
    html! {
        <div class="page painted">
            { header(Page::Play) }
            { page }
        </div>
    }
}

/// What is shown in place of a page that is not loaded.
fn waiting(progress: &Progress, act: &Callback<Action>) -> Html {
    match progress {
        Progress::Here(_) => Html::default(),
        Progress::Absent | Progress::Fetching => html! {
            <main class="part-waits" aria-busy="true"><p class="waiting">{ words::part_loading() }</p></main>
        },
        Progress::Failed => {
            let onclick = act.reform(|_| Action::TryAgain);
            html! {
                <main class="part-waits">
                    <p class="error">{ words::part_not_fetched() }</p>
                    <button type="button" class="primary" {onclick}>{ words::button_try_again() }</button>
                </main>
            }
        }
    }
}

/// Fetches the part whose page is asked for.
#[hook]
fn use_parts(state: &UseReducerHandle<SiteState>, parts: &'static [Part]) {
    let dispatch = state.dispatcher();
    use_effect_with(state.wanted(), move |wanted| {
        if let Some(part) = *wanted {
            let opening = (parts[part].open)();
            spawn_local(async move {
                dispatch.dispatch(Action::Opened(part, opening.await));
            });
        }
    });
}

/// Changes the address as pages request, names the tab, and marks the page for the styles.
#[hook]
fn use_address(state: &UseReducerHandle<SiteState>) {
    use_pulse(&state.address, |hash| address::lead_to(hash));
    use_effect_with(state.title.clone(), |title| {
        if !title.is_empty() {
            platform::name_tab(title);
        }
    });
}

/// Stores the settings when they change; those that were read are stored already. What only some
/// of them need is fetched for them.
#[hook]
fn use_preferences(state: &UseReducerHandle<SiteState>) {
    let first = use_mut_ref(|| true);
    use_effect_with(state.settings, move |settings| {
        let occasion = if first.replace(false) {
            Occasion::Start
        } else {
            Occasion::Change
        };
        tuning::tune(*settings, occasion);
    });
}

#[hook]
fn use_listeners(state: &UseReducerHandle<SiteState>) {
    let (dispatch, first) = (state.dispatcher(), state.route.clone());
    use_effect_with((), move |()| {
        let arrive = {
            let dispatch = dispatch.clone();
            move |route| dispatch.dispatch(Action::Arrived(route))
        };
        // The address may have changed before the listener was there.
        let now = Route::parse(&address::hash());
        if now != first {
            arrive(now);
        }
        let route = window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| {
                arrive(Route::parse(&address::hash()));
            })
        });
        let settings = {
            let dispatch = dispatch.clone();
            preferences::listen(move || {
                let settings = preferences::load();
                dispatch.dispatch(Action::Request(Request::Settings(settings)));
            })
        };
        let update = updates::listen(move || dispatch.dispatch(Action::UpdateReady));
        move || drop((route, settings, update))
    });
}

/// Draws the site into the element that is its place, once the page that the address asks for can
/// be drawn: until then what was painted stays.
pub async fn start(parts: &'static [Part]) {
    platform::panics::watch();
    let route = Route::parse(&address::hash());
    let first = (parts[state::part_of(parts, &route)].open)().await.ok();
    let root = platform::document().and_then(|document| document.get_element_by_id("app"));
    if let Some(root) = root {
        let props = SiteProps {
            parts,
            route,
            first,
        };
        yew::Renderer::<Site>::with_root_and_props(root, props).render();
    }
}

/// A hook for the pages of a part: reports the name of the shown page.
#[hook]
pub fn use_page_name(name: Option<crate::request::PageName>, props: &PageProps) {
    let send = props.send.clone();
    // An arrival asks for the name once more, though it may not have changed.
    use_effect_with((name, props.arrivals.clone()), move |(name, _)| {
        if let Some(name) = name {
            send.emit(Request::Name(name.clone()));
        }
    });
}
