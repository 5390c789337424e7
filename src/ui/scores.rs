//! Moves in the notations that the page has no need of at first: a table that the site fetches as a
//! part of its own, where one of them was chosen.

use std::rc::Rc;

use game::Game;
use notation::origins::Origins;
use notation::style::{self, Style};
use rules::{Move, Position};

use crate::lazy::Lazy;

/// What the part brings.
#[derive(Debug)]
pub struct Scores {
    /// Writes all moves of a game.
    pub write: fn(&Game, Style) -> Rc<[String]>,
}

static TABLE: Scores = Scores {
    write: |game, style| write(game, style),
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Scores {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static SCORES: Lazy<Scores> = const { Lazy::of_part(&TABLE) };
}

/// Whether the part is needed for sentences in this notation.
#[must_use]
pub const fn is_needed(chosen: Style) -> bool {
    !matches!(chosen, Style::San | Style::Figurine)
}

/// The moves of a game as sentences name them: in the chosen notation, but in SAN for figurines,
/// which cannot be read aloud, and as long as the part is not here.
#[must_use]
pub fn in_sentences(game: &Game, chosen: Style) -> Rc<[String]> {
    let scores = SCORES.with(Lazy::get).filter(|_| is_needed(chosen));
    scores.map_or_else(
        || {
            (0..game.len())
                .map(|ply| game.san(ply).to_owned())
                .collect()
        },
        |scores| (scores.write)(game, chosen),
    )
}

/// A legal move as sentences name it, as [`in_sentences`].
#[must_use]
pub fn move_in_sentences(position: &Position, mv: Move, chosen: Style) -> String {
    let mut game = Game::from_position(*position);
    let played = game.play(mv).map(|()| in_sentences(&game, chosen));
    let name = played.ok().and_then(|moves| moves.first().cloned());
    name.unwrap_or_else(|| mv.to_string())
}

fn write(game: &Game, chosen: Style) -> Rc<[String]> {
    let mut origins = Origins::of_start(game.start());
    let mut written = Vec::with_capacity(game.len());
    for (ply, &played) in game.moves().iter().enumerate() {
        let before = game.position_at(ply);
        written.push(match played.castling_without_rook() {
            // No notation has it but as castling.
            Some(_) => game.san(ply).to_owned(),
            None => style::write(chosen, before, &origins, played),
        });
        origins = origins.after(before, played);
    }
    written.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::descriptive::Spelling;

    #[test]
    fn a_game_is_written_in_each_notation() {
        let game = Game::from_pgn("1. e4 e5 2. Nf3 Nc6 3. Bb5 *").unwrap();
        for (style, moves) in [
            (Style::San, "e4 e5 Nf3 Nc6 Bb5"),
            (Style::Lan, "e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-b5"),
            (Style::Lasker, "P-e4 P-e5 Kt-f3 Kt-c6 B-b5"),
            (
                Style::Descriptive(Spelling::Short),
                "P-K4 P-K4 Kt-KB3 Kt-QB3 B-Kt5",
            ),
        ] {
            assert_eq!(write(&game, style).join(" "), moves, "{style:?}");
        }
        assert!(write(&Game::default(), Style::San).is_empty());
    }
}
