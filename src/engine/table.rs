//! The transposition table: what was found about positions that may be met again.

use rules::Move;

use crate::score::{MATE_BOUND, UNKNOWN, Value};

/// How much memory the table takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum TableSize {
    /// 4 MB.
    Mb4,
    /// 8 MB.
    Mb8,
    /// 16 MB.
    #[default]
    Mb16,
    /// 32 MB.
    Mb32,
}

impl TableSize {
    /// Every size, the smallest first.
    pub const ALL: [Self; 4] = [Self::Mb4, Self::Mb8, Self::Mb16, Self::Mb32];

    /// The megabytes.
    #[must_use]
    pub const fn megabytes(self) -> usize {
        match self {
            Self::Mb4 => 4,
            Self::Mb8 => 8,
            Self::Mb16 => 16,
            Self::Mb32 => 32,
        }
    }

    /// The largest size of at most `megabytes`, or the smallest there is.
    #[must_use]
    pub fn at_most(megabytes: usize) -> Self {
        let fits = |size: &Self| size.megabytes() <= megabytes;
        Self::ALL.into_iter().rfind(fits).unwrap_or(Self::Mb4)
    }
}

/// How a stored value relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Upper = 1,
    Lower = 2,
    Exact = 3,
}

/// Twelve bytes about one position.
#[derive(Clone, Copy)]
struct Slot {
    /// The upper half of the key.
    check: u32,
    /// The bits of the best move; 0 is none, since no move leads from a1 to a1.
    mv: u16,
    value: i16,
    evaluation: i16,
    depth: u8,
    /// Bits 0 and 1 are the kind, 0 for an empty slot; the rest is the age.
    info: u8,
}

const EMPTY: Slot = Slot {
    check: 0,
    mv: 0,
    value: 0,
    evaluation: 0,
    depth: 0,
    info: 0,
};
const PER_BUCKET: usize = 5;
const AGE_STEP: u8 = 4;
const KIND: u8 = 3;

/// What is looked at together: one line of a processor's cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Slot; PER_BUCKET]);

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) mv: Option<Move>,
    pub(crate) value: Value,
    /// The evaluation, or `UNKNOWN`.
    pub(crate) evaluation: Value,
    pub(crate) depth: i32,
    pub(crate) kind: Kind,
}

/// What is to be kept of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    pub(crate) mv: Option<Move>,
    pub(crate) value: Value,
    pub(crate) evaluation: Value,
    pub(crate) depth: i32,
    pub(crate) kind: Kind,
}

pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Table")
    }
}

/// Depths are stored above this, so that quiescence has room below 0.
const DEPTH_OFFSET: i32 = 4;

impl Table {
    pub(crate) fn new(size: TableSize) -> Self {
        let count = size.megabytes() * 1024 * 1024 / size_of::<Bucket>();
        Self {
            buckets: vec![Bucket([EMPTY; PER_BUCKET]); count],
            age: 0,
        }
    }

    /// No table; nothing can be kept in it.
    pub(crate) const fn none() -> Self {
        Self {
            buckets: Vec::new(),
            age: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill(Bucket([EMPTY; PER_BUCKET]));
        self.age = 0;
    }

    /// Makes what is there older by one search.
    pub(crate) const fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(AGE_STEP);
    }

    #[inline(always)]
    fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    #[inline(always)]
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Found> {
        let check = (key >> 32) as u32;
        let bucket = self.buckets.get(self.index(key))?;
        let slot = bucket
            .0
            .iter()
            .find(|slot| slot.check == check && slot.info & KIND != 0)?;
        let value = Value::from(slot.value);
        let ply = ply as Value;
        Some(Found {
            mv: if slot.mv == 0 {
                None
            } else {
                Move::from_bits(slot.mv)
            },
            value: if value >= MATE_BOUND {
                value - ply
            } else if value <= -MATE_BOUND {
                value + ply
            } else {
                value
            },
            evaluation: if slot.evaluation == i16::MIN {
                UNKNOWN
            } else {
                Value::from(slot.evaluation)
            },
            depth: i32::from(slot.depth) - DEPTH_OFFSET,
            kind: match slot.info & KIND {
                1 => Kind::Upper,
                2 => Kind::Lower,
                _ => Kind::Exact,
            },
        })
    }

