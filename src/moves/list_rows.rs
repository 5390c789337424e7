//! A list of moves in rows, of which those are drawn that are seen, and some around them.

use std::ops::Range;

use rules::Color;

use super::list_model::{Entry, Part, Variation};

/// A shorter list is drawn whole.
pub const MOST_ROWS: usize = 160;

/// How many rows above and below the one that is looked at are drawn of a longer list.
const AROUND: usize = 40;

/// How near to the ends of what is drawn the row in sight may come: half of the rows that a tall list
/// shows at once.
const MARGIN: usize = 24;

/// This many pieces of running text are one row.
const TOGETHER: usize = 4;

/// This many of more variations than anybody looks at are one row.
const FEW: usize = 2;

/// This many variations to one move are one row.
const MOST_VARIATIONS: usize = 16;

/// This many pieces of one variation are drawn.
pub const MOST_PIECES: usize = 240;

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row<'a> {
    /// A move of White and one of Black; one of them may be missing.
    Moves(Option<&'a Entry>, Option<&'a Entry>),
    /// A comment between the moves.
    Comment(&'a str),
    /// Variations between the moves.
    Variations(&'a [Variation]),
    /// Running text.
    Text(&'a [Part]),
}

impl Row<'_> {
    /// The place in the list of the first move of the row.
    fn first(&self) -> Option<usize> {
        match self {
            Self::Moves(white, black) => white.or(*black).map(|entry| entry.index),
            Self::Comment(_) => None,
            Self::Variations(variations) => first_of(&variations.first()?.parts),
            Self::Text(parts) => first_of(parts),
        }
    }
}

/// The place in the list of the first move of a line.
fn first_of(parts: &[Part]) -> Option<usize> {
    parts.iter().find_map(|part| match part {
        Part::Move(entry) => Some(entry.index),
        Part::Comment(_) => None,
        Part::Variations(variations) => first_of(&variations.first()?.parts),
    })
}

/// The rows of a table: two moves each, interrupted where something is written between them.
#[must_use]
pub fn table_rows(parts: &[Part]) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    for part in parts {
        match part {
            Part::Move(entry) => match (entry.mover, rows.last_mut()) {
                (Color::Black, Some(Row::Moves(Some(white), black @ None)))
                    if white.number == entry.number =>
                {
                    *black = Some(entry);
                }
                (Color::Black, _) => rows.push(Row::Moves(None, Some(entry))),
                (Color::White, _) => rows.push(Row::Moves(Some(entry), None)),
            },
            Part::Comment(text) => rows.push(Row::Comment(text)),
            Part::Variations(variations) => rows.extend(variation_rows(variations)),
        }
    }
    rows
}

fn variation_rows(variations: &[Variation]) -> impl Iterator<Item = Row<'_>> {
    let together = match variations.len() {
        0..=MOST_VARIATIONS => MOST_VARIATIONS,
        _ => FEW,
    };
    variations.chunks(together).map(Row::Variations)
}

/// The rows of running text.
#[must_use]
pub fn text_rows(parts: &[Part]) -> Vec<Row<'_>> {
    let is_long =
        |part: &Part| matches!(part, Part::Variations(all) if all.len() > MOST_VARIATIONS);
    let mut rows = Vec::new();
    for run in parts.chunk_by(|before, after| !is_long(before) && !is_long(after)) {
        match run {
            [Part::Variations(variations)] if is_long(&run[0]) => {
                rows.extend(variation_rows(variations));
            }
            _ => rows.extend(run.chunks(TOGETHER).map(Row::Text)),
        }
    }
    rows
}

