//! The root components: each draws the page that the address names, if it is one of its program.

use ui::masthead::{Here, masthead, pages};
use ui::panels::notices;
use ui::platform::updates;
use ui::settings::Settings;
use yew::{Callback, Html, Properties, component, html, use_callback, use_reducer};

use crate::Route;
use crate::analyse::AnalysePage;
use crate::builder::BuilderPage;
use crate::effects;
use crate::glossary::GlossaryPage;
use crate::route::Program;
use crate::state::{Action, StudyState};
use crate::worksheet::{self, WorksheetPage};

/// With what the pages begin.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct StudyProps {
    /// The player's choices.
    pub settings: Settings,
    /// The page that the address names.
    pub route: Option<Route>,
}

/// All pages for who studies, of which one is shown, or none.
#[component]
pub fn Study(props: &StudyProps) -> Html {
    let state = use_reducer({
        let props = props.clone();
        move || StudyState::new(props.route, props.settings)
    });
    effects::use_effects(&state, Program::Study);
    effects::use_glossary(&state);
    let send = use_callback(state.dispatcher(), |action: Action, dispatch| {
        dispatch.dispatch(action);
    });

    let (shown, fen) = match &state.route {
        Some(Route::Analyse { fen }) => (true, fen.clone()),
        _ => (false, None),
    };
    // A page that stays mounted keeps its place among the children, or it would begin anew.
    html! {
        <div class="page">
            if state.route.is_some() {
                { masthead() }
            }
            <AnalysePage {shown} {fen} settings={state.settings}
                heading_focus={state.heading_focus} send={send.clone()} />
            if let Some(Route::Glossary(place)) = &state.route {
                <GlossaryPage library={state.glossary.clone()} place={place.clone()}
                    settings={state.settings} heading_focus={state.heading_focus} send={send.clone()} />
            }
            if let Some(route) = &state.route {
                { foot(route, state.update_ready, &send) }
            }
        </div>
    }
}

/// All pages for authors, of which one is shown, or none: a program of its own.
#[component]
pub fn Workshop(props: &StudyProps) -> Html {
    let state = use_reducer({
        let props = props.clone();
        move || StudyState::new(props.route, props.settings)
    });
    effects::use_effects(&state, Program::Workshop);
    let send = use_callback(state.dispatcher(), |action: Action, dispatch| {
        dispatch.dispatch(action);
    });
    let sheet = use_reducer(worksheet::begin);
    worksheet::use_saving(&sheet);
    let change_sheet = use_callback(sheet.dispatcher(), |change, dispatch| {
        dispatch.dispatch(change);
    });

    let (is_builder, query) = match &state.route {
        Some(Route::Builder { query }) => (true, query.clone()),
        _ => (false, None),
    };
    let is_worksheet = state.route == Some(Route::Worksheet);
    html! {
        <div class="page">
            if state.route.is_some() {
                { masthead() }
            }
            <BuilderPage shown={is_builder} {query} settings={state.settings} listed={sheet.items.len()}
                heading_focus={state.heading_focus} change_sheet={change_sheet.clone()} send={send.clone()} />
            <WorksheetPage shown={is_worksheet} sheet={sheet.clone()} heading_focus={state.heading_focus}
                change={change_sheet} send={send.clone()} />
            if let Some(route) = &state.route {
                { foot(route, state.update_ready, &send) }
            }
        </div>
    }
}

/// What stands below every page.
fn foot(route: &Route, update_ready: bool, send: &Callback<Action>) -> Html {
    html! {
        <>
            { pages(here(route)) }
            if update_ready {
                { notices::update(&updates::answer(send.reform(|()| Action::UpdateLater))) }
            }
        </>
    }
}

fn here(route: &Route) -> Here {
    match route {
        Route::Analyse { .. } => Here::Analyse,
        Route::Glossary(_) => Here::Glossary,
        Route::Builder { .. } => Here::Builder,
        Route::Worksheet => Here::Worksheet,
    }
}
