//! All messages of the product, for what is said of every one of them: the texts from which
//! translators and the pseudo-locale begin, the comparison of a translation with them, and the
//! sentences that scripts share with programs.
//!
//! Only tools and tests need it. It stands above every module with messages, so none of those may
//! use it.

mod comparison;
mod messages;
pub mod printed;
mod text;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod wording;

pub use comparison::{translation_faults, untranslated};
pub use messages::all;
pub use text::{english_text, pseudo_text};
