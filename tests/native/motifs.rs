//! The vocabulary of `explain` against positions of our own, the source books, and itself.

mod books;
mod fixture;
mod random;
