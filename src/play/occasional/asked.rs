//! What an address asks of this page: a position, or the game of a link.

use std::rc::Rc;

use game::Game;
use notation::fen::{self, Correction};
use rules::{ParsePositionError, Position};
use ui::handover;
use ui::lazy::{self, NotFetched};
use ui::platform::address;
use ui::platform::storage::{self, GameId, Store};
use ui::route::{Page, Route};

use super::Begun;
use crate::link::{Kept, LINK_PLAY, LinkAction, Opened, asked_link};
use crate::state::{Action, AppState, Dialog};

/// The state with which the page starts, and what to do first; until then, the state is that of the
/// stored game. What the address asks for is shown right away, so that nothing else flashes.
pub(super) async fn begin(state: AppState, store: Store) -> Result<Begun, NotFetched> {
    let asked = follow((state.game_id.clone(), state.game.clone()), true, store).await?;
    Ok(match asked {
        Some(Action::Load {
            game,
            id,
            corrected,
            then,
        }) => {
            let state = AppState::new(Rc::unwrap_or_clone(game), id, state.settings);
            (
                state,
                then.map(Action::Open).or(corrected.map(Action::Remark)),
            )
        }
        Some(Action::Link(link)) => match link.opened() {
            Some(opened) => (show(state, opened), Some(Action::Link(link))),
            None => (state, Some(Action::Link(link))),
        },
        other => (state, other),
    })
}

/// What to do about the current address; the game on the board may have waited there while another
/// page was shown.
pub(super) async fn follow(
    present: Kept,
    has_waited: bool,
    store: Store,
) -> Result<Option<Action>, NotFetched> {
    if let Some(text) = asked_link() {
        let link = lazy::load(&LINK_PLAY).await?;
        let opened = (link.open)(text, store, Some(present)).await;
        return Ok(Some(LinkAction::Opened(opened).into()));
    }
    let fen = asked_position();
    let waited = has_waited.then_some(&*present.1);
    let then = handover::take_computer().then_some(Dialog::Computer);
    Ok(fen.and_then(|fen| position_action(&fen, waited, storage::new_game_id(), then)))
}

/// The game of a link, shown at once; it is stored when the link is processed.
fn show(state: AppState, opened: &Opened) -> AppState {
    let Some((id, game)) = &opened.game else {
        return state;
    };
    let mut bare = Game::clone(game);
    bare.set_tags(Vec::new());
    let mut next = AppState::new(bare, id.clone(), state.settings);
    next.bottom = game::link::color_here(game).unwrap_or(next.bottom);
    next.shown = opened.shown;
    next
}

/// Removes the position from the address once another game is on the board, which a reload must
/// bring back.
pub(super) fn forget(game: &Game) {
    let position = asked_position().map(|fen| read_position(&fen));
    let is_other = |found: Result<(Position, _), _>| {
        !found.is_ok_and(|(position, _)| *game.start() == position)
    };
    if position.is_some_and(is_other) {
        address::forget_position();
    }
}

/// The position that the address asks this page for.
fn asked_position() -> Option<String> {
    let route = Route::parse(&address::hash());
    route.fen().filter(|_| route.page == Page::Play)
}

/// What to do about the position in an address, and which dialog to open then; `None` if the current game already began from it, so
/// that a reload brings back its last move.
fn position_action(
    fen: &str,
    present: Option<&Game>,
    id: GameId,
    then: Option<Dialog>,
) -> Option<Action> {
    match read_position(fen) {
        Ok((position, _)) if present.is_some_and(|game| *game.start() == position) => {
            then.map(Action::Open)
        }
        Ok((position, corrections)) => Some(Action::Load {
            game: Rc::new(Game::from_position(position)),
            id,
            corrected: words::corrections_text(&corrections).map(Rc::from),
            then,
        }),
        Err(error) => Some(Action::BadAddress(words::bad_position_text(&error).into())),
    }
}

/// A legal position from text as people write it, and what was corrected.
///
/// # Errors
/// Why the text is not one.
pub(super) fn read_position(text: &str) -> Result<(Position, Vec<Correction>), ParsePositionError> {
    let found = fen::repair(text)?;
    Ok((Position::from_setup(&found.setup)?, found.corrections))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEN: &str = "4k3/8/8/8/8/8/8/4R1K1 b - - 0 1";

    fn action(present: Option<&Game>, then: Option<Dialog>) -> Option<Action> {
        position_action(FEN, present, GameId("asked".into()), then)
    }

    #[test]
    fn a_position_is_loaded_and_its_dialog_opens_then() {
        let loaded = action(None, Some(Dialog::Computer));
        assert!(
            matches!(
                &loaded,
                Some(Action::Load {
                    then: Some(Dialog::Computer),
                    ..
                })
            ),
            "{loaded:?}"
        );
    }

    #[test]
    fn a_game_from_this_position_goes_on_and_only_the_dialog_opens() {
        let game = Game::from_position(FEN.parse().unwrap());
        assert!(action(Some(&game), None).is_none());
        let opened = action(Some(&game), Some(Dialog::Computer));
        assert!(
            matches!(opened, Some(Action::Open(Dialog::Computer))),
            "{opened:?}"
        );
    }
}
