//! What happens in the examples.

use conduct::{Answer, CheckCall, Example, Favor, Irregularity, Leaving, Memory, Offence, Reply};
use rules::{CastlingSide, Color, Position};

use super::{piece, position, turn, written};
use crate::names::{color_name, square_name};
use crate::table::messages;

messages! {
    example_touched(color, pieces) = "{color} touches {pieces}.";
    example_touched_piece(piece) = "the {piece}";
    example_touched_then(first, rest) = "{first}, then {rest}";
    example_adjusted(piece) = "The player who is not to move adjusts the {piece} and says so.";
    example_put_back_to(piece) = "The {piece} is picked up and put back without a word.";
    example_let_go(piece, to) = "The {piece} is put on {to} and let go.";
    example_put_wrong(piece, to) = "The {piece} is put on {to}, where it can\u{2019}t go.";
    example_pawn_left(piece, to) = "The {piece} goes to {to} and is left a pawn.";
    example_no_move() = "The clock is pressed without a move.";
    example_two_hands(piece, to) = "The {piece} is moved to {to} with both hands.";
    example_check_was_said(text) = "Check was announced. {text}";
    example_succession(piece, reply) = "White moves again, with the {piece}; that move is taken back, and Black plays {reply}.";
    example_castles_king_side(color) = "{color} wants to castle kingside.";
    example_castles_queen_side(color) = "{color} wants to castle queenside.";
    example_castles_at_odds() = "White gave the queen\u{2019}s rook as odds and wants to move the king as in castling.";
    example_only_move(san) = "There is one legal move: {san}.";
    example_gives_check_said() = "The rook gives check, and its player says \u{201c}check\u{201d}.";
    example_gives_check_silent() = "The rook gives check, and nobody says a word.";
    example_no_check_said() = "A player says \u{201c}check\u{201d} where there is none.";
    example_is_stalemate() = "Black is not in check and has no legal move.";
    example_force_dead() = "No series of legal moves could end in mate.";
    example_force_alive() = "A mate is still possible, however unlikely.";
    example_repeats(count) = "After these moves the position has been on the board {count} times.";
    example_checks_forever() = "After these moves the position is the same again, and the checks can go on.";
    example_clock_full() = "Fifty moves have been made without a capture or a pawn move.";
    example_calls(color) = "{color} calls for a draw or mate within fifty moves.";
    example_offers(color) = "{color} offers a draw on move three.";
    example_leaves_resigning(color) = "{color} resigns.";
    example_leaves_walking(color) = "{color} walks away.";
    example_leaves_silent(color) = "{color} stays and stops moving.";
    example_leaves_upset(color) = "{color} upsets the board on purpose.";
    example_leaves_refusing(color) = "{color} refuses to follow the rules.";
    example_leaves_page(color) = "{color} closes the page.";
    example_found_board() = "The board has a dark square at each player\u{2019}s right.";
    example_found_pieces() = "Pieces were set up wrongly.";
    example_found_odds() = "Odds were agreed, and the piece was not taken off.";
    example_found_dropped() = "A piece was knocked off the board, and moves were made without it.";
    example_found_colors() = "The colors were reversed.";
    example_found_first() = "The wrong player made the first move.";
    example_found_illegal() = "An illegal move was made.";
    example_found_king() = "A king was left in check.";
    example_found_known(text) = "{text} The moves are known.";
    example_found_lost(text) = "{text} The moves are no longer known.";
    example_right_touch() = "There was a penalty to enforce, and its owner has touched a piece because of the illegal move.";
    example_right_other() = "There was a penalty to enforce, and its owner has answered.";
    example_favor_granted(touched) = "{touched} The opponent would not mind another move.";
    example_favor_owed(color, touched) = "{color} let the opponent off a move ago. {touched}";
    example_series() = "Lots have given White and the first move to the player named first. Say how each game ends.";
    example_umpire() = "An illegal move was made, and neither player has noticed.";
}

