//! The opponent selects among the touched pieces (seed 000, law VI).

use rules::{Position, Square};

use crate::binding::{
    Binding, Cause, Choice, captures_of, legal_moves, moves_of, penalty_of_king, takes,
};
use crate::code::ImpossibleTouch;

/// What touching these pieces binds the player to.
///
/// The law covers several of the player's own pieces and several of the opponent's. It says nothing
/// about pieces of both sides: if one of each is touched and one can capture the other, that capture
/// was meant; otherwise the opponent selects, as among pieces of one side.
pub(super) fn binding(
    position: &Position,
    touched: &[Square],
    impossible: ImpossibleTouch,
) -> Binding {
    let own = position.by_color(position.turn());
    // “More than one … (except … in castling)”, which law X governs.
    if let Some(castling) = castling(position, touched) {
        return castling;
    }
    if let &[one, other] = touched
        && own.contains(one) != own.contains(other)
    {
        let (piece, target) = if own.contains(one) {
            (one, other)
        } else {
            (other, one)
        };
        let moves = legal_moves(position, |mv| {
            mv.from() == piece && takes(position, mv, target)
        });
        if !moves.is_empty() {
            let cause = Cause::MustTakeWith { piece, target };
            return Binding::Bound { moves, cause };
        }
    }
    let choices = touched.iter().map(|&piece| Choice {
        piece,
        moves: if own.contains(piece) {
            moves_of(position, piece)
        } else {
            captures_of(position, piece)
        },
    });
    let mut choices: Vec<Choice> = choices.filter(|choice| !choice.moves.is_empty()).collect();
    match (choices.pop(), choices.is_empty()) {
        (None, _) => match impossible {
            ImpossibleTouch::KingMove => penalty_of_king(position),
            ImpossibleTouch::AnyMove => Binding::Free,
        },
        (Some(Choice { piece, moves }), true) => {
            let cause = if own.contains(piece) {
                Cause::MustMove(piece)
            } else {
                Cause::MustTake(piece)
            };
            Binding::Bound { moves, cause }
        }
        (Some(last), false) => {
            choices.push(last);
            Binding::OpponentSelects(choices)
        }
    }
}

/// Castling, if only king and rook were touched and it is legal.
fn castling(position: &Position, touched: &[Square]) -> Option<Binding> {
    let king = position.king(position.turn());
    let rook = match *touched {
        [one, other] if one == king => other,
        [one, other] if other == king => one,
        _ => return None,
    };
    let moves = legal_moves(position, |mv| mv.castling_rook() == Some(rook));
    let side = moves.first()?.castling()?;
    let cause = Cause::MustCastle(side);
    Some(Binding::Bound { moves, cause })
}
