use rules::{Position, Setup};

use super::{Structures, evaluate};

fn value(fen: &str) -> i32 {
    let position: Position = fen.parse().expect("the test names a position");
    evaluate(&position, &mut Structures::new(), 256)
}

/// The same board with the colors changed and the ranks turned over.
fn mirrored(fen: &str) -> String {
    let mut fields = fen.split(' ');
    let mut field = || fields.next().expect("a FEN has six fields");
    let swap = |letter: char| {
        if letter.is_ascii_lowercase() {
            letter.to_ascii_uppercase()
        } else {
            letter.to_ascii_lowercase()
        }
    };
    let ranks: Vec<String> = field()
        .split('/')
        .rev()
        .map(|rank| rank.chars().map(swap).collect())
        .collect();
    let turn = if field() == "w" { "b" } else { "w" };
    let rights: String = field().chars().map(swap).collect();
    format!("{} {turn} {rights} - 0 1", ranks.join("/"))
}

#[test]
fn both_colors_are_valued_alike() {
    for fen in crate::bench::POSITIONS {
        let turned = mirrored(fen);
        assert!(turned.parse::<Setup>().is_ok(), "{turned}");
        assert_eq!(value(fen), value(&turned), "{fen}");
    }
}

#[test]
fn a_remembered_structure_is_worth_the_same() {
    let mut structures = Structures::new();
    for _ in 0..2 {
        for fen in crate::bench::POSITIONS {
            let position: Position = fen.parse().expect("a position");
            let fresh = evaluate(&position, &mut Structures::new(), 256);
            assert_eq!(evaluate(&position, &mut structures, 256), fresh);
        }
    }
}

#[test]
fn what_cannot_be_won_is_worth_little() {
    for fen in [
        "8/8/4k3/8/8/3N4/3NK3/8 w - - 0 1",
        "8/8/4k3/8/8/3B4/4K3/8 w - - 0 1",
        "7k/8/8/6KP/8/8/8/5B2 w - - 0 1",
        "8/8/4k3/8/r7/4K3/3R1B2/8 w - - 0 1",
    ] {
        assert!(value(fen).abs() < 120, "{fen}: {}", value(fen));
    }
}

#[test]
fn a_bare_king_is_driven_to_the_right_corner() {
    let right = value("7k/8/5K2/8/8/3NB3/8/8 b - - 0 1");
    let wrong = value("k7/8/2K5/8/8/3NB3/8/8 b - - 0 1");
    assert!(right < wrong - 50, "{right} {wrong}");
    let edge = value("4k3/8/4K3/8/8/8/8/R7 w - - 0 1");
    let middle = value("8/8/4k3/8/4K3/8/8/R7 w - - 0 1");
    assert!(edge > middle, "{edge} {middle}");
}

#[test]
fn without_knowledge_only_material_counts() {
    let position: Position = "4k3/pppp4/8/8/8/8/PPPPP3/4K3 w - - 0 1"
        .parse()
        .expect("a position");
    assert_eq!(evaluate(&position, &mut Structures::new(), 0), 100);
}
