//! The same conversation in WebAssembly, as `src/npm/package/uci.mjs` drives it in Node.

/// Native tests build every bin; there is nothing to run outside of WebAssembly.
fn main() {}

#[cfg(target_arch = "wasm32")]
mod exports {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A conversation. Whoever drives it calls `step` while `isThinking`.
    #[wasm_bindgen]
    #[derive(Debug, Default)]
    pub struct Session(uci::Session);

    #[wasm_bindgen]
    impl Session {
        /// A new conversation.
        #[wasm_bindgen(constructor)]
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }

        /// What is said to a line; nothing when the conversation is over.
        pub fn answer(&mut self, line: &str) -> Option<String> {
            let reply = self.0.answer(line);
            (!reply.is_last).then_some(reply.text)
        }

        /// Whether a search is under way.
        #[wasm_bindgen(js_name = isThinking)]
        #[must_use]
        pub fn is_thinking(&self) -> bool {
            self.0.is_thinking()
        }

        /// Whether the search ends only when it is told to.
        #[wasm_bindgen(js_name = isEndless)]
        #[must_use]
        pub fn is_endless(&self) -> bool {
            self.0.is_endless()
        }

        /// Thinks on for about this many positions; `now` are the milliseconds of some clock.
        pub fn step(&mut self, nodes: u32, now: f64) -> String {
            self.0.step(u64::from(nodes), &mut || now as u64).text
        }
    }
}
