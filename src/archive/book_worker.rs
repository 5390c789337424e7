//! The games of a printed book, as `src/web/book-worker.js` finds them beside the page.

/// Smaller than the one of the standard library.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// Native tests build every bin; there is nothing to run outside a browser.
fn main() {}

#[cfg(target_arch = "wasm32")]
mod exports {
    use archive::book::{self, Book};
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A printed book whose games are being found.
    #[wasm_bindgen]
    #[derive(Debug)]
    pub struct PrintedBook(Book);

    #[wasm_bindgen]
    impl PrintedBook {
        /// A book from a byte on, in the notation of a key, or in any, with what was decided about it.
        #[wasm_bindgen(constructor)]
        #[must_use]
        pub fn new(text: String, from: usize, system: &str, decisions: &str) -> Self {
            let decisions = book::decisions_from_text(decisions).unwrap_or_default();
            let book = Book::new(text.into());
            Self(
                book.decided(book::system_from_key(system), decisions)
                    .from(from),
            )
        }

        /// Reads on; the games that were found, as `archive::book` writes them.
        pub fn step(&mut self) -> String {
            book::found_to_text(&self.0.step())
        }

        /// This many bytes are done with.
        #[must_use]
        pub fn at(&self) -> usize {
            self.0.at()
        }

        /// Whether the whole text was read.
        #[must_use]
        pub fn is_done(&self) -> bool {
            self.0.is_done()
        }
    }
}
