//! The chess of J'adoube as the npm package needs it.
//!
//! [`line::Line`] is a game as chess.js keeps one: a board that may be any diagram, moves that can
//! be taken back, pieces that can be put and removed in between. The chess comes from the other
//! crates; this one adds how chess.js lists, spells and stores things. The modules of
//! `package/` turn packed numbers and texts into the objects of JavaScript.
//!
//! It is kept small: what the page fetches has a limit that fails the build. So the crate has a tree
//! and JSON of its own, and sentences about what is explained are made by the crate `insight`, which
//! is fetched only when it is asked.
//!
//! Nothing here knows the page.
//!
//! A method of the package is a number or text from `game` (or an answer of `insight::Story`), its
//! object in `package/chess.js`, its declaration in `package/index.d.ts`, and tests in
//! `tests/package/suite`. A difference from chess.js is written into `package/MIGRATION.md`, with its
//! predicate in `tests/package/differential` and its assertion in the suite.

pub mod branches;
pub mod core;
pub mod endings;
pub mod fault;
#[cfg(feature = "exports")]
pub mod free;
#[cfg(feature = "exports")]
pub mod game;
pub mod json;
pub mod letters;
pub mod line;
pub mod notes;
pub mod pgn_read;
pub mod pgn_write;
pub mod spelling;
pub mod tree;

#[cfg(all(target_arch = "wasm32", feature = "exports"))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(test)]
mod tests;
