//! The root component: the one reducer, the effects that watch it, and the page.

mod effects;
mod keys;

use std::rc::Rc;

use rules::Color;
use yew::{AttrValue, Callback, Html, Properties, component, html, use_reducer};

use crate::board::{Board, BoardEvent, Movable};
use crate::dialogs::{ClaimDialog, Confirm, HelpDialog, PasteDialog, SettingsDialog};
use crate::panels::captured::Player;
use crate::panels::command_box::CommandBox;
use crate::panels::controls::{Actions, More, Possible, Press};
use crate::panels::moves::Moves;
use crate::panels::notices::{DrawOffer, Update};
use crate::panels::status::Status;
use crate::platform::storage::{self, Store};
use crate::state::{Action, AppState, Dialog, GameId, Navigation, SaveState};

/// Whether the page is painted for later or alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Static HTML without any script: the board is a picture and the box is disabled.
    Painted,
    /// Running in a browser.
    Alive,
}

/// With what the page begins.
#[derive(Clone, Debug)]
pub struct Start {
    /// The first state.
    pub state: AppState,
    /// Where games are kept.
    pub store: Store,
    /// What to do first, such as saying why an address could not be followed.
    pub first: Option<Action>,
}

/// How the page is shown.
#[derive(Clone, Debug, Properties)]
pub struct AppProps {
    /// Painted or alive.
    pub stage: Stage,
    /// With what it begins.
    pub start: Rc<Start>,
}

impl PartialEq for AppProps {
    fn eq(&self, other: &Self) -> bool {
        self.stage == other.stage && Rc::ptr_eq(&self.start, &other.start)
    }
}

/// The page.
#[component]
pub fn App(props: &AppProps) -> Html {
    let state = use_reducer({
        let start = props.start.clone();
        move || start.state.clone()
    });
    let dispatch = state.dispatcher();
    effects::use_effects(&state, &props.start);

    let send = {
        let dispatch = dispatch.clone();
        move |action: Action| {
            let dispatch = dispatch.clone();
            Callback::from(move |()| dispatch.dispatch(action.clone()))
        }
    };
    let on_show = {
        let dispatch = dispatch.clone();
        yew::use_callback((), move |navigation: Navigation, ()| {
            dispatch.dispatch(Action::Show(navigation));
        })
    };
    let on_enter = {
        let dispatch = dispatch.clone();
        yew::use_callback((), move |text: Rc<str>, ()| {
            dispatch.dispatch(Action::Typed(text, storage::new_game_id()));
        })
    };
    let on_event = {
        let dispatch = dispatch.clone();
        yew::use_callback((), move |event: BoardEvent, ()| {
            dispatch.dispatch(action_of(event));
        })
    };
    let on_press = {
        let dispatch = dispatch.clone();
        yew::use_callback((), move |press: Press, ()| {
            dispatch.dispatch(action_of_press(press));
        })
    };
    let on_answer_draw = {
        let dispatch = dispatch.clone();
        yew::use_callback((), move |accept: bool, ()| {
            dispatch.dispatch(if accept {
                Action::AcceptDraw
            } else {
                Action::DeclineDraw
            });
        })
    };

    let alive = props.stage == Stage::Alive;
    let view = state.board_view();
    let game = &state.game;
    let over = game.outcome().is_some();
    let claims = Rc::new(game.claims());
    let claimable = !claims.now.is_empty() || !claims.with_move.is_empty();
    let possible = Possible {
        take_back: alive && game.can_undo(),
        redo: alive && game.can_redo(),
        play: alive && !over,
        offer: alive && !over && game.draw_offer().is_none(),
        claim: alive && claimable,
    };
    let status = words::status_text(game);
    let result = over.then(|| Rc::from(words::result_text(game)));
    let claim_reason = claimable.then(|| AttrValue::from(words::claim_reason(&claims)));
    let player = |color: Color| {
        let (captured, ahead) = state.captured_by(color);
        let to_move = !over && game.position().turn() == color;
        html! { <Player {color} {captured} {ahead} {to_move} /> }
    };

    html! {
        <div class="page">
            <header class="masthead">
                <h1>{ "J\u{2019}adoube" }</h1>
                <p>{ words::motto() }</p>
            </header>
            <main class="game">
                <section class="board-zone" aria-label={words::board_zone_label()}>
                    { player(state.bottom.other()) }
                    <div class="board-frame">
                        <Board
                            men={view.men}
                            orientation={state.bottom}
                            turn={state.turn()}
                            legal={view.legal}
                            last_move={view.last_move}
                            check={view.check}
                            position_key={view.key}
                            coordinates={state.settings.coordinates}
                            auto_queen={state.settings.auto_queen}
                            movable={if state.is_live() && !over { Movable::Turn } else { Movable::None }}
                            animate={state.animate}
                            refused={state.refused.clone()}
                            focus={state.board_focus()}
                            painted={(!alive).then(|| AttrValue::from(words::painted_board_label()))}
                            {on_event}
                        />
                    </div>
                </section>
                <section class="status-zone" aria-label={words::status_zone_label()}>
                    <Status status={status} notice={state.notice.as_deref().unwrap_or_default().to_owned()} />
                    { player(state.bottom) }
                    if let Some(by) = game.draw_offer() {
                        <DrawOffer {by} on_answer={on_answer_draw} />
                    }
                    if state.save == SaveState::Failed {
                        <p class="not-saved">{ words::not_saved() }</p>
                    }
                    <CommandBox ready={alive} accepted={state.command_box.accepted}
                        error={state.command_box.error.clone()} {on_enter} />
                </section>
                <div class="side">
                    <section class="record" aria-label={words::record_label()}>
                        <Moves game={game.clone()} shown={state.shown} {result} {on_show} />
                    </section>
                    <section class="margin" aria-label={words::controls_label()}>
                        <Actions {possible} on_press={on_press.clone()} />
                        <More {possible} {claim_reason} {on_press} />
                    </section>
                </div>
            </main>
            { dialog(&state, &claims, &dispatch, &send) }
            if state.update_ready {
                <Update on_accept={Callback::from(|()| effects::accept_update())} on_later={send(Action::UpdateLater)} />
            }
        </div>
    }
}

