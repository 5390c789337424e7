//! A move that waits for the other player's, as a stored game by link keeps it: in a tag of its own
//! that no link and no PGN shows.
//!
//! The tag says after how many plies it waits, so that it is never taken for one in another position:
//! `3 g1f3`. Earlier versions leave the tag alone.

use notation::uci;
use rules::{Role, Square};

use super::color_here;
use super::seat::{set_tag, tag};
use crate::Game;

/// The tag of a stored game that has the move in it.
pub(crate) const TAG: &str = "LinkPremove";

/// A move by its squares, and what a pawn becomes: it may become legal or not.
pub type Premove = (Square, Square, Option<Role>);

/// The move that waits in a stored game for that of the other player.
#[must_use]
pub fn premove(game: &Game) -> Option<Premove> {
    let (plies, squares) = tag(game, TAG)?.split_once(' ')?;
    let mine = color_here(game)?;
    let waits = game.outcome().is_none() && game.position().turn() != mine;
    if !waits || plies.parse() != Ok(game.len()) {
        return None;
    }
    uci::parse(squares).ok()
}

/// Lets a game keep a move that waits, or none.
pub fn set_premove(game: &mut Game, premove: Option<Premove>) {
    let text = premove.map(|(from, to, promotion)| {
        let mut text = format!("{} {from}{to}", game.len());
        text.extend(promotion.map(Role::char));
        text
    });
    set_tag(game, TAG, text);
}

#[cfg(test)]
mod tests {
    use rules::Color;

    use super::*;
    use crate::link::{LinkedGame, Seat};
    use crate::tests::played;

    /// White's game after a move that was sent.
    fn waiting() -> Game {
        let mut game = played("e4");
        Seat::new(0x1a2b_3c4d, Color::White).put_into(&mut game);
        game
    }

    #[test]
    fn a_stored_game_keeps_the_move_that_waits() {
        for waits in [
            (Square::G1, Square::F3, None),
            (Square::A7, Square::B8, Some(Role::Knight)),
        ] {
            let mut game = waiting();
            assert_eq!(premove(&game), None);
            set_premove(&mut game, Some(waits));
            let stored = Game::from_record(&game.to_record()).unwrap();
            assert_eq!(premove(&stored), Some(waits));
            set_premove(&mut game, None);
            assert_eq!(game, waiting());
        }
    }

    #[test]
    fn neither_the_link_nor_the_pgn_shows_the_move_that_waits() {
        let bare = waiting();
        let mut game = waiting();
        set_premove(&mut game, Some((Square::G1, Square::F3, None)));
        let seat = Seat::of(&game).unwrap();
        assert_eq!(
            seat.linked(&game).to_link(),
            seat.linked(&bare).to_link(),
            "the opponent must not see it"
        );
        assert_eq!(game.to_pgn(), bare.to_pgn());
        // Nor does a foreign PGN bring one.
        let pgn = game.to_pgn();
        let tagged = pgn.replacen("[Event", &format!("[{TAG} \"1 g1f3\"]\n[Event"), 1);
        assert_ne!(tagged, pgn);
        let read = Game::from_pgn(&tagged).unwrap();
        assert_eq!(tag(&read, TAG), None);
    }

    #[test]
    fn it_waits_for_one_answer_in_one_position() {
        let mut game = waiting();
        set_premove(&mut game, Some((Square::G1, Square::F3, None)));
        let kept = game.tags().to_vec();
        for (moves, why) in [
            ("", "the game went back"),
            ("e4 e5", "it was answered"),
            ("e4 e5 Nc3", "it was answered in another way"),
        ] {
            let mut other = played(moves);
            other.set_tags(kept.clone());
            assert_eq!(premove(&other), None, "{why}");
        }
        let mut ended = game.clone();
        ended.resign(Color::White).unwrap();
        assert_eq!(premove(&ended), None, "the game is over");
        let mut seat = Seat::of(&game).unwrap();
        seat.mine = Color::Black;
        seat.put_into(&mut game);
        assert_eq!(premove(&game), None, "the other side is played here now");
    }

    #[test]
    fn a_game_of_a_link_brings_no_move_that_waits() {
        let mut game = waiting();
        set_premove(&mut game, Some((Square::G1, Square::F3, None)));
        let seat = Seat::of(&game).unwrap();
        let linked = LinkedGame::new(seat.id, played("e4 c5"));
        let answered = seat.seated(&linked, game.tags());
        assert_eq!(tag(&answered, TAG), None);
    }

    #[test]
    fn a_damaged_move_is_none() {
        for text in [
            "", "1", "1 ", "1 g1", "1 g1f", "1 g1f3z", "x g1f3", "1 z1f3",
        ] {
            let mut game = waiting();
            set_tag(&mut game, TAG, Some(text.to_owned()));
            assert_eq!(premove(&game), None, "{text}");
        }
    }

    /// Games by link as they are stored. Whoever changes the form adds records to the file and
    /// changes none: they are what people have on their devices.
    const STORED: &str = include_str!("../../../tests/data/storage/link-games.txt");

    #[test]
    fn stored_games_by_link_are_read_and_written_as_they_are() {
        let mut kept = Vec::new();
        for record in STORED.split("== ").skip(1) {
            let (name, text) = record.split_once('\n').unwrap();
            let game = Game::from_record(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(Seat::of(&game).is_some(), "{name}");
            assert_eq!(game.to_record(), text, "{name}");
            kept.push(premove(&game));
        }
        let knight = (Square::G1, Square::F3, None);
        let queens = (Square::A7, Square::A8, Some(Role::Queen));
        assert_eq!(kept, [None, None, Some(knight), Some(queens)]);
    }
}
