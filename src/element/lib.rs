//! The element `<jadoube-board>` as text: one table of its modes, attributes and events, and its
//! tags, queries and frames.
//!
//! Nothing else in the tree lists them. Rust asks [`Attribute`], [`Mode`] and [`Event`]; JavaScript,
//! TypeScript and authors read what the program `print-element` has made of the same table:
//!
//! | file | for |
//! |---|---|
//! | `src/embed/loader/attributes.js` | the loader, the frame and the program |
//! | `src/npm/package/board.d.ts`, `react.d.ts` | users of the npm package |
//! | the reference in `examples/README.md` | authors of pages |
//!
//! What an attribute means is written elsewhere: for a diagram in `src/embed/loader/reading.js`, for
//! a played board in its mode in `src/embed/modes`.
//!
//! `cargo run -p element --bin print-element -- --write` writes these files; they are committed, and
//! a test fails while one of them differs from the table. The descriptions that they show are the
//! comments on the table. They are constants that only the printer uses, so no wasm contains them.

mod attribute;
mod board;
pub mod entities;
mod event;
mod fields;
pub mod interface;
mod kind;
pub mod markup;
mod mode;
mod names;
pub mod publish;
pub mod snippet;

pub use attribute::{Attribute, Purpose};
pub use event::Event;
pub use fields::{Field, fields};
pub use kind::Kind;
pub use mode::Mode;
pub use publish::{Form, Host};
pub use snippet::{ELEMENT, Fault, FaultKind, Snippet};
