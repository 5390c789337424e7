//! Draws by repetition.

use explain::draw::{Repetition, Standing};
use game::{ClaimReason, Claims, Game};
use rules::{Move, Position};

use super::answers::way_of;
use super::step::{Step, Why};
use crate::attempts::numbered;
use crate::glossary::Prose;
use crate::names::{color_name, list};
use crate::table::messages;

messages! {
    why_threefold_title() = "[[threefold-repetition|Threefold repetition]]";
    why_fivefold_title() = "[[threefold-repetition|Fivefold repetition]]";
    why_repeated(; count) = ["This position has occurred {count} time in this game: the same pieces on the same squares, the same side to move, the same moves possible.", "This position has occurred {count} times in this game: the same pieces on the same squares, the same side to move, the same moves possible."];
    why_repeated_when(places) = "It occurred {places}.";
    why_at_start() = "at the start";
    why_after_move(played) = "after {played}";
    why_threefold_claim() = "From the third time on, the player to move can [[claim]] a [[draw]].";
    why_fivefold_end() = "The fifth time makes the game a [[draw]] without a [[claim]].";
    why_threefold_with(san, places) = "{san} would repeat a position that occurred {places}: a [[draw]] can be [[claim|claimed]].";
    why_perpetual(color) = "Every move that {color} made in between gave check: this is [[perpetual-check|perpetual check]].";
}

/// Moves that would repeat a position are rarely more than one or two.
const EXPLAINED: usize = 3;

/// Which moves have led to the repeated position, and what that means.
pub(super) fn repetition(game: &Game) -> Why {
    let positions = positions(game);
    let repetition = Repetition::of(&positions);
    let is_automatic = repetition.standing() == Standing::Automatic;
    let (title, end) = if is_automatic {
        (why_fivefold_title(), why_fivefold_end())
    } else {
        (why_threefold_title(), why_threefold_claim())
    };
    let mut texts = vec![
        why_repeated(repetition.plies.len()),
        why_repeated_when(&places(game, &repetition.plies)),
        end,
    ];
    if let Some(by) = repetition.perpetual_checker(&positions) {
        texts.insert(2, why_perpetual(&color_name(by)));
    }
    Why {
        title: Prose::of(&title),
        steps: texts.iter().map(|text| Step::new(text)).collect(),
    }
}

/// Why a draw by repetition can be claimed; nothing if it cannot.
pub(super) fn claimable(game: &Game, claims: &Claims) -> Vec<Step> {
    if claims.now.contains(&ClaimReason::Threefold) {
        return repetition(game).steps;
    }
    claims
        .with_move
        .iter()
        .filter(|(_, reason)| *reason == ClaimReason::Threefold)
        .take(EXPLAINED)
        .map(|&(mv, _)| with_move(game, mv))
        .collect()
}

fn with_move(game: &Game, mv: Move) -> Step {
    let mut positions = positions(game);
    positions.push(game.position().play_unchecked(mv));
    let mut plies = Repetition::of(&positions).plies;
    plies.pop();
    let san = notation::san::write(game.position(), mv);
    Step::new(&why_threefold_with(&san, &places(game, &plies))).on(way_of(mv))
}

/// All positions of a game up to one of them.
pub(crate) fn positions_until(game: &Game, ply: usize) -> Vec<Position> {
    (0..=ply).map(|ply| *game.position_at(ply)).collect()
}

fn positions(game: &Game) -> Vec<Position> {
    positions_until(game, game.len())
}

/// After which moves these positions stood on the board: "at the start and after 2... Ng8".
fn places(game: &Game, plies: &[usize]) -> String {
    let place = |&ply: &usize| match ply.checked_sub(1) {
        None => why_at_start(),
        Some(index) => {
            let before = game.position_at(index);
            why_after_move(&numbered(before, game.moves()[index]))
        }
    };
    let places: Vec<String> = plies.iter().map(place).collect();
    list(&places)
}
