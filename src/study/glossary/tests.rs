//! The pages of the glossary as text, as a browser would receive them.

use words::Glossary;
use yew::LocalServerRenderer;

use super::*;

fn english() -> Library {
    let text = include_str!("../../../public/glossary/en.txt");
    Library::Open(Rc::new(
        Glossary::parse(text).expect("the committed text is read"),
    ))
}

fn html(library: Library, place: GlossaryRoute) -> String {
    let props = GlossaryProps {
        library,
        place,
        settings: Settings::default(),
        heading_focus: Pulse::default(),
        on_retry: Callback::noop(),
        send: Callback::noop(),
    };
    let renderer = LocalServerRenderer::<GlossaryPage>::with_props(props).hydratable(false);
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime
        .expect("a runtime without drivers starts")
        .block_on(renderer.render())
}

fn term(name: &str) -> String {
    html(english(), GlossaryRoute::Term(name.into()))
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn the_list_links_to_every_term_under_its_section() {
    let Library::Open(glossary) = english() else {
        unreachable!("it was just read");
    };
    let text = html(english(), GlossaryRoute::List);
    for entry in glossary.entries() {
        let link = format!(r##"href="#/glossary/{}""##, entry.slug);
        assert_eq!(count(&text, &link), 1, "{link}");
    }
    assert_eq!(count(&text, "<h3"), glossary.sections().count());
    assert!(text.contains(r#"<h2 tabindex="-1">Glossary</h2>"#));
    assert!(text.contains(&words::glossary_count(glossary.entries().len())));
    assert!(text.contains(r#"<label for="glossary-search">"#));
}

#[test]
fn what_is_looked_for_stands_first_and_nothing_else() {
    let text = term("castle");
    let rook = text.find("#/glossary/rook");
    let castling = text.find("#/glossary/castling");
    assert!(rook.is_some() && rook < castling);
    assert!(text.contains(r#"value="castle""#));
    assert_eq!(count(&text, "<h3"), 0);
}

#[test]
fn an_unknown_term_is_named_above_the_whole_list() {
    let text = term("spoonful");
    assert!(text.contains("No term found for \u{201c}spoonful\u{201d}."));
    assert!(text.contains("#/glossary/fork"));
}

#[test]
fn a_term_is_told_with_its_names_its_diagram_and_its_kin() {
    let text = term("horse");
    assert!(text.contains(r#"<h2 tabindex="-1">Knight</h2>"#));
    for part in [
        "Also: ",
        "horse",
        "FIDE Laws of Chess: 3.6",
        "See also",
        "Play the move",
    ] {
        assert!(text.contains(part), "{part}");
    }
    assert_eq!(count(&text, r#"role="grid""#), 1);
    assert!(text.contains(r#"aria-label="Diagram, white at the bottom""#));
}

#[test]
fn each_diagram_with_pieces_leads_to_a_board_with_either_side_to_move() {
    let Library::Open(glossary) = english() else {
        unreachable!("it was just read");
    };
    for entry in glossary.entries() {
        let text = term(&entry.slug);
        let ways = count(&text, r##"href="#/analyse?fen="##);
        let drawn = entry.diagram.as_ref();
        let drawn = drawn.filter(|it| !it.setup.board.occupied().is_empty());
        assert_eq!(ways, 2 * usize::from(drawn.is_some()), "{}", entry.slug);
        for turn in drawn.iter().flat_map(|_| ["_w_", "_b_"]) {
            assert!(text.contains(turn), "{}: {turn}", entry.slug);
        }
    }
}

#[test]
fn a_diagram_without_a_move_is_a_picture_with_a_description() {
    let text = term("board");
    assert_eq!(count(&text, r#"role="img""#), 1);
    assert!(
        text.contains("Diagram, white at the bottom. No pieces. Marked: a8 and h1.")
            || text.contains("Diagram, white at the bottom. No pieces. Marked: h1 and a8.")
    );
    assert_eq!(count(&text, "gridcell"), 0);
    assert!(text.contains("Where the books disagree"));
}

#[test]
fn every_term_is_drawn_without_a_style_or_a_dead_link() {
    let Library::Open(glossary) = english() else {
        unreachable!("it was just read");
    };
    for entry in glossary.entries() {
        let text = term(&entry.slug);
        assert!(!text.contains("style="), "{}", entry.slug);
        for link in text.split(r##"href="#/glossary/"##).skip(1) {
            let slug = link.split('"').next().unwrap_or_default();
            assert!(
                glossary.find(slug).is_some(),
                "{} leads to {slug}",
                entry.slug
            );
        }
    }
}

#[test]
fn a_text_that_is_on_its_way_or_lost_is_told() {
    let waiting = html(Library::Fetching, GlossaryRoute::List);
    assert!(waiting.contains("Loading the glossary"));
    let failed = html(Library::Failed, GlossaryRoute::List);
    assert!(failed.contains("couldn't be loaded") && failed.contains("Try again</button>"));
}

#[test]
fn the_list_leads_to_the_names_of_the_squares() {
    let text = html(english(), GlossaryRoute::List);
    assert_eq!(count(&text, r##"href="#/glossary/squares""##), 1);
}

#[test]
fn every_square_has_its_three_names_without_the_text_of_the_glossary() {
    let text = html(Library::Failed, GlossaryRoute::Legend);
    assert!(
        text.contains(r#"<h2 tabindex="-1">Squares and signs</h2>"#),
        "{text}"
    );
    for square in rules::Square::ALL {
        assert_eq!(count(&text, &format!("<b>{square}</b>")), 1, "{square}");
    }
    // The first square of the table is a8, Black's own corner.
    let first = text.split("<b>").nth(1).unwrap_or_default();
    for name in ["a8</b>", " QR8<", " QR1<"] {
        assert!(first.contains(name), "{name}: {first}");
    }
    for sign in [
        "\u{2658} \u{265e}",
        "Kt, N",
        "^Kt #Kt",
        "\u{2020}",
        "dble. ch.",
    ] {
        assert!(text.contains(sign), "{sign}");
    }
    for language in notation::letters::Language::ALL {
        assert!(
            text.contains(&words::language_name(language)),
            "{language:?}"
        );
    }
}

#[test]
fn a_term_leads_to_what_the_laws_say_about_it() {
    let text = term("touch-move");
    for topic in ["touch", "impossible-touch", "several-touched", "release"] {
        let link = format!(r##"href="#/laws/{topic}""##);
        assert_eq!(count(&text, &link), 1, "{link}");
    }
    assert_eq!(count(&term("fork"), "#/laws/"), 0);
}
