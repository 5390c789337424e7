//! What JavaScript calls.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::source::Source;
use crate::tutor::Tutor;

/// A lesson in a page, until the page lets it go.
#[wasm_bindgen]
#[derive(Debug)]
pub struct OpenLesson {
    tutor: Tutor,
}

/// Speaks the language of a table from now on. All lessons of a page share it.
#[wasm_bindgen]
pub fn speak(table: &str) {
    words::table::browser::speak(table);
}

#[wasm_bindgen]
impl OpenLesson {
    /// Reads a lesson: `file` is what its faults call it, and `is_inline` says that its text stands
    /// between the tags of a page. Times are in milliseconds of any clock that does not go back.
    #[must_use]
    pub fn read(file: &str, text: &str, is_inline: bool, now: f64) -> Self {
        let source = if is_inline {
            Source::inline(text)
        } else {
            Source::file(text)
        };
        let tutor = Tutor::read(file, &source, milliseconds(now));
        Self { tutor }
    }

    /// The lesson as JSON (see `page.rs`).
    #[must_use]
    pub fn parts(&self) -> String {
        self.tutor.to_json()
    }

    /// Judges an answer to a question, as JSON; `null` where there is no such question.
    pub fn answer(&mut self, number: usize, text: &str, now: f64) -> String {
        json(self.tutor.answer(number, text, milliseconds(now)))
    }

    /// The next hint to a question, as JSON.
    pub fn hint(&mut self, number: usize, now: f64) -> String {
        json(self.tutor.hint(number, milliseconds(now)))
    }

    /// Begins a question anew.
    #[wasm_bindgen(js_name = beginAnew)]
    pub fn begin_anew(&mut self, number: usize, now: f64) {
        self.tutor.begin_anew(number, milliseconds(now));
    }
}

fn json(reply: Option<crate::Reply>) -> String {
    reply.map_or_else(|| "null".to_owned(), |reply| reply.to_json())
}

/// A time of the browser; none is before the page was opened.
fn milliseconds(now: f64) -> u64 {
    now as u64
}
