//! What the browser side of the part remembers: the game that this tab holds the right to write, and
//! the channel between the tabs.

use std::cell::RefCell;
use std::rc::Rc;

use game::Game;
use ui::handover;
use ui::lazy;
use ui::platform::focus;
use ui::platform::storage::{GameId, Store};
use ui::platform::tabs::{Channel, Hold, Message, keep_stored};
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::{Found, found_stored, handed_over, written_elsewhere, written_here};
use crate::desk::DESK;
use crate::sitting::reading;
use crate::state::{Action, AppState};

type Send = Callback<Action>;

/// The game on the board as this tab holds it.
struct FollowedGame {
    id: GameId,
    hold: Hold,
    /// The game last announced to the other tabs.
    announced: Rc<Game>,
    /// The state of a game for two that was announced with it.
    sitting: u32,
}

thread_local! {
    static HELD: RefCell<Option<FollowedGame>> = const { RefCell::new(None) };
    static CHANNEL: RefCell<Option<Channel>> = const { RefCell::new(None) };
}

/// Follows the game on the board.
pub(super) fn follow(state: &AppState, store: &Store, send: Send) {
    listen(store, &send);
    if state.game.outcome().is_some() {
        keep_stored();
    }
    if state.is_shown
        && let Some(id) = handover::take_game()
    {
        hand_over(id, store.clone(), send);
        return;
    }
    let is_known = HELD.with_borrow(|held| held.as_ref().is_some_and(|it| it.id == state.game_id));
    if !is_known {
        hold(state, store, send);
        return;
    }
    let is_news = HELD.with_borrow_mut(|held| {
        held.as_mut().is_some_and(|held| {
            let announced = std::mem::replace(&mut held.announced, state.game.clone());
            let sitting = std::mem::replace(&mut held.sitting, state.sitting.version());
            sitting != held.sitting
                || !Rc::ptr_eq(&announced, &state.game) && *announced != *state.game
        })
    });
    if is_news && state.watched.is_none() {
        let (id, store) = (state.game_id.clone(), store.clone());
        spawn_local(async move {
            // The others read what is stored. Here it is read first, which waits until it is written.
            drop(store.record(&id).await);
            tell(&Message::Changed(Some(id)));
        });
    }
}

/// Takes the right to write the game from the tab that has it.
pub(super) fn take() {
    HELD.with_borrow(|held| {
        if let Some(held) = held {
            tell(&Message::Give(held.id.clone()));
            held.hold.take();
        }
    });
    // The button that was pressed is about to go.
    focus::board(None);
}

fn tell(message: &Message) {
    CHANNEL.with_borrow(|channel| {
        if let Some(channel) = channel {
            channel.tell(message);
        }
    });
}

/// Asks for the right to write the game on the board.
fn hold(state: &AppState, store: &Store, send: Send) {
    let id = state.game_id.clone();
    let hold = Hold::ask(&id, heard(id.clone(), store.clone(), send));
    let held = FollowedGame {
        id,
        hold,
        announced: state.game.clone(),
        sitting: state.sitting.version(),
    };
    // The right held before is released.
    drop(HELD.replace(Some(held)));
}

/// What is done when the right to write a game is gained or lost.
fn heard(id: GameId, store: Store, send: Send) -> Callback<bool> {
    let first = std::cell::Cell::new(true);
    Callback::from(move |is_ours: bool| {
        // A game that was ours from the start is on the board unchanged.
        if first.replace(false) && is_ours {
            return send.emit(written_here(id.clone()));
        }
        if !is_ours {
            send.emit(written_elsewhere(id.clone(), true, reading()));
        }
        // Whoever has it, or had it, may have played on.
        let (id, store, send) = (id.clone(), store.clone(), send.clone());
        spawn_local(async move {
            if let Some(found) = read(&store, &id).await {
                send.emit(found_stored(id.clone(), found, None));
            }
            if is_ours {
                send.emit(written_elsewhere(id, false, reading()));
            }
        });
    })
}

/// Puts a stored game on the board, once it is known who writes it.
fn hand_over(id: GameId, store: Store, send: Send) {
    let is_here = HELD.with_borrow(|held| held.as_ref().is_some_and(|held| held.id == id));
    if is_here {
        return;
    }
    let later = heard(id.clone(), store.clone(), send.clone());
    let first = std::cell::Cell::new(true);
    let asked = id.clone();
    let on_change = Callback::from(move |is_ours: bool| {
        // The first to arrive decides how the game is shown; anything later is news.
        later.emit(is_ours);
        if !first.replace(false) {
            return;
        }
        let (id, store, send) = (id.clone(), store.clone(), send.clone());
        spawn_local(async move {
            if let Some(found) = read(&store, &id).await {
                HELD.with_borrow_mut(|held| {
                    if let Some(held) = held.as_mut().filter(|held| held.id == id) {
                        held.announced = found.game.clone();
                        held.sitting = found.sitting.version();
                    }
                });
                send.emit(handed_over(id, found, !is_ours));
            }
        });
    });
    let hold = Hold::ask(&asked, on_change);
    let held = FollowedGame {
        id: asked,
        hold,
        announced: Rc::default(),
        sitting: 0,
    };
    drop(HELD.replace(Some(held)));
}

/// Reads a stored game the way the page does when it opens.
async fn read(store: &Store, id: &GameId) -> Option<Found> {
    let desk = lazy::load(&DESK).await.ok()?;
    let text = store.record(id).await?;
    let (game, sitting) = (desk.read_record)(text.into()).await.ok()??;
    Some(Found {
        game: Rc::new(game),
        sitting,
    })
}

/// Listens to the other tabs, starting with the first game.
fn listen(store: &Store, send: &Send) {
    if CHANNEL.with_borrow(Option::is_some) {
        return;
    }
    let (store, send) = (store.clone(), send.clone());
    let heard = Callback::from(move |message: Message| {
        let held = HELD.with_borrow(|held| {
            let held = held.as_ref()?;
            Some((held.id.clone(), held.announced.clone()))
        });
        let Some((shown, announced)) = held else {
            return;
        };
        match message {
            Message::Give(id) if id == shown => HELD.with_borrow(|held| {
                if let Some(held) = held {
                    held.hold.give();
                }
            }),
            Message::Changed(id) if id.is_none() || id.as_ref() == Some(&shown) => {
                let (store, send) = (store.clone(), send.clone());
                spawn_local(async move {
                    if let Some(found) = read(&store, &shown).await {
                        send.emit(found_stored(shown, found, Some(announced)));
                    }
                });
            }
            _ => {}
        }
    });
    CHANNEL.set(Channel::open(heard));
}
