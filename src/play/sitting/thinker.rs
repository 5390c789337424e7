//! The engine of a game against the program: a worker that is asked for each of its moves.

use std::cell::RefCell;

use clock::{Clock, HOLD_BACK_SHARE};
use gloo::timers::callback::Timeout;
use rules::{Role, Square};
use sitting::Computer;
use ui::platform;
use ui::platform::engine::{EngineWorker, Heard, ReportedScore, TimeLeft};
use ui::platform::visibility::use_is_hidden;
use yew::{Callback, Html, Properties, component, html, use_effect_with, use_mut_ref};

use super::computer::ComputerAction;
use super::{PendingSitting, reading};
use crate::state::{Action, AppState, Chosen};

/// For how long a move of the program is held back at least, so that it can be followed.
const SHORTEST: u32 = 350;
/// After this time without an answer the engine counts as lost. The strongest level takes a tenth of
/// it on a slow phone.
const LONGEST: u32 = 60_000;
/// What a mate counts as, in hundredths of a pawn.
const MATE: i32 = 10_000;

/// What the engine is asked.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct ThinkerProps {
    /// The first position, as FEN.
    start: String,
    /// The moves, with spaces between.
    moves: String,
    ply: usize,
    is_turn: bool,
    computer: Computer,
    /// The clock; nothing if no time is counted.
    clock: Option<Clock>,
    /// Another number starts the engine anew.
    attempt: u32,
    send: Callback<Action>,
}

/// The engine of the game; nothing between two people.
pub(super) fn thinker(state: &AppState, held: &PendingSitting, send: &Callback<Action>) -> Html {
    let Some(computer) = held.sitting.agreement().computer else {
        return Html::default();
    };
    // The engine knows the laws only, so it begins after castling without a rook.
    let rest = state.game.since_castling_without_rook();
    let game = rest.as_ref().map_or(&*state.game, |(_, rest)| rest);
    let is_turn =
        held.is_computers_turn(state) && !held.engine.has_failed && held.sitting.paused().is_none();
    let clock = held
        .sitting
        .is_timed()
        .then(|| held.sitting.clock().clone());
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    html! {
        <Thinker
            start={game.start().to_string()} moves={moves.join(" ")} ply={state.game.len()}
            {is_turn} {computer} {clock}
            attempt={held.engine.attempt} send={send.clone()}
        />
    }
}

/// A worker with the engine. It thinks only while the page is seen.
#[component]
fn Thinker(props: &ThinkerProps) -> Html {
    let worker = use_mut_ref(|| None::<EngineWorker>);
    let asked = use_mut_ref(Asked::default);
    let is_hidden = use_is_hidden();
    use_effect_with((props.attempt, props.is_turn), {
        let (worker, asked, send) = (worker.clone(), asked.clone(), props.send.clone());
        let attempt = props.attempt;
        move |(_, is_turn)| {
            let is_other = asked.borrow().attempt != attempt;
            let mut worker = worker.borrow_mut();
            if *is_turn && (worker.is_none() || is_other) {
                asked.borrow_mut().attempt = attempt;
                let failed = send.reform(|()| ComputerAction::Failed.into());
                let on_heard = Callback::from(move |heard: Heard| hear(heard, &asked, &send));
                *worker = EngineWorker::start(on_heard);
                if worker.is_none() {
                    failed.emit(());
                }
            }
        }
    });
    let thinks = props.is_turn && !is_hidden;
    let question = (props.start.clone(), props.moves.clone(), props.computer);
    use_effect_with((thinks, question, props.attempt), {
        let (send, ply, clock) = (props.send.clone(), props.ply, props.clock.clone());
        move |(thinks, (start, moves, computer), _)| {
            let worker = worker.borrow();
            let Some(worker) = worker.as_ref() else {
                return;
            };
            let mut asked = asked.borrow_mut();
            asked.answer = None;
            asked.silence = None;
            if !thinks {
                worker.stop();
                return;
            }
            asked.ply = ply;
            asked.since = platform::moment();
            let time = clock.and_then(|clock| time_left(&clock.at(reading())));
            asked.hold_back = shortest(time);
            worker.choose(start, moves, computer.level(), computer.seed, time);
            asked.silence = Some(Timeout::new(LONGEST, move || {
                send.emit(ComputerAction::Failed.into());
            }));
        }
    });
    ui::nothing()
}

