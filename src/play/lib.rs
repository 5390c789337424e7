//! The page on which a game is played: the components only show the state and send actions.
//!
//! [`open`] makes the page ready in a browser; the program `prerender` prints the same components
//! as the static first paint.
//!
//! Two groups of files name each other. `state` is the one reducer of the page: it holds the states and
//! carries out the actions of `sitting`, `link` and `coach`, which draw and change the page as a whole.
//! `desk` and `around` are tables of parts that are fetched one by one, and each uses the other once it
//! is here: what is beside the board takes its controls from `around`, whose `tabs` read stored games by
//! the `desk`.

pub mod around;
pub mod coach;
mod dead;
pub mod desk;
pub mod dialogs;
mod effects;
mod keys;
pub mod link;
pub mod occasional;
mod open;
mod open_dialog;
mod page;
pub mod panels;
mod side;
pub mod sitting;
mod start;
pub mod state;
mod stored;

pub use open::open;
pub use page::{Play, PlayProps, RenderMode};
pub use start::{Start, painted};
