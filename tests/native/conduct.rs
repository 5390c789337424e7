//! The laws of conduct: the cases of `tests/data/cases.json`, and what holds for every game.

mod cases;
mod odds;
mod properties;
