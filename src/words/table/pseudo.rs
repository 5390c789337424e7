//! The pseudo-locale: English that shows whether a sentence comes from the tables.
//!
//! Letters bear accents, vowels are doubled, so that texts are about a third longer as in many
//! languages, and brackets show where a text is cut off or put together from pieces. Places and
//! the entries that links lead to stay as they are.

use super::text::push_messages;

/// The tag of the pseudo-locale; the region `XA` is for private use.
pub const PSEUDO_TAG: &str = "en-XA";

/// The only message that is no sentence: the key of a language, which has to stay one.
const KEYS: [&str; 1] = ["en"];

/// All messages in the pseudo-locale, in the form of a translation.
#[must_use]
pub fn pseudo_text() -> String {
    let mut text = ["@tag = ", PSEUDO_TAG, "\n@direction = ltr\n"].concat();
    push_messages(&mut text, pseudo_template);
    text
}

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

#[cfg(test)]
mod tests {
    use super::super::{English, Message, all, fits, read_translation, translation_faults};
    use super::{KEYS, pseudo_template, pseudo_text};

    #[test]
    fn every_message_differs_from_english_and_keeps_its_places() {
        let text = pseudo_text();
        assert_eq!(translation_faults(&text), []);
        assert!(read_translation(&text).is_ok());
        for message @ Message { key, english, .. } in all() {
            for (_, template) in english.forms() {
                let pseudo = pseudo_template(template);
                let fits = fits(pseudo.as_bytes(), message.places, message.optional());
                assert!(fits, "{key}: {pseudo}");
                assert!(
                    pseudo != template || KEYS.contains(&template),
                    "{key}: {pseudo}"
                );
            }
        }
    }

    #[test]
    fn links_lead_to_the_same_entries() {
        for Message { key, english, .. } in all() {
            for (_, template) in english.forms() {
                let (plain, pseudo) = (
                    crate::Prose::of(template),
                    crate::Prose::of(&pseudo_template(template)),
                );
                assert!(plain.links().eq(pseudo.links()), "{key}");
            }
        }
    }

    #[test]
    fn texts_are_about_a_third_longer() {
        let plain = all()
            .into_iter()
            .filter_map(|message| match message.english {
                English::Plain(text) => Some(text),
                English::Counted { .. } => None,
            });
        let (mut short, mut long) = (0, 0);
        for text in plain {
            short += text.chars().count();
            long += pseudo_template(text).chars().count();
        }
        let percent = long * 100 / short;
        assert!((125..=145).contains(&percent), "{percent} %");
    }
}
