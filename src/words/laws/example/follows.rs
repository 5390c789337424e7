//! What follows in the examples, and what their page says beside them.

use conduct::{
    Answer, Binds, CheckNotice, Consequence, Example, Follows, PenaltyKind, Remedy, Right,
};
use contest::{Pairing, Player};
use notation::uci;
use rules::{Color, Position};

use super::{position, written};
use crate::names::{choice, square_name};
use crate::table::messages;

messages! {
    example_any_move() = "Any legal move may follow.";
    example_must_play(moves) = "What may follow: {moves}.";
    example_opponent_selects(squares) = "The opponent decides which piece must move: the one on {squares}.";
    example_replaced(text) = "The move is taken back. {text}";
    example_replaced_with_time(text; count) = ["The move is taken back. {text} The opponent gets 1 minute more.", "The move is taken back. {text} The opponent gets {count} minutes more."];
    example_penalties(choices) = "The opponent may choose: {choices}.";
    example_penalty_move() = "the piece makes a legal move";
    example_penalty_take() = "the piece it took is taken by another";
    example_penalty_other() = "another piece moves instead";
    example_becomes_queen() = "The pawn becomes a queen.";
    example_becomes_queen_with_time(; count) = ["The pawn becomes a queen, and the opponent gets 1 minute more.", "The pawn becomes a queen, and the opponent gets {count} minutes more."];
    example_allowed() = "That is allowed.";
    example_not_allowed() = "That isn\u{2019}t allowed.";
    example_must_take() = "You must play it.";
    example_announced() = "Whoever now leaves the king in check may have to move the king.";
    example_not_announced() = "It should have been announced. There is no penalty.";
    example_false_cry() = "It has no effect.";
    example_nothing_to_say() = "Nothing follows.";
    example_drawn() = "The game is drawn.";
    example_drawn_today() = "The game is drawn at once, today too.";
    example_goes_on_today() = "Today the game goes on.";
    example_may_claim() = "The player to move can claim a draw.";
    example_may_not_claim() = "No draw can be claimed.";
    example_count_begins() = "The count begins with the next move; captures don\u{2019}t restart it.";
    example_lost() = "That player has lost.";
    example_restore() = "The pieces are put back, and the game goes on.";
    example_clock_runs() = "The clock keeps running and decides.";
    example_waits() = "The game waits.";
    example_annul() = "The game is annulled, and a new one is played.";
    example_turn_board() = "The board is turned, the pieces keep their squares, and the game goes on.";
    example_play_on() = "The game goes on as it stands.";
    example_retract() = "The moves since the error are taken back.";
    example_retract_to_check() = "The moves since the check are taken back.";
    example_last_known() = "The game goes on from the last position that is known.";
    example_at_once() = "The rule about illegal moves decides.";
    example_right_open() = "The penalty can still be enforced.";
    example_right_gone() = "The penalty can no longer be enforced.";

    example_umpire_decides() = "The rules are applied.";
    example_umpire_waits() = "Nobody steps in, and the game goes on.";
    series_first_white(number) = "Game {number}: the player named first has White and moves first.";
    series_first_black(number) = "Game {number}: the player named first has Black and moves first.";
    series_other_white(number) = "Game {number}: the other player has White and moves first.";
    series_other_black(number) = "Game {number}: the other player has Black and moves first.";
    /// The game of a series counts.
    pub law_game_counts() = "Won or drawn";
    /// The game of a series does not count.
    pub law_game_annulled() = "Annulled";
    /// A player appeals to the umpire, or does not.
    pub law_umpire_asked() = "A player asks for a decision";
    /// Labels the number of moves after which an error is found.
    pub law_found_after() = "Found after so many moves by each player";
    /// Plays the next move of an example.
    pub law_next_move() = "Next move";
    /// Sets an example up again.
    pub law_set_up_again() = "Set up again";
    /// A legal move that a law does not let follow.
    pub law_not_now(follows) = "That move is legal, but here it may not be played. {follows}";
}

/// Who has which color and moves first in a game of a series, counted from 1.
#[must_use]
pub fn law_series_game(number: usize, pairing: Pairing) -> String {
    let number = number.to_string();
    match (pairing.first, pairing.first_color()) {
        (Player::A, Color::White) => series_first_white(&number),
        (Player::A, Color::Black) => series_first_black(&number),
        (Player::B, Color::White) => series_other_white(&number),
        (Player::B, Color::Black) => series_other_black(&number),
    }
}

