//! Each answer is found a second time, by playing instead of by the tests that made it.

mod written;

use std::collections::BTreeSet;

use exercise::{Ask, Item};
use notation::style;
use rules::{AnyPosition, Bitboard, Color, Piece, Position, Role, Setup, Square};

use super::*;
use crate::question::{BoardTest, CountTest, SquareTest};

const SEEDS: u64 = 16;

fn all(generator: Generator) -> impl Iterator<Item = Generated> {
    let levels = (1..=5).map(Difficulty::new);
    levels.flat_map(move |level| (0..SEEDS).map(move |seed| generator.generate(seed, level)))
}

#[test]
fn the_same_seed_gives_the_same_exercise_and_another_seed_another() {
    for &generator in Generator::ALL {
        let level = Difficulty::new(3);
        let one = generator.generate(5, level);
        assert_eq!(one, generator.generate(5, level), "{}", generator.name());
        let others =
            (0..20).filter(|&seed| generator.generate(seed, level).question != one.question);
        assert!(others.count() > 10, "{}", generator.name());
    }
}

#[test]
fn no_exercise_comes_again_and_again() {
    for &generator in Generator::ALL {
        for level in (1..=5).map(Difficulty::new) {
            let mut seen = Vec::<(Question, u32)>::new();
            for seed in 0..60 {
                let question = generator.generate(seed, level).question;
                match seen.iter_mut().find(|(known, _)| *known == question) {
                    Some((_, count)) => *count += 1,
                    None => seen.push((question, 1)),
                }
            }
            let most = seen.iter().map(|(_, count)| *count).max();
            // There are only so many squares to name, and chance names one of them several times.
            assert!(most <= Some(7), "{} {level:?}: {most:?}", generator.name());
        }
    }
}

#[test]
fn squares_to_name_move_away_from_the_names_of_files_and_ranks() {
    let edge = |square: Square| {
        let [file, rank] = [square.file().index(), square.rank().index()];
        file.min(7 - file).min(rank).min(7 - rank)
    };
    let farthest = |level, far: fn(usize, usize) -> usize| {
        let seeds = 0..60;
        let squares = seeds.map(|seed| {
            let chance = &mut Chance::new(seed);
            edge(boards::square_to_name(chance, Difficulty::new(level)))
        });
        squares.reduce(far)
    };
    assert_eq!(farthest(1, usize::max), Some(1));
    assert_eq!(farthest(2, usize::max), Some(2));
    assert_eq!(
        (farthest(3, usize::min), farthest(3, usize::max)),
        (Some(0), Some(3))
    );
    assert_eq!(farthest(5, usize::min), Some(1));
}

#[test]
fn every_generator_has_a_name_of_its_own() {
    for &generator in Generator::ALL {
        assert_eq!(Generator::from_name(generator.name()), Some(generator));
    }
    assert!(Generator::ALL.len() >= 12);
}

/// The squares to which a piece can go, by trying all of them.
fn reachable(setup: &Setup, from: Square) -> Bitboard {
    let ground = AnyPosition::of(setup);
    let can_go = |&to: &Square| {
        let ways = [None, Some(Role::Queen)];
        ways.into_iter().any(|way| {
            ground
                .find_move(from, to, way)
                .is_ok_and(|mv| mv.to() == to)
        })
    };
    Square::ALL.into_iter().filter(can_go).collect()
}

fn squares(items: &exercise::Answers) -> Bitboard {
    items.iter().map(|item| item.square()).collect()
}

fn is_attacked(position: &Position, square: Square, by: Color) -> bool {
    !position.attackers(square, by).is_empty()
}

