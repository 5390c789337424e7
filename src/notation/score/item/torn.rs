//! Numbers that a scanner has torn apart.

use super::{Gap, Item, ItemKind};

/// This many items has a number with the moves of both sides.
const LONGEST_PAIR: usize = 16;

/// Joins the digits of a number that a scanner has torn apart, if it counts on: "10 … 1 1 P-Q3".
pub(super) fn join_torn(items: &mut Vec<Item>) {
    let value = |item: &Item| match item.kind {
        ItemKind::Number { value, is_marked } => Some((value, is_marked)),
        _ => None,
    };
    for at in (1..items.len()).rev() {
        let [.., tens, ones] = &items[..=at] else {
            return;
        };
        let (Some((tens @ 1..=9, false)), Some((ones @ 0..=9, is_marked)), Gap::Blank) =
            (value(tens), value(ones), ones.gap)
        else {
            continue;
        };
        let joined = 10 * tens + ones;
        let mut near = items[at.saturating_sub(LONGEST_PAIR)..at].iter();
        if near.any(|item| value(item).is_some_and(|(value, _)| value + 1 == joined)) {
            items[at - 1].span.end = items[at].span.end;
            items[at - 1].kind = ItemKind::Number {
                value: joined,
                is_marked,
            };
            items.remove(at);
        }
    }
}
