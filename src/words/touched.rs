//! What the laws of conduct say in a game: touched pieces and pieces adjusted, penalties, illegal moves,
//! and what is called.

use conduct::{Binding, Cause, CheckLaw, CheckNotice, ExtraTime, PenaltyKind};
use rules::{CastlingSide, Color, Position, Square};

use crate::names::{color_name, square_name, the_piece_on};
use crate::table::messages;

messages! {
    /// Says that a piece is only adjusted.
    pub button_adjust() = "J\u{2019}adoube";
    /// What the button says to those who do not know the word.
    pub adjust_hint() = "I adjust: pieces I touch now do not have to move";
    /// Pieces are adjusted.
    pub adjusting() = "J\u{2019}adoube: touch a piece to adjust it. It does not have to move.";
    /// Pieces count again.
    pub adjusting_over() = "Touched pieces count again.";
    /// "J'adoube" was said where touching binds nobody.
    pub adjust_not_needed() = "No need for \u{201c}J\u{2019}adoube\u{201d}: touching a piece binds nobody here.";
    /// "J'adoube" was said on the other player's turn, where the laws allow it on one's own only.
    pub adjust_not_now() = "Only the player to move may adjust pieces.";
    adjusted(piece) = "You adjust the {piece}.";
    /// A move was tried while adjusting.
    pub adjusting_now() = "You are adjusting. Press J\u{2019}adoube again before you move.";
    /// A touched piece was put back.
    pub touched_put_back() = "The piece is back, and you still have to move it.";
    bound_move(piece) = "Touched: the {piece} must move.";
    bound_take(piece) = "Touched: the {piece} must be captured.";
    bound_take_with(piece, target) = "Touched: the {piece} must capture the {target}.";
    bound_castle_king_side() = "King and rook touched: castle kingside.";
    bound_castle_queen_side() = "King and rook touched: castle queenside.";
    bound_king() = "As a penalty the king must move, and it may not castle.";
    bound_other(piece) = "Any piece but the {piece} must move.";
    bound_no_castling() = "The rook was touched first: no castling on this move.";
    bound_released(to) = "The piece was let go on {to}: the move stands.";
    bound_rook_stands() = "The rook\u{2019}s move stands.";
    moved_twice_by(color, piece, opponent) = "{color} has just moved, so this second move is taken back. By law V of these rules {color} has to move the {piece} after {opponent}\u{2019}s move, if it can.";
    opponent_selects(color) = "{color} chooses which of the touched pieces moves or is taken.";
    opponent_may_stop(color) = "The rook was let go first. {color} says whether its move stands.";
    opponent_may_penalize(color) = "An illegal move. {color} may choose a penalty.";
    /// The rook's move stands.
    pub button_rook_stands() = "The rook\u{2019}s move stands";
    /// Castling goes on.
    pub button_castling_stands() = "Castling goes on";
    penalty_move_piece() = "Move that piece";
    penalty_take_piece() = "Take that piece";
    penalty_move_other() = "Move another piece";
    /// The opponent lets a player off.
    pub button_waive() = "Let it pass";
    /// Nothing binds any longer.
    pub waived() = "It is let pass. Any legal move may follow.";
    illegal_replaced() = "The position is as before, and another move follows.";
    illegal_time(text, color; count) = ["{text} {color} gets {count} minute.", "{text} {color} gets {count} minutes."];
    illegal_lost(color) = "It is {color}\u{2019}s second illegal move: by Article 7.5.5 the game is lost.";
    illegal_drawn() = "It is the second illegal move: by Article 7.5.5 the game is drawn, because the opponent could never mate.";
    /// Gives the game up that the law calls lost.
    pub button_accept_loss() = "Accept";
    /// Says check with the next move.
    pub button_say_check() = "Say \u{201c}check\u{201d}";
    check_required_hint() = "These laws ask that check be announced. Press it before the move.";
    check_customary_hint() = "It is customary to announce check. Press it before the move.";
    check_not_said() = "Check was not announced.";
    check_false_cry() = "There is no check, so the call has no effect.";
    /// Counts fifty moves by call.
    pub button_call_fifty() = "Mate within fifty moves";
    fifty_called(color) = "{color} calls: the game is drawn unless mate is given within fifty moves of each side.";
    /// The counted moves are made.
    pub fifty_expired() = "Fifty moves were made on each side since the call.";
    fifty_counted(color; count) = ["{color} has called for mate within fifty moves: {count} move is left.", "{color} has called for mate within fifty moves: {count} moves are left."];
    /// A draw is claimed on a move for which a piece was touched.
    pub claim_forfeited() = "A piece was touched, so no draw can be claimed on this move.";
    /// The program decides as the opponent, and this is what follows.
    pub computer_decides(choice, text) = "The computer chooses: {choice}. {text}";
    /// What was touched after a false cry of check binds nobody.
    pub button_excuse() = "Touched because of the false check";
    /// The side that called takes the draw.
    pub button_take_draw() = "Draw";
    /// The game goes on after the counted moves.
    pub fifty_proceeds() = "The game shall proceed.";
}

