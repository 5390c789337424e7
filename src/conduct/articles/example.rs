//! Positions to try a law on.

use rules::{CastlingSide, Color, Square};

use crate::check::{CheckCall, CheckNotice};
use crate::draw::OfferLaw;
use crate::fifty::FiftyReason;
use crate::illegal::{Offence, PenaltyKind, Reply, Right};
use crate::irregularity::{Irregularity, Memory, Noticed, Remedy};
use crate::leaving::{Consequence, Leaving};

/// Yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
}

/// What touched pieces bind to, in UCI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Binds {
    /// Any move.
    Any,
    /// These moves.
    Moves(&'static [&'static str]),
    /// The opponent chooses one of these pieces.
    OpponentSelects(&'static [Square]),
}

/// What follows an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Follows {
    /// Another move.
    Replaced(Binds),
    /// The opponent chooses among these.
    Penalties(&'static [PenaltyKind]),
    /// The pawn becomes a queen.
    Queen,
}

/// A position, what happens in it, and what follows under the law of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Example {
    /// These pieces are touched by the player to move, in this order.
    Touch {
        /// The position.
        fen: &'static str,
        /// The pieces.
        touched: &'static [Square],
        /// What follows.
        binds: Binds,
    },
    /// The other player adjusts a piece.
    AdjustOutOfTurn {
        /// The position.
        fen: &'static str,
        /// The piece.
        square: Square,
        /// Whether that is allowed.
        allowed: Answer,
    },
    /// A piece is picked up and put back, or let go elsewhere.
    Hand {
        /// The position.
        fen: &'static str,
        /// The piece.
        piece: Square,
        /// Where it is let go; where it stood if it is put back.
        to: Square,
        /// What follows.
        binds: Binds,
    },
    /// An illegal move.
    Illegal {
        /// The position before it.
        fen: &'static str,
        /// What was done.
        offence: Offence,
        /// What the opponent said with the move before.
        call: CheckCall,
        /// What follows.
        follows: Follows,
        /// How many seconds the opponent gets.
        seconds: u64,
    },
    /// Something turns out to have been wrong.
    Found {
        /// What.
        irregularity: Irregularity,
        /// When.
        noticed: Noticed,
        /// Whether the moves are known.
        memory: Memory,
        /// What becomes of the game.
        remedy: Remedy,
    },
    /// A player does something while a penalty could be enforced.
    Reply {
        /// What.
        reply: Reply,
        /// What becomes of the right.
        right: Right,
    },
    /// Two moves in succession.
    Succession {
        /// The position after the first of them.
        fen: &'static str,
        /// The piece that was moved again.
        piece: Square,
        /// What the opponent then plays.
        reply: &'static str,
        /// What the player is bound to after that.
        binds: Binds,
    },
    /// Castling.
    Castling {
        /// The position.
        fen: &'static str,
        /// The wing.
        side: CastlingSide,
        /// Whether it is allowed.
        allowed: Answer,
    },
    /// Castling toward a corner whose rook was given as odds.
    Odds {
        /// The position.
        fen: &'static str,
        /// The wing.
        side: CastlingSide,
        /// Whether it is allowed.
        allowed: Answer,
    },
    /// The only legal move.
    OnlyMove {
        /// The position.
        fen: &'static str,
        /// The move in UCI.
        uci: &'static str,
    },
    /// A call of check, or the lack of one.
    Call {
        /// The position after the move.
        fen: &'static str,
        /// What was said.
        call: CheckCall,
        /// What it means.
        notice: CheckNotice,
    },
    /// Stalemate.
    Stalemate {
        /// The position.
        fen: &'static str,
    },
    /// Insufficient material.
    Force {
        /// The position.
        fen: &'static str,
        /// Whether the game has ended today, as a dead position.
        dead: Answer,
    },
    /// Moves that bring a position back.
    Repetition {
        /// The position.
        fen: &'static str,
        /// The moves in UCI.
        moves: &'static [&'static str],
        /// How often the last position has then occurred.
        times: usize,
    },
    /// Perpetual check: the last of these moves bring back the position after the first two.
    Perpetual {
        /// The position.
        fen: &'static str,
        /// The moves in UCI, a check and a forced reply in turn.
        cycle: &'static [&'static str],
    },
    /// Fifty moves without a capture or a pawn move.
    Clock {
        /// The position.
        fen: &'static str,
        /// Whether a draw can be claimed.
        claim: Answer,
    },
    /// A call to draw or to mate in fifty moves.
    Count {
        /// The position.
        fen: &'static str,
        /// Who calls.
        caller: Color,
        /// On what ground.
        ground: FiftyReason,
    },
    /// An offer of a draw.
    Offer {
        /// The position.
        fen: &'static str,
        /// From which move on offers are allowed.
        law: OfferLaw,
        /// Who offers.
        by: Color,
        /// Whether that is allowed.
        allowed: Answer,
    },
    /// A player leaves the game.
    Leave {
        /// The position.
        fen: &'static str,
        /// Who.
        by: Color,
        /// How.
        leaving: Leaving,
        /// What becomes of the game.
        consequence: Consequence,
    },
    /// A piece is touched, and favors come into it.
    Favor {
        /// The position.
        fen: &'static str,
        /// The piece.
        touched: Square,
        /// Who was or would be let off.
        favor: Favor,
        /// What follows.
        binds: Binds,
    },
    /// Several games, of which each is won, drawn or annulled. Lots gave White and the first move to
    /// the player named first.
    Series {
        /// Whether the players keep their colors, so that the first move changes.
        keeps_colors: Answer,
    },
    /// An illegal move that no player has noticed.
    Umpire {
        /// Whether the umpire steps in without being asked.
        unasked: Answer,
    },
}

/// A favor at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Favor {
    /// The opponent lets the player off.
    Granted,
    /// The player to move let the opponent off a move ago.
    Owed,
}
