//! Reasons that a beginner would misunderstand if they named another rule first.

use exercise::{Ask, Item};
use rules::{Role, Setup, Square};

use super::COURSE;
use crate::generate::Difficulty;
use crate::question::Question;
use crate::reason::{Reason, of_attempt, of_find};

fn setup(fen: &str) -> Setup {
    fen.parse().unwrap()
}

#[test]
fn nothing_covers_a_square_that_a_pawn_never_attacks() {
    let setup = setup("4k3/5p2/8/8/5P2/8/8/4K3 w - - 0 1");
    let reason = |ask, square| of_find(ask, &setup, Item::Square(square));
    let expected = Reason::DoesNotAttack {
        from: Square::F4,
        square: Square::F8,
        by: None,
    };
    assert_eq!(reason(Ask::Squares(Square::F4), Square::F8), expected);
}

#[test]
fn a_piece_that_never_goes_there_hears_so_before_it_hears_of_its_own_side() {
    let setup = setup("3k4/8/8/8/4R2P/8/8/4K3 w - - 0 1");
    let reason = |from, to| of_attempt(&setup, from, to);
    assert!(matches!(
        reason(Square::H4, Square::E4),
        Reason::Geometry { .. }
    ));
    // The rook does go along the rank.
    assert!(matches!(
        reason(Square::E4, Square::H4),
        Reason::Illegal { .. }
    ));
}

#[test]
fn the_test_of_a_stage_asks_about_no_piece_of_a_later_one() {
    let taught = [
        ("rook", Role::Rook),
        ("bishop", Role::Bishop),
        ("queen", Role::Queen),
        ("king", Role::King),
        ("knight", Role::Knight),
        ("pawn", Role::Pawn),
    ];
    for (stage, place) in COURSE.map.stages.iter().zip(0..=taught.len()) {
        let known: Vec<Role> = taught[..place].iter().map(|&(_, role)| role).collect();
        for (item, seed) in stage
            .test
            .iter()
            .flat_map(|item| (0..40).map(move |it| (item, it)))
        {
            for difficulty in (1..=5).map(Difficulty::new) {
                let drawn = item.generator.generate(seed, difficulty);
                let Question::Find(task) = &drawn.question else {
                    continue;
                };
                let asked = match task.ask() {
                    Ask::Squares(of) | Ask::Moves(Some(of)) | Ask::Captures(Some(of)) => of,
                    _ => continue,
                };
                let role = task.setup().board.piece_at(asked).map(|piece| piece.role);
                assert!(
                    role.is_none_or(|role| known.contains(&role)),
                    "{}: {:?} in {}",
                    stage.slug,
                    role,
                    task.setup()
                );
            }
        }
    }
}
