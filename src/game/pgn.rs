//! Games as PGN.
//!
//! How a game ended stands in its result, on its last board and in the tag `Termination` (PGN
//! standard, 9.8.1), and what these leave open in a comment behind the last move: a draw that was
//! agreed, one by moves counted from a call, one that a long proof has shown, a resignation that drew,
//! which law was broken. Those comments are English in every language of the page, like the rest of PGN.

#[cfg(test)]
mod tests;

use conduct::{Conduct, FiftyLaw};
use record::pgn::{Fault, MainLine, read_main_line, write};
use record::{GameResult, Record};
use rules::dead::Analysis;
use rules::{Color, Move};

use crate::link::{PREMOVE_TAG, SEAT_TAG};
use crate::outcome::{Declared, can_never_be_mated};
use crate::record::parse_declared;
use crate::{ClaimReason, Game, LongGames, Victory};

/// The tag for the law of conduct; the standard has none.
pub const LAW_TAG: &str = "Law";

/// The standard's tag for why a game ended.
const TERMINATION: &str = "Termination";

/// The tag in which earlier versions kept that. It is read, and no longer written.
const ENDING: &str = "Ending";

/// Every end that the moves alone do not bring about, those with a comment first: it says more
/// than what is read off the board.
const DECLARED: [Declared; 19] = [
    Declared::Agreement,
    Declared::Dead,
    Declared::Annulled,
    lost(Color::White, Victory::Resignation, true),
    lost(Color::Black, Victory::Resignation, true),
    lost(Color::White, Victory::Infraction, false),
    lost(Color::Black, Victory::Infraction, false),
    lost(Color::White, Victory::Infraction, true),
    lost(Color::Black, Victory::Infraction, true),
    lost(Color::White, Victory::Resignation, false),
    lost(Color::Black, Victory::Resignation, false),
    lost(Color::White, Victory::Time, false),
    lost(Color::Black, Victory::Time, false),
    lost(Color::White, Victory::Time, true),
    lost(Color::Black, Victory::Time, true),
    lost(Color::White, Victory::Abandonment, false),
    lost(Color::Black, Victory::Abandonment, false),
    Declared::Claim(ClaimReason::Threefold),
    Declared::Claim(ClaimReason::FiftyMove),
];

/// What the comment says of a draw by fifty moves that were counted from a call, which no board shows.
const BY_COUNT: &str = "draw by fifty moves from a call";

const fn lost(side: Color, by: Victory, is_drawn: bool) -> Declared {
    Declared::Lost { side, by, is_drawn }
}

impl Game {
    /// The game in PGN, in the standard's export format.
    #[must_use]
    pub fn to_pgn(&self) -> String {
        write(&self.to_written())
    }

    /// The game as it is written down: its tags, moves and end, without what was taken back.
    ///
    /// No record can hold castling without a rook. What follows the last one is written down as a
    /// game from there; the moves before it stand in its first comment.
    #[must_use]
    pub fn to_written(&self) -> Record {
        match self.since_castling_without_rook() {
            Some((before, rest)) => rest.written_after(Some(&self.odds_comment(before))),
            None => self.written_after(None),
        }
    }

    /// The game as it is written down, after a comment on what lies before it.
    fn written_after(&self, comment: Option<&str>) -> Record {
        let mut record = Record::new(*self.start());
        if let Some(comment) = comment {
            record.append_comment(comment);
        }
        for (name, value) in self.tags().iter().filter(|(name, _)| !is_our_own(name)) {
            record.set_tag(name, value);
        }
        record.extend_main_line(self.moves().iter().copied());
        if let Some(outcome) = self.outcome() {
            record.set_result(outcome.result());
            let declared = self.declared();
            record.set_tag(TERMINATION, declared.map_or("normal", termination));
            let remark = match declared.and_then(remark) {
                None if self.is_drawn_by_count() => Some(BY_COUNT),
                remark => remark,
            };
            if let Some(remark) = remark {
                record.append_comment(remark);
            }
        }
        record
    }

    /// Reads a game from PGN. A result that the moves do not show, and that `Termination` and the
    /// laws do not explain, is not believed: such a game is open at its last move.
    ///
    /// # Errors
    ///
    /// The first [`Fault`] of the text, and where it is.
    pub fn from_pgn(text: &str) -> Result<Self, Fault> {
        read_main_line(text).map(Self::from_main_line)
    }

