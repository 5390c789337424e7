//! The dialogs: native `<dialog>` elements, so that the browser keeps the focus inside, closes them
//! with Escape and gives the focus back to where it was.

mod claim;
mod confirm;
mod help;
mod paste;
mod settings;
mod shell;

pub use claim::ClaimDialog;
pub use confirm::Confirm;
pub use help::HelpDialog;
pub use paste::PasteDialog;
pub use settings::SettingsDialog;
