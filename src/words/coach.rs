//! What is said to a player who asks for help, or whom the program watches over as a coach.

use explain::allowed::Allowed;
use rules::{Bitboard, Move, Position, Square};

use crate::names::{color_name, pieces_on, role_name, square_name, the_piece_on};
use crate::table::messages;

messages! {
    /// Shows the next step of a hint.
    pub button_hint() = "Hint";
    /// A hint is being looked for.
    pub hint_waits() = "Looking for a hint.";
    /// Nothing can be said of this position.
    pub hint_none() = "There is no hint here.";
    /// A hint belongs to the player\u{2019}s own move.
    pub hint_not_now() = "A hint comes when it is your move.";
    /// Two people play: nobody is helped.
    pub hint_not_here() = "There are no hints in a game between two people.";
    hint_look(piece) = "Look at the {piece}.";
    hint_goes(piece, square) = "The {piece} goes to {square}.";
    hint_castles() = "The king castles.";
    why_mates() = "It is checkmate.";
    why_answers() = "It answers the check.";
    why_wins(piece) = "It wins the {piece}.";
    why_trades(piece) = "It captures the {piece} in an even trade.";
    why_promotes() = "The pawn is promoted.";
    why_saves(piece) = "It brings the {piece} out of danger.";
    why_guards(pieces) = "It protects the {pieces}.";
    why_forks(pieces) = "It attacks two at once: the {pieces}.";
    why_pins(pieces) = "It pins the {pieces}.";
    why_skewers(pieces) = "It attacks along a line: the {pieces}.";
    why_uncovers(pieces) = "It opens a line onto the {pieces}.";
    why_traps(pieces) = "It leaves the {pieces} nowhere safe to go.";
    why_threatens(piece) = "It threatens to win the {piece}.";
    why_checks() = "It gives check.";
    why_develops() = "It develops a piece.";
    why_castles() = "It castles.";
    why_line(moves) = "The engine looks ahead here: {moves}.";
    /// The choice of how much the coach says.
    pub coach_title() = "Coach";
    /// Nothing.
    pub coach_off() = "Off";
    /// Only before a move that loses material.
    pub coach_blunders() = "Blunders only";
    /// Also about good moves and smaller mistakes.
    pub coach_full() = "Full";
    /// Shows what the opponent would play.
    pub button_threat() = "Show the threat";
    /// Hides it.
    pub button_hide_threat() = "Hide the threat";
    threat_is(color, san) = "If you passed, {color} would play {san}.";
    /// In check there is no other move to wait for.
    pub threat_in_check() = "You are in check: that is the threat.";
    /// No full coach watches over this game.
    pub threat_of_full_coach() = "The full coach shows threats, in a game against the computer.";
    danger_taken(piece, by) = "The {piece} can be taken by the {by}.";
    danger_mate(piece, square) = "Then the {piece} gives checkmate on {square}.";
    coach_asks(text) = "{text} Take back?";
    /// The coach looks at a move before it is played.
    pub coach_looks() = "The coach looks at the move.";
    /// Plays the move in spite of the question.
    pub button_play_anyway() = "Play it anyway";
    remark_best(played) = "Your {played}: well played, the engine would have chosen it too.";
    remark_good(played) = "Your {played} is a good move.";
    remark_inaccuracy(played, san) = "{san} was a little better than your {played}.";
    remark_mistake(played, san) = "Your {played} gives something away. {san} was better.";
    remark_blunder(played, san) = "Your {played} loses a lot. {san} was much better.";
    remark_because(text, why) = "{text} {why}";
    suggest_higher(level) = "You have won three games in a row. Try level {level}?";
    suggest_lower(level) = "Three hard games in a row. Level {level} makes a closer fight.";
    button_level(level) = "Play level {level}";
}

/// What the board proves of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveReason {
    /// It mates.
    Mates,
    /// It answers a check.
    Answers,
    /// It wins the piece on a square.
    Wins(Square),
    /// It takes the piece on a square for one of the same value.
    Trades(Square),
    /// It promotes a pawn.
    Promotes,
    /// The piece that moves was in danger and is not now.
    Saves,
    /// Pieces were in danger and are not now.
    Guards(Bitboard),
    /// It attacks these at once.
    Forks(Bitboard),
    /// It pins these.
    Pins(Bitboard),
    /// It attacks these along a line.
    Skewers(Bitboard),
    /// It opens a line onto these.
    Uncovers(Bitboard),
    /// These cannot get away.
    Traps(Bitboard),
    /// It threatens to win the piece on a square.
    Threatens(Square),
    /// It gives check.
    Checks,
    /// It develops a knight or bishop.
    Develops,
    /// It castles.
    Castles,
}

fn piece_at(position: &Position, square: Square) -> String {
    pieces_on(position, Bitboard::from(square))
}

