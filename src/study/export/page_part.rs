//! The part of the dialog for the whole page as one file.

use std::rc::Rc;

use ui::links;
use ui::platform::saved;
use yew::{Callback, Html, MouseEvent, html};

use super::names::file_name;
use super::props::ExportProps;

/// The name under which the page of study keeps its record, and finds it again.
pub const RECORD: &str = "study";

/// The button, and what became of it the last time: a download that fails is shown too.
pub(super) fn page(
    props: &ExportProps,
    outcome: Option<&str>,
    on_outcome: &Callback<Rc<str>>,
) -> Html {
    let save = {
        let (name, draft) = (file_name(&props.record, "html"), props.draft.clone());
        let on_outcome = [on_outcome.clone(), props.on_say.clone()];
        Callback::from(move |_: MouseEvent| {
            let (file, on_outcome) = (name.clone(), on_outcome.clone());
            let done = Callback::from(move |done| {
                let text: Rc<str> = words::page_saved_as(&file, done).into();
                on_outcome
                    .iter()
                    .for_each(|on_outcome| on_outcome.emit(text.clone()));
            });
            saved::save(&name, links::ANALYSE, RECORD, &draft, done);
        })
    };
    html! {
        <>
            <p id="export-page-hint" class="hint">{ words::export_page_hint() }</p>
            <div class="choices side-by-side">
                <button type="button" aria-describedby="export-page-hint" onclick={save}>
                    { words::button_save_page() }
                </button>
            </div>
            if let Some(outcome) = outcome {
                <p class="hint outcome">{ outcome.to_owned() }</p>
            }
        </>
    }
}
