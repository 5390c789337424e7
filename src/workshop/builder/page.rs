//! The page itself: the work on one side, what comes of it on the other.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use rules::{Position, Setup};
use ui::links;
use ui::platform::{address, focus};
use ui::settings::Settings;
use yew::{
    Callback, Html, MouseEvent, NodeRef, Properties, SubmitEvent, component, hook, html,
    use_callback, use_effect_with, use_node_ref, use_reducer, use_state_eq,
};

use super::draft::{self, use_saving};
use super::output::Output;
use super::preview::Preview;
use super::work::{Change, Text, Work};
use super::{Level, Verdict, check, form, task_part};
use crate::worksheet;
use element::Snippet;
use moves::recorder::Recorder;
use moves::setup::Editor;
use ui::{Pulse, Request, use_pulse};

/// How long the author's hands rest before the exercise is looked through, in milliseconds.
const REST: u32 = 250;

/// Props of [`BuilderPage`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct BuilderProps {
    /// Whether it is shown; otherwise it draws nothing and keeps what its hooks hold.
    pub shown: bool,
    /// The board that the address asks for.
    pub query: Option<Rc<str>>,
    /// The player's choices.
    pub settings: Settings,
    /// How many boards are on the worksheet.
    pub listed: usize,
    /// Moves the focus to the heading.
    pub heading_focus: Pulse<()>,
    /// Receives what is put on the worksheet.
    pub change_sheet: Callback<worksheet::Change>,
    /// Receives what is to be done by the page around.
    pub send: Callback<Request>,
}

/// The page on which a board for another page is made.
#[component]
pub fn BuilderPage(props: &BuilderProps) -> Html {
    let held = use_reducer(draft::begin);
    let change = use_callback(held.dispatcher(), |change: Change, held| {
        held.dispatch(change);
    });
    let say = use_callback(props.send.clone(), |text: Rc<str>, send| {
        send.emit(Request::Say(text));
    });
    use_saving(&held);
    use_address(props.query.clone(), &change);
    let heading = use_heading(props);
    let work = Rc::clone(&held.0);
    let written = work.written();
    let verdict = use_verdict(&written, &work.setup, props.shown);
    if !props.shown {
        return Html::default();
    }

    let on_setup = change.reform(Change::Setup);
    html! {
        <main class="builder">
            <header>
                <h2 ref={heading} tabindex="-1">{ words::builder_title() }</h2>
                <p>{ words::builder_intro() }</p>
                { actions(&work, &written, props, &change, &say) }
            </header>
            <div class="builder-work">
                { section("position", words::builder_position_heading(), html! {
                    <Editor key={work.edition} setup={Rc::clone(&work.setup)} is_part={true}
                        coordinates={props.settings.coordinates} on_change={on_setup} on_say={say.clone()} />
                }) }
                { section("task", words::builder_task_heading(), task_part::task(&work, &change)) }
                if work.mode().has_record() {
                    { section("line", words::builder_line_heading(), line(&work, props, &change)) }
                }
                { section("words", words::builder_words_heading(), task_part::texts(&work, &change)) }
                { section("look", words::builder_look_heading(), task_part::look(&work, &change)) }
                { section("paste", words::builder_paste_heading(), html! {
                    <Paste refused={work.refused.clone()} edition={work.edition} change={change.clone()} on_say={say.clone()} />
                }) }
            </div>
            <div class="builder-result">
                { section("preview", words::builder_preview_heading(), html! {
                    <>
                        <Preview snippet={written.clone()} setup={Rc::clone(&work.setup)} />
                        { verdict_line(verdict.as_ref()) }
                        { remarks(&work) }
                    </>
                }) }
                { section("copy", words::builder_copy_heading(), html! {
                    <Output work={Rc::clone(&work)} snippet={written} change={change.clone()} on_say={say.clone()} />
                }) }
            </div>
        </main>
    }
}

fn section(name: &str, heading: String, content: Html) -> Html {
    let id = ["builder-", name, "-heading"].concat();
    let class = ["part part-", name].concat();
    html! {
        <section {class} aria-labelledby={id.clone()}>
            <h3 {id}>{ heading }</h3>
            { content }
        </section>
    }
}

fn actions(
    work: &Work,
    written: &Snippet,
    props: &BuilderProps,
    change: &Callback<Change>,
    say: &Callback<Rc<str>>,
) -> Html {
    let press = |name: String, made: Change, said: fn() -> String| {
        let (change, say) = (change.clone(), say.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            change.emit(made.clone());
            say.emit(said().into());
        });
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    let add = {
        let (sheet, say, count) = (props.change_sheet.clone(), say.clone(), props.listed + 1);
        let snippet = written.clone();
        Callback::from(move |_: MouseEvent| {
            sheet.emit(worksheet::Change::Add(Box::new(snippet.clone())));
            say.emit(words::builder_on_worksheet(count).into());
        })
    };
    html! {
        <div class="choices">
            { press(words::builder_new(), Change::New, words::builder_was_begun) }
            if work.earlier.is_some() {
                { press(words::builder_bring_back(), Change::BringBack, words::builder_brought_back) }
            }
            <button type="button" id="add-to-worksheet" onclick={add}>{ words::builder_to_worksheet() }</button>
            <a class="button" href={links::WORKSHEET}>{ words::worksheet_link(props.listed) }</a>
        </div>
    }
}

