//! The list of the games of a file, as `src/web/archive-worker.js` drives it beside the page.

/// Smaller than the one of the standard library.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::GlobalTlsf = rlsf::GlobalTlsf::new();

/// Native tests build every bin; there is nothing to run outside a browser.
fn main() {}

#[cfg(target_arch = "wasm32")]
mod exports {
    use archive::{Archive, Checked, Column, Order, Query, wire};
    use openings::Openings;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A file being read, and then the list of its games.
    #[wasm_bindgen]
    #[derive(Debug, Default)]
    pub struct Games {
        archive: Archive,
        openings: Option<Openings>,
    }

    #[wasm_bindgen]
    impl Games {
        /// The list of an empty file.
        #[wasm_bindgen(constructor)]
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }

        /// Speaks another language than English from now on, of which this is the table.
        pub fn speak(table: &str) {
            words::table::browser::speak(table);
        }

        /// Reads the next bytes of the file.
        pub fn push(&mut self, bytes: &[u8]) {
            self.archive.push(bytes);
        }

        /// Ends the file.
        pub fn finish(&mut self) {
            self.archive.finish();
        }

        /// How many games were found so far.
        #[must_use]
        pub fn len(&self) -> usize {
            self.archive.len()
        }

        /// How many games are known to be faulty.
        #[must_use]
        pub fn faulty(&self) -> usize {
            self.archive.faulty()
        }

        /// The bytes of memory that the list holds.
        #[must_use]
        pub fn memory(&self) -> usize {
            self.archive.memory()
        }

        /// Shows the games that fit; answers how many they are.
        pub fn query(&mut self, text: String, column: &str, is_descending: bool) -> usize {
            let order = match is_descending {
                true => Order::Descending,
                false => Order::Ascending,
            };
            self.archive.query(&Query {
                text,
                column: Column::from_key(column).unwrap_or_default(),
                order,
            })
        }

        /// The rows of a range, as `archive::wire` writes them.
        #[must_use]
        pub fn rows(&self, from: usize, to: usize) -> String {
            wire::write(&self.archive.rows(from..to))
        }

        /// Where a game begins and ends in the file, and on which line; nothing if there is none.
        #[must_use]
        pub fn span(&self, game: usize) -> Option<Vec<f64>> {
            let span = self.archive.span(game)?;
            Some(vec![
                span.start as f64,
                span.end as f64,
                f64::from(span.line),
            ])
        }

        /// Learns the names of openings; answers whether the bytes hold them.
        pub fn learn(&mut self, bytes: &[u8]) -> bool {
            self.openings = Openings::from_bytes(bytes).ok();
            self.openings.is_some()
        }

        /// Reads the moves of the games from `first` on that lie within `bytes`, which begin at
        /// `offset` in the file, until `limit` of them are read; answers the next game.
        pub fn check(&mut self, first: usize, offset: f64, bytes: &[u8], limit: usize) -> usize {
            let mut game = first;
            while game < first.saturating_add(limit) {
                let Some(span) = self.archive.span(game) else {
                    break;
                };
                let start = (span.start as f64 - offset) as usize;
                let end = (span.end as f64 - offset) as usize;
                let Some(text) = bytes.get(start..end) else {
                    break;
                };
                let (Checked::Sound | Checked::Faulty) =
                    self.archive.check(game, text, self.openings.as_ref());
                game += 1;
            }
            game
        }
    }
}
