//! Moves: illegal ones, their penalties, castling, promotion, check.

use rules::{CastlingSide, Square};

use super::{Answer, Article, Binds, Example, Follows, Relation, Topic, said};
use crate::check::{CheckCall, CheckNotice};
use crate::code::Source;
use crate::illegal::{Offence, PenaltyKind, Reply, Right};
use crate::irregularity::{Irregularity, Memory, Noticed, Remedy};

const BISHOP: Binds = Binds::Moves(&["f1a6", "f1b5", "f1c4", "f1d3", "f1e2"]);

/// The bishop on f1 captures the pawn on d5, which it cannot reach.
const fn false_capture(follows: Follows, seconds: u64) -> Example {
    Example::Illegal {
        fen: "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        offence: Offence::Move {
            piece: Square::F1,
            to: Square::D5,
        },
        call: CheckCall::Silent,
        follows,
        seconds,
    }
}

/// An illegal move found after five moves on each side.
const fn found_after_five(memory: Memory, remedy: Remedy) -> Example {
    Example::Found {
        irregularity: Irregularity::IllegalMove,
        noticed: Noticed { one: 5, other: 5 },
        memory,
        remedy,
    }
}

/// A rook is moved while the king is in check from the bishop on c5, which was announced.
const fn neglected(binds: Binds, seconds: u64) -> Example {
    Example::Illegal {
        fen: "6k1/5pp1/5n1p/2b5/P7/2P4P/6P1/4R1K1 w - - 1 2",
        offence: Offence::Move {
            piece: Square::E1,
            to: Square::E8,
        },
        call: CheckCall::Said,
        follows: Follows::Replaced(binds),
        seconds,
    }
}

/// The white king castles across an attacked square.
const THROUGH_CHECK: Example = Example::Castling {
    fen: "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1",
    side: CastlingSide::KingSide,
    allowed: Answer::No,
};

const fn odds(allowed: Answer) -> Example {
    Example::Odds {
        fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        side: CastlingSide::QueenSide,
        allowed,
    }
}

/// A pawn is left a pawn on the last rank.
const fn pawn_left(follows: Follows, seconds: u64) -> Example {
    Example::Illegal {
        fen: "7k/P7/8/8/8/8/8/7K w - - 0 1",
        offence: Offence::PawnLeft {
            piece: Square::A7,
            to: Square::A8,
        },
        call: CheckCall::Silent,
        follows,
        seconds,
    }
}

/// White can only capture en passant.
const PASSING: Example = Example::OnlyMove {
    fen: "1r6/8/3p4/k1pP4/8/5n2/7r/K7 w - c6 0 2",
    uci: "d5c6",
};

/// A rook gives check.
const fn call(call: CheckCall, notice: CheckNotice) -> Example {
    Example::Call {
        fen: "4k3/8/8/8/8/8/8/4RK2 b - - 0 1",
        call,
        notice,
    }
}

const fn succession(binds: Binds) -> Example {
    Example::Succession {
        fen: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        piece: Square::G1,
        reply: "d7d5",
        binds,
    }
}

const THREE: Follows = Follows::Penalties(&[
    PenaltyKind::MovePiece,
    PenaltyKind::TakePiece,
    PenaltyKind::MoveOther,
]);
const ANY: Follows = Follows::Replaced(Binds::Any);