/// The moves: on a board of their own, and as text.
fn line(work: &Work, props: &BuilderProps, change: &Callback<Change>) -> Html {
    let pgn = &work.snippet.pgn;
    let games = record::pgn::read_all(pgn);
    let first = games.first();
    // What could not be read whole is only changed as text, or it would be lost.
    let is_whole = first.is_none_or(|game| {
        game.faults
            .iter()
            .all(|fault| fault.kind == record::pgn::FaultKind::NoResult)
    });
    let is_one = games.len() <= 1 || pgn.trim().is_empty();
    let starts_elsewhere = !pgn.trim().is_empty()
        && first.is_some_and(|game| game.record.start().to_setup() != *work.setup);
    let position = Position::from_setup(&work.setup).ok();
    let recorder = match position {
        // Moves that begin elsewhere have a board of their own position.
        position if is_one && is_whole && (position.is_some() || !pgn.trim().is_empty()) => {
            let start = position.unwrap_or_default();
            let key = if pgn.trim().is_empty() {
                format!(
                    "{}-{}-{}",
                    work.edition,
                    work.line,
                    notation::fen::write(&work.setup)
                )
            } else {
                format!("{}-{}", work.edition, work.line)
            };
            html! {
                <Recorder {key} pgn={Rc::from(pgn.as_str())} {start} settings={props.settings}
                    on_record={change.reform(Change::Recorded)} send={props.send.clone()} />
            }
        }
        _ if !is_one => html! { <p class="hint">{ words::builder_many_games() }</p> },
        _ => Html::default(),
    };
    html! {
        <>
            <p class="hint">{ words::builder_line_hint() }</p>
            if starts_elsewhere {
                <p class="doubtful">{ words::builder_other_start() }</p>
                <button type="button" onclick={change.reform(|_: MouseEvent| Change::NewLine)}>
                    { words::builder_new_line() }
                </button>
            }
            { recorder }
            <form::LateText id="builder-pgn" name={words::builder_pgn_label()} value={pgn.clone()} rows="4"
                on_change={change.reform(|value| Change::Text(Text::Pgn, value))} />
        </>
    }
}

fn verdict_line(verdict: Option<&Verdict>) -> Html {
    let (class, text) = match verdict {
        None => ("verdict waiting", words::builder_checking()),
        Some(Verdict {
            level: Level::Good,
            text,
        }) => ("verdict good", text.clone()),
        Some(Verdict {
            level: Level::Doubtful,
            text,
        }) => ("verdict doubtful", text.clone()),
        Some(Verdict {
            level: Level::Bad,
            text,
        }) => ("verdict bad", text.clone()),
    };
    html! { <p id="builder-verdict" {class} role="status">{ text }</p> }
}

/// What is kept without being shown.
fn remarks(work: &Work) -> Html {
    let idle = work.idle();
    let rest = work.snippet.rest.chars().count();
    html! {
        <>
            if !idle.is_empty() {
                <p class="hint">{ words::builder_idle_text(&idle) }</p>
            }
            if rest > 0 {
                <p class="hint">{ words::builder_kept(rest) }</p>
            }
        </>
    }
}

/// Props of [`Paste`].
#[derive(Clone, Debug, PartialEq, Properties)]
struct PasteProps {
    refused: Option<Rc<str>>,
    edition: u32,
    change: Callback<Change>,
    on_say: Callback<Rc<str>>,
}

/// The field for a board that is there already. What was typed stays in it with what is wrong.
#[component]
fn Paste(props: &PasteProps) -> Html {
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

/// Takes a board from the address, which then only names the page: what is built is kept elsewhere.
#[hook]
fn use_address(query: Option<Rc<str>>, change: &Callback<Change>) {
    let change = change.clone();
    use_effect_with(query, move |query| {
        if let Some(query) = query {
            let snippet = Snippet::from_query(query);
            if super::work::check_readable(&snippet).is_ok() {
                change.emit(Change::Open(Rc::new(snippet)));
            }
            address::replace(links::BUILDER);
        }
    });
}

/// Moves the focus to the heading of a page that was come to.
#[hook]
fn use_heading(props: &BuilderProps) -> NodeRef {
    let heading = use_node_ref();
    let shown = props.shown;
    use_pulse(&props.heading_focus, move |()| {
        if shown {
            focus::focus(".builder h2");
        }
    });
    heading
}

/// Looks whether the board is sound, once the author's hands rest.
#[hook]
fn use_verdict(written: &Snippet, setup: &Rc<Setup>, shown: bool) -> Option<Verdict> {
    let verdict = use_state_eq(|| None::<Verdict>);
    let setter = verdict.setter();
    use_effect_with(
        (written.clone(), Rc::clone(setup), shown),
        move |(written, setup, shown)| {
            let timer = shown.then(|| {
                let (written, setup) = (written.clone(), Rc::clone(setup));
                Timeout::new(REST, move || setter.set(Some(check(&written, &setup))))
            });
            move || drop(timer)
        },
    );
    (*verdict).clone()
}
