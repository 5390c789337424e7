//! The text that is copied, in the form that the page of the author takes.

use std::rc::Rc;

use ui::platform::{self, clipboard, digest};
use web_sys::HtmlTextAreaElement;
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, component, html, use_effect_with,
    use_node_ref, use_state_eq,
};

use super::form;
use super::labels;
use element::publish::{PINNED_LOADER, text};
use element::{Form, Host, Snippet};

use super::work::{Change, Text, Work};

/// Props of [`Output`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct OutputProps {
    /// What is being built.
    pub work: Rc<Work>,
    /// The board as it is written.
    pub snippet: Snippet,
    /// Receives what is changed.
    pub change: Callback<Change>,
    /// Receives what is to be said.
    pub on_say: Callback<Rc<str>>,
}

/// The choice of the form, the text, and the button that copies it.
#[component]
pub(super) fn Output(props: &OutputProps) -> Html {
    let work = &props.work;
    let integrity = use_state_eq(|| None::<Option<String>>);
    use_effect_with(work.is_pinned, {
        let integrity = integrity.clone();
        move |&is_pinned| {
            if is_pinned && integrity.is_none() {
                wasm_bindgen_futures::spawn_local(async move {
                    integrity.set(Some(digest::integrity(PINNED_LOADER).await));
                });
            }
        }
    });
    let digest = integrity
        .as_ref()
        .and_then(Option::as_deref)
        .filter(|_| work.is_pinned);
    let has_failed = work.is_pinned && matches!(&*integrity, Some(None));
    let host = Host {
        home: &home(&work.snippet.home),
        integrity: digest,
        frame_title: &words::builder_frame_title(),
    };
    let text = AttrValue::from(text(work.form, &props.snippet, host));

    let field = use_node_ref();
    let copy = {
        let (text, say, field) = (text.clone(), props.on_say.clone(), field.clone());
        Callback::from(move |_: MouseEvent| {
            // Where copying is refused the text is at least marked.
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.select();
            }
            let done = say.reform(|done| {
                let said = if done {
                    words::builder_copied()
                } else {
                    words::copied(false)
                };
                said.into()
            });
            clipboard::copy(&text, done);
        })
    };
    let forms = Form::ALL.map(|form| {
        (
            AttrValue::from(form.key()),
            labels::form(form),
            form == work.form,
        )
    });
    let on_form = props
        .change
        .reform(|key: String| Change::Form(Form::from_key(&key).unwrap_or_default()));
    let rows = text.lines().count().clamp(3, 12).to_string();
    html! {
        <>
            { form::select("builder-form", words::builder_form_label(), forms.to_vec(), on_form) }
            if work.form == Form::Element {
                { form::check("builder-pinned", words::builder_pinned_label(), work.is_pinned,
                    props.change.reform(Change::Pinned)) }
                if has_failed {
                    <p class="hint">{ words::builder_pinned_failed() }</p>
                }
            }
            if work.form == Form::Frame && !work.snippet.rest.is_empty() {
                <p class="hint">{ words::builder_frame_leaves() }</p>
            }
            if work.form == Form::File {
                <p class="hint">{ words::builder_form_file_hint() }</p>
            }
            if is_on_disk(host.home) {
                <p id="builder-no-site" class="error" role="status">{ words::builder_no_site() }</p>
            }
            <div class="field">
                <label for="builder-snippet">{ words::builder_snippet_label() }</label>
                <textarea ref={field} id="builder-snippet" readonly=true spellcheck="false" {rows} value={text} />
            </div>
            <div class="choices">
                <button type="button" id="builder-copy" class="primary" onclick={copy}>{ words::builder_copy() }</button>
            </div>
            { form::line("builder-home", words::builder_home_label(), Some(words::builder_home_hint()),
                work.snippet.home.clone(), props.change.reform(|value| Change::Text(Text::Home, value))) }
        </>
    }
}

/// Whether a folder is one of this computer, where nobody else finds it.
pub(crate) fn is_on_disk(home: &str) -> bool {
    let scheme = home.split_once(':').map_or("", |(scheme, _)| scheme);
    scheme.trim().eq_ignore_ascii_case("file")
}

/// Where the boards lie, with a slash at the end: as the author says, else where this page lies.
pub(crate) fn home(said: &str) -> String {
    let folder = said.trim();
    if folder.is_empty() {
        return platform::site();
    }
    let slash = if folder.ends_with('/') { "" } else { "/" };
    [folder, slash].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(home: &str, form: Form) -> String {
        let mut work = Work::default();
        work.change(Change::Text(Text::Home, home.to_owned()));
        work.change(Change::Form(form));
        let props = OutputProps {
            snippet: work.written(),
            work: Rc::new(work),
            change: Callback::noop(),
            on_say: Callback::noop(),
        };
        let renderer = yew::LocalServerRenderer::<Output>::with_props(props).hydratable(false);
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        runtime
            .expect("a runtime without drivers starts")
            .block_on(renderer.render())
    }

    #[test]
    fn boards_on_a_disk_are_warned_of_in_every_form() {
        for form in Form::ALL {
            for home in ["file:///home/ann/site", "FILE:///C:/site/"] {
                assert!(
                    shown(home, form).contains("builder-no-site"),
                    "{home} {form:?}"
                );
            }
            assert!(
                !shown("https://a.example/", form).contains("builder-no-site"),
                "{form:?}"
            );
        }
    }

    #[test]
    fn the_single_file_opens_the_page_that_links_name() {
        let host = Host {
            home: "https://a.example/",
            integrity: None,
            frame_title: "",
        };
        let link = text(Form::File, &Snippet::default(), host);
        let page = ui::links::analyse(&rules::Setup::default().to_string());
        assert_eq!(link, ["https://a.example/jadoube.html", &page].concat());
    }
}
