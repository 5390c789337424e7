//! A stored game as the page knows it. Everything the page learns about a record, it learns here:
//! what it says by itself, and what it says together with the text it was read from.

use game::{Game, RecordError};
use record::pgn;
use record::{GameResult, Record};
use sitting::Kept;
use ui::platform::shelf::StoredGame;

/// Reads the record of a game. The only place of this crate that knows what a record is.
///
/// # Errors
/// Why the text is not a record, or not one that this version can read.
pub fn read(record: &str) -> Result<Game, RecordError> {
    Game::from_record(Kept::record_in(record))
}

/// Writes what [`read`] reads.
#[must_use]
pub fn write(game: &Game) -> String {
    game.to_record()
}

/// The text of a file next to the record that was made from it. It is valid as long as the record
/// has not changed.
#[must_use]
pub fn source_of(record: &str, pgn: &str) -> String {
    format!("{:016x}\n{pgn}", fingerprint(record))
}

/// The text that a game was read from, and whether its record is still the one made from it.
fn split(game: &StoredGame) -> Option<(&str, bool)> {
    let (mark, pgn) = game.source.as_deref()?.split_once('\n')?;
    let is_same = u64::from_str_radix(mark, 16) == Ok(fingerprint(&game.record));
    Some((pgn, is_same))
}

/// FNV-1a: what is stored must mean the same in every version.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The result according to the game or, where the moves do not show it, according to its file.
#[must_use]
pub fn result(stored: &StoredGame, game: &Game) -> GameResult {
    match (game.outcome(), split(stored)) {
        (Some(outcome), _) => outcome.result(),
        (None, Some((pgn, true))) => first(pgn).map_or(GameResult::Unknown, |it| it.result()),
        (None, _) => GameResult::Unknown,
    }
}

/// A stored game as PGN, with all that its file said besides the moves.
///
/// # Errors
/// Why its record cannot be read.
pub fn to_pgn(stored: &StoredGame) -> Result<String, RecordError> {
    let game = read(&stored.record)?;
    Ok(match split(stored) {
        Some((pgn, true)) => pgn.trim().to_owned() + "\n",
        Some((pgn, false)) => continued(&game, pgn).unwrap_or_else(|| game.to_pgn()),
        None => {
            // Most games have no sitting, and all of a list may leave at once.
            let is_bare = Kept::record_in(&stored.record).len() == stored.record.len();
            let kept = (!is_bare).then(|| Kept::read(&stored.record));
            let sitting = kept.and_then(Result::ok).and_then(|kept| kept.sitting);
            sitting.map_or_else(|| game.to_pgn(), |sitting| sitting.to_pgn(&game))
        }
    })
}

/// A game that has continued since it was read from a file: comments and variations stay.
fn continued(game: &Game, pgn: &str) -> Option<String> {
    let mut record = first(pgn)?;
    let line: Option<Vec<_>> = record
        .main_line()
        .into_iter()
        .map(|node| record.step(node)?.mv())
        .collect();
    let rest = game.moves().strip_prefix(line?.as_slice())?;
    if game.since_castling_without_rook().is_some() {
        return None;
    }
    record.extend_main_line(rest.iter().copied());
    let own = first(&game.to_pgn())?;
    for (name, value) in own.tags() {
        record.set_tag(name, value);
    }
    record.set_result(own.result());
    Some(pgn::write(&record))
}

fn first(pgn: &str) -> Option<Record> {
    pgn::read_all(pgn)
        .into_iter()
        .next()
        .map(|game| game.record)
}

/// The records that cannot be read, unchanged and one after the other, each under its name.
#[must_use]
pub fn unreadable_file(games: &[StoredGame]) -> String {
    let text = |game: &StoredGame| ["# ", &*game.id.0, "\n", &game.record, "\n"].concat();
    games.iter().map(text).collect::<Vec<_>>().join("\n")
}

/// The names of a game: its players, and where they played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The player of the white pieces.
    pub white: String,
    /// The player of the black pieces.
    pub black: String,
    /// The tournament or match.
    pub event: String,
    /// The place.
    pub site: String,
}

