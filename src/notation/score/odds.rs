//! Games at odds: what stands over them says which piece is taken off the board.
//!
//! As Staunton's Handbook (1847) has it, the giver of odds plays White, "the Knight" and "the Rook"
//! are those of the queen's side, and "the Pawn" is the king's bishop's; who gives only that plays
//! Black.

mod begun;

use rules::{CastlingRights, Color, File, Position, Role, Setup, Square};

use crate::part;
use crate::small;

/// How many words over a game are looked at.
const LONGEST: usize = 60;

/// How many words name a piece, with the one behind them.
const LONGEST_NAME: usize = 5;

/// What is said of odds.
const ODDS: [&str; 3] = ["odds", "remov", "two moves"];

/// Whether a sentence over a game may name its odds: one that speaks of odds, of what is removed, of two
/// moves, or of a person by title. Any other tells what is given up in the game.
fn may_be_of(sentence: &str) -> bool {
    let titles = ["mr.", "mr", "mrs.", "messrs.", "herr", "dr.", "esq."];
    let sentence = small::text(sentence);
    says(&sentence, &ODDS) || sentence.split(' ').any(|word| titles.contains(&word))
}

/// Whether words over a game are about its odds.
pub(super) fn speaks_of_odds(words: &str) -> bool {
    says(&small::text(words), &ODDS)
}

/// Whether words in small letters hold one of these.
fn says(words: &str, parts: &[&str]) -> bool {
    parts.iter().any(|said| part::has(words, said))
}

/// Whether what stands over a game says that its odds are those of an earlier one.
fn is_same(heading: &str) -> bool {
    let same = ["same odds", "like odds", "similar odds", "these odds"];
    says(&small::text(heading), &same)
}

/// What the last odds are that are named in a text, on one line or two.
fn last_named(text: &str) -> Option<(Position, u32)> {
    let mut below = "";
    text.lines().rev().find_map(|line| {
        let lines = [line, below].join(" ");
        below = line;
        may_be_of(&lines).then(|| start(&lines))?
    })
}

/// Where a game begins over which this stands, if that is without some of its pieces, and how many moves
/// White makes there before Black makes one.
fn start(heading: &str) -> Option<(Position, u32)> {
    let heading = small::text(heading);
    let words: Vec<&str> = heading
        .split(|letter: char| !letter.is_alphanumeric() && letter != '&')
        .filter(|word| !matches!(*word, "" | "s" | "the" | "a" | "an" | "his" | "own"))
        .collect();
    // "Remove the King's Bishop's Pawn (Pawn and two moves)" says both.
    let behind = || (0..words.len()).map(|at| &words[at..]);
    let by_moves = behind().find_map(with_moves);
    let (found, moves) = by_moves.or_else(|| Some((behind().find_map(of_phrase)?, 1)))?;
    Some((without(&found)?, moves))
}

/// Odds by moves: who gives them plays Black, without the piece that is named, if one is.
fn with_moves(words: &[&str]) -> Option<(Vec<Square>, u32)> {
    let (given, moves) = match *words {
        [given, "and" | "&", moves, ..] => (given, moves),
        // "White makes two moves", "the odds of two moves"
        [
            "gives" | "giving" | "gave" | "makes" | "of",
            moves,
            "moves",
            ..,
        ] => ("", moves),
        _ => return None,
    };
    let moves = match moves {
        "move" => 1,
        "two" | "2" => 2,
        "three" | "3" => 3,
        _ => return None,
    };
    match given {
        "" => Some((Vec::new(), moves)),
        "pawn" | "p" => Some((vec![Square::F7], moves)),
        _ if moves == 1 => Some((named(&[given], Color::Black, Naming::Short)?, moves)),
        _ => None,
    }
}

/// The squares that are cleared, if these words begin with the name of some odds.
fn of_phrase(words: &[&str]) -> Option<Vec<Square>> {
    match words {
        ["remove" | "removing" | "without", rest @ ..] => {
            let rest = after(rest, &["from", "board"]);
            let (color, rest) = match rest {
                ["white", rest @ ..] => (Color::White, rest),
                ["black", rest @ ..] => (Color::Black, rest),
                rest => (Color::White, rest),
            };
            named(rest, color, Naming::Full)
        }
        ["odds", "of", rest @ ..] if with_moves(rest).is_none() => {
            named(rest, Color::White, Naming::Short)
        }
        [
            "gives" | "giving" | "gave" | "yields" | "yielding",
            rest @ ..,
        ] => {
            // What is given for something is given up in the game.
            let is_traded = rest.iter().take(LONGEST_NAME).any(|word| *word == "for");
            named(rest, Color::White, Naming::Full).filter(|_| !is_traded)
        }
        // "Queen's Rook odds", "Knight odds"
        _ => {
            let at = words.iter().take(3).position(|word| *word == "odds")?;
            let naming = if at < 2 { Naming::Short } else { Naming::Full };
            named(&words[..at], Color::White, naming)
        }
    }
}

fn after<'a, 'b>(words: &'a [&'b str], skipped: &[&str]) -> &'a [&'b str] {
    let begins = words.iter().position(|word| !skipped.contains(word));
    &words[begins.unwrap_or(words.len())..]
}

/// How a piece has to be named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Naming {
    /// With its side of the board.
    Full,
    /// As odds are called: "the Knight".
    Short,
}

