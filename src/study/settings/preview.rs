//! A board to try the settings on: every choice is seen or heard here at once.

use std::rc::Rc;

use board::{Attempt, Board, BoardEvent, Movable};
use game::Game;
use notation::squares;
use notation::style::Style;
use rules::{Color, Move, Square};
use ui::Request;
use ui::panels::confirm;
use ui::panels::figurine::figurine;
use ui::platform::focus;
use ui::scores;
use ui::settings::Settings;
use ui::signals::{self, Signal};
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_state};

use super::sample;

/// Props of [`Preview`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct PreviewProps {
    /// The settings.
    pub(super) settings: Settings,
    /// Receives what is spoken.
    pub(super) send: Callback<Request>,
}

/// What is on the board.
#[derive(Clone, Debug)]
struct Shown {
    game: Rc<Game>,
    /// A move that waits to be confirmed.
    pending: Option<Move>,
    /// How many times it was set up or changed.
    serial: u64,
}

impl Shown {
    fn new() -> Self {
        Self {
            game: Rc::new(sample::game()),
            pending: None,
            serial: 0,
        }
    }

    fn next(&self, game: Rc<Game>, pending: Option<Move>) -> Self {
        Self {
            game,
            pending,
            serial: self.serial + 1,
        }
    }
}

/// The board with its moves.
#[component]
pub(super) fn Preview(props: &PreviewProps) -> Html {
    let settings = props.settings;
    let shown = use_state(Shown::new);
    let cursor = use_state(|| Square::E4);
    // A choice that is switched off puts the waiting move back.
    let pending = shown.pending.filter(|_| settings.confirm);
    use_effect_with(pending.is_some(), |waits| {
        if *waits {
            focus::focus(confirm::PLAY_IT);
        }
    });

    let play = {
        let (shown, send) = (shown.clone(), props.send.clone());
        Callback::from(move |chosen: Move| {
            let mut game = Game::clone(&shown.game);
            let before = *game.position();
            if game.play(chosen).is_err() {
                return;
            }
            send.emit(Request::Say(
                words::move_announcement(&before, chosen).into(),
            ));
            signals::give(&Signal::Game {
                game: &game,
                played: 1,
                is_ended: game.outcome().is_some(),
            });
            shown.set(shown.next(Rc::new(game), None));
        })
    };
    let on_event = {
        let (shown, play, cursor) = (shown.clone(), play.clone(), cursor.setter());
        Callback::from(move |event: BoardEvent| match event {
            BoardEvent::Cursor(square) => cursor.set(square),
            BoardEvent::Attempt(Attempt {
                from,
                to,
                promotion,
            }) => {
                if let Ok(found) = shown.game.position().find_move(from, to, promotion) {
                    if settings.confirm {
                        shown.set(shown.next(shown.game.clone(), Some(found)));
                    } else {
                        play.emit(found);
                    }
                }
            }
            _ => {}
        })
    };
    let on_answer = {
        let (shown, play) = (shown.clone(), play);
        Callback::from(move |stands: bool| {
            let Some(chosen) = shown.pending else {
                return;
            };
            let square = if stands { chosen.to() } else { chosen.from() };
            if stands {
                play.emit(chosen);
            } else {
                shown.set(shown.next(shown.game.clone(), None));
            }
            focus::board(Some(square));
        })
    };
    let start_over = {
        let shown = shown.clone();
        Callback::from(move |_: MouseEvent| shown.set(shown.next(Rc::new(sample::game()), None)))
    };

    let game = &shown.game;
    let position = match pending {
        Some(waiting) => game.position().play_unchecked(waiting),
        None => *game.position(),
    };
    let is_live = pending.is_none() && game.outcome().is_none();
    let legal: Rc<[Move]> = if is_live {
        position.legal_moves().iter().copied().collect()
    } else {
        Rc::from([])
    };
    let last = pending.or_else(|| game.moves().last().copied());
    let [white, black] = Color::ALL.map(|side| squares::name(*cursor, side));
    html! {
        <section class="settings-preview" aria-label={words::settings_preview_label()}>
            <div class="preview-board"><Board
                board={position.board()} {legal} turn={position.turn()}
                movable={if is_live { Movable::Turn } else { Movable::None }}
                last_move={last.map(|last| (last.from(), last.to()))}
                check={position.is_check().then(|| position.king(position.turn()))}
                position_key={shown.serial} coordinates={settings.coordinates}
                auto_queen={settings.auto_queen} watched={true}
                label={words::settings_board_label()} {on_event}
            /></div>
            <div class="settings-sample">
                <p class="square-names">{ words::square_names(*cursor, &white, &black) }</p>
                <p class="sample-moves" id="sample-moves">{ for moves(game, settings.notation) }</p>
                <div class="reserved">
                    if let Some(waiting) = pending {
                        { confirm::confirm_move(words::confirm_question(game.position(), waiting), &on_answer) }
                    } else {
                        <button type="button" disabled={shown.serial == 0} onclick={start_over}>{ words::settings_start_over() }</button>
                    }
                </div>
            </div>
        </section>
    }
}

/// The moves as running text.
fn moves(game: &Game, style: Style) -> Vec<Html> {
    let written = (style != Style::Figurine).then(|| (scores::table().write)(game, style));
    (0..game.len())
        .map(|ply| {
            let number = (ply % 2 == 0).then(|| format!("{}.\u{a0}", ply / 2 + 1));
            let text = match &written {
                Some(written) => html! { { &written[ply] } },
                None => in_figures(game, ply),
            };
            html! { <><span class="sample-move">{ number }{ text }</span>{ " " }</> }
        })
        .collect()
}

fn in_figures(game: &Game, ply: usize) -> Html {
    let parts = game.san_parts(ply);
    html! {
        <>
            { for parts.role.map(figurine) }
            { &parts.body }
            if let Some(role) = parts.promotion {
                { "=" }{ figurine(role) }
            }
            { parts.mark.as_str() }
        </>
    }
}
