//! What was decided about a text, as a text that is kept and that travels to a worker.

use std::ops::Range;

use notation::score::{Choice, Choices, System};
use rules::Move;

/// What stands for the decision that a word is no move.
const NO_MOVE: &str = "-";

/// The decisions about a part of a text, by the bytes of the part.
#[must_use]
pub fn decisions_of(choices: &Choices, part: &Range<usize>) -> Choices {
    // A map that is collected is sorted first, by a program of several kilobytes.
    let mut inside = Choices::new();
    for (byte, &choice) in choices.range(part.clone()) {
        inside.insert(byte - part.start, choice);
    }
    inside
}

/// Decisions as a text: each a byte and the move, in the order of the bytes.
#[must_use]
pub fn decisions_to_text(choices: &Choices) -> String {
    let entry = |(byte, choice): (&usize, &Choice)| match choice {
        Choice::Move(mv) => [byte.to_string(), mv.to_bits().to_string()].join("="),
        Choice::NoMove => [&byte.to_string(), NO_MOVE].join("="),
    };
    let entries: Vec<String> = choices.iter().map(entry).collect();
    entries.join(" ")
}

/// The decisions of a text; `None` if anything else stands in it.
#[must_use]
pub fn decisions_from_text(text: &str) -> Option<Choices> {
    let mut choices = Choices::new();
    for entry in text.split_whitespace() {
        let (byte, choice) = entry.split_once('=')?;
        let choice = match choice {
            NO_MOVE => Choice::NoMove,
            bits => Choice::Move(Move::from_bits(bits.parse().ok()?)?),
        };
        choices.insert(byte.parse().ok()?, choice);
    }
    Some(choices)
}

/// The name under which a notation is kept.
#[must_use]
pub const fn system_key(system: System) -> &'static str {
    match system {
        System::Algebraic => "algebraic",
        System::Descriptive => "descriptive",
        System::FrenchDescriptive => "descriptive-fr",
        System::SpanishDescriptive => "descriptive-es",
        System::Lasker => "lasker",
        System::Localized(language) => language.key(),
    }
}

/// The notation of a name; `None` for another name.
#[must_use]
pub fn system_from_key(key: &str) -> Option<System> {
    System::SEARCHED
        .into_iter()
        .find(|&system| system_key(system) == key)
}