/// The squares of the pieces that these words name.
fn named(words: &[&str], color: Color, naming: Naming) -> Option<Vec<Square>> {
    let home = |file| Square::new(file, color.backrank());
    if let ["both", role, ..] = words {
        return match self::role(role.trim_end_matches('s'))? {
            Role::Knight => Some(vec![home(File::B), home(File::G)]),
            Role::Rook => Some(vec![home(File::A), home(File::H)]),
            _ => None,
        };
    }
    let (&first, rest) = words.split_first()?;
    let short = || match naming {
        Naming::Full => None,
        Naming::Short => match role(first)? {
            Role::Knight => Some(vec![home(File::B)]),
            Role::Rook => Some(vec![home(File::A)]),
            Role::Queen => Some(vec![home(File::D)]),
            _ => None,
        },
    };
    let (wing, rest) = match first {
        "queen" | "q" => (Role::Queen, rest),
        "king" | "k" => (Role::King, rest),
        // Printed in one: "QKt", "KR".
        _ => {
            let (wing, rest) = first.split_at_checked(1)?;
            let wing = match wing {
                "q" => Role::Queen,
                "k" if rest != "t" => Role::King,
                _ => return short(),
            };
            return match role(rest) {
                Some(role) => Some(vec![home(file(wing, role)?)]),
                None => short(),
            };
        }
    };
    let role = rest.first().and_then(|word| role(word));
    let is_pawn = |word: Option<&&str>| matches!(word, Some(&("pawn" | "p")));
    let pawn = |file| vec![Square::new(file, color.pawn_rank())];
    match role {
        Some(role) if is_pawn(rest.get(1)) => Some(pawn(file(wing, role)?)),
        Some(role) => Some(vec![home(file(wing, role)?)]),
        None if is_pawn(rest.first()) => Some(pawn(match wing {
            Role::Queen => File::D,
            _ => File::E,
        })),
        None => short(),
    }
}

fn role(word: &str) -> Option<Role> {
    Some(match word {
        "knight" | "kt" | "n" => Role::Knight,
        "rook" | "r" | "castle" => Role::Rook,
        "bishop" | "b" => Role::Bishop,
        "queen" | "q" => Role::Queen,
        _ => return None,
    })
}

/// The file of a piece of a side of the board.
fn file(wing: Role, role: Role) -> Option<File> {
    let is_queen = wing == Role::Queen;
    let pick = |queen, king| Some(if is_queen { queen } else { king });
    match role {
        Role::Rook => pick(File::A, File::H),
        Role::Knight => pick(File::B, File::G),
        Role::Bishop => pick(File::C, File::F),
        _ => None,
    }
}

/// The first position without what stands on some squares; a king never leaves the board.
fn without(squares: &[Square]) -> Option<Position> {
    let mut setup = Setup::default();
    let mut rooks = setup.castling.rooks();
    for &square in squares {
        setup.board.remove(square)?;
        rooks = rooks.without(square);
    }
    setup.castling = CastlingRights::from_rooks(rooks);
    Position::from_setup(&setup).ok()
}

#[cfg(test)]
mod tests {
    use super::start;

    #[test]
    fn odds_are_read_from_what_stands_over_a_game() {
        let full = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for (heading, fen) in [
            (
                "Remove White's Queen's Knight.",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            ),
            (
                "(Remove from the board White's Q R.)",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
            ),
            (
                "Mr. Morphy gives the odds of the Knight to Mr. M.",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            ),
            (
                "GAME IV. At the odds of QKt",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            ),
            (
                "Mr. Staunton giving his King's Rook",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1",
            ),
            (
                "The odds of the queen.",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1",
            ),
            (
                "Remove Black's King's Bishop's Pawn",
                "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                "The odds of the Pawn and move",
                "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                "Mr. A. (giving Queen's Knight) against Mr. B.",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            ),
            (
                "GAME XLI. Queen's Rook odds.",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
            ),
            (
                "King's Knight odds",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1",
            ),
            (
                "Played at Rook odds",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
            ),
            (
                "Remove both Knights",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R w KQkq - 0 1",
            ),
        ] {
            let (found, moves) = start(heading).expect(heading);
            let found = found.to_string();
            assert_eq!((found.as_str(), moves), (fen, 1), "{heading}");
            assert_ne!(found, full);
        }
    }

    #[test]
    fn odds_by_moves_are_given_by_black() {
        for (heading, placement, moves) in [
            ("The odds of Pawn and two moves", "rnbqkbnr/ppppp1pp", 2),
            ("Mr. A. gives the P. and 2 moves", "rnbqkbnr/ppppp1pp", 2),
            (
                "At the odds of the pawn & three moves.",
                "rnbqkbnr/ppppp1pp",
                3,
            ),
            ("Pawn and the move", "rnbqkbnr/ppppp1pp", 1),
            (
                "Remove Black's K. B. Pawn. (Pawn and two moves.)",
                "rnbqkbnr/ppppp1pp",
                2,
            ),
            ("Odds of the Knight and the move", "r1bqkbnr/pppppppp", 1),
            ("Odds of Rook and move", "1nbqkbnr/pppppppp", 1),
            ("White makes two moves at once", "rnbqkbnr/pppppppp", 2),
            ("At the odds of two moves.", "rnbqkbnr/pppppppp", 2),
        ] {
            let (found, made) = start(heading).expect(heading);
            assert!(found.to_string().starts_with(placement), "{heading}");
            assert_eq!(made, moves, "{heading}");
        }
    }

    #[test]
    fn other_headings_take_nothing_off_the_board() {
        for heading in [
            "GAME I. Between Mr. Morphy and Mr. Queen.",
            "The King's Knight's opening, giving the second player a good game",
            "White gives check and wins the queen",
            "A pawn and a moving story",
            "White gives mate in two moves",
            "The game of Rook and two Pawns",
            "Mr. Morphy gives the Queen's Rook for an attack",
            "Remove the king",
            "",
        ] {
            assert_eq!(start(heading), None, "{heading}");
        }
    }
}
