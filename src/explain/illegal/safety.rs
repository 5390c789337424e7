//! Why a piece that gets there may not go: its own king would be in check.

use rules::{Bitboard, Position, Role, Square, attacks};

use super::{Detail, Illegal, LineStep, PieceOnSquare, piece_at};
use crate::check::Replies;

/// Why `piece` may not go to `to`, which it reaches by its way of moving, though not legally.
pub(super) fn refusal(position: &Position, piece: PieceOnSquare, to: Square) -> Illegal {
    if piece.piece.role == Role::King {
        return of_king(position, piece.square, to);
    }
    let (us, king) = (position.turn(), position.king(position.turn()));
    let checkers = position.checkers();
    if checkers.has_several() {
        let replies = Replies::of(position);
        let detail = Detail::DoubleCheck {
            piece,
            king,
            replies,
        };
        return Illegal::new(detail, lines(king, checkers), checkers);
    }
    let victim = victim(position, piece, to);
    let occupied = position.occupied().without(piece.square).without(victim);
    let by = position
        .attackers_through(king, us.other(), occupied.with(to))
        .without(victim);
    if checkers.meets(by) {
        let replies = Replies::of(position);
        let detail = Detail::CheckNotAnswered {
            piece,
            king,
            replies,
        };
        return Illegal::new(detail, lines(king, checkers), checkers);
    }
    let mut pins = position.pins(us).into_iter();
    if let Some(pin) = pins.find(|pin| pin.piece == piece.square && by.contains(pin.pinner)) {
        let way = pin.way();
        let detail = Detail::Pinned { piece, pin, way };
        return Illegal::new(detail, way.with(king), pin.pinner);
    }
    let detail = Detail::EnPassantUncovers {
        pawn: piece.square,
        victim,
        king,
    };
    Illegal::new(detail, lines(king, by) | by, by)
}

/// The square of what `piece` would take on `to`, or `to` if that is nothing.
fn victim(position: &Position, piece: PieceOnSquare, to: Square) -> Square {
    let is_en_passant = piece.piece.role == Role::Pawn
        && piece.square.file() != to.file()
        && position.piece_at(to).is_none();
    if is_en_passant {
        Square::new(to.file(), piece.square.rank())
    } else {
        to
    }
}

/// The king and what lies between it and `pieces`.
fn lines(king: Square, pieces: Bitboard) -> Bitboard {
    let between = pieces
        .into_iter()
        .map(|piece| attacks::between(king, piece));
    between.fold(king.into(), |all, line| all | line)
}

fn of_king(position: &Position, king: Square, to: Square) -> Illegal {
    let enemy = position.turn().other();
    let other = position.king(enemy);
    if to.distance(other) == 1 {
        return Illegal::new(Detail::KingsAdjacent { king, other }, to, other);
    }
    let by = position.attackers_through(to, enemy, position.occupied().without(king));
    let checking = (by & position.checkers()).into_iter();
    let on_line = checking.filter_map(|slider| Some((slider, line_step(king, to, slider)?)));
    for (square, step) in on_line {
        if let Some(slider) = piece_at(position, square) {
            let end = match step {
                LineStep::Away => to,
                LineStep::Toward => king,
            };
            let line = attacks::between(square, end).with(end);
            let detail = Detail::KingOnLine { king, slider, step };
            return Illegal::new(detail, line, square);
        }
    }
    let through = by - position.attackers(to, enemy);
    Illegal::new(Detail::KingIntoAttack { king, through }, to, by)
}

/// How a king who goes from `king` to `to` stays on the line of `checker`, if it does.
fn line_step(king: Square, to: Square, checker: Square) -> Option<LineStep> {
    if attacks::between(checker, to).contains(king) {
        Some(LineStep::Away)
    } else if attacks::between(checker, king).contains(to) {
        Some(LineStep::Toward)
    } else {
        None
    }
}
