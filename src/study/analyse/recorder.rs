//! A board on which an author records moves for another page: the parts of the page of study that
//! a line needs, over the same state.

use std::rc::Rc;

use notation::style::Style;
use record::pgn::{self, short_pgn};
use record::{NodeId, Place, Record};
use rules::Position;
use ui::panels::command_box::CommandBox;
use ui::panels::status::Notice;
use ui::settings::Settings;
use ui::use_pulse;
use yew::{
    Callback, Html, MouseEvent, Properties, component, html, use_callback, use_effect_with,
    use_mut_ref, use_reducer,
};

use super::action::Action;
use super::notes_panel::NotesPanel;
use super::state::Analysis;
use super::{page, tools};
use moves::move_list::{MoveList, Pressed};
use moves::view::{Layout, View};

/// Props of [`Recorder`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RecorderProps {
    /// The moves to go on with, as PGN.
    pub pgn: Rc<str>,
    /// Where they begin if there are none.
    pub start: Position,
    /// The player's choices.
    pub settings: Settings,
    /// Receives the moves as PGN after each change.
    pub on_record: Callback<String>,
    /// Receives what is to be said.
    pub on_say: Callback<Rc<str>>,
}

/// The board with its moves, signs and comments.
#[component]
pub fn Recorder(props: &RecorderProps) -> Html {
    let state = use_reducer({
        let props = props.clone();
        move || begin(&props)
    });
    let send = use_callback(state.dispatcher(), |action: Action, dispatch| {
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
    let say = props.on_say.clone();
    use_pulse(&state.conversation.status, move |text| {
        say.emit(text.clone())
    });

    let press = use_callback(send.clone(), |pressed: Pressed, send| {
        send.emit(Action::from(pressed));
    });

    let analysis = &*state;
    let (record, node) = (analysis.record(), analysis.node);
    let comments = [Place::Before, Place::After].map(|place| record.comment_text(node, place));
    let [before, after] = comments;
    let undo = |name: String, enabled: bool, action: fn() -> Action| {
        let onclick = send.reform(move |_: MouseEvent| action());
        html! { <button type="button" disabled={!enabled} {onclick}>{ name }</button> }
    };
    html! {
        <div class="recorder">
            <div class="recorder-board">{ page::board(analysis, &send) }</div>
            <div class="recorder-side">
                { notice(analysis) }
                <CommandBox ready={true} accepted={analysis.conversation.command_box.accepted.clone()}
                    not_understood={analysis.conversation.command_box.error.is_some()} on_enter={send.reform(Action::Typed)} />
                <MoveList editor={analysis.editor.clone()} {node} folded={analysis.folded.clone()}
                    view={analysis.view} bottom={analysis.bottom} stops={false} on_press={press} />
                { tools::steps(analysis, &send) }
                <div class="choices">
                    { undo(words::button_undo(), analysis.editor.can_undo(), || Action::Undo) }
                    { undo(words::button_redo_change(), analysis.editor.can_redo(), || Action::Redo) }
                    { undo(words::button_flip(), true, || Action::Flip) }
                </div>
                <NotesPanel at={(node, analysis.edition)} nags={record.nags(node).to_vec()} comments={(before, after)}
                    has_others={page::has_others(analysis)} is_main={record.is_main(node)} send={send.clone()} />
            </div>
        </div>
    }
}

/// Why the last move or text was refused.
fn notice(analysis: &Analysis) -> Html {
    match analysis.conversation.notice(None) {
        Notice::Refused(prose) => html! { <p class="notice">{ ui::prose(prose) }</p> },
        Notice::NotUnderstood(prose) => html! {
            <p id="command-error" class="notice">{ ui::prose(prose) }</p>
        },
        _ => Html::default(),
    }
}

fn begin(props: &RecorderProps) -> Analysis {
    let game = pgn::read_all(&props.pgn).into_iter().next();
    let record = game
        .filter(|_| !props.pgn.trim().is_empty())
        .map_or_else(|| Record::new(props.start), |game| game.record);
    let end: NodeId = record.main_line().last().copied().unwrap_or(Record::ROOT);
    let view = View {
        layout: Layout::Book,
        style: Style::Figurine,
    };
    Analysis::new(record, end, props.settings, view)
}
