//! The beginning of a game: board, pieces, first move; and its end by leaving.

use rules::{Color, Square};

use super::{Answer, Article, Binds, Example, Favor, Relation, Topic, said};
use crate::code::Source;
use crate::irregularity::{Irregularity, Memory, Noticed, Remedy};
use crate::leaving::{Consequence, Leaving};

const fn found(irregularity: Irregularity, moves: [u32; 2], remedy: Remedy) -> Example {
    recalled(irregularity, moves, Memory::Known, remedy)
}

const fn recalled(
    irregularity: Irregularity,
    [one, other]: [u32; 2],
    memory: Memory,
    remedy: Remedy,
) -> Example {
    Example::Found {
        irregularity,
        noticed: Noticed { one, other },
        memory,
        remedy,
    }
}

/// White resigns to a lone king.
const fn resigned(consequence: Consequence) -> Example {
    Example::Leave {
        fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        by: Color::White,
        leaving: Leaving::Resigns,
        consequence,
    }
}

const BOARD: Irregularity = Irregularity::BoardMisplaced;
const PIECES: Irregularity = Irregularity::PiecesMisplaced;
const FIRST: Irregularity = Irregularity::FirstMoveOutOfTurn;
const DROPPED: Irregularity = Irregularity::PieceDropped;

pub(super) const ARTICLES: &[Article] = &[
    said(
        Topic::Board,
        Source::Fide,
        Relation::Today,
        "7.2.2",
        found(BOARD, [20, 20], Remedy::TurnBoard),
    ),
    said(
        Topic::Board,
        Source::Seed000,
        Relation::Same,
        "I",
        found(BOARD, [20, 20], Remedy::TurnBoard),
    ),
    said(
        Topic::Board,
        Source::Seed002,
        Relation::Differs,
        "laws",
        found(BOARD, [20, 20], Remedy::Annul),
    ),
    said(
        Topic::Board,
        Source::Seed004,
        Relation::Differs,
        "The Chess-Board and Men",
        found(BOARD, [4, 3], Remedy::Annul),
    ),
    said(
        Topic::SetUp,
        Source::Fide,
        Relation::Today,
        "7.2.1",
        found(PIECES, [20, 20], Remedy::Annul),
    ),
    said(
        Topic::SetUp,
        Source::Seed000,
        Relation::Same,
        "II",
        found(PIECES, [20, 20], Remedy::Annul),
    ),
    said(
        Topic::SetUp,
        Source::Seed002,
        Relation::Same,
        "laws",
        found(PIECES, [20, 20], Remedy::Annul),
    ),
    said(
        Topic::SetUp,
        Source::Seed004,
        Relation::Differs,
        "The Chess-Board and Men",
        found(PIECES, [4, 4], Remedy::PlayOn),
    ),
    said(
        Topic::FirstMove,
        Source::Fide,
        Relation::Today,
        "1.2, 7.3",
        found(FIRST, [9, 9], Remedy::Annul),
    ),
    said(
        Topic::FirstMove,
        Source::Seed000,
        Relation::Differs,
        "III, IV",
        found(FIRST, [4, 4], Remedy::PlayOn),
    ),
    said(
        Topic::FirstMove,
        Source::Seed003,
        Relation::Same,
        "Opening Position of the Board",
        found(FIRST, [9, 9], Remedy::Annul),
    ),
    said(
        Topic::FirstMove,
        Source::Seed004,
        Relation::Differs,
        "First Move and Color, Errors",
        found(FIRST, [9, 9], Remedy::Retract),
    ),
    said(
        Topic::DroppedPiece,
        Source::Fide,
        Relation::Today,
        "7.6",
        recalled(DROPPED, [2, 2], Memory::Lost, Remedy::LastKnown),
    ),
    said(
        Topic::DroppedPiece,
        Source::Seed000,
        Relation::Differs,
        "II",
        recalled(DROPPED, [2, 2], Memory::Lost, Remedy::Annul),
    ),
    said(
        Topic::DroppedPiece,
        Source::Seed002,
        Relation::Differs,
        "laws",
        recalled(DROPPED, [2, 2], Memory::Lost, Remedy::Annul),
    ),
    said(
        Topic::DroppedPiece,
        Source::Seed004,
        Relation::Differs,
        "Errors",
        recalled(DROPPED, [2, 2], Memory::Lost, Remedy::Annul),
    ),
    said(
        Topic::Resignation,
        Source::Fide,
        Relation::Today,
        "5.1.2",
        resigned(Consequence::Drawn),
    ),
    said(
        Topic::Resignation,
        Source::Seed000,
        Relation::Differs,
        "XIV",
        resigned(Consequence::Lost),
    ),
    said(
        Topic::Resignation,
        Source::Seed002,
        Relation::Differs,
        "laws",
        resigned(Consequence::Lost),
    ),
    said(
        Topic::Series,
        Source::Fide,
        Relation::Today,
        "1.2",
        series(Answer::No),
    ),
    said(
        Topic::Series,
        Source::Seed000,
        Relation::Differs,
        "III",
        series(Answer::Yes),
    ),
    said(
        Topic::Series,
        Source::Seed003,
        Relation::Same,
        "Opening Position of the Board",
        series(Answer::No),
    ),
    said(
        Topic::Series,
        Source::Seed004,
        Relation::Differs,
        "First Move and Color",
        series(Answer::Yes),
    ),
    said(
        Topic::Concession,
        Source::Fide,
        Relation::Today,
        "4.7",
        granted(Binds::Moves(&["g1f3", "g1h3"])),
    ),
    said(
        Topic::Concession,
        Source::Seed000,
        Relation::Differs,
        "IX",
        granted(Binds::Any),
    ),
    said(
        Topic::Concession,
        Source::Seed004,
        Relation::Differs,
        "Concessions",
        Example::Favor {
            fen: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            touched: Square::B8,
            favor: Favor::Owed,
            binds: Binds::Moves(&["b8a6", "b8c6"]),
        },
    ),
    said(
        Topic::Umpire,
        Source::Fide,
        Relation::Today,
        "12",
        Example::Umpire {
            unasked: Answer::Yes,
        },
    ),
    said(
        Topic::Umpire,
        Source::Seed000,
        Relation::Differs,
        "XV",
        WHEN_ASKED,
    ),
    said(
        Topic::Umpire,
        Source::Seed004,
        Relation::Differs,
        "Definitions of Terms Used",
        WHEN_ASKED,
    ),
];

const WHEN_ASKED: Example = Example::Umpire {
    unasked: Answer::No,
};

const fn series(keeps_colors: Answer) -> Example {
    Example::Series { keeps_colors }
}

/// A player touched the king's knight, and the opponent does not mind another move.
const fn granted(binds: Binds) -> Example {
    Example::Favor {
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        touched: Square::G1,
        favor: Favor::Granted,
        binds,
    }
}
