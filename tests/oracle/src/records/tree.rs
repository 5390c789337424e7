//! A game in a form that both sides can be brought into.

use std::io::Cursor;
use std::ops::ControlFlow;

use pgn_reader::{Nag, RawComment, RawTag, Reader, Skip, Visitor};
use record::{Record, SEVEN_TAG_ROSTER, Step};
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Outcome, Position as _};

/// A game with its moves in one spelling.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Game {
    /// In the order of their names, without placeholders.
    tags: Vec<(String, String)>,
    /// The first is the root.
    nodes: Vec<Node>,
    result: String,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Node {
    mv: String,
    nags: Vec<u8>,
    comments: Vec<String>,
    children: Vec<usize>,
}

impl Game {
    pub(super) fn moves(&self) -> usize {
        self.nodes.len() - 1
    }

    fn push_tag(&mut self, name: &str, value: &str) {
        if name != "Result" && !(SEVEN_TAG_ROSTER.contains(&name) && value.starts_with('?')) {
            self.tags.push((name.to_owned(), value.to_owned()));
            self.tags.sort();
        }
    }

    /// Numbers the nodes in the order of the tree, whatever order they were in.
    fn in_order(self) -> Self {
        let mut nodes: Vec<Option<Node>> = self.nodes.into_iter().map(Some).collect();
        let mut ordered: Vec<Node> = Vec::new();
        let mut open = vec![(0, None)];
        while let Some((index, parent)) = open.pop() {
            let Some(mut node) = nodes[index].take() else {
                continue;
            };
            let number = ordered.len();
            let children = std::mem::take(&mut node.children);
            open.extend(
                children
                    .into_iter()
                    .rev()
                    .map(|child| (child, Some(number))),
            );
            ordered.push(node);
            if let Some(parent) = parent {
                let parent: &mut Node = &mut ordered[parent];
                parent.children.push(number);
            }
        }
        Self {
            nodes: ordered,
            ..self
        }
    }
}

/// What ours has read.
pub(super) fn ours(record: &Record) -> Game {
    let mut game = Game {
        result: record.result().to_string(),
        ..Game::default()
    };
    for (name, value) in record.tags() {
        game.push_tag(name, value);
    }
    let mut open = vec![(Record::ROOT, None)];
    while let Some((id, parent)) = open.pop() {
        let mv = match record.step(id) {
            Some(Step::Move(mv)) => mv.to_string(),
            Some(Step::Null) => "0000".to_owned(),
            None => String::new(),
        };
        let number = game.nodes.len();
        game.nodes.push(Node {
            mv,
            nags: record.nags(id).iter().map(|nag| nag.0).collect(),
            comments: record
                .comments(id)
                .iter()
                .map(ToString::to_string)
                .collect(),
            children: Vec::new(),
        });
        if let Some(parent) = parent {
            let parent: &mut Node = &mut game.nodes[parent];
            parent.children.push(number);
        }
        let children = record.children(id).iter().rev();
        open.extend(children.map(|child| (*child, Some(number))));
    }
    game.in_order()
}

/// What the oracle reads.
pub(super) fn theirs(text: &str) -> Result<Game, String> {
    let mut reader = Reader::new(Cursor::new(text));
    let read = reader.read_game(&mut Listener);
    match read.map_err(|error| format!("theirs: {error}"))? {
        Some(game) => Ok(game?.in_order()),
        None => Err("theirs finds no game".to_owned()),
    }
}

struct Listener;

/// A game that is being read: the node, the position there and the one before.
struct Reading {
    game: Game,
    at: (usize, usize, Chess, Chess),
    around: Vec<(usize, usize, Chess, Chess)>,
}

impl Visitor for Listener {
    type Tags = Game;
    type Movetext = Reading;
    type Output = Result<Game, String>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Game> {
        ControlFlow::Continue(Game::default())
    }

    fn tag(
        &mut self,
        game: &mut Game,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Self::Output> {
        game.push_tag(&String::from_utf8_lossy(name), &value.decode_utf8_lossy());
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, mut game: Game) -> ControlFlow<Self::Output, Reading> {
        game.nodes.push(Node::default());
        ControlFlow::Continue(Reading {
            game,
            at: (0, 0, Chess::default(), Chess::default()),
            around: Vec::new(),
        })
    }

    fn san(&mut self, reading: &mut Reading, san: SanPlus) -> ControlFlow<Self::Output> {
        let (node, _, position, _) = &reading.at;
        let mv = match san.san.to_move(position) {
            Ok(mv) => mv,
            Err(error) => return ControlFlow::Break(Err(format!("theirs: {san}: {error}"))),
        };
        let number = reading.game.nodes.len();
        reading.game.nodes[*node].children.push(number);
        reading.game.nodes.push(Node {
            mv: mv.to_uci(CastlingMode::Standard).to_string(),
            ..Node::default()
        });
        let mut after = position.clone();
        after.play_unchecked(mv);
        reading.at = (number, *node, after, position.clone());
        ControlFlow::Continue(())
    }

    fn nag(&mut self, reading: &mut Reading, nag: Nag) -> ControlFlow<Self::Output> {
        let nags = &mut reading.game.nodes[reading.at.0].nags;
        if !nags.contains(&nag.0) {
            nags.push(nag.0);
        }
        ControlFlow::Continue(())
    }

    fn comment(
        &mut self,
        reading: &mut Reading,
        text: RawComment<'_>,
    ) -> ControlFlow<Self::Output> {
        let text = String::from_utf8_lossy(text.as_bytes());
        let words: Vec<&str> = text.split_whitespace().collect();
        reading.game.nodes[reading.at.0]
            .comments
            .push(words.join(" "));
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, reading: &mut Reading) -> ControlFlow<Self::Output, Skip> {
        let (_, before, _, position) = &reading.at;
        let inner = (*before, 0, position.clone(), Chess::default());
        let outer = std::mem::replace(&mut reading.at, inner);
        reading.around.push(outer);
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, reading: &mut Reading) -> ControlFlow<Self::Output> {
        if let Some(outer) = reading.around.pop() {
            reading.at = outer;
        }
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, reading: &mut Reading, outcome: Outcome) -> ControlFlow<Self::Output> {
        reading.game.result = outcome.to_string();
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, reading: Reading) -> Self::Output {
        Ok(reading.game)
    }
}
