//! What was decided about a text, as a text that is kept and that travels to a worker.

use std::ops::Range;

use notation::score::{Choice, Choices, Played, System};
use rules::Move;

/// What stands for the decision that a word is no move.
const NO_MOVE: &str = "-";

/// How many decisions are tried that may keep another one from being linked.
const MOST_VOIDED: usize = 8;

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

/// Decides that a word of a part of a text is the move that comes after `ply` others. What is said last
/// counts: a decision near it that would keep it from being linked is taken back, as the one that words
/// which say the move are none, or the one for which this word was taken before.
pub fn decide(
    text: &str,
    part: &Range<usize>,
    system: Option<System>,
    choices: &mut Choices,
    (byte, mv, ply): (usize, Move, usize),
) {
    let moves = |choices: &Choices| {
        let scores = super::read(text, part.clone(), system, choices);
        let score = scores.into_iter().next();
        score.map_or_else(Vec::new, |score| {
            let byte = |played: &Played| part.start + score.tokens[played.token].span.start;
            let moves = score.moves.iter();
            moves.map(|played| (byte(played), played.mv)).collect()
        })
    };
    let is_linked = |moves: &[(usize, Move)]| moves.get(ply).is_some_and(|linked| linked.1 == mv);
    choices.insert(byte, Choice::Move(mv));
    if choices.range(part.clone()).count() == 1 {
        return;
    }
    let linked = moves(choices);
    if is_linked(&linked) {
        return;
    }
    // The sides may have columns of their own.
    let before = linked[..ply.min(linked.len())].iter().rev().take(2);
    let from = before.map(|(byte, _)| *byte).min().unwrap_or(part.start);
    let near = choices.range(from..part.end);
    let near = near.filter(|(other, _)| **other != byte).take(MOST_VOIDED);
    let near: Vec<(usize, Choice)> = near.map(|(&byte, &choice)| (byte, choice)).collect();
    for (other, choice) in near {
        choices.remove(&other);
        if is_linked(&moves(choices)) {
            return;
        }
        if choice != Choice::NoMove {
            // The word was taken for the move of the other one, which is this one now.
            choices.insert(other, Choice::Move(mv));
            choices.remove(&byte);
            if is_linked(&moves(choices)) {
                return;
            }
            choices.insert(byte, Choice::Move(mv));
        }
        choices.insert(other, choice);
    }
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
