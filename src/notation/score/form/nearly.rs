//! Words that scanners may have made of those of moves.

use super::piece::pieces;
use super::{Form, bare};

/// Whether a scanner may have made a word of "takes".
pub(super) fn is_nearly_takes(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    let differs = letters
        .iter()
        .zip("takes".chars())
        .filter(|&(one, other)| *one != other)
        .count();
    letters.len() == 5 && differs == 1 || matches!(word, "tkes" | "taks" | "tke" | "tka" | "akes")
}

/// Whether a scanner may have made a word of "Castles": one or two letters are others.
pub(in crate::score) fn is_nearly_castles(word: &str) -> bool {
    let word = bare(word);
    let differs = |whole: &str| {
        let letters = word.chars().zip(whole.chars());
        let others = letters.filter(|(one, other)| one != other).count();
        word.chars().count() == whole.len() && others <= 2
    };
    let is_other = [
        "Castles", "castles", "Castled", "castled", "Castle", "castle",
    ]
    .contains(&word);
    !is_other && ["Castles", "castles", "Castled"].into_iter().any(differs)
}

/// Whether a scanner may have made a word of "Kt" or "Kt's": "Xt", "Et's", "Kl's".
pub(in crate::score) fn is_nearly_knight(word: &str) -> bool {
    let owner = ["'s", "’s"].iter().find_map(|end| word.strip_suffix(end));
    let mut letters = owner.unwrap_or(word).chars();
    let (first, second) = (letters.next(), letters.next());
    let is_first = matches!(first, Some('K' | 'X' | 'E' | 'H'));
    let is_second = matches!(second, Some('t' | 'l' | 'i' | 'f' | 'L' | '1'));
    matches!(owner.unwrap_or(word), "Kfc" | "Ivt")
        || is_first
            && is_second
            && letters.next().is_none()
            && word != "Kt"
            && !word.starts_with("Kt'")
}

/// Whether such a word goes to a file: "Kf-Q" before "B 3".
pub(super) fn is_nearly_knight_that_goes(word: &str) -> bool {
    word.split_at_checked(2).is_some_and(|(knight, goal)| {
        let is_link = goal.starts_with(['-', '—', 'x']);
        is_link && is_nearly_knight(knight) && pieces(goal) != Form::Other
    })
}

/// Whether signs that no move has stand behind a piece and its link: "Bxß", "P-K*".
pub(super) fn has_odd_goal(word: &str) -> bool {
    let rest = word
        .strip_prefix(['K', 'Q', 'R', 'B', 'N', 'P'])
        .unwrap_or_default();
    let goal = rest.strip_prefix('t').unwrap_or(rest);
    let goal = goal.strip_prefix(['x', '×', '-', '—']).unwrap_or_default();
    goal.chars().count() <= 4 && goal.contains(['ß', '§', '*', '?'])
}
