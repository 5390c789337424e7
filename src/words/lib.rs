//! Every sentence the product says.
//!
//! The other crates return data; the functions here turn it into words. Each sentence is a whole
//! message with named places, never a concatenation of fragments, so that any language can order
//! it as it must. English stands beside the typed function that fills it (see [`table`]); any other
//! language is a text with the same keys, spoken from [`table::use_language`] on. The list of all
//! messages is [`catalog`], from which the sentences of scripts ([`scripts`]) are printed. The terms
//! of the game are explained in a text that [`Glossary`] reads.
//!
//! Nothing here knows the web.
//!
//! # Where a sentence is added
//!
//! - Of a Rust program: in the table of its module; one about a count has a singular and a plural.
//! - Of a script: in [`scripts`], then `cargo run -p words --bin print-words -- scripts` writes its
//!   `english.js`.
//! - Of `index.html`: in `scripts::start` under a key `page_…`, and `{{page_…}}` in the page.
//! - A term of the glossary: in `public/glossary/en.txt`, whose head explains the lines.
//!
//! A language is a text like that of `print-words -- template`, named in [`table::LANGUAGES`]. The
//! pseudo-locale `?lang=en-XA` shows every sentence that no table reaches.

pub mod catalog;
pub mod table;

mod about;
mod analyse;
mod announcements;
mod answers;
mod attempts;
mod board;
mod book;
mod builder;
mod checklist;
mod claims;
mod class;
mod coach;
mod computer;
mod controls;
mod course;
mod drawbacks;
mod editor;
mod embed;
mod engine;
mod exercise;
mod export;
mod fen;
mod games;
mod glossary;
mod glossary_page;
mod help;
mod insight;
mod interface;
mod laws;
mod learning;
mod legend;
mod lesson;
mod library;
mod link_play;
mod loading;
mod moves;
mod names;
mod pages;
mod puzzles;
mod reading;
mod refusals;
mod review;
mod scores;
pub mod scripts;
mod sentences;
mod settings;
mod setup;
mod sitting;
mod start;
mod status;
mod terms;
mod touched;
mod typed;
mod why;
mod worksheet;
mod worth;

pub use about::*;
pub use analyse::*;
pub use announcements::*;
pub use answers::*;
pub use attempts::{Refusal, attempt_prose, refusal, refusal_in};
pub use board::*;
pub use book::*;
pub use builder::*;
pub use checklist::{ChecklistLine, ChecklistState, castling_checklist, castling_title};
pub use claims::*;
pub use class::*;
pub use coach::*;
pub use computer::*;
pub use controls::*;
pub use course::*;
pub use drawbacks::drawback_text;
pub use editor::*;
pub use embed::{
    EmbedButton, begun_anew, copied_text, embed_button, embed_clock_wrong, embed_entry_label,
    embed_menu, embed_no_computer, embed_not_kept, embed_part_missing, find_type_it, game_choice,
    looking_for_hint, needs_a_position, no_game_in_record, no_hint, no_more_hints, no_odds,
    no_such_game, not_a_choice, not_a_command, not_a_square, not_in_game, setup_more,
    type_a_square,
};
pub use engine::*;
pub use exercise::{
    build_prompt, build_solution_text, build_verdict_text, cannot_go_there, checking_build,
    find_mark_text, find_prompt, find_report_text, find_solution_text, find_wrong, goal_prompt,
    hint_text, line_error_text, line_prompt, line_verdict_text, means_nothing, not_a_number,
    solution_unknown, solve_verdict_text, task_error_text, wrong_answer_text,
};
pub use export::*;
pub use fen::*;
pub use games::*;
pub use glossary::*;
pub use glossary_page::*;
pub use help::*;
pub use insight::*;
pub use interface::*;
pub use laws::*;
pub use learning::*;
pub use legend::*;
pub use lesson::*;
pub use library::*;
pub use link_play::*;
pub use loading::*;
pub use names::*;
pub use pages::*;
pub use puzzles::*;
pub use reading::*;
pub use refusals::*;
pub use review::*;
pub use scores::*;
pub use sentences::{ReadSentenceError, move_sentence, read_move_sentence, sentence_error_text};
pub use settings::*;
pub use setup::*;
pub use sitting::*;
pub use start::*;
pub use status::*;
pub use terms::{move_terms, term_name};
pub use touched::*;
pub use typed::{
    command_hint, descriptive_error_text, typed_error_text, typed_letters, typed_longer_than,
};
pub use why::{Step, Why, why};
pub use worksheet::*;
pub use worth::*;
