//! Going through everything that can be tried.

use rules::{Move, Piece, Position, Role, Square, attacks};

use super::{Aim, Attempt, Entry, Flight, FlightState, Outcome};
use crate::illegal::{Context, Man, attempt};
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
    let man = position.piece_at(square);
    let state = if man.is_some_and(|man| man.color == us) {
        FlightState::OwnMan
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
    Flight { square, man, state }
}

/// What other men than the king can try, sorted by what it would do about a check.
fn attempts(position: &Position) -> Vec<Attempt> {
    let setup = pseudo::setup(position);
    let men = position.by_color(position.turn()) - position.by_role(Role::King);
    let mut attempts = Vec::new();
    for square in men {
        let Some(piece) = position.piece_at(square) else {
            continue;
        };
        let man = Man { piece, square };
        let targets = setup.pseudo_destinations(square).into_iter();
        attempts.extend(targets.map(|to| try_out(position, man, to)));
    }
    // Aim by aim, so that the men stay in order.
    let of = |aim| attempts.iter().filter(move |attempt| attempt.aim == aim);
    let aims = [Aim::TakesChecker, Aim::Interposes, Aim::Other];
    aims.into_iter().flat_map(of).cloned().collect()
}

fn try_out(position: &Position, man: Man, to: Square) -> Attempt {
    let taken = taken(position, man, to);
    let choices: &[Option<Role>] = if is_promotion(man, to) {
        &Role::PROMOTIONS.map(Some)
    } else {
        &[None]
    };
    let context = Context::of(position);
    let tried = choices
        .iter()
        .map(|&role| attempt(&context, man.square, to, role));
    let outcome = match tried.collect::<Result<Vec<Move>, _>>() {
        Ok(moves) => Outcome::Legal(moves),
        Err(reason) => Outcome::Illegal(reason),
    };
    Attempt {
        man,
        to,
        taken,
        aim: aim(position, taken.map(|taken| taken.square), to),
        outcome,
    }
}

fn is_promotion(man: Man, to: Square) -> bool {
    man.piece.role == Role::Pawn && to.rank() == man.piece.color.promotion_rank()
}

fn taken(position: &Position, man: Man, to: Square) -> Option<Man> {
    if let Some(piece) = position.piece_at(to) {
        return Some(Man { piece, square: to });
    }
    let is_en_passant = man.piece.role == Role::Pawn && man.square.file() != to.file();
    is_en_passant.then(|| Man {
        piece: Piece::new(man.piece.color.other(), Role::Pawn),
        square: Square::new(to.file(), man.square.rank()),
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
