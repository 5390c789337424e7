//! Searching and sorting.

use crate::fold::fold;
use crate::folded::Folded;
use crate::games::{Game, Games};
use crate::texts::TextId;
use crate::{Column, Order};

/// How many words of a search count; a bit of each text says which of them it holds.
const MAX_WORDS: usize = 16;

/// What is to be shown, and in which order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words that all have to occur in a game's players, event, place, date, result or opening.
    /// Case and accents do not count.
    pub text: String,
    /// What the games are sorted by; equal ones stay in the order of the file.
    pub column: Column,
    /// Which end comes first. What a game does not say comes last in both orders.
    pub order: Order,
}

/// The games that fit, sorted.
pub(crate) fn run(query: &Query, games: &Games, folded: &Folded) -> Vec<u32> {
    let mut shown = matching(&query.text, games, folded);
    sort(&mut shown, query.column, query.order, games, folded);
    shown
}

fn matching(text: &str, games: &Games, folded: &Folded) -> Vec<u32> {
    let text = fold(text);
    let words: Vec<&str> = text.split_whitespace().take(MAX_WORDS).collect();
    let all = 0..games.games.len() as u32;
    if words.is_empty() {
        return all.collect();
    }
    let wanted = u16::MAX >> (MAX_WORDS - words.len());
    let holds: Vec<u16> = (0..folded.len())
        .map(|index| {
            let text = folded.get(TextId(index as u32));
            let bits = words.iter().enumerate();
            bits.fold(0, |bits, (place, word)| {
                bits | u16::from(text.contains(word)) << place
            })
        })
        .collect();
    let found = |game: &Game| {
        let columns = Column::ALL
            .into_iter()
            .filter_map(|column| game.text(column));
        columns.fold(0, |bits, id| bits | holds[id.index()])
    };
    all.filter(|&number| found(&games.games[number as usize]) == wanted)
        .collect()
}

fn sort(shown: &mut [u32], column: Column, order: Order, games: &Games, folded: &Folded) {
    let is_reversed = order == Order::Descending;
    if column == Column::Number {
        if is_reversed {
            shown.reverse();
        }
        return;
    }
    let ranks = match column {
        Column::Fault => Vec::new(),
        _ => ranks(shown, column, games, folded),
    };
    // The rank above, the number of the game below: a sorted list of numbers is all it takes.
    let mut keys: Vec<u64> = shown
        .iter()
        .map(|&number| {
            let game = &games.games[number as usize];
            let rank = match game.text(column) {
                Some(id) => ranks[id.index()],
                None => u32::from(!game.is_faulty()),
            };
            let rank = match rank {
                UNKNOWN => UNKNOWN,
                rank if is_reversed => UNKNOWN - 1 - rank,
                rank => rank,
            };
            u64::from(rank) << 32 | u64::from(number)
        })
        .collect();
    keys.sort_unstable();
    for (place, key) in shown.iter_mut().zip(keys) {
        *place = key as u32;
    }
}

/// The rank of what a game does not say.
const UNKNOWN: u32 = u32::MAX;

/// The places of the texts of a column in the alphabet; texts that are written differently but
/// compared alike have the same.
fn ranks(shown: &[u32], column: Column, games: &Games, folded: &Folded) -> Vec<u32> {
    let mut ranks = vec![UNKNOWN; folded.len()];
    let mut ids: Vec<(u64, TextId)> = Vec::new();
    for &number in shown {
        let Some(id) = games.games[number as usize].text(column) else {
            continue;
        };
        let is_new = std::mem::replace(&mut ranks[id.index()], 0) == UNKNOWN;
        if is_new {
            ids.push((beginning(folded.get(id)), id));
        }
    }
    // Most texts differ in their first letters, which are compared as a number.
    ids.sort_unstable_by(|(one, id), (two, other)| {
        one.cmp(two)
            .then_with(|| folded.get(*id).cmp(folded.get(*other)))
    });
    let mut rank = 0;
    let mut before = None;
    for (_, id) in ids {
        let text = folded.get(id);
        if before.is_some_and(|before| before != text) {
            rank += 1;
        }
        before = Some(text);
        ranks[id.index()] = if is_unknown(text) { UNKNOWN } else { rank };
    }
    ranks
}

/// Question marks stand for unknown values (PGN standard, 8.1.1).
fn is_unknown(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'?' | b'.'))
}

/// The first eight bytes as a number that compares as they do.
fn beginning(text: &str) -> u64 {
    let mut bytes = [0; 8];
    let length = text.len().min(8);
    bytes[..length].copy_from_slice(&text.as_bytes()[..length]);
    u64::from_be_bytes(bytes)
}
