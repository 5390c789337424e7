//! Today's laws and those of the books side by side: the data of a page of laws.
//!
//! No sentence stands here; they are in the crate `words`, one for each topic and source. Every
//! example is tried by a test under the law it belongs to.

mod draws;
mod moves;
mod start;
mod touched;

#[cfg(test)]
mod tests;

use rules::{CastlingSide, Color, Square};

use crate::check::{CheckCall, CheckNotice};
use crate::code::Source;
use crate::draw::OfferLaw;
use crate::fifty::Ground;
use crate::illegal::{Offence, PenaltyKind, Reply, Right};
use crate::irregularity::{Irregularity, Memory, Noticed, Remedy};
use crate::leaving::{Consequence, Leaving};
use crate::names::names;

/// What an article is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// A board that lies wrongly.
    Board,
    /// Pieces that are wrongly placed or missing at the beginning.
    SetUp,
    /// Who makes the first move, and what follows if it was the wrong player.
    FirstMove,
    /// Two moves in succession.
    Turn,
    /// Touching a piece.
    Touch,
    /// A touched piece that cannot be moved or taken.
    ImpossibleTouch,
    /// Several touched pieces.
    SeveralTouched,
    /// Adjusting pieces.
    Adjusting,
    /// Letting a piece go.
    Release,
    /// An illegal move noticed at once.
    IllegalMove,
    /// An illegal move found later.
    FoundLater,
    /// When a penalty can be enforced.
    Penalty,
    /// A piece dropped off the board.
    DroppedPiece,
    /// The conditions of castling.
    Castling,
    /// Castling with the rook touched first.
    RookFirst,
    /// Castling at odds.
    Odds,
    /// A pawn that reaches the last rank.
    Promotion,
    /// Taking in passing when nothing else can be played.
    EnPassant,
    /// Calling check.
    Check,
    /// Check that is neglected.
    NeglectedCheck,
    /// Stalemate.
    Stalemate,
    /// Too little force to mate.
    LackOfForce,
    /// Repeated positions.
    Repetition,
    /// Perpetual check.
    PerpetualCheck,
    /// The count of fifty moves.
    FiftyMoves,
    /// Draws by agreement.
    Agreement,
    /// Resigning and leaving the game.
    Resignation,
}

names!(Topic, "a topic of the laws",
    Board = "board",
    SetUp = "set-up",
    FirstMove = "first-move",
    Turn = "turn",
    Touch = "touch",
    ImpossibleTouch = "impossible-touch",
    SeveralTouched = "several-touched",
    Adjusting = "adjusting",
    Release = "release",
    IllegalMove = "illegal-move",
    FoundLater = "found-later",
    Penalty = "penalty",
    DroppedPiece = "dropped-piece",
    Castling = "castling",
    RookFirst = "rook-first",
    Odds = "odds",
    Promotion = "promotion",
    EnPassant = "en-passant",
    Check = "check",
    NeglectedCheck = "neglected-check",
    Stalemate = "stalemate",
    LackOfForce = "lack-of-force",
    Repetition = "repetition",
    PerpetualCheck = "perpetual-check",
    FiftyMoves = "fifty-moves",
    Agreement = "agreement",
    Resignation = "resignation",
);

/// How a text stands to today's law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// It is today's law.
    Today,
    /// It says the same in effect.
    Same,
    /// It says something else.
    Differs,
    /// It says nothing of the matter.
    Silent,
}

names!(Relation, "a relation to today's law",
    Today = "today",
    Same = "same",
    Differs = "differs",
    Silent = "silent",
);

/// What one text says on one topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Article {
    /// The topic.
    pub topic: Topic,
    /// The text.
    pub source: Source,
    /// The number of the article or law, or the heading in the text; empty if it is silent.
    pub place: &'static str,
    /// How it stands to today's law.
    pub relation: Relation,
    /// A position to try it on; none if the text is silent.
    pub example: Option<Example>,
}

/// Yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// It is so.
    Yes,
    /// It is not so.
    No,
}

/// What touched pieces bind to, in UCI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Binds {
    /// Any move.
    Any,
    /// These moves.
    Moves(&'static [&'static str]),
    /// The opponent selects one of these pieces.
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

/// A position with what happens there and what follows under the law of a text.
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
    /// A piece is taken up and put back, or let go elsewhere.
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
    /// A call of check, or its want.
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
    /// Little force.
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
        /// How often the last position has then stood on the board.
        times: usize,
    },
    /// Checks without end: the last of these moves bring back the position after the first two.
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
        /// With what ground.
        ground: Ground,
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
}

/// What a text says, and an example of it.
const fn said(
    topic: Topic,
    source: Source,
    relation: Relation,
    place: &'static str,
    example: Example,
) -> Article {
    Article {
        topic,
        source,
        place,
        relation,
        example: Some(example),
    }
}

/// What each text says on each topic, in the order of the topics and then of the texts.
///
/// # Examples
///
/// ```
/// use conduct::{Relation, Source, Topic, articles};
///
/// let articles = articles();
/// assert_eq!(articles.len(), Topic::ALL.len() * Source::ALL.len());
/// let touch = articles.iter().find(|article| {
///     article.topic == Topic::ImpossibleTouch && article.source == Source::Seed000
/// });
/// assert_eq!(touch.map(|article| article.relation), Some(Relation::Differs));
/// ```
#[must_use]
pub fn articles() -> Vec<Article> {
    let said = [start::ARTICLES, touched::ARTICLES, moves::ARTICLES, draws::ARTICLES].concat();
    let pairs = Topic::ALL
        .into_iter()
        .flat_map(|topic| Source::ALL.map(|source| (topic, source)));
    pairs
        .map(|(topic, source)| {
            let found = said.iter().find(|it| (it.topic, it.source) == (topic, source));
            found.copied().unwrap_or(Article {
                topic,
                source,
                place: "",
                relation: Relation::Silent,
                example: None,
            })
        })
        .collect()
}
