//! The vocabulary of `explain` against positions of our own, the source books, labels of others, and itself.

mod books;
mod fixture;
mod puzzles;
mod random;