    /// The game that a PGN reader has read. Moves after an end that comes by itself, such as the
    /// fifth repetition, are left out: under the laws they were never played, but where a tag names
    /// laws by which the game went on. For callers that also
    /// need the parts of the line that the game does not keep.
    #[must_use]
    pub fn from_main_line(line: MainLine) -> Self {
        let mut game = Self::from_position(line.start);
        game.play_line(&line.moves);
        let mut tags = line.tags;
        let is_by_call = |(name, value): &(String, String)| {
            name == LAW_TAG
                && value
                    .parse()
                    .map(Conduct::of)
                    .is_ok_and(|it| it.fifty == FiftyLaw::Called)
        };
        let is_stated = |game: &Self| {
            let outcome = game.outcome();
            game.len() == line.moves.len()
                && outcome.is_none_or(|outcome| outcome.result() == line.result)
        };
        if !is_stated(&game) && tags.iter().any(is_by_call) {
            let mut by_call = Self::from_position(line.start).with_long_games(LongGames::GoOn);
            by_call.play_line(&line.moves);
            if is_stated(&by_call) {
                game = by_call;
            }
        }
        if cfg!(feature = "counts-from-calls")
            && game.outcome().is_none()
            && line.result == GameResult::Draw
            && is_said(BY_COUNT, &line.remark)
        {
            let mut counted = game.clone().with_long_games(LongGames::GoOn);
            if counted.draw_by_count().is_ok() {
                game = counted;
            }
        }
        if game.outcome().is_none() {
            let value = |wanted: &str| {
                let mut tags = tags.iter();
                tags.find_map(|(name, value)| (name == wanted).then_some(value.as_str()))
            };
            let kept = value(ENDING).and_then(parse_declared);
            let kept = kept.filter(|kept| kept.outcome().result() == line.result);
            let ended = match (kept, value(TERMINATION)) {
                (Some(kept), _) => Some(kept.mended(game.position())),
                (None, Some(word)) => game.ended_by(word, line.result, &line.remark),
                (None, None) => None,
            };
            if let Some(declared) = ended {
                game.declare(declared);
            }
        }
        tags.retain(|(name, _)| !is_our_own(name));
        game.set_tags(tags);
        game
    }

    /// Plays moves as long as the laws allow them.
    fn play_line(&mut self, moves: &[Move]) {
        for &mv in moves {
            if self.play(mv).is_err() {
                break;
            }
        }
    }

    /// The end that is written with this `Termination`, this result and this comment, if the laws
    /// let this game end so.
    fn ended_by(&self, word: &str, result: GameResult, comment: &str) -> Option<Declared> {
        DECLARED.into_iter().find(|&declared| {
            termination(declared).eq_ignore_ascii_case(word)
                && declared.outcome().result() == result
                && remark(declared).is_none_or(|remark| is_said(remark, comment))
                && self.can_end_by(declared)
        })
    }

    /// Whether the laws let the game end so where it stands.
    fn can_end_by(&self, declared: Declared) -> bool {
        let position = self.position();
        match declared {
            Declared::Annulled
            | Declared::Lost {
                by: Victory::Abandonment,
                ..
            } => true,
            Declared::Lost { side, by, is_drawn } => {
                // Only the side to move can have made an illegal move.
                (by != Victory::Infraction || side == position.turn())
                    && can_never_be_mated(side, position) == is_drawn
            }
            Declared::Claim(reason) => self.holds_now(reason),
            Declared::Agreement => self.both_have_moved(),
            Declared::Dead => Analysis::of_both(position).finish().is_dead(),
        }
    }
}

/// Whether a comment is this remark. Lines are broken anywhere, so only the words count.
fn is_said(remark: &str, comment: &str) -> bool {
    remark.split_whitespace().eq(comment.split_whitespace())
}

/// Whether a tag is no matter of PGN: it says how the game ended, which the game does in its own
/// terms, whose moves are made on this device, or which move waits there.
fn is_our_own(name: &str) -> bool {
    matches!(name, TERMINATION | ENDING | SEAT_TAG | PREMOVE_TAG)
}

/// The word of the standard for an end.
const fn termination(declared: Declared) -> &'static str {
    match declared {
        Declared::Lost { by, .. } => match by {
            Victory::Time => "time forfeit",
            Victory::Abandonment => "abandoned",
            Victory::Infraction => "rules infraction",
            Victory::Resignation | Victory::Checkmate => "normal",
        },
        Declared::Annulled => "abandoned",
        _ => "normal",
    }
}

/// What the comment behind the last move says of an end that the result, the board and the
/// standard's word leave open.
const fn remark(declared: Declared) -> Option<&'static str> {
    Some(match declared {
        Declared::Agreement => "draw by agreement",
        Declared::Dead => "dead position",
        Declared::Annulled => "game annulled",
        Declared::Lost {
            by: Victory::Infraction,
            ..
        } => "second illegal move",
        Declared::Lost {
            side,
            by: Victory::Resignation,
            is_drawn: true,
        } => match side {
            Color::White => "White resigned",
            Color::Black => "Black resigned",
        },
        _ => return None,
    })
}