#[test]
fn what_is_to_be_found_is_all_there_is() {
    for generator in Generator::ALL.iter().copied().flat_map(all) {
        let Question::Find(task) = &generator.question else {
            continue;
        };
        let (setup, ask) = (task.setup(), task.ask());
        let answers = ask.answers(setup);
        assert!(!answers.is_empty(), "{generator:?}");
        match ask {
            Ask::Moves(Some(of)) => {
                assert_eq!(squares(&answers), reachable(setup, of), "{generator:?}");
            }
            Ask::Moves(None) => {
                let position = Position::from_setup(setup).unwrap();
                assert!(position.is_check());
                let legal = position.legal_moves();
                let from = |at: Square| legal.iter().any(|mv| mv.from() == at);
                assert!(
                    answers
                        .iter()
                        .all(|it| matches!(it, Item::Move(mv) if from(mv.from)))
                );
            }
            Ask::Checks(None) => {
                let position = Position::from_setup(setup).unwrap();
                let mut found = exercise::Answers::new();
                position.for_each_successor(|mv, after| {
                    if after.is_check() {
                        let made = exercise::Try::new(mv.from(), mv.to(), None);
                        found.insert(Item::Move(made));
                    }
                });
                assert_eq!(answers, found, "{generator:?}");
            }
            Ask::Pinned { side: Some(side) } => {
                let position = Position::from_setup(setup).unwrap();
                assert_eq!(squares(&answers), position.pinned(side), "{generator:?}");
            }
            Ask::Squares(of) => {
                let position = Position::from_setup(setup).unwrap();
                assert_eq!(squares(&answers), position.commanded_by(of));
            }
            Ask::Name(of) | Ask::Square(of) => assert_eq!(squares(&answers), of),
            other => panic!("no generator asks {other:?}"),
        }
    }
}

#[test]
fn what_is_said_is_true() {
    for generated in Generator::ALL.iter().copied().flat_map(all) {
        let Question::Say(asked) = &generated.question else {
            continue;
        };
        let position = Position::from_setup(&asked.setup);
        let moves = |position: &Position| position.legal_moves();
        let is = match (asked.that.unwrap(), position) {
            (BoardTest::Light(square), _) => {
                (square.file().index() + square.rank().index()) % 2 == 1
            }
            (BoardTest::Check, Ok(it)) => is_attacked(&it, it.king(it.turn()), it.turn().other()),
            (BoardTest::Checkmate, Ok(it)) => moves(&it).is_empty() && !it.checkers().is_empty(),
            (BoardTest::Stalemate, Ok(it)) => moves(&it).is_empty() && it.checkers().is_empty(),
            (BoardTest::Castle(side), Ok(it)) => it.castling_refusal(side).is_none(),
            (BoardTest::EnPassant, Ok(it)) => it.en_passant().is_some_and(|to| {
                moves(&it)
                    .iter()
                    .any(|mv| mv.to() == to && mv.role() == Role::Pawn)
            }),
            // Too little to mate with: one minor piece, or bishops of one color of squares.
            (BoardTest::Dead, Ok(it)) => {
                let heavy = it.by_role(Role::Pawn) | it.by_role(Role::Rook);
                let minor = it.by_role(Role::Knight) | it.by_role(Role::Bishop);
                let on_light = minor.into_iter().filter(|it| it.is_light()).count();
                let is_one_colored = it.by_role(Role::Knight).is_empty()
                    && (on_light == 0 || on_light == minor.len());
                let can_end = moves(&it).is_empty();
                can_end || heavy.is_empty() && (minor.len() < 2 || is_one_colored)
            }
            (other, _) => panic!("no generator asks {other:?}"),
        };
        assert_eq!(asked.right, is, "{generated:?}");
    }
}

#[test]
fn yes_and_no_are_both_right_often_enough() {
    for &generator in Generator::ALL {
        let asked = all(generator).filter_map(|it| match it.question {
            Question::Say(asked) => Some(asked.right),
            _ => None,
        });
        let answers: Vec<bool> = asked.collect();
        let yes = answers.iter().filter(|right| **right).count();
        let few = answers.len() / 4;
        assert!(
            yes >= few && answers.len() - yes >= few,
            "{}: {yes}",
            generator.name()
        );
    }
}

