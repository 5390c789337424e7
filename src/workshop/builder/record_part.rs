//! The moves of a board: on a board of their own, and as text.

use std::rc::Rc;

use moves::recorder::Recorder;
use rules::Position;
use ui::Request;
use ui::settings::Settings;
use yew::{Callback, Html, MouseEvent, Properties, component, html};

use super::form;
use super::work::{Change, Text, Work};

/// Props of [`RecordPart`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RecordProps {
    /// What is being built.
    pub work: Rc<Work>,
    /// The user's choices.
    pub settings: Settings,
    /// Receives what is changed.
    pub change: Callback<Change>,
    /// Receives requests to the site.
    pub send: Callback<Request>,
}

/// The moves, where they begin, and their text.
#[component]
pub(crate) fn RecordPart(props: &RecordProps) -> Html {
    let (work, change) = (&props.work, &props.change);
    let pgn = &work.snippet.pgn;
    let games = record::pgn::read_all(pgn);
    let first = games.first();
    // What could not be read whole is only changed as text, or it would be lost.
    let is_whole = first.is_none_or(|game| {
        game.faults
            .iter()
            .all(|fault| fault.kind == record::pgn::FaultKind::NoResult)
    });
    let is_one = games.len() <= 1 || pgn.trim().is_empty();
    let starts_elsewhere = !pgn.trim().is_empty()
        && first.is_some_and(|game| game.record.start().to_setup() != *work.setup);
    let position = Position::from_setup(&work.setup).ok();
    let recorder = match position {
        // Moves that begin elsewhere have a board of their own position.
        position if is_one && is_whole && (position.is_some() || !pgn.trim().is_empty()) => {
            let start = position.unwrap_or_default();
            let key = if pgn.trim().is_empty() {
                format!(
                    "{}-{}-{}",
                    work.edition,
                    work.line,
                    notation::fen::write(&work.setup)
                )
            } else {
                format!("{}-{}", work.edition, work.line)
            };
            html! {
                <Recorder {key} pgn={Rc::from(pgn.as_str())} {start} settings={props.settings}
                    on_record={change.reform(Change::Recorded)} send={props.send.clone()} />
            }
        }
        _ if !is_one => html! { <p class="hint">{ words::builder_many_games() }</p> },
        _ => Html::default(),
    };
    html! {
        <>
            <p class="hint">{ words::builder_line_hint() }</p>
            if starts_elsewhere {
                <p class="doubtful">{ words::builder_other_start() }</p>
                <button type="button" onclick={change.reform(|_: MouseEvent| Change::NewLine)}>
                    { words::builder_new_line() }
                </button>
            }
            { recorder }
            <form::LateText id="builder-pgn" name={words::builder_pgn_label()} value={pgn.clone()} rows="4"
                on_change={change.reform(|value| Change::Text(Text::Pgn, value))} />
        </>
    }
}
