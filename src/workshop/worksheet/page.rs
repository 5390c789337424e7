//! The page itself: what is on the worksheet, how it is set, and the sheets.

use std::rc::Rc;

use record::pgn::Pause;
use ui::links;
use ui::platform::{self, focus, pause};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::{
    Callback, Html, MouseEvent, Properties, SubmitEvent, UseReducerHandle, component, html,
    use_callback, use_effect_with, use_memo, use_mut_ref, use_node_ref,
};

use super::answers::{Found, use_answers};
use super::collect::collect;
use super::draft;
use super::options;
use super::paper::Sheets;
use super::sheet::{Change, Sheet};
use super::task::{Task, tasks};
use super::theme;
use crate::builder::output;
use crate::keeping::{Keeper, not_kept};
use element::Snippet;
use ui::platform::storage::SaveState;
use ui::{Pulse, Request, use_pulse};

/// Props of [`WorksheetPage`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct WorksheetProps {
    /// Whether it is shown; otherwise it draws nothing.
    pub shown: bool,
    /// The worksheet.
    pub sheet: UseReducerHandle<Sheet>,
    /// Whether it is in storage.
    pub save: SaveState,
    /// Moves the focus to the heading.
    pub heading_focus: Pulse<()>,
    /// Receives what is changed.
    pub change: Callback<Change>,
    /// Receives requests to the site.
    pub send: Callback<Request>,
}

/// The page of the worksheet.
#[component]
pub fn WorksheetPage(props: &WorksheetProps) -> Html {
    let sheet: Rc<Sheet> = Rc::new(Sheet::clone(&props.sheet));
    let say = use_callback(props.send.clone(), |text: String, send| {
        send.emit(Request::Say(text.into()));
    });
    let act = use_callback(
        (props.change.clone(), say.clone()),
        |(made, said): (Change, String), (change, say)| {
            change.emit(made);
            if !said.is_empty() {
                say.emit(said);
            }
        },
    );
    let shown = props.shown;
    use_pulse(&props.heading_focus, move |()| {
        if shown {
            focus::focus(".worksheet h2");
        }
    });
    // The expensive part depends on the boards and their address, not on the look of the sheet.
    let source: (bool, Vec<Snippet>, String, Option<u8>) = (
        props.shown,
        sheet.items.clone(),
        sheet.home.clone(),
        theme::mate_in(&sheet.title),
    );
    let tasks = use_memo(
        source,
        |(shown, ..)| {
            if *shown { tasks(&sheet) } else { Vec::new() }
        },
    );
    let answers = use_answers(&tasks);
    if !props.shown {
        return ui::nothing();
    }
    // A key with gaps would be printed as if nothing were asked.
    let is_awaited = answers.iter().any(Option::is_none);

    let section = |name: &str, heading: String, content: Html| {
        let id = ["worksheet-", name, "-heading"].concat();
        html! {
            <section class="part" aria-labelledby={id.clone()}>
                <h3 {id}>{ heading }</h3>
                { content }
            </section>
        }
    };
    html! {
        <main class="worksheet">
            <header>
                <h2 tabindex="-1">{ words::worksheet_title() }</h2>
                <p>{ words::worksheet_intro() }</p>
                <div class="choices">
                    <button type="button" class="primary" disabled={sheet.items.is_empty() || (sheet.key && is_awaited)}
                        onclick={|_: MouseEvent| platform::print()}>{ words::worksheet_print() }</button>
                    <a class="button" href={links::BUILDER}>{ words::worksheet_builder_link() }</a>
                </div>
                { not_kept(props.save, Keeper::Worksheet, draft::boards(&sheet.items)) }
            </header>
            <div class="worksheet-work">
                { section("options", words::worksheet_options_heading(), options::options(&sheet, &props.change)) }
                { section("list", words::worksheet_list_heading(), options::list(&sheet, &act)) }
                { section("add", words::worksheet_add_heading(), html! {
                    <Adding sheet={Rc::clone(&sheet)} change={props.change.clone()} {say} />
                }) }
                { remarks(&sheet, &tasks, &answers) }
            </div>
            if !sheet.items.is_empty() {
                <Sheets {sheet} tasks={Rc::clone(&tasks)} {answers} />
            }
        </main>
    }
}

