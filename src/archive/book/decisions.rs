//! What was decided about a text, as a text that is kept and that travels to a worker.

use std::ops::Range;

use notation::score::{Choice, Choices, PrintedScore, System};
use record::pgn::Pauses;
use rules::Move;

/// What stands for the decision that a word is no move.
const NO_MOVE: &str = "-";

/// How many decisions are tried that may keep another one from being linked.
const MOST_VOIDED: usize = 8;

/// The decisions about a part of a text, by the bytes of the part.
#[must_use]
pub fn decisions_of(choices: &Choices, part: &Range<usize>) -> Choices {
    let inside = choices.within(part.clone()).iter();
    inside
        .map(|(byte, choice)| (byte - part.start, *choice))
        .collect()
}

/// Reads a part of a text in which a word was just chosen to be the move that comes after `ply` others.
/// What is said last counts: a decision near it that would keep it from being linked is taken back, as
/// the one that words which say the move are none, or the one for which this word was taken before.
///
/// Each try reads the part once, after a pause.
pub async fn decide(
    text: &str,
    part: &Range<usize>,
    system: Option<System>,
    choices: &mut Choices,
    (byte, mv, ply): (usize, Move, usize),
    pause: Pauses<'_>,
) -> Vec<PrintedScore> {
    let read = |choices: &Choices| super::read(text, part.clone(), system, choices);
    let is_linked = |scores: &[PrintedScore]| {
        let linked = scores.first().and_then(|score| score.moves.get(ply));
        linked.is_some_and(|linked| linked.mv == mv)
    };
    pause().await;
    let first = read(choices);
    if is_linked(&first) || choices.within(part.clone()).len() == 1 {
        return first;
    }
    // The sides may have columns of their own.
    let before = first.first().into_iter().flat_map(|score| {
        let moves = &score.moves[..ply.min(score.moves.len())];
        let bytes = moves.iter().rev().take(2);
        bytes.map(|played| part.start + score.tokens[played.token].span.start)
    });
    let from = before.min().unwrap_or(part.start);
    let near = choices.within(from..part.end).iter();
    let near = near.filter(|(other, choice)| {
        let is_last = choices.get(*other) == Some(*choice);
        is_last && *other != byte
    });
    let near = near.take(MOST_VOIDED);
    let near: Vec<(usize, Choice)> = near.copied().collect();
    for (other, choice) in near {
        choices.remove(other);
        pause().await;
        let scores = read(choices);
        if is_linked(&scores) {
            return scores;
        }
        if choice != Choice::NoMove {
            // The word was taken for the move of the other one, which is this one now.
            choices.add(other, Choice::Move(mv));
            choices.remove(byte);
            pause().await;
            let scores = read(choices);
            if is_linked(&scores) {
                return scores;
            }
            choices.remove(other);
            choices.add(byte, Choice::Move(mv));
        }
        choices.add(other, choice);
    }
    first
}

/// Decisions as a text: each a byte and the move, in the order of the bytes.
#[must_use]
pub fn decisions_to_text(choices: &Choices) -> String {
    let entry = |(byte, choice): &(usize, Choice)| match choice {
        Choice::Move(mv) => [byte.to_string(), mv.to_bits().to_string()].join("="),
        Choice::NoMove => [&byte.to_string(), NO_MOVE].join("="),
    };
    let entries: Vec<String> = choices.as_slice().iter().map(entry).collect();
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
        choices.add(byte.parse().ok()?, choice);
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
