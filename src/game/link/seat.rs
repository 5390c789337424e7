//! A player's place in a game by link, as the stored game keeps it: in a tag that no PGN shows.

use rules::{Color, Position};

use super::{LinkedGame, Options, PlayerName, set_premove};
use crate::Game;
use crate::outcome::{DrawReason, Outcome, Victory};

/// The tag of a stored game that has the place in it.
pub(crate) const TAG: &str = "LinkSeat";

/// How far a game had come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// How many plies were played.
    pub plies: usize,
    /// Whether it was over.
    pub is_over: bool,
}

impl Reached {
    /// How far a game has come.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        Self {
            plies: game.len(),
            is_over: game.outcome().is_some(),
        }
    }

    fn to_text(self) -> String {
        let over = if self.is_over { "." } else { "" };
        format!("{}{over}", self.plies)
    }

    fn parse(text: &str) -> Option<Self> {
        let plies = text.trim_end_matches('.');
        Some(Self {
            plies: plies.parse().ok()?,
            is_over: plies != text,
        })
    }
}

/// A player's place in a game by link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The number of the game, as in its links.
    pub id: u32,
    /// The color whose moves are made here.
    pub mine: Color,
    /// How far the game had come in the last link that was opened here.
    pub received: Option<Reached>,
    /// How far it had come in the last link that was handed out here.
    pub sent: Option<Reached>,
    /// What the players agreed on, as in its links.
    pub options: Options,
}

/// The color whose moves are made here in a stored game by link; nothing in any other game.
#[must_use]
pub fn color_here(game: &Game) -> Option<Color> {
    let color = tag(game, TAG)?.split(' ').nth(1)?;
    Color::ALL
        .into_iter()
        .find(|known| known.fold_wb("white", "black") == color)
}

impl Seat {
    /// A place in a game of which no link has come or gone.
    #[must_use]
    pub fn new(id: u32, mine: Color) -> Self {
        Self {
            id,
            mine,
            received: None,
            sent: None,
            options: Options::default(),
        }
    }

    /// The place of whoever opens the link of a game that is new here: whoever is to move, or else
    /// whoever did not end the game.
    ///
    /// # Examples
    ///
    /// ```
    /// use game::link::{LinkedGame, Seat};
    /// use rules::Color;
    ///
    /// let theirs = LinkedGame::from_link("v1.BxorPE0AAQ2rJ3ie")?;
    /// let seat = Seat::of_opener(&theirs);
    /// assert_eq!((seat.mine, seat.id), (Color::Black, 0x1a2b_3c4d));
    /// assert!(!seat.has_to_send(&theirs.game));
    /// # Ok::<(), game::link::LinkError>(())
    /// ```
    #[must_use]
    pub fn of_opener(linked: &LinkedGame) -> Self {
        let turn = linked.game.position().turn();
        let mine = match linked.game.outcome() {
            Some(Outcome::Win {
                winner,
                by: Victory::Resignation | Victory::Abandonment | Victory::Infraction,
            }) => winner,
            Some(Outcome::Draw(
                DrawReason::ResignationWithoutMate(side) | DrawReason::InfractionWithoutMate(side),
            )) => side.other(),
            // Whoever is to move has accepted or claimed.
            Some(Outcome::Draw(DrawReason::Agreement)) => turn.other(),
            _ => turn,
        };
        Self {
            received: Some(Reached::of(&linked.game)),
            options: linked.options.clone(),
            ..Self::new(linked.id, mine)
        }
    }

