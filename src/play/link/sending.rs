//! The link of a game, and the words that go with it.

use game::Game;
use game::link::{self, Seat};
use rules::Color;
use ui::links;
use ui::platform::{self, address};
use words::LinkToSend;

use super::opening::FRAGMENT;

/// The address that opens the game elsewhere.
pub(super) fn address_of(game: &Game, seat: &Seat) -> String {
    [&platform::page(), FRAGMENT, &seat.linked(game).to_link()].concat()
}

/// Whether the page was opened from a file, so that its address is useless on another device.
pub(super) fn is_file() -> bool {
    platform::page().starts_with("file:")
}

/// Keeps the address on the newest link of a game by link, and without a link for any other game, so
/// that a reload brings back what is on the board.
pub(super) fn follow(game: &Game, mine: Option<Color>) {
    let shown = address::hash();
    let seat = mine.and_then(|_| Seat::of(game));
    let wanted = match seat {
        Some(seat) => [FRAGMENT, &seat.linked(game).to_link()].concat(),
        None if shown.starts_with(FRAGMENT) => links::PLAY.to_owned(),
        None => return,
    };
    if shown != wanted {
        address::replace(&wanted);
    }
}

/// Asks for the link to be sent.
pub(super) fn request(game: &Game, seat: &Seat, is_copied: bool) -> String {
    let to = seat.mine.other();
    let kind = if game.outcome().is_some() {
        LinkToSend::End
    } else if is_copied {
        LinkToSend::Copied
    } else {
        LinkToSend::Move
    };
    let has_offer = game.draw_offer() == Some(seat.mine);
    words::link_to_send(to, link::name(game, to).as_ref(), kind, has_offer)
}

/// The game as a message without links: the moves and the situation.
pub(super) fn as_text(game: &Game) -> String {
    let mut text = String::new();
    if !game::link::is_usual_start(&Game::from_position(*game.start())) {
        text.push_str(&game.start().to_string());
        text.push('\n');
    }
    for ply in 0..game.len() {
        let before = game.position_at(ply);
        if before.turn() == Color::White || ply == 0 {
            let dots = before.turn().fold_wb(".", "\u{2026}");
            text.push_str(&format!("{}{dots} ", before.fullmove_number()));
        }
        text.push_str(game.san(ply));
        text.push(' ');
    }
    let state = if game.outcome().is_some() {
        words::result_text(game)
    } else {
        words::link_text_turn(game.position().turn())
    };
    let mut text = text.trim_end_matches(' ').to_owned();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str(&state);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_as_text_names_its_start_its_moves_and_its_turn() {
        let mut game = Game::default();
        assert_eq!(as_text(&game), "White to move.");
        for text in ["e4", "e5", "Nf3"] {
            let chosen = notation::san::read(game.position(), text).unwrap();
            game.play(chosen).unwrap();
        }
        assert_eq!(as_text(&game), "1. e4 e5 2. Nf3\nBlack to move.");
        let start = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7".parse().unwrap();
        let mut game = Game::from_position(start);
        let chosen = notation::san::read(game.position(), "Kd7").unwrap();
        game.play(chosen).unwrap();
        let text = as_text(&game);
        assert_eq!(
            text,
            "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\n7\u{2026} Kd7\nWhite to move."
        );
    }
}
