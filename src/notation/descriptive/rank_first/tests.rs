//! Moves as French and Spanish books print them.

use rules::{Position, Setup};

use super::Dialect::{self, French, Spanish};
use crate::descriptive::read_in;
use crate::origins::Origins;

/// What a text says in the first position or in another.
fn read(text: &str, dialect: Dialect, fen: Option<&str>) -> String {
    let position = match fen {
        Some(fen) => {
            let setup: Setup = crate::fen::read(fen).expect("a FEN");
            Position::from_setup(&setup).expect("a legal position")
        }
        None => Position::default(),
    };
    let origins = Origins::of_start(&position);
    match read_in(&position, &origins, text, dialect) {
        Ok(reading) => reading.mv.to_string(),
        Err(error) => format!("{:?}", error.fault),
    }
}

#[test]
fn a_rank_stands_before_its_file_and_a_wing_behind_its_piece() {
    for text in [
        "C3FR",
        "C 3 F R",
        "C. 3. F. R.",
        "C-3FR",
        "CR3F",
        "C. R. 3 F",
        "Cavalier 3 Fou Roi",
        "C. du R. à la 3e case de son F.",
        "C.R. à la troisième case du Fou",
        "C 3e F R",
    ] {
        assert_eq!(read(text, French, None), "g1f3", "{text}");
    }
    for text in [
        "C3AR",
        "C 3 A R",
        "CR3A",
        "C. 3.ª A. R.",
        "Caballo 3 Alfil Rey",
        "C-3AR",
    ] {
        assert_eq!(read(text, Spanish, None), "g1f3", "{text}");
    }
    for text in [
        "P4R",
        "P 4 R",
        "P. R. 2 c.",
        "P. du R. deux pas",
        "PR4R",
        "Pion 4e Roi",
    ] {
        assert_eq!(read(text, French, None), "e2e4", "{text}");
    }
    for text in ["P4D", "P 4ª D", "Peón 4 Dama", "P. 4 D."] {
        assert_eq!(read(text, Spanish, None), "d2d4", "{text}");
    }
    assert!(read("P4C", Spanish, None).contains("Ambiguous"));
    // The letters of one language are none of the other.
    assert!(read("C3AR", French, None).contains("Unreadable"));
    assert!(read("C3FR", Spanish, None).contains("Unreadable"));
}

#[test]
fn captures_castling_and_promotions_are_read() {
    let open = Some("rnbqk2r/ppp2ppp/3b1n2/3pp3/3PP3/3B1N2/PPP2PPP/RNBQK2R w KQkq - 0 1");
    for (text, mv) in [
        ("PRxP", "e4d5"),
        ("PR p PD", "e4d5"),
        ("PR pr PD", "e4d5"),
        ("PDxP", "d4e5"),
        ("P pr PR", "d4e5"),
        ("CxP", "f3e5"),
        ("C pr P", "f3e5"),
        ("Roque", "e1g1"),
        ("R Roq.", "e1g1"),
        ("Roq. T. R.", "e1g1"),
        ("O-O", "e1g1"),
        ("petit roque", "e1g1"),
    ] {
        assert_eq!(read(text, French, open), mv, "{text}");
    }
    for (text, mv) in [
        ("PRxP", "e4d5"),
        ("PD toma P", "d4e5"),
        ("CxP", "f3e5"),
        ("enroca", "e1g1"),
        ("enroque corto", "e1g1"),
        ("0-0", "e1g1"),
        ("A5CD+", "d3b5"),
        ("A5CDjaque", "d3b5"),
    ] {
        assert_eq!(read(text, Spanish, open), mv, "{text}");
    }
    let long = Some("r3k3/1P6/8/8/8/2R5/8/R3K3 w Q - 0 1");
    for (text, mv) in [
        ("P8CD=D", "b7b8q"),
        ("P8C=C", "b7b8n"),
        ("P 8 C fait D", "b7b8q"),
        ("PxT=D", "b7a8q"),
        ("grand roque", "e1c1"),
        ("Roque T D", "e1c1"),
        ("T1xT", "a1a8"),
        ("T3-3TD", "c3a3"),
        ("T1-3T", "a1a3"),
    ] {
        assert_eq!(read(text, French, long), mv, "{text}");
    }
}
