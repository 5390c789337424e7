//! Why something is refused: one sentence about the rule and this board.

use game::{ClaimError, ClaimReason, Game, OfferError, PlayError};
use rules::{
    Bitboard, CastlingRefusal, CastlingSide, Color, IllegalMove, Piece, Position, Role, Square,
};

use crate::names::{color_name, men_on, role_name, square_name};
use crate::status::{outcome_text, status_text};
use crate::table::messages;

messages! {
    refused_empty(square) = "There is no man on {square}.";
    refused_turn_white(man, square) = "It is White's turn: the {man} on {square} is Black's.";
    refused_turn_black(man, square) = "It is Black's turn: the {man} on {square} is White's.";
    refused_same(man, square) = "The {man} already stands on {square}.";
    refused_own(man, square, other) = "The {man} cannot go to {square}: the own {other} stands there.";
    refused_geometry(man, from, to, rule) = "The {man} on {from} cannot go to {to}: {rule}.";
    rule_king() = "kings move one square in any direction";
    rule_queen() = "queens move along ranks, files and diagonals";
    rule_rook() = "rooks move along ranks and files";
    rule_bishop() = "bishops move along diagonals";
    rule_knight() = "knights move two squares straight and one to the side";
    rule_pawn() = "pawns move straight forward and capture one square diagonally forward";
    refused_blocked(man, from, to, blocker) = "The {man} on {from} cannot go to {to}: the {blocker} is in the way.";
    refused_pawn_blocked(from, to, blocker) = "The pawn on {from} cannot go to {to}: the {blocker} is in the way, and pawns do not capture straight ahead.";
    refused_double_step(from, to) = "The pawn on {from} cannot go to {to}: only from its first square does a pawn move two squares.";
    refused_nothing_to_take(from, to) = "The pawn on {from} cannot go to {to}: pawns move diagonally only to capture, and there is nothing to capture.";
    refused_en_passant_late(from, to, passed) = "The pawn on {from} cannot take en passant on {to}: that is possible only at once after the pawn on {passed} moved two squares.";
    refused_king_attacked(to, attackers) = "The king cannot go to {to}: it would be in check from the {attackers}.";
    refused_pinned(man, attackers) = "The {man} cannot move there: its own king would be in check from the {attackers}.";
    refused_still_check(man, attackers) = "The {man} cannot move there: the king would still be in check from the {attackers}.";
    castle_king_side(color, reason) = "{color} cannot castle kingside: {reason}.";
    castle_queen_side(color, reason) = "{color} cannot castle queenside: {reason}.";
    castle_no_rook() = "there is no rook to castle with";
    castle_no_right() = "the king or that rook has moved before";
    castle_occupied(blocker) = "the {blocker} stands in between";
    castle_in_check(attackers) = "the king is in check from the {attackers}";
    castle_through(square, attackers) = "the king would pass over {square}, which is attacked by the {attackers}";
    castle_into(square, attackers) = "the king would land on {square}, which is attacked by the {attackers}";
    refused_promotion_missing(to) = "The pawn reaches {to} and must become a queen, rook, bishop or knight: say which, as in {to}=Q.";
    refused_promotion_role(role) = "A pawn cannot become a {role}: choose a queen, rook, bishop or knight.";
    refused_no_promotion() = "Nothing is promoted by this move.";
    refused_game_over(status) = "The game is over. {status}";
    claim_wrong_threefold() = "This position has not occurred three times: the game goes on.";
    claim_wrong_fifty() = "Fifty moves without a capture or a pawn move have not been made: the game goes on.";
    offer_none() = "There is no draw offer to answer.";
    offer_again() = "The draw has been offered already and waits for an answer.";
    offer_over() = "The game is over.";
}

/// Why a move is refused in a position.
#[must_use]
pub fn illegal_text(position: &Position, reason: &IllegalMove) -> String {
    match *reason {
        IllegalMove::EmptySquare { square } => refused_empty(&square_name(square)),
        IllegalMove::NotYourTurn { piece, square } => not_your_turn(piece, square),
        IllegalMove::SameSquare { piece, square } => {
            refused_same(&role_name(piece.role), &square_name(square))
        }
        IllegalMove::OwnMan {
            piece,
            other,
            square,
        } => refused_own(
            &role_name(piece.role),
            &square_name(square),
            &role_name(other.role),
        ),
        IllegalMove::Geometry { piece, from, to } => refused_geometry(
            &role_name(piece.role),
            &square_name(from),
            &square_name(to),
            &rule(piece.role),
        ),
        IllegalMove::Blocked {
            piece,
            from,
            to,
            by,
        } => refused_blocked(
            &role_name(piece.role),
            &square_name(from),
            &square_name(to),
            &men_on(position, by.into()),
        ),
        IllegalMove::PawnBlocked { from, to, by } if by == to => {
            let blocker = men_on(position, by.into());
            refused_pawn_blocked(&square_name(from), &square_name(to), &blocker)
        }
        IllegalMove::PawnBlocked { from, to, by } => refused_blocked(
            &role_name(Role::Pawn),
            &square_name(from),
            &square_name(to),
            &men_on(position, by.into()),
        ),
        IllegalMove::PawnDoubleStep { from, to } => {
            refused_double_step(&square_name(from), &square_name(to))
        }
        IllegalMove::PawnTakesNothing {
            from,
            to,
            passed: None,
        } => refused_nothing_to_take(&square_name(from), &square_name(to)),
        IllegalMove::PawnTakesNothing {
            from,
            to,
            passed: Some(passed),
        } => refused_en_passant_late(&square_name(from), &square_name(to), &square_name(passed)),
        IllegalMove::KingAttacked { to, by, .. } => {
            refused_king_attacked(&square_name(to), &men_on(position, by))
        }
        IllegalMove::LeavesKingInCheck { piece, by, .. } => {
            refused_pinned(&role_name(piece.role), &men_on(position, by))
        }
        IllegalMove::StillInCheck { piece, by, .. } => {
            refused_still_check(&role_name(piece.role), &men_on(position, by))
        }
        IllegalMove::Castling { side, refusal } => castling_text(position, side, refusal),
        IllegalMove::PromotionMissing { to, .. } => refused_promotion_missing(&square_name(to)),
        IllegalMove::PromotionInvalid { role } => refused_promotion_role(&role_name(role)),
        IllegalMove::PromotionUnexpected { .. } => refused_no_promotion(),
    }
}

