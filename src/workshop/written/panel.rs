//! The part of the builder in which a lesson is written.

use std::rc::Rc;

use ui::platform::files::{self, Chosen, Unread};
use ui::platform::storage::SaveState;
use ui::platform::{self, download, fetch};
use web_sys::{HtmlTextAreaElement, InputEvent};
use yew::{
    Callback, Html, MouseEvent, NodeRef, Properties, TargetCast, UseReducerHandle, component, html,
    use_effect_with, use_node_ref, use_state_eq,
};

use super::draft::{Change, Written};
use super::file;
use super::preview::LessonPreview;
use super::proof::Fault;
use crate::keeping::{Keeper, not_kept};
use crate::lesson::file::{ENGINE, TEMPLATE};

/// A lesson to begin with.
const EXAMPLE: &str = include_str!("../../../examples/castling.md");
/// The most that a file may hold, in bytes: a hundred times a long lesson.
const MOST_BYTES: f64 = 2_000_000.0;
/// The media type of the text.
const TEXT: &str = "text/markdown;charset=utf-8";
/// The media type of the page.
const PAGE: &str = "text/html;charset=utf-8";

/// Props of [`WrittenPanel`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct WrittenProps {
    /// The lesson.
    pub written: UseReducerHandle<Written>,
    /// Whether it is in storage.
    pub save: SaveState,
    /// Receives what is changed.
    pub change: Callback<Change>,
    /// Receives what is to be said.
    pub say: Callback<Rc<str>>,
}

/// The text, what is wrong with it, a preview of the lesson, and the files.
#[component]
pub fn WrittenPanel(props: &WrittenProps) -> Html {
    let WrittenProps {
        written,
        change,
        say,
        ..
    } = props;
    let faults = use_state_eq(|| Rc::<[Fault]>::from([]));
    let said = use_state_eq(String::new);
    let field = use_node_ref();
    use_effect_with(written.text.trim().is_empty(), {
        let faults = faults.setter();
        move |is_empty| {
            if *is_empty {
                faults.set(Rc::from([]));
            }
        }
    });
    let tell = {
        let (say, said) = (say.clone(), said.setter());
        Callback::from(move |text: String| {
            said.set(text.clone());
            say.emit(text.into());
        })
    };
    let on_faults = {
        let faults = faults.setter();
        Callback::from(move |found| faults.set(found))
    };
    let oninput = {
        let (change, said) = (change.clone(), said.setter());
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                said.set(String::new());
                change.emit(Change::Type(field.value().into()));
            }
        })
    };
    let replace = |made: Change, text: String| {
        let (change, tell) = (change.clone(), tell.clone());
        Callback::from(move |_: MouseEvent| {
            change.emit(made.clone());
            tell.emit(text.clone());
        })
    };
    let text = Rc::clone(&written.text);
    let is_empty = text.trim().is_empty();
    html! {
        <div class="written">
            <p class="hint">{ words::written_intro() }</p>
            { not_kept(props.save, Keeper::Written, text.to_string()) }
            { open(change, &tell) }
            <div class="choices">
                <button type="button" onclick={replace(Change::Open(EXAMPLE.into()), words::written_example_opened())}>
                    { words::written_example() }
                </button>
                if written.before.is_some() {
                    <button type="button" onclick={replace(Change::BringBack, words::written_brought_back())}>
                        { words::written_bring_back() }
                    </button>
                }
            </div>
            <div class="field">
                <label for="written-text">{ words::written_label() }</label>
                <textarea key={written.edition} ref={field.clone()} id="written-text" rows="16" spellcheck="false"
                    autocomplete="off" defaultvalue={text.to_string()} {oninput}
                    aria-describedby={(!faults.is_empty()).then_some("written-errors")} />
            </div>
            { errors(&faults, &text, &field) }
            if !is_empty {
                <div class="choices">
                    <button type="button" onclick={save_text(&text, &tell)}>{ words::written_save_text() }</button>
                    <button type="button" class="primary" onclick={save_page(&text, &tell)}>{ words::written_save_page() }</button>
                </div>
            }
            <p class="outcome">{ (*said).clone() }</p>
            if !is_empty {
                <LessonPreview {text} {on_faults} />
            }
        </div>
    }
}

