//! Which words of an edited text were there before: the shortest edit between two lists of words
//! (E. Myers, "An O(ND) difference algorithm and its variations", Algorithmica 1, 1986).

/// Words that differ more are not compared: the decisions in between are asked for again.
const MOST_CHANGES: usize = 600;

/// Where the words of a text went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// The bytes of a word in the one text, with the byte at which it begins in the other; in order.
    words: Vec<(usize, usize, usize)>,
}

impl Carried {
    /// The byte of the new text that a byte of the old one became; `None` in a word that is gone.
    #[must_use]
    pub fn get(&self, byte: usize) -> Option<usize> {
        let index = self.words.partition_point(|&(_, end, _)| end <= byte);
        let &(start, _, new) = self.words.get(index)?;
        Some(new + byte.checked_sub(start)?)
    }
}

/// Where the words of `old` are in `new`, as far as they are in both.
#[must_use]
pub fn carried(old: &str, new: &str) -> Carried {
    let (old, new) = (words(old), words(new));
    let prefix = old
        .iter()
        .zip(&new)
        .take_while(|(old, new)| old.1 == new.1)
        .count();
    let suffix = old[prefix..]
        .iter()
        .rev()
        .zip(new[prefix..].iter().rev())
        .take_while(|(old, new)| old.1 == new.1)
        .count();
    let inside = |words: &[(usize, &str)]| prefix..words.len() - suffix;
    let between = common(&old[inside(&old)], &new[inside(&new)]);
    let pairs = (0..prefix)
        .map(|at| (at, at))
        .chain(between.into_iter().map(|(a, b)| (a + prefix, b + prefix)))
        .chain((0..suffix).map(|at| (old.len() - suffix + at, new.len() - suffix + at)));
    let word = |(a, b): (usize, usize)| {
        let (start, text) = old[a];
        (start, start + text.len(), new[b].0)
    };
    Carried {
        words: pairs.map(word).collect(),
    }
}

/// The words of a text with the bytes at which they begin.
fn words(text: &str) -> Vec<(usize, &str)> {
    let start = text.as_ptr() as usize;
    let words = text.split_whitespace();
    words
        .map(|word| (word.as_ptr() as usize - start, word))
        .collect()
}

/// The words that two lists have in common, by their places in both.
fn common(old: &[(usize, &str)], new: &[(usize, &str)]) -> Vec<(usize, usize)> {
    let most = (old.len() + new.len()).min(MOST_CHANGES);
    let middle = most + 1;
    let mut furthest = vec![0_usize; 2 * middle + 1];
    let mut trace: Vec<Vec<usize>> = Vec::new();
    for changes in 0..=most {
        trace.push(furthest[middle - changes..=middle + changes].to_vec());
        // Diagonals are counted from the one with the most words left out of the new list.
        for diagonal in (0..=2 * changes).step_by(2) {
            let at = middle + diagonal - changes;
            let is_down =
                diagonal == 0 || diagonal != 2 * changes && furthest[at - 1] < furthest[at + 1];
            let mut a = match is_down {
                true => furthest[at + 1],
                false => furthest[at - 1] + 1,
            };
            let Some(mut b) = (a + changes).checked_sub(diagonal) else {
                continue;
            };
            while a < old.len() && b < new.len() && old[a].1 == new[b].1 {
                a += 1;
                b += 1;
            }
            furthest[at] = a;
            if a >= old.len() && b >= new.len() {
                return walked_back(&trace, (old.len(), new.len()));
            }
        }
    }
    Vec::new()
}

/// The common words on the way that ends where both lists do.
fn walked_back(trace: &[Vec<usize>], end: (usize, usize)) -> Vec<(usize, usize)> {
    let (mut a, mut b) = end;
    let mut pairs = Vec::new();
    for (changes, furthest) in trace.iter().enumerate().rev() {
        // The places before this change, on the diagonals from -changes to changes.
        let of = |diagonal: isize| {
            let at = diagonal + changes as isize;
            usize::try_from(at)
                .ok()
                .and_then(|at| furthest.get(at).copied())
        };
        let diagonal = a as isize - b as isize;
        let limit = changes as isize;
        let is_down =
            diagonal == -limit || diagonal != limit && of(diagonal - 1) < of(diagonal + 1);
        let before = if changes == 0 {
            (0, 0)
        } else if is_down {
            let before = of(diagonal + 1).unwrap_or_default();
            (before, before.wrapping_add_signed(-diagonal - 1))
        } else {
            let before = of(diagonal - 1).unwrap_or_default();
            (before, before.wrapping_add_signed(1 - diagonal))
        };
        let start = match (changes, is_down) {
            (0, _) => (0, 0),
            (_, true) => (before.0, before.1 + 1),
            (_, false) => (before.0 + 1, before.1),
        };
        while a > start.0 && b > start.1 {
            a -= 1;
            b -= 1;
            pairs.push((a, b));
        }
        (a, b) = before;
    }
    pairs.reverse();
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carried_words<'a>(old: &'a str, new: &str) -> Vec<&'a str> {
        let carried = carried(old, new);
        words(old)
            .into_iter()
            .filter(|(start, word)| {
                let place = carried.get(*start);
                assert!(place.is_none_or(|place| new[place..].starts_with(word)));
                place.is_some()
            })
            .map(|(_, word)| word)
            .collect()
    }

    #[test]
    fn words_that_stay_are_carried_and_others_are_not() {
        let cases = [
            ("a b c", "a b c", "a b c"),
            ("a b c", "a x b c", "a b c"),
            ("a b c d", "a c d", "a c d"),
            ("1. P-K4 P-K4", "1. P-K4 P-Q4", "1. P-K4"),
            ("a b c d e f", "a x c y e f", "a c e f"),
            ("p q r s t", "q r p s t", "q r s t"),
            ("a b", "", ""),
            ("", "a b", ""),
            ("x y z", "u v w", ""),
        ];
        for (old, new, common) in cases {
            assert_eq!(carried_words(old, new).join(" "), common, "{old} -> {new}");
        }
    }

    #[test]
    fn blanks_and_lines_do_not_count() {
        let carried = carried("1. P-K4\n P-K4", "1.   P-K4 P-K4");
        assert_eq!(carried.get(9), Some(10));
    }

    #[test]
    fn texts_that_differ_too_much_keep_their_ends() {
        let old: Vec<String> = (0..2_000).map(|n| format!("a{n}")).collect();
        let new: Vec<String> = (0..2_000).map(|n| format!("b{n}")).collect();
        let (old, new) = (old.join(" "), new.join(" "));
        let old = format!("first {old} last");
        assert_eq!(
            carried_words(&old, &format!("first {new} last")),
            ["first", "last"]
        );
    }

    #[test]
    fn the_longest_common_part_is_found() {
        // Every edit of short texts, against the table of all common parts.
        let texts: Vec<Vec<&str>> = (0..3_usize.pow(5))
            .map(|n| {
                (0..5)
                    .map(|place| ["a", "b", "c"][n / 3_usize.pow(place) % 3])
                    .collect()
            })
            .collect();
        for old in texts.iter().step_by(7) {
            for new in texts.iter().step_by(11) {
                let mut longest = [[0; 6]; 6];
                for a in 0..5 {
                    for b in 0..5 {
                        longest[a + 1][b + 1] = if old[a] == new[b] {
                            longest[a][b] + 1
                        } else {
                            longest[a][b + 1].max(longest[a + 1][b])
                        };
                    }
                }
                let found = carried_words(&old.join(" "), &new.join(" ")).len();
                assert_eq!(found, longest[5][5], "{old:?} {new:?}");
            }
        }
    }
}
