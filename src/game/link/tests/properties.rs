//! What holds for every game and every text.

use proptest::prelude::*;
use rules::{ByColor, Color, Position, chess960};

use super::{forged, stripped};
use crate::Game;
use crate::link::{LinkError, LinkedGame, PlayerName, Relation};

/// Games of random moves from any start, with names, options and an end perhaps.
fn games() -> impl Strategy<Value = LinkedGame> {
    let known = prop::sample::select(vec![
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 3 20",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 17 9999",
        "4k3/8/8/8/2pP4/8/8/4K3 b - d3 0 40",
        "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1",
    ]);
    let starts = prop_oneof![
        2 => Just(Position::default()),
        3 => known.prop_map(|fen| fen.parse().unwrap()),
        1 => (0..chess960::START_POSITIONS)
            .prop_map(|number| chess960::start_position(number).unwrap()),
    ];
    let name = prop::option::of("\\PC{0,40}");
    let options = prop::collection::vec((any::<u8>(), any::<u32>()), 0..5);
    let choices = prop::collection::vec(any::<u16>(), 0..160);
    let end = (0..12_u8, any::<bool>());
    (
        starts,
        choices,
        any::<u32>(),
        (name.clone(), name),
        options,
        end,
    )
        .prop_map(
            |(start, choices, id, (white, black), options, (end, is_white))| {
                let mut game = Game::from_position(start);
                for choice in choices {
                    let moves = game.position().legal_moves();
                    let Some(mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
                        break;
                    };
                    if game.play(*mv).is_err() {
                        break;
                    }
                }
                let color = if is_white { Color::White } else { Color::Black };
                // Where this is refused, the game stays as it is.
                let _ = match end {
                    0 => game.resign(color),
                    1 => game.run_out_of_time(color),
                    2 => game.offer_draw(color),
                    3 => game.annul(),
                    5 => game.abandon(color),
                    6 => game.lose_by_infraction(),
                    4 => game.offer_draw(color).and_then(|()| game.accept_draw()),
                    _ => Ok(()),
                };
                let mut linked = LinkedGame::new(id, game);
                let read = |name: Option<String>| name.and_then(|name| PlayerName::new(&name));
                linked.names = ByColor {
                    white: read(white),
                    black: read(black),
                };
                for (key, value) in options {
                    linked.options.set(key, value);
                }
                linked
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_game_is_read_back_from_its_link(game in games()) {
        let link = game.to_link();
        prop_assert!(link[3..].bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        prop_assert_eq!(LinkedGame::from_link(&link), Ok(stripped(&game)));
    }

    #[test]
    fn a_link_with_one_wrong_letter_is_refused_with_its_place(
        game in games(),
        place in any::<prop::sample::Index>(),
        letter in prop::sample::select(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".chars().collect::<Vec<_>>()
        ),
    ) {
        let link = game.to_link();
        let place = 3 + place.index(link.len() - 3);
        if link[place..].starts_with(letter) {
            return Ok(());
        }
        let damaged = format!("{}{letter}{}", &link[..place], &link[place + 1..]);
        let character = Some(place + 1);
        prop_assert_eq!(LinkedGame::from_link(&damaged), Err(LinkError::Damaged { character }));
    }

    #[test]
    fn a_damaged_link_is_never_another_game(
        game in games(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..5_u8, any::<char>()), 1..6),
    ) {
        let link = game.to_link();
        let mut letters: Vec<char> = link.chars().collect();
        for (place, change, letter) in changes {
            let place = place.index(letters.len());
            match change {
                0 => letters[place] = letter,
                1 => letters.insert(place, letter),
                2 => { letters.remove(place); }
                3 => letters.truncate(place.max(1)),
                _ => letters.swap(place, 0),
            }
            if letters.is_empty() {
                break;
            }
        }
        let damaged: String = letters.into_iter().collect();
        if damaged != link {
            prop_assert!(LinkedGame::from_link(&damaged).is_err(), "{}", damaged);
        }
    }

    #[test]
    fn any_text_is_refused_without_a_panic(text in "(v1\\.)?[A-Za-z0-9_-]{0,80}") {
        prop_assert!(LinkedGame::from_link(&text).is_err());
    }

    #[test]
    fn any_bytes_with_a_right_check_value_are_one_game_or_none(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        let link = forged(&bytes);
        if let Ok(game) = LinkedGame::from_link(&link) {
            prop_assert_eq!(game.to_link(), link);
        }
    }

    #[test]
    fn forged_moves_on_a_sound_head_are_one_game_or_none(
        plies in 0..100_u8,
        moves in prop::collection::vec(any::<u8>(), 0..60),
    ) {
        let mut bytes = vec![1, 2, 3, 4, 0, plies];
        bytes.extend(moves);
        let link = forged(&bytes);
        if let Ok(game) = LinkedGame::from_link(&link) {
            prop_assert_eq!(game.to_link(), link);
        }
    }

    #[test]
    fn relations_are_the_same_from_either_side(game in games(), cut in any::<prop::sample::Index>()) {
        let mut older = stripped(&game);
        let count = cut.index(older.game.len() + 1);
        for _ in 0..count {
            older.game.undo();
        }
        let older = stripped(&older);
        if count > 0 {
            let plies = count;
            prop_assert_eq!(older.relation_to(&game), Relation::Ahead { plies });
            prop_assert_eq!(game.relation_to(&older), Relation::Behind { plies });
        } else {
            prop_assert_eq!(older.relation_to(&game), Relation::Same);
        }
    }
}
