//! Moves as they are spoken, and the voice of the browser.

use game::Game;
use notation::origins::Origins;
use notation::style::Style;
use notation::{descriptive, style};
use rules::{Move, Position};
use web_sys::SpeechSynthesisUtterance;

use super::audio::loudness;
use crate::platform::window;
use crate::settings::Settings;

/// A move of a game in words, as the chosen notation names squares and pieces.
#[must_use]
pub(super) fn of_game(game: &Game, ply: usize, chosen: Style) -> String {
    let (before, played) = (game.position_at(ply), game.moves()[ply]);
    match chosen {
        Style::Descriptive(_) => in_descriptive(before, played, &origins(game, ply)),
        _ => words::move_sentence(before, played),
    }
}

/// A move that was entered in a record, whose pieces may come from anywhere.
#[must_use]
pub(super) fn entered(before: &Position, played: Move, chosen: Style) -> String {
    match chosen {
        Style::Descriptive(_) => in_descriptive(before, played, &Origins::unknown()),
        _ => words::move_sentence(before, played),
    }
}

fn in_descriptive(before: &Position, played: Move, origins: &Origins) -> String {
    let long = Style::Descriptive(descriptive::Spelling::Long);
    words::descriptive_in_words(&style::write(long, before, origins, played))
}

/// Where the pieces started that are on the board after this many moves.
fn origins(game: &Game, plies: usize) -> Origins {
    let moves = game.moves().iter().take(plies).enumerate();
    let start: &Position = game.start();
    moves.fold(Origins::of_start(start), |origins, (ply, played)| {
        origins.after(game.position_at(ply), *played)
    })
}

/// Speaks a text in the language of a tag, instead of what is still being spoken.
pub(super) fn speak(text: &str, lang: &str, settings: Settings) -> Option<()> {
    let speech = window()?.speech_synthesis().ok()?;
    let said = SpeechSynthesisUtterance::new_with_text(text).ok()?;
    said.set_lang(lang);
    said.set_volume(loudness(settings.volume).sqrt());
    speech.cancel();
    speech.speak(&said);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::descriptive::Spelling;

    #[test]
    fn a_move_is_spoken_as_the_notation_names_it() {
        let game = Game::from_pgn("1. e4 d5 2. exd5 Qxd5 3. Nc3 *").unwrap();
        let spoken = |ply: usize, style| of_game(&game, ply, style);
        let old = Style::Descriptive(Spelling::Short);
        assert_eq!(spoken(0, Style::San), "The pawn goes from e2 to e4.");
        assert_eq!(spoken(0, old), "Pawn to king 4.");
        assert_eq!(spoken(2, old), "Pawn takes pawn.");
        assert_eq!(spoken(4, old), "Knight to queen bishop 3.");
    }
}
