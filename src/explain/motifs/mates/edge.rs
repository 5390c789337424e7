//! Mates of a king on its first rank or in a corner.

use rules::{Bitboard, File, Role, Square};

use super::scene::Scene;

/// Smothered mate: a knight gives check, and every square around the king holds one of its own pieces.
pub(super) fn smothered(scene: &Scene) -> Option<Bitboard> {
    let knight = scene.checker(&[Role::Knight])?;
    scene.flights.is_empty().then(|| Bitboard::from(knight))
}

/// Back-rank mate: the king is on its first rank, a rook or queen gives check along it, and every
/// square in front of the king holds one of its own pieces.
pub(super) fn back_rank(scene: &Scene) -> Option<Bitboard> {
    let slider = scene.checker(&[Role::Rook, Role::Queen])?;
    let rank = scene.back_rank();
    let along = scene.king.rank() == rank && slider.rank() == rank;
    let front = scene.around - Bitboard::from_rank(rank);
    (along && front.is_within(scene.own)).then(|| Bitboard::from(slider))
}

/// Corner mate: a knight gives check to a king in the corner; one or two of the squares around it
/// hold its own pieces, and one rook or queen commands the others.
pub(super) fn corner(scene: &Scene) -> Option<Bitboard> {
    let knight = scene.checker(&[Role::Knight])?;
    if !scene.is_corner() || scene.own.is_empty() || scene.flights.is_empty() {
        return None;
    }
    let heavy = scene.pieces(Role::Rook) | scene.pieces(Role::Queen);
    let jailers: Bitboard = heavy
        .into_iter()
        .filter(|&piece| scene.confine(Bitboard::from(piece)))
        .collect();
    (!jailers.is_empty()).then(|| jailers.with(knight))
}

/// Opera mate: a rook beside the king on the king's first rank gives check and is guarded by a
/// bishop; at least one square around the king holds one of its own pieces.
pub(super) fn opera(scene: &Scene) -> Option<Bitboard> {
    let rook = scene.checker(&[Role::Rook])?;
    let rank = scene.back_rank();
    let beside = scene.king.rank() == rank && rook.rank() == rank && scene.around.contains(rook);
    let bishops = scene.commanders(rook) & scene.pieces(Role::Bishop);
    let fits = beside && !scene.own.is_empty() && !bishops.is_empty();
    fits.then(|| bishops.with(rook))
}

/// Blind swine mate: the king is on its first rank; two rooks stand on the rank in front of it, one
/// directly before the king giving check, the other guarding it along the rank; and at least one
/// square around the king holds one of its own pieces.
pub(super) fn blind_swine(scene: &Scene) -> Option<Bitboard> {
    let rook = scene.checker(&[Role::Rook])?;
    let rank = Bitboard::from_rank(rook.rank());
    let on_first = scene.king.rank() == scene.back_rank();
    let before = scene.orthogonal().contains(rook) && rook.rank() != scene.king.rank();
    let guards = scene.commanders(rook) & scene.pieces(Role::Rook) & rank;
    let fits = on_first && before && !scene.own.is_empty() && !guards.is_empty();
    fits.then(|| guards.with(rook))
}

/// Morphy's mate: a bishop gives check to a king in the corner; a piece of its own side stands beside the king,
/// and a rook on the file or rank next to the king commands the square beside it there.
pub(super) fn morphys(scene: &Scene) -> Option<Bitboard> {
    let bishop = scene.checker(&[Role::Bishop])?;
    let square = (scene.orthogonal() & scene.flights).single()?;
    let rooks = scene.commanders(square) & scene.pieces(Role::Rook);
    let fits = scene.is_corner() && !rooks.is_empty() && scene.confine(rooks.with(bishop));
    fits.then(|| rooks.with(bishop))
}

/// Pillsbury's mate: the king is on its first rank beside the corner; a rook gives check along the
/// file, a bishop commands the corner, and a piece of its own side stands on the other side of the king.
pub(super) fn pillsburys(scene: &Scene) -> Option<Bitboard> {
    let rook = scene.checker(&[Role::Rook])?;
    let file = scene.king.file();
    let (corner, other) = match file {
        File::B => (File::A, File::C),
        File::G => (File::H, File::F),
        _ => return None,
    };
    let rank = scene.back_rank();
    let corner = Square::new(corner, rank);
    let along = scene.king.rank() == rank && rook.file() == file;
    let shut_in = scene.own.contains(Square::new(other, rank));
    let bishops = scene.commanders(corner) & scene.pieces(Role::Bishop);
    let fits = along && shut_in && scene.flights.contains(corner) && !bishops.is_empty();
    fits.then(|| bishops.with(rook))
}
