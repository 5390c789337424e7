//! Every perft fixture of `tests/data`, counted by our rules.

use std::fs;
use std::path::Path;

use rules::Position;

/// One position of a fixture file.
struct Fixture {
    id: String,
    source: String,
    fen: String,
    counts: Vec<(u32, u64)>,
}

/// Reads a file of blocks of `id`, `source`, `fen` and `perft <depth> <leaves>` lines.
fn read(text: &str) -> Vec<Fixture> {
    let mut fixtures: Vec<Fixture> = Vec::new();
    for line in text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let (key, value) = line
            .split_once(' ')
            .unwrap_or_else(|| panic!("odd line: {line}"));
        let value = value.to_owned();
        if key == "id" {
            let (source, fen, counts) = (String::new(), String::new(), Vec::new());
            fixtures.push(Fixture {
                id: value,
                source,
                fen,
                counts,
            });
            continue;
        }
        let last = fixtures.last_mut().expect("a block begins with its id");
        match key {
            "source" => last.source = value,
            "fen" => last.fen = value,
            "perft" => {
                let (depth, leaves) = value.split_once(' ').expect(line);
                last.counts
                    .push((depth.parse().expect(line), leaves.parse().expect(line)));
            }
            _ => panic!("odd line: {line}"),
        }
    }
    fixtures
}

fn fixtures(name: &str) -> Vec<Fixture> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name);
    let fixtures = read(&fs::read_to_string(&path).expect(name));
    for fixture in &fixtures {
        assert!(!fixture.source.is_empty(), "{} names no source", fixture.id);
        assert!(!fixture.counts.is_empty(), "{} has no counts", fixture.id);
    }
    fixtures
}

/// Counts the deepest line of each fixture, and all shallow ones; returns the leaves counted.
fn count(fixtures: &[Fixture]) -> u64 {
    let mut total = 0;
    for Fixture {
        id, fen, counts, ..
    } in fixtures
    {
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
        for &(depth, leaves) in counts {
            assert_eq!(position.perft(depth), leaves, "{id}, depth {depth}: {fen}");
            total += leaves;
        }
    }
    total
}

#[test]
fn the_six_standard_positions_have_their_published_counts() {
    let fixtures = fixtures("standard.perft");
    assert!(fixtures.len() >= 6);
    assert!(count(&fixtures) >= 100_000_000);
}

#[test]
fn the_generated_positions_have_the_counts_of_the_oracle() {
    let fixtures = fixtures("generated.perft");
    assert!(fixtures.len() >= 100);
    assert!(count(&fixtures) >= 100_000_000);
}
