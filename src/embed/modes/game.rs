//! The mode `game`: a game with everything in it, walked through by hand or by links of the text.
//!
//! Readers may try moves of their own. One that is in the record leads to it; others stand on the
//! board until the reader goes on in the game.

#[cfg(test)]
mod tests;
mod walking;

use std::rc::Rc;

use board::Drawing;
use element::Attribute;
use exercise::{Expected, LineError, Spot, TaskError, Try};
use moves::saying;
use moves::walk::Go;
use record::{Editor, NodeId, NodeSet, Record, Step};
use rules::{AnyPosition, Move};
use yew::Html;

use super::{BoardMode, Control};
use crate::data::Data;
use crate::fault::Fault;
use crate::games::{Games, holds_anything};
use crate::mode_event::{ModeEvent, Refused};
use crate::move_list_style::{ListPlacement, MoveListStyle};

use crate::board_state::BoardState;
use crate::screen;
use crate::session::Session;
use crate::typed::Entry;

/// What a game that is walked through can do besides what every mode can.
pub(crate) trait GameWalk: BoardMode {
    /// Whether the game has a move that is named so.
    fn has(&self, path: &str) -> bool;

    /// Shows a move that is named as in `at` of `<jadoube-move>`; nothing names the start.
    fn go_to(&mut self, path: &str) -> Option<Vec<ModeEvent>>;

    /// Takes a step; back from moves that the reader has tried it first leads through them.
    fn walk(&mut self, go: Go) -> Vec<ModeEvent>;

    /// Folds or unfolds a variation.
    fn fold(&mut self, first: NodeId);

    /// Shows another game of the record. One that cannot be shown leaves an empty board, and its
    /// fault is reported.
    fn choose(&mut self, index: usize) -> Vec<ModeEvent>;

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
    pub(crate) style: MoveListStyle,
    /// The variations that are folded.
    pub(crate) folded: Rc<NodeSet>,
    /// The moves that are shown, where not all are.
    pub(crate) seen: Option<Rc<NodeSet>>,
    /// Whether the main line was read only up to its last move.
    pub(crate) stops: bool,
    /// The names of the games among which the reader chooses, and which it is.
    pub(crate) choice: Option<(Vec<String>, usize)>,
    /// Where, when and how the game was played, in a line.
    pub(crate) facts: String,
}

/// A game that is walked through.
#[derive(Clone, Debug)]
pub(crate) struct GameMode {
    games: Games,
    /// Whether the reader chooses among them.
    is_choice: bool,
    chosen: usize,
    editor: Rc<Editor>,
    /// What is wrong with the game.
    faults: Vec<Fault>,
    /// Whether its main line was read only up to its last move.
    stops: bool,
    style: MoveListStyle,
    /// What is wrong with the attributes of its look.
    style_faults: Vec<Fault>,
    node: NodeId,
    /// Moves of the reader that are not in the game.
    tried: Vec<Move>,
    /// The moves that were played through, where others are not shown.
    seen: Option<Rc<NodeSet>>,
    folded: Rc<NodeSet>,
    board_state: BoardState,
    drawing: Rc<Drawing>,
    glides: bool,
    /// Whether moves can follow each other by themselves: nothing may move for some readers.
    can_autoplay: bool,
    is_playing: bool,
}

impl GameMode {
    pub(crate) fn new(data: &Data) -> Result<Self, Fault> {
        let games = data.games();
        let asked = data.text(Attribute::Game);
        let chosen = games.asked(asked)?;
        let (style, style_faults) = MoveListStyle::read(data);
        let mut mode = Self {
            is_choice: asked.is_empty() && games.names().len() > 1,
            games,
            chosen: 0,
            editor: Rc::new(Editor::new(Record::default())),
            faults: Vec::new(),
            stops: false,
            style,
            style_faults,
            node: Record::ROOT,
            tried: Vec::new(),
            seen: None,
            folded: Rc::default(),
            board_state: BoardState::new(AnyPosition::of(&rules::Setup::default())),
            drawing: Rc::default(),
            glides: false,
            can_autoplay: !data.is_still,
            is_playing: false,
        };
        mode.open(chosen)?;
        if !data.text(Attribute::Start).is_empty() {
            let node = find(mode.record(), data.text(Attribute::Start))?;
            mode.show(node);
        }
        Ok(mode)
    }

    /// Opens one of the games at its start.
    fn open(&mut self, index: usize) -> Result<(), Fault> {
        let Some(game) = self.games.read(index) else {
            return Err(Fault::of(words::no_game_in_record()));
        };
        let faults = Fault::all_in_record(&game.faults);
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
        self.seen = (self.style.placement == ListPlacement::Hidden)
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
            attribute: exercise::Attribute::Start,
            found: Some(text.to_owned()),
            expected: Expected::Spot,
        };
        return Err(Fault::in_attribute(
            Attribute::Start,
            words::task_error_text(&error),
        ));
    };
    let node = spot.find(record);
    node.ok_or_else(|| {
        let error = LineError::NoStart(spot);
        Fault::in_attribute(Attribute::Start, words::line_error_text(&error))
    })
}

impl BoardMode for GameMode {
    fn board_state(&self) -> &BoardState {
        &self.board_state
    }

    fn moves(&self) -> Vec<Move> {
        self.board_state.any_position().moves()
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
        let all = self.style_faults.iter().chain(&self.faults);
        all.cloned().collect()
    }

    fn glides(&self) -> bool {
        self.glides
    }

    fn change_look(&mut self, data: &Data) {
        (self.style, self.style_faults) = MoveListStyle::read(data);
        self.can_autoplay = !data.is_still;
        self.hide();
    }

    fn set_drawing(&mut self, drawing: Rc<Drawing>) {
        self.drawing = drawing;
    }

    fn refuse(&mut self) {
        self.board_state.renew();
    }

    fn attempt(&mut self, made: Try, _now: u64) -> Vec<ModeEvent> {
        self.is_playing = false;
        let Ok(mv) = self
            .board_state
            .any_position()
            .find_move(made.from, made.to, made.promotion)
        else {
            self.board_state.renew();
            return vec![ModeEvent::Refused(Refused {
                made,
                position: self.board_state.any_position().clone(),
                game: None,
            })];
        };
        let known = self.record().find_child(self.node, Step::Move(mv));
        if let Some(node) = known.filter(|_| self.tried.is_empty()) {
            return self.go(node);
        }
        self.try_move(mv);
        self.tried_text().map(ModeEvent::Say).into_iter().collect()
    }

    fn press(&mut self, control: Control, _now: u64) -> Vec<ModeEvent> {
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

    fn go_on(&mut self) -> Vec<ModeEvent> {
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

    fn take_up(&mut self, kept: &str, _now: u64) -> Vec<ModeEvent> {
        if let Some(node) = kept
            .parse::<Spot>()
            .ok()
            .and_then(|spot| spot.find(self.record()))
        {
            self.show(node);
        }
        Vec::new()
    }
}

impl GameWalk for GameMode {
    fn has(&self, path: &str) -> bool {
        self.named(path).is_some()
    }

    fn go_to(&mut self, path: &str) -> Option<Vec<ModeEvent>> {
        self.show_named(path)
    }

    fn walk(&mut self, go: Go) -> Vec<ModeEvent> {
        self.step(go)
    }

    fn fold(&mut self, first: NodeId) {
        let folded = Rc::make_mut(&mut self.folded);
        if !folded.remove(first) {
            folded.insert(first);
        }
    }

    fn choose(&mut self, index: usize) -> Vec<ModeEvent> {
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
            style: self.style,
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
