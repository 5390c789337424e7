//! What is drawn of a printed text: its tokens with the text between them.

use notation::score::TokenKind;

use super::Reading;

/// A piece of the printed text.
#[derive(Clone, Debug, PartialEq)]
pub enum PrintPart<'a> {
    /// Blanks and line ends.
    Between(&'a str),
    /// Something that was understood, or not.
    Token {
        /// Where it begins in the whole text.
        byte: usize,
        /// As it is printed.
        text: &'a str,
        /// What it is.
        kind: &'a TokenKind,
    },
}

impl Reading {
    /// The part of the shown game piece by piece, in order. The pieces together are the whole part.
    #[must_use]
    pub fn pieces(&self) -> Vec<PrintPart<'_>> {
        let part = self.part();
        let base = part.start;
        let text = self.text.get(part).unwrap_or_default();
        let mut pieces = Vec::new();
        let mut end = 0;
        let plain = |from: usize, to: usize| {
            let between = text.get(from..to).filter(|text| !text.is_empty())?;
            // What no token names, at the beginning and at the end, is read by people all the same.
            Some(match between.trim() {
                "" => PrintPart::Between(between),
                _ => PrintPart::Token {
                    byte: base + from,
                    text: between,
                    kind: &TokenKind::Prose,
                },
            })
        };
        for token in self.score().map_or(&[][..], |score| &score.tokens) {
            pieces.extend(plain(end, token.span.start));
            let printed = text.get(token.span.clone()).unwrap_or_default();
            pieces.push(PrintPart::Token {
                byte: base + token.span.start,
                text: printed,
                kind: &token.kind,
            });
            end = end.max(token.span.end);
        }
        pieces.extend(plain(end, text.len()));
        pieces
    }
}
