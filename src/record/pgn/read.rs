//! From the text of a game to its record.

use std::collections::BinaryHeap;
use std::ops::Range;

use notation::letters::Language;
use rules::Role;

use super::build::{self, Builder};
use super::bytes::decode;
use super::places::Places;
use super::slices::{Pauses, at_once, without_pause};
use super::walk::{Walked, Walking};
use super::{Fault, FaultKind, GameSpan, Splitter};
use crate::{GameResult, Record};

/// A game that was read, with everything that is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadGame {
    /// What could be read.
    pub record: Record,
    /// What is wrong, in the order of the text.
    pub faults: Vec<Fault>,
    /// In which letters its pieces are named.
    pub letters: Letters,
    /// Where the main line stopped before its end: the rest of the text. Else empty.
    pub unread: String,
}

/// In which letters the pieces of a game are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Letters {
    /// English, as the standard asks for.
    #[default]
    English,
    /// Figures.
    Figurine,
    /// The letters of another language; of several that have the same, the first in
    /// [`OTHER_LETTERS`].
    Localized(Language),
}

/// The languages whose letters are tried when a game cannot be read in English: one for each
/// alphabet. Danish, Norwegian and Swedish have the letters of German, Italian has those of
/// Spanish.
pub const OTHER_LETTERS: [Language; 13] = [
    Language::German,
    Language::Spanish,
    Language::French,
    Language::Dutch,
    Language::Portuguese,
    Language::Polish,
    Language::Czech,
    Language::Romanian,
    Language::Hungarian,
    Language::Finnish,
    Language::Estonian,
    Language::Icelandic,
    Language::Russian,
];

/// Reads all games of a text. Never fails: what cannot be read is named in the faults.
///
/// # Examples
///
/// ```
/// let games = record::pgn::read_all("1. e4 e5 2. Ke3 *\n\n1. d4 {A game of its own.} *");
/// assert_eq!(games[0].faults[0].to_string().split(':').next(), Some("line 1, column 13"));
/// assert_eq!(games[0].unread, "Ke3 *");
/// assert!(games[1].faults.is_empty());
/// ```
#[must_use]
pub fn read_all(text: &str) -> Vec<ReadGame> {
    read_bytes(text.as_bytes())
}

/// Reads all games of a file; a game that is no UTF-8 is taken for Windows-1252.
#[must_use]
pub fn read_bytes(bytes: &[u8]) -> Vec<ReadGame> {
    at_once(read_in_slices(bytes, &mut without_pause))
}

/// Reads all games of a file with pauses: between two of them there is so little work that a page
/// stays at its reader's command.
pub async fn read_in_slices(bytes: &[u8], pause: Pauses<'_>) -> Vec<ReadGame> {
    /// How many bytes are split into games before a pause.
    const PIECE: usize = 1 << 16;
    let mut spans: Vec<GamePlace> = Vec::new();
    let mut splitter = Splitter::new();
    for piece in bytes.chunks(PIECE) {
        splitter.push(piece, &mut |span| spans.push(GamePlace::of(&span)));
        pause().await;
    }
    splitter.finish(&mut |span| spans.push(GamePlace::of(&span)));
    let mut games = Vec::new();
    let mut unpaused = 0;
    for span in spans {
        unpaused += span.bytes.len();
        games.push(span.read(bytes, pause).await);
        if unpaused > PIECE / 8 {
            unpaused = 0;
            pause().await;
        }
    }
    games
}

/// Reads one game of a whole text where a [`Splitter`] has found it; its faults have their places in
/// the text.
///
/// # Panics
///
/// If the text is shorter than the one in which the game was found.
#[must_use]
pub fn read_at_place(bytes: &[u8], place: &GamePlace) -> ReadGame {
    at_once(place.read(bytes, &mut without_pause))
}

/// The same with pauses, for a long game.
///
/// # Panics
///
/// If the text is shorter than the one in which the game was found.
pub async fn read_at_place_in_slices(
    bytes: &[u8],
    place: &GamePlace,
    pause: Pauses<'_>,
) -> ReadGame {
    place.read(bytes, pause).await
}

/// Reads one game that a [`Splitter`] has found; it begins on this line.
#[must_use]
pub fn read_game(bytes: &[u8], line: usize) -> ReadGame {
    at_once(read_at(bytes, line, 1, &mut without_pause))
}

/// Where a game was found, kept until it is read.
#[derive(Clone, Debug)]
pub struct GamePlace {
    bytes: Range<usize>,
    line: usize,
    column: usize,
    /// That its result is missing, which only who sees the next game knows.
    missing: Option<Fault>,
}

impl GamePlace {
    /// The place of a game that a [`Splitter`] shows.
    #[must_use]
    pub fn of(span: &GameSpan<'_>) -> Self {
        Self {
            bytes: span.start as usize..span.end as usize,
            line: span.line as usize,
            column: span.column as usize,
            missing: span
                .fault
                .filter(|fault| fault.kind == FaultKind::NoResult)
                .cloned(),
        }
    }

