//! What layers, explanations and refusals show on the board.

use board::{Arrow, Drawing, Shade, Tint};
use explain::Finding;
use explain::illegal::Code;
use explain::motifs::{available_checks, commanded_squares, danger, pawn_structure, pins};
use rules::{Bitboard, Color, Position, Square, attacks};
use words::Refusal;

use super::{Layer, Layers};

/// What the layers show of a position.
#[must_use]
pub fn tints_of(position: &Position, layers: Layers) -> Vec<Tint> {
    let mut tints = Vec::new();
    let mut tint = |shade, squares: Bitboard| {
        if !squares.is_empty() {
            tints.push(Tint { shade, squares });
        }
    };
    if layers.contains(Layer::White) {
        tint(Shade::White, commanded_squares(position, Color::White));
    }
    if layers.contains(Layer::Black) {
        tint(Shade::Black, commanded_squares(position, Color::Black));
    }
    for color in Color::ALL {
        if layers.contains(Layer::Danger) {
            let at_risk = danger(position, color);
            tint(
                Shade::Danger,
                at_risk.hanging | at_risk.insufficiently_defended,
            );
        }
        if layers.contains(Layer::Pins) {
            tint(Shade::Pin, all(&pins(position, color)));
        }
        if layers.contains(Layer::Pawns) {
            let pawns = pawn_structure(position, color);
            tint(Shade::Weak, pawns.doubled | pawns.isolated | pawns.backward);
            tint(Shade::Strong, pawns.passed);
        }
    }
    if layers.contains(Layer::Checks) {
        let checks = available_checks(position, position.turn());
        tint(Shade::Check, checks.iter().map(|mv| mv.to()).collect());
    }
    tints
}

/// The squares that a layer shows, for those who hear it; `None` for a layer that shows none.
#[must_use]
pub fn shown_by(position: &Position, layer: Layer) -> Option<Bitboard> {
    if matches!(layer, Layer::Counts | Layer::Castling) {
        return None;
    }
    let tints = tints_of(position, Layers::default().toggled(layer));
    let all = tints.iter().map(|tint| tint.squares);
    Some(all.fold(Bitboard::EMPTY, |all, squares| all | squares))
}

fn all(findings: &[Finding]) -> Bitboard {
    findings.iter().fold(Bitboard::EMPTY, |pieces, finding| {
        pieces | finding.targets | finding.by
    })
}

/// What a refusal draws, the square where the move was to go included.
#[must_use]
pub fn refusal_drawing(position: &Position, refusal: &Refusal, to: Square) -> Drawing {
    let drawing = if is_about_attack(refusal.code) {
        drawing_of(position, refusal.by, refusal.squares)
    } else {
        Drawing {
            pieces: refusal.by,
            squares: refusal.squares - refusal.by,
            ..Drawing::default()
        }
    };
    Drawing {
        wrong: Some(to),
        ..drawing
    }
}

/// Whether a reason says which pieces look at which squares, so that arrows show it.
fn is_about_attack(code: Code) -> bool {
    matches!(
        code,
        Code::CastlingInCheck
            | Code::CastlingThroughCheck
            | Code::CastlingIntoCheck
            | Code::KingsAdjacent
            | Code::KingOnLine
            | Code::KingIntoAttack
            | Code::DoubleCheck
            | Code::CheckNotAnswered
            | Code::Pinned
            | Code::EnPassantUncovers
    )
}

/// What a reason draws: who is to blame, the squares, and arrows where pieces look at these.
#[must_use]
pub fn drawing_of(position: &Position, pieces: Bitboard, squares: Bitboard) -> Drawing {
    let mut arrows = Vec::new();
    for from in pieces {
        let Some(piece) = position.piece_at(from) else {
            continue;
        };
        // On an empty board: a pin looks through the pinned piece.
        let seen = attacks::piece(piece, from, Bitboard::EMPTY) & squares;
        let farthest = |to: &Square| {
            let is_behind = |other: Square| attacks::between(from, other).contains(*to);
            !seen.into_iter().any(is_behind)
        };
        let ends = seen.into_iter().filter(farthest);
        arrows.extend(ends.map(|to| Arrow { from, to }));
    }
    // At the ends of arrows and on the pieces themselves, more marks would only hide what is shown.
    let covered = arrows.iter().fold(pieces, |covered, arrow| {
        let end = Bitboard::from(arrow.to) & position.occupied();
        covered | attacks::between(arrow.from, arrow.to) | end
    });
    Drawing {
        wrong: None,
        pieces,
        squares: squares - covered,
        arrows,
        ..Drawing::default()
    }
}
