//! The beginning of a game: board, pieces, first move; and its end by leaving.

use rules::Color;

use super::{Article, Example, Relation, Topic, said, told};
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
    told(Topic::Series, Source::Fide, Relation::Today, "1.2"),
    told(Topic::Series, Source::Seed000, Relation::Differs, "III"),
    told(
        Topic::Series,
        Source::Seed003,
        Relation::Same,
        "Opening Position of the Board",
    ),
    told(
        Topic::Series,
        Source::Seed004,
        Relation::Differs,
        "First Move and Color",
    ),
    told(Topic::Concession, Source::Fide, Relation::Today, "4.7"),
    told(Topic::Concession, Source::Seed000, Relation::Differs, "IX"),
    told(
        Topic::Concession,
        Source::Seed004,
        Relation::Differs,
        "Concessions",
    ),
    told(Topic::Umpire, Source::Fide, Relation::Today, "12"),
    told(Topic::Umpire, Source::Seed000, Relation::Differs, "XV"),
    told(
        Topic::Umpire,
        Source::Seed004,
        Relation::Differs,
        "Definitions of Terms Used",
    ),
];
