//! All lines as one tree of moves, and how it is written.

use std::collections::HashMap;

use rules::{Move, Position, PositionIdentity};

use super::Problem;
use super::rows::Row;
use crate::Code;
use crate::format::{self, TITLE};
use crate::order::Order;

/// The lines that have been added.
#[derive(Default)]
pub(super) struct Tree {
    root: Node,
    named: HashMap<PositionIdentity, String>,
}

#[derive(Default)]
struct Node {
    name: Option<(Code, String)>,
    moves: Vec<(Move, Node)>,
}

impl Node {
    fn child(&mut self, mv: Move) -> &mut Self {
        let place = self.moves.iter().position(|(other, _)| *other == mv);
        let place = place.unwrap_or_else(|| {
            self.moves.push((mv, Self::default()));
            self.moves.len() - 1
        });
        &mut self.moves[place].1
    }
}

impl Tree {
    /// Adds a line; fails when its last position has a name already.
    pub(super) fn add(&mut self, row: &Row<'_>) -> Result<(), Problem> {
        let mut position = Position::default();
        let mut node = &mut self.root;
        for &mv in &row.moves {
            position = position.play_unchecked(mv);
            node = node.child(mv);
        }
        node.name = Some((row.eco, row.name.to_owned()));
        match self.named.insert(position.identity(), row.name.to_owned()) {
            Some(name) => Err(Problem::Twice { name }),
            None => Ok(()),
        }
    }

    /// The packed file.
    pub(super) fn write(&self) -> String {
        let mut writer = Writer::new();
        writer.node(&self.root, &Position::default(), "");
        [
            TITLE,
            &writer.shape,
            &writer.moves,
            &writer.codes,
            &writer.kept,
            &writer.names,
        ]
        .join("\n")
    }
}

/// The parts of the file as far as they are written.
struct Writer {
    order: Order,
    code: i32,
    shape: String,
    moves: String,
    codes: String,
    kept: String,
    names: String,
}

impl Writer {
    fn new() -> Self {
        Self {
            order: Order::new(),
            code: 0,
            shape: String::new(),
            moves: String::new(),
            codes: String::new(),
            kept: String::new(),
            names: String::new(),
        }
    }

    fn node(&mut self, node: &Node, position: &Position, last_name: &str) {
        let has_name = usize::from(node.name.is_some());
        push(&mut self.shape, node.moves.len() * 2 + has_name);
        let mut name = last_name;
        if let Some((code, own)) = &node.name {
            self.name(*code, own, last_name);
            name = own;
        }
        let mut written = Vec::new();
        for (mv, next) in &node.moves {
            let moves = self.order.sort(position, &written);
            let place = moves.iter().position(|other| other == mv);
            push(
                &mut self.moves,
                place.expect("the rows hold legal moves only"),
            );
            self.order.count(*mv);
            written.push(*mv);
            self.node(next, &position.play_unchecked(*mv), name);
        }
    }

    fn name(&mut self, code: Code, name: &str, last_name: &str) {
        let code = i32::from(code.index());
        format::push_numeral(&mut self.codes, format::fold(code - self.code));
        self.code = code;

        let shared = format::part_ends(last_name)
            .zip(format::part_ends(name))
            .take_while(|&(last_end, end)| last_name[..last_end] == name[..end]);
        let ends: Vec<usize> = shared.map(|(_, end)| end).collect();
        push(&mut self.kept, ends.len());
        self.names
            .push_str(&name[ends.last().copied().unwrap_or_default()..]);
        self.names.push('\n');
    }
}

fn push(text: &mut String, number: usize) {
    let number = u32::try_from(number).expect("no position has so many moves, nor a name parts");
    format::push_numeral(text, number);
}
