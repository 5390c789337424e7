//! The root component: draws the page that the address names.

use ui::masthead::{Here, masthead, pages};
use ui::panels::notices;
use ui::platform::updates;
use ui::settings::Settings;
use yew::{Html, Properties, component, html, use_callback, use_reducer};

use crate::Route;
use crate::analyse::AnalysePage;
use crate::effects;
use crate::glossary::GlossaryPage;
use crate::state::{Action, StudyState};

/// With what the pages begin.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct StudyProps {
    /// The player's choices.
    pub settings: Settings,
    /// The page that the address names.
    pub route: Option<Route>,
}

/// All pages of this program, of which one is shown, or none.
#[component]
pub fn Study(props: &StudyProps) -> Html {
    let state = use_reducer({
        let props = props.clone();
        move || StudyState::new(props.route, props.settings)
    });
    effects::use_effects(&state);
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
                { pages(here(route)) }
                if state.update_ready {
                    { notices::update(&updates::answer(send.reform(|()| Action::UpdateLater))) }
                }
            }
        </div>
    }
}

fn here(route: &Route) -> Here {
    match route {
        Route::Analyse { .. } => Here::Analyse,
        Route::Glossary(_) => Here::Glossary,
    }
}
