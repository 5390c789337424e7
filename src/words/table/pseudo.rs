//! The pseudo-locale: English that shows whether a sentence comes from the tables.
//!
//! Letters bear accents, vowels are doubled, so that texts are about a third longer as in many
//! languages, and brackets show where a text is cut off or put together from pieces. Places and
//! the entries that links lead to stay as they are.

/// The tag of the pseudo-locale; the region `XA` is for private use.
pub const PSEUDO_TAG: &str = "en-XA";

/// The only message that is no sentence: the key of a language, which has to stay one.
const KEYS: [&str; 1] = ["en"];

/// A template in the pseudo-locale.
///
/// # Examples
///
/// ```
/// use words::table::pseudo_template;
///
/// assert_eq!(pseudo_template("{piece} to {square}"), "⟦{piece} ţóó {square}⟧");
/// assert_eq!(pseudo_template("A [[pin|pinned]] man"), "⟦ÁÁ [[pin|ṕííńńééḋ]] ḿááń⟧");
/// ```
#[must_use]
pub fn pseudo_template(english: &str) -> String {
    if KEYS.contains(&english) {
        return english.to_owned();
    }
    let mut text = String::from("⟦");
    let mut rest = english;
    while let Some(start) = rest.find(['{', '[']) {
        let (before, after) = rest.split_at(start);
        text.extend(before.chars().flat_map(accented));
        rest = if let Some(link) = after.strip_prefix("[[") {
            let (link, tail) = link.split_once("]]").unwrap_or((link, ""));
            let (entry, shown) = match link.split_once('|') {
                Some((entry, shown)) => (entry, shown.to_owned()),
                None => (link, link.replace('-', " ")),
            };
            text.extend(["[[", entry, "|"]);
            text.extend(shown.chars().flat_map(accented));
            text.push_str("]]");
            tail
        } else {
            let end = after.find('}').map_or(after.len(), |end| end + 1);
            let (place, tail) = after.split_at(end);
            text.push_str(place);
            tail
        };
    }
    text.extend(rest.chars().flat_map(accented));
    text.push('⟧');
    text
}

/// A text of a lesson in the pseudo-locale; in Markdown, where its links lead stays as it is.
///
/// # Examples
///
/// ```
/// use words::table::pseudo_markdown;
///
/// assert_eq!(pseudo_markdown("a *[pin](#/glossary/pin)*"), "⟦áá *[ṕííń](#/glossary/pin)*⟧");
/// ```
#[must_use]
pub fn pseudo_markdown(english: &str) -> String {
    let mut text = String::from("⟦");
    let mut rest = english;
    while let Some((before, after)) = rest.split_once("](") {
        let (target, tail) = after.split_once(')').unwrap_or((after, ""));
        text.extend(before.chars().flat_map(accented));
        text.extend(["](", target, ")"]);
        rest = tail;
    }
    text.extend(rest.chars().flat_map(accented));
    text.push('⟧');
    text
}

/// A letter with its accent, twice if it is a vowel.
fn accented(letter: char) -> impl Iterator<Item = char> {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "áƀćḋéƒǵĥíĵķļḿńóṕɋŕśţúṽẃẋýźÁƁĆḊÉƑǴĤÍĴĶĻḾŃÓṔɊŔŚŢÚṼẂẊÝŹ";
    let place = PLAIN.chars().position(|plain| plain == letter);
    let shown = place.and_then(|place| ACCENTED.chars().nth(place));
    let times = 1 + usize::from("aeiouAEIOU".contains(letter));
    std::iter::repeat_n(shown.unwrap_or(letter), times)
}
