//! What was proved about positions. A place holds one position, which is compared exactly: a hash
//! only finds the place.

use std::hash::{Hash, Hasher};

use rules::PositionIdentity;

const PLACES: usize = 1 << 13;

/// The places; they take no memory until something is kept.
#[derive(Clone, Debug)]
pub(super) struct Table(Vec<Option<Entry>>);

#[derive(Clone, Copy, Debug)]
struct Entry {
    identity: PositionIdentity,
    /// In this many moves there is a mate; 0 if none is known.
    mates: u8,
    /// In this many moves there is none.
    holds: u8,
}

impl Table {
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(None);
    }

    pub(super) fn recall(&self, identity: &PositionIdentity, moves: u8) -> Option<bool> {
        let entry = (*self.0.get(place(identity))?)?;
        if entry.identity != *identity {
            return None;
        }
        if entry.mates != 0 && entry.mates <= moves {
            return Some(true);
        }
        (entry.holds >= moves).then_some(false)
    }

    pub(super) fn keep(&mut self, identity: PositionIdentity, moves: u8, mates: bool) {
        if self.0.is_empty() {
            self.0.resize(PLACES, None);
        }
        let place = &mut self.0[place(&identity)];
        let mut entry = place
            .filter(|entry| entry.identity == identity)
            .unwrap_or(Entry {
                identity,
                mates: 0,
                holds: 0,
            });
        if mates {
            entry.mates = moves;
        } else {
            entry.holds = entry.holds.max(moves);
        }
        *place = Some(entry);
    }
}

fn place(identity: &PositionIdentity) -> usize {
    Mix::of(identity) % PLACES
}

/// Multiplies and folds; nobody chooses positions to make places collide.
pub(crate) struct Mix(u64);

impl Mix {
    /// The hash of a value.
    pub(crate) fn of(value: &impl Hash) -> usize {
        let mut mix = Self(0);
        value.hash(&mut mix);
        (mix.finish() >> 32) as usize
    }
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        // The odd number nearest to 2^64 divided by the golden ratio.
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }
}
