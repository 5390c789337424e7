//! Which field of a line says what.

/// What separates fields, the usual one first.
const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// The names of the columns that are read, as Lichess has them.
pub(super) const NAMES: [&str; 3] = ["PuzzleId", "FEN", "Moves"];

/// The places of the columns that are read, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Columns {
    pub(super) separator: char,
    /// Whether the first line names them.
    pub(super) are_named: bool,
    /// Of the id, the position and the moves; the id may be missing.
    pub(super) places: [Option<usize>; NAMES.len()],
}

impl Columns {
    /// The columns of a table with this first line.
    pub(super) fn of(first: &str) -> Self {
        let separator = separator_of(first);
        let names: Vec<&str> = fields(first, separator).map(|(name, _)| name).collect();
        let place = |wanted: &str| {
            let mut names = names.iter();
            names.position(|name| name.eq_ignore_ascii_case(wanted))
        };
        let places = NAMES.map(place);
        let are_named = places[1].is_some() && places[2].is_some();
        Self {
            separator,
            are_named,
            places: match are_named {
                true => places,
                false => [Some(0), Some(1), Some(2)],
            },
        }
    }
}

/// The first line that is not empty, and where it begins.
pub(super) fn first_line(text: &str) -> Option<(&str, usize)> {
    let text_start = text.len() - text.trim_start_matches(['\u{feff}', ' ', '\r', '\n']).len();
    let line = text[text_start..].lines().next()?;
    Some((line, text_start))
}

/// Whether a first line is that of a table.
pub(super) fn is_of_table(line: &str) -> bool {
    let columns = Columns::of(line);
    let is_position = |field: &str| {
        let placement = field.split(' ').next().unwrap_or_default();
        placement.matches('/').count() == 7 && !placement.contains(['"', '['])
    };
    let mut fields = fields(line, columns.separator);
    columns.are_named || fields.nth(1).is_some_and(|(field, _)| is_position(field))
}

fn separator_of(line: &str) -> char {
    let count = |separator: &char| line.matches(*separator).count();
    let most = SEPARATORS.iter().rev().copied().max_by_key(count);
    most.unwrap_or(SEPARATORS[0])
}

/// The fields of a line, each with the place of its first letter in bytes; quotation marks around
/// them are left out.
pub(super) fn fields(line: &str, separator: char) -> impl Iterator<Item = (&str, usize)> {
    let mut at = Some(0);
    std::iter::from_fn(move || {
        let start = at?;
        let rest = &line[start..];
        let is_quoted = rest.starts_with('"');
        let quoted_end = is_quoted.then(|| rest[1..].find('"')).flatten();
        let (field, begin, end) = match quoted_end {
            Some(end) => (&rest[1..=end], start + 1, end + 2),
            None => {
                let end = rest.find(separator).unwrap_or(rest.len());
                (&rest[..end], start, end)
            }
        };
        let after = rest[end..].find(separator);
        at = after.map(|skipped| start + end + skipped + separator.len_utf8());
        let space = field.len() - field.trim_start().len();
        Some((field.trim(), begin + space))
    })
}
