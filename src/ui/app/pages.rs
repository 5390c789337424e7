//! The effects that belong to going from page to page.

use std::rc::Rc;

use words::Glossary;
use yew::{UseReducerHandle, hook, use_effect_with};

use crate::glossary::{FILE, Library};
use crate::platform::{self, address, fetch};
use crate::state::{Action, AppState};

/// Leads the address where the state wishes, names the tab, and fetches the glossary when it is
/// first opened.
#[hook]
pub(super) fn use_pages(state: &UseReducerHandle<AppState>) {
    use_effect_with(state.address.clone(), |(number, route)| {
        if *number > 0 {
            address::lead_to(route);
        }
    });
    use_effect_with(state.page_title(), |title| platform::name_tab(title));
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
