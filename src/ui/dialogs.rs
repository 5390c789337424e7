//! The dialogs: native `<dialog>` elements, so that the browser keeps the focus inside, closes them
//! with Escape and gives the focus back to where it was.

mod confirm;
mod fields;
mod help;
mod paste;
mod settings;
mod shell;
mod waiting;

pub use confirm::{Question, confirm};
pub use fields::{
    Group, check_field, select_field, select_field_in_groups, select_field_of,
    select_field_with_hint,
};
pub use help::{Entries, help_dialog};
pub use paste::paste_dialog;
pub use settings::settings_dialog;
pub use shell::{Shell, ShellProps};
pub use waiting::{WaitingProps, use_when_here, waiting_dialog};
