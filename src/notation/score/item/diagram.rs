//! Lines of diagrams in plain letters.

use super::LONGEST_WORD;
use crate::part;

/// The length of a line if it belongs to a diagram in plain letters: eight squares between bars, a
/// rule with bars, eight lone signs, or the letters of the files.
pub(super) fn diagram_line(rest: &str) -> Option<usize> {
    let line = rest.split('\n').next()?;
    if line.len() > LONGEST_WORD {
        return None;
    }
    crate::steps::count(line.len());
    let bars = line.bytes().filter(|&byte| byte == b'|').count();
    let is_rule = bars > 0
        && line
            .chars()
            .all(|letter| letter.is_whitespace() || part::has_letter("|-+=_—", letter));
    let is_row = bars >= 7
        && line.split('|').all(|cell| {
            let cell = cell.trim();
            cell.len() <= 3 && !cell.ends_with('.')
        });
    let signs = || line.split_whitespace();
    let lone = signs().filter(|sign| sign.chars().count() == 1).count();
    let is_board = (8..=9).contains(&lone)
        && lone == signs().count()
        && signs()
            .skip(1)
            .all(|sign| !sign.ends_with(|letter: char| letter.is_ascii_digit()));
    let length = line.trim_end().len();
    (is_rule || is_row || is_board).then_some(length)
}
