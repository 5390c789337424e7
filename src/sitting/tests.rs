use clock::{Event, Gap, Notice, Reading, Span};
use conduct::{Binding, CheckCall, CheckNotice, Code, Conduct, TouchEvent};
use contest::{Alternation, Contest, Length, Lot, Player, Terms};
use game::{Game, Outcome};
use rules::{Color, Square};

use super::*;

pub(crate) fn agreed(control: &str, conduct: Conduct) -> Agreement {
    Agreement {
        names: ["Anna".into(), "Bert".into()],
        control: control.parse().unwrap(),
        conduct,
        ..Agreement::default()
    }
}

pub(crate) fn play(game: &mut Game, sitting: &mut Sitting, san: &str, at: u64) -> Happened {
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
