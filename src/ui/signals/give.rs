//! Which signal is given for which event.

use std::cell::{Cell, RefCell};

use gloo::events::{EventListener, EventListenerOptions};
use rules::{Move, Position};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::synthesis::Sound;
use super::{Signal, audio, spoken};
use crate::platform::window;
use crate::settings::Settings;

/// How long a finger feels a piece that it has picked up, in milliseconds.
const PICKED: u32 = 8;
/// How long it feels a move.
const PLAYED: u32 = 20;

thread_local! {
    static SETTINGS: Cell<Option<Settings>> = const { Cell::new(None) };
    /// Whether the last press was made with a finger.
    static BY_FINGER: Cell<bool> = const { Cell::new(false) };
    static LISTENERS: RefCell<Vec<EventListener>> = const { RefCell::new(Vec::new()) };
}

/// Starts, or continues with other settings.
pub(super) fn follow(settings: Settings) {
    if SETTINGS.replace(Some(settings)).is_none() {
        listen();
    }
}

/// Notes what presses are made with, and enables sound at the first one.
fn listen() {
    let Some(window) = window() else {
        return;
    };
    let gesture = |is_finger: bool| {
        BY_FINGER.set(is_finger);
        if SETTINGS.get().is_some_and(|settings| settings.sounds) {
            audio::wake();
        }
    };
    // Runs before the board handles it and gives signals for it.
    let first = EventListenerOptions::run_in_capture_phase();
    let pressed = move |event: &web_sys::Event| {
        let press = event.dyn_ref::<PointerEvent>();
        let is_finger = press.is_some_and(|press| press.pointer_type() == "touch");
        gesture(is_finger);
        // A finger on a piece that can move picks it up.
        if is_finger && is_on_movable_piece(event) {
            tremble(PICKED);
        }
    };
    LISTENERS.set(vec![
        EventListener::new_with_options(&window, "pointerdown", first, pressed),
        EventListener::new_with_options(&window, "keydown", first, move |_| gesture(false)),
    ]);
}

/// Gives a signal if it is switched on.
pub(super) fn give(signal: &Signal<'_>) {
    let Some(settings) = SETTINGS.get() else {
        return;
    };
    if settings.sounds
        && let Some(sound) = sound_of(signal)
    {
        audio::play(sound, settings.volume);
    }
    if settings.speech
        && let Some(text) = words_of(signal, settings)
    {
        match *signal {
            Signal::Text { lang, .. } => spoken::speak(&text, lang, settings),
            _ => spoken::speak(&text, &words::table::spoken_tag(), settings),
        };
    }
    if BY_FINGER.get()
        && let Some(long) = tremble_of(signal)
    {
        tremble(long);
    }
}

fn is_on_movable_piece(event: &web_sys::Event) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|it| {
        it.closest(".square.movable")
            .is_ok_and(|found| found.is_some())
    })
}

/// Vibrates for this many milliseconds, if that is switched on.
fn tremble(long: u32) {
    if SETTINGS.get().is_some_and(|settings| settings.vibration)
        && let Some(window) = window()
    {
        // A device that cannot vibrate ignores it.
        let _ = window.navigator().vibrate_with_duration(long);
    }
}

fn sound_of(signal: &Signal<'_>) -> Option<Sound> {
    match *signal {
        Signal::Text { .. } => None,
        Signal::LowTime { .. } => Some(Sound::LowTime),
        Signal::Game { is_ended: true, .. } => Some(Sound::End),
        Signal::Game { game, .. } => {
            let ply = game.len().checked_sub(1)?;
            Some(sound_of_move(game.position_at(ply), game.moves()[ply]))
        }
        Signal::Entered { before, played } => Some(sound_of_move(before, played)),
    }
}

fn sound_of_move(before: &Position, played: Move) -> Sound {
    if before.play_unchecked(played).is_check() {
        Sound::Check
    } else if before.captured_by(played).is_some() {
        Sound::Capture
    } else {
        Sound::Move
    }
}