    pub(crate) fn store(&mut self, key: u64, ply: usize, finding: Finding) {
        let check = (key >> 32) as u32;
        let index = self.index(key);
        let age = self.age;
        let Some(Bucket(slots)) = self.buckets.get_mut(index) else {
            return;
        };
        let mut chosen = 0;
        let mut lowest = i32::MAX;
        for (place, slot) in slots.iter().enumerate() {
            if slot.info & KIND == 0 || slot.check == check {
                chosen = place;
                break;
            }
            // An old entry is worth less than a shallow one.
            let years = i32::from(age.wrapping_sub(slot.info & !KIND) / AGE_STEP);
            let worth = i32::from(slot.depth) - 4 * years;
            if worth < lowest {
                (chosen, lowest) = (place, worth);
            }
        }
        let slot = &mut slots[chosen];
        let is_same = slot.info & KIND != 0 && slot.check == check;
        let depth = (finding.depth + DEPTH_OFFSET).clamp(0, 255) as u8;
        if is_same
            && finding.kind != Kind::Exact
            && slot.info & !KIND == age
            && depth + 3 < slot.depth
        {
            return;
        }
        let ply = ply as Value;
        let value = if finding.value >= MATE_BOUND {
            finding.value + ply
        } else if finding.value <= -MATE_BOUND {
            finding.value - ply
        } else {
            finding.value
        };
        let mv = match finding.mv {
            Some(mv) => mv.to_bits(),
            None if is_same => slot.mv,
            None => 0,
        };
        *slot = Slot {
            check,
            mv,
            value: value as i16,
            evaluation: if finding.evaluation == UNKNOWN {
                i16::MIN
            } else {
                finding.evaluation as i16
            },
            depth,
            info: finding.kind as u8 | age,
        };
    }

    /// How many slots of a thousand the present search has filled.
    pub(crate) fn permille(&self) -> u32 {
        let sample = self.buckets.iter().take(200);
        let slots = sample.flat_map(|bucket| bucket.0);
        slots
            .filter(|slot| slot.info & KIND != 0 && slot.info & !KIND == self.age)
            .count() as u32
    }
}

#[cfg(test)]
mod tests {
    use rules::{Position, Square};

    use super::{Finding, Kind, Table, TableSize};
    use crate::score::MATE;

    #[test]
    fn what_is_stored_is_found_and_mates_count_from_where_they_are_met() {
        let mut table = Table::new(TableSize::Mb4);
        let mv = Position::default()
            .find_move(Square::E2, Square::E4, None)
            .ok();
        let finding = Finding {
            mv,
            value: MATE - 10,
            evaluation: -17,
            depth: 5,
            kind: Kind::Lower,
        };
        table.store(0x1234_5678_9abc_def0, 4, finding);
        assert!(table.probe(0x1234_5679_9abc_def0, 4).is_none());
        let found = table
            .probe(0x1234_5678_9abc_def0, 2)
            .expect("it was stored");
        assert_eq!(
            (found.mv, found.value, found.evaluation),
            (mv, MATE - 8, -17)
        );
        assert_eq!((found.depth, found.kind), (5, Kind::Lower));
        table.clear();
        assert!(table.probe(0x1234_5678_9abc_def0, 2).is_none());
    }

    #[test]
    fn sizes_are_what_they_say() {
        for size in TableSize::ALL {
            let table = Table::new(size);
            assert_eq!(size_of_val(&table.buckets[..]), size.megabytes() << 20);
            assert_eq!(TableSize::at_most(size.megabytes()), size);
        }
        assert_eq!(TableSize::at_most(1), TableSize::Mb4);
        assert_eq!(TableSize::at_most(1000), TableSize::Mb32);
    }
}
