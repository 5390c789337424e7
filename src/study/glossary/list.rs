//! All terms by section, or those that fit what was typed.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use words::{Entry, Glossary};
use yew::{Callback, Html, InputEvent, SubmitEvent, TargetCast, html};

use super::parts;
use super::route::LEGEND;
use ui::Request;
use ui::links;

/// What was looked for, and what was found.
pub(super) struct Looked<'a> {
    query: Rc<str>,
    found: Vec<&'a Entry>,
    count: usize,
}

impl<'a> Looked<'a> {
    /// Looks for terms; an empty query asks for all of them.
    pub(super) fn up(glossary: &'a Glossary, query: Rc<str>) -> Self {
        let found = glossary.search(&query);
        let all = query.trim().is_empty();
        let count = if all {
            glossary.entries().len()
        } else {
            found.len()
        };
        Self {
            query,
            found,
            count,
        }
    }

    /// Whether something in particular is looked for.
    pub(super) fn is_narrowed(&self) -> bool {
        !self.query.trim().is_empty()
    }

    /// How many terms fit.
    pub(super) fn count_text(&self) -> String {
        if self.count == 0 {
            words::glossary_nothing(self.query.trim())
        } else {
            words::glossary_count(self.count)
        }
    }

    /// The field with the terms below it.
    pub(super) fn shown(
        self,
        glossary: &Glossary,
        on_typed: &Callback<Rc<str>>,
        send: &Callback<Request>,
    ) -> Html {
        let oninput = on_typed.reform(|event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            Rc::from(field.value())
        });
        let first = self
            .found
            .first()
            .map(|entry| Rc::<str>::from(links::term(&entry.slug)));
        let send = send.clone();
        let onsubmit = Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(first) = first.clone() {
                send.emit(Request::Visit(first));
            }
        });
        let count = self.count_text();
        let terms = if self.found.is_empty() {
            sections(glossary)
        } else {
            parts::terms(Some("results"), self.found, meaning)
        };
        html! {
            <>
                <form class="search" role="search" {onsubmit}>
                    <label for="glossary-search">{ words::glossary_search_label() }</label>
                    <input id="glossary-search" type="search" autocomplete="off" autocapitalize="off"
                        spellcheck="false" enterkeyhint="go" value={self.query} {oninput} />
                    { parts::paragraph("count", count.into()) }
                </form>
                { parts::paragraph("more-lists", parts::link(None, links::term(LEGEND), words::legend_title())) }
                { terms }
            </>
        }
    }
}

fn sections(glossary: &Glossary) -> Html {
    let section = |(title, entries): (&str, &'_ [Entry])| {
        let terms = parts::terms(None, entries, parts::nothing_more);
        parts::section("terms", title.to_owned(), terms)
    };
    let sections: Html = glossary.sections().map(section).collect();
    html! { <div class="sections">{ sections }</div> }
}

/// The other names of a term and its definition.
fn meaning(entry: &Entry) -> Html {
    html! {
        <>
            { for words::glossary_also(entry).map(|also| parts::paragraph("also", also.into())) }
            { parts::text("meaning", &entry.definition) }
        </>
    }
}