pub(super) const ARTICLES: &[Article] = &[
    said(
        Topic::Turn,
        Source::Fide,
        Relation::Today,
        "1.3, 4.3",
        succession(Binds::Any),
    ),
    said(
        Topic::Turn,
        Source::Seed000,
        Relation::Differs,
        "V",
        succession(Binds::Moves(&["g1e2", "g1f3", "g1h3"])),
    ),
    said(
        Topic::Turn,
        Source::Seed004,
        Relation::Same,
        "Errors",
        succession(Binds::Any),
    ),
    said(
        Topic::IllegalMove,
        Source::Fide,
        Relation::Today,
        "7.5",
        false_capture(Follows::Replaced(BISHOP), 120),
    ),
    said(
        Topic::IllegalMove,
        Source::Seed000,
        Relation::Differs,
        "VII",
        false_capture(THREE, 0),
    ),
    said(
        Topic::IllegalMove,
        Source::Seed002,
        Relation::Differs,
        "laws",
        false_capture(Follows::Replaced(BISHOP), 0),
    ),
    said(
        Topic::IllegalMove,
        Source::Seed004,
        Relation::Differs,
        "Errors",
        false_capture(ANY, 0),
    ),
    said(
        Topic::FoundLater,
        Source::Fide,
        Relation::Today,
        "7.5.1",
        found_after_five(Memory::Known, Remedy::Retract),
    ),
    said(
        Topic::FoundLater,
        Source::Seed000,
        Relation::Differs,
        "VII",
        found_after_five(Memory::Known, Remedy::PlayOn),
    ),
    said(
        Topic::FoundLater,
        Source::Seed002,
        Relation::Differs,
        "laws",
        found_after_five(Memory::Lost, Remedy::Annul),
    ),
    said(
        Topic::FoundLater,
        Source::Seed004,
        Relation::Differs,
        "Errors",
        found_after_five(Memory::Lost, Remedy::Annul),
    ),
    said(
        Topic::Penalty,
        Source::Fide,
        Relation::Today,
        "4.8",
        Example::Reply {
            reply: Reply::TouchInConsequence,
            right: Right::Lapsed,
        },
    ),
    said(
        Topic::Penalty,
        Source::Seed000,
        Relation::Differs,
        "IX",
        Example::Reply {
            reply: Reply::TouchInConsequence,
            right: Right::Open,
        },
    ),
    said(
        Topic::Castling,
        Source::Fide,
        Relation::Today,
        "3.8.2",
        THROUGH_CHECK,
    ),
    said(
        Topic::Castling,
        Source::Seed000,
        Relation::Same,
        "Technical Terms, 1",
        THROUGH_CHECK,
    ),
    said(
        Topic::Castling,
        Source::Seed001,
        Relation::Same,
        "Castling",
        THROUGH_CHECK,
    ),
    said(
        Topic::Castling,
        Source::Seed002,
        Relation::Same,
        "Castling",
        THROUGH_CHECK,
    ),
    said(
        Topic::Castling,
        Source::Seed003,
        Relation::Same,
        "Castling",
        THROUGH_CHECK,
    ),
    said(
        Topic::Castling,
        Source::Seed004,
        Relation::Same,
        "Castling",
        THROUGH_CHECK,
    ),
    said(
        Topic::Odds,
        Source::Fide,
        Relation::Today,
        "3.8.2",
        odds(Answer::No),
    ),
    said(
        Topic::Odds,
        Source::Seed000,
        Relation::Differs,
        "X",
        odds(Answer::Yes),
    ),
    said(
        Topic::Promotion,
        Source::Fide,
        Relation::Today,
        "3.7.3, 7.5.2",
        pawn_left(Follows::Queen, 120),
    ),
    said(
        Topic::Promotion,
        Source::Seed000,
        Relation::Differs,
        "XIII",
        pawn_left(ANY, 0),
    ),
    said(
        Topic::Promotion,
        Source::Seed001,
        Relation::Same,
        "The Pawn",
        pawn_left(Follows::Queen, 120),
    ),
    said(
        Topic::Promotion,
        Source::Seed002,
        Relation::Same,
        "The Pawn",
        pawn_left(
            Follows::Replaced(Binds::Moves(&["a7a8b", "a7a8n", "a7a8q", "a7a8r"])),
            0,
        ),
    ),
    said(
        Topic::Promotion,
        Source::Seed003,
        Relation::Same,
        "The Chessmen and Their Moves",
        pawn_left(Follows::Queen, 120),
    ),
    said(
        Topic::Promotion,
        Source::Seed004,
        Relation::Same,
        "Promoting the Pawn",
        pawn_left(ANY, 0),
    ),
    said(
        Topic::EnPassant,
        Source::Fide,
        Relation::Today,
        "3.7.3.1",
        PASSING,
    ),
    said(
        Topic::EnPassant,
        Source::Seed000,
        Relation::Same,
        "XII",
        PASSING,
    ),
    said(
        Topic::EnPassant,
        Source::Seed004,
        Relation::Same,
        "En Passant",
        PASSING,
    ),
    said(
        Topic::Check,
        Source::Fide,
        Relation::Today,
        "3.9",
        call(CheckCall::Silent, CheckNotice::Nothing),
    ),
    said(
        Topic::Check,
        Source::Seed000,
        Relation::Differs,
        "VIII",
        call(CheckCall::Silent, CheckNotice::NotAnnounced),
    ),
    said(
        Topic::Check,
        Source::Seed001,
        Relation::Differs,
        "Check and Checkmate",
        call(CheckCall::Silent, CheckNotice::NotAnnounced),
    ),
    said(
        Topic::Check,
        Source::Seed003,
        Relation::Differs,
        "Check",
        call(CheckCall::Silent, CheckNotice::Nothing),
    ),
    said(
        Topic::Check,
        Source::Seed004,
        Relation::Same,
        "Check",
        call(CheckCall::Silent, CheckNotice::Nothing),
    ),
    said(
        Topic::NeglectedCheck,
        Source::Fide,
        Relation::Today,
        "3.9.2, 7.5.1",
        neglected(Binds::Moves(&["e1e3"]), 120),
    ),
    said(
        Topic::NeglectedCheck,
        Source::Seed000,
        Relation::Differs,
        "VIII",
        neglected(Binds::Moves(&["g1f1", "g1h1", "g1h2"]), 0),
    ),
    said(
        Topic::NeglectedCheck,
        Source::Seed002,
        Relation::Same,
        "laws",
        neglected(Binds::Moves(&["e1e3"]), 0),
    ),
    said(
        Topic::NeglectedCheck,
        Source::Seed004,
        Relation::Differs,
        "Errors",
        neglected(Binds::Any, 0),
    ),
];
