//! The mode `game`: a game with everything in it, walked through by hand or by links of the text.
//!
//! Readers may try moves of their own. One that is in the record leads to it; others stand on the
//! board until the reader goes on in the game.

#[cfg(test)]
mod tests;
mod walking;

use std::collections::BTreeSet;
use std::rc::Rc;

use board::Drawing;
use exercise::{Attribute, Expected, LineError, Spot, TaskError, Try};
use moves::saying;
use moves::walk::Go;
use record::pgn::Severity;
use record::{Editor, NodeId, Record, Step};
use rules::{AnyPosition, Move};
use yew::Html;

use super::{Control, Entry, Mode};
use crate::data::Data;
use crate::effect::{Effect, Refused};
use crate::fault::Fault;
use crate::games::{Games, holds_anything};
use crate::manner::{Manner, Place};

use crate::screen;
use crate::session::Session;
use crate::table::Table;

/// What a game that is walked through can do besides what every mode can.
pub(crate) trait GameMode: Mode {
    /// Shows a move that is named as in `at` of `<jadoube-move>`; nothing names the start.
    fn go_to(&mut self, path: &str) -> Option<Vec<Effect>>;

    /// Takes a step; back from moves that the reader has tried it first leads through them.
    fn walk(&mut self, go: Go) -> Vec<Effect>;

    /// Folds or unfolds a variation.
    fn fold(&mut self, first: NodeId);

    /// Shows another game of the record. One that cannot be shown leaves an empty board, and its
    /// fault is reported.
    fn choose(&mut self, index: usize) -> Vec<Effect>;

    /// What is shown around the board.
    fn view(&self) -> GameView;

    /// Draws that.
    fn draw(&self, session: &Rc<Session>) -> Html;
}

/// What is shown around the board of a game.
#[derive(Clone, Debug)]
pub(crate) struct GameView {
    /// The game with everything in it.
    pub(crate) editor: Rc<Editor>,
    /// The move that is shown.
    pub(crate) node: NodeId,
    /// How moves are shown.
    pub(crate) manner: Manner,
    /// The variations that are folded.
    pub(crate) folded: Rc<BTreeSet<NodeId>>,
    /// The moves that are shown, where not all are.
    pub(crate) seen: Option<Rc<BTreeSet<NodeId>>>,
    /// Whether the main line was read only up to its last move.
    pub(crate) stops: bool,
    /// The names of the games among which the reader chooses, and which it is.
    pub(crate) choice: Option<(Vec<String>, usize)>,
    /// Where, when and how the game was played, in a line.
    pub(crate) facts: String,
}

/// A game that is walked through.
#[derive(Clone, Debug)]
pub(crate) struct GameDesk {
    games: Games,
    /// Whether the reader chooses among them.
    is_choice: bool,
    chosen: usize,
    editor: Rc<Editor>,
    /// What is wrong with the game.
    faults: Vec<Fault>,
    /// Whether its main line was read only up to its last move.
    stops: bool,
    manner: Manner,
    /// What is wrong with how it is to be shown.
    manner_faults: Vec<Fault>,
    node: NodeId,
    /// Moves of the reader that are not in the game.
    tried: Vec<Move>,
    /// The moves that were played through, where others are not shown.
    seen: Option<Rc<BTreeSet<NodeId>>>,
    folded: Rc<BTreeSet<NodeId>>,
    table: Table,
    drawing: Rc<Drawing>,
    glides: bool,
    /// Whether moves can follow each other by themselves: nothing may move for some readers.
    can_autoplay: bool,
    is_playing: bool,
}

impl GameDesk {
    pub(crate) fn new(data: &Data) -> Result<Self, Fault> {
        let games = data.games();
        let asked = data.text("game");
        let chosen = games.asked(asked)?;
        let (manner, manner_faults) = Manner::read(data);
        let mut desk = Self {
            is_choice: asked.is_empty() && games.names().len() > 1,
            games,
            chosen: 0,
            editor: Rc::new(Editor::new(Record::default())),
            faults: Vec::new(),
            stops: false,
            manner,
            manner_faults,
            node: Record::ROOT,
            tried: Vec::new(),
            seen: None,
            folded: Rc::default(),
            table: Table::new(AnyPosition::of(&rules::Setup::default())),
            drawing: Rc::default(),
            glides: false,
            can_autoplay: !data.is_still,
            is_playing: false,
        };
        desk.open(chosen)?;
        if !data.text("start").is_empty() {
            let node = find(desk.record(), data.text("start"))?;
            desk.show(node);
        }
        Ok(desk)
    }

    /// Opens one of the games at its start.
    fn open(&mut self, index: usize) -> Result<(), Fault> {
        let Some(game) = self.games.read(index) else {
            return Err(Fault::of(words::no_game_in_record()));
        };
        let errors = game.faults.iter();
        let errors = errors.filter(|fault| fault.kind.severity() == Severity::Error);
        let faults: Vec<Fault> = errors.map(Fault::in_record).collect();
        if !holds_anything(&game.record) {
            let nothing = || Fault::of(words::no_game_in_record());
            return Err(faults.into_iter().next().unwrap_or_else(nothing));
        }
        self.chosen = index;
        self.faults = faults;
        self.stops = !game.unread.trim().is_empty();
        self.editor = Rc::new(Editor::new(game.record));
        self.folded = Rc::default();
        self.seen = None;
        self.begin();
        Ok(())
    }

    /// Shows the start of a game that was just opened.
    fn begin(&mut self) {
        self.node = Record::ROOT;
        self.is_playing = false;
        self.hide();
        self.show(Record::ROOT);
        self.glides = false;
    }

