//! A game with its sitting, as stored and read.

use clock::Reading;
use game::Game;
use sitting::Kept;

use super::{PendingSitting, SittingState, reading};

/// The text under which a game is stored.
pub(super) fn text(game: &Game, state: &SittingState) -> String {
    let kept = Kept {
        game: game.clone(),
        sitting: state.held().map(|held| held.sitting.clone()),
    };
    kept.to_text()
}

/// Reads a stored game.
pub(super) fn read(text: &str) -> Option<(Game, SittingState)> {
    read_at(text, reading())
}

/// Reads a stored game at a given time. A clock that was running when the page was left waits to be
/// told whether the time since then counts.
pub(super) fn read_at(text: &str, now: Reading) -> Option<(Game, SittingState)> {
    let kept = Kept::read(text).ok()?;
    let state = kept.sitting.map_or_else(SittingState::default, |sitting| {
        let mut held = PendingSitting::of(sitting);
        held.now = now;
        held.sitting.reopen(held.now);
        SittingState::of(held, 0)
    });
    Some((kept.game, state))
}