    /// The place that a stored game keeps.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let mut words = tag(game, TAG)?.split(' ');
        let id = u32::from_str_radix(words.next()?, 16).ok()?;
        words.next()?;
        let mut seat = Self::new(id, color_here(game)?);
        for word in words {
            if let Some(stage) = word.strip_prefix('r') {
                seat.received = Some(Reached::parse(stage)?);
            } else if let Some(stage) = word.strip_prefix('s') {
                seat.sent = Some(Reached::parse(stage)?);
            } else {
                let (key, value) = word.strip_prefix('o')?.split_once('=')?;
                let is_room = seat.options.set(key.parse().ok()?, value.parse().ok()?);
                is_room.then_some(())?;
            }
        }
        Some(seat)
    }

    /// Lets a game keep this place.
    pub fn put_into(&self, game: &mut Game) {
        let mut text = format!("{:08x} {}", self.id, self.mine.fold_wb("white", "black"));
        for (letter, stage) in [('r', self.received), ('s', self.sent)] {
            if let Some(stage) = stage {
                text.push_str(&format!(" {letter}{}", stage.to_text()));
            }
        }
        for (key, value) in self.options.iter() {
            text.push_str(&format!(" o{key}={value}"));
        }
        set_tag(game, TAG, Some(text));
    }

    /// The game with what goes along with it in its link; the names are those of its tags. A link names
    /// legal moves only, so it begins after castling without a rook.
    #[must_use]
    pub fn linked(&self, game: &Game) -> LinkedGame {
        let rest = game.since_castling_without_rook();
        let legal = rest.map_or_else(|| game.clone(), |(_, rest)| rest);
        let mut linked = LinkedGame::new(self.id, legal);
        for color in Color::ALL {
            *linked.names.get_mut(color) = name(game, color);
        }
        linked.options = self.options.clone();
        linked
    }

    /// The game of a link that was opened here, as it is stored: with its names, the tags that the
    /// game had before, and this place. A move that waited in the game before does not wait in it.
    #[must_use]
    pub fn seated(&self, linked: &LinkedGame, before: &[(String, String)]) -> Game {
        let mut game = linked.game.clone();
        game.set_tags(before.to_vec());
        set_premove(&mut game, None);
        for color in Color::ALL {
            if let Some(name) = linked.names.get(color) {
                set_name(&mut game, color, Some(name));
            }
        }
        let seat = Self {
            received: Some(Reached::of(&linked.game)),
            ..self.clone()
        };
        seat.put_into(&mut game);
        game
    }

    /// Whether it is this player's turn in a game that goes on.
    #[must_use]
    pub fn is_to_move(&self, game: &Game) -> bool {
        game.outcome().is_none() && game.position().turn() == self.mine
    }

    /// Whether the other player still has to see how far the game has come.
    #[must_use]
    pub fn has_to_send(&self, game: &Game) -> bool {
        let stage = Reached::of(game);
        !self.is_to_move(game) && self.received != Some(stage)
    }

    /// Whether the link of the game as it stands was handed out.
    #[must_use]
    pub fn is_sent(&self, game: &Game) -> bool {
        self.sent == Some(Reached::of(game))
    }

    /// Whether the answer of the other player is awaited, who knows how far the game has come.
    #[must_use]
    pub fn awaits_answer(&self, game: &Game) -> bool {
        let is_known = self.is_sent(game) || !self.has_to_send(game);
        game.outcome().is_none() && !self.is_to_move(game) && is_known
    }

    /// Whether the last move may be taken back: it was made here and not handed out.
    #[must_use]
    pub fn may_take_back(&self, game: &Game) -> bool {
        let is_mine = game
            .len()
            .checked_sub(1)
            .is_some_and(|ply| game.position_at(ply).turn() == self.mine);
        let is_known =
            |stage: Option<Reached>| stage.is_some_and(|stage| stage.plies >= game.len());
        is_mine && !is_known(self.sent) && !is_known(self.received)
    }
}

/// The name of a player, as the tags of a game have it.
#[must_use]
pub fn name(game: &Game, color: Color) -> Option<PlayerName> {
    let value = tag(game, color.fold_wb("White", "Black"))?;
    PlayerName::new(value).filter(|name| name.as_str() != "?")
}

/// Gives a player a name, or takes it away.
pub fn set_name(game: &mut Game, color: Color, name: Option<&PlayerName>) {
    let text = name.map(|name| name.as_str().to_owned());
    set_tag(game, color.fold_wb("White", "Black"), text);
}

/// Whether a game stands at the usual start, before the first move.
#[must_use]
pub fn is_usual_start(game: &Game) -> bool {
    game.is_empty() && *game.start() == Position::default()
}

pub(super) fn tag<'a>(game: &'a Game, wanted: &str) -> Option<&'a str> {
    let mut tags = game.tags().iter();
    tags.find_map(|(name, value)| (name == wanted).then_some(value.as_str()))
}

