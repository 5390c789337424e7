//! Tests of the crates together, on the native target.

mod books;
mod cases;
mod cases_notation;
mod cases_rules;
mod cases_scores;
mod cases_styles;
mod clock;
mod conduct;
mod dead;
mod descriptive;
mod explain;
mod foreign_fens;
mod game;
mod hostile;
mod motifs;
mod notation;
mod perft;
mod playouts;
mod properties;
mod record;
mod roundtrip;
mod series;
mod typed;
mod uci;
mod values;
