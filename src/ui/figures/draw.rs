//! Gives the symbols of the pieces in the page other shapes.

use picture::CARVED;
use rules::{Color, Role};
use web_sys::{Document, Element};

use crate::platform::document;
use crate::settings::PieceSet;

const SVG: &str = "http://www.w3.org/2000/svg";

/// What the names of the shapes of a set begin with, and the width of their lines where the shapes
/// have none of their own.
const fn shapes(set: PieceSet) -> (&'static str, Option<&'static str>) {
    match set {
        PieceSet::Book => ("shape-", None),
        PieceSet::Bold => ("bold-", Some("2.4")),
        PieceSet::Carved => ("carved-", None),
    }
}

/// Shows a set on every board of the page.
pub(super) fn show(set: PieceSet) {
    let Some(document) = document() else {
        return;
    };
    let (prefix, width) = shapes(set);
    for role in Role::ALL {
        let shape = [prefix, &role.char().to_string()].concat();
        if document.get_element_by_id(&shape).is_none() && add(&document, &shape).is_none() {
            return;
        }
        for color in Color::ALL {
            let symbol = format!("#piece-{}{} > use", color.char(), role.char());
            let Ok(Some(figure)) = document.query_selector(&symbol) else {
                continue;
            };
            // What cannot be set leaves the piece as it was drawn before.
            let _ = figure.set_attribute("href", &["#", &shape].concat());
            let _ = match width {
                Some(width) => figure.set_attribute("stroke-width", width),
                None => figure.remove_attribute("stroke-width"),
            };
        }
    }
}

/// Adds a shape of the second set to the drawings in the page.
fn add(document: &Document, id: &str) -> Option<()> {
    let place = document.query_selector(".sprite defs").ok()??;
    let shape = document.create_element_ns(Some(SVG), "g").ok()?;
    shape.set_id(id);
    for (name, value) in paths(id) {
        if name == "path" {
            let path = document.create_element_ns(Some(SVG), "path").ok()?;
            shape.append_child(&path).ok()?;
        } else {
            let path: Element = shape.last_element_child()?;
            path.set_attribute(name, value).ok()?;
        }
    }
    place.append_child(&shape).ok()?;
    Some(())
}

/// The paths of a shape: `path` where one begins, and then its attributes.
fn paths(id: &str) -> Vec<(&'static str, &'static str)> {
    let mark = format!("<g id=\"{id}\">");
    let line = CARVED.lines().find_map(|line| line.strip_prefix(&*mark));
    let mut found = Vec::new();
    for path in line.unwrap_or_default().split("<path ").skip(1) {
        found.push(("path", ""));
        let mut parts = path.split('"');
        while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
            found.push((name.trim().trim_end_matches('='), value));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_of_the_second_set_is_read_whole() {
        for role in Role::ALL {
            let id = format!("carved-{}", role.char());
            let found = paths(&id);
            let count = |name: &str| found.iter().filter(|(found, _)| *found == name).count();
            assert!(count("path") >= 2, "{id}: {found:?}");
            assert_eq!(count("path"), count("d"), "{id}");
            let known = ["path", "d", "fill", "stroke", "stroke-width"];
            assert!(
                found.iter().all(|(name, _)| known.contains(name)),
                "{found:?}"
            );
        }
        assert!(paths("carved-x").is_empty());
    }
}
