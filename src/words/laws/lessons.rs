//! The lessons of the course that lead to each topic of the laws, so that the topic leads back to them.
//!
//! A test of the crate `learn` compares this table with the lessons.

use conduct::Topic;

use crate::table::messages;

messages! {
    lesson_board_turned() = "Is the board set right?";
    lesson_check_check() = "What check is";
    lesson_castling_conditions() = "When you may castle";
    lesson_castling_wise() = "When it is wise to castle";
    lesson_en_passant_forced() = "When it is the only move";
    lesson_promotion_must() = "A pawn must change";
    lesson_draws_stalemate() = "Stalemate";
    lesson_draws_perpetual() = "Check without end";
    lesson_draws_force() = "Too little to mate";
    lesson_draws_claims() = "Draws that you claim";
    lesson_laws_touch() = "Touch and move";
    lesson_laws_impossible() = "A touched piece that can't move";
    lesson_laws_hand() = "The hand and the piece";
    lesson_laws_turns() = "Out of turn";
    lesson_laws_illegal() = "Moves that are not allowed";
    lesson_laws_dropped() = "A piece is lost from the board";
    lesson_laws_setup() = "Set up wrong";
    lesson_laws_fair() = "Resign, and be fair";
}

/// A lesson with its address, its title and the topics that it leads to.
type Taught = (&'static str, fn() -> String, &'static [Topic]);

/// In the order of the course.
const TAUGHT: [Taught; 18] = [
    ("board/turned", lesson_board_turned, &[Topic::Board]),
    (
        "check/check",
        lesson_check_check,
        &[Topic::Check, Topic::NeglectedCheck],
    ),
    (
        "castling/conditions",
        lesson_castling_conditions,
        &[Topic::Castling],
    ),
    (
        "castling/wise",
        lesson_castling_wise,
        &[Topic::RookFirst, Topic::Odds],
    ),
    (
        "en-passant/forced",
        lesson_en_passant_forced,
        &[Topic::EnPassant],
    ),
    ("promotion/must", lesson_promotion_must, &[Topic::Promotion]),
    (
        "draws/stalemate",
        lesson_draws_stalemate,
        &[Topic::Stalemate],
    ),
    (
        "draws/perpetual",
        lesson_draws_perpetual,
        &[Topic::PerpetualCheck],
    ),
    ("draws/force", lesson_draws_force, &[Topic::LackOfForce]),
    (
        "draws/claims",
        lesson_draws_claims,
        &[Topic::Repetition, Topic::FiftyMoves, Topic::Agreement],
    ),
    (
        "laws/touch",
        lesson_laws_touch,
        &[Topic::Touch, Topic::Adjusting],
    ),
    (
        "laws/impossible",
        lesson_laws_impossible,
        &[Topic::ImpossibleTouch],
    ),
    (
        "laws/hand",
        lesson_laws_hand,
        &[Topic::SeveralTouched, Topic::Release],
    ),
    (
        "laws/turns",
        lesson_laws_turns,
        &[Topic::Turn, Topic::Penalty],
    ),
    (
        "laws/illegal",
        lesson_laws_illegal,
        &[Topic::IllegalMove, Topic::FoundLater],
    ),
    ("laws/dropped", lesson_laws_dropped, &[Topic::DroppedPiece]),
    (
        "laws/setup",
        lesson_laws_setup,
        &[Topic::SetUp, Topic::FirstMove, Topic::Series],
    ),
    (
        "laws/fair",
        lesson_laws_fair,
        &[Topic::Resignation, Topic::Concession, Topic::Umpire],
    ),
];

/// The lessons that lead to a topic, with their addresses and titles, in the order of the course.
///
/// # Examples
///
/// ```
/// use conduct::Topic;
///
/// let lessons: Vec<_> = words::law_lessons(Topic::Touch).collect();
/// assert_eq!(lessons, [("laws/touch", "Touch and move".to_owned())]);
/// ```
pub fn law_lessons(topic: Topic) -> impl Iterator<Item = (&'static str, String)> {
    let taught = TAUGHT.iter();
    taught
        .filter(move |(_, _, topics)| topics.contains(&topic))
        .map(|&(address, title, _)| (address, title()))
}
