//! Mates by a rook with a knight and by two bishops.

use rules::{Bitboard, Role, Square, attacks};

use super::scene::Scene;

/// Anastasia's mate: the king is on the edge, not in the corner; a rook or queen gives check along
/// the edge; the square beside the king away from the edge holds one of its own pieces, and one knight
/// commands the two squares on either side of that piece.
pub(super) fn anastasias(scene: &Scene) -> Option<Bitboard> {
    let slider = scene.checker(&[Role::Rook, Role::Queen])?;
    if !scene.is_edge() || scene.is_corner() {
        return None;
    }
    let inward = inward(scene)?;
    let sides = scene.diagonal() & scene.flights;
    let knights = scene.pieces(Role::Knight).into_iter();
    let mut knights = knights.filter(|&knight| sides.is_within(attacks::knight(knight)));
    let knight = knights.next()?;
    let along = along_edge(scene, slider);
    let fits = along && scene.own.contains(inward) && sides.len() == 2;
    fits.then(|| Bitboard::from(slider).with(knight))
}

/// Arabian mate: a rook next to a king in the corner gives check; a knight two squares from the
/// king along the diagonal guards it and commands the other square beside the king.
pub(super) fn arabian(scene: &Scene) -> Option<Bitboard> {
    let rook = scene.checker(&[Role::Rook])?;
    let knights = scene.commanders(rook) & scene.pieces(Role::Knight);
    let apart = |knight: &Square| {
        attacks::aligned(*knight, scene.king)
            && knight.distance(scene.king) == 2
            && knight.file() != scene.king.file()
            && knight.rank() != scene.king.rank()
    };
    let knight = knights.into_iter().find(apart)?;
    let fits = scene.is_corner() && scene.orthogonal().contains(rook);
    fits.then(|| Bitboard::from(rook).with(knight))
}

/// Hook mate: a rook beside the king gives check, guarded by a knight that stands next to the king
/// too, which is guarded by a pawn; at least one square around the king holds one of its own pieces.
pub(super) fn hook(scene: &Scene) -> Option<Bitboard> {
    let rook = scene.checker(&[Role::Rook])?;
    let knights = scene.commanders(rook) & scene.pieces(Role::Knight) & scene.around;
    let guards = |knight: Square| scene.commanders(knight) & scene.pieces(Role::Pawn);
    let pieces = knights
        .into_iter()
        .filter(|&knight| !guards(knight).is_empty())
        .fold(Bitboard::EMPTY, |pieces, knight| {
            pieces.with(knight) | guards(knight)
        });
    let hooked = !pieces.is_empty() && !scene.own.is_empty();
    (hooked && scene.orthogonal().contains(rook)).then(|| pieces.with(rook))
}

/// Vukovic's mate: the king is on the edge, not in the corner; a rook directly before it gives
/// check and is guarded by a third piece, and a knight directly behind the rook commands the squares
/// on either side of the king.
pub(super) fn vukovics(scene: &Scene) -> Option<Bitboard> {
    let rook = scene.checker(&[Role::Rook])?;
    let before = inward(scene).filter(|&square| square == rook)?;
    let behind = scene.king.offset(
        2 * (before.file().index() as i32 - scene.king.file().index() as i32),
        2 * (before.rank().index() as i32 - scene.king.rank().index() as i32),
    )?;
    let guards = scene.commanders(rook);
    let fits = scene.pieces(Role::Knight).contains(behind) && !guards.is_empty();
    fits.then(|| guards.with(rook).with(behind))
}

/// Boden's mate: a bishop gives check, two bishops alone command the flights, each at least one
/// that matters, and their diagonals cross.
pub(super) fn bodens(scene: &Scene) -> Option<Bitboard> {
    bishops(scene, false)
}

/// Double bishop mate: a bishop gives check, two bishops alone command the flights, each at least
/// one that matters, and their diagonals are parallel.
pub(super) fn double_bishop(scene: &Scene) -> Option<Bitboard> {
    bishops(scene, true)
}

fn bishops(scene: &Scene, parallel: bool) -> Option<Bitboard> {
    let checker = scene.checker(&[Role::Bishop])?;
    let jailers = scene.jailers().with(checker);
    let other = jailers.without(checker).single()?;
    let fits = scene.pieces(Role::Bishop).contains(other)
        && (scene.flights & scene.commands(other))
            .into_iter()
            .all(|flight| (slope(other, flight) == slope(checker, scene.king)) == parallel);
    fits.then_some(jailers)
}

/// Whether a diagonal rises to the right.
fn slope(from: Square, to: Square) -> bool {
    (from.file() < to.file()) == (from.rank() < to.rank())
}

/// The square beside a king on the edge that is not on the edge; `None` elsewhere and in corners.
fn inward(scene: &Scene) -> Option<Square> {
    if !scene.is_edge() || scene.is_corner() {
        return None;
    }
    let off_edge = |square: &Square| attacks::king(*square).len() == 8;
    scene.orthogonal().into_iter().find(off_edge)
}

/// Whether `slider` stands on the edge the king stands on.
fn along_edge(scene: &Scene, slider: Square) -> bool {
    let is_border = |index: usize| index == 0 || index == 7;
    let king = scene.king;
    (slider.file() == king.file() && is_border(king.file().index()))
        || (slider.rank() == king.rank() && is_border(king.rank().index()))
}
