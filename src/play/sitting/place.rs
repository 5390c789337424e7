//! What is in the reserved place below the status: questions to the players, touched pieces, the match.

use clock::{Gap, Pause};
use conduct::{
    Binding, CheckCall, CheckLaw, Conduct, Consequence, FiftyChoice, FiftyCount, FiftyLaw, Leaving,
    RookAnswer, TouchMove, grounds,
};
use contest::Length;
use game::{BookDrawReason, book_draw};
use rules::Color;
use ui::panels::status::Notice;
use ui::platform::storage;
use yew::{Callback, Html, MouseEvent, html};

use super::agreed::offer_bar;
use super::computer::ComputerAction;
use super::number::{again, number};
use super::thinker::thinker;
use super::time::pause_text;
use super::{LeavingQuestion, PendingSitting, SittingAction, reading, wrong};
use crate::panels::premove::premove_row;
use crate::state::{Action, AppState, Dialog};

/// A button that does something when it is pressed.
pub(super) fn press(send: &Callback<Action>, name: String, action: SittingAction) -> Html {
    let onclick = send.reform(move |_: MouseEvent| action.clone().into());
    html! { <button type="button" {onclick}>{ name }</button> }
}

pub(super) fn row(id: &'static str, text: String, buttons: Html) -> Html {
    html! {
        <div class="answer-row" {id}>
            if !text.is_empty() {
                <p>{ text }</p>
            }
            { buttons }
        </div>
    }
}

/// A text, unless it stands above already as the reason of a refusal.
fn not_refused(state: &AppState, text: String) -> String {
    match state.conversation.notice(None) {
        Notice::Refused(said) | Notice::NotUnderstood(said) if said.plain() == text => {
            String::new()
        }
        _ => text,
    }
}

/// What the players are asked or can do now.
pub(super) fn place(state: &AppState, send: &Callback<Action>) -> Html {
    let Some(held) = state.sitting.held() else {
        return Html::default();
    };
    if state.game.outcome().is_some() {
        let asked = held.sitting.take_back_asked();
        let asked = asked.filter(|_| !state.is_final());
        return html! {
            <>
                { for asked.map(|by| take_back_asked(by, send)) }
                { standing(state, held, send) }
            </>
        };
    }
    if state.watched.is_some() {
        // Whoever plays in the other tab is asked there.
        return Html::default();
    }
    if !state.is_live() {
        return thinker(state, held, send);
    }
    html! {
        <>
            { thinker(state, held, send) }
            { asked(state, held, send) }
            { for counted(held) }
            { tools(state, held, send) }
        </>
    }
}

/// The standing of the match after a game, and what comes next.
fn standing(state: &AppState, held: &PendingSitting, send: &Callback<Action>) -> Html {
    let contest = held.sitting.contest_with(&state.game);
    let names = held
        .sitting
        .agreement()
        .names
        .each_ref()
        .map(String::as_str);
    let next = send.reform(|_: MouseEvent| SittingAction::Next(storage::new_game_id()).into());
    html! {
        <div class="answer-row" id="match-score">
            <p>{ words::match_score(&contest, names) }</p>
            <button type="button" class="primary" onclick={next}>{ words::button_next_game(&contest) }</button>
            { again(&state.game, held, send) }
            { number(held) }
        </div>
    }
}

/// The first question that someone has to answer.
fn asked(state: &AppState, held: &PendingSitting, send: &Callback<Action>) -> Html {
    let (game, sitting) = (&state.game, &held.sitting);
    let position = game.position();
    if let Some(forfeit) = sitting.forfeit() {
        return row(
            "lost-by-law",
            words::second_illegal_move(forfeit.by, forfeit.is_drawn),
            press(send, words::button_accept_loss(), SittingAction::AcceptLoss),
        );
    }
    if let Some(pause) = sitting.paused() {
        return paused(state, pause, send);
    }
    if let Some(by) = sitting.take_back_asked() {
        return take_back_asked(by, send);
    }
    if let Some(question) = held.asked {
        return leaving(state, held, question, send);
    }
    if held.is_computers_turn(state) {
        return computers_turn(state, held, send);
    }
    let binding = sitting.binding(game);
    if binding.awaits_opponent() {
        return row(
            "opponent-decides",
            not_refused(state, words::binding_text(position, &binding)),
            decisions(state, &binding, send),
        );
    }
    if let FiftyCount::Expired { .. } = sitting.conduct().fifty() {
        let buttons = html! {
            <>
                { press(send, words::button_take_draw(), SittingAction::ChooseFifty(FiftyChoice::Draw)) }
                { press(send, words::button_play_on(), SittingAction::ChooseFifty(FiftyChoice::Proceed)) }
            </>
        };
        return row("fifty-over", words::fifty_expired(), buttons);
    }
    if let Some(reason) = book_drawn(state, held) {
        let buttons = html! {
            <>
                { press(send, words::button_agree_draw(), SittingAction::BookDraw(true)) }
                { press(send, words::button_play_on(), SittingAction::BookDraw(false)) }
            </>
        };
        return row("book-draw", words::book_draw_text(reason), buttons);
    }
    match not_refused(state, words::binding_text(position, &binding)) {
        text if text.is_empty() => Html::default(),
        text => html! { <p id="bound">{ text }</p> },
    }
}