pub(super) fn set_tag(game: &mut Game, name: &str, value: Option<String>) {
    let mut tags = game.tags().to_vec();
    let place = tags.iter().position(|(known, _)| known == name);
    match (place, value) {
        (Some(place), Some(value)) => tags[place].1 = value,
        (Some(place), None) => drop(tags.remove(place)),
        (None, Some(value)) => tags.push((name.to_owned(), value)),
        (None, None) => {}
    }
    game.set_tags(tags);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::played;

    fn seat() -> Seat {
        Seat::new(0x1a2b_3c4d, Color::White)
    }

    #[test]
    fn a_stored_game_keeps_the_place_and_a_pgn_does_not() {
        let mut full = seat();
        full.received = Some(Reached {
            plies: 12,
            is_over: false,
        });
        full.sent = Some(Reached {
            plies: 13,
            is_over: true,
        });
        assert!(full.options.set(3, 700));
        for seat in [seat(), full] {
            let mut game = played("e4 e5");
            seat.put_into(&mut game);
            let stored = Game::from_record(&game.to_record()).unwrap();
            assert_eq!(Seat::of(&stored), Some(seat.clone()));
            assert_eq!(color_here(&stored), Some(Color::White));
            let pgn = stored.to_pgn();
            assert!(!pgn.contains(TAG), "{pgn}");
            let tagged = pgn.replacen("[Event", &format!("[{TAG} \"1 white\"]\n[Event"), 1);
            assert_ne!(tagged, pgn);
            assert_eq!(Seat::of(&Game::from_pgn(&tagged).unwrap()), None);
        }
    }

    #[test]
    fn a_damaged_place_is_none() {
        for text in ["", "x white", "1a white rx", "1a white z", "1a green", "1a"] {
            let mut game = Game::default();
            set_tag(&mut game, TAG, Some(text.to_owned()));
            assert_eq!(Seat::of(&game), None, "{text}");
        }
    }

    #[test]
    fn a_link_is_sent_after_a_move_of_ours_and_after_an_end_that_is_ours() {
        let seat = seat();
        assert!(!seat.has_to_send(&played("")));
        assert!(seat.has_to_send(&played("e4")));
        assert!(!seat.has_to_send(&played("e4 e5")));
        let mut resigned = played("e4 e5");
        resigned.resign(Color::White).unwrap();
        assert!(seat.has_to_send(&resigned));
        // The same end is no news when it came by link.
        let mut theirs = played("e4 e5 Nf3");
        theirs.resign(Color::Black).unwrap();
        let opened = Seat::of_opener(&LinkedGame::new(1, theirs.clone()));
        assert_eq!(opened.mine, Color::White);
        assert!(!opened.has_to_send(&theirs));
    }

    #[test]
    fn an_answer_is_awaited_once_the_link_was_sent() {
        let mut seat = seat();
        assert!(!seat.awaits_answer(&played("")), "nothing was asked");
        assert!(!seat.awaits_answer(&played("e4")), "nothing was sent");
        seat.sent = Some(Reached::of(&played("e4")));
        assert!(seat.awaits_answer(&played("e4")));
        assert!(!seat.awaits_answer(&played("e4 e5")), "it has come");
        assert!(
            !seat.awaits_answer(&played("e4 e5 Nf3")),
            "this is another link"
        );
        let mut ended = played("e4");
        ended.resign(Color::White).unwrap();
        assert!(
            !seat.awaits_answer(&ended),
            "nothing is answered after the end"
        );
        // What has come by link is known to the other player.
        seat.sent = None;
        seat.received = Some(Reached::of(&played("e4 e5 Nf3")));
        assert!(seat.awaits_answer(&played("e4 e5 Nf3")));
    }

    #[test]
    fn whoever_opens_the_link_of_a_finished_game_is_the_other_player() {
        let of = |game: Game| Seat::of_opener(&LinkedGame::new(1, game)).mine;
        assert_eq!(of(played("f3 e5 g4 Qh4#")), Color::White);
        let mut agreed = played("e4 e5 Nf3");
        agreed.offer_draw(Color::White).unwrap();
        agreed.accept_draw().unwrap();
        assert_eq!(of(agreed), Color::White);
        let mut resigned = played("e4 e5");
        resigned.resign(Color::White).unwrap();
        assert_eq!(of(resigned), Color::Black);
    }

    #[test]
    fn only_a_move_of_ours_that_was_not_sent_is_taken_back() {
        let mut seat = seat();
        assert!(!seat.may_take_back(&played("")));
        assert!(seat.may_take_back(&played("e4")));
        assert!(!seat.may_take_back(&played("e4 e5")));
        seat.sent = Some(Reached::of(&played("e4")));
        assert!(!seat.may_take_back(&played("e4")));
        assert!(seat.may_take_back(&played("e4 e5 Nf3")));
    }

    #[test]
    fn names_go_from_the_tags_into_the_link_and_back() {
        let mut game = played("e4");
        set_name(&mut game, Color::White, PlayerName::new("Vera").as_ref());
        set_tag(&mut game, "Black", Some("?".to_owned()));
        let linked = seat().linked(&game);
        assert_eq!(linked.names.black, None);
        let read = LinkedGame::from_link(&linked.to_link()).unwrap();
        let before = [("Site".to_owned(), "here".to_owned())];
        let stored = Seat::of_opener(&read).seated(&read, &before);
        assert_eq!(name(&stored, Color::White), PlayerName::new("Vera"));
        assert_eq!(tag(&stored, "Site"), Some("here"));
        assert_eq!(Seat::of(&stored).unwrap().mine, Color::Black);
    }
}
