//! Deflection, attraction and clearance against labels that others have given
//! (`tests/data/puzzle_themes.txt`). Those labels ask for less than a proof, so not all of them are found;
//! but what is told of the puzzles is hardly ever what nobody has labeled.

use std::collections::BTreeSet;

use explain::{Motif, of_line};
use notation::uci;
use rules::Position;

const PUZZLES: &str = include_str!("../../data/puzzle_themes.txt");

/// Of a label: the motif, how many puzzles have it, and of how many of these at least it is told.
const FOUND: [(&str, Motif, usize, usize); 3] = [
    ("deflection", Motif::Deflection, 38, 32),
    ("attraction", Motif::Attraction, 37, 13),
    ("clearance", Motif::Clearance, 28, 16),
];

/// The label of each puzzle, and what is told of its solution.
fn findings() -> Vec<(&'static str, BTreeSet<Motif>)> {
    let lines = PUZZLES.lines().filter(|line| line.contains(" | "));
    let puzzles = lines.filter(|line| !line.starts_with('#'));
    puzzles
        .map(|line| {
            let fields: Vec<&str> = line.split(" | ").collect();
            let &[label, fen, moves] = fields.as_slice() else {
                panic!("{line}: no three fields");
            };
            let mut position: Position = fen.parse().expect(line);
            let mut start = position;
            let mut line_of_moves = Vec::new();
            for (ply, word) in moves.split_whitespace().enumerate() {
                let mv = uci::read(&position, word).expect(line);
                position = position.play_unchecked(mv);
                match ply {
                    0 => start = position,
                    _ => line_of_moves.push(mv),
                }
            }
            let mut findings = of_line(&start, &line_of_moves);
            findings.retain(|finding| finding.side == start.turn());
            (
                label,
                findings.iter().map(|finding| finding.motif).collect(),
            )
        })
        .collect()
}

#[test]
fn motifs_are_found_where_others_have_labeled_them() {
    let found_in = findings();
    for (label, motif, number, least) in FOUND {
        let labeled: Vec<_> = found_in.iter().filter(|(name, _)| *name == label).collect();
        assert_eq!(labeled.len(), number, "{label}");
        let found = labeled.iter().filter(|(_, motifs)| motifs.contains(&motif));
        let found = found.count();
        assert!(found >= least, "{label}: {found} of {number}");
    }
}

/// A deflection is often an attraction too, so its label is missing more often than the thing.
#[test]
fn attraction_and_clearance_are_hardly_told_where_others_see_something_else() {
    for (label, motif, most) in [
        ("attraction", Motif::Attraction, 0),
        ("clearance", Motif::Clearance, 1),
    ] {
        let found_in = findings();
        let others = found_in.iter().filter(|(name, _)| *name != label);
        let found = others.filter(|(_, motifs)| motifs.contains(&motif)).count();
        assert!(found <= most, "{label}: {found}");
    }
}
