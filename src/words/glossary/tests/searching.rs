//! Typed text finds the right entries of the committed glossary.

use super::{english, found};

#[test]
fn castle_finds_the_rook_and_castling() {
    let glossary = english();
    assert_eq!(found(&glossary, "castle")[..2], ["rook", "castling"]);
    assert_eq!(found(&glossary, "Castles")[..2], ["rook", "castling"]);
}

#[test]
fn old_names_find_their_terms() {
    let glossary = english();
    for (query, slugs) in [
        ("horse", &["knight"][..]),
        ("HORSES", &["knight"]),
        ("row", &["rank", "file"]),
        ("officer", &["piece"]),
        ("Kt", &["knight"]),
        ("  in   passing ", &["en-passant"]),
        ("back-rank mate", &["back-rank-mate"]),
        ("j’adoube", &["jadoube"]),
        ("false move", &["illegal-move"]),
        ("double pawn", &["doubled-pawns"]),
        ("zwischenzug", &["intermezzo"]),
        ("protect", &["defended"]),
        ("cover", &["defended", "interpose"]),
        ("exchange", &["exchange", "the-exchange"]),
    ] {
        let found = found(&glossary, query);
        for slug in slugs {
            assert!(
                found.iter().take(slugs.len()).any(|other| other == slug),
                "{query}: {found:?}"
            );
        }
    }
}

#[test]
fn every_entry_is_the_first_found_by_its_title() {
    let glossary = english();
    for entry in glossary.entries() {
        assert_eq!(
            found(&glossary, &entry.title)[0],
            entry.slug,
            "{}",
            entry.title
        );
    }
}

#[test]
fn words_of_definitions_are_found_after_names() {
    let glossary = english();
    assert!(glossary.search("").is_empty() && glossary.search(" - ").is_empty());
    assert!(glossary.search("quux").is_empty());
    let battlements = found(&glossary, "battlements");
    assert_eq!(battlements, ["rook"]);
    let pawn = found(&glossary, "pawn");
    let (name, word) = ("passed-pawn", "en-passant");
    let place = |slug| {
        pawn.iter()
            .position(|other| *other == slug)
            .expect("it is found")
    };
    assert!(place("pawn") < place(name) && place(name) < place(word));
}
