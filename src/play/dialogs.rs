//! The dialogs of a game.

mod claim;

pub use claim::claim_dialog;
