use clock::{Event, Gap, Notice, Reading, Span};
use conduct::{Binding, CheckCall, CheckNotice, Code, Conduct, TouchEvent};
use contest::{Alternation, Contest, Length, Lot, Player, Terms};
use game::{DrawReason, Game, Outcome, Victory};
use rules::{Color, Square};

use super::*;

fn agreed(control: &str, conduct: Conduct) -> Agreement {
    Agreement {
        names: ["Anna".into(), "Bert".into()],
        control: control.parse().unwrap(),
        conduct,
        ..Agreement::default()
    }
}

fn play(game: &mut Game, sitting: &mut Sitting, san: &str, at: u64) -> Happened {
    let mv = notation::san::read(game.position(), san).unwrap();
    game.play(mv).unwrap();
    sitting.moved(game, CheckCall::Silent, Reading(at))
}

/// A text that is read back as what it was written from.
fn survives(game: &Game, sitting: &Sitting) {
    let kept = Kept {
        game: game.clone(),
        sitting: Some(sitting.clone()),
    };
    let text = kept.to_text();
    assert_eq!(Kept::read(&text), Ok(kept), "{text}");
}

#[test]
fn a_game_goes_on_from_its_text_after_each_event() {
    let mut game = Game::default();
    let mut sitting = Sitting::begin(agreed("180+2", Conduct::of(Code::Seed000)), game.start());
    survives(&game, &sitting);
    let touch = TouchEvent::Touch {
        by: Color::White,
        square: Square::E2,
    };
    let conduct = sitting.agreement().conduct;
    let position = *game.position();
    sitting
        .conduct_mut()
        .apply_touch(conduct, &position, touch)
        .unwrap();
    assert!(matches!(sitting.binding(&game), Binding::Bound { .. }));
    survives(&game, &sitting);
    for (san, at) in [("e4", 5_000), ("e5", 7_000), ("Nf3", 10_000)] {
        play(&mut game, &mut sitting, san, at);
        survives(&game, &sitting);
    }
    sitting.ask_take_back(Some(Color::White));
    survives(&game, &sitting);
    game.undo();
    sitting.taken_back(&game, Reading(11_000));
    survives(&game, &sitting);
    sitting.pause(Reading(12_000));
    survives(&game, &sitting);
    assert!(
        sitting
            .resume(Gap::Counts, Reading(90_000))
            .notices
            .is_empty()
    );
    survives(&game, &sitting);
}

#[test]
fn the_clock_starts_with_the_first_move_and_stops_with_the_game() {
    let mut game = Game::default();
    let mut sitting = Sitting::begin(agreed("60", Conduct::default()), game.start());
    assert!(sitting.tick(Reading(50_000)).notices.is_empty());
    for (san, at) in [("f3", 100_000), ("e5", 101_000), ("g4", 103_000)] {
        play(&mut game, &mut sitting, san, at);
    }
    assert_eq!(sitting.times()[1].elapsed, Span::seconds(1));
    assert_eq!(sitting.times()[2].left, Some(Span::seconds(58)));
    play(&mut game, &mut sitting, "Qh4#", 104_000);
    assert!(sitting.tick(Reading(900_000)).notices.is_empty());
    assert_eq!(sitting.clock().left(Color::White), Some(Span::seconds(58)));
}

#[test]
fn a_flag_that_falls_says_whose_it_is() {
    let mut game = Game::default();
    let mut sitting = Sitting::begin(agreed("60", Conduct::default()), game.start());
    play(&mut game, &mut sitting, "e4", 1_000);
    let mut flag = None;
    for second in 1..=70 {
        flag = flag.or(sitting.tick(Reading(1_000 + second * 1_000)).flag());
    }
    assert_eq!(flag, Some(Color::Black));
    game.run_out_of_time(Color::Black).unwrap();
    sitting.ended(&game, Reading(80_000));
    assert!(matches!(
        game.outcome(),
        Some(Outcome::Win {
            winner: Color::White,
            ..
        })
    ));
}