#[test]
fn what_is_to_be_shown_is_all_there_is() {
    for generated in Generator::ALL.iter().copied().flat_map(all) {
        let Question::Show(asked) = &generated.question else {
            continue;
        };
        let board = asked.setup.board;
        let guarded = |square, by| !board.attackers(square, by, board.occupied()).is_empty();
        let expected: Bitboard = match asked.that.unwrap() {
            SquareTest::Named(square) => square.into(),
            SquareTest::Attacked(color) => {
                let own = board.by_color(color).into_iter();
                own.filter(|&square| guarded(square, color.other()))
                    .collect()
            }
            SquareTest::Unguarded(color) => {
                let king = Piece::new(color, Role::King);
                let own = board.by_color(color) - board.pieces(king);
                own.into_iter()
                    .filter(|&square| !guarded(square, color))
                    .collect()
            }
            SquareTest::NotAsAtStart => {
                let home = Setup::default().board;
                let squares = Square::ALL.into_iter();
                squares
                    .filter(|&square| board.piece_at(square) != home.piece_at(square))
                    .collect()
            }
            other => panic!("no generator asks {other:?}"),
        };
        assert!(!asked.right.is_empty(), "{generated:?}");
        assert_eq!(asked.right, expected, "{generated:?}");
        if let Prompt::ShowNamed { side, name } = &generated.prompt {
            assert_eq!(notation::squares::read(name, *side), asked.right.single());
        }
    }
}

#[test]
fn moves_that_are_to_be_made_are_right() {
    for generated in Generator::ALL.iter().copied().flat_map(all) {
        match &generated.question {
            Question::Move(asked) => {
                assert!(!asked.right.is_empty(), "{generated:?}");
                for &mv in &asked.right {
                    assert!(asked.position.is_legal(mv));
                    let mates = asked.position.play_unchecked(mv).is_checkmate();
                    assert!(asked.text.is_some() || mates, "{generated:?}");
                }
            }
            Question::Write(asked) => {
                let text = style::write(asked.style, &asked.position, &asked.origins, asked.mv);
                let read = style::read(asked.style, &asked.position, &asked.origins, &text);
                assert_eq!(read.ok(), Some(asked.mv), "{generated:?}");
            }
            _ => {}
        }
    }
}

#[test]
fn pieces_are_worth_what_they_cost() {
    for generated in all(Generator::CountValue) {
        let Question::Count(asked) = &generated.question else {
            panic!("{generated:?}")
        };
        let Some(CountTest::Value(color)) = asked.that else {
            panic!("{generated:?}")
        };
        let count = |role| asked.setup.board.pieces(Piece::new(color, role)).len();
        let [pawns, knights, bishops, rooks, queens] = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ]
        .map(count);
        let worth = pawns + 3 * (knights + bishops) + 5 * rooks + 9 * queens;
        assert_eq!(asked.right as usize, worth, "{generated:?}");
    }
}

#[test]
fn a_harder_exercise_has_more_to_look_at() {
    let pieces = |generator: Generator, level| {
        let level = Difficulty::new(level);
        let count = |seed| match generator.generate(seed, level).question {
            Question::Find(task) => task.setup().board.occupied().len(),
            Question::Count(asked) => asked.setup.board.occupied().len(),
            _ => 0,
        };
        (0..SEEDS).map(count).sum::<usize>()
    };
    for generator in [
        Generator::RookMoves,
        Generator::KnightMoves,
        Generator::CountValue,
    ] {
        assert!(
            pieces(generator, 1) < pieces(generator, 3),
            "{}",
            generator.name()
        );
    }
}

#[test]
fn the_boards_that_are_known_are_positions() {
    for fen in [
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1",
        "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1",
        "4k3/8/8/4r3/8/8/4N3/4K3 w - - 0 1",
        "4k3/8/8/2n5/4N3/8/8/4K3 w - - 0 1",
        "4k3/8/8/2N5/4n3/8/8/4K3 w - - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    ] {
        assert!(moves::known(fen).has_legal_moves(), "{fen}");
    }
}

#[test]
fn a_mate_by_promotion_is_another_one_for_another_seed() {
    for level in 3..=5 {
        let difficulty = Difficulty::new(level);
        let boards: BTreeSet<String> = (0..40)
            .map(|seed| Generator::Promotion.generate(seed, difficulty))
            .map(|made| match made.question {
                Question::Move(asked) => {
                    let is_promotion = |mv: &rules::Move| {
                        let role = mv.promotion();
                        role.is_some() && (level < 5 || role != Some(Role::Queen))
                    };
                    assert!(asked.right.iter().all(is_promotion), "{}", asked.position);
                    asked.position.to_string()
                }
                other => panic!("{other:?}"),
            })
            .collect();
        assert!(boards.len() >= 20, "{level}: {}", boards.len());
    }
}
