//! Pins, skewers and x-rays: what a slider does through a piece.

use rules::{Bitboard, Color, Position, Role, Square, attacks};

use super::sight::Sight;
use super::{Finding, Motif};

/// Absolute pin: a piece stands alone between its king and an enemy slider that would otherwise give
/// check, so that it may not leave the line.
pub(super) fn absolute_pins(sight: &Sight, findings: &mut Vec<Finding>) {
    for color in Color::ALL {
        for pin in sight.pins(color) {
            let by = Bitboard::from(pin.pinner);
            let piece = Bitboard::from(pin.piece);
            let finding = Finding::new(Motif::AbsolutePin, !color, by, piece);
            findings.push(finding.line(pin.pinner, pin.king));
        }
    }
}

/// What a slider sees through one piece.
struct Through {
    slider: Square,
    front: Square,
    back: Square,
}

/// Relative pin, skewer and x-ray. Pinned to its king, a slider acts only along that line; and if
/// the other side is to move and wins something by taking the slider, nothing is said.
///
/// - Relative pin: the piece in front is worth less than the piece of its side behind it, which is not
///   the king; it could leave the line, and then the slider would win something by taking the piece
///   behind, because that is dearer than the slider or because no other piece guards it.
/// - Skewer: the piece in front is the king, or worth at least as much as the piece of its side behind
///   it, which is no pawn, and the slider wins something by taking either of them: each is dearer
///   than the slider, or unguarded (the one behind, once the front one has left; a king in front
///   must not have a move that brings it next to a piece behind that is not dearer).
/// - X-ray: an enemy slider attacks a piece along the line on which our slider stands behind it, so
///   that our slider guards the piece through the enemy: if it takes, it takes back.
pub(super) fn through(sight: &Sight, findings: &mut Vec<Finding>) {
    for side in Color::ALL {
        let safe = |slider| sight.position.turn() == side || !sight.loses_at_once(slider);
        for view in views(&sight.position, side) {
            let Some((motif, target)) = judge(sight, side, &view) else {
                continue;
            };
            if motif == Motif::XRay || safe(view.slider) {
                let by = Bitboard::from(view.slider);
                let finding = Finding::new(motif, side, by, target);
                findings.push(finding.line(view.slider, view.back));
            }
        }
    }
}

/// All pieces seen by sliders of `side` through exactly one enemy.
fn views(position: &Position, side: Color) -> Vec<Through> {
    let mut views = Vec::new();
    for back in position.occupied() {
        for slider in position.x_rays(back, side) {
            let between = attacks::between(slider, back) & position.occupied();
            let enemy = between & position.by_color(!side);
            views.extend(enemy.single().map(|front| Through {
                slider,
                front,
                back,
            }));
        }
    }
    views
}

fn judge(sight: &Sight, side: Color, view: &Through) -> Option<(Motif, Bitboard)> {
    let &Through {
        slider,
        front,
        back,
    } = view;
    let (front_role, back_role) = (sight.role(front), sight.role(back));
    let own = sight.position.by_color(side).contains(back);
    if back_role == Role::King {
        return None; // our own king attacked through the slider's target, or an absolute pin
    }
    if own {
        let guards = sight.reach(front).contains(back) && is_slider(front_role);
        let free = sight.pins(side).iter();
        let free = free
            .filter(|pin| pin.piece == slider)
            .all(|pin| pin.way().contains(back));
        return (guards && free).then(|| (Motif::XRay, Bitboard::from(back)));
    }
    let in_reach = sight.reach(slider).contains(front);
    if !in_reach || !sight.worth_taking(back, slider, Bitboard::from(front)) {
        return None;
    }
    let is_king = front_role == Role::King;
    if !is_king && sight.points(front) < sight.points(back) {
        let pinned = leaves_line(sight, view);
        return pinned.then(|| (Motif::RelativePin, Bitboard::from(front)));
    }
    if is_king && sight.points(back) <= sight.points(slider) && can_step_next_to(sight, front, back)
    {
        return None;
    }
    let threatened = is_king || sight.worth_taking(front, slider, Bitboard::EMPTY);
    let skewer = threatened && back_role != Role::Pawn;
    skewer.then(|| (Motif::Skewer, Bitboard::from(front).with(back)))
}

/// Whether the piece in front has a move that leaves the line, legal or only kept by a king's pin.
fn leaves_line(sight: &Sight, view: &Through) -> bool {
    let targets = sight.position.to_setup().pseudo_destinations(view.front);
    let line = attacks::between(view.slider, view.back).with(view.slider);
    !(targets - line).is_empty()
}

/// Whether the king on `king` has a legal move to a square from which it guards `piece`.
fn can_step_next_to(sight: &Sight, king: Square, piece: Square) -> bool {
    let moves = sight.position.legal_moves();
    moves
        .iter()
        .any(|mv| mv.from() == king && attacks::king(mv.to()).contains(piece))
}

fn is_slider(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}
