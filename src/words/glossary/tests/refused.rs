//! Each line that cannot be read is refused where it stands.

use super::super::{Glossary, GlossaryFault as Fault};

/// The line and the fault of a text that is refused.
fn refused(text: &str) -> (usize, Fault) {
    let error = Glossary::parse(text).expect_err(text);
    (error.line, error.fault)
}

#[test]
fn every_fault_names_its_line() {
    let entry = "term pin Pin\nis A bond.\n";
    let diagram = "term pin Pin\nis A bond.\nboard 8/8/8/8/8/8/8/8 w - -\nshows Nothing.\n";
    for (before, line, fault) in [
        ("", "spoon A fork.", Fault::Keyword),
        (entry, "means A bond.", Fault::Keyword),
        (entry, "more", Fault::Value),
        ("", "is A bond.", Fault::OutsideTerm),
        ("", "source lasker", Fault::Source),
        (entry, "source lasker Lasker", Fault::Source),
        ("source a A\n", "source a B", Fault::Source),
        (entry, "book lasker He knows.", Fault::UnknownSource),
        ("", "term pin", Fault::Term),
        ("", "term Pin Pin", Fault::Term),
        ("", "term pin- Pin", Fault::Term),
        (entry, "term pin Pin", Fault::TakenSlug),
        (entry, "is A tie.", Fault::Repeated),
        (entry, "also a; ; b", Fault::Alias),
        (entry, "more A [[fork.", Fault::Link),
        (entry, "more A fork]].", Fault::Link),
        (entry, "more A [[fork|]].", Fault::Link),
        (entry, "more A [[Fork]].", Fault::Link),
        (entry, "see fork  skewer", Fault::Address),
        (entry, "lesson fork Forks", Fault::Address),
        (entry, "lesson terms/fork", Fault::Address),
        (entry, "law 3.x", Fault::Article),
        (entry, "board 9/8", Fault::Fen),
        (entry, "mark e4", Fault::OutsideDiagram),
        (entry, "try e2e4 It moves.", Fault::OutsideDiagram),
        (diagram, "mark e9", Fault::Squares),
        (diagram, "mark e4 e4", Fault::Squares),
        (diagram, "try e2e4", Fault::Move),
        (diagram, "try e4 It moves.", Fault::Move),
        (diagram, "try e7e8k It moves.", Fault::Move),
    ] {
        let text = format!("{before}{line}\n");
        assert_eq!(
            refused(&text),
            (before.lines().count() + 1, fault),
            "{text}"
        );
    }
}

#[test]
fn an_entry_that_lacks_something_is_refused_where_it_begins() {
    let lacking = "# a comment\n\nterm pin Pin\nalso bond\n\nterm fork Fork\nis Two at once.\n";
    assert_eq!(refused(lacking), (3, Fault::Definition));
    let silent = "term pin Pin\nis A bond.\nboard 8/8/8/8/8/8/8/8 w - -\n";
    assert_eq!(refused(silent), (1, Fault::Caption));
}

#[test]
fn sections_hold_the_entries_below_them() {
    let text = "term a A\nis A.\nsection One\nsection Two\nterm b B\nis B.\nterm c C\nis C.\n";
    let glossary = Glossary::parse(text).unwrap();
    let sections: Vec<(&str, usize)> = glossary
        .sections()
        .map(|(title, entries)| (title, entries.len()))
        .collect();
    assert_eq!(sections, [("One", 0), ("Two", 2)]);
}
