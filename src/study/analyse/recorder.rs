//! A board on which an author records moves for another page: the parts of the page of study that
//! a line needs, over the same state.

use std::rc::Rc;

use notation::style::Style;
use record::{NodeId, Place, Record, pgn};
use rules::Position;
use ui::panels::command_box::CommandBox;
use ui::panels::status::Notice;
use ui::settings::Settings;
use yew::{
    Callback, Html, MouseEvent, Properties, component, html, use_callback, use_effect_with,
    use_mut_ref, use_reducer,
};

use super::action::Action;
use super::move_list::{MoveList, Pressed};
use super::notes_panel::NotesPanel;
use super::state::Analysis;
use super::view::{Layout, View};
use super::{page, tools};

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
    use_effect_with(state.status_speech.clone(), move |speech| {
        if speech.number > 0 {
            say.emit(speech.text.clone());
        }
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
                <CommandBox ready={true} accepted={analysis.accepted}
                    not_understood={analysis.box_error.is_some()} on_enter={send.reform(Action::Typed)} />
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
    match page::notice(analysis, None) {
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

/// The PGN of a record without the tags that say nothing; empty for one that has nothing to say.
///
/// # Examples
///
/// ```
/// let record = record::pgn::read_all("[White \"Anna\"]\n\n1. e4 {Yes} *").remove(0).record;
/// assert_eq!(study::analyse::recorder::short_pgn(&record), "[White \"Anna\"]\n\n1. e4 {Yes} *");
/// ```
#[must_use]
pub fn short_pgn(record: &Record) -> String {
    let is_empty =
        record.main_line().is_empty() && record.comment_text(Record::ROOT, Place::After).is_empty();
    if is_empty {
        return String::new();
    }
    let whole = pgn::write(record);
    let says_nothing = |line: &str| {
        line.starts_with('[')
            && [" \"?\"]", " \"????.??.??\"]", " \"*\"]"]
                .iter()
                .any(|end| line.ends_with(end))
    };
    let lines = whole.lines().filter(|line| !says_nothing(line));
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_game_is_read_as_the_whole_one() {
        for text in [
            "1. e4 e5 (1... c5 {Sicilian}) 2. Nf3 $1 *",
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 1/2-1/2",
            "[Event \"A\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-1",
        ] {
            let record = pgn::read_all(text).remove(0).record;
            let short = short_pgn(&record);
            assert!(!short.contains('?'), "{short}");
            let again = pgn::read_all(&short).remove(0).record;
            assert_eq!(pgn::write(&again), pgn::write(&record), "{short}");
        }
        assert_eq!(short_pgn(&Record::default()), "");
    }
}
