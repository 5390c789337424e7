//! Draws that the position and its count show: dead positions, fifty and seventy-five moves.

use explain::draw::{Dead, FiftyMoves};
use game::{ClaimReason, Claims, DrawReason};
use rules::{Move, Position};

use super::answers::way_of;
use super::step::{Step, Why};
use crate::glossary::Prose;
use crate::moves::first_moves;
use crate::names::{pieces_on, the_piece_on};
use crate::table::messages;

messages! {
    why_dead_title() = "[[dead-position|Dead position]]";
    why_material_title() = "[[insufficient-material|Insufficient material]]";
    why_dead_kings() = "Only the two kings are left.";
    why_dead_minor(piece) = "Besides the kings only the {piece} is left.";
    why_dead_bishops(pieces) = "Besides the kings only bishops are left, all on squares of one color: the {pieces}.";
    why_dead_locked(; count) = ["Here {count} pawn stands head to head and can't advance.", "Here {count} pawns stand head to head and can't advance."];
    why_dead_proved() = "No series of legal moves leads to [[checkmate]], however badly either side plays: this is proved.";
    why_dead_material() = "With these pieces no series of legal moves leads to [[checkmate]].";
    why_dead_end() = "Nobody can win anymore, so the game is a [[draw]] at once.";
    why_fifty_title() = "[[fifty-move-rule|Fifty-move rule]]";
    why_seventy_five_title() = "[[fifty-move-rule|Seventy-five-move rule]]";
    why_count(; count) = ["Since the last [[capture]] or [[pawn]] move each side has made {count} move.", "Since the last [[capture]] or [[pawn]] move each side has made {count} moves."];
    why_count_odd(; count) = ["Since the last [[capture]] or [[pawn]] move each side has made at least {count} move.", "Since the last [[capture]] or [[pawn]] move each side has made at least {count} moves."];
    why_resets(moves) = "A [[capture]] or a [[pawn]] move restarts the count. Possible here: {moves}.";
    why_no_resets() = "A [[capture]] or a [[pawn]] move restarts the count. None is possible here.";
    why_fifty_claim() = "After fifty moves by each side the player to move can [[claim]] a [[draw]].";
    why_seventy_five_end() = "After seventy-five moves by each side the game is a [[draw]] without a [[claim]].";
    why_counted_end() = "By these laws whoever has called can then [[claim]] a [[draw]]; captures and pawn moves do not restart the count.";
    why_fifty_with(moves) = "{moves} would complete fifty moves by each side without a [[capture]] or a [[pawn]] move: a [[draw]] can be [[claim|claimed]].";
}

/// More moves than these are counted, not named.
const NAMED: usize = 6;

/// Why a position is dead, of which that is known.
pub(super) fn dead(position: &Position) -> Why {
    let proved = || Step::new(&why_dead_proved());
    let material = || Step::new(&why_dead_material());
    let mut steps = match Dead::known(position) {
        Dead::BareKings => {
            let kings = Step::new(&why_dead_kings()).on(position.occupied());
            vec![kings, material()]
        }
        Dead::LoneMinor { piece, role } => {
            let step = Step::new(&why_dead_minor(&the_piece_on(role, piece))).on(piece);
            vec![step, material()]
        }
        Dead::OneColoredBishops { bishops } => {
            let step = Step::new(&why_dead_bishops(&pieces_on(position, bishops))).on(bishops);
            vec![step, material()]
        }
        Dead::Proved { locked } if locked.is_empty() => vec![proved()],
        Dead::Proved { locked } => {
            let step = Step::new(&why_dead_locked(locked.len())).on(locked);
            vec![step, proved()]
        }
    };
    steps.push(Step::new(&why_dead_end()));
    let title = if position.is_insufficient_material() {
        why_material_title()
    } else {
        why_dead_title()
    };
    Why {
        title: Prose::of(&title),
        steps,
    }
}

/// Why the count of the fifty-move rule has ended the game.
pub(super) fn fifty(position: &Position, reason: DrawReason) -> Why {
    let (title, end) = match reason {
        DrawReason::SeventyFiveMove => (why_seventy_five_title(), why_seventy_five_end()),
        _ => (why_fifty_title(), why_fifty_claim()),
    };
    let mut steps = count(position);
    steps.push(Step::new(&end));
    Why {
        title: Prose::of(&title),
        steps,
    }
}

/// Why a count of fifty moves from a call has ended the game.
pub(super) fn counted() -> Why {
    Why {
        title: Prose::of(&why_fifty_title()),
        steps: vec![
            Step::new(&crate::touched::fifty_expired()),
            Step::new(&why_counted_end()),
        ],
    }
}

/// Why a draw by the fifty-move rule can be claimed; nothing if it cannot.
pub(super) fn claimable(position: &Position, claims: &Claims) -> Vec<Step> {
    if claims.now.contains(&ClaimReason::FiftyMove) {
        return fifty(position, DrawReason::FiftyMove).steps;
    }
    let moves: Vec<Move> = claims
        .with_move
        .iter()
        .filter(|(_, reason)| *reason == ClaimReason::FiftyMove)
        .map(|&(mv, _)| mv)
        .collect();
    let Some(named) = first_moves(position, [&moves[..]], NAMED) else {
        return Vec::new();
    };
    let step = Step::new(&why_fifty_with(&named));
    let mut steps = count(position);
    steps.push(match moves[..] {
        [mv] => step.on(way_of(mv)),
        _ => step,
    });
    steps
}

/// How far the count is, and what would begin it again.
fn count(position: &Position) -> Vec<Step> {
    let fifty = FiftyMoves::of(position);
    let each = (fifty.plies / 2) as usize;
    let made = if fifty.plies.is_multiple_of(2) {
        why_count(each)
    } else {
        why_count_odd(each)
    };
    let resets = match first_moves(position, [&fifty.resets[..]], NAMED) {
        Some(moves) => why_resets(&moves),
        None => why_no_resets(),
    };
    let targets = fifty.resets.iter().map(|mv| mv.to());
    vec![
        Step::new(&made),
        Step::new(&resets).on(targets.collect::<rules::Bitboard>()),
    ]
}
