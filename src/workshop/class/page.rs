//! The page itself: the field for codes, and the tables.

use std::rc::Rc;

use ui::platform::{self, address, download, focus};
use ui::request::PageName;
use ui::site::use_page_name;
use ui::{PageProps, Request, links, percent, use_pulse};
use web_sys::HtmlTextAreaElement;
use yew::{
    Callback, Html, MouseEvent, Properties, SubmitEvent, component, hook, html, use_callback,
    use_effect_with, use_mut_ref, use_node_ref, use_reducer,
};

use super::kept::Kept;
use super::roll::{Change, MOST_LISTED, Reading, Roll};
use super::{csv, draft, table};
use crate::keeping::{Keeper, Keeping, SetAside, not_kept, use_keeping};

/// The file of the tables, and its media type.
const FILE: &str = "class.csv";
const KIND: &str = "text/csv;charset=utf-8";

/// Props of [`Class`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ClassProps {
    /// With what the page begins.
    pub kept: Rc<Kept>,
    /// What the site gives it.
    pub page: PageProps,
}

/// The page of the class.
#[component]
pub fn Class(props: &ClassProps) -> Html {
    let ClassProps { kept, page: props } = props;
    let roll = use_reducer(|| kept.roll.clone());
    let save = use_keeping(Keeping {
        keeper: Keeper::Class,
        texts: draft::to_texts(&roll),
        drafts: &kept.shelf.drafts,
        send: &props.send,
    });
    use_effect_with((), {
        let kept = Rc::clone(kept);
        move |()| kept.shelf.shown()
    });
    let change = use_callback(roll.dispatcher(), |change: Change, roll| {
        roll.dispatch(change);
    });
    let say = use_callback(props.send.clone(), |text: String, send| {
        send.emit(Request::Say(text.into()));
    });
    let act = use_callback(
        (change.clone(), say.clone()),
        |(made, said): (Change, String), (change, say)| {
            change.emit(made);
            say.emit(said);
        },
    );
    let name = props.route.as_ref().map(|_| PageName {
        tab: words::page_title(&words::class_title()).into(),
        spoken: words::class_title().into(),
    });
    use_page_name(name, props);
    let place = props.route.as_ref().map(|route| Rc::clone(&route.place));
    use_address(place, &change);
    let shown = props.route.is_some();
    use_pulse(&props.arrivals, move |()| {
        if shown {
            focus::focus(".class h2");
        }
    });
    if !shown {
        return ui::nothing();
    }
    html! {
        <>
            <SetAside shelf={kept.shelf.clone()} />
            <main class="class">
                <header>
                    <h2 tabindex="-1">{ words::class_title() }</h2>
                    <p>{ words::class_intro() }</p>
                </header>
                <section class="part" aria-labelledby="class-add-heading">
                    <h3 id="class-add-heading">{ words::class_add_heading() }</h3>
                    <Adding reading={roll.reading.clone()} readings={roll.readings} {change} say={say.clone()} />
                </section>
                <section class="part" aria-labelledby="class-results-heading">
                    <h3 id="class-results-heading">{ words::class_results_heading() }</h3>
                    { not_kept(save, Keeper::Class, draft::lines(&roll.codes)) }
                    { results(&Rc::new(Roll::clone(&roll)), &act, &say) }
                </section>
            </main>
        </>
    }
}

fn results(roll: &Rc<Roll>, act: &Callback<(Change, String)>, say: &Callback<String>) -> Html {
    let save = {
        let roll = Rc::clone(roll);
        let say = say.clone();
        move |_: MouseEvent| {
            let done = download::save_text(FILE, KIND, &csv::write(&roll));
            say.emit(words::export_saved_as(FILE, done));
        }
    };
    let clear = act.reform(|_: MouseEvent| (Change::Clear, words::class_cleared()));
    let bring_back = act.reform(|_: MouseEvent| (Change::BringBack, words::class_brought_back()));
    html! {
        <>
            if roll.codes.is_empty() {
                <p class="hint">{ words::class_empty() }</p>
            } else {
                { table::tables(roll, act) }
            }
            <div class="choices">
                if !roll.codes.is_empty() {
                    <button type="button" class="primary" onclick={save}>{ words::class_csv() }</button>
                    <button type="button" onclick={|_: MouseEvent| platform::print()}>{ words::class_print() }</button>
                    <button type="button" onclick={clear}>{ words::class_clear() }</button>
                }
                if roll.before.is_some() {
                    <button type="button" onclick={bring_back}>{ words::class_bring_back() }</button>
                }
            </div>
        </>
    }
}