fn words_of(signal: &Signal<'_>, settings: Settings) -> Option<String> {
    let (game, played, is_ended) = match *signal {
        Signal::Game {
            game,
            played,
            is_ended,
        } => (game, played, is_ended),
        Signal::Entered { before, played } => {
            return Some(spoken::entered(before, played, settings.notation));
        }
        Signal::LowTime { said } | Signal::Text { said, .. } => return Some(said.to_owned()),
    };
    let first = game.len().saturating_sub(played);
    let moves = (first..game.len()).map(|ply| spoken::of_game(game, ply, settings.notation));
    let ended = is_ended.then(|| words::status_text(game));
    let said: Vec<String> = moves.chain(ended).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

const fn tremble_of(signal: &Signal<'_>) -> Option<u32> {
    match signal {
        Signal::Game { played: 1.., .. } | Signal::Entered { .. } => Some(PLAYED),
        Signal::Game { .. } | Signal::LowTime { .. } | Signal::Text { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Game;

    #[test]
    fn each_kind_of_move_has_its_sound() {
        for (pgn, is_ended, sound) in [
            ("1. e4 *", false, Sound::Move),
            ("1. e4 d5 2. exd5 *", false, Sound::Capture),
            ("1. e4 f5 2. Qh5+ *", false, Sound::Check),
            ("1. e4 d5 2. e5 f5 3. exf6 *", false, Sound::Capture),
            ("1. f3 e5 2. g4 Qh4# 0-1", true, Sound::End),
        ] {
            let game = Game::from_pgn(pgn).unwrap();
            let signal = Signal::Game {
                game: &game,
                played: 1,
                is_ended,
            };
            assert_eq!(sound_of(&signal), Some(sound), "{pgn}");
            assert_eq!(tremble_of(&signal), Some(PLAYED), "{pgn}");
        }
    }

    #[test]
    fn the_end_is_spoken_after_the_move() {
        let game = Game::from_pgn("1. f3 e5 2. g4 Qh4# 0-1").unwrap();
        let mut signal = Signal::Game {
            game: &game,
            played: 1,
            is_ended: true,
        };
        let settings = Settings::default();
        let said = words_of(&signal, settings).unwrap();
        assert!(said.ends_with(" Checkmate. Black wins."), "{said}");
        assert!(said.starts_with("The queen goes from d8 to h4"), "{said}");
        if let Signal::Game { played, .. } = &mut signal {
            *played = 0;
        }
        assert_eq!(
            words_of(&signal, settings).as_deref(),
            Some("Checkmate. Black wins.")
        );
    }

    #[test]
    fn a_move_made_in_advance_is_spoken_after_the_one_that_it_answers() {
        let game = Game::from_pgn("1. e4 d5 2. exd5 Qxd5 *").unwrap();
        let signal = Signal::Game {
            game: &game,
            played: 2,
            is_ended: false,
        };
        let said = words_of(&signal, Settings::default());
        let sentences =
            "The pawn on e4 takes the pawn on d5. The queen on d8 takes the pawn on d5.";
        assert_eq!(said.as_deref(), Some(sentences));
    }

    #[test]
    fn a_game_lost_by_illegal_moves_is_not_spoken_of_as_resigned() {
        let mut game = Game::from_pgn("1. e4 e5 *").unwrap();
        game.lose_by_infraction().unwrap();
        let signal = Signal::Game {
            game: &game,
            played: 0,
            is_ended: true,
        };
        assert_eq!(
            words_of(&signal, Settings::default()).as_deref(),
            Some("White made a second illegal move. Black wins.")
        );
    }

    #[test]
    fn little_time_is_heard_and_spoken() {
        let signal = Signal::LowTime {
            said: "White: 20 seconds left.",
        };
        assert_eq!(sound_of(&signal), Some(Sound::LowTime));
        assert_eq!(
            words_of(&signal, Settings::default()).as_deref(),
            Some("White: 20 seconds left.")
        );
        assert_eq!(tremble_of(&signal), None);
    }
}
