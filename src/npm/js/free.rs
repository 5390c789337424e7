//! The functions of the package that need no game.

use record::pgn::{self, FaultKind};
use rules::{CastlingMode, chess960};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::fault::Fault;
use listing::ListedPosition;
use listing::fen;
use listing::fen_text;

/// What is wrong with a FEN; empty if nothing is.
#[wasm_bindgen(js_name = fenFault)]
#[must_use]
pub fn fen_fault(text: &str) -> String {
    let checked = fen::validate(text, CastlingMode::Standard);
    let fault = checked.err().map(Fault::from);
    fault.map_or_else(String::new, |fault| fault.message)
}

/// The FEN of a starting position of Chess960; `None` if the number is above 959.
#[wasm_bindgen(js_name = chess960Start)]
#[must_use]
pub fn chess960_start(number: u32) -> Option<String> {
    let start = chess960::start_position(number)?;
    Some(fen_text::fen(&ListedPosition::Legal(start)))
}

/// Where the games of a text begin and end, counted as JavaScript counts the letters of a text, and
/// on which line each begins: three numbers for each.
#[wasm_bindgen(js_name = gameSpans)]
#[must_use]
pub fn game_spans(text: &str) -> Vec<u32> {
    let (mut at, mut units, mut line) = (0, 0, 1);
    let mut spans = Vec::new();
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let outline = pgn::outline(rest);
        let other = outline.faults().iter();
        let other = other.filter(|(_, kind)| matches!(kind, FaultKind::AnotherGame));
        let length = other.map(|(offset, _)| *offset).min().unwrap_or(rest.len());
        // Behind the last game there may be nothing but blanks.
        let game = rest.get(..length).unwrap_or(rest);
        let end = units
            + game
                .chars()
                .map(|letter| letter.len_utf16() as u32)
                .sum::<u32>();
        if !outline.tags().is_empty() || !outline.nodes().is_empty() || outline.result().is_some() {
            spans.extend([units, end, line]);
        }
        line += game.bytes().filter(|byte| *byte == b'\n').count() as u32;
        units = end;
        at += length.max(1);
    }
    spans
}
