//! What a component draws that has nothing to show.

use yew::{Html, html};

/// What a component draws that is there for its effects alone, or has nothing to show yet: a text
/// without letters.
///
/// Yew 0.23 inserts what stands before a component in front of the component's first node. Where
/// there is none, it takes the node that used to follow, which may have been removed a moment ago;
/// then the program ends with "failed to insert node before next sibling". So a component always
/// has a node of its own.
pub fn nothing() -> Html {
    html! { "" }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, found);
            } else if path.extension().is_some_and(|it| it == "rs") {
                found.push(path);
            }
        }
    }

    /// The bodies of the components in a source: from the attribute to the first brace at the margin.
    fn components(source: &str) -> impl Iterator<Item = &str> {
        let parts = source.split("\n#[component]\n").skip(1);
        parts.filter_map(|part| part.split("\n}\n").next())
    }

    #[test]
    fn every_component_has_a_node_of_its_own() {
        let mut found = Vec::new();
        sources(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join(".."),
            &mut found,
        );
        let mut count = 0;
        for path in found {
            for component in components(&fs::read_to_string(&path).unwrap()) {
                count += 1;
                let is_empty = component.contains("return Html::default()")
                    || component.trim_end().ends_with("Html::default()");
                let name = component.lines().next();
                assert!(!is_empty, "{name:?} in {}", path.display());
            }
        }
        assert!(count > 50, "the components are found: {count}");
    }
}
