//! The tags of a game.

/// The seven tags that every game has, in their order (PGN standard, 8.1.1).
pub const SEVEN_TAG_ROSTER: [&str; 7] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The longest name or value of a tag, in bytes (PGN standard, 7).
pub const MAX_TAG: usize = 255;

/// Tags that say what a record knows in its own terms; they are never kept as text.
pub(crate) fn is_derived(name: &str) -> bool {
    matches!(name, "Result" | "FEN" | "SetUp" | "Variant")
}

/// Whether the value says no more than a missing tag of the roster does.
pub(crate) fn is_placeholder(name: &str, value: &str) -> bool {
    SEVEN_TAG_ROSTER.contains(&name) && matches!(value, "" | "?" | "????.??.??")
}

/// Whether this can be the name of a tag.
pub(crate) fn is_name(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"_-+".contains(&byte) || byte >= 0x80;
    (1..=MAX_TAG).contains(&name.len()) && name.bytes().all(fits)
}

/// A value as it can be written: in one line, and no longer than the standard allows.
pub(crate) fn clean_value(value: &str) -> String {
    let letters = cut(value).chars();
    letters
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}

/// As much of a value as is kept.
pub(crate) fn cut(value: &str) -> &str {
    &value[..value.floor_char_boundary(MAX_TAG)]
}

/// Sets a tag in its place: the roster first and in its order, then the others by their names, as
/// the export format wants them (PGN standard, 8.1).
pub(crate) fn insert(tags: &mut Vec<(String, String)>, name: &str, value: String) {
    if let Some((_, old)) = tags.iter_mut().find(|(tag, _)| tag == name) {
        *old = value;
        return;
    }
    let rank = rank(name);
    let at = tags.partition_point(|(tag, _)| self::rank(tag) < rank);
    tags.insert(at, (name.to_owned(), value));
}

fn rank(name: &str) -> (usize, &str) {
    let place = SEVEN_TAG_ROSTER.iter().position(|tag| *tag == name);
    (place.unwrap_or(SEVEN_TAG_ROSTER.len()), name)
}
