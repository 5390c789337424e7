//! Records as short as PGN allows, for the attributes and addresses of boards in pages.

use crate::{CommentPlace, Record};

/// The PGN of a record without the tags that say nothing; empty for one that has nothing to say.
///
/// # Examples
///
/// ```
/// let record = record::pgn::read_all("[White \"Anna\"]\n\n1. e4 {Yes} *").remove(0).record;
/// assert_eq!(record::pgn::short_pgn(&record), "[White \"Anna\"]\n\n1. e4 {Yes} *");
/// ```
#[must_use]
pub fn short_pgn(record: &Record) -> String {
    let is_empty = record.main_line().is_empty()
        && record
            .comment_text(Record::ROOT, CommentPlace::After)
            .is_empty();
    if is_empty {
        return String::new();
    }
    let whole = super::write(record);
    let says_nothing = |line: &str| {
        line.starts_with('[')
            && [" \"?\"]", " \"????.??.??\"]", " \"*\"]"]
                .iter()
                .any(|end| line.ends_with(end))
    };
    let lines = whole.lines().filter(|line| !says_nothing(line));
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::super as pgn;
    use super::*;

    #[test]
    fn a_short_game_is_read_as_the_whole_one() {
        for text in [
            "1. e4 e5 (1... c5 {Sicilian}) 2. Nf3 $1 *",
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 1/2-1/2",
            "[Event \"A\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-1",
        ] {
            let record = pgn::read_all(text).remove(0).record;
            let short = short_pgn(&record);
            assert!(!short.contains('?'), "{short}");
            let again = pgn::read_all(&short).remove(0).record;
            assert_eq!(pgn::write(&again), pgn::write(&record), "{short}");
        }
        assert_eq!(short_pgn(&Record::default()), "");
    }
}
