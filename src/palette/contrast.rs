//! That every theme of the site holds the contrasts of the table, in both schemes and on every board.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::{ALL, Shade};

/// The names that a block of `styles/theme.css` gives to colors.
type Colors = BTreeMap<String, String>;

/// What stands in the first block with a selector.
fn body<'a>(sheet: &'a str, selector: &str) -> &'a str {
    let start = format!("\n{selector} {{\n");
    let indent = selector.len() - selector.trim_start().len();
    let end = format!("\n{:indent$}}}", "");
    sheet
        .split_once(&start)
        .and_then(|(_, rest)| rest.split_once(&end))
        .unwrap_or_else(|| panic!("no block {selector}"))
        .0
}

/// The colors that the first block with a selector sets.
fn block(sheet: &str, selector: &str) -> Colors {
    let colors = body(sheet, selector).lines().filter_map(|line| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": palette(")?;
        Some((name.to_owned(), value.trim_end_matches(");").to_owned()))
    });
    colors.collect()
}

/// Red, green and blue from 0 to 1, as light.
fn light(hex: &str) -> f64 {
    let digits = hex.trim_start_matches('#');
    let digits: String = if digits.len() == 3 {
        digits.chars().flat_map(|digit| [digit, digit]).collect()
    } else {
        digits.to_owned()
    };
    let part = |at: usize| {
        let value = u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

/// The contrast of two colors, as WCAG 2.2 reckons it.
fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

const THEMES: [&str; 4] = ["paper", "wood", "contrast", "print"];
const BOARDS: [&str; 4] = ["theme", "green", "blue", "gray"];

/// What is drawn on what, and how much it stands out at least.
const TEXT: [(&str, &str, f64); 7] = [
    ("ink", "page", 13.0),
    ("ink", "surface", 13.0),
    ("muted", "page", 6.6),
    ("muted", "surface", 6.6),
    ("accent", "page", 7.9),
    ("accent", "surface", 7.9),
    ("on-accent", "accent", 7.0),
];

fn on_board() -> Vec<(&'static str, &'static str, f64)> {
    let marks = [
        "move-mark",
        "check-mark",
        "last-move-mark",
        "spot-mark",
        "focus-dark",
    ];
    let squares = ["light-square", "dark-square"];
    let mut all: Vec<_> = marks
        .into_iter()
        .flat_map(|mark| squares.map(|square| (mark, square, 3.0)))
        .collect();
    all.extend(squares.map(|square| ("coordinate", square, 4.5)));
    all.extend(squares.map(|square| ("piece-white-line", square, 3.0)));
    all.extend(squares.map(|square| ("piece-black-fill", square, 3.0)));
    all.push(("light-square", "dark-square", 1.9));
    all
}

fn sheet() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../styles/theme.css");
    fs::read_to_string(path).unwrap()
}

/// The colors of the page under a theme and a board.
fn colors(sheet: &str, theme: &str, board: &str) -> Colors {
    let mut colors = block(sheet, ":root");
    if board != "theme" {
        colors.extend(block(sheet, &format!(":root[data-board=\"{board}\"]")));
    }
    match theme {
        "paper" => {}
        // Its board is its own, whatever board was chosen.
        "contrast" => colors.extend(block(sheet, ":root:root[data-theme=\"contrast\"]")),
        _ => {
            let mut own = block(sheet, &format!(":root[data-theme=\"{theme}\"]"));
            if board != "theme" {
                own.retain(|name, _| !name.ends_with("-square"));
            }
            colors.extend(own);
        }
    }
    colors
}

fn shade(colors: &Colors, name: &str) -> Shade {
    let color = &colors[name];
    *ALL.iter()
        .find(|shade| shade.name() == *color)
        .unwrap_or_else(|| panic!("no color {color}"))
}

#[test]
fn every_theme_holds_the_contrasts_of_the_page() {
    let sheet = sheet();
    for theme in THEMES {
        for board in BOARDS {
            let colors = colors(&sheet, theme, board);
            for (front, back, least) in TEXT.into_iter().chain(on_board()) {
                let (front_shade, back_shade) = (shade(&colors, front), shade(&colors, back));
                let schemes = [
                    ("light", front_shade.light, back_shade.light),
                    ("dark", front_shade.dark, back_shade.dark),
                ];
                for (scheme, one, other) in schemes {
                    let found = contrast(one, other);
                    assert!(
                        found >= least,
                        "{theme}, {board}, {scheme}: {front} on {back} is {found:.2}, not {least}"
                    );
                }
            }
        }
    }
}

#[test]
fn text_in_high_contrast_is_seven_to_one() {
    let colors = colors(&sheet(), "contrast", "theme");
    for (front, back, _) in TEXT {
        let (front, back) = (shade(&colors, front), shade(&colors, back));
        assert!(contrast(front.light, back.light) >= 7.0, "{front:?}");
        assert!(contrast(front.dark, back.dark) >= 7.0, "{front:?}");
    }
}

#[test]
fn high_contrast_is_the_same_whether_the_system_asks_for_it_or_the_reader() {
    let sheet = sheet();
    let set = |selector| body(&sheet, selector).lines().map(str::trim);
    let by_reader: Vec<_> = set(":root:root[data-theme=\"contrast\"]").collect();
    // The first block within a media query is that of `prefers-contrast`.
    let by_system: Vec<_> = set("  :root:root:root").collect();
    assert_eq!(by_system, by_reader);
}

#[test]
fn contrast_is_reckoned_as_the_guidelines_do() {
    assert!((contrast("#000", "#fff") - 21.0).abs() < 0.01);
    // The examples of "Understanding Success Criterion 1.4.3".
    assert!((contrast("#767676", "#ffffff") - 4.54).abs() < 0.01);
    assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
}
