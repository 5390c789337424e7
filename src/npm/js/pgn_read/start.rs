//! Where the game begins, as its tags say.

use rules::CastlingMode;

use super::Reader;
use crate::fault::Fault;
use crate::spelling::Reading;
use listing::ListedPosition;
use listing::fen;

/// Where a game begins.
pub(super) struct Start {
    pub(super) position: ListedPosition,
    pub(super) fen: Option<String>,
}

impl Reader<'_> {
    pub(super) fn start(&self) -> Result<Start, (usize, Fault)> {
        let value = |wanted: &str| {
            let mut tags = self.tags.iter();
            tags.find(|(name, _)| name == wanted)
                .map(|(_, value)| value.as_str())
        };
        let variant = value("Variant").unwrap_or_default().to_ascii_lowercase();
        let mode = match variant.as_str() {
            "chess960" | "fischerandom" | "fischerrandom" | "chess 960" => CastlingMode::Chess960,
            "" | "standard" | "chess" | "from position" => CastlingMode::Standard,
            _ => {
                let fault = Fault::new("other-rules", "Invalid PGN: a game of other rules");
                return Err((self.offset_of_tag("Variant"), fault));
            }
        };
        let text = match self.rules.reading {
            Reading::Permissive => {
                let mut tags = self.tags.iter().rev();
                tags.find(|(name, _)| name.eq_ignore_ascii_case("fen"))
                    .map(|(_, value)| value.as_str())
            }
            Reading::Strict if value("SetUp") != Some("1") => None,
            Reading::Strict => Some(value("FEN").ok_or_else(|| {
                let message = "Invalid PGN: FEN tag must be supplied with SetUp tag";
                let fault = Fault::new("invalid-pgn", message);
                (self.offset_of_tag("SetUp"), fault)
            })?),
        };
        let Some(text) = text.filter(|text| !text.is_empty()) else {
            return Ok(Start {
                position: ListedPosition::start(mode),
                fen: None,
            });
        };
        Ok(Start {
            position: fen::read(text, self.rules.checks, mode)
                .map_err(|fault| (self.offset_of_tag("FEN"), fault.into()))?,
            fen: Some(text.to_owned()),
        })
    }

    /// Where a tag begins that is not what it has to be.
    fn offset_of_tag(&self, name: &str) -> usize {
        let mut tags = self.outline.tags().iter();
        let tag = tags.find(|(other, _)| other.eq_ignore_ascii_case(name));
        let before = tag.and_then(|(name, _)| self.text.as_bytes().get(..self.offset(name)));
        let opened = before.and_then(|before| before.iter().rposition(|byte| *byte == b'['));
        opened.unwrap_or(0)
    }
}