/// What happens in an example.
#[must_use]
pub fn law_example_happens(example: &Example) -> String {
    match *example {
        Example::Touch { fen, touched, .. } => {
            let position = position(fen);
            let pieces: Vec<String> = touched
                .iter()
                .map(|&square| example_touched_piece(&piece(&position, square)))
                .collect();
            let pieces = pieces
                .into_iter()
                .reduce(|one, next| example_touched_then(&one, &next));
            example_touched(&turn(&position), &pieces.unwrap_or_default())
        }
        Example::AdjustOutOfTurn { fen, square, .. } => {
            example_adjusted(&piece(&position(fen), square))
        }
        Example::Hand {
            fen,
            piece: from,
            to,
            ..
        } => {
            let name = piece(&position(fen), from);
            match from == to {
                true => example_put_back_to(&name),
                false => example_let_go(&name, &square_name(to)),
            }
        }
        Example::Illegal {
            fen, offence, call, ..
        } => {
            let text = offence_text(&position(fen), offence);
            match call {
                CheckCall::Said => example_check_was_said(&text),
                CheckCall::Silent => text,
            }
        }
        Example::Found {
            irregularity,
            memory,
            ..
        } => {
            let text = law_irregularity(irregularity);
            match memory {
                Memory::Known => example_found_known(&text),
                Memory::Lost => example_found_lost(&text),
            }
        }
        Example::Reply { reply, .. } => match reply {
            Reply::TouchInConsequence => example_right_touch(),
            Reply::Enforce | Reply::Waive | Reply::Touch => example_right_other(),
        },
        Example::Succession {
            fen,
            piece: from,
            reply,
            ..
        } => {
            let position = position(fen);
            example_succession(&piece(&position, from), &written(&position, reply))
        }
        Example::Castling { fen, side, .. } => {
            let color = turn(&position(fen));
            match side {
                CastlingSide::KingSide => example_castles_king_side(&color),
                CastlingSide::QueenSide => example_castles_queen_side(&color),
            }
        }
        Example::Odds { .. } => example_castles_at_odds(),
        Example::OnlyMove { fen, uci } => example_only_move(&written(&position(fen), uci)),
        Example::Call { fen, call, .. } => match (position(fen).is_check(), call) {
            (true, CheckCall::Said) => example_gives_check_said(),
            (true, CheckCall::Silent) => example_gives_check_silent(),
            (false, _) => example_no_check_said(),
        },
        Example::Stalemate { .. } => example_is_stalemate(),
        Example::Force { dead, .. } => match dead {
            Answer::Yes => example_force_dead(),
            Answer::No => example_force_alive(),
        },
        Example::Repetition { times, .. } => example_repeats(&times.to_string()),
        Example::Perpetual { .. } => example_checks_forever(),
        Example::Clock { .. } => example_clock_full(),
        Example::Count { caller, .. } => example_calls(&color_name(caller)),
        Example::Offer { by, .. } => example_offers(&color_name(by)),
        Example::Leave { by, leaving, .. } => leaving_text(by, leaving),
        Example::Favor {
            fen,
            touched,
            favor,
            ..
        } => {
            let position = position(fen);
            let (color, piece) = (turn(&position), piece(&position, touched));
            let text = example_touched(&color, &example_touched_piece(&piece));
            match favor {
                Favor::Granted => example_favor_granted(&text),
                Favor::Owed => example_favor_owed(&color, &text),
            }
        }
        Example::Series { .. } => example_series(),
        Example::Umpire { .. } => example_umpire(),
    }
}

fn offence_text(position: &Position, offence: Offence) -> String {
    match offence {
        Offence::Move { piece: from, to } => {
            example_put_wrong(&piece(position, from), &square_name(to))
        }
        Offence::PawnLeft { piece: from, to } => {
            example_pawn_left(&piece(position, from), &square_name(to))
        }
        Offence::NoMove => example_no_move(),
        Offence::TwoHands { piece: from, to } => {
            example_two_hands(&piece(position, from), &square_name(to))
        }
    }
}

fn leaving_text(by: Color, leaving: Leaving) -> String {
    let color = color_name(by);
    match leaving {
        Leaving::Resigns => example_leaves_resigning(&color),
        Leaving::Abandons => example_leaves_walking(&color),
        Leaving::StopsMoving => example_leaves_silent(&color),
        Leaving::UpsetsBoard => example_leaves_upset(&color),
        Leaving::RefusesLaws => example_leaves_refusing(&color),
        Leaving::ClosesPage => example_leaves_page(&color),
    }
}

/// What turns out to have been wrong.
#[must_use]
pub fn law_irregularity(irregularity: Irregularity) -> String {
    match irregularity {
        Irregularity::BoardMisplaced => example_found_board(),
        Irregularity::PiecesMisplaced => example_found_pieces(),
        Irregularity::OddsForgotten => example_found_odds(),
        Irregularity::PieceDropped => example_found_dropped(),
        Irregularity::ColorsReversed => example_found_colors(),
        Irregularity::FirstMoveOutOfTurn => example_found_first(),
        Irregularity::IllegalMove => example_found_illegal(),
        Irregularity::KingLeftInCheck => example_found_king(),
    }
}
