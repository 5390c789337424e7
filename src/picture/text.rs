//! Text and numbers as XML has them, and XML as an address.

/// Escapes a text for XML and drops the characters that XML cannot hold at all.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\0'..='\x1f' | '\u{fffe}' | '\u{ffff}' => {}
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// Writes a number with at most one digit after the point, and no more than it needs.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0" } else { text }.to_owned()
}

/// The address that holds a whole picture, for `img` elements and canvases.
///
/// # Examples
///
/// ```
/// let address = picture::data_url("<use href=\"#rook\">é</use>");
/// assert_eq!(address, "data:image/svg+xml,%3Cuse href='%23rook'%3E%C3%A9%3C/use%3E");
/// ```
#[must_use]
pub fn data_url(svg: &str) -> String {
    let mut url = String::with_capacity(svg.len() * 5 / 4);
    url.push_str("data:image/svg+xml,");
    for byte in svg.bytes() {
        match byte {
            // Shorter than three characters; text holds quotation marks only as entities.
            b'"' => url.push('\''),
            b'\n' => {}
            b' ' | b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => url.push(char::from(byte)),
            b'-' | b'_' | b'.' | b'~' | b'/' | b':' | b';' | b',' | b'=' | b'(' | b')' | b'&' => {
                url.push(char::from(byte));
            }
            _ => url.push_str(&format!("%{byte:02X}")),
        }
    }
    url
}

#[cfg(test)]
mod tests {
    use super::{escape, number};

    #[test]
    fn text_cannot_leave_its_element() {
        assert_eq!(
            escape("</title><script>\"&\u{0}\u{1b}\n"),
            "&lt;/title&gt;&lt;script&gt;&quot;&amp; "
        );
    }

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        assert_eq!(
            [24.0, 0.25, -0.04, 7.96, 12.34].map(number),
            ["24", "0.2", "0", "8", "12.3"]
        );
    }
}
