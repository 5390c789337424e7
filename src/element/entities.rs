//! Characters that HTML writes by their names or numbers.

/// The named characters from U+00A0 to U+00FF, in their order.
const LATIN: &str = "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr \
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest \
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml \
    eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/// Others that stand in texts about chess.
const OTHERS: [(&str, char); 17] = [
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("ndash", '\u{2013}'),
    ("mdash", '\u{2014}'),
    ("lsquo", '\u{2018}'),
    ("rsquo", '\u{2019}'),
    ("sbquo", '\u{201a}'),
    ("ldquo", '\u{201c}'),
    ("rdquo", '\u{201d}'),
    ("bdquo", '\u{201e}'),
    ("hellip", '\u{2026}'),
    ("bull", '\u{2022}'),
    ("rarr", '\u{2192}'),
    ("larr", '\u{2190}'),
];

/// The longest name or number between `&` and `;`.
const LONGEST: usize = 8;

/// The text that HTML means; what is no character stays as it is.
///
/// # Examples
///
/// ```
/// use element::entities::decode;
///
/// assert_eq!(decode("Kt &amp; B &#8211; &eacute;t&#xe9; &c."), "Kt & B – été &c.");
/// ```
#[must_use]
pub fn decode(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('&') {
        text.push_str(before);
        let known = after
            .split_once(';')
            .filter(|(name, _)| name.len() <= LONGEST)
            .and_then(|(name, tail)| Some((character(name)?, tail)));
        match known {
            Some((letter, tail)) => {
                text.push(letter);
                rest = tail;
            }
            None => {
                text.push('&');
                rest = after;
            }
        }
    }
    text.push_str(rest);
    text
}

fn character(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let hexadecimal = number.strip_prefix(['x', 'X']);
        let code = match hexadecimal {
            Some(digits) => u32::from_str_radix(digits, 16),
            None => number.parse(),
        };
        return code.ok().filter(|&code| code > 0).and_then(char::from_u32);
    }
    if let Some((_, letter)) = OTHERS.iter().find(|(known, _)| *known == name) {
        return Some(*letter);
    }
    let place = LATIN.split_whitespace().position(|known| known == name)?;
    char::from_u32(0xa0 + u32::try_from(place).ok()?)
}

/// A text as HTML writes it, between tags or between double quotes.
///
/// # Examples
///
/// ```
/// use element::entities::{decode, encode};
///
/// assert_eq!(encode("a < \"b\" & c"), "a &lt; &quot;b&quot; &amp; c");
/// assert_eq!(decode(&encode("&amp;")), "&amp;");
/// ```
#[must_use]
pub fn encode(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            other => html.push(other),
        }
    }
    html
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn the_names_of_latin_letters_are_in_their_order() {
        assert_eq!(decode("&nbsp;&szlig;&agrave;&divide;&yuml;"), "\u{a0}ßà÷ÿ");
    }

    #[test]
    fn what_is_no_character_is_kept() {
        for text in [
            "&", "a & b", "&;", "&#0;", "&#xd800;", "&nosuch;", "&lt", "&amp",
        ] {
            assert_eq!(decode(text), text);
        }
    }
}
