//! The pieces as they are seen: on one sheet, side by side, in all their sizes.

use rules::Square;
use serde_json::Value;

use crate::harness::{Page, Pointer, Theme, screens, tests};

tests![
    the_contact_sheet_shows_pieces_that_are_told_apart,
    frames_and_rings_lie_under_the_pieces,
];

/// Lays all pieces over the page and measures them.
const SHEET: &str = include_str!("pieces.js");

/// The least share of their ink that two pieces may not have in common at 24 pixels.
const PIECES_DIFFER: f64 = 0.2;
/// The same for silhouettes at 16 pixels, whose ink is nearly all within.
const SILHOUETTES_DIFFER: f64 = 0.17;
/// The same for figurines in text of 13 pixels, which have only outlines.
const FIGURINES_DIFFER: f64 = 0.4;

fn the_contact_sheet_shows_pieces_that_are_told_apart(page: &mut Page) {
    page.resize(1440, 900);
    for theme in Theme::ALL {
        page.prefer(theme);
        page.open("#/play");
        let observed = page.script_async(SHEET, vec![]);
        assert_eq!(observed["error"], Value::Null, "{observed}");
        assert_eq!(observed["fits"], true, "{observed}");
        for (what, least) in [
            ("pieces", PIECES_DIFFER),
            ("silhouettes", SILHOUETTES_DIFFER),
            ("figurines", FIGURINES_DIFFER),
        ] {
            let differs = observed[what]["differs"].as_f64();
            assert!(differs.is_some_and(|it| it >= least), "{what}: {observed}");
        }
        for share in observed["overCapitals"].as_array().expect("a list") {
            let share = share.as_f64().expect("a number");
            assert!((1.15..1.35).contains(&share), "{observed}");
        }
        page.picture(&screens().join(format!("1440x900-{}-pieces.png", theme.name())));
        page.reload();
    }
}

fn frames_and_rings_lie_under_the_pieces(page: &mut Page) {
    page.open_position("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2");
    page.tap_with(Pointer::Mouse, Square::E4);
    page.expect_shown(".selected", true);
    let under = page.script(
        "const pieces = document.querySelector('.board .pieces');
         return [...document.querySelectorAll('.board .selected, .board .capture')].map((mark) =>
           getComputedStyle(mark.closest('.marks')).zIndex === 'auto' &&
           Boolean(mark.compareDocumentPosition(pieces) & Node.DOCUMENT_POSITION_FOLLOWING));",
        vec![],
    );
    assert_eq!(under, serde_json::json!([true, true]));
}
