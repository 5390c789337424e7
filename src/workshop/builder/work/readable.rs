//! Boards that the builder can show, from texts that were pasted.

use rules::{ParsePositionError, Setup};

use element::markup::Torn;
use element::{Attribute, Fault, FaultKind, Mode, Snippet};
use notation::fen;

/// A board that the builder can show.
#[derive(Clone, Debug, PartialEq)]
pub struct Readable {
    /// The board; a position that was corrected is written out in it.
    pub snippet: Snippet,
    /// The pieces on it.
    pub setup: Setup,
    /// What was corrected in its position, as a sentence.
    pub corrected: Option<String>,
}

/// Reads a text that was pasted: a board as HTML, or a position.
///
/// # Errors
///
/// What is wrong with it, in words, with line and column.
pub fn read(text: &str) -> Result<Readable, String> {
    match Snippet::read(text) {
        Ok(mut snippet) => {
            snippet.drop_frame_title(&words::builder_frame_title());
            readable(snippet)
        }
        // Not a tag at all: perhaps the position itself.
        Err(fault) if fault.kind == FaultKind::NoBoard => {
            let text = beginning_of(text.trim_end());
            let mut snippet = Snippet::default();
            snippet.set(Attribute::Fen, Some(text));
            let is_position = text.matches('/').count() >= SLASHES;
            let mut board = readable(snippet)
                .map_err(|why| if is_position { why } else { fault_text(&fault) })?;
            let written = fen::write(&board.setup);
            board.snippet.set(Attribute::Fen, Some(&written));
            Ok(board)
        }
        Err(fault) => Err(fault_text(&fault)),
    }
}

/// As much of a text as can hold a position; the loader of boards reads no more either.
fn beginning_of(text: &str) -> &str {
    const LIMIT: usize = 4096;
    &text[..text.floor_char_boundary(LIMIT)]
}

/// With this many slashes a text is taken for a position, right or wrong.
pub(crate) const SLASHES: usize = 6;

/// Makes sure that the builder can show a board.
///
/// # Errors
///
/// What no field of the builder could show, in words.
pub(crate) fn readable(mut snippet: Snippet) -> Result<Readable, String> {
    if let Some(mode) = snippet.get(Attribute::Mode)
        && !mode.is_empty()
        && Mode::read(mode).is_none()
    {
        let known: Vec<&str> = Mode::ALL.map(Mode::name).to_vec();
        return Err(words::builder_unknown_mode(mode, &known));
    }
    let written = snippet.get(Attribute::Fen).unwrap_or_default().to_owned();
    let why = |error| words::fen_error_in(&written, &ParsePositionError::Fen(error));
    let found = snippet.written_position().map_err(why)?;
    let corrected = found.and_then(|found| {
        let said = words::corrections_text(&found.corrections)?;
        snippet.set(Attribute::Fen, Some(&fen::write(&found.setup)));
        Some(said)
    });
    Ok(Readable {
        setup: snippet.setup().map_err(why)?,
        snippet,
        corrected,
    })
}

/// What is wrong with a text that should hold a board, in words.
#[must_use]
pub fn fault_text(fault: &Fault) -> String {
    let problem = match &fault.kind {
        FaultKind::NoBoard => return words::builder_fault_no_board(),
        FaultKind::Torn(Torn::Tag) => words::builder_fault_tag(),
        FaultKind::Torn(Torn::Quote) => words::builder_fault_quote(),
        FaultKind::Torn(Torn::Comment) => words::builder_fault_comment(),
        FaultKind::Torn(Torn::Twice) => words::builder_fault_twice(),
        FaultKind::Open(name) => words::builder_fault_open(name),
        FaultKind::Address => words::builder_fault_address(),
    };
    words::builder_fault_at(fault.line, fault.column, &problem)
}
