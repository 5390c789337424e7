//! Touched pieces and their release.

use rules::Square;

use super::{Answer, Article, Binds, Example, Relation, Topic, said};
use crate::code::Source;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// After 1. e4 e5.
const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const CASTLE: &str = "4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1";

const fn touch(fen: &'static str, touched: &'static [Square], binds: Binds) -> Example {
    Example::Touch {
        fen,
        touched,
        binds,
    }
}

/// The pawn on e2 is touched.
const PAWN: Example = touch(START, &[Square::E2], Binds::Moves(&["e2e3", "e2e4"]));

/// The rook on a1 is touched, which cannot move.
const fn rook(binds: Binds) -> Example {
    touch(OPEN, &[Square::A1], binds)
}

/// The king's knight is touched, and then the queen's.
const fn knights(binds: Binds) -> Example {
    touch(OPEN, &[Square::G1, Square::B1], binds)
}

const fn adjusted(allowed: Answer) -> Example {
    Example::AdjustOutOfTurn {
        fen: START,
        square: Square::E7,
        allowed,
    }
}

const fn hand(to: Square, binds: Binds) -> Example {
    Example::Hand {
        fen: START,
        piece: Square::G1,
        to,
        binds,
    }
}

const fn rook_then_king(binds: Binds) -> Example {
    touch(CASTLE, &[Square::H1, Square::E1], binds)
}

const ROOK_MOVES: Binds = Binds::Moves(&["h1f1", "h1g1"]);
const CASTLES: Binds = Binds::Moves(&["e1g1"]);
const KNIGHT_STAYS: Binds = Binds::Moves(&["g1f3"]);
const KNIGHT_MOVES: Binds = Binds::Moves(&["g1f3", "g1h3"]);

pub(super) const ARTICLES: &[Article] = &[
    said(Topic::Touch, Source::Fide, Relation::Today, "4.3", PAWN),
    said(Topic::Touch, Source::Seed000, Relation::Same, "VI", PAWN),
    said(Topic::Touch, Source::Seed002, Relation::Same, "laws", PAWN),
    said(
        Topic::ImpossibleTouch,
        Source::Fide,
        Relation::Today,
        "4.5",
        rook(Binds::Any),
    ),
    said(
        Topic::ImpossibleTouch,
        Source::Seed000,
        Relation::Differs,
        "VI",
        rook(Binds::Moves(&["e1e2"])),
    ),
    said(
        Topic::ImpossibleTouch,
        Source::Seed002,
        Relation::Same,
        "laws",
        rook(Binds::Any),
    ),
    said(
        Topic::SeveralTouched,
        Source::Fide,
        Relation::Today,
        "4.3.1 to 4.3.3",
        knights(Binds::Moves(&["g1e2", "g1f3", "g1h3"])),
    ),
    said(
        Topic::SeveralTouched,
        Source::Seed000,
        Relation::Differs,
        "VI",
        knights(Binds::OpponentSelects(&[Square::G1, Square::B1])),
    ),
    said(
        Topic::Adjusting,
        Source::Fide,
        Relation::Today,
        "4.2.1",
        adjusted(Answer::No),
    ),
    said(
        Topic::Adjusting,
        Source::Seed000,
        Relation::Differs,
        "VI",
        adjusted(Answer::Yes),
    ),
    said(
        Topic::Adjusting,
        Source::Seed001,
        Relation::Same,
        "J'adoube",
        adjusted(Answer::No),
    ),
    said(
        Topic::Adjusting,
        Source::Seed002,
        Relation::Same,
        "laws",
        adjusted(Answer::No),
    ),
    said(
        Topic::Adjusting,
        Source::Seed004,
        Relation::Differs,
        "J'adoube",
        adjusted(Answer::No),
    ),
    said(
        Topic::Release,
        Source::Fide,
        Relation::Today,
        "4.7",
        hand(Square::F3, KNIGHT_STAYS),
    ),
    said(
        Topic::Release,
        Source::Seed000,
        Relation::Differs,
        "VI",
        hand(Square::G1, KNIGHT_MOVES),
    ),
    said(
        Topic::Release,
        Source::Seed002,
        Relation::Same,
        "laws",
        hand(Square::F3, KNIGHT_STAYS),
    ),
    said(
        Topic::Release,
        Source::Seed004,
        Relation::Same,
        "J'adoube",
        hand(Square::F3, KNIGHT_STAYS),
    ),
    said(
        Topic::RookFirst,
        Source::Fide,
        Relation::Today,
        "4.4.2",
        rook_then_king(ROOK_MOVES),
    ),
    said(
        Topic::RookFirst,
        Source::Seed000,
        Relation::Differs,
        "X",
        rook_then_king(CASTLES),
    ),
    said(
        Topic::RookFirst,
        Source::Seed002,
        Relation::Same,
        "laws",
        rook_then_king(ROOK_MOVES),
    ),
    said(
        Topic::RookFirst,
        Source::Seed004,
        Relation::Differs,
        "Castling",
        rook_then_king(CASTLES),
    ),
];
