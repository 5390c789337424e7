//! A board on which an author records moves for another page.

use std::rc::Rc;

use record::pgn::{self, short_pgn};
use record::{CommentPlace, NodeId, Record};
use rules::Position;
use ui::Request;
use ui::conversation::{Outlet, use_conversation};
use ui::panels::command_box::CommandBox;
use ui::panels::status::{self, Notice};
use ui::settings::Settings;
use yew::{
    Callback, Html, MouseEvent, Properties, Reducible, component, html, use_callback,
    use_effect_with, use_mut_ref, use_reducer,
};

use super::action::RecordAction;
use super::notes_panel::NotesPanel;
use super::panels;
use super::state::RecordState;
use crate::move_list::{MoveList, Pressed};
use crate::view::{Layout, View};

/// Props of [`Recorder`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RecorderProps {
    /// The moves to go on with, as PGN.
    pub pgn: Rc<str>,
    /// Where they begin if there are none.
    pub start: Position,
    /// The user's settings.
    pub settings: Settings,
    /// Receives the moves as PGN after each change.
    pub on_record: Callback<String>,
    /// Receives requests to the site.
    pub send: Callback<Request>,
}

/// The board with its moves, signs and comments.
#[component]
pub fn Recorder(props: &RecorderProps) -> Html {
    let state = use_reducer({
        let props = props.clone();
        move || begin(&props)
    });
    let send = use_callback(state.dispatcher(), |action: RecordAction, dispatch| {
        dispatch.dispatch(action);
    });
    // Another edition is another pointer; the first is what was given.
    let first = use_mut_ref(|| true);
    let given = use_mut_ref(|| short_pgn(state.record()));
    use_effect_with(state.subject(), {
        let (state, on_record) = (state.clone(), props.on_record.clone());
        move |_| {
            let now = short_pgn(state.record());
            if !first.replace(false) && *given.borrow() != now {
                given.replace(now.clone());
                on_record.emit(now);
            }
        }
    });
    let dispatch = state.dispatcher();
    let outlet = Outlet {
        send: props.send.clone(),
        on_copied: Callback::from(move |done| dispatch.dispatch(RecordAction::Copied(done))),
        is_audible: true,
    };
    use_conversation(&state.conversation, outlet);

    let press = use_callback(send.clone(), |pressed: Pressed, send| {
        send.emit(RecordAction::from(pressed));
    });

    let state = &*state;
    let (record, node) = (state.record(), state.node);
    let comments =
        [CommentPlace::Before, CommentPlace::After].map(|place| record.comment_text(node, place));
    let [before, after] = comments;
    let undo = |name: String, enabled: bool, action: fn() -> RecordAction| {
        let onclick = send.reform(move |_: MouseEvent| action());
        html! { <button type="button" disabled={!enabled} {onclick}>{ name }</button> }
    };
    html! {
        <div class="recorder">
            <div class="recorder-board">{ panels::board(state, &send) }</div>
            <div class="recorder-side">
                { notice(state) }
                <CommandBox ready={true} accepted={state.conversation.command_box.accepted.clone()}
                    not_understood={state.conversation.command_box.error.is_some()}
                    notation={state.view.style} on_enter={send.reform(RecordAction::Typed)} />
                <MoveList editor={state.editor.clone()} {node} folded={state.folded.clone()}
                    view={state.view} bottom={state.bottom} stops={false} on_press={press} />
                { panels::steps(state, &send) }
                <div class="choices">
                    { undo(words::button_undo(), state.editor.can_undo(), || RecordAction::Undo) }
                    { undo(words::button_redo_change(), state.editor.can_redo(), || RecordAction::Redo) }
                    { undo(words::button_flip(), true, || RecordAction::Flip) }
                </div>
                <NotesPanel at={(node, state.edition)} nags={record.nags(node).to_vec()} comments={(before, after)}
                    has_others={state.has_other_moves()} is_main={record.is_main(node)} send={send.clone()} />
            </div>
        </div>
    }
}

impl Reducible for RecordState {
    type Action = RecordAction;

    fn reduce(self: Rc<Self>, action: RecordAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        if next.apply(action).is_some() {
            next.conversation.refuse(words::not_on_this_board());
            next.conversation.settle_box();
        }
        Rc::new(next)
    }
}

/// Why the last move or text was refused.
fn notice(state: &RecordState) -> Html {
    match state.conversation.notice(None) {
        Notice::None => Html::default(),
        shown => status::notice(shown, None),
    }
}

fn begin(props: &RecorderProps) -> RecordState {
    let game = pgn::read_all(&props.pgn).into_iter().next();
    let record = game
        .filter(|_| !props.pgn.trim().is_empty())
        .map_or_else(|| Record::new(props.start), |game| game.record);
    let end: NodeId = record.main_line().last().copied().unwrap_or(Record::ROOT);
    let view = View {
        layout: Layout::Book,
        style: props.settings.notation,
    };
    RecordState::new(record, end, props.settings, view)
}
