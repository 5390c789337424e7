//! The functions of the package that need no game.

use record::pgn::{self, FaultKind, Places};
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
/// the line and the column in which each begins: four numbers for each. Together they are all of the
/// text in which anything stands.
#[wasm_bindgen(js_name = gameSpans)]
#[must_use]
pub fn game_spans(text: &str) -> Vec<u32> {
    let (mut at, mut units) = (0, 0);
    let mut places = Places::new(text, 1, 1);
    let mut spans = Vec::new();
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let outline = pgn::outline_of_first(rest);
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
        let is_blank = outline.tags().is_empty()
            && outline.nodes().is_empty()
            && outline.notes().is_empty()
            && outline.faults().is_empty()
            && outline.result().is_none();
        if !is_blank {
            let (line, column) = places.at(at);
            spans.extend([units, end, line as u32, column as u32]);
        }
        units = end;
        at += length.max(1);
    }
    spans
}
