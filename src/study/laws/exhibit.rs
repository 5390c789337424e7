//! An example of a law as plain data: what is on the board, and what may be played on it.

use std::rc::Rc;

use conduct::{Binds, Example, Follows, Offence};
use notation::uci;
use rules::{Bitboard, Move, Position, Square};

/// An example on a board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Exhibit {
    /// The position that is shown first.
    pub(super) start: Position,
    /// The moves that the example itself plays, one after the other.
    pub(super) line: Vec<Move>,
    /// The squares it is about.
    pub(super) marked: Bitboard,
    /// The moves that may be played at the end of the line.
    pub(super) allowed: Rc<[Move]>,
}

impl Exhibit {
    /// The example on a board; `None` if no board can show it.
    pub(super) fn of(example: &Example) -> Option<Self> {
        let start: Position = fen_of(example)?.parse().ok()?;
        let line = line_of(example, &start);
        let last = line
            .iter()
            .fold(start, |position, &mv| position.play_unchecked(mv));
        let allowed = allowed(example, &last);
        Some(Self {
            start,
            line,
            marked: marked(example),
            allowed: allowed.into(),
        })
    }

    /// The position after this many moves of the line.
    pub(super) fn position(&self, plies: usize) -> Position {
        let played = self.line.iter().take(plies);
        played.fold(self.start, |position, &mv| position.play_unchecked(mv))
    }
}

fn fen_of(example: &Example) -> Option<&'static str> {
    Some(match *example {
        Example::Found { .. }
        | Example::Reply { .. }
        | Example::Series { .. }
        | Example::Umpire { .. } => return None,
        Example::Touch { fen, .. }
        | Example::AdjustOutOfTurn { fen, .. }
        | Example::Hand { fen, .. }
        | Example::Illegal { fen, .. }
        | Example::Succession { fen, .. }
        | Example::Castling { fen, .. }
        | Example::Odds { fen, .. }
        | Example::OnlyMove { fen, .. }
        | Example::Call { fen, .. }
        | Example::Stalemate { fen }
        | Example::Force { fen, .. }
        | Example::Repetition { fen, .. }
        | Example::Perpetual { fen, .. }
        | Example::Clock { fen, .. }
        | Example::Count { fen, .. }
        | Example::Offer { fen, .. }
        | Example::Leave { fen, .. }
        | Example::Favor { fen, .. } => fen,
    })
}

fn line_of(example: &Example, start: &Position) -> Vec<Move> {
    let texts: &[&str] = match example {
        Example::Repetition { moves, .. } => moves,
        Example::Perpetual { cycle, .. } => cycle,
        Example::Succession { reply, .. } => std::slice::from_ref(reply),
        _ => &[],
    };
    let mut position = *start;
    let read = texts.iter().map_while(|text| {
        let mv = uci::read(&position, text).ok()?;
        position = position.play_unchecked(mv);
        Some(mv)
    });
    read.collect()
}

fn allowed(example: &Example, position: &Position) -> Vec<Move> {
    let binds = match *example {
        Example::Touch { binds, .. }
        | Example::Hand { binds, .. }
        | Example::Succession { binds, .. }
        | Example::Favor { binds, .. }
        | Example::Illegal {
            follows: Follows::Replaced(binds),
            ..
        } => binds,
        _ => Binds::Any,
    };
    let legal = position.legal_moves();
    let fits = |mv: &Move| match binds {
        Binds::Any => true,
        Binds::Moves(moves) => moves
            .iter()
            .any(|text| uci::read(position, text).is_ok_and(|allowed| allowed == *mv)),
        Binds::OpponentSelects(squares) => squares.contains(&mv.from()),
    };
    legal.iter().copied().filter(fits).collect()
}

fn marked(example: &Example) -> Bitboard {
    let squares: Vec<Square> = match *example {
        Example::Touch { touched, .. } => touched.to_vec(),
        Example::AdjustOutOfTurn { square, .. } => vec![square],
        Example::Favor { touched, .. } => vec![touched],
        Example::Hand { piece, to, .. } => vec![piece, to],
        Example::Succession { piece, .. } => vec![piece],
        Example::Illegal { offence, .. } => match offence {
            Offence::Move { piece, to }
            | Offence::PawnLeft { piece, to }
            | Offence::TwoHands { piece, to } => vec![piece, to],
            Offence::NoMove => Vec::new(),
        },
        _ => Vec::new(),
    };
    squares.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use conduct::{Relation, articles};

    use super::*;

    #[test]
    fn every_example_with_a_board_can_be_shown_and_its_line_played() {
        let mut shown = 0;
        for article in articles() {
            let Some(example) = article.example else {
                continue;
            };
            let needs_board = !matches!(
                example,
                Example::Found { .. }
                    | Example::Reply { .. }
                    | Example::Series { .. }
                    | Example::Umpire { .. }
            );
            let exhibit = Exhibit::of(&example);
            assert_eq!(exhibit.is_some(), needs_board, "{article:?}");
            let Some(exhibit) = exhibit else { continue };
            let wanted = match example {
                Example::Repetition { moves, .. } => moves.len(),
                Example::Perpetual { cycle, .. } => cycle.len(),
                Example::Succession { .. } => 1,
                _ => 0,
            };
            assert_eq!(exhibit.line.len(), wanted, "{article:?}");
            shown += 1;
        }
        assert!(shown > 40, "{shown}");
    }

    #[test]
    fn what_binds_in_an_example_is_what_may_be_played() {
        for article in articles() {
            let Some(Example::Touch { binds, .. }) = article.example else {
                continue;
            };
            let exhibit = Exhibit::of(&article.example.expect("it has one")).expect("a board");
            let legal = exhibit.start.legal_moves().len();
            match binds {
                Binds::Any => assert_eq!(exhibit.allowed.len(), legal),
                Binds::Moves(moves) => assert_eq!(exhibit.allowed.len(), moves.len()),
                Binds::OpponentSelects(_) => assert!(exhibit.allowed.len() < legal),
            }
        }
    }

    #[test]
    fn every_text_that_speaks_of_a_matter_has_a_sentence() {
        for article in articles() {
            let is_silent = article.relation == Relation::Silent;
            assert_eq!(article.place.is_empty(), is_silent, "{article:?}");
            assert!(!words::law_sentence(&article).is_empty());
            if let Some(example) = article.example {
                assert!(
                    !words::law_example_happens(&example).is_empty(),
                    "{article:?}"
                );
            }
        }
    }
}
