//! A pasted game in the notation of an old book: loaded if there is nothing in it to decide.

use game::Game;
use notation::recognise::{Recognised, recognise};
use notation::score::{self, Ending, Options, PrintedScore, Status};

/// The limit in bytes; longer texts are read on the page meant for them, in a worker.
const LONGEST: usize = 8_000;

/// What a text without PGN turns out to be.
pub(super) enum OldGame {
    /// A game that was read completely.
    Read(Game),
    /// A game with unclear words, or several games.
    Undecided,
    /// Not a game.
    None,
}

/// Reads a text as an old book prints a game.
pub(super) fn read(text: &str) -> OldGame {
    if !matches!(recognise(text), Recognised::Score { .. }) {
        return OldGame::None;
    }
    if text.len() > LONGEST {
        return OldGame::Undecided;
    }
    match &score::read_all(text, &Options::default())[..] {
        [score] if score.status() == Status::Read && !score.moves.is_empty() => {
            played(score).map_or(OldGame::Undecided, OldGame::Read)
        }
        [_, ..] => OldGame::Undecided,
        [] => OldGame::None,
    }
}

/// The moves of a score as a game, with the end that the text gives it. A game that ends earlier
/// under the laws is not accepted.
fn played(score: &PrintedScore) -> Option<Game> {
    let mut game = Game::from_position(score.start);
    for played in &score.moves {
        game.play(played.mv).ok()?;
    }
    // If the last move has already ended the game, there is nothing left to declare.
    let _ = match score.ending {
        Some(Ending::Resigns(Some(color))) => game.resign(color),
        Some(Ending::Drawn) => {
            let by = game.position().turn();
            game.offer_draw(by).and_then(|()| game.accept_draw())
        }
        _ => Ok(()),
    };
    Some(game)
}

#[cfg(test)]
mod tests {
    use game::Outcome;

    use super::*;

    #[test]
    fn a_game_without_a_doubt_is_played_and_ends_as_printed() {
        let text = "1. P to K 4 P to K 4 2. Kt to K B 3 Kt to Q B 3 3. B to B 4 Resigns.";
        let OldGame::Read(game) = read(text) else {
            panic!("it is read");
        };
        assert_eq!(game.len(), 5);
        assert!(
            matches!(game.outcome(), Some(Outcome::Win { .. })),
            "{:?}",
            game.outcome()
        );
    }

    #[test]
    fn a_game_of_which_moves_are_left_over_is_not_cut_short() {
        let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 Resigns.\n3. B-B4 B-B4\n4. P-B3 Kt-B3\n";
        assert!(matches!(read(text), OldGame::Undecided));
    }

    #[test]
    fn a_game_with_a_question_and_a_text_without_a_game_are_told_apart() {
        let undecided = read("1. P-K4 P-K4 2. Kt-B3 Kt-QB3 3. B-B4 B-B4");
        assert!(matches!(undecided, OldGame::Undecided));
        for text in ["A pawn is not a man.", "1. e4 e5 2. Kf3", ""] {
            assert!(matches!(read(text), OldGame::None), "{text}");
        }
    }
}
