//! What is said and written on the page on which a game is studied.

mod judgments;
mod notations;
mod page;
mod record;

pub use judgments::*;
pub use notations::*;
pub use page::*;
pub use record::*;

use crate::table::Message;

/// The messages of all parts.
pub(crate) fn all_messages() -> Vec<Message> {
    [
        judgments::MESSAGES,
        notations::MESSAGES,
        page::MESSAGES,
        record::MESSAGES,
    ]
    .concat()
}
