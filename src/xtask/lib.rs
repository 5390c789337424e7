//! The tasks of the project: everything that builds, serves, checks and measures it.
//!
//! A library besides the program, so that the end-to-end tests can start the same server and write
//! the same service worker. It must stay light: a page that needs Yew is rendered by a program of
//! its own, which [`first_paint`] runs.

pub mod assets;
pub mod bench;
pub mod budgets;
pub mod building;
pub mod colors;
mod course;
pub mod digest;
pub mod failure;
pub mod first_paint;
pub mod html;
pub mod jobs;
mod linting;
pub mod loader;
pub mod openings;
mod optimizer;
pub mod package;
mod painters;
pub mod parts;
pub mod play;
pub mod precache;
pub mod programs;
pub mod progress;
pub mod proof;
pub mod serve;
mod side_by_side;
pub mod single_file;
pub mod site;
pub mod sizes;
pub mod step;
pub mod steps;
pub mod styles;
pub mod test;
pub mod tools;
pub mod unchanged;
pub mod wasm;
pub mod words;
pub mod workspace;

pub use failure::{Failure, Outcome};
