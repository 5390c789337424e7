//! A game as a page of a book, for paper.

mod blocks;
mod figures;
mod page;
#[cfg(all(test, feature = "ssr"))]
mod tests;

pub use page::{PaperPage, PaperPageProps};
