//! What happens in the examples, and what follows.

use conduct::{
    Answer, Binds, CheckCall, CheckNotice, Consequence, Example, Favor, Follows, Irregularity,
    Leaving, Memory, Offence, PenaltyKind, Remedy, Reply, Right,
};
use contest::{Pairing, Player};
use notation::{san, uci};
use rules::{CastlingSide, Color, Position, Square};

use crate::names::{choice, color_name, square_name, the_piece_on};
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

fn position(fen: &str) -> Position {
    fen.parse().expect("a test reads every example")
}

fn turn(position: &Position) -> String {
    color_name(position.turn())
}

/// "rook on e8".
fn piece(position: &Position, square: Square) -> String {
    let piece = position.piece_at(square);
    piece.map_or_else(
        || square_name(square),
        |piece| the_piece_on(piece.role, square),
    )
}

fn written(position: &Position, text: &str) -> String {
    uci::read(position, text).map_or_else(|_| text.to_owned(), |mv| san::write(position, mv))
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
