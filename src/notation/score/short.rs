//! Short lists. The sort of the standard library is a program of four kilobytes for each kind of list, and
//! is only faster for long ones.

use std::ops::Range;

/// Sorts a list of some dozens, the smallest key first; what has equal keys stays in its order.
pub(super) fn sort_short<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Some numbers in the order of the spans they stand for, however many they are.
pub(super) fn in_order(numbers: Range<usize>, span: impl Fn(usize) -> Range<usize>) -> Vec<usize> {
    let placed = numbers.map(|number| {
        let Range { start, end } = span(number);
        [start, end, number]
    });
    let mut placed: Vec<[usize; 3]> = placed.collect();
    // Shell's sort, with the gaps of Gonnet: a tenth of the standard library's program.
    let mut gap = placed.len() / 2;
    while gap > 0 {
        for end in gap..placed.len() {
            let mut at = end;
            while at >= gap && placed[at] < placed[at - gap] {
                placed.swap(at, at - gap);
                at -= gap;
            }
        }
        gap = if gap == 2 { 1 } else { gap * 5 / 11 };
    }
    let sorted = placed.into_iter();
    sorted.map(|[_, _, number]| number).collect()
}

#[cfg(test)]
mod tests {
    use super::sort_short;

    #[test]
    fn short_lists_are_sorted_as_by_the_standard_library() {
        for seed in 0..200_u32 {
            let element = |place: u32| {
                (
                    seed.wrapping_mul(2_654_435_761).rotate_left(place) % 7,
                    place,
                )
            };
            let mut list: Vec<(u32, u32)> = (0..seed % 40).map(element).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|&(key, _)| key);
            sort_short(&mut list, |&(key, _)| key);
            assert_eq!(list, expected);
        }
    }
}
