//! The field for a board that is there already, as HTML or as a position.

use std::rc::Rc;

use yew::{
    Callback, Html, Properties, SubmitEvent, component, html, use_effect_with, use_node_ref,
};

use super::super::work::Change;

/// Props of [`Paste`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct PasteProps {
    /// Why the text that was pasted last is no board.
    pub(super) refused: Option<Rc<str>>,
    /// Grows when something takes the place of the whole work.
    pub(super) edition: u32,
    /// Receives what was pasted.
    pub(super) change: Callback<Change>,
    /// Receives what is to be said.
    pub(super) on_say: Callback<Rc<str>>,
}

/// The field for a board that is there already. What was typed stays in it with what is wrong.
#[component]
pub(super) fn Paste(props: &PasteProps) -> Html {
    let field = use_node_ref();
    let onsubmit = {
        let (field, change) = (field.clone(), props.change.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = field.cast::<web_sys::HtmlTextAreaElement>() {
                change.emit(Change::Paste(field.value().into()));
            }
        })
    };
    let is_asked = yew::use_mut_ref(|| None::<u32>);
    use_effect_with((props.refused.clone(), props.edition), {
        let (say, field) = (props.on_say.clone(), field.clone());
        move |(refused, edition)| {
            let before = is_asked.replace(Some(*edition));
            match refused {
                Some(why) => say.emit(Rc::clone(why)),
                // The first edition is what the page began with.
                None if before.is_some_and(|before| before != *edition) => {
                    if let Some(field) = field.cast::<web_sys::HtmlTextAreaElement>()
                        && !field.value().is_empty()
                    {
                        field.set_value("");
                        say.emit(words::builder_pasted().into());
                    }
                }
                None => {}
            }
        }
    });
    let described = props.refused.as_ref().map(|_| "builder-paste-error");
    html! {
        <form {onsubmit}>
            <div class="field">
                <label for="builder-paste">{ words::builder_paste_label() }</label>
                <textarea ref={field} id="builder-paste" rows="4" spellcheck="false" autocomplete="off"
                    aria-invalid={described.map(|_| "true")} aria-describedby={described} />
            </div>
            if let Some(why) = &props.refused {
                <p id="builder-paste-error" class="error">{ why.to_string() }</p>
            }
            <div class="choices">
                <button type="submit">{ words::builder_paste_button() }</button>
            </div>
        </form>
    }
}