impl Names {
    /// The names with the tags of the PGN standard.
    #[must_use]
    pub fn tags(&self) -> [(&'static str, &str); 4] {
        [
            ("White", &self.white),
            ("Black", &self.black),
            ("Event", &self.event),
            ("Site", &self.site),
        ]
    }
}

/// A game under other names; nothing where its record cannot be read.
#[must_use]
pub fn renamed(stored: &StoredGame, names: &Names) -> Option<StoredGame> {
    let mut game = read(&stored.record).ok()?;
    let mut tags = game.tags().to_vec();
    for (name, value) in names.tags() {
        let value = value.trim();
        tags.retain(|(tag, _)| tag != name);
        if !value.is_empty() {
            tags.push((name.to_owned(), value.to_owned()));
        }
    }
    game.set_tags(tags);
    let record = Kept::with_record(&stored.record, &write(&game));
    let source = match split(stored) {
        Some((pgn, true)) => {
            let mut named = first(pgn)?;
            for (name, value) in names.tags() {
                named.set_tag(name, value.trim());
            }
            Some(source_of(&record, &pgn::write(&named)))
        }
        Some((_, false)) => stored.source.clone(),
        None => None,
    };
    Some(StoredGame {
        id: stored.id.clone(),
        record,
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clock::Reading;
    use conduct::CheckCall;
    use sitting::{Agreement, Sitting};
    use ui::platform::storage::GameId;

    const PGN: &str =
        "[White \"Anderssen\"]\n[Black \"Dufresne\"]\n\n1. e4 {The open game.} e5 (1... c5) 1-0\n";

    fn stored(pgn: &str) -> StoredGame {
        let record = Game::from_pgn(pgn).unwrap().to_record();
        let source = Some(source_of(&record, pgn));
        StoredGame {
            id: GameId("1".into()),
            record,
            source,
        }
    }

    #[test]
    fn a_game_leaves_as_it_came() {
        assert_eq!(to_pgn(&stored(PGN)).unwrap(), PGN);
    }

    #[test]
    fn a_result_that_the_moves_do_not_show_is_that_of_the_file() {
        let stored = stored(PGN);
        let game = read(&stored.record).unwrap();
        assert_eq!(game.outcome(), None);
        assert_eq!(result(&stored, &game), GameResult::WhiteWins);
    }

    #[test]
    fn the_times_of_a_game_that_was_played_here_leave_with_it() {
        let agreement = Agreement {
            control: "180+2".parse().unwrap(),
            ..Agreement::default()
        };
        let mut game = Game::default();
        let mut sitting = Sitting::begin(agreement, game.position());
        game.set_tags(sitting.tags());
        game.play(notation_of(&game, "e4")).unwrap();
        sitting.moved(&game, CheckCall::Silent, Reading(1_000));
        let kept = Kept {
            game,
            sitting: Some(sitting),
        };
        let stored = StoredGame {
            id: GameId("1".into()),
            record: kept.to_text(),
            source: None,
        };
        let pgn = to_pgn(&stored).unwrap();
        assert!(pgn.contains("[%clk 0:03:04]"), "{pgn}");
        assert!(pgn.contains("[TimeControl \"180+2\"]"), "{pgn}");
    }

    #[test]
    fn a_game_that_has_gone_on_keeps_its_comments() {
        let mut stored = stored(&PGN.replace("1-0", "*"));
        let mut game = read(&stored.record).unwrap();
        for text in ["Nf3", "Nc6"] {
            let mv = notation_of(&game, text);
            game.play(mv).unwrap();
        }
        stored.record = write(&game);
        let pgn = to_pgn(&stored).unwrap();
        for part in ["The open game.", "1... c5", "2. Nf3 Nc6", "Anderssen"] {
            assert!(pgn.contains(part), "{part} in {pgn}");
        }
        // If the game is no longer the one in the file, nothing of the file is kept.
        let mut other = Game::default();
        other.play(notation_of(&other, "d4")).unwrap();
        stored.record = write(&other);
        assert_eq!(to_pgn(&stored).unwrap(), other.to_pgn());
    }

    #[test]
    fn a_renamed_game_keeps_everything_else() {
        let names = Names {
            white: " Adolf Anderssen ".to_owned(),
            event: "Berlin".to_owned(),
            ..Names::default()
        };
        let renamed = renamed(&stored(PGN), &names).unwrap();
        let game = read(&renamed.record).unwrap();
        let tag = |name: &str| game.tags().iter().find(|(tag, _)| tag == name);
        assert_eq!(tag("White").unwrap().1, "Adolf Anderssen");
        assert_eq!(tag("Black"), None);
        assert_eq!(result(&renamed, &game), GameResult::WhiteWins);
        let pgn = to_pgn(&renamed).unwrap();
        for part in ["The open game.", "c5", "Adolf Anderssen", "Berlin", "1-0"] {
            assert!(pgn.contains(part), "{part} in {pgn}");
        }
        assert!(!pgn.contains("Dufresne"), "{pgn}");
    }

    fn notation_of(game: &Game, san: &str) -> rules::Move {
        let legal = game.position().legal_moves();
        *legal
            .iter()
            .find(|&&mv| {
                let mut next = game.clone();
                next.play(mv).is_ok() && next.san(next.len() - 1) == san
            })
            .expect("a legal move")
    }
}