/// What the author should know before anything is printed.
fn remarks(sheet: &Sheet, tasks: &[Task], answers: &[Option<Rc<Found>>]) -> Html {
    let mut remarks = Vec::new();
    if answers.iter().any(Option::is_none) {
        remarks.push(words::worksheet_answers_awaited());
    }
    let has_items = !sheet.items.is_empty();
    if has_items && sheet.codes && output::is_on_disk(&output::home(&sheet.home)) {
        remarks.push(words::worksheet_no_site());
    }
    let corrected = sheet.corrected.iter();
    remarks.extend(corrected.map(|(number, text)| words::worksheet_corrected_text(*number, text)));
    for ((number, task), found) in (1..).zip(tasks).zip(answers) {
        if let Some(why) = found.as_ref().and_then(|found| found.unsound.as_ref()) {
            remarks.push(words::worksheet_no_answer_text(number, why));
        }
        match &task.code {
            _ if !sheet.codes => {}
            None => remarks.push(words::worksheet_no_code_text(number)),
            Some(code) if code.is_dense => remarks.push(words::worksheet_dense_text(number)),
            Some(_) => {}
        }
    }
    html! {
        <div class="remarks" role="status">
            if !remarks.is_empty() {
                <ul>{ for remarks.into_iter().map(|remark| html! { <li>{ remark }</li> }) }</ul>
            }
        </div>
    }
}

/// Props of [`Adding`].
#[derive(Clone, Debug, PartialEq, Properties)]
struct AddingProps {
    sheet: Rc<Sheet>,
    change: Callback<Change>,
    say: Callback<String>,
}

/// The field for more boards. What was typed stays in it with what is wrong.
#[component]
fn Adding(props: &AddingProps) -> Html {
    let field = use_node_ref();
    // The text that is being read.
    let reading = use_mut_ref(|| None::<String>);
    let onsubmit = {
        let (field, change) = (field.clone(), props.change.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlTextAreaElement>().map(|it| it.value());
            if reading.borrow().is_some() || text.is_none() {
                return;
            }
            reading.replace(text.clone());
            let (reading, change) = (Rc::clone(&reading), change.clone());
            spawn_local(async move {
                let mut pause = || -> Pause { Box::pin(pause::next_task()) };
                let collected = collect(&text.unwrap_or_default(), &mut pause).await;
                reading.take();
                change.emit(Change::Pasted(collected.map_err(Rc::from)));
            });
        })
    };
    let before = use_mut_ref(|| props.sheet.items.len());
    let now = (
        props.sheet.refused.clone(),
        props.sheet.items.len(),
        props.sheet.added,
    );
    use_effect_with(now, {
        let (say, field) = (props.say.clone(), field.clone());
        move |(refused, count, added)| {
            let before = before.replace(*count);
            let has_come = *added > 0 && *count == before + added;
            match refused {
                Some(why) => say.emit(why.to_string()),
                None if has_come => {
                    if let Some(field) = field.cast::<HtmlTextAreaElement>()
                        && !field.value().is_empty()
                    {
                        field.set_value("");
                        say.emit(words::worksheet_added(*added));
                    }
                }
                None => {}
            }
        }
    });
    let refused = &props.sheet.refused;
    let described = if refused.is_some() {
        "worksheet-add-error worksheet-add-hint"
    } else {
        "worksheet-add-hint"
    };
    html! {
        <form {onsubmit}>
            <div class="field">
                <label for="worksheet-add">{ words::worksheet_add_label() }</label>
                <textarea ref={field} id="worksheet-add" rows="4" spellcheck="false" autocomplete="off"
                    aria-invalid={refused.is_some().then_some("true")} aria-describedby={described} />
                <p class="hint" id="worksheet-add-hint">{ words::worksheet_add_hint() }</p>
            </div>
            if let Some(why) = refused {
                <p id="worksheet-add-error" class="error">{ why.to_string() }</p>
            }
            <div class="choices">
                <button type="submit">{ words::worksheet_add_button() }</button>
            </div>
        </form>
    }
}
