//! What the state of these pages does in the browser: speech, title, address, choices, listeners.

use gloo::events::EventListener;
use std::rc::Rc;

use ui::platform::{self, address, fetch, live_region, preferences, updates, window};
use ui::state::Urgency;
use words::Glossary;
use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref};

use crate::glossary::{FILE, Library};
use crate::route::{self, Program};
use crate::state::{Action, StudyState};

/// Installs the effects that all programs of these pages have.
#[hook]
pub(crate) fn use_effects(state: &UseReducerHandle<StudyState>, program: Program) {
    use_speech(state, Urgency::Polite);
    use_speech(state, Urgency::Assertive);
    use_effect_with(state.page_title(), |title| {
        if let Some(title) = title {
            platform::name_tab(title);
        }
    });
    use_effect_with(state.address.clone(), |(number, hash)| {
        if *number > 0 {
            address::lead_to(hash);
        }
    });
    use_preferences(state);
    use_listeners(state, program);
}

/// Speaks, unless the other program has the word.
#[hook]
fn use_speech(state: &UseReducerHandle<StudyState>, urgency: Urgency) {
    let shown = state.route.is_some();
    use_effect_with(state.speech(urgency).clone(), move |speech| {
        if shown && speech.number > 0 {
            live_region::speak(&speech.text, urgency);
        }
    });
}

/// Fetches the glossary when it is first opened.
#[hook]
pub(crate) fn use_glossary(state: &UseReducerHandle<StudyState>) {
    let dispatch = state.dispatcher();
    use_effect_with(state.glossary == Library::Fetching, move |&fetching| {
        if fetching {
            wasm_bindgen_futures::spawn_local(async move {
                let text = fetch::text(FILE).await;
                let glossary = text.and_then(|text| Glossary::parse(&text).ok());
                dispatch.dispatch(Action::GlossaryArrived(glossary.map(Rc::new)));
            });
        }
    });
}

/// Stores the player's choices when they change here; those that were read are stored already.
#[hook]
fn use_preferences(state: &UseReducerHandle<StudyState>) {
    let first = use_mut_ref(|| true);
    use_effect_with(state.settings, move |settings| {
        if !first.replace(false) {
            preferences::keep(*settings);
        }
    });
}

#[hook]
fn use_listeners(state: &UseReducerHandle<StudyState>, program: Program) {
    let dispatch = state.dispatcher();
    use_effect_with((), move |()| {
        let arrived = {
            let dispatch = dispatch.clone();
            move || {
                let route = route::current(program);
                dispatch.dispatch(Action::Arrived(route, preferences::load()));
            }
        };
        // The address may have changed before anybody listened.
        arrived();
        let route =
            window().map(|window| EventListener::new(&window, "hashchange", move |_| arrived()));
        let update = updates::listen(move || dispatch.dispatch(Action::UpdateReady));
        move || drop((route, update))
    });
}
