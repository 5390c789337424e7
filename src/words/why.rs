//! Why it is so: checks, mates, stalemates, forced moves and draws, step by step.

mod answers;
mod certificate;
mod draws;
mod repeated;
#[cfg(test)]
mod tests;

pub(crate) use repeated::positions_until;

use explain::certificate::Certificate;
use explain::check::Check;
use explain::forced::Forced;
use game::{DrawReason, Game, Outcome};
use rules::{Bitboard, Position, Square, attacks};

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

/// Why a position is what it is, to be walked step by step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// What the position is, such as "Checkmate".
    pub title: Prose,
    /// The steps; at least one.
    pub steps: Vec<Step>,
}

/// One step of an explanation: what is said, and what is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// One or two sentences.
    pub prose: Prose,
    /// The squares it is about.
    pub squares: Bitboard,
    /// The pieces that are the reason.
    pub by: Bitboard,
    /// The squares between those pieces and what they look at.
    pub line: Bitboard,
}

impl Step {
    /// A step that draws nothing yet.
    fn new(text: &str) -> Self {
        Self {
            prose: Prose::of(text),
            squares: Bitboard::EMPTY,
            by: Bitboard::EMPTY,
            line: Bitboard::EMPTY,
        }
    }

    /// Marks squares.
    fn on(self, squares: impl Into<Bitboard>) -> Self {
        Self {
            squares: squares.into(),
            ..self
        }
    }

    /// Marks the pieces that are the reason.
    fn by(self, by: impl Into<Bitboard>) -> Self {
        Self {
            by: by.into(),
            ..self
        }
    }

    /// Draws the lines from the pieces that are the reason to all marked squares.
    fn with_lines(self) -> Self {
        let line = lines(self.by, self.squares);
        Self { line, ..self }
    }
}

/// The squares between each of `pieces` and each of `targets`, where they lie on a line.
fn lines(pieces: Bitboard, targets: Bitboard) -> Bitboard {
    let between = |piece: Square, target: Square| attacks::between(piece, target);
    let pairs = pieces.into_iter().flat_map(|piece| {
        targets
            .into_iter()
            .map(move |target| between(piece, target))
    });
    pairs.fold(Bitboard::EMPTY, |all, line| all | line)
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

/// The own pieces that can try nothing at all, the king aside.
fn stuck(position: &Position, certificate: &Certificate) -> Bitboard {
    let turn = position.turn();
    let own = position.by_color(turn).without(position.king(turn));
    let trying = certificate.attempts().map(|attempt| attempt.piece.square);
    own - trying.collect::<Bitboard>()
}
