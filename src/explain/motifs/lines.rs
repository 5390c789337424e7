//! Pins, skewers and x-rays: what a runner does through a man.

use rules::{Bitboard, Color, Position, Role, Square, attacks};

use super::sight::Sight;
use super::{Finding, Motif};

/// Absolute pin: a man stands alone between its king and an enemy runner that would otherwise give
/// check, so that it may not leave the line.
pub(super) fn absolute_pins(sight: &Sight, findings: &mut Vec<Finding>) {
    for color in Color::ALL {
        for pin in sight.pins(color) {
            let by = Bitboard::from(pin.pinner);
            let man = Bitboard::from(pin.man);
            let finding = Finding::new(Motif::AbsolutePin, !color, by, man);
            findings.push(finding.line(pin.pinner, pin.king));
        }
    }
}

/// What a runner sees through one man.
struct Through {
    runner: Square,
    front: Square,
    back: Square,
}

/// Relative pin, skewer and x-ray. Pinned to its king, a runner acts only along that line; and if
/// the other side is to move and wins something by taking the runner, nothing is said.
///
/// - Relative pin: the man in front is worth less than the man of its side behind it, which is not
///   the king; it could leave the line, and then the runner would win something by taking the man
///   behind, because that is dearer than the runner or because no other man guards it.
/// - Skewer: the man in front is the king, or worth at least as much as the man of its side behind
///   it, which is no pawn, and the runner wins something by taking either of them: each is dearer
///   than the runner, or unguarded (the one behind, once the front one has left; a king in front
///   must not have a move that brings it next to a man behind that is not dearer).
/// - X-ray: an enemy runner attacks a man along the line on which our runner stands behind it, so
///   that our runner guards the man through the enemy: if he takes, it takes back.
pub(super) fn through(sight: &Sight, findings: &mut Vec<Finding>) {
    for side in Color::ALL {
        let safe = |runner| sight.position.turn() == side || !sight.loses_at_once(runner);
        for view in views(&sight.position, side) {
            let Some((motif, target)) = judge(sight, side, &view) else {
                continue;
            };
            if motif == Motif::XRay || safe(view.runner) {
                let by = Bitboard::from(view.runner);
                let finding = Finding::new(motif, side, by, target);
                findings.push(finding.line(view.runner, view.back));
            }
        }
    }
}

/// All men seen by runners of `side` through exactly one enemy.
fn views(position: &Position, side: Color) -> Vec<Through> {
    let mut views = Vec::new();
    for back in position.occupied() {
        for runner in position.x_rays(back, side) {
            let between = attacks::between(runner, back) & position.occupied();
            let enemy = between & position.by_color(!side);
            views.extend(enemy.single().map(|front| Through {
                runner,
                front,
                back,
            }));
        }
    }
    views
}

fn judge(sight: &Sight, side: Color, view: &Through) -> Option<(Motif, Bitboard)> {
    let &Through {
        runner,
        front,
        back,
    } = view;
    let (front_role, back_role) = (sight.role(front), sight.role(back));
    let own = sight.position.by_color(side).contains(back);
    if back_role == Role::King {
        return None; // our own king attacked through the runner's target, or an absolute pin
    }
    if own {
        let guards = sight.reach(front).contains(back) && is_runner(front_role);
        let free = sight.pins(side).iter();
        let free = free
            .filter(|pin| pin.man == runner)
            .all(|pin| pin.way().contains(back));
        return (guards && free).then(|| (Motif::XRay, Bitboard::from(back)));
    }
    let in_reach = sight.reach(runner).contains(front);
    if !in_reach || !sight.worth_taking(back, runner, Bitboard::from(front)) {
        return None;
    }
    let is_king = front_role == Role::King;
    if !is_king && sight.value(front) < sight.value(back) {
        let pinned = leaves_line(sight, view);
        return pinned.then(|| (Motif::RelativePin, Bitboard::from(front)));
    }
    if is_king && sight.value(back) <= sight.value(runner) && can_step_next_to(sight, front, back) {
        return None;
    }
    let threatened = is_king || sight.worth_taking(front, runner, Bitboard::EMPTY);
    let skewer = threatened && back_role != Role::Pawn;
    skewer.then(|| (Motif::Skewer, Bitboard::from(front).with(back)))
}

/// Whether the man in front has a move that leaves the line, legal or only kept by a king's pin.
fn leaves_line(sight: &Sight, view: &Through) -> bool {
    let targets = sight.position.to_setup().pseudo_destinations(view.front);
    let line = attacks::between(view.runner, view.back).with(view.runner);
    !(targets - line).is_empty()
}

/// Whether the king on `king` has a legal move to a square from which it guards `man`.
fn can_step_next_to(sight: &Sight, king: Square, man: Square) -> bool {
    let moves = sight.position.legal_moves();
    moves
        .iter()
        .any(|mv| mv.from() == king && attacks::king(mv.to()).contains(man))
}

fn is_runner(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}
