//! Why it is so: checks, mates, stalemates, forced moves and draws, step by step.

mod answers;
mod certificate;
mod draws;
mod repeated;
mod step;
#[cfg(test)]
mod tests;

pub use step::{Step, Why};

pub(crate) use repeated::positions_until;

use explain::certificate::Certificate;
use explain::check::Check;
use explain::forced::Forced;
use game::{DrawReason, Game, Outcome};

use crate::glossary::Prose;
use crate::table::{Message, messages};

messages! {
    why_claim_title() = "[[claim|A draw can be claimed]]";
}

/// The messages of all explanations.
pub(crate) fn all_messages() -> Vec<Message> {
    [
        MESSAGES,
        answers::MESSAGES,
        certificate::MESSAGES,
        draws::MESSAGES,
        repeated::MESSAGES,
    ]
    .concat()
}

/// Why the position after `ply` plies is what it is; none if there is nothing to explain, or no
/// such position.
///
/// Explained are checkmate, stalemate, check and a forced move in any position, and where the game
/// stands also draws by the position, by repetition and by the fifty-move rule, whether they have
/// ended the game or can be claimed.
///
/// # Examples
///
/// ```
/// use game::Game;
///
/// let mate = Game::from_position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1".parse()?);
/// let why = words::why(&mate, 0).expect("it is mate");
/// assert_eq!(why.title.plain(), "Checkmate");
/// assert_eq!(why.steps[0].prose.plain(), "The king on g8 is in check from the rook on a8.");
/// assert_eq!(words::why(&Game::default(), 0), None);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn why(game: &Game, ply: usize) -> Option<Why> {
    if ply > game.len() {
        return None;
    }
    let position = game.position_at(ply);
    let last = ply.checked_sub(1).map(|index| game.moves()[index]);
    let check = Check::of(position, last);
    if !position.has_legal_moves() {
        let certificate = Certificate::of(position);
        return Some(certificate::ended(position, check.as_ref(), &certificate));
    }
    let is_last = ply == game.len();
    if is_last && let Some(why) = ended_draw(game) {
        return Some(why);
    }
    let here = match (check, Forced::of(position)) {
        (Some(check), forced) => Some(answers::check(position, &check, forced.as_ref())),
        (None, Some(forced)) => Some(answers::forced(position, &forced)),
        (None, None) => None,
    };
    let claim = is_last.then(|| claimable(game)).flatten();
    match (here, claim) {
        (Some(mut here), Some(claim)) => {
            here.steps.extend(claim.steps);
            Some(here)
        }
        (here, claim) => here.or(claim),
    }
}

/// Why the game has ended drawn, if the board shows it.
fn ended_draw(game: &Game) -> Option<Why> {
    let Some(Outcome::Draw(reason)) = game.outcome() else {
        return None;
    };
    match reason {
        DrawReason::DeadPosition => Some(draws::dead(game.position())),
        DrawReason::Threefold | DrawReason::Fivefold => Some(repeated::repetition(game)),
        DrawReason::FiftyMove if game.is_drawn_by_count() => Some(draws::counted()),
        DrawReason::FiftyMove | DrawReason::SeventyFiveMove => {
            Some(draws::fifty(game.position(), reason))
        }
        DrawReason::Stalemate
        | DrawReason::Agreement
        | DrawReason::TimeWithoutMate(_)
        | DrawReason::ResignationWithoutMate(_)
        | DrawReason::InfractionWithoutMate(_) => None,
    }
}

/// Which draws can be claimed, and why.
fn claimable(game: &Game) -> Option<Why> {
    let claims = game.claims();
    let mut steps = repeated::claimable(game, &claims);
    steps.extend(draws::claimable(game.position(), &claims));
    (!steps.is_empty()).then(|| Why {
        title: Prose::of(&why_claim_title()),
        steps,
    })
}
