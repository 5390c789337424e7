//! Every case of the source books about printed scores and diagrams.

mod diagrams;
mod scores;
