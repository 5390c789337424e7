//! The contents of a `JadoubeError` in JavaScript.

use listing::fen::FenFault;
use rules::Square;

use crate::json::{self, Object};

/// Something that was refused, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fault {
    /// What kind of fault it is; programs compare it.
    pub code: &'static str,
    /// The sentence a person reads.
    pub message: String,
    /// The line in the text, counted from 1.
    pub line: Option<u32>,
    /// The column, counted from 1 in characters.
    pub column: Option<u32>,
    /// The half-move of the game, counted from 1.
    pub ply: Option<u32>,
    /// The square it is about.
    pub square: Option<Square>,
    /// The moves that may have been meant, in SAN.
    pub candidates: Vec<String>,
}

impl From<FenFault> for Fault {
    fn from(fault: FenFault) -> Self {
        Self {
            square: fault.square,
            ..Self::new("invalid-fen", ["Invalid FEN: ", fault.problem].concat())
        }
    }
}

impl Fault {
    /// A fault without further details.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            ..Self::default()
        }
    }

    /// Names the moves that may have been meant.
    #[must_use]
    pub fn with_candidates(self, candidates: Vec<String>) -> Self {
        Self { candidates, ..self }
    }

    /// The fault as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let square = self.square.map(json::square_name);
        let mut object = Object::new()
            .text("code", self.code)
            .text("message", &self.message)
            .number_if("line", self.line)
            .number_if("column", self.column)
            .number_if("ply", self.ply)
            .text_if("square", square.as_deref());
        if !self.candidates.is_empty() {
            object = object.texts("candidates", &self.candidates);
        }
        object.end()
    }
}
