//! A preview of the board as a picture, with the words around it.

use std::rc::Rc;

use element::Snippet;
use picture::{data_url, svg};
use rules::Setup;
use yew::{Html, Properties, component, html};

use super::{drawing, prompt};

/// Props of the preview and of [`PaintedPreview`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PreviewProps {
    /// The board as it is written.
    pub snippet: Snippet,
    /// The pieces on it.
    pub setup: Rc<Setup>,
}

/// The board as a picture, with the words around it.
#[component]
pub fn PaintedPreview(props: &PreviewProps) -> Html {
    let options = drawing::options(&props.snippet, &props.setup);
    let drawn = svg(&props.setup, &options);
    let snippet = &props.snippet;
    html! {
        <figure>
            <p>{ prompt::of(snippet, &props.setup) }</p>
            <img src={data_url(&drawn)} alt={options.description.clone()} />
            if !snippet.caption.is_empty() {
                <figcaption>{ snippet.caption.clone() }</figcaption>
            }
        </figure>
    }
}
