//! What opening a link means for the games that are here: no stored game is ever overwritten by
//! another.

use std::cmp::Reverse;
use std::rc::Rc;

use game::Game;
use game::link::{self, LinkedGame, Relation, Seat};
use ui::platform::address;
use ui::platform::storage::{self, GameId, Store, Stored};

use super::{Kept, NAME, News, Opened, Waited};

/// What comes before the link in an address.
pub(super) const FRAGMENT: &str = "#g=";

/// No more games with one number than this are looked for: only forged links have as many.
const MOST: u32 = 64;

/// Whether the hash of an address holds a link, whole or damaged.
pub(crate) fn is_link(hash: &str) -> bool {
    hash.starts_with(FRAGMENT)
}

/// The link in the address of the page.
pub(crate) fn asked_link() -> Option<String> {
    address::hash().strip_prefix(FRAGMENT).map(str::to_owned)
}

/// Reads a link, and looks for its game in storage and on the board.
pub(super) async fn open(text: String, store: Store, present: Option<Kept>) -> Opened {
    let linked = match LinkedGame::from_link(&text) {
        Ok(linked) => linked,
        Err(error) => {
            return Opened {
                game: None,
                shown: 0,
                news: News::Damaged(error),
                waited: None,
            };
        }
    };
    let mut kept = Vec::new();
    let mut free = None;
    for number in 1..=MOST {
        let id = name_of(linked.id, number);
        // The board may be ahead of the storage, which may also refuse to keep anything.
        if let Some(on_board) = present.as_ref().filter(|(here, _)| *here == id) {
            kept.push(on_board.clone());
            continue;
        }
        match store.game(&id).await {
            Stored::Record { text, .. } => {
                // What this version cannot read stays unchanged, under its name.
                if let Ok(game) = Game::from_record(&text) {
                    kept.push((id, Rc::new(game)));
                }
            }
            Stored::Nothing => {
                free = Some(id);
                break;
            }
            Stored::Unreadable => break,
        }
    }
    let free = free.unwrap_or_else(|| {
        let fresh = storage::new_game_id();
        GameId([NAME, &*fresh.0].concat().into())
    });
    decide(&linked, &kept, free, present)
}

/// The name of the first game with a number, or of a later one that diverged.
pub(super) fn name_of(id: u32, number: u32) -> GameId {
    let name = format!("{NAME}{id:08x}");
    GameId(if number == 1 {
        name.into()
    } else {
        format!("{name}-{number}").into()
    })
}

/// What to show for a link, given the games with its number; `free` is a name not in use.
fn decide(linked: &LinkedGame, kept: &[Kept], free: GameId, present: Option<Kept>) -> Opened {
    let here = kept.iter().filter_map(|kept| {
        let seat = Seat::of(&kept.1)?;
        let relation = seat.linked(&kept.1).relation_to(linked);
        (relation != Relation::OtherGame).then_some((kept, seat, relation))
    });
    let Some((kept, seat, relation)) = here.min_by_key(|(.., relation)| closeness(*relation))
    else {
        let game = Seat::of_opener(linked).seated(linked, &[]);
        return shown_whole(free, game, present, News::Opened);
    };
    let (id, mine) = (kept.0.clone(), &*kept.1);
    match relation {
        Relation::Same if seat.is_to_move(mine) || mine.outcome().is_some() => {
            shown_whole(id, mine.clone(), present, News::Opened)
        }
        Relation::Same | Relation::OtherGame => {
            shown_whole(id, mine.clone(), present, News::Waiting)
        }
        Relation::Ahead { plies } => {
            let mut game = seat.seated(linked, mine.tags());
            let waits = link::premove(mine);
            if plies == 0 {
                // An end or an offer alone is no answer to a move.
                link::set_premove(&mut game, waits);
            }
            let mut opened = shown_whole(id, game, present, News::Opened);
            opened.waited = waits.filter(|_| plies > 0).map(|premove| match plies {
                1 => Waited::Answered(premove.into()),
                _ => Waited::Passed,
            });
            opened
        }
        Relation::Behind { plies } => {
            let mut opened =
                shown_whole(id, mine.clone(), present, |other| News::Older(plies, other));
            opened.shown -= plies;
            opened
        }
        Relation::Fork { ply } => {
            let other = (free, Rc::new(seat.seated(linked, mine.tags())));
            shown_whole(id, mine.clone(), present, |before| {
                News::Fork(ply, other, before)
            })
        }
    }
}

/// How little needs to be done about a relation, and how late the games diverge.
fn closeness(relation: Relation) -> (u8, Reverse<usize>) {
    match relation {
        Relation::Same => (0, Reverse(0)),
        Relation::Ahead { .. } => (1, Reverse(0)),
        Relation::Behind { .. } => (2, Reverse(0)),
        Relation::Fork { ply } => (3, Reverse(ply)),
        Relation::OtherGame => (4, Reverse(0)),
    }
}

