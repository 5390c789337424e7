//! What the pages fetch: the map of the course, and the file of the stage that is open.

use std::cell::Cell;
use std::rc::Rc;

use course::{CourseMap, Lesson, StageHead, compact};
use ui::platform::fetch;
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, hook, html, use_effect_with, use_state, use_state_eq};

use crate::language;

/// The element of the page that names the file of the map.
const MAP: &str = "course";

/// How far a file has come.
#[derive(Debug)]
pub enum Fetched<T> {
    /// It is being fetched, or not wanted.
    Waiting,
    /// It is here.
    Here(Rc<T>),
    /// It is not, for a reason that can be told.
    Failed(Rc<str>),
}

impl<T> Clone for Fetched<T> {
    fn clone(&self) -> Self {
        match self {
            Self::Waiting => Self::Waiting,
            Self::Here(it) => Self::Here(Rc::clone(it)),
            Self::Failed(why) => Self::Failed(Rc::clone(why)),
        }
    }
}

/// Reads a file that was fetched.
type Decode<T> = fn(&str, &str) -> Result<T, String>;

/// Where the map is in the language of the page; without an announcement the page was not built with a
/// course.
#[must_use]
pub fn map_path() -> Option<Rc<str>> {
    let path = fetch::path_of(MAP)?;
    Some(language::map_path(&path, &words::table::spoken_tag()).into())
}

/// Where the lessons of a stage are: beside the map.
#[must_use]
pub fn stage_path(map: &str, stage: &StageHead) -> Rc<str> {
    let folder = map.rsplit_once('/').map_or("", |(folder, _)| folder);
    [folder, "/", &stage.file].concat().into()
}

/// Reads the map.
///
/// # Errors
/// What is wrong with it, in words.
pub fn read_map(path: &str, text: &str) -> Result<CourseMap, String> {
    CourseMap::decode(path, text).map_err(|fault| words::learn_damaged_text(&fault))
}

/// Reads the lessons of a stage.
///
/// # Errors
/// What is wrong with them, in words.
pub fn read_stage(path: &str, text: &str) -> Result<Vec<Lesson>, String> {
    compact::decode(path, text).map_err(|faults| {
        // There is one at least; the first says it all.
        let first = faults.first().map(words::learn_damaged_text);
        first.unwrap_or_else(words::stage_not_fetched)
    })
}

/// Fetches a file when it is wanted; the callback tries again after a failure.
#[hook]
pub fn use_fetched<T: 'static>(
    path: Option<Rc<str>>,
    decode: Decode<T>,
    failed: fn() -> String,
) -> (Fetched<T>, Callback<()>) {
    let attempt = use_state_eq(|| 0_u32);
    let got = use_state(|| None::<(Rc<str>, u32, Fetched<T>)>);
    use_effect_with((path.clone(), *attempt), {
        let got = got.setter();
        move |(path, attempt)| {
            let is_wanted = Rc::new(Cell::new(true));
            if let Some(path) = path.clone() {
                let (attempt, is_wanted) = (*attempt, Rc::clone(&is_wanted));
                spawn_local(async move {
                    let fetched = match fetch::text(&path).await {
                        None => Fetched::Failed(failed().into()),
                        Some(text) => match decode(&path, &text) {
                            Ok(it) => Fetched::Here(Rc::new(it)),
                            Err(why) => Fetched::Failed(why.into()),
                        },
                    };
                    // Meanwhile another file may be wanted.
                    if is_wanted.get() {
                        got.set(Some((path, attempt, fetched)));
                    }
                });
            }
            move || is_wanted.set(false)
        }
    });
    let now = match (&*got, &path) {
        (Some((of, number, fetched)), Some(path)) if of == path && *number == *attempt => {
            fetched.clone()
        }
        _ => Fetched::Waiting,
    };
    let retry = {
        let (next, attempt) = (*attempt + 1, attempt.setter());
        Callback::from(move |()| attempt.set(next))
    };
    (now, retry)
}

/// What stands in the place of something that is not here.
pub fn waiting(failed: Option<&str>, retry: &Callback<()>) -> Html {
    match failed {
        None => html! { <p class="waiting" aria-busy="true">{ words::learn_loading() }</p> },
        Some(why) => html! {
            <div class="failed">
                <p class="error" role="alert">{ why.to_owned() }</p>
                <button type="button" class="primary" onclick={retry.reform(|_| ())}>{ words::button_try_again() }</button>
            </div>
        },
    }
}
