//! Games with a sitting as texts: damaged, of earlier versions, and as people have them on their devices.

use conduct::{Code, Conduct};
use game::{DrawReason, Game, Outcome, Victory};
use rules::Color;

use super::tests::{agreed, play};
use super::*;

#[test]
fn damaged_texts_are_refused_and_never_another_game() {
    let mut game = Game::default();
    let mut sitting = Sitting::begin(
        agreed("40/7200:3600", Conduct::of(Code::Seed000)),
        game.start(),
    );
    play(&mut game, &mut sitting, "d4", 3_000);
    let kept = Kept {
        game,
        sitting: Some(sitting),
    };
    let text = kept.to_text();
    // A fixed sequence, so that every run changes the same bytes.
    let mut seed = 2_026_u64;
    for _ in 0..1_000 {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let mut bytes = text.clone().into_bytes();
        let place = (seed >> 33) as usize % bytes.len();
        match seed >> 62 {
            0 => bytes.truncate(place),
            1 => drop(bytes.remove(place)),
            _ => bytes[place] = (seed >> 24) as u8,
        }
        let damaged = String::from_utf8_lossy(&bytes);
        if damaged != text {
            assert!(Kept::read(&damaged).is_err(), "{damaged}");
        }
    }
}

#[test]
fn a_game_of_an_earlier_version_is_read_without_a_sitting() {
    let game = Game::default();
    let kept = Kept::read(&game.to_record()).unwrap();
    assert_eq!(
        kept,
        Kept {
            game,
            sitting: None
        }
    );
    assert_eq!(
        Kept::read("jadoube-sitting 3 00000000\n0\n"),
        Err(KeptError::Newer { version: 3 })
    );
}

/// Games with a sitting as they are stored today. Whoever changes the form adds records to the file
/// and changes none: they are what people have on their devices.
const STORED: &str = include_str!("../../tests/data/storage/sittings.txt");

/// The game in which Black is said to have resigned after a second illegal move, as it was stored once.
const RESIGNED_FOR_ILLEGAL_MOVES: &str = "1764000000004-5";

#[test]
fn a_game_once_stored_as_resigned_after_illegal_moves_was_lost_by_them() {
    let mut records = STORED.split("== ").skip(1);
    let text = records
        .find_map(|it| {
            it.strip_prefix(RESIGNED_FOR_ILLEGAL_MOVES)?
                .strip_prefix('\n')
        })
        .unwrap();
    let kept = Kept::read(text).unwrap();
    let lost = Outcome::Win {
        winner: Color::White,
        by: Victory::Infraction,
    };
    assert_eq!(kept.game.outcome(), Some(lost));
    assert_eq!(Kept::read(&kept.to_text()).as_ref(), Ok(&kept));
}

#[test]
fn stored_sittings_are_read_and_written_as_they_are() {
    let mut keys = Vec::new();
    for record in STORED.split("== ").skip(1) {
        let (name, text) = record.split_once('\n').unwrap();
        let kept = Kept::read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(kept.sitting.is_some(), "{name}");
        if name != RESIGNED_FOR_ILLEGAL_MOVES {
            assert_eq!(kept.to_text(), text, "{name}");
        }
        let lines = text.lines().skip(2);
        keys.extend(
            lines
                .filter_map(|line| line.split_once(' '))
                .map(|(key, _)| key),
        );
    }
    for key in [
        "names",
        "control",
        "conduct",
        "take-backs",
        "claims",
        "computer",
        "match",
        "clock",
        "state",
        "times",
        "take-back",
        "forfeit",
    ] {
        assert!(keys.contains(&key), "no record has a line {key:?}");
    }
}

/// The same moves under the law that counts fifty moves by call, stored before and since that law lets
/// them go on.
#[test]
fn a_stored_game_ended_when_it_was_stored_and_goes_on_if_it_went_on_then() {
    let outcome = |name: &str| {
        let text = STORED.split("== ").find_map(|it| it.strip_prefix(name));
        let kept = Kept::read(text.unwrap().trim_start()).unwrap();
        assert_eq!(kept.game.repetitions(), 5, "{name}");
        kept.game.outcome()
    };
    let fivefold = Some(Outcome::Draw(DrawReason::Fivefold));
    assert_eq!(outcome("1764000000006-7"), fivefold);
    assert_eq!(outcome("1764000000007-8"), None);
}

/// Seed 000, law XI.
#[test]
fn a_draw_by_a_count_that_was_stored_as_an_agreement_is_read_as_what_it_was() {
    let conduct = Conduct::of(Code::Seed000);
    let mut game = Game::default().with_long_games(game::LongGames::GoOn);
    let mut sitting = Sitting::begin(agreed("-", conduct), game.start());
    let count = sitting.conduct_mut().fifty_mut();
    count.call(Color::White).unwrap();
    for san in ["Nc3", "Nf6", "Nb1", "Ng8"].repeat(25) {
        play(&mut game, &mut sitting, san, 0);
    }
    game.agree_draw().unwrap();
    let agreed = Some(Outcome::Draw(DrawReason::Agreement));
    let read = |sitting: &Sitting| {
        let kept = Kept {
            game: game.clone(),
            sitting: Some(sitting.clone()),
        };
        Kept::read(&kept.to_text()).unwrap().game.outcome()
    };
    assert_eq!(read(&sitting), agreed, "agreed before the caller chose");
    let count = sitting.conduct_mut().fifty_mut();
    count
        .choose(Color::White, conduct::FiftyChoice::Draw)
        .unwrap();
    let by_count = Outcome::Draw(DrawReason::FiftyMove);
    assert_eq!(read(&sitting), Some(by_count));
}
