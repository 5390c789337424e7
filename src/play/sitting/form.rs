//! The dialog in which a game is agreed on.

use conduct::Code;
use game::{RightCorner, StartCheck};
use rules::{Board, Position, chess960};
use sitting::Computer;
use ui::dialogs::{
    Shell, WaitingProps, check_field, select_field_in_groups, select_field_of,
    select_field_with_hint, use_when_here, waiting_dialog,
};
use ui::lazy::{Lazy, use_lazy};
use ui::panels::notices;
use ui::platform::storage;
use ui::platform::{self, preferences};
use yew::{
    AttrValue, Callback, Html, InputEvent, MouseEvent, Properties, SubmitEvent, TargetCast,
    component, html, use_state, use_state_eq,
};

use super::choices::{Choices, LENGTHS, ODDS, Wrong, length_key, take_back_name};
use super::times;
use super::{AGREE, Beginning, SITTING, SittingAction, sitting_table};
use crate::coach::{CoachAction, CoachMode};
use crate::state::{Action, AppState, Dialog};

/// The keys under which the players' names are remembered.
const NAMES: [&str; 2] = ["sit-name-one", "sit-name-other"];
/// The choice under which the last level is remembered.
const LEVEL: &str = "computer-level";
/// The level that is offered first: someone who has just learned the moves can win against it, and
/// whoever wins three games is offered the next.
const FIRST_LEVEL: &str = "1";

/// The dialog, or a waiting dialog until its part and that of the game are here.
pub(crate) fn sit_dialog(state: &AppState, send: &Callback<Action>) -> Html {
    let table = AGREE.with(Lazy::get).filter(|_| sitting_table().is_some());
    match table {
        Some(table) => (table.dialog)(state, send),
        None => {
            let which = state.dialog.clone().unwrap_or(Dialog::Sit);
            let again = send.reform(move |()| Action::Open(which.clone()));
            html! { <Waiting on_here={again} on_close={send.reform(|()| Action::Close)} /> }
        }
    }
}

#[component]
fn Waiting(props: &WaitingProps) -> Html {
    let form = use_lazy(&AGREE);
    let game = use_lazy(&SITTING);
    use_when_here(form.is_here() && game.is_here(), &props.on_here);
    let waiting = if form.is_here() {
        notices::waiting_for_part(&game)
    } else {
        notices::waiting_for_part(&form)
    };
    waiting_dialog("sit-waiting", words::sit_title(), waiting, &props.on_close)
}

pub(super) fn dialog(state: &AppState, send: &Callback<Action>) -> Html {
    let is_computer = state.dialog == Some(Dialog::Computer);
    let claim_for_me = state.settings.claim_for_me;
    let is_set_up = is_set_up(state);
    html! { <Form board={*state.game.position()} {is_computer} {is_set_up} {claim_for_me} send={send.clone()} /> }
}

