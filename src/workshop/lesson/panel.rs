//! The lesson in the builder: its boards, and the button that writes the file.

use std::rc::Rc;

use ui::links;
use ui::platform::storage::SaveState;
use ui::platform::{self, download, fetch};
use yew::{
    Callback, Html, MouseEvent, Properties, UseReducerHandle, UseStateHandle, component, html,
    use_state_eq,
};

use super::file;
use super::list::{Change, Item, Lesson};
use crate::builder::{form, prompt};
use crate::keeping::{Keeper, not_kept};

/// The media type of the file.
const KIND: &str = "text/html;charset=utf-8";

/// How far the file is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Saving {
    #[default]
    Idle,
    Working,
    Done,
    /// The programs could not be fetched.
    Lost,
}

/// Props of [`LessonPanel`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct LessonProps {
    /// The lesson.
    pub lesson: UseReducerHandle<Lesson>,
    /// Whether it is in storage.
    pub save: SaveState,
    /// Receives what is changed.
    pub change: Callback<Change>,
    /// Receives what is to be said.
    pub say: Callback<Rc<str>>,
}

/// The boards of the lesson, with what can be done with them.
#[component]
pub fn LessonPanel(props: &LessonProps) -> Html {
    let LessonProps { lesson, change, .. } = props;
    let saving = use_state_eq(Saving::default);
    let act = {
        let (change, say, saving) = (change.clone(), props.say.clone(), saving.clone());
        Callback::from(move |(made, said): (Change, String)| {
            change.emit(made);
            say.emit(said.into());
            saving.set(Saving::Idle);
        })
    };
    let items = lesson.items.iter().enumerate();
    let clear = act.reform(|_: MouseEvent| (Change::Clear, words::lesson_cleared()));
    let bring_back = act.reform(|_: MouseEvent| (Change::BringBack, words::lesson_brought_back()));
    let remarks = file::with_source(lesson);
    html! {
        <div class="lesson-file">
            <p class="hint">{ words::lesson_intro() }</p>
            { not_kept(props.save, Keeper::Lesson, file::boards(lesson)) }
            { form::line("lesson-title", words::lesson_title_label(), None, lesson.title.clone(),
                change.reform(Change::Title)) }
            <ol class="items">{ for items.map(|(place, each)| item(place, each, lesson.items.len(), change, &act)) }</ol>
            { form::check("lesson-codes", words::lesson_codes_label(), lesson.codes, change.reform(Change::Codes)) }
            if lesson.codes {
                <p class="hint"><a href={links::CLASS}>{ words::lesson_class_link() }</a></p>
            }
            { for remarks.into_iter().map(|number| html! {
                <p class="error">{ words::lesson_has_source_text(number) }</p>
            }) }
            <div class="choices">
                if !lesson.items.is_empty() {
                    <button type="button" class="primary" aria-busy={(*saving == Saving::Working).then_some("true")}
                        onclick={save(props, &saving)}>{ words::lesson_save() }</button>
                    <button type="button" onclick={clear}>{ words::lesson_clear() }</button>
                }
                if lesson.before.is_some() {
                    <button type="button" onclick={bring_back}>{ words::lesson_bring_back() }</button>
                }
            </div>
            <p class="outcome">{ match *saving {
                Saving::Idle => String::new(),
                Saving::Working => words::lesson_saving(),
                Saving::Done => words::lesson_saved(),
                Saving::Lost => why_lost(),
            } }</p>
        </div>
    }
}

fn item(
    place: usize,
    item: &Item,
    count: usize,
    change: &Callback<Change>,
    act: &Callback<(Change, String)>,
) -> Html {
    let number = place + 1;
    let button = |sign: &'static str, name: String, enabled: bool, made: Change, said: String| {
        let onclick = act.reform(move |_: MouseEvent| (made.clone(), said.clone()));
        html! {
            <button type="button" title={name.clone()} aria-label={name} disabled={!enabled} {onclick}>{ sign }</button>
        }
    };
    let setup = item.board.setup().unwrap_or_default();
    let asked = prompt::of(&item.board, &setup);
    let on_title = change.reform(move |title| Change::ItemTitle(place, title));
    html! {
        <li key={place}>
            { form::line(&format!("lesson-item-{number}"), words::lesson_item_name(number), Some(asked),
                item.title.clone(), on_title) }
            { button("↑", words::lesson_earlier_name(number), place > 0, Change::Earlier(place),
                words::lesson_moved_text(place)) }
            { button("↓", words::lesson_later_name(number), number < count, Change::Later(place),
                words::lesson_moved_text(number + 1)) }
            { button("×", words::lesson_remove_name(number), true, Change::Remove(place),
                words::lesson_removed_text(number)) }
        </li>
    }
}

/// Fetches the programs and writes the file.
fn save(props: &LessonProps, saving: &UseStateHandle<Saving>) -> Callback<MouseEvent> {
    let (lesson, say, saving) = (props.lesson.clone(), props.say.clone(), saving.clone());
    Callback::from(move |_| {
        if *saving == Saving::Working {
            return;
        }
        saving.set(Saving::Working);
        let (lesson, say, saving) = (lesson.clone(), say.clone(), saving.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let template = fetch::text(file::TEMPLATE).await;
            let engine = match file::needs_engine(&lesson) {
                true => fetch::text(file::ENGINE).await,
                false => Some(String::new()),
            };
            let page = template
                .zip(engine)
                .and_then(|(page, engine)| file::write(&page, &engine, &lesson, &platform::site()));
            let is_saved =
                page.is_some_and(|page| download::save_text(&file::name(&lesson), KIND, &page));
            saving.set(if is_saved { Saving::Done } else { Saving::Lost });
            let said = if is_saved {
                words::lesson_saved()
            } else {
                why_lost()
            };
            say.emit(said.into());
        });
    })
}

fn why_lost() -> String {
    if platform::site().starts_with("file:") {
        words::lesson_needs_site()
    } else {
        words::lesson_lost()
    }
}
