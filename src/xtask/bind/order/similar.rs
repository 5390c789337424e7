//! The order that places similar functions together.
//!
//! A compressor writes what it has seen before as a distance and a length, and nearby repetitions
//! cost fewer bits. Linkers leave functions where the compiler happened to put them.

use std::collections::{BTreeMap, BTreeSet};

/// The length of a shared sequence of bytes; compressors do not copy shorter ones.
const SEQUENCE: usize = 4;

/// How many of the directly preceding functions count.
const MEMORY: usize = 6;

/// A function counts this much less than the one after it.
const FADING: f64 = 0.7;

/// Added to the number of sequences of a function: almost everything in the shortest ones was seen
/// before, so they would all come first.
const SHORT: f64 = 20.0;

/// The places of the functions, in the order that puts similar ones together.
///
/// The next function is always the one with the largest share seen in those directly before it.
pub(crate) fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let shared = Shared::of(bodies);
    let mut order: Vec<usize> = Vec::with_capacity(bodies.len());
    let mut is_placed = vec![false; bodies.len()];
    let mut next = (!bodies.is_empty()).then_some(0);
    while let Some(place) = next {
        is_placed[place] = true;
        order.push(place);
        let seen = shared.seen_in(order.iter().rev().take(MEMORY), &is_placed);
        let share = |place: &usize| seen[*place] / (shared.counts[*place] as f64 + SHORT);
        // The first of equals, so that the same program gives the same order.
        next = (0..bodies.len())
            .filter(|place| !is_placed[*place])
            .reduce(|best, place| {
                if share(&place) > share(&best) {
                    place
                } else {
                    best
                }
            });
    }
    order
}

/// Which functions share which sequences of bytes.
struct Shared {
    /// The sequences of each function that others have too, by their numbers.
    sequences: Vec<Vec<usize>>,
    /// How many sequences each function has that others have too.
    counts: Vec<usize>,
    /// The functions that have a sequence, by its number.
    owners: Vec<Vec<usize>>,
}

impl Shared {
    fn of(bodies: &[&[u8]]) -> Self {
        let mut owners: BTreeMap<&[u8], Vec<usize>> = BTreeMap::new();
        for (place, body) in bodies.iter().enumerate() {
            let distinct: BTreeSet<&[u8]> = body.windows(SEQUENCE).collect();
            for sequence in distinct {
                owners.entry(sequence).or_default().push(place);
            }
        }
        let owners: Vec<Vec<usize>> = owners
            .into_values()
            .filter(|owners| owners.len() > 1)
            .collect();
        let mut sequences = vec![Vec::new(); bodies.len()];
        for (number, owners) in owners.iter().enumerate() {
            for &place in owners {
                sequences[place].push(number);
            }
        }
        let counts = sequences.iter().map(Vec::len).collect();
        Self {
            sequences,
            counts,
            owners,
        }
    }

    /// How much of each function not yet placed was seen in `last`, the nearest first.
    fn seen_in<'a>(&self, last: impl Iterator<Item = &'a usize>, is_placed: &[bool]) -> Vec<f64> {
        let mut seen = vec![0.0; is_placed.len()];
        let mut is_counted = vec![false; self.owners.len()];
        let mut weight = 1.0;
        for &place in last {
            for &number in &self.sequences[place] {
                if std::mem::replace(&mut is_counted[number], true) {
                    continue;
                }
                for &owner in &self.owners[number] {
                    if !is_placed[owner] {
                        seen[owner] += weight;
                    }
                }
            }
            weight *= FADING;
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::order;

    #[test]
    fn every_function_has_one_place() {
        assert_eq!(order(&[]), [0; 0]);
        assert_eq!(order(&[b"a"]), [0]);
        assert_eq!(order(&[b"", b"", b"abcdef"]), [0, 1, 2]);
    }

    #[test]
    fn similar_functions_stand_together() {
        let bodies: [&[u8]; 5] = [
            b"the rook on the first rank",
            b"castling 0123456789",
            b"the rook on the last rank",
            b"castling 0123456789 again",
            b"a rook on the first rank",
        ];
        assert_eq!(order(&bodies), [0, 4, 2, 1, 3]);
    }
}