    async fn read(&self, bytes: &[u8], pause: Pauses<'_>) -> ReadGame {
        let bytes = &bytes[self.bytes.clone()];
        let mut game = read_at(bytes, self.line, self.column, pause).await;
        game.faults.extend(self.missing.clone());
        game
    }
}

async fn read_at(bytes: &[u8], line: usize, column: usize, pause: Pauses<'_>) -> ReadGame {
    let (text, invalid) = decode(bytes);
    let text: &str = &text;
    let mut attempt = attempt(text, Letters::English, pause).await;
    let mut letters = Letters::English;
    if attempt.0.has_failed {
        if let Some((found, better)) = other_letters(text, pause).await {
            (letters, attempt) = (found, better);
        }
    } else if attempt.0.has_figures {
        letters = Letters::Figurine;
    } else if let Some(language) = other_meaning(text, &attempt.0, pause).await {
        attempt.1.faults.push((0, FaultKind::Letters(language)));
    }
    let (builder, mut walked) = attempt;
    let mut record = builder.record;
    record.result = result(&mut walked, builder.declared);
    if let Some(at) = invalid {
        let offset = text.char_indices().nth(at).map_or(0, |(offset, _)| offset);
        walked.faults.push((offset, FaultKind::Encoding));
    }
    let mut places = Places::new(text, line, column);
    let faults = in_order(walked.faults).into_iter().map(|(offset, kind)| {
        let (line, column) = places.at(offset);
        Fault { line, column, kind }
    });
    ReadGame {
        record,
        faults: faults.collect(),
        letters,
        unread: walked
            .stopped
            .map_or_else(String::new, |at| text[at..].trim_end().to_owned()),
    }
}

type Attempt = (Builder, Walked);

async fn attempt(text: &str, letters: Letters, pause: Pauses<'_>) -> Attempt {
    /// How many tokens are read before a pause.
    const TOKENS: usize = 2_000;
    let mut builder = Builder::new(letters);
    let mut walking = Walking::new(text, &mut builder);
    while walking.go(TOKENS) {
        pause().await;
    }
    let walked = walking.finish();
    (builder, walked)
}

/// Finds the letters in which every move of the game can be read. Where several alphabets give
/// different games, none of them is believed, unless only one does without a letter for pawns.
async fn other_letters(text: &str, pause: Pauses<'_>) -> Option<(Letters, Attempt)> {
    let alphabets = OTHER_LETTERS.map(Letters::Localized);
    let alphabets = std::iter::once(Letters::Figurine).chain(alphabets);
    let mut found: Vec<(Letters, Attempt)> = Vec::new();
    for letters in alphabets {
        let other = attempt(text, letters, pause).await;
        if !other.0.has_failed {
            found.push((letters, other));
        }
    }
    if found.iter().any(|(_, other)| !other.0.names_pawns) {
        found.retain(|(_, other)| !other.0.names_pawns);
    }
    let (first, rest) = found.split_first()?;
    let is_other = |(_, other): &(Letters, Attempt)| other.0.record != first.1.0.record;
    if rest.iter().any(is_other) {
        return None;
    }
    Some(found.swap_remove(0))
}

/// Finds a language in whose letters a game that can be read in English is another game. Hardly a
/// game names its pieces only by letters that mean other pieces elsewhere.
async fn other_meaning(text: &str, english: &Builder, pause: Pauses<'_>) -> Option<Language> {
    for language in OTHER_LETTERS {
        if may_mean_other(language, english.capitals) {
            let (other, _) = attempt(text, Letters::Localized(language), pause).await;
            if !other.has_failed && !other.names_pawns && other.record != english.record {
                return Some(language);
            }
        }
    }
    None
}

/// Whether a language has all these capitals, and not all for the same pieces as English.
fn may_mean_other(language: Language, capitals: u32) -> bool {
    let known = build::capitals(language.letters()) | build::capitals("O");
    let differs = |role: Role| {
        let letter = language.letter(role);
        capitals & build::capitals(letter) != 0 && letter != Language::English.letter(role)
    };
    capitals & !known == 0 && Role::ALL.into_iter().any(differs)
}

/// Faults in the order of the text. Sorting their places alone, by a heap, takes a smaller program.
fn in_order(faults: Vec<(usize, FaultKind)>) -> Vec<(usize, FaultKind)> {
    let places = faults.iter().enumerate();
    let order: BinaryHeap<(usize, usize)> = places.map(|(at, (offset, _))| (*offset, at)).collect();
    let mut faults: Vec<_> = faults.into_iter().map(Some).collect();
    let order = order.into_sorted_vec().into_iter();
    order.filter_map(|(_, at)| faults[at].take()).collect()
}

/// The result at the end of the moves counts, unless it leaves open what the tag knows.
fn result(walked: &mut Walked, declared: Option<GameResult>) -> GameResult {
    let declared = declared.unwrap_or_default();
    let Some((at, result)) = walked.result else {
        return declared;
    };
    if declared != GameResult::Unknown && declared != result {
        walked.faults.push((at, FaultKind::ResultsDiffer));
    }
    if result == GameResult::Unknown {
        declared
    } else {
        result
    }
}
