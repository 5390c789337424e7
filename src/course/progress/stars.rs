//! Stars.

use exercise::Outcome;

/// The stars of an outcome, from 0 to 3; where moves are counted, by how many were made and how
/// many the best solution has.
///
/// They are gentle: whatever is solved has one. Each of these takes one away: more than one wrong
/// answer or hint, and half as many moves again as the best solution has; a single wrong answer, a
/// single hint or a single move too many takes one, too, but only once together.
///
/// # Examples
///
/// ```
/// use course::progress::stars;
/// use exercise::{Outcome, Standing};
///
/// let solved = Outcome { standing: Standing::Solved, attempts: 1, ..Outcome::default() };
/// assert_eq!(stars(&solved, None), 3);
/// assert_eq!(stars(&solved, Some((4, 3))), 2);
/// assert_eq!(stars(&solved, Some((6, 3))), 1);
/// assert_eq!(stars(&Outcome::default(), None), 0);
/// ```
#[must_use]
pub fn stars(outcome: &Outcome, moves: Option<(u8, u8)>) -> u8 {
    if !outcome.is_solved() {
        return 0;
    }
    let wrong = outcome.attempts.saturating_sub(1);
    let over = moves.map_or(0, |(made, par)| made.saturating_sub(par));
    let far_over = moves.is_some_and(|(_, par)| u32::from(over) * 2 > u32::from(par));
    let lost = match () {
        () if wrong > 2 || outcome.hints > 2 || far_over => 2,
        () if wrong > 0 || outcome.hints > 0 || over > 0 => 1,
        () => 0,
    };
    3 - lost
}