    /// Hides what was not played through, where the author wants it so, and nothing else.
    fn hide(&mut self) {
        let line = self.record().line_to(self.node);
        let seen = self.seen.take();
        self.seen = (self.manner.place == Place::Hidden)
            .then(|| seen.unwrap_or_else(|| Rc::new(line.into_iter().collect())));
    }

    fn record(&self) -> &Record {
        self.editor.record()
    }
}

/// The move with which the author wants to begin.
fn find(record: &Record, text: &str) -> Result<NodeId, Fault> {
    let Ok(spot) = text.parse::<Spot>() else {
        let error = TaskError {
            attribute: Attribute::Start,
            found: Some(text.to_owned()),
            expected: Expected::Spot,
        };
        return Err(Fault::in_attribute("start", words::task_error_text(&error)));
    };
    let node = spot.find(record);
    node.ok_or_else(|| {
        let error = LineError::NoStart(spot);
        Fault::in_attribute("start", words::line_error_text(&error))
    })
}

impl Mode for GameDesk {
    fn table(&self) -> &Table {
        &self.table
    }

    fn moves(&self) -> Vec<Move> {
        self.table.ground().moves()
    }

    fn headline(&self) -> String {
        String::new()
    }

    fn controls(&self) -> Vec<Control> {
        let autoplay = match self.is_playing {
            true => Control::Stop,
            false => Control::Autoplay,
        };
        let autoplay = self.can_autoplay.then_some(autoplay);
        [Control::First, Control::Previous]
            .into_iter()
            .chain(autoplay)
            .chain([Control::Next, Control::Last])
            .collect()
    }

    fn entry(&self) -> Option<Entry> {
        None
    }

    fn drawing(&self) -> Rc<Drawing> {
        Rc::clone(&self.drawing)
    }

    fn shapes(&self) -> Option<(String, String)> {
        let shapes = self.record().shapes(self.node);
        if shapes.is_empty() || !self.tried.is_empty() {
            return None;
        }
        Some(saying::shape_lists(&shapes))
    }

    fn is_as_written(&self) -> bool {
        self.node == Record::ROOT && self.tried.is_empty()
    }

    fn faults(&self) -> Vec<Fault> {
        let all = self.manner_faults.iter().chain(&self.faults);
        all.cloned().collect()
    }

    fn glides(&self) -> bool {
        self.glides
    }

    fn dress(&mut self, data: &Data) {
        (self.manner, self.manner_faults) = Manner::read(data);
        self.can_autoplay = !data.is_still;
        self.hide();
    }

    fn set_drawing(&mut self, drawing: Rc<Drawing>) {
        self.drawing = drawing;
    }

    fn refuse(&mut self) {
        self.table.renew();
    }

    fn attempt(&mut self, made: Try, _now: u64) -> Vec<Effect> {
        self.is_playing = false;
        let Ok(mv) = self
            .table
            .ground()
            .find_move(made.from, made.to, made.promotion)
        else {
            self.table.renew();
            return vec![Effect::Refused(Refused {
                made,
                ground: self.table.ground().clone(),
                game: None,
            })];
        };
        let known = self.record().find_child(self.node, Step::Move(mv));
        if let Some(node) = known.filter(|_| self.tried.is_empty()) {
            return self.go(node);
        }
        self.try_move(mv);
        self.tried_text().map(Effect::Say).into_iter().collect()
    }

    fn press(&mut self, control: Control, _now: u64) -> Vec<Effect> {
        match control {
            Control::First => self.walk(Go::First),
            Control::Previous => self.walk(Go::Previous),
            Control::Next => self.walk(Go::Next),
            Control::Last => self.walk(Go::Last),
            Control::Autoplay => self.autoplay(),
            Control::Stop => {
                self.is_playing = false;
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    fn go_on(&mut self) -> Vec<Effect> {
        match self.is_playing {
            true => self.autoplay(),
            false => Vec::new(),
        }
    }

    fn pgn(&self) -> Option<String> {
        Some(record::pgn::write(self.record()))
    }

    fn fills_form(&self) -> bool {
        false
    }

    fn kept(&self) -> Option<String> {
        Some(self.path())
    }

    fn take_up(&mut self, kept: &str) {
        if let Some(node) = kept
            .parse::<Spot>()
            .ok()
            .and_then(|spot| spot.find(self.record()))
        {
            self.show(node);
        }
    }
}

impl GameMode for GameDesk {
    fn go_to(&mut self, path: &str) -> Option<Vec<Effect>> {
        self.show_named(path)
    }

    fn walk(&mut self, go: Go) -> Vec<Effect> {
        self.step(go)
    }

    fn fold(&mut self, first: NodeId) {
        let folded = Rc::make_mut(&mut self.folded);
        if !folded.remove(&first) {
            folded.insert(first);
        }
    }

    fn choose(&mut self, index: usize) -> Vec<Effect> {
        match self.open(index) {
            Ok(()) => self.arrival(),
            Err(fault) => {
                self.chosen = index;
                self.editor = Rc::new(Editor::new(Record::default()));
                self.faults = vec![fault];
                self.begin();
                Vec::new()
            }
        }
    }

    fn view(&self) -> GameView {
        GameView {
            editor: Rc::clone(&self.editor),
            node: self.node,
            manner: self.manner,
            folded: Rc::clone(&self.folded),
            seen: self.seen.clone(),
            stops: self.stops,
            choice: self
                .is_choice
                .then(|| (self.games.names().to_vec(), self.chosen)),
            facts: moves::head::facts(self.record()),
        }
    }

    fn draw(&self, session: &Rc<Session>) -> Html {
        screen::game(session)
    }
}
