//! Dashes that part the moves of either side: "e4—e5", "e2—e4 — e7—e5", "P to K 4th—P to K 4th". Within a
//! move a dash may stand as well; the first pair of a game tells what a move has before the one behind it.

use super::super::form::{self, Form};
use super::{ItemKind, Lexer, chunk};
use crate::part;

/// What ends a move before the dash behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pairs {
    /// A square: "Nf3—Nc6".
    Square,
    /// The second of two squares: "Ng1—f3—Nb8—c6".
    SecondSquare,
    /// A rank behind its file: "P-K4—P-K4".
    Rank,
    /// A file behind its rank: "P4R—P4R".
    File,
}

/// The first pair of a game stands within this many letters.
const FIRST_PAIR: usize = 60;

/// A move that ends at a dash begins no further before it.
const LONGEST: usize = 48;

/// No more long dashes stand between two moves.
const MOST_DASHES: usize = 8;

const LINKS: [char; 6] = ['-', '—', '–', 'x', '×', ':'];

fn is_square(text: &[u8]) -> bool {
    matches!(text, [b'a'..=b'h', b'1'..=b'8' | b'l'])
}

/// A text without the square at its end.
fn without_square(text: &str) -> Option<&str> {
    let at = text.len().checked_sub(2)?;
    is_square(&text.as_bytes()[at..]).then(|| &text[..at])
}

/// A text without signs of check and the like at its end.
fn without_marks(text: &str) -> &str {
    text.trim_end_matches([' ', '\n', '.', '!', '?', '+', '#', '†', '‡', ')', '\''])
}

/// A text without the letters of pieces at its end.
fn without_pieces(text: &str) -> &str {
    text.trim_end_matches(|letter: char| part::has_letter(" \n.KQRBNPtCFTDASL", letter))
}

/// What a dash behind the first move of a game shows, if a move ends before it.
fn pairs_behind(first: &str) -> Option<Pairs> {
    let first = without_marks(first);
    // What stands in another column is no part of the move.
    if part::has(first, "  ") || part::has_letter(first, '\t') {
        return None;
    }
    let bytes = first.as_bytes();
    let squares = bytes.windows(2).filter(|text| is_square(text)).count();
    let is_goal = bytes.ends_with(b"3") || bytes.ends_with(b"4");
    match squares {
        1 if is_goal => return Some(Pairs::Square),
        2 if is_goal => return Some(Pairs::SecondSquare),
        0 => {}
        _ => return None,
    }
    let file = without_pieces(first);
    if file.len() < first.len() {
        let is_file = file.ends_with(['3', '4']) && !file.contains(LINKS);
        return is_file.then_some(Pairs::File);
    }
    let is_long = first.len() > 3 && first.starts_with(['P', 'K', 'Q']);
    let is_rank = is_goal
        || ["th", "rd", "3d", "ird"]
            .iter()
            .any(|end| first.ends_with(end));
    (is_long && is_rank).then_some(Pairs::Rank)
}

/// Whether a move begins.
fn begins(text: &str) -> bool {
    let word = chunk(text);
    let is_behind = |letter: char| letter.is_ascii_digit() || LINKS.contains(&letter);
    let end = word.find(is_behind).unwrap_or(word.len());
    let letter = |letter: char| letter.is_whitespace() || is_behind(letter);
    form::form(&word[..end]) == Form::Begins
        || matches!(form::form(word), Form::Begins | Form::Near)
        || text.starts_with("Roq")
        || text.starts_with("Enroq")
        || text.starts_with(['C', 'F', 'A']) && text[1..].starts_with(letter)
}

/// The length of a dash between two moves.
fn dash(text: &str) -> Option<usize> {
    let blanks = text.len() - text.trim_start_matches(' ').len();
    let behind = &text[blanks..];
    let is_long = |letter: &char| matches!(letter, '—' | '–');
    let count = behind.chars().take(MOST_DASHES + 1).take_while(is_long);
    let rest = match count.count() {
        // A row of them is a rule, and looked through once for each it would take long.
        count if count > MOST_DASHES => return None,
        count if count > 0 => &behind[count * '—'.len_utf8()..],
        _ if behind.starts_with("- ") && blanks > 0 => &behind[1..],
        _ => behind.strip_prefix("--")?,
    };
    Some(text.len() - rest.trim_start_matches(' ').len())
}

