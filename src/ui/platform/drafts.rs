//! What a person makes, as texts in IndexedDB under names: one transaction for each change.
//!
//! A change is *issued* by [`Drafts::keep`] itself, in the task that shows it, as
//! [`Store::save`](super::storage::Store::save) does with games. localStorage, where earlier versions
//! kept these texts, is written late: a browser that was killed lost up to a minute of work.

use std::array;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use yew::Callback;

use super::database::{Database, Schema, Writing};
use super::{saved, scoped, window};

const TEXTS: &str = "texts";

const SCHEMA: Schema = Schema {
    version: 1,
    stores: &[TEXTS],
};

/// This many unfinished attempts mean that what was kept cannot be shown; one happens where the reader is
/// quick.
const MOST_ATTEMPTS: u32 = 2;

/// The store of texts; a handle that is cheap to copy.
#[derive(Clone, Debug, PartialEq)]
pub struct Drafts {
    database: Option<Database>,
    /// The name under which unfinished attempts to show the texts are counted.
    attempts: &'static str,
    /// How many attempts in a row the page has not finished before.
    unfinished: u32,
}

impl Drafts {
    /// Opens the database and reads what a page keeps under these names; no text of the answer is
    /// empty. What an earlier version has left in localStorage is taken over, and where nothing is kept
    /// there is what the page brought along. `attempts` is a name for [`try_to_show`](Self::try_to_show).
    ///
    /// Where it cannot be read the store keeps nothing: what may lie there is not to be written over.
    pub async fn open<const N: usize>(
        names: [&str; N],
        attempts: &'static str,
    ) -> (Self, [Option<Rc<str>>; N]) {
        let opened = Database::open(&scoped("drafts"), SCHEMA).await;
        let read = match opened {
            Ok(database) => read(database, names, attempts).await,
            Err(error) => Err(error),
        };
        let (database, mut texts, unfinished) = match read {
            Ok((database, texts, unfinished)) => (Some(database), texts, unfinished),
            Err(_) => (None, array::from_fn(|_| None), 0),
        };
        let drafts = Self {
            database,
            attempts,
            unfinished,
        };
        drafts.take_over(names, &mut texts);
        let texts = array::from_fn(|place| {
            let text = texts[place].take().or_else(|| saved::text(names[place]));
            text.filter(|text| !text.is_empty()).map(Rc::from)
        });
        (drafts, texts)
    }

    /// Begins to show what was kept, until [`shown`](Self::shown) says that it was; whether there is any
    /// use in that. A text that breaks the page must not do so forever: when the page was gone twice
    /// before it was done, it does without the text.
    #[must_use]
    pub fn try_to_show(&self) -> bool {
        let may_succeed = self.unfinished < MOST_ATTEMPTS;
        if may_succeed {
            let unfinished = (self.unfinished + 1).to_string();
            // Where it cannot be kept, attempts are not counted.
            self.keep(&[(self.attempts, &unfinished)], Callback::noop());
        }
        may_succeed
    }

    /// What was kept is shown, or set aside: the next attempt is the first one again.
    pub fn shown(&self) {
        self.keep(&[(self.attempts, "")], Callback::noop());
    }

    /// Whether what is kept could be read, and changes of it can be kept.
    #[must_use]
    pub const fn is_available(&self) -> bool {
        self.database.is_some()
    }

    /// Issues the keeping of texts, each with its name, in one transaction; `done` receives whether
    /// they were kept.
    pub fn keep(&self, texts: &[(&str, &str)], done: Callback<bool>) {
        let Some(writing) = self.issue(texts) else {
            done.emit(false);
            return;
        };
        wasm_bindgen_futures::spawn_local(async move {
            done.emit(writing.succeeds().await);
        });
    }

    fn issue(&self, texts: &[(&str, &str)]) -> Option<Writing> {
        let texts: Vec<_> = texts
            .iter()
            .map(|&(name, text)| (TEXTS, name, text))
            .collect();
        self.database.as_ref()?.write(&texts).ok()
    }

    /// Takes the texts out of localStorage of which the database has none. They go from there when the
    /// database has them: what it has already is newer.
    fn take_over<const N: usize>(&self, names: [&str; N], texts: &mut [Option<String>; N]) {
        let Some(storage) = window().and_then(|window| window.local_storage().ok()?) else {
            return;
        };
        let mut left = Vec::new();
        let mut taken = Vec::new();
        for (name, text) in names.into_iter().zip(texts) {
            let Ok(Some(earlier)) = storage.get_item(&scoped(name)) else {
                continue;
            };
            left.push(scoped(name));
            if text.is_none() {
                taken.push((name, earlier.clone()));
                *text = Some(earlier);
            }
        }
        if left.is_empty() {
            return;
        }
        let taken: Vec<_> = taken
            .iter()
            .map(|(name, text)| (*name, text.as_str()))
            .collect();
        let forget = Callback::from(move |is_kept| {
            for name in left.iter().filter(|_| is_kept) {
                // What stays there is taken over, or forgotten, the next time.
                let _ = storage.remove_item(name);
            }
        });
        if taken.is_empty() {
            forget.emit(self.is_available());
        } else {
            self.keep(&taken, forget);
        }
    }
}

/// Reads the texts of a page, and how often in a row it was gone before they were shown.
async fn read<const N: usize>(
    database: Database,
    names: [&str; N],
    attempts: &str,
) -> Result<(Database, [Option<String>; N], u32), JsValue> {
    let texts = database.read_all(TEXTS, names).await?;
    let count = database.read(TEXTS, attempts).await?;
    let count = count.and_then(|count| count.parse().ok());
    Ok((database, texts, count.unwrap_or_default()))
}
