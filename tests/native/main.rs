//! Tests of the crates together, on the native target.

mod cases;
mod cases_rules;
mod perft;
mod properties;