/// The open dialog, if any.
fn dialog(
    state: &AppState,
    claims: &Rc<game::Claims>,
    dispatch: &yew::UseReducerDispatcher<AppState>,
    send: &impl Fn(Action) -> Callback<()>,
) -> Html {
    let on_close = send(Action::Close);
    let answer = |yes: fn() -> Action| {
        let dispatch = dispatch.clone();
        Callback::from(move |agreed: bool| {
            dispatch.dispatch(if agreed { yes() } else { Action::Close });
        })
    };
    match &state.dialog {
        None => Html::default(),
        Some(Dialog::Resign) => html! {
            <Confirm id="resign-dialog" question={words::resign_question(state.game.position().turn())}
                explanation={words::resign_explanation(state.game.position().turn())}
                yes={words::button_resign()} no={words::button_keep_playing()}
                on_answer={answer(|| Action::Resign)} />
        },
        Some(Dialog::NewGame) => html! {
            <Confirm id="new-game-dialog" question={words::new_game_question()}
                explanation={words::new_game_explanation()}
                yes={words::button_start_new_game()} no={words::button_keep_playing()}
                on_answer={answer(|| Action::NewGame(storage::new_game_id()))} />
        },
        Some(Dialog::Claim) => {
            let dispatch = dispatch.clone();
            let on_claim = Callback::from(move |(reason, intended)| {
                dispatch.dispatch(Action::Claim(reason, intended));
            });
            html! { <ClaimDialog claims={claims.clone()} position={*state.game.position()} {on_claim} {on_close} /> }
        }
        Some(Dialog::Paste(error)) => {
            let dispatch = dispatch.clone();
            let on_text = Callback::from(move |text| {
                dispatch.dispatch(Action::Paste(text, storage::new_game_id()));
            });
            html! { <PasteDialog error={error.clone()} {on_text} {on_close} /> }
        }
        Some(Dialog::Settings) => {
            let dispatch = dispatch.clone();
            let on_change =
                Callback::from(move |settings| dispatch.dispatch(Action::Settings(settings)));
            html! { <SettingsDialog settings={state.settings} {on_change} {on_close} /> }
        }
        Some(Dialog::Help) => html! { <HelpDialog {on_close} /> },
    }
}

fn action_of(event: BoardEvent) -> Action {
    match event {
        BoardEvent::Attempt(attempt) => Action::Attempt {
            from: attempt.from,
            to: attempt.to,
            promotion: attempt.promotion,
        },
        BoardEvent::Picked(square) => Action::Picked(square),
        BoardEvent::Cancelled => Action::PutBack,
        BoardEvent::NotMovable(square) => Action::NotMovable(square),
        BoardEvent::PromotionOpened { to, .. } => Action::PromotionAsked(to),
        BoardEvent::Key(key) => Action::Key(key),
    }
}

fn action_of_press(press: Press) -> Action {
    match press {
        Press::NewGame => Action::AskNewGame(storage::new_game_id()),
        Press::Flip => Action::Flip,
        Press::TakeBack => Action::TakeBack,
        Press::Redo => Action::Redo,
        Press::OfferDraw => Action::OfferDraw,
        Press::CopyFen => Action::CopyFen,
        Press::CopyPgn => Action::CopyPgn,
        Press::Open(dialog) => Action::Open(dialog),
    }
}

/// A state that can be painted before any script runs: the start position.
#[must_use]
pub fn painted_start() -> Start {
    let state = AppState::new(
        game::Game::default(),
        GameId("painted".into()),
        crate::settings::Settings::default(),
    );
    Start {
        state,
        store: Store::unavailable(),
        first: None,
    }
}