#[test]
fn time_that_is_given_for_an_illegal_move_is_on_the_clock() {
    let mut game = Game::default();
    let mut sitting = Sitting::begin(agreed("60", Conduct::default()), game.start());
    play(&mut game, &mut sitting, "e4", 1_000);
    let give = Event::Give {
        to: Color::White,
        time: Span::minutes(2),
    };
    sitting.event(give, Reading(1_000));
    assert_eq!(sitting.clock().left(Color::White), Some(Span::seconds(180)));
}

#[test]
fn check_that_is_not_called_is_noticed_where_it_has_to_be_called() {
    for (code, noticed) in [
        (Code::Seed000, Some(CheckNotice::NotAnnounced)),
        (Code::Fide, Some(CheckNotice::Nothing)),
    ] {
        let mut game = Game::default();
        let mut sitting = Sitting::begin(agreed("-", Conduct::of(code)), game.start());
        for san in ["e4", "f5"] {
            play(&mut game, &mut sitting, san, 0);
        }
        assert_eq!(play(&mut game, &mut sitting, "Qh5+", 0).check, noticed);
    }
}

#[test]
fn a_match_under_old_laws_changes_the_first_move_and_not_the_colors() {
    let terms = Terms {
        alternation: Alternation::FirstMove,
        length: Length::BestOf(3),
        ..Terms::default()
    };
    let contest = Contest::new(terms, Lot::white(Player::B)).unwrap();
    let mut game = Game::default();
    let sitting = Sitting::of_match(agreed("-", Conduct::default()), contest, game.start());
    assert_eq!(
        (sitting.name(Color::White), sitting.name(Color::Black)),
        ("Bert", "Anna")
    );
    game.resign(Color::White).unwrap();
    assert_eq!(sitting.contest_with(&game).score().won_by_a, 1);
    let (next, start) = sitting.next(&game);
    assert_eq!(next.name(Color::White), "Bert");
    assert_eq!(start.turn(), Color::Black);

    // An annulled game counts for nothing, and the same player begins again.
    let mut again = Game::from_position(start);
    again.annul().unwrap();
    let (third, start) = next.next(&again);
    assert_eq!(
        (start.turn(), third.contest().games().len()),
        (Color::Black, 2)
    );
}

#[test]
fn a_decided_match_is_followed_by_a_new_one() {
    let terms = Terms {
        length: Length::BestOf(1),
        ..Terms::default()
    };
    let contest = Contest::new(terms, Lot::white(Player::A)).unwrap();
    let mut game = Game::default();
    let sitting = Sitting::of_match(agreed("-", Conduct::default()), contest, game.start());
    game.resign(Color::Black).unwrap();
    let (next, _) = sitting.next(&game);
    assert!(next.contest().games().is_empty());
    assert_eq!(next.name(Color::White), "Bert");
}

#[test]
fn the_clock_of_each_move_stands_in_the_pgn() {
    let mut game = Game::default();
    let mut sitting = Sitting::begin(agreed("180+2", Conduct::of(Code::Seed002)), game.start());
    for (san, at) in [("e4", 1_000), ("e5", 5_000)] {
        play(&mut game, &mut sitting, san, at);
    }
    game.set_tags(sitting.tags());
    let pgn = sitting.to_pgn(&game);
    for part in [
        "[White \"Anna\"]",
        "[TimeControl \"180+2\"]",
        "[Law \"seed-002\"]",
        "e4 {[%emt 0:00:00] [%clk 0:03:04]}",
        "e5 {[%emt 0:00:04] [%clk 0:03:00]}",
    ] {
        assert!(pgn.replace('\n', " ").contains(part), "{part} in {pgn}");
    }
    let again = Game::from_pgn(&pgn).unwrap();
    assert_eq!(again.moves(), game.moves());
}

