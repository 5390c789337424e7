//! Moves in a sentence.

use rules::{Move, Position};

use crate::names::list;
use crate::table::messages;

messages! {
    more_moves(moves; count) = ["{moves} and {count} more", "{moves} and {count} more"];
}

/// Some moves in SAN, at most `limit` of them, of each group at least one as long as there is
/// room; how many more there are is added. Nothing if there are none.
pub(crate) fn first_moves<const GROUPS: usize>(
    position: &Position,
    groups: [&[Move]; GROUPS],
    limit: usize,
) -> Option<String> {
    let count: usize = groups.iter().map(|group| group.len()).sum();
    let mut shares = [0; GROUPS];
    for _ in 0..limit.min(count) {
        // The next of the groups in turn, those with the fewest moves named first.
        let next = (0..GROUPS)
            .filter(|&group| shares[group] < groups[group].len())
            .min_by_key(|&group| shares[group])?;
        shares[next] += 1;
    }
    let named = groups.iter().zip(shares);
    let moves: Vec<String> = named
        .flat_map(|(group, share)| &group[..share])
        .map(|&mv| notation::san::write(position, mv))
        .collect();
    match (moves.len(), count - moves.len()) {
        (0, _) => None,
        (_, 0) => Some(list(&moves)),
        (_, more) => Some(more_moves(&moves.join(", "), more)),
    }
}
