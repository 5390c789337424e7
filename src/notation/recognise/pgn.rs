//! Whether a text has the tags of PGN.

/// The longest tag that counts; a line can be a megabyte.
const LONGEST_TAG: usize = 1024;

/// How many games of a text begin with tags. Lines within a comment are none.
pub(super) fn games(text: &str) -> usize {
    let mut games = 0;
    let mut is_in_tags = false;
    let mut is_in_comment = false;
    for line in text.split(['\n', '\r']) {
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() || line.starts_with('%') {
            continue;
        }
        if !is_in_comment && is_tag(line) {
            games += usize::from(!is_in_tags);
            is_in_tags = true;
            continue;
        }
        is_in_tags = false;
        for letter in line.bytes() {
            match letter {
                b'{' => is_in_comment = true,
                b'}' => is_in_comment = false,
                // The rest of the line is a comment, in which braces are letters.
                b';' if !is_in_comment => break,
                _ => {}
            }
        }
    }
    games
}

/// Whether a line begins with a name and a quoted value in square brackets.
fn is_tag(line: &str) -> bool {
    let Some(inside) = line.strip_prefix('[') else {
        return false;
    };
    let inside = inside.trim_start();
    let name = inside
        .bytes()
        .take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
        .count();
    let Some(value) = inside[name..].trim_start().strip_prefix('"') else {
        return false;
    };
    let mut is_escaped = false;
    for (at, letter) in value.bytes().enumerate().take(LONGEST_TAG) {
        match letter {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'"' => return name > 0 && value[at + 1..].trim_start().starts_with(']'),
            _ => {}
        }
    }
    false
}