/// What someone is asked that nothing else has said: read out when it comes up.
pub(super) fn question(state: &AppState) -> Option<String> {
    let held = state.sitting.held()?;
    let sitting = &held.sitting;
    if state.game.outcome().is_some() || state.watched.is_some() || sitting.forfeit().is_some() {
        return None;
    }
    if let Some(pause) = sitting.paused() {
        return Some(pause_text(pause));
    }
    if let Some(question) = held.asked {
        return Some(leaving_text(state, held, question));
    }
    if let FiftyCount::Expired { .. } = sitting.conduct().fifty() {
        return Some(words::fifty_expired());
    }
    book_drawn(state, held).map(words::book_draw_text)
}

/// Why the old books call the position drawn, where the players can agree with them.
fn book_drawn(state: &AppState, held: &PendingSitting) -> Option<BookDrawReason> {
    let (game, position) = (&state.game, state.game.position());
    let can_agree = held.played_on_at.is_none()
        && game.both_have_moved()
        && offer_bar(held.sitting.agreement().conduct, position).is_none();
    let drawn = book_draw(position).filter(|_| can_agree);
    drawn.map(|drawn| drawn.reason)
}

/// For whom moves are being counted, and how many are left.
fn counted(held: &PendingSitting) -> Option<Html> {
    let count = held.sitting.conduct().fifty();
    let FiftyCount::Counting { by, .. } = count else {
        return None;
    };
    let text = words::fifty_left(by, count.moves_left()?);
    Some(html! { <p id="fifty-count">{ text }</p> })
}

/// Whether the opponent can let the player to move off: a person, since nobody decides for the program.
pub(super) fn can_waive(held: &PendingSitting, binding: &Binding) -> bool {
    let code = held.sitting.agreement().conduct.code;
    let is_bound = matches!(binding, Binding::Bound { .. });
    is_bound && code.allows_waiving() && held.mine().is_none()
}

/// How the player to move can have fifty moves counted now: at once where the pieces or a position that
/// is repeated give the ground, otherwise if the opponent agrees (seed 000, law XI).
pub(super) fn fifty_call(state: &AppState, held: &PendingSitting) -> Option<SittingAction> {
    let (game, sitting) = (&state.game, &held.sitting);
    let is_idle = sitting.conduct().fifty() == FiftyCount::Idle;
    let is_called = sitting.agreement().conduct.fifty == FiftyLaw::Called;
    if !is_idle || !is_called || held.is_computers_turn(state) {
        return None;
    }
    let position = game.position();
    if grounds(position, position.turn()).is_some() || game.repetitions() > 1 {
        return Some(SittingAction::CallFifty);
    }
    let can_agree = sitting.agreement().computer.is_none() && game.both_have_moved();
    can_agree.then_some(SittingAction::AskLeaving(Some(LeavingQuestion::Count)))
}

fn take_back_asked(by: Color, send: &Callback<Action>) -> Html {
    let buttons = html! {
        <>
            { press(send, words::button_allow(), SittingAction::AnswerTakeBack(true)) }
            { press(send, words::button_refuse(), SittingAction::AnswerTakeBack(false)) }
        </>
    };
    row("take-back-asked", words::take_back_question(by), buttons)
}

/// What is said while the program has to move.
fn computers_turn(state: &AppState, held: &PendingSitting, send: &Callback<Action>) -> Html {
    let button =
        |name: String, action: ComputerAction| press(send, name, SittingAction::Computer(action));
    if held.engine.has_failed {
        let again = button(words::button_computer_again(), ComputerAction::TryAgain);
        return row("computer-lost", words::computer_lost(), again);
    }
    if let Some(premove) = state.premove {
        return premove_row(premove, Html::default(), send);
    }
    html! { <p id="computer-thinks">{ words::computer_thinks() }</p> }
}

/// What is asked before the game is left so; where going away loses nothing, what counts is said.
fn leaving_text(state: &AppState, held: &PendingSitting, question: LeavingQuestion) -> String {
    let by = state.game.position().turn();
    match question {
        LeavingQuestion::Count => words::fifty_call(by),
        LeavingQuestion::Annul(found) => found.map_or_else(words::annul_question, |found| {
            words::law_remedy(wrong::remedy(state, held, found))
        }),
        LeavingQuestion::Abandon => {
            words::abandon_question(by, abandoning_loses(state, held), held.sitting.is_timed())
        }
    }
}

fn abandoning_loses(state: &AppState, held: &PendingSitting) -> bool {
    let code = held.sitting.agreement().conduct.code;
    let position = state.game.position();
    Leaving::Abandons.consequence(code, position, position.turn()) == Consequence::Lost
}