/// Why a move is good, a sentence for each reason; `before` is the position it is played in.
#[must_use]
pub fn reasons_text(before: &Position, mv: Move, reasons: &[MoveReason]) -> String {
    let after = before.play_unchecked(mv);
    let says = reasons.iter().map(|reason| match *reason {
        MoveReason::Mates => why_mates(),
        MoveReason::Answers => why_answers(),
        MoveReason::Wins(square) => why_wins(&piece_at(before, square)),
        MoveReason::Trades(square) => why_trades(&piece_at(before, square)),
        MoveReason::Promotes => why_promotes(),
        MoveReason::Saves => why_saves(&role_name(mv.role())),
        MoveReason::Guards(squares) => why_guards(&pieces_on(before, squares)),
        MoveReason::Forks(squares) => why_forks(&pieces_on(&after, squares)),
        MoveReason::Pins(squares) => why_pins(&pieces_on(&after, squares)),
        MoveReason::Skewers(squares) => why_skewers(&pieces_on(&after, squares)),
        MoveReason::Uncovers(squares) => why_uncovers(&pieces_on(&after, squares)),
        MoveReason::Traps(squares) => why_traps(&pieces_on(&after, squares)),
        MoveReason::Threatens(square) => why_threatens(&piece_at(&after, square)),
        MoveReason::Checks => why_checks(),
        MoveReason::Develops => why_develops(),
        MoveReason::Castles => why_castles(),
    });
    says.collect::<Vec<_>>().join(" ")
}

/// What is expected after a move that nothing on the board explains.
#[must_use]
pub fn reason_ahead(moves: &str) -> String {
    why_line(moves)
}

/// The first step of a hint: which piece.
#[must_use]
pub fn hint_which(mv: Move) -> String {
    hint_look(&the_piece_on(mv.role(), mv.from()))
}

/// The second step: where it goes.
#[must_use]
pub fn hint_where(mv: Move) -> String {
    if mv.is_castling() {
        hint_castles()
    } else {
        hint_goes(&the_piece_on(mv.role(), mv.from()), &square_name(mv.to()))
    }
}

/// What a move allows, proved by the position after it.
#[must_use]
pub fn danger_text(after: &Position, allowed: Allowed) -> String {
    match allowed {
        Allowed::Mate(reply) => danger_mate(&role_name(reply.role()), &square_name(reply.to())),
        Allowed::Capture(reply) => {
            let taken = after
                .captured_by(reply)
                .map_or(reply.to(), |(square, _)| square);
            let by = the_piece_on(reply.role(), reply.from());
            danger_taken(&piece_at(after, taken), &by)
        }
    }
}

/// The question before such a move.
#[must_use]
pub fn coach_question(text: &str) -> String {
    coach_asks(text)
}

/// What the opponent would play next.
#[must_use]
pub fn threat_text(color: rules::Color, san: &str) -> String {
    threat_is(&color_name(color), san)
}

/// How much a move gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuality {
    /// The engine chose it too.
    Best,
    /// Nothing to speak of.
    Good,
    /// A little.
    Inaccuracy,
    /// Something.
    Mistake,
    /// A lot.
    Blunder,
}

/// A remark on a move that was played, which it names, as it may be heard after the reply; `better` is
/// what the engine would have played.
#[must_use]
pub fn remark(quality: MoveQuality, played: &str, better: &str, why: Option<&str>) -> String {
    let text = match quality {
        MoveQuality::Best => remark_best(played),
        MoveQuality::Good => remark_good(played),
        MoveQuality::Inaccuracy => remark_inaccuracy(played, better),
        MoveQuality::Mistake => remark_mistake(played, better),
        MoveQuality::Blunder => remark_blunder(played, better),
    };
    why.map_or(text.clone(), |why| remark_because(&text, why))
}

/// Another level suits the player better; `is_higher` after wins.
#[must_use]
pub fn suggested_level(level: u8, is_higher: bool) -> String {
    let text = if is_higher {
        suggest_higher
    } else {
        suggest_lower
    };
    text(&level.to_string())
}

/// Starts a game on that level.
#[must_use]
pub fn button_suggested_level(level: u8) -> String {
    button_level(&level.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_danger_names_the_piece_and_what_takes_it() {
        let after: Position = "4k3/8/5n2/7Q/8/8/8/4K3 b - - 0 1".parse().unwrap();
        let takes = after.find_move(Square::F6, Square::H5, None).unwrap();
        let text = danger_text(&after, Allowed::Capture(takes));
        assert_eq!(
            coach_question(&text),
            "The queen on h5 can be taken by the knight on f6. Take back?"
        );
    }

    #[test]
    fn a_hint_says_which_piece_where_and_why() {
        let start = Position::default();
        let mv = start.find_move(Square::G1, Square::F3, None).unwrap();
        assert_eq!(hint_which(mv), "Look at the knight on g1.");
        assert_eq!(hint_where(mv), "The knight on g1 goes to f3.");
        let why = reasons_text(&start, mv, &[MoveReason::Develops]);
        assert_eq!(why, "It develops a piece.");
    }
}
