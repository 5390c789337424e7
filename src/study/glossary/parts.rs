//! Small pieces that the pages of the glossary share.

use words::{Entry, Prose};
use yew::{AttrValue, Html, html};

use ui::links;
use ui::prose;

/// A paragraph of a class.
pub(super) fn paragraph(class: &'static str, body: Html) -> Html {
    html! { <p {class}>{ body }</p> }
}

/// A paragraph of prose.
pub(super) fn text(class: &'static str, text: &Prose) -> Html {
    paragraph(class, prose(text))
}

/// A section with its heading.
pub(super) fn section(class: &'static str, title: String, body: Html) -> Html {
    html! { <section {class}><h3>{ title }</h3>{ body }</section> }
}

/// A link to a page.
pub(super) fn link(class: Option<&'static str>, href: impl Into<AttrValue>, text: String) -> Html {
    html! { <a {class} href={href.into()}>{ text }</a> }
}

/// A list of terms, each with a link to its page and what `more` tells of it.
pub(super) fn terms<'a>(
    class: Option<&'static str>,
    entries: impl IntoIterator<Item = &'a Entry>,
    more: fn(&Entry) -> Html,
) -> Html {
    let item = |entry: &Entry| {
        let page = links::term(&entry.slug);
        html! { <li>{ link(None, page, entry.title.clone()) }{ more(entry) }</li> }
    };
    let items: Html = entries.into_iter().map(item).collect();
    html! { <ul {class}>{ items }</ul> }
}

/// Tells nothing more of a term.
pub(super) fn nothing_more(_: &Entry) -> Html {
    Html::default()
}
