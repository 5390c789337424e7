//! Every case of the source books that the rules alone decide.

mod board;
mod ends;
mod lines;
mod moves;