/// What the first pair of a game shows.
pub(super) fn first_pair(rest: &str) -> Option<Pairs> {
    let line = rest.split('\n').next()?;
    let line = line.trim_start_matches([' ', '.', ')', '-', '—', '–']);
    let mut places = line.char_indices().take(FIRST_PAIR);
    places.find_map(|(at, _)| {
        let (first, behind) = line.split_at(at);
        dash(behind).filter(|&length| begins(&behind[length..]))?;
        pairs_behind(first)
    })
}

impl Lexer<'_> {
    /// Whether a dash at a place parts the moves of either side.
    pub(super) fn is_parted(&self, at: usize) -> bool {
        let Some(pairs) = self.pairs else {
            return false;
        };
        let behind = &self.text[at..];
        dash(behind).is_some_and(|length| {
            let answer = &behind[length..];
            begins(answer) && self.is_whole(pairs, at, answer)
        })
    }

    /// Whether a move goes on behind the end of a line: where dashes part the moves, it ends with no line.
    pub(super) fn goes_on_below(&self, end: usize) -> bool {
        let Some(pairs) = self.pairs else {
            return false;
        };
        let last = self.items.last();
        let is_notation = last.is_some_and(|last| {
            last.kind != ItemKind::Word
                || last.span.len() < 5
                || form::form(&self.text[last.span.clone()]).is_notation()
        });
        let below = &self.text[self.at..];
        let is_file = || {
            let rest = below.trim_start_matches(|letter: char| part::has_letter("RDTFCA", letter));
            rest.len() < below.len() && rest.starts_with(LINKS)
        };
        is_notation && (!self.is_whole(pairs, end, below) || pairs == Pairs::File && is_file())
    }

    /// Whether a whole move ends at a place.
    fn is_whole(&self, pairs: Pairs, at: usize, answer: &str) -> bool {
        let mut from = at.saturating_sub(LONGEST);
        while !self.text.is_char_boundary(from) {
            from += 1;
        }
        // "8 (Q)", "Castles (K. R.)"
        let before = &self.text[from..at];
        let in_brackets = before
            .strip_suffix(')')
            .and_then(|before| before.rfind('('));
        let before = without_marks(in_brackets.map_or(before, |open| &before[..open]));
        let mut checks = ["éch", "échec", "jaque"].into_iter();
        let before = checks
            .find_map(|check| before.strip_suffix(check))
            .map_or(before, without_marks);
        let is_nought = |letter: &char| matches!(letter, 'O' | '0' | 'o');
        let noughts = |letters: &mut dyn Iterator<Item = char>| {
            let castling = letters
                .take_while(|letter| is_nought(letter) || part::has_letter(" -–—\n", *letter));
            castling.filter(is_nought).count()
        };
        let castled = noughts(&mut before.chars().rev());
        if castled > 0 {
            let answered = noughts(&mut answer.chars());
            return castled > 1 && castled >= answered && answered != 1;
        }
        let pieces = without_pieces(before);
        if pieces.len() < before.len()
            && ["x", "×", "takes", "tks", "pr", "por"]
                .iter()
                .any(|link| pieces.ends_with(link))
        {
            return true;
        }
        match pairs {
            Pairs::Square => without_square(before.trim_end_matches(':')).is_some(),
            Pairs::SecondSquare => without_square(before).is_some_and(|first| {
                let first = first.trim_end();
                first.ends_with(LINKS)
                    && without_square(first.trim_end_matches(LINKS).trim_end()).is_some()
            }),
            Pairs::Rank => {
                let file = before.trim_end_matches(|letter: char| letter.is_ascii_digit());
                let is_rank =
                    file.len() < before.len() && without_marks(file).ends_with(char::is_alphabetic);
                let word = before.rsplit(LINKS).next().unwrap_or_default();
                let word = word.rsplit([' ', '.']).next().unwrap_or_default();
                let is_word = word.len() > 1 && word.ends_with(char::is_lowercase);
                let is_link = matches!(word, "to" | "takes" | "tks");
                is_rank || before.ends_with("e.p") || is_word && !word.ends_with("Kt") && !is_link
            }
            Pairs::File => {
                pieces.len() < before.len()
                    && (pieces.ends_with(|letter: char| letter.is_ascii_digit())
                        || ["oq", "oque", "roca"]
                            .iter()
                            .any(|end| pieces.ends_with(end)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::dash;

    #[test]
    fn a_row_of_dashes_parts_no_moves() {
        assert_eq!(dash("— e5"), Some("— ".len()));
        assert_eq!(dash(&"—".repeat(8)), Some(8 * "—".len()));
        assert_eq!(dash(&"—".repeat(9)), None);
    }
}
