//! What the names have to hold to: every row is found, however its moves were ordered.

use std::time::{Duration, Instant};

use notation::san;
use rules::Position;

use crate::pack::{Problem, pack};
use crate::{FormatError, Openings, Part};

const TABLES: [(&str, &str); 5] = [
    ("a.tsv", include_str!("data/a.tsv")),
    ("b.tsv", include_str!("data/b.tsv")),
    ("c.tsv", include_str!("data/c.tsv")),
    ("d.tsv", include_str!("data/d.tsv")),
    ("e.tsv", include_str!("data/e.tsv")),
];

fn openings() -> Openings {
    Openings::from_bytes(&pack(&TABLES).unwrap()).unwrap()
}

/// All positions of a game, the start first.
fn line(moves: &str) -> Vec<Position> {
    let mut positions = vec![Position::default()];
    for word in moves.split(' ').filter(|word| !word.ends_with('.')) {
        let before = positions[positions.len() - 1];
        positions.push(before.play(san::read(&before, word).unwrap()).unwrap());
    }
    positions
}

#[test]
fn every_row_is_found_by_its_last_position() {
    let openings = openings();
    let mut count = 0;
    for (file, text) in TABLES {
        for (number, row) in text.lines().enumerate().skip(1) {
            let columns: Vec<&str> = row.split('\t').collect();
            let positions = line(columns[2]);
            let (place, opening) = openings.last_named(&positions).unwrap();
            let found = (place, opening.eco.to_string(), opening.name);
            let expected = (positions.len() - 1, columns[0].to_owned(), columns[1]);
            assert_eq!(found, expected, "{file}:{}", number + 1);
            count += 1;
        }
    }
    assert_eq!((count, openings.len()), (3_807, 3_807));
}

#[test]
fn a_transposition_finds_its_name() {
    let openings = openings();
    let orders = [
        "d4 Nf6 c4 e6 Nc3 Bb4",
        "c4 e6 Nc3 Nf6 d4 Bb4",
        "d4 e6 c4 Bb4 Nc3 Nf6",
    ];
    for order in orders {
        let (place, opening) = openings.last_named(&line(order)).unwrap();
        assert_eq!(place, 6, "{order}");
        assert_eq!(opening.to_string(), "E20 Nimzo-Indian Defense", "{order}");
    }
}

#[test]
fn a_game_is_named_by_the_last_position_that_has_a_name() {
    let openings = openings();
    let game = line("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 h3 h6 a3 Rb8");
    let (place, opening) = openings.last_named(&game).unwrap();
    assert!(opening.name.starts_with("Ruy Lopez"), "{opening}");
    assert!(place >= 10, "{place}");
    assert_eq!(openings.last_named(&game[..1]), None);
    assert_eq!(openings.last_named(&[]), None);
}

#[test]
fn loading_takes_no_time_that_a_reader_would_notice() {
    let packed = pack(&TABLES).unwrap();
    let start = Instant::now();
    Openings::from_bytes(&packed).unwrap();
    let time = start.elapsed();
    println!("{} bytes read in {time:?}", packed.len());
    // A debug build on a busy machine is slow; what is measured above is a few milliseconds.
    assert!(time < Duration::from_secs(2), "{time:?}");
}

#[test]
fn any_cut_or_changed_file_is_an_error_or_other_names_but_never_a_panic() {
    let (name, text) = TABLES[4];
    let rows: Vec<&str> = text.lines().take(16).collect();
    let packed = pack(&[(name, &rows.join("\n"))]).unwrap();
    for end in 0..packed.len() {
        assert!(
            Openings::from_bytes(&packed[..end]).is_err(),
            "cut at {end}"
        );
    }
    for place in 0..packed.len() {
        for byte in [0, b'\n', b'#', b'}', b'~', 0xff] {
            let mut changed = packed.clone();
            changed[place] = byte;
            drop(Openings::from_bytes(&changed));
        }
    }
}

#[test]
fn a_bad_file_is_reported_with_the_part_that_is_wrong() {
    let read = |text: &str| Openings::from_bytes(text.as_bytes()).unwrap_err();
    assert_eq!(read(""), FormatError::OtherFormat);
    assert_eq!(read("jadoube openings 2\n"), FormatError::OtherFormat);
    let part = Part::Moves;
    assert_eq!(read("jadoube openings 1\n#"), FormatError::Short { part });
    let part = Part::Names;
    assert_eq!(
        read("jadoube openings 1\n#\n\n\n"),
        FormatError::Short { part }
    );
    assert_eq!(
        read("jadoube openings 1\n#\n\n\n\n\n"),
        FormatError::Long { part }
    );
    assert_eq!(
        read("jadoube openings 1\n%#\n|\n\n\n"),
        FormatError::NoSuchMove { position: 1 }
    );
    assert_eq!(
        read("jadoube openings 1\n%$\n#\n$\n#\nx\n"),
        FormatError::NoSuchCode { name: 0 }
    );
    assert_eq!(
        read("jadoube openings 1\n%$\n#\n#\n$\nx\n"),
        FormatError::NoSuchName { name: 0 }
    );
    assert!(Openings::from_bytes(b"jadoube openings 1\n#\n\n\n\n").is_ok());
    let not_text = Openings::from_bytes(b"jado\xffube").unwrap_err();
    assert_eq!(not_text, FormatError::NotText { offset: 4 });
}

#[test]
fn a_wrong_row_is_reported_with_file_and_line() {
    let fault = |rows: &str| {
        let table = format!("eco\tname\tpgn\nA04\tZukertort Opening\t1. Nf3\n{rows}\n");
        pack(&[("x.tsv", &table)]).unwrap_err()
    };
    assert_eq!(
        fault("A00\tBad\t1. e4 e6 2. Ke3").to_string(),
        "x.tsv:3: cannot read \"Ke3\": e1 to e3 is illegal: ".to_owned() + &illegal_king_step()
    );
    assert_eq!(fault("A00\tBad").problem, Problem::Columns { found: 2 });
    assert_eq!(fault("A00\tBad: \t1. e4").problem, Problem::Name);
    assert_eq!(
        fault("A00\tBad\t").problem,
        Problem::Move {
            found: String::new(),
            error: notation::ReadMoveError::Empty,
        }
    );
    assert_eq!(fault("A00\tBad\t1.").problem, Problem::NoMoves);
    let found = "F00".to_owned();
    assert_eq!(fault("F00\tBad\t1. e4").problem, Problem::Code { found });
    let name = "Zukertort Opening".to_owned();
    assert_eq!(fault("A04\tOther\t1. Nf3").problem, Problem::Twice { name });
    assert_eq!(pack(&[("x.tsv", "")]).unwrap_err().problem, Problem::Header);
}

fn illegal_king_step() -> String {
    let before = *line("e4 e6").last().unwrap();
    before
        .find_move(rules::Square::E1, rules::Square::E3, None)
        .unwrap_err()
        .to_string()
}
