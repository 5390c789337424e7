//! The list of the parts, as the tool that cuts the program writes it.

/// A part with the files that it needs, its own last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Part {
    /// Its name at the split point.
    pub(super) name: String,
    /// The stems of its files.
    pub(super) stems: Vec<String>,
}

/// Reads the list that the tool writes: `name: stem stem`.
pub(super) fn read_list(text: &str) -> Vec<Part> {
    let part = |line: &str| {
        let (name, stems) = line.split_once(": ")?;
        Some(Part {
            name: name.to_owned(),
            stems: stems.split_whitespace().map(str::to_owned).collect(),
        })
    };
    text.lines().filter_map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::read_list;

    #[test]
    fn the_list_names_parts_and_their_files() {
        let parts = read_list("study: chunk_3 split_study\nworkshop: split_workshop\n");
        assert_eq!(parts.len(), 2);
        assert_eq!(parts[0].stems, ["chunk_3", "split_study"]);
        assert_eq!(parts[1].name, "workshop");
    }
}