/// The field for a file.
fn open(change: &Callback<Change>, tell: &Callback<String>) -> Html {
    let (change, tell) = (change.clone(), tell.clone());
    let onchange = files::on_chosen(
        MOST_BYTES,
        Callback::from(move |Chosen { name, bytes }| match bytes {
            Ok(bytes) => {
                change.emit(Change::Open(String::from_utf8_lossy(&bytes).into()));
                tell.emit(words::written_opened_text(&name));
            }
            Err(Unread::TooLong) => tell.emit(words::written_too_long_text(&name)),
            Err(Unread::Lost) => tell.emit(words::written_lost_text(&name)),
        }),
    );
    html! {
        <div class="field">
            <label for="written-file">{ words::written_file_label() }</label>
            <input type="file" id="written-file" accept=".md,.markdown,.txt,text/markdown,text/plain" {onchange} />
        </div>
    }
}

/// What is wrong, each with a button that leads to its place.
fn errors(faults: &[Fault], text: &Rc<str>, field: &NodeRef) -> Html {
    if faults.is_empty() {
        return Html::default();
    }
    let item = |fault: &Fault| {
        let (line, column) = fault.place;
        let onclick = {
            let (text, field, place) = (Rc::clone(text), field.clone(), fault.place);
            Callback::from(move |_: MouseEvent| {
                if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                    let (start, end) = span(&text, place);
                    // What follows only marks the place, and a browser that refuses still has the focus.
                    let _ = field.focus();
                    let _ = field.set_selection_range(start, end);
                }
            })
        };
        html! {
            <li><button type="button" {onclick}>{ words::written_error_text(line, column, &fault.text) }</button></li>
        }
    };
    html! {
        <div id="written-errors" class="error" role="group" aria-label={words::written_errors_text(faults.len())}>
            <ul>{ for faults.iter().map(item) }</ul>
        </div>
    }
}

/// From a line and column to the end of the line, in the units in which a field counts.
fn span(text: &str, (line, column): (u32, u32)) -> (u32, u32) {
    let units = |text: &str| text.encode_utf16().count();
    let before = (line as usize).saturating_sub(1);
    let lines = text.split_inclusive('\n');
    let start: usize = lines.clone().take(before).map(units).sum();
    let line = lines
        .skip(before)
        .map(|line| line.trim_end_matches(['\r', '\n']))
        .next();
    let line = line.unwrap_or_default();
    let head = line.chars().take((column as usize).saturating_sub(1));
    let at = start + head.map(char::len_utf16).sum::<usize>();
    let number = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
    (number(at), number(start + units(line)))
}

fn save_text(text: &Rc<str>, tell: &Callback<String>) -> Callback<MouseEvent> {
    let (text, tell) = (Rc::clone(text), tell.clone());
    Callback::from(move |_| {
        if download::save_text(&file::name(&text), TEXT, &text) {
            tell.emit(words::lesson_saved());
        }
    })
}

/// Fetches the programs and writes the page.
fn save_page(text: &Rc<str>, tell: &Callback<String>) -> Callback<MouseEvent> {
    let (text, tell) = (Rc::clone(text), tell.clone());
    Callback::from(move |_| {
        let (text, tell) = (Rc::clone(&text), tell.clone());
        tell.emit(words::lesson_saving());
        wasm_bindgen_futures::spawn_local(async move {
            let template = fetch::text(TEMPLATE).await;
            let script = fetch::text(file::SCRIPT).await;
            let engine = match file::needs_engine(&text) {
                true => fetch::text(ENGINE).await,
                false => Some(String::new()),
            };
            let scripts = script.zip(engine);
            let page = template.zip(scripts).and_then(|(page, (script, engine))| {
                file::write(&page, &[&script, &engine], &text, &platform::site())
            });
            let is_saved =
                page.is_some_and(|page| download::save_text(&file::page_name(&text), PAGE, &page));
            tell.emit(match is_saved {
                true => words::lesson_saved(),
                false if platform::site().starts_with("file:") => words::lesson_needs_site(),
                false => words::lesson_lost(),
            });
        });
    })
}

#[cfg(test)]
mod tests {
    use super::span;

    #[test]
    fn a_place_is_found_in_the_units_of_a_field() {
        let text = "one\r\n\u{265e} two\nthree";
        for (place, expected) in [
            ((1, 1), (0, 3)),
            ((2, 3), (7, 10)),
            ((3, 2), (12, 16)),
            ((9, 9), (16, 16)),
        ] {
            assert_eq!(span(text, place), expected, "{place:?}");
        }
        assert_eq!(span("\u{1f40e}x", (1, 2)), (2, 3));
    }
}