/// Asks whether the game is to be left so.
fn leaving(
    state: &AppState,
    held: &PendingSitting,
    question: LeavingQuestion,
    send: &Callback<Action>,
) -> Html {
    let text = leaving_text(state, held, question);
    let keep = press(
        send,
        words::button_keep_playing(),
        SittingAction::AskLeaving(None),
    );
    match question {
        LeavingQuestion::Count => {
            let buttons = html! {
                <>
                    { press(send, words::button_allow(), SittingAction::CallFifty) }
                    { press(send, words::button_refuse(), SittingAction::AskLeaving(None)) }
                </>
            };
            row("fifty-asked", text, buttons)
        }
        LeavingQuestion::Annul(found) => {
            let remedy = found.map(|found| wrong::remedy(state, held, found));
            wrong::question(text, found, remedy, keep, send)
        }
        LeavingQuestion::Abandon => {
            let leave = if abandoning_loses(state, held) {
                press(send, words::button_abandon(), SittingAction::Abandon)
            } else {
                let onclick = send.reform(|_: MouseEvent| Action::Open(Dialog::Resign));
                html! { <button type="button" {onclick}>{ words::button_resign() }</button> }
            };
            let buttons = html! { <>{ leave }{ keep }</> };
            row("abandon-asked", text, buttons)
        }
    }
}

fn paused(state: &AppState, pause: Pause, send: &Callback<Action>) -> Html {
    let resume = |name: String, gap: Gap| {
        let onclick =
            send.reform(move |_: MouseEvent| SittingAction::Resume(gap, reading()).into());
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    let (id, buttons) = match pause {
        Pause::Slept { .. } | Pause::Away { .. } => {
            let counts = resume(words::button_gap_counts(), Gap::Counts);
            let left_out = resume(words::button_gap_left_out(), Gap::LeftOut);
            ("slept", html! { <>{ counts }{ left_out }</> })
        }
        Pause::Asked | Pause::Ended => ("paused", resume(words::button_resume(), Gap::LeftOut)),
    };
    row(id, not_refused(state, pause_text(pause)), buttons)
}

fn decisions(state: &AppState, binding: &Binding, send: &Callback<Action>) -> Html {
    let position = state.game.position();
    let waive = press(send, words::button_waive(), SittingAction::Waive);
    match binding {
        Binding::OpponentSelects(choices) => html! {
            <>
                { for choices.iter().map(|choice| press(send, words::touched_choice(position, choice.piece), SittingAction::Select(choice.piece))) }
                { waive }
            </>
        },
        Binding::OpponentMayStop { .. } => html! {
            <>
                { press(send, words::button_rook_stands(), SittingAction::AnswerRook(RookAnswer::Stands)) }
                { press(send, words::button_castling_stands(), SittingAction::AnswerRook(RookAnswer::Castles)) }
            </>
        },
        Binding::OpponentMayPenalize(penalties) => html! {
            <>
                { for penalties.iter().map(|penalty| press(send, words::penalty_name(penalty.kind), SittingAction::Penalize(penalty.kind))) }
                { waive }
            </>
        },
        Binding::Free | Binding::Bound { .. } => Html::default(),
    }
}

/// What a player can do at any time.
fn tools(state: &AppState, held: &PendingSitting, send: &Callback<Action>) -> Html {
    let sitting = &held.sitting;
    let conduct = sitting.agreement().conduct;
    let toggle = |name: String, hint: String, is_on: bool, action: SittingAction| {
        let onclick = send.reform(move |_: MouseEvent| action.clone().into());
        html! { <button type="button" aria-pressed={is_on.to_string()} title={hint} {onclick}>{ name }</button> }
    };
    let binding = sitting.binding(&state.game);
    let touch = sitting.conduct().touch();
    let is_excused = touch.is_touched() && touch.is_excused(conduct.code);
    let call = fifty_call(state, held);
    let is_running = sitting.clock().running().is_some();
    let pause = send.reform(|_: MouseEvent| SittingAction::Pause(reading()).into());
    // A casual game against the program is left by beginning another.
    let is_casual = conduct == Conduct::default() && sitting.agreement().computer.is_some();
    let has_stakes = !is_casual || sitting.contest().terms().length != Length::Open;
    let adjusting = touch.adjusting().is_some();
    html! {
        <div class="sit-tools">
            if conduct.touch == TouchMove::On {
                { toggle(words::button_adjust(), words::adjust_hint(), adjusting, SittingAction::Adjust) }
            }
            if conduct.check != CheckLaw::NotRequired {
                { toggle(words::button_say_check(), words::say_check_hint(conduct.check), held.call == CheckCall::Said, SittingAction::SayCheck) }
            }
            if is_excused {
                { press(send, words::button_excuse(), SittingAction::Excuse) }
            }
            if can_waive(held, &binding) {
                { press(send, words::button_waive(), SittingAction::Waive) }
            }
            if let Some(call) = call {
                { press(send, words::button_call_fifty(), call) }
            }
            if sitting.is_timed() && is_running {
                <button type="button" onclick={pause}>{ words::button_pause() }</button>
            }
            // Who is asked about leaving is not offered it once more.
            if has_stakes && held.asked.is_none() {
                { press(send, words::button_ask_annul(), SittingAction::AskLeaving(Some(LeavingQuestion::Annul(None)))) }
                { press(send, words::button_ask_abandon(), SittingAction::AskLeaving(Some(LeavingQuestion::Abandon))) }
            }
            { number(held) }
        </div>
    }
}
