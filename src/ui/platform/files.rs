//! Files that the reader chose or dropped, read whole.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, HtmlInputElement};
use yew::{Callback, Event, TargetCast};

/// The bytes of a file; `None` when they cannot be had, as when it was deleted meanwhile.
pub async fn bytes(file: &Blob) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// A file that was chosen in a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Result<Vec<u8>, Unread>,
}

impl Chosen {
    /// The file as text, if it is UTF-8.
    ///
    /// # Errors
    ///
    /// [`Unread::Lost`] also for what is no text.
    pub fn text(self) -> Result<String, Unread> {
        self.bytes
            .and_then(|bytes| String::from_utf8(bytes).map_err(|_| Unread::Lost))
    }
}

/// Why a file was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is longer than what is read.
    TooLong,
    /// Its bytes cannot be had.
    Lost,
}

/// What a field for one file does when a file is chosen: reads it, if it has at most this many bytes, and
/// hands it over. The same file can be chosen again, as when it has been corrected.
#[must_use]
pub fn on_chosen(longest: f64, take: Callback<Chosen>) -> Callback<Event> {
    Callback::from(move |event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        let file = field.as_ref().and_then(|field| field.files()?.get(0));
        let (Some(field), Some(file)) = (field, file) else {
            return;
        };
        field.set_value("");
        let take = take.clone();
        spawn_local(async move {
            let bytes = if file.size() > longest {
                Err(Unread::TooLong)
            } else {
                bytes(&file).await.ok_or(Unread::Lost)
            };
            let name = file.name();
            take.emit(Chosen { name, bytes });
        });
    })
}
