//! What all dialogs share: opening as a modal, a heading, closing.

use web_sys::HtmlDialogElement;
use yew::{
    AttrValue, Callback, Children, Event, Html, Properties, component, html, use_effect_with,
    use_node_ref,
};

/// A dialog with a heading.
#[derive(Debug, Properties)]
pub struct ShellProps {
    /// The id of the element, by which tests and styles know it.
    pub id: AttrValue,
    /// The heading.
    pub title: AttrValue,
    /// Called when the user leaves the dialog by Escape.
    pub on_close: Callback<()>,
    /// What stands below the heading.
    pub children: Children,
}

impl PartialEq for ShellProps {
    /// Never: what stands below the heading is new whenever it is drawn, so comparing all of it would
    /// be in vain.
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// Opens as soon as it is drawn and closes when it is removed.
#[component]
pub fn Shell(props: &ShellProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| {
            let element = dialog.cast::<HtmlDialogElement>();
            if let Some(element) = &element {
                // Fails only when it is already open.
                let _ = element.show_modal();
            }
            move || {
                // Closing before removal makes the browser give the focus back.
                if let Some(element) = element {
                    element.close();
                }
            }
        }
    });
    let oncancel = {
        let on_close = props.on_close.clone();
        Callback::from(move |event: Event| {
            // The state decides what is open; the element only follows.
            event.prevent_default();
            on_close.emit(());
        })
    };
    let heading = AttrValue::from(format!("{}-title", props.id));
    html! {
        <dialog ref={dialog} id={props.id.clone()} aria-labelledby={heading.clone()} {oncancel}>
            <h2 id={heading}>{ &props.title }</h2>
            { props.children.clone() }
        </dialog>
    }
}