/// What the umpire does, who steps in without being asked or only when asked.
#[must_use]
pub fn law_umpire(unasked: Answer, is_asked: bool) -> String {
    match unasked {
        Answer::No if !is_asked => example_umpire_waits(),
        _ => example_umpire_decides(),
    }
}

/// What follows in an example under the law that it belongs to; empty where the law says it all.
#[must_use]
pub fn law_example_follows(example: &Example) -> String {
    match *example {
        Example::Touch { fen, binds, .. }
        | Example::Hand { fen, binds, .. }
        | Example::Favor { fen, binds, .. } => binds_text(&position(fen), binds),
        Example::Series { .. } | Example::Umpire { .. } => String::new(),
        Example::Succession {
            fen, reply, binds, ..
        } => {
            let before = position(fen);
            let after = uci::read(&before, reply).map(|mv| before.play_unchecked(mv));
            binds_text(&after.unwrap_or(before), binds)
        }
        Example::Illegal {
            fen,
            follows,
            seconds,
            ..
        } => {
            let minutes = (seconds / 60) as usize;
            match follows {
                Follows::Replaced(binds) => {
                    let text = binds_text(&position(fen), binds);
                    match minutes {
                        0 => example_replaced(&text),
                        minutes => example_replaced_with_time(&text, minutes),
                    }
                }
                Follows::Penalties(kinds) => {
                    let kinds: Vec<String> = kinds.iter().map(|&kind| penalty_text(kind)).collect();
                    example_penalties(&choice(&kinds))
                }
                Follows::Queen => match minutes {
                    0 => example_becomes_queen(),
                    minutes => example_becomes_queen_with_time(minutes),
                },
            }
        }
        Example::Found { remedy, .. } => law_remedy(remedy),
        Example::Reply { right, .. } => match right {
            Right::Open => example_right_open(),
            Right::Enforced | Right::Waived | Right::Lapsed => example_right_gone(),
        },
        Example::AdjustOutOfTurn { allowed, .. }
        | Example::Castling { allowed, .. }
        | Example::Odds { allowed, .. }
        | Example::Offer { allowed, .. } => answer(allowed),
        Example::OnlyMove { .. } => example_must_take(),
        Example::Call { notice, .. } => match notice {
            CheckNotice::Announced => example_announced(),
            CheckNotice::NotAnnounced => example_not_announced(),
            CheckNotice::FalseCry => example_false_cry(),
            CheckNotice::Nothing => example_nothing_to_say(),
        },
        Example::Stalemate { .. } => example_drawn(),
        Example::Force { dead, .. } => match dead {
            Answer::Yes => example_drawn_today(),
            Answer::No => example_goes_on_today(),
        },
        Example::Repetition { .. } | Example::Perpetual { .. } => String::new(),
        Example::Clock { claim, .. } => match claim {
            Answer::Yes => example_may_claim(),
            Answer::No => example_may_not_claim(),
        },
        Example::Count { .. } => example_count_begins(),
        Example::Leave { consequence, .. } => match consequence {
            Consequence::Lost => example_lost(),
            Consequence::Drawn => example_drawn(),
            Consequence::Restore => example_restore(),
            Consequence::ClockRuns => example_clock_runs(),
            Consequence::Waits => example_waits(),
        },
    }
}

/// What becomes of a game in which something was wrong.
#[must_use]
pub fn law_remedy(remedy: Remedy) -> String {
    match remedy {
        Remedy::Annul => example_annul(),
        Remedy::TurnBoard => example_turn_board(),
        Remedy::PlayOn => example_play_on(),
        Remedy::Retract => example_retract(),
        Remedy::RetractToCheck => example_retract_to_check(),
        Remedy::LastKnown => example_last_known(),
        Remedy::AtOnce => example_at_once(),
    }
}

fn binds_text(position: &Position, binds: Binds) -> String {
    match binds {
        Binds::Any => example_any_move(),
        Binds::Moves(moves) => {
            let moves: Vec<String> = moves.iter().map(|text| written(position, text)).collect();
            example_must_play(&choice(&moves))
        }
        Binds::OpponentSelects(squares) => {
            let squares: Vec<String> = squares.iter().map(|&square| square_name(square)).collect();
            example_opponent_selects(&choice(&squares))
        }
    }
}

fn penalty_text(kind: PenaltyKind) -> String {
    match kind {
        PenaltyKind::MovePiece => example_penalty_move(),
        PenaltyKind::TakePiece => example_penalty_take(),
        PenaltyKind::MoveOther => example_penalty_other(),
    }
}

fn answer(allowed: Answer) -> String {
    match allowed {
        Answer::Yes => example_allowed(),
        Answer::No => example_not_allowed(),
    }
}
