//! What is said of positions and attempts, beside what the source books and own lists say.

mod cases;
mod illegal;
