//! What the tags of a game say about the position from which it begins.

use notation::fen::{self, Correction};
use rules::{Position, Setup};

use super::FaultKind;
use super::walk::TagFault;
use crate::tags::clean_value;

/// Where a game begins.
#[derive(Debug, Default)]
pub(super) struct Start {
    pub(super) position: Position,
    /// What was corrected in the tag that says so.
    corrections: Vec<Correction>,
}

impl Start {
    /// That the tag was corrected, if it was.
    pub(super) fn note(self) -> Option<TagFault> {
        let is_corrected = !self.corrections.is_empty();
        is_corrected.then_some(("FEN", FaultKind::StartCorrected(self.corrections)))
    }
}

/// The tags that decide where a game begins and by which rules.
#[derive(Debug, Default)]
pub(super) struct StartTags {
    fen: Option<String>,
    set_up: Option<String>,
    variant: Option<String>,
}

impl StartTags {
    /// Takes a tag if it is one of these.
    pub(super) fn take(&mut self, name: &str, value: &str) -> bool {
        let place = match name {
            "FEN" => &mut self.fen,
            "SetUp" => &mut self.set_up,
            "Variant" => &mut self.variant,
            _ => return false,
        };
        // As it would be written: what is read again has to be the same.
        *place = Some(clean_value(value));
        true
    }

    /// Where the game begins.
    ///
    /// # Errors
    ///
    /// What is wrong, and the name of the tag in which it stands.
    pub(super) fn position(&self) -> Result<Start, TagFault> {
        let is_chess960 = self.variant.as_deref().is_some_and(is_chess960);
        if let Some(variant) = &self.variant
            && !is_chess960
            && !is_chess(variant)
        {
            return Err(("Variant", FaultKind::Variant(variant.clone())));
        }
        let is_set_up = self.set_up.as_deref().map(str::trim) != Some("0");
        let fen = self.fen.as_deref().map(str::trim).filter(|_| is_set_up);
        let fen = match fen {
            Some(fen) => fen,
            None if is_chess960 => &Position::default().to_string(),
            None => return Ok(Start::default()),
        };
        let wrong = |error| ("FEN", FaultKind::Start(error));
        if is_chess960
            && let Ok(setup) = Setup::from_chess960_fen(fen)
            && let Ok(position) = Position::from_setup(&setup)
        {
            return Ok(Start {
                position,
                corrections: Vec::new(),
            });
        }
        let found = fen::repair(fen).map_err(|error| wrong(error.into()))?;
        let position = Position::from_setup(&found.setup).map_err(|error| wrong(error.into()))?;
        Ok(Start {
            position,
            corrections: found.corrections,
        })
    }

    /// The tags that are kept as text: those that the position does not contain.
    pub(super) fn kept(&self, is_wrong: bool) -> impl Iterator<Item = (&'static str, &str)> {
        let variant = self.variant.as_deref();
        let variant = variant.filter(|variant| is_wrong || !is_chess960(variant));
        [
            ("Variant", variant),
            ("SetUp", self.set_up.as_deref().filter(|_| is_wrong)),
            ("FEN", self.fen.as_deref().filter(|_| is_wrong)),
        ]
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?)))
    }
}

fn is_chess960(variant: &str) -> bool {
    let variant = variant.to_ascii_lowercase();
    // The search for texts of the standard library would weigh more than all that is read here.
    let has = |word: &str| {
        let mut windows = variant.as_bytes().windows(word.len());
        windows.any(|window| window == word.as_bytes())
    };
    has("960") || has("fischer") || has("freestyle")
}

/// The names under which programs write chess as everybody plays it.
fn is_chess(variant: &str) -> bool {
    let variant = variant.trim().to_ascii_lowercase();
    matches!(
        variant.as_str(),
        "" | "?" | "standard" | "chess" | "normal" | "classical" | "from position"
    )
}