/// Whether a position was set up on which nothing is played yet: that is what the game is meant to be.
/// In a match the other side may only have had the first move.
pub(super) fn is_set_up(state: &AppState) -> bool {
    let (start, usual) = (state.game.start(), Position::default());
    let is_other = match state.sitting.is_on() {
        true => start.board() != usual.board(),
        false => *start != usual,
    };
    state.game.is_empty() && is_other
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct FormProps {
    board: Position,
    /// Whether the program is the opponent at first.
    is_computer: bool,
    /// Whether the game begins from the position on the board at first.
    is_set_up: bool,
    /// Whether the site is set to claim draws for the player.
    claim_for_me: bool,
    send: Callback<Action>,
}

#[component]
fn Form(props: &FormProps) -> Html {
    let is_computer = props.is_computer;
    let choices = use_state(|| Choices {
        opponent: first_opponent(is_computer),
        gives: if is_computer { "other" } else { "one" }.to_owned(),
        names: NAMES.map(|name| preferences::choice(name).unwrap_or_default()),
        start: if props.is_set_up { "board" } else { "usual" }.to_owned(),
        number: (platform::random_number() % chess960::START_POSITIONS).to_string(),
        ..times::remembered(is_computer, Choices::usual(is_computer, props.claim_for_me))
    });
    let coach = use_state_eq(CoachMode::kept);
    let wrong = use_state(|| None::<Wrong>);
    let change = |set: fn(&mut Choices, String)| {
        let (choices, wrong) = (choices.clone(), wrong.clone());
        Callback::from(move |value: String| {
            let mut next = Choices::clone(&choices);
            set(&mut next, value);
            choices.set(next);
            wrong.set(None);
        })
    };
    let onsubmit = {
        let (choices, wrong) = (choices.clone(), wrong.clone());
        let (board, send, coach) = (props.board, props.send.clone(), *coach);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match choices.agreed(platform::random_number(), &board) {
                Ok((agreement, contest, start)) => {
                    if let Some(computer) = agreement.computer {
                        preferences::keep_choice(LEVEL, &computer.level().to_string());
                        coach.keep();
                        send.emit(CoachAction::Mode(coach).into());
                    }
                    if agreement.computer.is_none() {
                        times::remember(&choices);
                    }
                    for (key, name) in NAMES.iter().zip(&choices.names) {
                        preferences::keep_choice(key, name);
                    }
                    let id = storage::new_game_id();
                    let beginning = Beginning {
                        id,
                        agreement,
                        contest,
                        start,
                    };
                    send.emit(SittingAction::Begin(Box::new(beginning)).into());
                }
                Err(problem) => wrong.set(Some(problem)),
            }
        })
    };
    let close = props.send.reform(|()| Action::Close);
    let chosen = &*choices;
    let entry =
        |key: &str, name: String, now: &str| (AttrValue::from(key.to_owned()), name, key == now);
    let against_computer = chosen.is_computer();
    let (mine, theirs, colors_title) = if against_computer {
        (
            words::sit_play_white(),
            words::sit_play_black(),
            words::sit_my_colors(),
        )
    } else {
        (
            words::sit_colors_one(),
            words::sit_colors_other(),
            words::sit_colors(),
        )
    };
    let colors = [
        ("one", mine),
        ("other", theirs),
        ("lot", words::sit_colors_lot()),
    ];
    let givers = if against_computer {
        [
            ("other", words::sit_gives_computer()),
            ("one", words::sit_gives_me()),
        ]
    } else {
        [
            ("one", words::sit_colors_one()),
            ("other", words::sit_colors_other()),
        ]
    };
    let levels =
        (1..=Computer::LEVELS).map(|level| (level.to_string(), words::opponent_name(level)));
    let opponents: Vec<_> = std::iter::once(("person".to_owned(), words::sit_opponent_person()))
        .chain(levels)
        .collect();
    // In the list itself there is no room for it.
    let face = chosen.opponent.parse().ok().map(words::computer_face);
    let starts = [
        ("usual", words::sit_start_usual()),
        ("board", words::sit_start_board()),
        ("960", words::sit_start_960()),
    ];
    let alternations = [
        ("law", words::sit_alternate_law()),
        ("colors", words::sit_alternate_colors()),
        ("first-move", words::sit_alternate_first()),
        ("nothing", words::sit_alternate_nothing()),
    ];
    let checks = [
        ("law", words::sit_alternate_law()),
        ("required", words::sit_check_required()),
        ("customary", words::sit_check_customary()),
        ("not-required", words::sit_check_not_required()),
    ];
    let odds = ODDS.into_iter();
    let odds = odds.filter_map(|role| Some((role.char().to_string(), words::sit_odds_name(role)?)));
    let laws = [
        None,
        Some(Code::Fide),
        Some(Code::Seed000),
        Some(Code::Seed002),
        Some(Code::Seed004),
    ]
    .map(|code| {
        (
            code.map_or("casual".to_owned(), |code| code.to_string()),
            words::sit_law_name(code),
        )
    });
    let title = if against_computer {
        words::computer_title()
    } else {
        words::sit_title()
    };
    let select =
        |id: &'static str,
         name: String,
         entries: Vec<(AttrValue, String, bool)>,
         set: fn(&mut Choices, String)| { select_field_of(id, name, entries, change(set)) };
    html! {
        <Shell id="sit-dialog" title={title} on_close={close.clone()}>
            <form {onsubmit}>
                // The button that has the focus stays in sight, and the first field with it.
                <div class="sit-form scroll">
                    { select_field_with_hint("sit-opponent", words::sit_opponent(), opponents.iter().map(|(key, name)| entry(key, name.clone(), &chosen.opponent)).collect(), face, change(|it, key| it.opponent = key)) }
                    { text("sit-one", words::sit_name_one(), &chosen.names[0], None, change(|it, name| it.names[0] = name)) }
                    if !against_computer {
                        { text("sit-other", words::sit_name_other(), &chosen.names[1], None, change(|it, name| it.names[1] = name)) }
                    }
                    { select("sit-colors", colors_title, colors.map(|(key, name)| entry(key, name, &chosen.colors)).into(), |it, key| it.colors = key) }
                    { select_field_in_groups("sit-time", words::sit_time(), times::groups(&chosen.time), change(|it, key| it.time = key)) }
                    if against_computer {
                        { select_field_of("sit-coach", words::coach_title(), CoachMode::ALL.map(|it| entry(it.key(), it.name(), coach.key())).into(), {
                            let coach = coach.setter();
                            Callback::from(move |key: String| coach.set(CoachMode::from_key(&key)))
                        }) }
                    }
                    if chosen.time == "own" {
                        { text_with("sit-own-time", Some(words::sit_time_hint()), words::sit_time_text(), &chosen.own_time, match &*wrong { Some(Wrong::Time(text)) => Some(text), _ => None }, change(|it, text| it.own_time = text)) }
                    }
                    { select("sit-start", words::sit_start(), starts.into_iter().map(|(key, name)| entry(key, name, &chosen.start)).chain(odds.map(|(key, name)| entry(&key, name, &chosen.start))).collect(), |it, key| it.start = key) }
                    if chosen.is_at_odds() {
                        { select("sit-gives", words::sit_gives(), givers.map(|(key, name)| entry(key, name, &chosen.gives)).into(), |it, key| it.gives = key) }
                    }
                    if let Some(Wrong::Start(text)) = &*wrong {
                        <p class="error" role="alert" id="sit-start-error">{ text }</p>
                    }
                    if chosen.start == "board" {
                        { for differences(&props.board, &chosen.law) }
                    }
                    if chosen.start == "960" {
                        { text("sit-number", words::sit_start_number(), &chosen.number, match &*wrong { Some(Wrong::Number(text)) => Some(text), _ => None }, change(|it, text| it.number = text)) }
                    }
                    <details class="sit-rules" open={!is_computer || matches!(&*wrong, Some(Wrong::Seed(_)))}>
                        <summary>{ words::sit_rules() }</summary>
                        <div class="sit-form">
                            { select("sit-law", words::sit_law(), laws.iter().map(|(key, name)| entry(key, name.clone(), &chosen.law)).collect(), |it, key| it.law = key) }
                            { select("sit-match", words::sit_match(), LENGTHS.map(|length| entry(&length_key(length), words::sit_match_name(length), &chosen.length)).into(), |it, key| it.length = key) }
                            { select("sit-alternation", words::sit_alternation(), alternations.map(|(key, name)| entry(key, name, &chosen.alternation)).into(), |it, key| it.alternation = key) }
                            { select("sit-check", words::sit_check(), checks.map(|(key, name)| entry(key, name, &chosen.check)).into(), |it, key| it.check = key) }
                            { select("sit-take-backs", words::sit_take_backs(), chosen.take_backs_offered().map(|choice| entry(choice.key(), take_back_name(choice), chosen.take_back().key())).collect(), |it, key| it.take_backs = key) }
                            if against_computer {
                                { text("sit-seed", words::sit_seed(), &chosen.seed, match &*wrong { Some(Wrong::Seed(text)) => Some(text), _ => None }, change(|it, text| it.seed = text)) }
                            }
                            { check_field("sit-claims", words::sit_claims(), None, chosen.claims, change(|it, on| it.claims = on == "true").reform(|on: bool| on.to_string())) }
                            { check_field("sit-late-offers", words::sit_late_offers(), None, chosen.late_offers, change(|it, on| it.late_offers = on == "true").reform(|on: bool| on.to_string())) }
                        </div>
                    </details>
                </div>
                <div class="choices">
                    <button type="submit" class="primary" autofocus={true}>{ words::button_sit_start() }</button>
                    <button type="button" onclick={close.reform(|_: MouseEvent| ())}>{ words::button_cancel() }</button>
                </div>
            </form>
        </Shell>
    }
}

