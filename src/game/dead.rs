//! Dead positions that are not seen at once: the proof is sought in slices after the move.

use rules::PositionIdentity;
use rules::dead::{Analysis, Verdict};

use crate::Game;
use crate::outcome::Declared;

/// A search for the proof that a position of a game is dead (article 5.2.2), made bit by bit while
/// the players think.
///
/// # Examples
///
/// ```
/// use game::{DrawReason, Game, Outcome};
///
/// let mut game = Game::default();
/// let mut check = game.check_dead().expect("the game goes on");
/// let is_dead = loop {
///     if let Some(is_dead) = check.step(500) {
///         break is_dead;
///     }
/// };
/// assert!(!is_dead);
/// assert!(!game.end_if_dead(&check));
/// assert_eq!(game.outcome(), None);
/// ```
#[derive(Clone, Debug)]
pub struct DeadCheck {
    position: PositionIdentity,
    analysis: Analysis,
    verdict: Option<Verdict>,
}

impl DeadCheck {
    /// Goes on for about `nodes` positions, 1000 of which take about a millisecond. Tells whether
    /// the position is proved dead once that is settled.
    pub fn step(&mut self, nodes: u32) -> Option<bool> {
        if self.verdict.is_none() {
            self.verdict = self.analysis.step(nodes);
        }
        self.verdict.as_ref().map(Verdict::is_dead)
    }
}

impl Game {
    /// Begins to look for a proof that the position on the board is dead. Nothing if the game has
    /// ended; if it is dead at a glance, the move has ended it.
    #[must_use]
    pub fn check_dead(&self) -> Option<DeadCheck> {
        self.outcome().is_none().then(|| DeadCheck {
            position: self.position().identity(),
            analysis: Analysis::of_both(self.position()),
            verdict: None,
        })
    }

    /// Ends the game as drawn if `check` has proved the position on the board dead. Tells whether
    /// it did so.
    pub fn end_if_dead(&mut self, check: &DeadCheck) -> bool {
        let is_proved = check.verdict == Some(Verdict::Dead)
            && check.position == self.position().identity()
            && self.outcome().is_none();
        if is_proved {
            self.declare(Declared::Dead);
        }
        is_proved
    }
}
