//! The mode `game`: a game with everything in it, walked through by hand or by links of the text.

use exercise::{Ground, Spot};
use record::{NodeId, Record};
use ui::board::Attempt;

use super::{Control, Desk, Entry};
use crate::data::Data;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::table::Table;

/// A game that is walked through.
#[derive(Clone, Debug)]
pub(crate) struct GameDesk {
    record: Record,
    node: NodeId,
    table: Table,
}

impl GameDesk {
    pub(crate) fn new(data: &Data) -> Result<Self, Fault> {
        let record = data.game()?.record;
        let table = Table::new(Ground::Position(*record.start()));
        let mut desk = Self {
            record,
            node: Record::ROOT,
            table,
        };
        if let Ok(spot) = data.text("start").parse::<Spot>() {
            desk.show(spot.find(&desk.record).unwrap_or(Record::ROOT));
        }
        Ok(desk)
    }

    /// Shows a move that is named as in `at` of `<jadoube-move>`.
    pub(crate) fn go_to(&mut self, path: &str) -> Option<Vec<Effect>> {
        let node = path.parse::<Spot>().ok()?.find(&self.record)?;
        Some(self.show(node))
    }

    fn show(&mut self, node: NodeId) -> Vec<Effect> {
        self.node = node;
        self.table
            .set(Ground::Position(*self.record.position(node)));
        vec![Effect::Navigated {
            path: String::new(),
            ply: self.record.ply(node),
        }]
    }
}

impl Desk for GameDesk {
    fn table(&self) -> &Table {
        &self.table
    }

    fn headline(&self) -> String {
        String::new()
    }

    fn controls(&self) -> Vec<Control> {
        vec![
            Control::First,
            Control::Previous,
            Control::Next,
            Control::Last,
        ]
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

    fn press(&mut self, control: Control, _now: u64) -> Vec<Effect> {
        let to = match control {
            Control::First => Some(Record::ROOT),
            Control::Previous => self.record.parent(self.node),
            Control::Next => self.record.next(self.node),
            Control::Last => self.record.line_from(self.node).last(),
            _ => None,
        };
        to.map(|node| self.show(node)).unwrap_or_default()
    }

    fn pgn(&self) -> Option<String> {
        Some(record::pgn::write(&self.record))
    }

    fn as_game(&self) -> Option<&GameDesk> {
        Some(self)
    }

    fn as_game_mut(&mut self) -> Option<&mut GameDesk> {
        Some(self)
    }
}
