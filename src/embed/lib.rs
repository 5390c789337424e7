//! Boards that are played on in foreign pages: what the loader fetches when a `<jadoube-board>` is
//! more than a diagram.
//!
//! [`mount`] is called once for each board. A `Session` holds what the author has written and the
//! `Desk` of its mode, which is plain data and knows no browser; the screen shows it. All boards of a
//! page share this program.

mod answers;
mod bridge;
mod data;
mod desk;
mod effect;
mod fault;
mod games;
mod handle;
mod hint;
mod manner;
mod marks;
mod moved;
mod overlay;
mod parts;
mod place;
mod refusal;
mod screen;
mod session;
mod table;
mod typed;

pub use bridge::{Board, Tools};
pub use handle::{Handle, is_prepared, mount, prepare, speak};
