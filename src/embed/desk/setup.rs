//! The mode `setup`: men are put on the board and taken from it; the value is what stands there.

use exercise::Ground;
use rules::{Setup, Square};
use ui::board::Attempt;

use super::{Control, Desk, Entry};
use crate::data::Data;
use crate::effect::Effect;
use crate::table::Table;

/// A board on which everything can be put anywhere.
#[derive(Clone, Debug)]
pub(crate) struct SetupDesk {
    start: Setup,
    table: Table,
}

impl SetupDesk {
    pub(crate) fn new(data: &Data) -> Self {
        let start = data.setup().unwrap_or_default();
        Self {
            table: Table::new(Ground::of(&start)),
            start,
        }
    }

    /// What is being set up.
    pub(crate) fn start(&self) -> &Setup {
        &self.start
    }

    /// Something was changed.
    pub(crate) fn set(&mut self, setup: &Setup) {
        self.table.set(Ground::of(setup));
    }
}

impl Desk for SetupDesk {
    fn table(&self) -> &Table {
        &self.table
    }

    fn headline(&self) -> String {
        words::setup_prompt()
    }

    fn restarts(&self) -> bool {
        true
    }

    fn entry(&self) -> Option<Entry> {
        None
    }

    fn refuse(&mut self) {
        self.table.renew();
    }

    fn attempt(&mut self, _attempt: Attempt, _now: u64) -> Vec<Effect> {
        Vec::new()
    }

    fn square(&mut self, _square: Square, _now: u64) -> Vec<Effect> {
        Vec::new()
    }

    fn press(&mut self, control: Control, _now: u64) -> Vec<Effect> {
        if control == Control::Restart {
            self.table.set(Ground::of(&self.start));
        }
        Vec::new()
    }

    fn kept(&self) -> Option<String> {
        Some(self.fen())
    }

    fn take_up(&mut self, kept: &str) {
        if let Ok(setup) = kept.parse::<Setup>() {
            self.table.set(Ground::of(&setup));
        }
    }

    fn as_setup(&self) -> Option<&SetupDesk> {
        Some(self)
    }

    fn as_setup_mut(&mut self) -> Option<&mut SetupDesk> {
        Some(self)
    }
}
