//! The kit of all pages: what several of them show or ask the browser for. It knows no page.

pub mod conversation;
pub mod dialogs;
pub mod figures;
pub mod handover;
pub mod header;
pub mod lazy;
pub mod learning;
pub mod links;
mod navigation;
mod nothing;
pub mod panels;
pub mod percent;
pub mod platform;
pub mod proof;
pub mod prose;
pub mod pulse;
pub mod qr;
pub mod request;
pub mod route;
pub mod scores;
pub mod settings;
pub mod signals;
pub mod site;
pub mod speech;
pub mod tuning;
pub mod verdict;

pub use navigation::Navigation;
pub use nothing::nothing;
pub use prose::prose;
pub use pulse::{Pulse, use_pulse};
pub use request::{PageProps, Request};
