//! The page itself: the board, the record and the margin beside each other.

use std::rc::Rc;

use game::Game;
use moves::head;
use moves::move_list::MoveList;
use moves::recorder::notes_panel::NotesPanel;
use moves::recorder::{RecordAction, RecordState, panels};
use record::Record;
use rules::{Color, Position, Setup};
use ui::dialogs::{help_dialog, settings_dialog};
use ui::lazy::PartsState;
use ui::learning::{Layer, learning};
use ui::panels::command_box::CommandBox;
use ui::panels::layers::{LayerDetails, layers as layers_panel};
use ui::panels::notices;
use ui::panels::status::{notice, status};
use yew::prelude::*;

use super::action::{Action, Dialog};
use super::effects::PageHandles;
use super::engine::EnginePanel;
use super::entered::Entered;
use super::keeping::{not_kept, set_aside};
use super::open_dialog::open_dialog;
use super::shelf::Opened;
use super::shelf_panel::shelf_panel;
use super::state::Analysis;
use super::{tags, tools};
use crate::deferred::{DeferredEditor, DeferredExport, DeferredPrint, DeferredTranscriber};
use crate::desk::desk;
use crate::transcribe::Beginning;

/// What can be said of the shown position.
#[derive(Debug)]
pub(super) struct About {
    /// The moves that led to it, as a game.
    game: Rc<Game>,
    /// Whether there is something to explain.
    can_explain: bool,
}

impl About {
    /// Works it out.
    pub(super) fn of(analysis: &Analysis) -> Self {
        let game = analysis.recorder.game();
        Self {
            can_explain: learning()
                .is_some_and(|learning| (learning.why)(&game, game.len()).is_some()),
            game: Rc::new(game),
        }
    }
}

/// Draws the page.
pub(super) fn page(
    analysis: &Analysis,
    about: &About,
    heading: &NodeRef,
    handles: &PageHandles,
    send: &Callback<Action>,
) -> Html {
    match &analysis.dialog {
        Some(Dialog::SetUp(setup)) => return set_up(analysis, setup.as_ref(), heading, send),
        Some(Dialog::Transcribe(beginning)) => return book(analysis, beginning, heading, send),
        _ => {}
    }
    let game = &about.game;
    let record = analysis.record();
    let state = &analysis.recorder;
    let node = state.node;
    let player = |color: Color| head::player(record, node, color);
    let change = &handles.change;
    let on_why = about
        .can_explain
        .then(|| change.reform(|()| RecordAction::AskWhy));
    let explanation = state.conversation.explanation.as_ref();
    let explanation = explanation
        .zip(learning())
        .map(|(open, learning)| (learning.panel)(open, &change.reform(RecordAction::from)));
    let conversation = &state.conversation;
    let contest = conversation.contest(state.position(), state.settings.layers);
    let opening = analysis.opening_names.name(record, node);
    let nags = record.nags(node).to_vec();
    let comments = [record::CommentPlace::Before, record::CommentPlace::After]
        .map(|place| record.comment_text(node, place));
    let [before, after] = comments;
    let stops = analysis
        .shelf
        .game()
        .is_some_and(|game| !game.unread.trim().is_empty());
    if let Some((form, scope)) = analysis.printing {
        let opening = opening.map(AttrValue::from);
        return html! {
            <DeferredPrint record={Rc::new(record.clone())} {form} {scope} bottom={state.bottom} {opening} at_once={analysis.prints_at_once}
                on_close={send.reform(|()| Action::Close)} />
        };
    }
    let place = html! {
        <>
            if let Some(explanation) = explanation {
                { explanation }
            } else {
                { notice(conversation.notice(contest.as_ref()), conversation.code) }
            }
            if analysis.queue.parts() == PartsState::Failed {
                { notices::part_failed(&send.reform(|()| Action::FetchParts)) }
            }
            { not_kept(analysis) }
            { set_aside(analysis, send) }
        </>
    };
    html! {
        <>
            <main class="game analysis">
                <h2 ref={heading} tabindex="-1" class="visually-hidden">{ words::page_name_analyse() }</h2>
                <section class="board-zone" aria-label={words::board_zone_label()}>
                    { player(state.bottom.other()) }
                    <div class="board-frame">{ panels::board(state, change) }</div>
                    <div class="below-board">
                        { player(state.bottom) }
                        { panels::pen(state, change) }
                    </div>
                </section>
                <section class="status-zone" aria-label={words::status_zone_label()}>
                    { status(words::status_text(game), opening_line(opening.as_deref()), on_why.as_ref(), place) }
                    <CommandBox ready={true} accepted={conversation.command_box.accepted.clone()}
                        not_understood={conversation.command_box.error.is_some()}
                        notation={state.view.style} on_enter={change.reform(RecordAction::Typed)} />
                </section>
                <div class="side">
                    <section class="record" aria-label={words::record_label()}>
                        { tags::tags(record, change) }
                        { shelf_panel(&analysis.shelf, send) }
                        { advice(analysis, about, change, send) }
                        { panels::view(state, change) }
                        <MoveList editor={state.editor.clone()} {node} folded={state.folded.clone()}
                            view={state.view} bottom={state.bottom} {stops} id="moves"
                            on_press={handles.press.clone()} />
                        { tools::annotate(analysis, html! {
                            <NotesPanel at={(node, state.edition)} {nags} comments={(before, after)}
                                has_others={state.has_other_moves()} is_main={record.is_main(node)} send={change.clone()} />
                        }, send) }
                        { panels::steps(state, change) }
                    </section>
                    <section class="margin" aria-label={words::controls_label()}>
                        { tools::tools(analysis, send) }
                        { tools::more(analysis, send) }
                        { layers_panel(state.settings.layers, true, &layer_details(state, game), &change.reform(RecordAction::Toggle)) }
                    </section>
                </div>
            </main>
            { dialog(analysis, handles, send) }
            if handles.hovers {
                <div class="drop-hint" aria-hidden="true"><p>{ words::drop_hint() }</p></div>
            }
        </>
    }
}