fn rule(role: Role) -> String {
    match role {
        Role::Pawn => rule_pawn(),
        Role::Knight => rule_knight(),
        Role::Bishop => rule_bishop(),
        Role::Rook => rule_rook(),
        Role::Queen => rule_queen(),
        Role::King => rule_king(),
    }
}

fn castling_text(position: &Position, side: CastlingSide, refusal: CastlingRefusal) -> String {
    let reason = match refusal {
        // A king that has left his rank has moved; no rook is looked for on his wing then.
        CastlingRefusal::NoRook if !is_on_first_rank(position) => castle_no_right(),
        CastlingRefusal::NoRook => castle_no_rook(),
        CastlingRefusal::NoRight => castle_no_right(),
        CastlingRefusal::Occupied { by } => castle_occupied(&men_on(position, by.into())),
        CastlingRefusal::InCheck { by } => castle_in_check(&men_on(position, by)),
        CastlingRefusal::ThroughCheck { square, by } => {
            castle_through(&square_name(square), &men_on(position, by))
        }
        CastlingRefusal::IntoCheck { square, by } => {
            castle_into(&square_name(square), &men_on(position, by))
        }
    };
    let color = color_name(position.turn());
    match side {
        CastlingSide::KingSide => castle_king_side(&color, &reason),
        CastlingSide::QueenSide => castle_queen_side(&color, &reason),
    }
}

fn is_on_first_rank(position: &Position) -> bool {
    let color = position.turn();
    position.king(color).rank() == color.backrank()
}

/// The squares to show with a refusal: the men that cause it and the squares it is about.
#[must_use]
pub fn refused_squares(reason: &IllegalMove) -> Vec<Square> {
    let list = |squares: Bitboard| squares.into_iter().collect();
    match *reason {
        IllegalMove::EmptySquare { square }
        | IllegalMove::NotYourTurn { square, .. }
        | IllegalMove::SameSquare { square, .. }
        | IllegalMove::OwnMan { square, .. } => vec![square],
        IllegalMove::Geometry { from, .. } | IllegalMove::PawnDoubleStep { from, .. } => {
            vec![from]
        }
        IllegalMove::Blocked { by, .. } | IllegalMove::PawnBlocked { by, .. } => vec![by],
        IllegalMove::PawnTakesNothing { to, passed, .. } => vec![passed.unwrap_or(to)],
        IllegalMove::KingAttacked { by, .. } => list(by),
        IllegalMove::LeavesKingInCheck { king, by, .. }
        | IllegalMove::StillInCheck { king, by, .. } => list(by.with(king)),
        IllegalMove::Castling { refusal, .. } => match refusal {
            CastlingRefusal::NoRook | CastlingRefusal::NoRight => Vec::new(),
            CastlingRefusal::Occupied { by } => vec![by],
            CastlingRefusal::InCheck { by } => list(by),
            CastlingRefusal::ThroughCheck { square, by }
            | CastlingRefusal::IntoCheck { square, by } => list(by.with(square)),
        },
        IllegalMove::PromotionMissing { to, .. } => vec![to],
        IllegalMove::PromotionInvalid { .. } | IllegalMove::PromotionUnexpected { .. } => {
            Vec::new()
        }
    }
}

/// The man belongs to the side that is not to move.
#[must_use]
pub fn not_your_turn(piece: Piece, square: Square) -> String {
    let (man, square) = (role_name(piece.role), square_name(square));
    match piece.color {
        Color::White => refused_turn_black(&man, &square),
        Color::Black => refused_turn_white(&man, &square),
    }
}

/// Nothing can be done any more, because the game has ended.
#[must_use]
pub fn game_is_over(game: &Game) -> String {
    refused_game_over(&status_text(game))
}

/// Why a move was not played.
#[must_use]
pub fn play_error_text(game: &Game, error: &PlayError) -> String {
    match error {
        PlayError::Over(outcome) => refused_game_over(&outcome_text(*outcome)),
        PlayError::Illegal(reason) => illegal_text(game.position(), reason),
    }
}

/// Why a claim fails.
#[must_use]
pub fn claim_error_text(game: &Game, error: &ClaimError) -> String {
    match error {
        ClaimError::Over(outcome) => refused_game_over(&outcome_text(*outcome)),
        ClaimError::Illegal(reason) => illegal_text(game.position(), reason),
        ClaimError::NotEstablished(ClaimReason::Threefold) => claim_wrong_threefold(),
        ClaimError::NotEstablished(ClaimReason::FiftyMove) => claim_wrong_fifty(),
    }
}

/// Why an offer, an answer or a resignation has no effect.
#[must_use]
pub fn offer_error_text(error: &OfferError) -> String {
    match error {
        OfferError::Over(_) => offer_over(),
        OfferError::NoOffer => offer_none(),
        OfferError::AlreadyOffered => offer_again(),
    }
}