/// The row in which the move of a place in the list stands.
#[must_use]
pub fn row_of(rows: &[Row<'_>], index: usize) -> usize {
    let mut found = 0;
    for (place, row) in rows.iter().enumerate() {
        match row.first() {
            Some(first) if first > index => break,
            Some(_) => found = place,
            None => {}
        }
    }
    found
}

/// The rows that are drawn of this many when one of them is looked at.
#[must_use]
pub fn drawn(count: usize, row: usize) -> Range<usize> {
    if count <= MOST_ROWS {
        return 0..count;
    }
    let from = row.saturating_sub(AROUND).min(count - 2 * AROUND);
    from..from + 2 * AROUND
}

/// Whether a row stands well within those that are drawn, so that nothing need be drawn anew.
#[must_use]
pub fn is_inside(drawn: &Range<usize>, count: usize, row: usize) -> bool {
    (drawn.start == 0 || row >= drawn.start + MARGIN)
        && (drawn.end == count || row + MARGIN < drawn.end)
}

/// The pieces that are drawn of a variation, around the move of a place in the list if that stands in
/// it.
#[must_use]
pub fn pieces(parts: &[Part], index: Option<usize>) -> Range<usize> {
    if parts.len() <= MOST_PIECES {
        return 0..parts.len();
    }
    let starts = |part: &Part| first_of(std::slice::from_ref(part));
    let at = index.and_then(|index| {
        let before = |part: &Part| starts(part).is_some_and(|start| start <= index);
        parts.iter().rposition(before)
    });
    let from = at.unwrap_or(0).saturating_sub(MOST_PIECES / 2);
    let from = from.min(parts.len() - MOST_PIECES);
    from..from + MOST_PIECES
}

#[cfg(test)]
mod tests {
    use record::{NodeSet, pgn};

    use super::super::list_model::{MoveListModel, MoveListOptions};
    use super::*;

    fn model(text: &str) -> MoveListModel {
        let folded = NodeSet::default();
        let options = MoveListOptions {
            folded: &folded,
            seen: None,
        };
        MoveListModel::of(&pgn::read_all(text)[0].record, options)
    }

    fn shuffle(moves: usize) -> String {
        let pair = |number: usize| match number % 2 {
            1 => format!("{number}. Nf3 Nf6 "),
            _ => format!("{number}. Ng1 Ng8 "),
        };
        (1..=moves).map(pair).collect()
    }

    #[test]
    fn however_long_a_game_is_few_rows_are_drawn() {
        let long = model(&shuffle(9_000));
        for rows in [table_rows(&long.parts), text_rows(&long.parts)] {
            for index in [0, 9_000, 17_999] {
                let row = row_of(&rows, index);
                let drawn = drawn(rows.len(), row);
                assert!(drawn.contains(&row) && drawn.len() <= MOST_ROWS);
                assert!(is_inside(&drawn, rows.len(), row));
            }
        }
    }

    #[test]
    fn however_many_variations_stand_beside_a_move_few_are_drawn() {
        let many = format!("1. e4 {} e5 *", "(1. d4) ".repeat(5_000));
        let many = model(&many);
        for rows in [table_rows(&many.parts), text_rows(&many.parts)] {
            let drawn: usize = rows[drawn(rows.len(), 3)].iter().map(variations).sum();
            assert!(0 < drawn && drawn <= MOST_ROWS * FEW, "{drawn}");
            let all: usize = rows.iter().map(variations).sum();
            assert_eq!(all, 5_000);
        }
    }

    fn variations(row: &Row<'_>) -> usize {
        match row {
            Row::Variations(variations) => variations.len(),
            _ => 0,
        }
    }

    #[test]
    fn of_a_long_variation_the_part_around_the_move_is_drawn() {
        let pair = |number: usize| match number % 2 {
            1 => "Nf6 Nf3 ",
            _ => "Ng8 Ng1 ",
        };
        let line: String = (1..=450).map(pair).collect();
        let long = model(&format!("1. e4 (1. d4 {line}) *"));
        let Some(Part::Variations(variations)) = long.parts.last() else {
            panic!("there is a variation");
        };
        let parts = &variations[0].parts;
        assert!(parts.len() > MOST_PIECES, "{}", parts.len());
        assert_eq!(pieces(parts, None), 0..MOST_PIECES);
        let last = parts.len();
        assert_eq!(
            pieces(parts, Some(long.nodes.len() - 1)),
            last - MOST_PIECES..last
        );
    }
}
