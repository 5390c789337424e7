//! Every sentence the product says.
//!
//! The other crates return data; the functions here turn it into words. Each sentence is a whole
//! message with named places, never a concatenation of fragments, so that any language can order
//! it as it must. English stands beside the typed function that fills it (see [`table`]); a
//! translation is a table of the same keys that is set with [`table::use_translation`]. The terms
//! of the game are explained in a text that [`Glossary`] reads.
//!
//! Nothing here knows the web.

pub mod table;

mod announcements;
mod answers;
mod attempts;
mod board;
mod checklist;
mod claims;
mod explanations;
mod glossary;
mod help;
mod interface;
mod loading;
mod moves;
mod names;
mod overlays;
mod reading;
mod refusals;
mod status;
mod why;

pub use announcements::*;
pub use answers::*;
pub use attempts::{Refusal, attempt_prose, refusal};
pub use board::*;
pub use checklist::{ChecklistLine, ChecklistState, castling_checklist, castling_title};
pub use claims::*;
pub use explanations::*;
pub use glossary::*;
pub use help::*;
pub use interface::*;
pub use loading::*;
pub use names::*;
pub use overlays::*;
pub use reading::*;
pub use refusals::*;
pub use status::*;
pub use why::{Step, Why, why};
