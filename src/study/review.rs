//! The review of a whole game: the engine looks at every position for the same number of moves, and
//! what follows is drawn as a graph and told in words.

mod game_line;
mod graph;
mod looked;
mod points;
mod why;

use std::rc::Rc;

use moves::recorder::RecordAction;
use moves::walk::Go;
use notation::style::Style;
use record::{Editor, NodeId};
use ui::lazy::{Progress, use_lazy_when};
use ui::platform::engine::{EngineWorker, Heard};
use ui::platform::visibility::use_is_hidden;
use ui::scores::{self, SCORES};
use yew::{
    Callback, Html, MouseEvent, Properties, Reducible, component, html, use_effect_with, use_memo,
    use_mut_ref, use_reducer, use_state_eq,
};

use game_line::GameLine;
use looked::Looked;
use points::Points;

/// At this many positions the engine looks for each move: a fifth of a second on a desktop computer.
const NODES: u32 = 100_000;

/// Props of `Review`.
#[derive(Clone, Debug, Properties)]
pub struct ReviewProps {
    /// The record, whose main line is reviewed.
    pub editor: Rc<Editor>,
    /// The node that is shown.
    pub node: NodeId,
    /// How moves are written.
    pub notation: Style,
    /// Receives a step to a move.
    pub send: Callback<RecordAction>,
}

impl PartialEq for ReviewProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.editor, &other.editor)
            && self.node == other.node
            && self.notation == other.notation
            && self.send == other.send
    }
}

/// What the engine has said of the first positions of the game.
#[derive(Clone, Debug, Default, PartialEq)]
struct Seen(Vec<Looked>);

impl Reducible for Seen {
    type Action = Looked;

    fn reduce(self: Rc<Self>, looked: Looked) -> Rc<Self> {
        let mut all = self.0.clone();
        all.retain(|known| known.position != looked.position);
        all.push(looked);
        Rc::new(Self(all))
    }
}

impl Seen {
    /// What is known of the positions of a line, up to the first unknown one.
    fn of(&self, line: &GameLine) -> Vec<Looked> {
        let positions = line.positions.iter();
        let known = positions.map_while(|position| {
            let mut all = self.0.iter();
            all.find(|looked| looked.position == *position).cloned()
        });
        known.collect()
    }
}

/// The review; it begins as soon as it is shown, and rests while the page is hidden.
#[component]
pub(crate) fn Review(props: &ReviewProps) -> Html {
    let line = use_memo(Rc::as_ptr(&props.editor) as usize, |_| {
        GameLine::of(props.editor.record())
    });
    let seen = use_reducer(Seen::default);
    let runs = use_state_eq(|| true);
    let has_failed = use_state_eq(|| false);
    let is_hidden = use_is_hidden();
    let worker = use_mut_ref(|| None::<EngineWorker>);
    let asked = use_mut_ref(|| None::<rules::Position>);
    let known = use_memo((seen.0.len(), Rc::as_ptr(&line) as usize), |_| {
        seen.of(&line)
    });
    let next = line.positions.get(known.len()).copied();
    let next = next.filter(|_| *runs && !is_hidden);
    use_effect_with(next, {
        let (dispatch, has_failed, runs) = (seen.dispatcher(), has_failed.setter(), runs.setter());
        move |next| {
            *asked.borrow_mut() = *next;
            let mut worker = worker.borrow_mut();
            let Some(position) = *next else {
                if let Some(worker) = worker.as_ref() {
                    worker.stop();
                }
                return;
            };
            if let Some(end) = Looked::at_the_end(&position) {
                return dispatch.dispatch(end);
            }
            if worker.is_none() {
                let asked = Rc::clone(&asked);
                *worker = EngineWorker::start(Callback::from(move |heard: Heard| {
                    let text = match heard {
                        Heard::Searched(text) => text,
                        Heard::Failed => {
                            has_failed.set(true);
                            runs.set(false);
                            return;
                        }
                        Heard::Chosen(_) | Heard::Reports(_) => return,
                    };
                    let position = asked.borrow_mut().take();
                    if let Some(position) = position {
                        dispatch.dispatch(Looked::read(position, &text));
                    }
                }));
            }
            if let Some(worker) = worker.as_ref() {
                worker.search(&position.to_string(), "", NODES);
            }
        }
    });
    let is_needed = scores::is_needed(props.notation);
    let scores = use_lazy_when(&SCORES, is_needed);
    let is_here = matches!(scores, Progress::Here(_));
    let written = (props.notation, is_here);
    let judged = use_mut_ref(|| (Rc::clone(&line), written, Points::default()));
    let points = {
        let mut judged = judged.borrow_mut();
        if !Rc::ptr_eq(&judged.0, &line) || judged.1 != written {
            *judged = (Rc::clone(&line), written, Points::default());
        }
        judged.2.extend(&line, &known, props.notation);
        judged.2.all.clone()
    };
    let (done, all) = (known.len(), line.positions.len());
    let on_go = {
        let line = Rc::clone(&line);
        props
            .send
            .reform(move |ply: usize| RecordAction::Go(Go::To(line.node(ply))))
    };
    let toggle = {
        let (runs, has_failed, is_on) = (runs.setter(), has_failed.setter(), *runs);
        Callback::from(move |_: MouseEvent| {
            has_failed.set(false);
            runs.set(!is_on);
        })
    };
    if line.moves.is_empty() {
        return html! { <p>{ words::review_empty() }</p> };
    }
    let shown = line.ply_of(props.node);
    html! {
        <div class="review">
            { graph::graph(&line, &known, &points, (shown, props.notation), &on_go) }
            if done < all {
                <div class="review-progress">
                    <progress max={all.to_string()} value={done.to_string()} aria-label={words::review_title()} />
                    <span>{ words::review_done(done, all) }</span>
                    <button type="button" onclick={toggle}>
                        { if *runs { words::button_review_stop() } else { words::button_review_go_on() } }
                    </button>
                </div>
            }
            if *has_failed {
                <p role="alert">{ words::review_failed() }</p>
            }
            { list(&points, shown, &on_go) }
            <p class="visually-hidden" role="status">{ if done == all { summary(points.len()) } else { String::new() } }</p>
        </div>
    }
}

fn summary(points: usize) -> String {
    if points == 0 {
        words::review_calm()
    } else {
        words::review_counted(points)
    }
}

/// The turning points in words; each leads to its move.
fn list(points: &[points::Point], shown: Option<usize>, on_go: &Callback<usize>) -> Html {
    if points.is_empty() {
        return Html::default();
    }
    html! {
        <>
            <h3>{ words::review_points() }</h3>
            <ol class="review-points scroll">
                { for points.iter().map(|point| {
                    let ply = point.ply;
                    let onclick = on_go.reform(move |_: MouseEvent| ply);
                    let is_here = (shown == Some(ply)).then_some("true");
                    html! {
                        <li><button type="button" class="link" aria-current={is_here} {onclick}>{ point.text.clone() }</button></li>
                    }
                }) }
            </ol>
        </>
    }
}
