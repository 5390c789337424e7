//! Going through everything that can be tried.

use rules::{Move, Piece, Position, Role, Square, attacks};

use super::{Aim, Attempt, Entry, Flight, FlightState, Outcome};
use crate::illegal::{Context, PieceOnSquare, attempt};
use crate::pseudo;

/// All entries in the order of [`super::Certificate::entries`].
pub(super) fn entries(position: &Position) -> Vec<Entry> {
    let around = attacks::AROUND
        .into_iter()
        .filter_map(|(files, ranks)| position.king(position.turn()).offset(files, ranks));
    let flights = around.map(|square| Entry::Flight(flight(position, square)));
    let castlings = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.is_castling());
    flights
        .chain(attempts(position).into_iter().map(Entry::Attempt))
        .chain(castlings.map(Entry::Castling))
        .collect()
}

fn flight(position: &Position, square: Square) -> Flight {
    let (us, king) = (position.turn(), position.king(position.turn()));
    let piece = position.piece_at(square);
    let state = if piece.is_some_and(|piece| piece.color == us) {
        FlightState::OwnPiece
    } else {
        match attempt(&Context::of(position), king, square, None) {
            Ok(mv) => FlightState::Open(mv),
            Err(reason) => {
                let without_king = position.occupied().without(king);
                let by = position.attackers_through(square, us.other(), without_king);
                let through_king = by - position.attackers(square, us.other());
                FlightState::Closed {
                    by,
                    through_king,
                    reason,
                }
            }
        }
    };
    Flight {
        square,
        piece,
        state,
    }
}

/// What other pieces than the king can try, sorted by what it would do about a check.
fn attempts(position: &Position) -> Vec<Attempt> {
    let setup = pseudo::setup(position);
    let pieces = position.by_color(position.turn()) - position.by_role(Role::King);
    let mut attempts = Vec::new();
    for square in pieces {
        let Some(piece) = position.piece_at(square) else {
            continue;
        };
        let piece = PieceOnSquare { piece, square };
        let targets = setup.pseudo_destinations(square).into_iter();
        attempts.extend(targets.map(|to| try_out(position, piece, to)));
    }
    // Aim by aim, so that the pieces stay in order.
    let of = |aim| attempts.iter().filter(move |attempt| attempt.aim == aim);
    let aims = [Aim::TakesChecker, Aim::Interposes, Aim::Other];
    aims.into_iter().flat_map(of).cloned().collect()
}

fn try_out(position: &Position, piece: PieceOnSquare, to: Square) -> Attempt {
    let taken = taken(position, piece, to);
    let choices: &[Option<Role>] = if is_promotion(piece, to) {
        &Role::PROMOTIONS.map(Some)
    } else {
        &[None]
    };
    let context = Context::of(position);
    let tried = choices
        .iter()
        .map(|&role| attempt(&context, piece.square, to, role));
    let outcome = match tried.collect::<Result<Vec<Move>, _>>() {
        Ok(moves) => Outcome::Legal(moves),
        Err(reason) => Outcome::Illegal(reason),
    };
    Attempt {
        piece,
        to,
        taken,
        aim: aim(position, taken.map(|taken| taken.square), to),
        outcome,
    }
}

fn is_promotion(piece: PieceOnSquare, to: Square) -> bool {
    piece.piece.role == Role::Pawn && to.rank() == piece.piece.color.promotion_rank()
}

fn taken(position: &Position, piece: PieceOnSquare, to: Square) -> Option<PieceOnSquare> {
    if let Some(piece) = position.piece_at(to) {
        return Some(PieceOnSquare { piece, square: to });
    }
    let is_en_passant = piece.piece.role == Role::Pawn && piece.square.file() != to.file();
    is_en_passant.then(|| PieceOnSquare {
        piece: Piece::new(piece.piece.color.other(), Role::Pawn),
        square: Square::new(to.file(), piece.square.rank()),
    })
}

fn aim(position: &Position, taken: Option<Square>, to: Square) -> Aim {
    let (king, checkers) = (position.king(position.turn()), position.checkers());
    let is_between = |checker| attacks::between(king, checker).contains(to);
    if taken.is_some_and(|taken| checkers.contains(taken)) {
        Aim::TakesChecker
    } else if checkers.into_iter().any(is_between) {
        Aim::Interposes
    } else {
        Aim::Other
    }
}
