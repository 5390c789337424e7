//! Today's laws and those of the books, side by side: the data for a page of laws.
//!
//! There are no sentences here; they are in the crate `words`, one for each topic and source. A test
//! tries every example under the law it belongs to.

mod draws;
mod example;
mod moves;
mod start;
mod touched;

#[cfg(test)]
mod tests;

pub use example::{Answer, Binds, Example, Favor, Follows};

use crate::code::Source;
use crate::names::names;

/// What an article is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// A board placed the wrong way.
    Board,
    /// Pieces wrongly placed or missing at the beginning.
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
    /// Capturing en passant when nothing else can be played.
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
    /// Counting fifty moves.
    FiftyMoves,
    /// Draws by agreement.
    Agreement,
    /// Resigning and leaving the game.
    Resignation,
    /// Who begins and with which color in a series of games.
    Series,
    /// Favors granted by one player to the other.
    Concession,
    /// Who applies the laws.
    Umpire,
}

names!(
    Topic,
    "a topic of the laws",
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
    Series = "series",
    Concession = "concession",
    Umpire = "umpire",
);

/// How a text compares with today's law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// It is today's law.
    Today,
    /// It says the same in effect.
    Same,
    /// It says something else.
    Differs,
    /// It says nothing about the matter.
    Silent,
}

names!(
    Relation,
    "a relation to today's law",
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
    /// How it compares with today's law.
    pub relation: Relation,
    /// Something to try it on; none if the text is silent.
    pub example: Option<Example>,
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
    let said = [
        start::ARTICLES,
        touched::ARTICLES,
        moves::ARTICLES,
        draws::ARTICLES,
    ]
    .concat();
    let pairs = Topic::ALL
        .into_iter()
        .flat_map(|topic| Source::ALL.map(|source| (topic, source)));
    pairs
        .map(|(topic, source)| {
            let found = said
                .iter()
                .find(|it| (it.topic, it.source) == (topic, source));
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