/// What a player is bound to, or what the opponent may decide; empty if nothing binds.
#[must_use]
pub fn binding_text(position: &Position, binding: &Binding) -> String {
    let opponent = color_name(position.turn().other());
    let piece = |square: Square| on(position, square);
    match binding {
        Binding::Free => String::new(),
        Binding::OpponentSelects(_) => opponent_selects(&opponent),
        Binding::OpponentMayStop { .. } => opponent_may_stop(&opponent),
        Binding::OpponentMayPenalize(_) => opponent_may_penalize(&opponent),
        Binding::Bound { cause, .. } => match *cause {
            Cause::MustMove(square) => bound_move(&piece(square)),
            Cause::MustTake(square) => bound_take(&piece(square)),
            Cause::MustTakeWith { piece: own, target } => {
                bound_take_with(&piece(own), &piece(target))
            }
            Cause::MustCastle(CastlingSide::KingSide) => bound_castle_king_side(),
            Cause::MustCastle(CastlingSide::QueenSide) => bound_castle_queen_side(),
            Cause::KingAsPenalty => bound_king(),
            Cause::MustMoveOther(square) => bound_other(&piece(square)),
            Cause::NoCastling => bound_no_castling(),
            Cause::Released { to, .. } => bound_released(&square_name(to)),
            Cause::RookStands => bound_rook_stands(),
        },
    }
}

/// The player who has just moved tried to move this piece too.
#[must_use]
pub fn moved_twice(position: &Position, square: Square) -> String {
    let turn = position.turn();
    let (by, opponent) = (color_name(turn.other()), color_name(turn));
    moved_twice_by(&by, &on(position, square), &opponent)
}

/// A piece is adjusted.
#[must_use]
pub fn adjusted_text(position: &Position, square: Square) -> String {
    adjusted(&on(position, square))
}

/// The piece that may be chosen by the opponent, as the name of a button.
#[must_use]
pub fn touched_choice(position: &Position, square: Square) -> String {
    on(position, square)
}

/// A penalty, as the name of a button.
#[must_use]
pub fn penalty_name(kind: PenaltyKind) -> String {
    match kind {
        PenaltyKind::MovePiece => penalty_move_piece(),
        PenaltyKind::TakePiece => penalty_take_piece(),
        PenaltyKind::MoveOther => penalty_move_other(),
    }
}

/// What follows when an illegal move is replaced by another one; with the time that the opponent gets.
#[must_use]
pub fn illegal_and_replaced(opponent: Color, time: Option<ExtraTime>) -> String {
    let text = illegal_replaced();
    match time {
        Some(time) => {
            let minutes = (time.milliseconds / 60_000) as usize;
            illegal_time(&text, &color_name(opponent), minutes)
        }
        None => text,
    }
}

/// What the law says after the second illegal move of a side, until the players accept it.
#[must_use]
pub fn second_illegal_move(by: Color, is_drawn: bool) -> String {
    if is_drawn {
        illegal_drawn()
    } else {
        illegal_lost(&color_name(by))
    }
}

/// What the button for calling check does.
#[must_use]
pub fn say_check_hint(law: CheckLaw) -> String {
    match law {
        CheckLaw::Customary => check_customary_hint(),
        CheckLaw::Required | CheckLaw::NotRequired => check_required_hint(),
    }
}

/// What was wrong about a call of check; nothing where all is well.
#[must_use]
pub fn check_notice(notice: CheckNotice) -> Option<String> {
    match notice {
        CheckNotice::NotAnnounced => Some(check_not_said()),
        CheckNotice::FalseCry => Some(check_false_cry()),
        CheckNotice::Announced | CheckNotice::Nothing => None,
    }
}

/// Somebody calls for mate within fifty moves.
#[must_use]
pub fn fifty_call(by: Color) -> String {
    fifty_called(&color_name(by))
}

/// For whom the moves are counted, and how many are left on each side.
#[must_use]
pub fn fifty_left(by: Color, moves: u32) -> String {
    fifty_counted(&color_name(by), moves as usize)
}

/// "knight on g1".
fn on(position: &Position, square: Square) -> String {
    position.piece_at(square).map_or_else(
        || square_name(square),
        |piece| the_piece_on(piece.role, square),
    )
}
