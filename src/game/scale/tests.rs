use std::collections::HashSet;

use rules::{Role, Setup};

use super::{Hundredths, Phase, SAYINGS, Scale};
use crate::material::{MaterialFact, balance};

#[test]
fn every_scale_has_its_name_and_ranks_the_pieces_alike() {
    for scale in Scale::ALL {
        assert_eq!(scale.to_string().parse(), Ok(scale));
        let values = scale.values();
        assert_eq!((values.pawn.0, values.king.0), (100, 0));
        assert!(values.queen > values.rook && values.rook > values.bishop);
        assert!(values.bishop >= values.knight && values.knight > values.pawn);
    }
    assert!("Usual".parse::<Scale>().is_err());
    for role in Role::ALL {
        assert_eq!(Scale::Usual.values()[role], Hundredths(100 * role.points()));
    }
}

#[test]
fn the_figures_agree_with_their_book_but_where_it_contradicts_itself() {
    let mut wrong = HashSet::new();
    for scale in Scale::ALL {
        for saying in SAYINGS {
            let is_own = scale.seed() == Some(saying.seed) && saying.phase == Phase::Always;
            if is_own && !saying.holds_in(scale) {
                wrong.insert((scale, saying.pieces, saying.than));
            }
        }
    }
    // Seed 004: "The Queen is usually reckoned equal ... to two Rooks and a Pawn", 9.94 and 11.96.
    let queen: &[Role] = &[Role::Queen];
    let rooks_and_pawn: &[Role] = &[Role::Rook, Role::Rook, Role::Pawn];
    assert_eq!(
        wrong,
        HashSet::from([(Scale::Staunton, queen, rooks_and_pawn)])
    );
}

#[test]
fn a_balance_follows_its_scale_and_names_what_figures_hide() {
    let of = |fen: &str, scale| balance(&fen.parse::<Setup>().unwrap().board, scale);
    let white = rules::Color::White;
    let exchange = of("4k1n1/8/8/8/8/8/8/R3K3 w - -", Scale::Hoffer);
    assert_eq!(exchange.difference, Hundredths(548 - 305));
    assert_eq!(exchange.facts, [MaterialFact::Exchange(white)]);
    let two = of("r3k3/8/8/8/8/8/8/1N2KB2 w - -", Scale::Staunton);
    assert_eq!(two.difference, Hundredths(305 + 350 - 548));
    assert_eq!(two.facts, [MaterialFact::TwoPiecesForRook(white)]);
    let pair = of("2b1k1n1/8/8/8/8/8/8/2B1KB2 b - -", Scale::Usual);
    assert_eq!(pair.difference, Hundredths(0));
    assert_eq!(pair.facts, [MaterialFact::BishopPair(white)]);
    // Two bishops on squares of one color are no pair, and what both sides have is no advantage.
    for fen in [
        "4k3/8/8/8/8/8/8/B1B1K3 w - -",
        "4k3/8/8/8/8/8/8/1B1BK3 w - -",
    ] {
        assert!(of(fen, Scale::Usual).facts.is_empty(), "{fen}");
    }
    let start = of(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -",
        Scale::German,
    );
    assert_eq!((start.difference, start.facts), (Hundredths(0), vec![]));
    // A queen in between makes it something else.
    assert!(
        of("3qk1n1/8/8/8/8/8/8/R3K3 w - -", Scale::Usual)
            .facts
            .is_empty()
    );
}