#[test]
fn the_low_time_is_said_once() {
    let mut game = Game::default();
    let mut sitting = Sitting::begin(agreed("60", Conduct::default()), game.start());
    play(&mut game, &mut sitting, "e4", 0);
    let said: Vec<Color> = (1..55)
        .filter_map(|second| sitting.tick(Reading(second * 1_000)).low_time())
        .collect();
    assert_eq!(said, [Color::Black]);
}

#[test]
fn a_device_that_slept_asks_instead_of_losing_on_time() {
    let mut game = Game::default();
    let mut sitting = Sitting::begin(agreed("60", Conduct::default()), game.start());
    play(&mut game, &mut sitting, "e4", 0);
    let woken = sitting.tick(Reading(3_600_000));
    assert!(matches!(woken.notices[..], [Notice::Slept { .. }]));
    survives(&game, &sitting);
    sitting.resume(Gap::LeftOut, Reading(3_700_000));
    assert_eq!(sitting.clock().left(Color::Black), Some(Span::seconds(60)));
}

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
fn a_game_under_other_names_keeps_its_sitting() {
    let mut game = Game::default();
    let mut sitting = Sitting::begin(agreed("300+3", Conduct::of(Code::Fide)), game.start());
    play(&mut game, &mut sitting, "e4", 3_000);
    let kept = Kept {
        game,
        sitting: Some(sitting),
    };
    let text = kept.to_text();
    assert_eq!(Kept::record_in(&text), kept.game.to_record());
    let mut named = kept;
    named
        .game
        .set_tags(vec![("White".to_owned(), "Anna".to_owned())]);
    let changed = Kept::with_record(&text, &named.game.to_record());
    assert_eq!(Kept::read(&changed).unwrap(), named);
    // What was damaged is not made whole by another name.
    let damaged = text.replace("names Anna\tBert", "names Anna\tBerta");
    let changed = Kept::with_record(&damaged, &named.game.to_record());
    assert_eq!(Kept::read(&changed), Err(KeptError::Checksum));
    assert_eq!(Kept::record_in(&changed), named.game.to_record());
    let crowded = text.replacen("jadoube-sitting 1 ", "jadoube-sitting 1 0 ", 1);
    assert_eq!(Kept::read(&crowded), Err(KeptError::Checksum));
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

#[test]
fn a_move_taken_back_leaves_illegal_moves_and_a_count_that_is_going() {
    let conduct = Conduct {
        fifty: conduct::FiftyLaw::Called,
        ..Conduct::of(Code::Fide)
    };
    let mut game = Game::default().with_long_games(game::LongGames::GoOn);
    let mut sitting = Sitting::begin(agreed("-", conduct), game.start());
    let offence = conduct::Offence::Move {
        piece: Square::B1,
        to: Square::B3,
    };
    let start = *game.position();
    sitting.conduct_mut().offend(conduct, &start, offence);
    for san in ["Nc3", "Nf6"] {
        play(&mut game, &mut sitting, san, 0);
    }
    sitting
        .conduct_mut()
        .fifty_mut()
        .call(Color::White)
        .unwrap();
    for san in ["Nb1", "Ng8"]
        .iter()
        .chain(&["Nc3", "Nf6", "Nb1", "Ng8"].repeat(24))
    {
        play(&mut game, &mut sitting, san, 0);
    }
    for san in ["Nc3", "Nf6"] {
        play(&mut game, &mut sitting, san, 0);
    }
    let fifty = |sitting: &Sitting| sitting.conduct().fifty();
    let counting = |plies| conduct::FiftyCount::Counting {
        by: Color::White,
        plies,
    };
    let expired = conduct::FiftyCount::Expired { by: Color::White };
    assert_eq!(fifty(&sitting), expired);
    for plies in (0..100).rev() {
        game.undo();
        sitting.taken_back(&game, Reading(0));
        assert_eq!(fifty(&sitting), counting(plies));
        assert_eq!(sitting.conduct().illegal_moves(Color::White), 1);
    }
    game.undo();
    sitting.taken_back(&game, Reading(0));
    assert_eq!(fifty(&sitting), conduct::FiftyCount::Idle);
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