/// The engine, for the moves up to the shown position and for the whole record.
fn advice(
    analysis: &Analysis,
    about: &About,
    change: &Callback<RecordAction>,
    send: &Callback<Action>,
) -> Html {
    let state = &analysis.recorder;
    html! {
        <EnginePanel game={Rc::clone(&about.game)} editor={state.editor.clone()} node={state.node} notation={state.view.style}
            on_point={send.reform(Action::Point)} send={change.clone()} />
    }
}

/// The editor takes the place of the board, so that there is only one.
fn set_up(
    analysis: &Analysis,
    setup: Option<&Rc<Setup>>,
    heading: &NodeRef,
    send: &Callback<Action>,
) -> Html {
    let setup = setup.cloned();
    let setup = setup.unwrap_or_else(|| Rc::new(analysis.recorder.position().to_setup()));
    let on_change = send.reform(|setup| Action::Entered(Entered::SetUp(setup)));
    let on_done = {
        let send = send.clone();
        Callback::from(move |setup: Rc<Setup>| {
            if let Ok(position) = Position::from_setup(&setup) {
                send.emit(Action::Load(Rc::new(Opened {
                    games: vec![Record::new(position).into()],
                    ..Opened::default()
                })));
            }
        })
    };
    html! {
        <main class="set-up">
            <h2 ref={heading} tabindex="-1">{ words::set_up_title() }</h2>
            { not_kept(analysis) }
            <DeferredEditor key={analysis.dialogs} {setup} orientation={analysis.recorder.bottom}
                coordinates={analysis.recorder.settings.coordinates} {on_change} {on_done}
                on_close={send.reform(|()| Action::Close)} on_say={send.reform(Action::Report)} />
        </main>
    }
}

/// The reader of old books has a board of its own.
fn book(
    analysis: &Analysis,
    beginning: &Beginning,
    heading: &NodeRef,
    send: &Callback<Action>,
) -> Html {
    let on_change = send.reform(|text| Action::Entered(Entered::Score(text)));
    let on_open = send.reform(|record: Rc<Record>| {
        Action::Load(Rc::new(Opened {
            said: words::book_taken_over().into(),
            games: vec![Record::clone(&record).into()],
            ..Opened::default()
        }))
    });
    html! {
        <main class="old-book">
            <h2 ref={heading} tabindex="-1">{ words::book_title() }</h2>
            { not_kept(analysis) }
            <DeferredTranscriber key={analysis.dialogs} beginning={beginning.clone()} coordinates={analysis.recorder.settings.coordinates}
                notation={analysis.recorder.view.style}
                {on_change} {on_open}
                on_close={send.reform(|()| Action::Close)} on_say={send.reform(Action::Report)} />
        </main>
    }
}

fn layer_details(state: &RecordState, game: &Game) -> LayerDetails {
    if !state.settings.layers.contains(Layer::Castling) {
        return LayerDetails::default();
    }
    let turn = state.position().turn();
    let castling = learning().map(|learning| (learning.castling)(game, game.len(), turn));
    LayerDetails {
        castling: castling.unwrap_or_default(),
    }
}

fn opening_line(name: Option<&str>) -> Html {
    html! { <p class="opening" id="opening" title={name.map(str::to_owned)}>{ for name.map(str::to_owned) }</p> }
}

fn dialog(analysis: &Analysis, handles: &PageHandles, send: &Callback<Action>) -> Html {
    let on_close = send.reform(|()| Action::Close);
    match &analysis.dialog {
        None => Html::default(),
        Some(Dialog::Open(error)) => open_dialog(error.as_deref(), &handles.open_file, send),
        Some(Dialog::Help) => help_dialog(
            words::analyse_help_title(),
            vec![
                (words::analyse_help_keys_title(), words::analyse_help_keys()),
                (
                    words::analyse_help_typed_title(),
                    words::analyse_help_typed(),
                ),
            ],
            &on_close,
        ),
        Some(Dialog::Settings) => settings_dialog(
            analysis.recorder.settings,
            &handles.change.reform(RecordAction::Settings),
            &on_close,
        ),
        Some(Dialog::Export) => html! {
            <DeferredExport style={analysis.recorder.view.style} record={Rc::new(analysis.record().clone())} node={analysis.recorder.node}
                draft={desk().map_or_else(String::new, |desk| (desk.draft)(analysis, &(desk.pgn)(analysis.record())))}
                bottom={analysis.recorder.bottom} coordinates={analysis.recorder.settings.coordinates}
                on_say={send.reform(Action::Report)}
                on_print={send.reform(|(form, scope)| Action::Print(form, scope))} {on_close} />
        },
        // The editor takes the place of the page.
        Some(Dialog::SetUp(_) | Dialog::Transcribe(_)) => Html::default(),
    }
}