/// Takes codes from the address, which then only names the page: it would show them to everybody who
/// sees the screen.
#[hook]
fn use_address(place: Option<Rc<str>>, change: &Callback<Change>) {
    let change = change.clone();
    use_effect_with(place, move |place| {
        if let Some(code) = place.as_ref().filter(|place| !place.is_empty()) {
            change.emit(Change::Add(percent::decode(code).into()));
            address::replace(links::CLASS);
        }
    });
}

/// Props of [`Adding`].
#[derive(Clone, Debug, PartialEq, Properties)]
struct AddingProps {
    reading: Reading,
    readings: u32,
    change: Callback<Change>,
    say: Callback<String>,
}

/// The field for codes. The lines that hold none stay in it with what is wrong.
#[component]
fn Adding(props: &AddingProps) -> Html {
    let field = use_node_ref();
    let onsubmit = {
        let (field, change, say) = (field.clone(), props.change.clone(), props.say.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field
                .cast::<HtmlTextAreaElement>()
                .map(|field| field.value());
            match text.filter(|text| !text.trim().is_empty()) {
                Some(text) => change.emit(Change::Add(platform::composed(&text).into())),
                None => say.emit(words::class_nothing()),
            }
        })
    };
    let (summary, faults) = (summary(&props.reading), faults(&props.reading));
    let before = use_mut_ref(|| 0);
    use_effect_with(props.readings, {
        let (field, say, summary) = (field.clone(), props.say.clone(), summary.clone());
        let (left, faults) = (props.reading.left.clone(), faults.clone());
        move |readings| {
            if before.replace(*readings) == *readings {
                return;
            }
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.set_value(&left);
            }
            say.emit([faults, summary].concat().join(" "));
        }
    });
    let described = if faults.is_empty() {
        "class-add-hint"
    } else {
        "class-add-errors class-add-hint"
    };
    html! {
        <form {onsubmit}>
            <div class="field">
                <label for="class-add">{ words::class_add_label() }</label>
                <textarea ref={field} id="class-add" rows="5" spellcheck="false" autocomplete="off" autocapitalize="characters"
                    aria-invalid={(!faults.is_empty()).then_some("true")} aria-describedby={described} />
                <p class="hint" id="class-add-hint">{ words::class_add_hint() }</p>
            </div>
            if !faults.is_empty() {
                <ul id="class-add-errors" class="error">
                    { for faults.iter().map(|fault| html! { <li>{ fault.clone() }</li> }) }
                </ul>
            }
            { for summary.iter().map(|summary| html! { <p class="summary">{ summary.clone() }</p> }) }
            <div class="choices">
                <button type="submit">{ words::class_add_button() }</button>
            </div>
        </form>
    }
}

/// What was read, in sentences.
fn summary(reading: &Reading) -> Vec<String> {
    let added = (reading.added > 0).then(|| words::class_added(reading.added));
    let replaced = reading.replaced.iter();
    let replaced = replaced.map(|name| words::class_replaced_text(name));
    added.into_iter().chain(replaced).collect()
}

/// What could not be read, by the lines that are left in the field.
fn faults(reading: &Reading) -> Vec<String> {
    let faults = (1..).zip(&reading.faults).take(MOST_LISTED);
    let more = reading.faults.len().saturating_sub(MOST_LISTED);
    faults
        .map(|(line, fault)| words::class_fault_text(line, fault))
        .chain((more > 0).then(|| words::class_more_faults(more)))
        .collect()
}
