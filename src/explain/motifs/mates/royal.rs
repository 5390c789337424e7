//! Mates in which a queen takes part.

use rules::{Bitboard, Role, Square};

use super::scene::Scene;

/// Dovetail mate: a queen diagonally next to the king gives check; the two squares behind the king
/// that she cannot reach, a knight's move from her, hold its own pieces, and she alone commands every
/// other square around it.
pub(super) fn dovetail(scene: &Scene) -> Option<Bitboard> {
    let queen = scene.checker(&[Role::Queen])?;
    let behind = scene.around & rules::attacks::knight(queen);
    let others = scene.flights.without(queen);
    let alone = others.into_iter().all(|flight| {
        let commanders = scene.commanders(flight);
        commanders == Bitboard::from(queen)
    });
    let shut_in = behind.len() == 2 && behind.is_within(scene.own);
    let fits = scene.diagonal().contains(queen) && shut_in && alone;
    fits.then(|| Bitboard::from(queen))
}

/// Kill box mate: a rook beside the king gives check; a queen guards it diagonally from two squares
/// away, and the king stands in the box of three by three squares between them.
pub(super) fn kill_box(scene: &Scene) -> Option<Bitboard> {
    let rook = scene.checker(&[Role::Rook])?;
    let opposite = |queen: &Square| {
        let (files, ranks) = steps(rook, *queen);
        files.abs() == 2 && ranks.abs() == 2
    };
    let queens = scene.commanders(rook) & scene.pieces(Role::Queen);
    let near = |queen: &Square| opposite(queen) && queen.distance(scene.king) <= 2;
    let queens: Bitboard = queens.into_iter().filter(near).collect();
    let fits = scene.orthogonal().contains(rook) && !queens.is_empty();
    fits.then(|| queens.with(rook))
}

/// Triangle mate: a queen next to the king gives check; a rook next to the king guards her along a
/// rank or file, one square lying between the two.
pub(super) fn triangle(scene: &Scene) -> Option<Bitboard> {
    let queen = scene.checker(&[Role::Queen])?;
    let rooks = scene.commanders(queen) & scene.pieces(Role::Rook) & scene.around;
    let apart = |rook: &Square| {
        let (files, ranks) = steps(*rook, queen);
        (files.abs(), ranks.abs()) == (2, 0) || (files.abs(), ranks.abs()) == (0, 2)
    };
    let rooks: Bitboard = rooks.into_iter().filter(apart).collect();
    let fits = scene.around.contains(queen) && !rooks.is_empty();
    fits.then(|| rooks.with(queen))
}

/// Balestra mate: a bishop gives check, and a queen not next to the king commands all flights that
/// the bishop does not, at least two of them; no other piece of theirs commands a flight.
pub(super) fn balestra(scene: &Scene) -> Option<Bitboard> {
    let bishop = scene.checker(&[Role::Bishop])?;
    let queen = scene.pieces(Role::Queen) - scene.around;
    let pieces = scene.jailers().with(bishop);
    let queen = (pieces.without(bishop).single()).filter(|&piece| queen.contains(piece))?;
    let hers = scene.flights & (scene.commands(queen) - scene.commands(bishop));
    (hers.len() >= 2).then_some(pieces)
}

/// How far one square is from another, in files and ranks.
fn steps(from: Square, to: Square) -> (i32, i32) {
    let files = to.file().index() as i32 - from.file().index() as i32;
    let ranks = to.rank().index() as i32 - from.rank().index() as i32;
    (files, ranks)
}