/// What the engine was last asked.
#[derive(Debug, Default)]
struct Asked {
    ply: usize,
    since: u64,
    /// For how long the answer is held back at least.
    hold_back: u32,
    attempt: u32,
    /// The answer, on its way to the board.
    answer: Option<Timeout>,
    /// Ends the waiting.
    silence: Option<Timeout>,
}

fn hear(heard: Heard, asked: &RefCell<Asked>, send: &Callback<Action>) {
    let mut asked = asked.borrow_mut();
    match heard {
        Heard::Chosen(text) => {
            asked.silence = None;
            let action = chosen(&text, asked.ply).unwrap_or(ComputerAction::Failed);
            let spent = platform::moment().saturating_sub(asked.since);
            let spent = u32::try_from(spent).unwrap_or(u32::MAX);
            let rest = asked.hold_back.saturating_sub(spent);
            let send = send.clone();
            asked.answer = Some(Timeout::new(rest, move || send.emit(action.into())));
        }
        Heard::Failed => {
            asked.silence = None;
            drop(asked);
            send.emit(ComputerAction::Failed.into());
        }
        Heard::Reports(_) | Heard::Searched(_) => {}
    }
}

/// What the side to move has, where its time is counted.
fn time_left(clock: &Clock) -> Option<TimeLeft> {
    let color = clock.turn();
    let left = clock.left(color)?;
    Some(TimeLeft {
        left: left.to_milliseconds(),
        increment: clock.per_move(color).to_milliseconds(),
    })
}

/// For how long a move is held back at least: hardly at all when time is short.
fn shortest(time: Option<TimeLeft>) -> u32 {
    time.map_or(SHORTEST, |time| SHORTEST.min(time.left / HOLD_BACK_SHARE))
}

/// Reads an answer such as `e2e4 cp 31`.
fn chosen(text: &str, ply: usize) -> Option<ComputerAction> {
    let mut words = text.split(' ');
    let played = words.next()?;
    let score = match ReportedScore::read(words.next()?, words.next()?)? {
        ReportedScore::Mate(moves) => MATE * moves.signum(),
        ReportedScore::Centipawns(score) => score,
    };
    let promotion = played.get(4..)?.chars().next().and_then(Role::from_char);
    let chosen = Chosen {
        from: played.get(..2)?.parse::<Square>().ok()?,
        to: played.get(2..4)?.parse::<Square>().ok()?,
        promotion,
    };
    Some(ComputerAction::Plays { ply, chosen, score })
}

#[cfg(test)]
mod tests {
    use clock::TimeControl;
    use rules::Color;

    use super::*;

    #[test]
    fn a_move_is_held_back_less_the_less_time_is_left() {
        let control: TimeControl = "60+2".parse().expect("it is a control");
        let clock = Clock::new(control.into(), clock::Settings::default(), Color::White);
        let time = time_left(&clock).expect("time is counted");
        assert_eq!((time.left, time.increment), (62_000, 2_000));
        assert_eq!((shortest(Some(time)), shortest(None)), (SHORTEST, SHORTEST));
        let short = TimeLeft {
            left: 2_000,
            ..time
        };
        assert_eq!(shortest(Some(short)), 20);
        let untimed = Clock::new(
            TimeControl::None.into(),
            clock::Settings::default(),
            Color::White,
        );
        assert_eq!(time_left(&untimed), None);
    }

    #[test]
    fn the_answer_of_the_engine_is_read() {
        let Some(ComputerAction::Plays { chosen, score, .. }) = chosen("e7e8q mate -3", 4) else {
            panic!("it is a move");
        };
        assert_eq!((chosen.from, chosen.to), (Square::E7, Square::E8));
        assert_eq!(chosen.promotion, Some(Role::Queen));
        assert_eq!(score, -MATE);
        for wrong in ["", "e2", "e2e4", "e2e4 cp", "x2e4 cp 3"] {
            assert!(super::chosen(wrong, 0).is_none(), "{wrong}");
        }
    }
}
