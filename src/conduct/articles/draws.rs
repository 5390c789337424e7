//! Draws.

use std::num::NonZeroU32;

use rules::Color;

use super::{Answer, Article, Example, Relation, Topic, said};
use crate::code::Source;
use crate::draw::OfferLaw;
use crate::fifty::FiftyReason;

/// Fig. 6 of seed 001.
const STALEMATE: Example = Example::Stalemate {
    fen: "1k6/1P6/1K6/8/8/8/8/8 b - - 0 1",
};

const fn force(fen: &'static str, dead: Answer) -> Example {
    Example::Force { fen, dead }
}

const LONE_BISHOP: Example = force("4k3/8/8/8/8/8/8/3BK3 w - - 0 1", Answer::Yes);

/// The knights move out and back twice.
const KNIGHTS: Example = Example::Repetition {
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    moves: &[
        "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8",
    ],
    times: 3,
};

/// The same series of moves three times.
const SERIES: Example = Example::Repetition {
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    moves: &[
        "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1",
        "f6g8",
    ],
    times: 4,
};

/// Diagram 8 of seed 002.
const PERPETUAL: Example = Example::Perpetual {
    fen: "6k1/6p1/8/8/4Q3/1q4P1/p6P/7K w - - 0 1",
    cycle: &["e4e8", "g8h7", "e8h5", "h7g8", "h5e8", "g8h7"],
};

const CLOCK: Example = Example::Clock {
    fen: "4k3/8/8/8/8/8/r7/4K2Q w - - 100 90",
    claim: Answer::Yes,
};

const fn offer(law: OfferLaw, allowed: Answer) -> Example {
    Example::Offer {
        fen: "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
        law,
        by: Color::Black,
        allowed,
    }
}

const THIRTY: NonZeroU32 = NonZeroU32::MIN.saturating_add(29);

pub(super) const ARTICLES: &[Article] = &[
    said(
        Topic::Stalemate,
        Source::Fide,
        Relation::Today,
        "5.2.1",
        STALEMATE,
    ),
    said(
        Topic::Stalemate,
        Source::Seed000,
        Relation::Same,
        "Technical Terms, 8",
        STALEMATE,
    ),
    said(
        Topic::Stalemate,
        Source::Seed001,
        Relation::Same,
        "Drawn Game, 6",
        STALEMATE,
    ),
    said(
        Topic::Stalemate,
        Source::Seed002,
        Relation::Same,
        "Stalemate",
        STALEMATE,
    ),
    said(
        Topic::Stalemate,
        Source::Seed003,
        Relation::Same,
        "Drawn Game, 1",
        STALEMATE,
    ),
    said(
        Topic::Stalemate,
        Source::Seed004,
        Relation::Same,
        "No. 13",
        STALEMATE,
    ),
    said(
        Topic::LackOfForce,
        Source::Fide,
        Relation::Today,
        "5.2.2",
        LONE_BISHOP,
    ),
    said(
        Topic::LackOfForce,
        Source::Seed000,
        Relation::Differs,
        "Technical Terms, 22",
        force("4k2q/8/8/8/8/8/8/Q3K3 w - - 0 1", Answer::No),
    ),
    said(
        Topic::LackOfForce,
        Source::Seed001,
        Relation::Differs,
        "Drawn Game, 2",
        force("4k2b/8/8/8/8/8/8/4KN2 w - - 0 1", Answer::No),
    ),
    said(
        Topic::LackOfForce,
        Source::Seed002,
        Relation::Differs,
        "laws",
        force("4k3/8/8/8/8/8/8/2NNK3 w - - 0 1", Answer::No),
    ),
    said(
        Topic::LackOfForce,
        Source::Seed003,
        Relation::Differs,
        "Drawn Game, 2",
        LONE_BISHOP,
    ),
    said(
        Topic::Repetition,
        Source::Fide,
        Relation::Today,
        "9.2",
        KNIGHTS,
    ),
    said(
        Topic::Repetition,
        Source::Seed000,
        Relation::Differs,
        "Technical Terms, 22",
        SERIES,
    ),
    said(
        Topic::Repetition,
        Source::Seed001,
        Relation::Differs,
        "Drawn Game, 3",
        SERIES,
    ),
    said(
        Topic::Repetition,
        Source::Seed002,
        Relation::Differs,
        "laws",
        KNIGHTS,
    ),
    said(
        Topic::Repetition,
        Source::Seed003,
        Relation::Same,
        "Drawn Game, 3",
        KNIGHTS,
    ),
    said(
        Topic::PerpetualCheck,
        Source::Fide,
        Relation::Today,
        "9.2, 9.6.1",
        PERPETUAL,
    ),
    said(
        Topic::PerpetualCheck,
        Source::Seed000,
        Relation::Differs,
        "Technical Terms, 7 and 22",
        PERPETUAL,
    ),
    said(
        Topic::PerpetualCheck,
        Source::Seed001,
        Relation::Differs,
        "Drawn Game, 5",
        PERPETUAL,
    ),
    said(
        Topic::PerpetualCheck,
        Source::Seed002,
        Relation::Differs,
        "Perpetual Check",
        PERPETUAL,
    ),
    said(
        Topic::PerpetualCheck,
        Source::Seed003,
        Relation::Differs,
        "Drawn Game, 4",
        PERPETUAL,
    ),
    said(
        Topic::FiftyMoves,
        Source::Fide,
        Relation::Today,
        "9.3",
        CLOCK,
    ),
    said(
        Topic::FiftyMoves,
        Source::Seed000,
        Relation::Differs,
        "XI",
        Example::Count {
            fen: "4k3/8/8/8/8/8/r7/4K2Q w - - 0 1",
            caller: Color::Black,
            ground: FiftyReason::SmallForce,
        },
    ),
    said(
        Topic::FiftyMoves,
        Source::Seed001,
        Relation::Differs,
        "Drawn Game, 4",
        CLOCK,
    ),
    said(
        Topic::FiftyMoves,
        Source::Seed002,
        Relation::Same,
        "laws",
        CLOCK,
    ),
    said(
        Topic::FiftyMoves,
        Source::Seed003,
        Relation::Same,
        "Drawn Game, 5",
        CLOCK,
    ),
    said(
        Topic::Agreement,
        Source::Fide,
        Relation::Today,
        "9.1",
        offer(OfferLaw::Anytime, Answer::Yes),
    ),
    said(
        Topic::Agreement,
        Source::Seed003,
        Relation::Differs,
        "Drawn Game, 6",
        offer(OfferLaw::From(THIRTY), Answer::No),
    ),
];