/// A game at its last position; the news record which other game was on the board.
fn shown_whole(
    id: GameId,
    game: Game,
    present: Option<Kept>,
    news: impl FnOnce(Option<Kept>) -> News,
) -> Opened {
    let other = present.filter(|(here, before)| {
        let is_untouched = game::link::is_usual_start(before) && before.outcome().is_none();
        *here != id && !is_untouched
    });
    Opened {
        shown: game.len(),
        game: Some((id, Rc::new(game))),
        news: news(other),
        waited: None,
    }
}

#[cfg(test)]
mod tests {
    use rules::Color;

    use super::*;

    fn played(moves: &str) -> Game {
        let mut game = Game::default();
        for text in moves.split_whitespace() {
            let chosen = notation::san::read(game.position(), text).unwrap();
            game.play(chosen).unwrap();
        }
        game
    }

    /// What White has stored after these moves.
    fn whites(moves: &str) -> Kept {
        let mut game = played(moves);
        Seat::new(7, Color::White).put_into(&mut game);
        (name_of(7, 1), Rc::new(game))
    }

    fn link(moves: &str) -> LinkedGame {
        LinkedGame::new(7, played(moves))
    }

    fn decided(linked: &LinkedGame, kept: &[Kept]) -> Opened {
        decide(linked, kept, name_of(7, 2), None)
    }

    #[test]
    fn a_game_that_is_new_here_is_played_by_whoever_is_to_move() {
        let opened = decide(&link("e4"), &[], name_of(7, 1), None);
        let (id, game) = opened.game.unwrap();
        assert_eq!(&*id.0, "link-00000007");
        assert_eq!(game::link::color_here(&game), Some(Color::Black));
        assert_eq!((opened.shown, opened.news), (1, News::Opened(None)));
    }

    #[test]
    fn a_later_link_continues_the_stored_game_in_its_seat() {
        for (moves, shown) in [("e4 e5", 2), ("e4 e5 Nf3", 3)] {
            let opened = decided(&link(moves), &[whites("e4")]);
            let (id, game) = opened.game.unwrap();
            assert_eq!((id, game.len()), (name_of(7, 1), shown));
            assert_eq!(game::link::color_here(&game), Some(Color::White));
            assert_eq!(opened.news, News::Opened(None));
        }
    }

    #[test]
    fn an_older_link_shows_its_position_of_the_stored_game_and_changes_nothing() {
        let mine = whites("e4 e5 Nf3");
        let opened = decided(&link("e4"), std::slice::from_ref(&mine));
        assert_eq!(opened.news, News::Older(2, None));
        assert_eq!((opened.game, opened.shown), (Some(mine), 1));
    }

    #[test]
    fn a_fork_leaves_the_stored_game_and_waits_under_a_name_of_its_own() {
        let mine = whites("e4 e5 Nf3");
        let opened = decided(&link("e4 c5"), std::slice::from_ref(&mine));
        assert_eq!(opened.game, Some(mine.clone()));
        let News::Fork(1, (id, other), None) = opened.news else {
            panic!("{:?}", opened.news);
        };
        assert_eq!((&id, other.len()), (&name_of(7, 2), 2));
        // Once it is kept, its links update it.
        let both = [mine, (id, other)];
        let opened = decide(&link("e4 c5 Nf3 d6"), &both, name_of(7, 3), None);
        let (id, game) = opened.game.unwrap();
        assert_eq!((id, game.len()), (name_of(7, 2), 4));
    }

    #[test]
    fn the_own_link_waits_for_the_other_player() {
        let mine = whites("e4");
        let opened = decided(&link("e4"), std::slice::from_ref(&mine));
        assert_eq!(
            (opened.game, opened.news),
            (Some(mine), News::Waiting(None))
        );
    }

    #[test]
    fn another_game_with_the_same_number_is_no_fork() {
        let elsewhere = Game::from_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().unwrap());
        let opened = decided(&LinkedGame::new(7, elsewhere), &[whites("e4")]);
        assert_eq!(opened.game.unwrap().0, name_of(7, 2));
    }

    #[test]
    fn the_game_that_was_on_the_board_can_be_returned_to_unless_it_is_untouched() {
        let named = |game: Game| (GameId("a".into()), Rc::new(game));
        let under_way = named(played("d4"));
        let opened = decide(&link("e4"), &[], name_of(7, 1), Some(under_way.clone()));
        assert_eq!(opened.news, News::Opened(Some(under_way)));
        let opened = decide(&link("e4"), &[], name_of(7, 1), Some(named(played(""))));
        assert_eq!(opened.news, News::Opened(None));
    }
}
