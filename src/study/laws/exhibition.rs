//! An example of a law on a board, to try.

use std::cell::Cell;
use std::rc::Rc;

use board::{Attempt, Board, BoardEvent, BoardKey, Drawing, Movable};
use conduct::{Example, Source};
use game::Game;
use rules::{Color, IllegalMove, Move, Position};
use ui::Request;
use ui::lazy;
use ui::learning::{LEARNING, Learning};
use ui::settings::Settings;
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, Properties, component, html, use_memo, use_state};

use super::appeal::Appeal;
use super::exhibit::Exhibit;
use super::finding::Finding;
use super::games::Games;

/// Props of [`Exhibition`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct ExhibitionProps {
    /// The text that it belongs to.
    pub(super) source: Source,
    /// The example.
    pub(super) example: Rc<Example>,
    /// The user's settings.
    pub(super) settings: Settings,
    /// Receives what is to be said.
    pub(super) send: Callback<Request>,
}

/// What is on the board of an example.
#[derive(Clone, Debug, Default, PartialEq)]
struct Shown {
    /// How many moves of its line have been played.
    plies: usize,
    /// The move that was tried.
    played: Option<Move>,
    /// What is said about it.
    said: String,
    /// What is drawn when it is refused.
    drawing: Rc<Drawing>,
}

/// An example to try.
#[component]
pub(super) fn Exhibition(props: &ExhibitionProps) -> Html {
    let exhibit = use_memo(props.example.clone(), |example| Exhibit::of(example));
    let shown = use_state(Shown::default);
    let bottom = use_state(|| None::<Color>);
    // Grows with each move tried, so that a late answer comes only to the last one.
    let turn = use_memo((), |()| Cell::new(0_u32));
    let happens = words::law_example_happens(&props.example);
    let follows = words::law_example_follows(&props.example);
    let Some(exhibit) = exhibit.as_ref() else {
        return html! {
            <section class="exhibit" aria-label={words::law_board_label(&words::law_source_name(props.source))}>
                <p>{ happens }</p>
                {
                    match *props.example {
                        Example::Found { irregularity, noticed, memory, .. } => html! {
                            <Finding source={props.source} {irregularity} {noticed} {memory} />
                        },
                        Example::Series { keeps_colors } => html! { <Games {keeps_colors} /> },
                        Example::Umpire { unasked } => html! { <Appeal {unasked} /> },
                        _ => html! { <p class="follows" role="status">{ follows }</p> },
                    }
                }
            </section>
        };
    };
    let base = exhibit.position(shown.plies);
    let position = shown.played.map_or(base, |mv| base.play_unchecked(mv));
    let is_at_end = shown.plies == exhibit.line.len();
    let can_move = is_at_end && shown.played.is_none();
    let set = {
        let (shown, send) = (shown.setter(), props.send.clone());
        move |next: Shown| {
            if !next.said.is_empty() {
                send.emit(Request::Say(next.said.as_str().into()));
            }
            shown.set(next);
        }
    };
    let step = {
        let (set, now) = (set.clone(), (*shown).clone());
        let next = exhibit.line.get(shown.plies).copied();
        Callback::from(move |_| match next {
            Some(mv) => set(Shown {
                plies: now.plies + 1,
                said: words::move_announcement(&base, mv),
                ..Shown::default()
            }),
            None => set(Shown::default()),
        })
    };
    let on_event = {
        let (set, now) = (set.clone(), (*shown).clone());
        let (bottom, orientation) = (bottom.setter(), orientation(*bottom, &exhibit.start));
        let (allowed, turn) = (Rc::clone(&exhibit.allowed), Rc::clone(&turn));
        let follows = follows.clone();
        Callback::from(move |event: BoardEvent| match event {
            BoardEvent::Key(BoardKey::Flip) => bottom.set(Some(orientation.other())),
            BoardEvent::Attempt(attempt) if can_move => {
                turn.set(turn.get() + 1);
                let (set, plies) = (set.clone(), now.plies);
                let shown = move |said, drawing| Shown {
                    plies,
                    played: None,
                    said,
                    drawing,
                };
                match base.find_move(attempt.from, attempt.to, attempt.promotion) {
                    Ok(mv) if allowed.contains(&mv) => set(Shown {
                        plies,
                        played: Some(mv),
                        said: words::move_announcement(&base, mv),
                        drawing: Rc::default(),
                    }),
                    Ok(_) => set(shown(words::law_not_now(&follows), Rc::default())),
                    Err(reason) => {
                        let (turn, number) = (Rc::clone(&turn), turn.get());
                        spawn_local(async move {
                            // Without the explanation only the law is cited.
                            let learning = lazy::load(&LEARNING).await.ok();
                            let (said, drawing) = refused(learning, &base, &attempt, &reason);
                            if turn.get() == number {
                                set(shown(said, Rc::new(drawing)));
                            }
                        });
                    }
                }
            }
            _ => {}
        })
    };
    let reset = Callback::from(move |_| set(Shown::default()));
    let marked = if shown.plies == 0 && shown.played.is_none() {
        exhibit.marked
    } else {
        Default::default()
    };
    let last = shown
        .played
        .or_else(|| exhibit.line.get(shown.plies.checked_sub(1)?).copied());
    html! {
        <section class="exhibit" aria-label={words::law_board_label(&words::law_source_name(props.source))}>
            <div class="exhibit-board">
                <Board
                    board={position.board()} legal={if can_move { base.legal_moves().iter().copied().collect() } else { Rc::<[Move]>::from([]) }}
                    turn={position.turn()} movable={if can_move { Movable::Turn } else { Movable::None }}
                    last_move={last.map(|mv| (mv.from(), mv.to()))}
                    check={position.is_check().then(|| position.king(position.turn()))}
                    position_key={(shown.plies * 2 + usize::from(shown.played.is_some())) as u64}
                    orientation={orientation(*bottom, &exhibit.start)} coordinates={props.settings.coordinates}
                    auto_queen={props.settings.auto_queen} drawing={shown.drawing.clone()} {marked}
                    label={words::diagram_label(orientation(*bottom, &exhibit.start))} {on_event}
                />
            </div>
            <p>{ happens }</p>
            if !follows.is_empty() {
                <p class="follows">{ follows }</p>
            }
            <p class="answer" role="status">{ shown.said.clone() }</p>
            if !exhibit.line.is_empty() {
                <button type="button" class="primary" onclick={step}>
                    { if is_at_end { words::law_set_up_again() } else { words::law_next_move() } }
                </button>
            } else if *shown != Shown::default() {
                <button type="button" onclick={reset}>{ words::law_set_up_again() }</button>
            }
        </section>
    }
}

/// Why a move is not legal, in words and on the board.
fn refused(
    learning: Option<&Learning>,
    position: &Position,
    attempt: &Attempt,
    reason: &IllegalMove,
) -> (String, Drawing) {
    let game = Game::from_position(*position);
    let explained = learning.and_then(|learning| {
        let refusal = (learning.refusal)(&game, attempt.from, attempt.to, attempt.promotion)?;
        let drawing = (learning.refusal_drawing)(position, &refusal, attempt.to);
        Some((refusal.prose.plain(), drawing))
    });
    explained.unwrap_or_else(|| (words::illegal_text(position, reason), Drawing::default()))
}

/// The side at the bottom: the one to move, until the board is turned.
fn orientation(chosen: Option<Color>, start: &Position) -> Color {
    chosen.unwrap_or_else(|| start.turn())
}
