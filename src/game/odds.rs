//! Castling without the rook that was given as odds (seed 000, law X). Whether the law of a game allows
//! it is for whoever makes the move to ask; the game sees to its conditions.

#[cfg(test)]
mod tests;

use std::fmt::Write;

use conduct::OddsRights;
use rules::{CastlingSide, Color, Move};

use crate::Game;

impl Game {
    /// The corners toward which a king may still castle without a rook, now or later.
    #[must_use]
    pub fn odds_rights(&self) -> OddsRights {
        let mut rights = OddsRights::of_start(self.start());
        for (ply, mv) in self.moves().iter().enumerate() {
            rights.played(self.position_at(ply), *mv);
        }
        rights
    }

    /// The ways to castle without a rook in the current position.
    #[must_use]
    pub fn castlings_without_rook(&self) -> Vec<Move> {
        let (rights, position) = (self.odds_rights(), self.position());
        CastlingSide::ALL
            .into_iter()
            .filter(|side| rights.king_to(position, *side).is_some())
            .map(|side| Move::without_rook(position.turn(), side))
            .collect()
    }

    /// Whether a move castles without a rook and may do so now.
    pub(crate) fn castles_without_rook(&self, mv: Move) -> bool {
        mv.castling_without_rook().is_some() && self.castlings_without_rook().contains(&mv)
    }

    /// What followed the last castling without a rook, as a game of its own that the laws allow from
    /// its first move on; and how many plies lie before it. `None` if nobody castled so.
    #[must_use]
    pub fn since_castling_without_rook(&self) -> Option<(usize, Self)> {
        let is_alone = |mv: &Move| mv.castling_without_rook().is_some();
        let before = self.moves().iter().rposition(is_alone)? + 1;
        let mut rest =
            Self::from_position(*self.position_at(before)).with_long_games(self.long_games());
        for mv in &self.moves()[before..] {
            // Every move was played before, where as much or more had been repeated.
            let played = rest.play(*mv);
            debug_assert!(played.is_ok(), "the moves of a game are legal");
        }
        rest.set_tags(self.tags().to_vec());
        rest.set_draw_offer(self.draw_offer());
        if let Some(declared) = self.declared() {
            rest.declare(declared);
        }
        Some((before, rest))
    }

    /// What a record says that begins after this many plies, with castling without a rook. English, like
    /// all that PGN says of a game.
    pub(crate) fn odds_comment(&self, plies: usize) -> String {
        let mut text = String::from("Played before this position:");
        for ply in 0..plies {
            let position = self.position_at(ply);
            let number = position.fullmove_number();
            // Writing to a string cannot fail.
            let _ = match position.turn() {
                Color::White => write!(text, " {number}."),
                Color::Black if ply == 0 => write!(text, " {number}..."),
                Color::Black => Ok(()),
            };
            text.push(' ');
            text.push_str(self.san(ply));
            if self.moves()[ply].castling_without_rook().is_some() {
                text.push_str(" (without rook)");
            }
        }
        text.push_str(
            ". The laws of this game let a player who gives a rook castle with the king alone, \
             which no move of PGN says; so the record begins after it.",
        );
        text
    }
}
