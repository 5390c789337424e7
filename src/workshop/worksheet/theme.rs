//! What the heading of a worksheet asks for: "Mate in two" over plain positions makes each of them
//! that task.

use element::{Attribute, Mode, Snippet};
use exercise::mate::MOST_MOVES;
use notation::small;

/// In how many moves a heading asks for mate, if it does.
///
/// # Examples
///
/// ```
/// use workshop::worksheet::theme;
///
/// assert_eq!(theme::mate_in("Mate in two"), Some(2));
/// assert_eq!(theme::mate_in("Homework: mates in 1 move."), Some(1));
/// assert_eq!(theme::mate_in("Endings"), None);
/// ```
#[must_use]
pub fn mate_in(heading: &str) -> Option<u8> {
    let heading = small::text(heading);
    let phrases = words::worksheet_mate_headings();
    let rest = phrases.split(", ").find_map(|phrase| {
        let (_, rest) = heading.split_once(phrase)?;
        rest.starts_with(char::is_whitespace).then_some(rest)
    })?;
    let word = rest.split_whitespace().next()?;
    let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let names = words::worksheet_mate_numbers();
    let named = names.split(", ").zip(1..).find(|(name, _)| *name == word);
    let number = named.map(|(_, number)| number).or(word.parse().ok());
    number.filter(|number| (1..=MOST_MOVES).contains(number))
}

/// A board as its heading has it: one that asks nothing asks what the heading does, where its own
/// words are none.
#[must_use]
pub fn themed(item: &Snippet, heading: &str) -> Snippet {
    let is_plain = matches!(item.mode(), Mode::Diagram | Mode::Play);
    let own = mate_in(&item.prompt);
    let asked = own.or_else(|| mate_in(heading).filter(|_| item.prompt.is_empty()));
    let mut item = item.clone();
    if let Some(moves) = asked.filter(|_| is_plain) {
        item.set(Attribute::Mode, Some(Mode::Solve.name()));
        item.set(Attribute::Goal, Some("mate"));
        item.set(Attribute::In, Some(&moves.to_string()));
    }
    item
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_ask_for_mates_in_words_and_in_figures() {
        for (heading, moves) in [
            ("Mate in one", Some(1)),
            ("MATE IN 1", Some(1)),
            ("Checkmate in three!", Some(3)),
            ("Mates in 4 moves", Some(4)),
            ("Mate in five", None),
            ("Mate in 12", None),
            ("Stalemate inside", None),
            ("", None),
        ] {
            assert_eq!(mate_in(heading), moves, "{heading}");
        }
    }

    #[test]
    fn only_boards_that_ask_nothing_take_the_heading_over() {
        let plain = Snippet::from_query("fen=6k1/5ppp/8/8/8/8/8/K3R3_w_-_-");
        let task = themed(&plain, "Mate in one");
        assert_eq!(task.mode(), Mode::Solve);
        assert_eq!(task.get(Attribute::In), Some("1"));
        assert_eq!(themed(&plain, "Positions"), plain);
        let find = Snippet::from_query("mode=find&ask=moves");
        assert_eq!(themed(&find, "Mate in one"), find);
        let other = Snippet::from_query("prompt=Who+is+better?");
        assert_eq!(themed(&other, "Mate in one"), other);
        let own = Snippet::from_query("prompt=Find+the+mate+in+two");
        assert_eq!(themed(&own, "").get(Attribute::In), Some("2"));
    }
}
