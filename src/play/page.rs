//! The page: the one reducer, the effects that watch it, and what is drawn.

use std::rc::Rc;

use board::{Board, BoardEvent, painted_board};
use rules::Color;
use ui::PageProps;
use ui::lazy::PartsState;
use ui::learning::{About, Layer, learning};
use ui::panels::command_box::CommandBox;
use ui::panels::notices;
use ui::panels::status::{notice, status};
use ui::panels::why::Walk;
use ui::platform::storage::{self, SaveState};
use ui::settings::Seating;
use yew::{Html, Properties, classes, component, html, use_callback, use_memo, use_reducer};

use crate::around::around;
use crate::desk::desk;
use crate::panels::captured::{Player, player};
use crate::side::painted;
use crate::sitting::sitting_table;
use crate::state::Action;
use crate::{Start, effects};

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
    /// Its first state.
    pub start: Rc<Start>,
    /// What the site gives its pages.
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
    let is_sitting = state.sitting.is_on();
    let send = use_callback(
        (state.dispatcher(), is_sitting),
        |action: Action, (dispatch, is_sitting)| {
            // Actions under a clock happen at a time, which the clock itself reports.
            if let Some(table) = sitting_table().filter(|_| *is_sitting && !action.is_of_a_clock())
            {
                dispatch.dispatch((table.now)());
            }
            dispatch.dispatch(action);
        },
    );
    let on_enter = use_callback(send.clone(), |text: Rc<str>, send| {
        send.emit(Action::Typed(text, storage::new_game_id()));
    });
    let on_event = use_callback(send.clone(), |event: BoardEvent, send| {
        send.emit(action_of(event));
    });

    let alive = props.mode == RenderMode::Live;
    let view = state.board_view();
    let game = &state.game;
    let about = use_memo((view.key, learning().is_some(), around().is_some()), |_| {
        About {
            can_explain: learning()
                .is_some_and(|learning| (learning.why)(game, state.shown).is_some()),
            terms: state.terms(),
        }
    });

    if alive && !state.is_shown {
        return ui::nothing();
    }

    let over = game.outcome().is_some();
    let (hand, movable) = (state.hand(), state.movable());
    let on_why = (alive && about.can_explain).then(|| send.reform(|()| Action::AskWhy));
    let explanation = state.conversation.explanation.as_ref();
    let explanation = explanation
        .zip(learning())
        .map(|(open, learning)| (learning.panel)(open, &send.reform(action_of_walk)));
    let layers = state.settings.layers;
    let contest = state.contest();
    let conversation = &state.conversation;
    let notice = notice(conversation.notice(contest.as_ref()), conversation.code);
    let player = |color: Color| {
        let (captured, ahead, is_exchange_up) = state.captured_by(color);
        let to_move = !over && game.position().turn() == color;
        player(&Player {
            color,
            captured,
            ahead,
            is_exchange_up,
            to_move,
            bar: match sitting_table().filter(|_| is_sitting) {
                Some(table) => Some((table.bar)(&state, color, &send)),
                None => around().map(|around| (around.name)(game, color)),
            },
        })
    };

    let is_facing = state.settings.seating == Seating::Facing && state.mine().is_none();
    let place = html! {
        <>
            if let Some(explanation) = explanation {
                { explanation }
            } else {
                { notice }
                { around().map(|around| (around.place)(&state, &send)).unwrap_or_default() }
            }
            if state.queue.parts() == PartsState::Failed {
                { notices::part_failed(&send.reform(|()| Action::FetchParts)) }
            }
            if let Some(around) = around() {
                { (around.tabs)(&state, &props.start.store, &send) }
            } else if state.save != SaveState::Kept {
                <p class="not-saved">{ words::not_saved() }</p>
            }
        </>
    };

    html! {
        <>
            <main class={classes!("game", is_facing.then_some("facing"))}>
                <section class="board-zone" aria-label={words::board_zone_label()}>
                    { player(state.bottom.other()) }
                    <div class="board-frame">
                        if alive {
                            <Board
                                board={view.board} legal={view.legal} turn={hand.unwrap_or(state.turn())} {movable}
                                last_move={view.last_move} check={view.check} position_key={view.key}
                                orientation={state.bottom} coordinates={state.settings.coordinates}
                                auto_queen={state.settings.auto_queen} animate={state.animate}
                                drawing={state.drawing()} tints={state.tints()}
                                watched={layers.contains(Layer::Counts)} focus={conversation.board_focus()}
                                {on_event}
                            />
                            // Always one child, or the board would be drawn anew when it appears.
                            { around().map(|around| (around.ink)(&state, view.key)).unwrap_or_default() }
                        } else {
                            { painted_board(view.board, state.bottom, state.settings.coordinates, words::painted_board_label()) }
                        }
                    </div>
                    { player(state.bottom) }
                </section>
                <section class="status-zone" aria-label={words::status_zone_label()}>
                    { status(state.status_text(), Html::default(), on_why.as_ref(), place) }
                    <CommandBox ready={alive} accepted={conversation.command_box.accepted.clone()}
                        not_understood={conversation.command_box.error.is_some()}
                        notation={state.settings.notation} {on_enter} />
                </section>
                <div class="side">
                    if let Some(desk) = desk() {
                        { (desk.side)(&state, &about, alive, &send) }
                    } else {
                        { painted(0) }
                    }
                </div>
            </main>
            if state.dialog.is_some() {
                { for around().map(|around| (around.dialog)(&state, &send)) }
            }
        </>
    }
}

fn action_of_walk(walk: Walk) -> Action {
    match walk {
        Walk::To(navigation) => Action::StepWhy(navigation),
        Walk::Close => Action::CloseWhy,
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
