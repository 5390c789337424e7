//! Any attempt in random positions.

use std::collections::BTreeMap;

use rules::{CastlingMode, Move, Position, Role, Square};

use super::games::{Game, Numbers, each_position, few_pieces};
use super::judge::Judge;
use crate::illegal::{Code, attempt};

/// The legal move that the attempt means, found in the list of all.
fn legal(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
    let is_standard = position.castling_mode() == CastlingMode::Standard;
    position.legal_moves().into_iter().find(|mv| {
        let is_landing = mv.to() == to && (is_standard || !mv.is_castling());
        let is_aimed = is_landing || mv.castling_rook() == Some(to);
        mv.from() == from && mv.promotion() == promotion && is_aimed
    })
}

/// Explains one attempt and has it judged.
fn check(
    game: &Game,
    (from, to): (Square, Square),
    promotion: Option<Role>,
    is_known: bool,
) -> Option<Code> {
    let judge = Judge {
        game,
        is_known,
        from,
        to,
        promotion,
    };
    let answer = attempt(&judge.context(), from, to, promotion);
    let expected = legal(game.position(), from, to, promotion);
    assert_eq!(
        answer.as_ref().ok(),
        expected.as_ref(),
        "{} {from}{to}",
        game.position()
    );
    match answer {
        Ok(_) => {
            assert_eq!(judge.code(), None, "{} {from}{to}", game.position());
            None
        }
        Err(illegal) => {
            judge.check(&illegal);
            Some(illegal.code)
        }
    }
}

/// A pair of squares that a player might think of: the piece of origin is mostly an own one.
fn likely_pair(game: &Game, numbers: &mut Numbers) -> (Square, Square) {
    let position = game.position();
    let own: Vec<Square> = position.by_color(position.turn()).into_iter().collect();
    let king = position.king(position.turn());
    match numbers.below(8) {
        0 => (numbers.square(), numbers.square()),
        1 => {
            // Castling more often than not, if the king is at home.
            let rooks: Vec<Square> = position.castling_rights().rooks().into_iter().collect();
            let targets = [
                king.offset(2, 0),
                king.offset(-2, 0),
                rooks.first().copied(),
            ];
            let rank = Square::ALL[king.index() / 8 * 8 + numbers.below(8)];
            (king, targets[numbers.below(3)].unwrap_or(rank))
        }
        2 => {
            let step = king.offset(numbers.below(3) as i32 - 1, numbers.below(3) as i32 - 1);
            (king, step.unwrap_or(king))
        }
        3 => (own[numbers.below(own.len())], numbers.square()),
        _ => {
            let from = own[numbers.below(own.len())];
            let reach: Vec<Square> = crate::pseudo::setup(position)
                .pseudo_destinations(from)
                .into_iter()
                .collect();
            let to = if reach.is_empty() {
                numbers.square()
            } else {
                reach[numbers.below(reach.len())]
            };
            (from, to)
        }
    }
}

fn likely_promotion(pair: (Square, Square), game: &Game, numbers: &mut Numbers) -> Option<Role> {
    let is_pawn = game.position().by_role(Role::Pawn).contains(pair.0);
    let reaches_end = matches!(pair.1.rank().index(), 0 | 7);
    let odds = if is_pawn && reaches_end { 2 } else { 16 };
    (numbers.below(odds) == 0).then(|| Role::ALL[numbers.below(6)])
}

#[test]
fn attempts_in_a_hundred_thousand_positions_are_judged_the_same_twice() {
    let mut reached: BTreeMap<Code, usize> = BTreeMap::new();
    each_position(100_000, |game, numbers| {
        for _ in 0..6 {
            let pair = likely_pair(game, numbers);
            let promotion = likely_promotion(pair, game, numbers);
            let is_known = numbers.below(2) == 0;
            if let Some(code) = check(game, pair, promotion, is_known) {
                *reached.entry(code).or_default() += 1;
            }
        }
    });
    println!("{reached:#?}");
    let missing = Code::ALL
        .into_iter()
        .filter(|code| !reached.contains_key(code));
    // The games here never end.
    assert_eq!(missing.collect::<Vec<_>>(), [Code::GameOver]);
}

#[test]
fn all_pairs_of_squares_are_judged_the_same_twice() {
    let mut number = 0;
    each_position(10_000, |game, numbers| {
        number += 1;
        if number % 100 != 0 {
            return;
        }
        for from in Square::ALL {
            for to in Square::ALL {
                let promotion = likely_promotion((from, to), game, numbers);
                check(game, (from, to), promotion, number % 200 == 0);
            }
        }
    });
}

#[test]
fn attempts_in_positions_of_no_game_are_judged_the_same_twice() {
    let mut numbers = Numbers::new(1);
    for _ in 0..10_000 {
        let game = Game::new(few_pieces(&mut numbers));
        for _ in 0..20 {
            let pair = likely_pair(&game, &mut numbers);
            let promotion = likely_promotion(pair, &game, &mut numbers);
            check(&game, pair, promotion, false);
        }
    }
}
