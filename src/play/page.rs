//! The page: the one reducer, the effects that watch it, and what is drawn.

use std::rc::Rc;

use board::{Board, BoardEvent, Movable, painted_board};
use game::Game;
use rules::Color;
use ui::learning::{About, Layer};
use ui::panels::command_box::CommandBox;
use ui::panels::layers::{LayerDetails, layers as layers_panel};
use ui::panels::notices;
use ui::panels::status::status;
use ui::panels::why::{Walk, why_panel};
use ui::platform::saved;
use ui::platform::storage::{self, SaveState};
use ui::{Navigation, PageProps, links};
use yew::{Callback, Html, Properties, component, html, use_callback, use_memo, use_reducer};

use crate::panels::captured::{Player, player};
use crate::panels::controls::{self, Possible, Press};
use crate::panels::moves::Moves;
use crate::state::{Action, GAME_FILE};
use crate::{Start, effects, open_dialog};

/// Whether the page is painted for later or alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RenderMode {
    /// Static HTML without any script: the board is a picture and the box is disabled.
    Painted,
    /// Running in a browser.
    Live,
}

/// How the page is shown.
#[derive(Clone, Debug, Properties)]
pub struct PlayProps {
    /// Painted or live.
    pub mode: RenderMode,
    /// With what it begins.
    pub start: Rc<Start>,
    /// What the program around tells.
    pub page: PageProps,
}

impl PartialEq for PlayProps {
    fn eq(&self, other: &Self) -> bool {
        self.mode == other.mode && Rc::ptr_eq(&self.start, &other.start) && self.page == other.page
    }
}

/// The page.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let state = use_reducer({
        let (start, page) = (props.start.clone(), props.page.clone());
        move || start.state_for(&page)
    });
    effects::use_effects(&state, &props.start, &props.page);

    // The dispatcher never changes, so these callbacks never redraw the components they go to.
    let send = use_callback(state.dispatcher(), |action: Action, dispatch| {
        dispatch.dispatch(action);
    });
    let on_show = use_callback(send.clone(), |to: Navigation, send| {
        send.emit(Action::Show(to));
    });
    let on_enter = use_callback(send.clone(), |text: Rc<str>, send| {
        send.emit(Action::Typed(text, storage::new_game_id()));
    });
    let on_event = use_callback(send.clone(), |event: BoardEvent, send| {
        send.emit(action_of(event));
    });

    let alive = props.mode == RenderMode::Live;
    let view = state.board_view();
    let game = &state.game;
    let about = use_memo(view.key, |_| About {
        can_explain: words::why(game, state.shown).is_some(),
        terms: state.terms(),
    });

    if alive && !state.is_shown {
        return Html::default();
    }

    let over = game.outcome().is_some();
    let claims = game.claims();
    let possible = Possible {
        ready: alive,
        take_back: alive && game.can_undo(),
        redo: alive && game.can_redo(),
        play: alive && !over,
        offer: alive && !over && game.draw_offer().is_none(),
        claim: alive && !claims.is_empty(),
    };
    let result = over.then(|| Rc::from(words::result_text(game)));
    let claim_reason = possible.claim.then(|| words::claim_reason(&claims));
    let movable = if state.is_live() && !over {
        Movable::Turn
    } else {
        Movable::None
    };
    let on_press = {
        let (send, game) = (send.clone(), game.clone());
        Callback::from(move |press| match action_of_press(press) {
            Some(action) => send.emit(action),
            None => save_page(&game, &send),
        })
    };
    let on_toggle = send.reform(Action::Toggle);
    let on_why = (alive && about.can_explain).then(|| send.reform(|()| Action::AskWhy));
    let explanation = state.conversation.explanation.as_ref();
    let explanation = explanation.map(|open| why_panel(open, &send.reform(action_of_walk)));
    let layers = state.settings.layers;
    let details = LayerDetails {
        castling: state.castling_lists(),
    };
    let contest = state.contest();
    let conversation = &state.conversation;
    let notice = conversation.notice(contest.as_ref());
    let player = |color: Color| {
        let (captured, ahead) = state.captured_by(color);
        let to_move = !over && game.position().turn() == color;
        player(&Player {
            color,
            captured,
            ahead,
            to_move,
        })
    };

    html! {
        <>
            <main class="game">
                <section class="board-zone" aria-label={words::board_zone_label()}>
                    { player(state.bottom.other()) }
                    <div class="board-frame">
                        if alive {
                            <Board
                                board={view.board} legal={view.legal} turn={state.turn()} {movable}
                                last_move={view.last_move} check={view.check} position_key={view.key}
                                orientation={state.bottom} coordinates={state.settings.coordinates}
                                auto_queen={state.settings.auto_queen} animate={state.animate}
                                drawing={state.drawing()} tints={state.tints()}
                                watched={layers.contains(Layer::Counts)} focus={conversation.board_focus()}
                                {on_event}
                            />
                        } else {
                            { painted_board(view.board, state.bottom, state.settings.coordinates, words::painted_board_label()) }
                        }
                    </div>
                </section>
                <section class="status-zone" aria-label={words::status_zone_label()}>
                    { status(words::status_text(game), player(state.bottom), notice, conversation.code, on_why.as_ref(), explanation) }
                    if let Some(by) = game.draw_offer() {
                        { notices::draw_offer(by, &send.reform(action_of_answer)) }
                    }
                    if state.save == SaveState::Failed {
                        <p class="not-saved">{ words::not_saved() }</p>
                    }
                    <CommandBox ready={alive} accepted={conversation.command_box.accepted.clone()}
                        not_understood={conversation.command_box.error.is_some()} {on_enter} />
                </section>
                <div class="side">
                    <section class="record" aria-label={words::record_label()}>
                        <Moves game={game.clone()} shown={state.shown} {result} {about} {on_show} />
                    </section>
                    <section class="margin" aria-label={words::controls_label()}>
                        { controls::actions(possible, &on_press) }
                        { controls::more(possible, claim_reason, &on_press) }
                        { layers_panel(layers, alive, &details, &on_toggle) }
                    </section>
                </div>
            </main>
            { open_dialog::open_dialog(&state, &claims, &send) }
        </>
    }
}

fn action_of_walk(walk: Walk) -> Action {
    match walk {
        Walk::To(navigation) => Action::StepWhy(navigation),
        Walk::Close => Action::CloseWhy,
    }
}

fn action_of_answer(accept: bool) -> Action {
    if accept {
        Action::AcceptDraw
    } else {
        Action::DeclineDraw
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
        BoardEvent::Cursor(square) => Action::Cursor(square),
    }
}

/// What a button does to the state; nothing if it only saves what there is.
fn action_of_press(press: Press) -> Option<Action> {
    Some(match press {
        Press::NewGame => Action::AskNewGame(storage::new_game_id()),
        Press::Flip => Action::Flip,
        Press::TakeBack => Action::TakeBack,
        Press::Redo => Action::Redo,
        Press::OfferDraw => Action::OfferDraw,
        Press::CopyFen => Action::CopyFen,
        Press::CopyPgn => Action::CopyPgn,
        Press::Open(dialog) => Action::Open(dialog),
        Press::SavePage => return None,
    })
}

fn save_page(game: &Game, send: &Callback<Action>) {
    let done = send.reform(Action::SavedPage);
    saved::save(
        GAME_FILE,
        links::PLAY,
        storage::GAME,
        &game.to_record(),
        done,
    );
}