/// The opponent that is offered first.
fn first_opponent(is_computer: bool) -> String {
    if !is_computer {
        return "person".to_owned();
    }
    let kept = preferences::choice(LEVEL);
    kept.unwrap_or_else(|| FIRST_LEVEL.to_owned())
}

/// With more wrong squares than these the position is no start that went wrong.
const FEW: usize = 8;

/// How the position on the board differs from the usual start, and what the chosen law says of it.
fn differences(board: &Position, law: &str) -> Option<Html> {
    let check = StartCheck::new(&Board::default(), &board.board(), RightCorner::Light);
    let are_few = (1..=FEW).contains(&check.squares.len());
    are_few.then(|| {
        let law = law.parse().ok().map(words::start_law);
        html! {
            <div id="sit-start-differences" class="hint">
                <p>{ words::start_compared() }</p>
                <ul>{ for words::start_differences(&check).into_iter().map(|text| html! { <li>{ text }</li> }) }</ul>
                { for law.map(|text| html! { <p>{ text }</p> }) }
            </div>
        }
    })
}

/// A line of text with its name, and what is wrong with it.
fn text(
    id: &'static str,
    name: String,
    value: &str,
    wrong: Option<&String>,
    on_change: Callback<String>,
) -> Html {
    text_with(id, None, name, value, wrong, on_change)
}

/// A line of text with its name, what can be written there, and what is wrong with it.
fn text_with(
    id: &'static str,
    hint: Option<String>,
    name: String,
    value: &str,
    wrong: Option<&String>,
    on_change: Callback<String>,
) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<web_sys::HtmlInputElement>() {
            on_change.emit(field.value());
        }
    });
    let error = wrong.map(|_| [id, "-error"].concat());
    let hint_id = hint.as_ref().map(|_| [id, "-hint"].concat());
    let described: Vec<String> = [error.clone(), hint_id.clone()]
        .into_iter()
        .flatten()
        .collect();
    let described = (!described.is_empty()).then(|| described.join(" "));
    html! {
        <div class="field">
            <label for={id}>{ name }</label>
            <input {id} type="text" value={value.to_owned()} maxlength="60" autocomplete="off" {oninput}
                aria-invalid={wrong.map(|_| "true")} aria-describedby={described} />
            if let Some(text) = wrong {
                <p class="error" role="alert" id={error}>{ text.clone() }</p>
            }
            if let Some(text) = hint {
                <p class="hint" id={hint_id}>{ text }</p>
            }
        </div>
    }
}
