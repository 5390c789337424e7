//! A game as a page of a book, for paper.

mod blocks;
mod figures;
mod page;
#[cfg(test)]
mod tests;

pub use page::{BookPage, BookPageProps};
