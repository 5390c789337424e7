//! The mode `play`: a game from any position by all the laws, for both sides or one of them.

use std::rc::Rc;

use board::{Drawing, Tint};
use element::Attribute;
use exercise::{Hint, Try};
use game::{ClaimReason, DrawReason, Game, Outcome, Victory};
use rules::{AnyPosition, Color, Move, Position};

use super::{BoardMode, Control};
use crate::answers::Answers;
use crate::data::Data;
use crate::fault::Fault;
use crate::hint::Hints;
use crate::mode_event::{ModeEvent, Refused};
use crate::overlay::Overlays;

use crate::board_state::BoardState;

/// A game that is played, as the mode `computer` needs it: it stays in the part of this mode.
pub(crate) trait PlayedGame: BoardMode {
    /// How the game has ended, if it has: its result, and the name of the reason.
    fn end(&self) -> Option<(&'static str, &'static str)>;

    /// How many moves were made.
    fn count(&self) -> usize;

    /// The first position as FEN, and the moves since, as in `e2e4 e7e5`.
    fn course(&self) -> (String, String);

    /// The time of a side is over: the rules say whether the other could still mate.
    fn run_out_of_time(&mut self, color: Color) -> Vec<ModeEvent>;

    /// Names the player of a side.
    fn name(&mut self, color: Color, name: String);
}

/// A game that is played on the board.
#[derive(Clone, Debug)]
pub(crate) struct PlayMode {
    game: Game,
    board_state: BoardState,
    /// The only side that the reader moves.
    side: Option<Color>,
    overlays: Overlays,
    hints: Hints,
    hints_shown: u32,
    can_take_back: bool,
    drawing: Rc<Drawing>,
}

impl PlayMode {
    pub(crate) fn new(data: &Data) -> Result<Self, Fault> {
        let side = match data.choice(Attribute::Sides)? {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        };
        let record = match (&data.fen, &data.pgn) {
            (None, Some(_)) => Some(data.game()?.record),
            _ => None,
        };
        let start = match &record {
            Some(record) => *record.start(),
            None => Position::from_setup(&data.setup()?).map_err(|faults| {
                let error = rules::ParsePositionError::Invalid(faults);
                Fault::in_attribute(Attribute::Fen, words::bad_position_text(&error))
            })?,
        };
        let mut mode = Self {
            game: Game::from_position(start),
            board_state: BoardState::new(AnyPosition::Legal(start)),
            side,
            overlays: Overlays::read(data.text(Attribute::Overlays))?,
            hints: Hints::of(data),
            hints_shown: 0,
            can_take_back: data.has(Attribute::Undo),
            drawing: Rc::default(),
        };
        if let Some(record) = &record {
            mode.play_on(record);
        }
        Ok(mode)
    }

    /// Begins after the moves that the author has written.
    fn play_on(&mut self, record: &record::Record) {
        for node in record.main_line() {
            let Some(mv) = record.step(node).and_then(record::Step::mv) else {
                return;
            };
            if !self.play(mv) {
                return;
            }
        }
    }

    fn play(&mut self, mv: Move) -> bool {
        let is_played = self.game.play(mv).is_ok();
        if is_played {
            self.board_state
                .play(mv, AnyPosition::Legal(*self.game.position()));
            self.drawing = Rc::default();
        }
        is_played
    }

    fn ended(&self) -> Option<ModeEvent> {
        let (result, reason) = self.end()?;
        Some(ModeEvent::Ended { result, reason })
    }

    fn take_back(&mut self) -> Vec<ModeEvent> {
        let Some(taken) = self.game.undo() else {
            return Vec::new();
        };
        let said = words::taken_back(self.game.position(), taken);
        self.show_last();
        vec![ModeEvent::Say(said)]
    }

    /// The board after moves were taken back.
    fn show_last(&mut self) {
        self.drawing = Rc::default();
        let moves = self.game.moves();
        let Some((&last, plies)) = moves.split_last() else {
            self.board_state.set(AnyPosition::Legal(*self.game.start()));
            return;
        };
        self.board_state
            .set(AnyPosition::Legal(*self.game.position_at(plies.len())));
        self.board_state
            .play(last, AnyPosition::Legal(*self.game.position()));
    }
}

impl BoardMode for PlayMode {
    fn board_state(&self) -> &BoardState {
        &self.board_state
    }

    fn moves(&self) -> Vec<Move> {
        let is_readers_turn = self
            .side
            .is_none_or(|side| side == self.game.position().turn());
        if self.game.outcome().is_some() || !is_readers_turn {
            return Vec::new();
        }
        self.board_state.any_position().moves()
    }

    fn headline(&self) -> String {
        words::status_text(&self.game)
    }

    fn controls(&self) -> Vec<Control> {
        let can_claim = !self.game.claims().now.is_empty() && self.game.outcome().is_none();
        let all = [
            (self.hints.count() > 0, Control::Hint),
            (self.can_take_back, Control::TakeBack),
            (can_claim, Control::Claim),
        ];
        let offered = all.into_iter().filter(|(is_offered, _)| *is_offered);
        offered.map(|(_, control)| control).collect()
    }

    fn can(&self, control: Control) -> bool {
        match control {
            Control::Hint => (self.hints_shown as usize) < self.hints.count(),
            Control::TakeBack => !self.game.moves().is_empty(),
            _ => true,
        }
    }

    fn restarts(&self) -> bool {
        true
    }

    fn drawing(&self) -> Rc<Drawing> {
        Rc::clone(&self.drawing)
    }

    fn tints(&self) -> Rc<[Tint]> {
        self.overlays.tints(self.game.position())
    }

    fn set_drawing(&mut self, drawing: Rc<Drawing>) {
        self.drawing = drawing;
    }

    fn refuse(&mut self) {
        self.board_state.renew();
    }

    fn attempt(&mut self, made: Try, _now: u64) -> Vec<ModeEvent> {
        match self
            .game
            .position()
            .find_move(made.from, made.to, made.promotion)
        {
            Ok(mv) if self.play(mv) => {
                let before = self.game.position_at(self.game.len() - 1);
                let mut said = words::move_announcement(before, mv);
                let ended = self.ended();
                if ended.is_some() {
                    said = [said, self.headline()].join(" ");
                }
                [ModeEvent::Say(said)].into_iter().chain(ended).collect()
            }
            _ => {
                self.board_state.renew();
                vec![ModeEvent::Refused(Refused {
                    made,
                    position: self.board_state.any_position().clone(),
                    game: Some(Box::new(self.game.clone())),
                })]
            }
        }
    }

    fn press(&mut self, control: Control, _now: u64) -> Vec<ModeEvent> {
        match control {
            Control::TakeBack if self.can_take_back => self.take_back(),
            Control::Restart => {
                self.game = Game::from_position(*self.game.start());
                self.show_last();
                vec![ModeEvent::Say(words::begun_anew())]
            }
            Control::Claim => {
                let claimed = self.game.claims().now.first().copied();
                let is_done = |reason: ClaimReason| self.game.claim(reason, None).is_ok();
                match claimed.is_some_and(is_done) {
                    true => {
                        let said = ModeEvent::Say(words::status_text(&self.game));
                        [said].into_iter().chain(self.ended()).collect()
                    }
                    false => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    fn hint(&mut self, _answers: Option<&Answers>) -> Option<Vec<ModeEvent>> {
        if !self.can(Control::Hint) {
            return Some(Vec::new());
        }
        let next = Hint::Author(self.hints_shown as usize);
        self.hints_shown += 1;
        let index = self.hints_shown;
        let position = self.board_state.any_position();
        Some(
            self.hints
                .give(Some(next), index, position, &mut self.drawing),
        )
    }

    fn pgn(&self) -> Option<String> {
        Some(self.game.to_pgn())
    }

    fn kept(&self) -> Option<String> {
        Some(self.game.to_pgn())
    }

    fn take_up(&mut self, kept: &str, _now: u64) -> Vec<ModeEvent> {
        let game = Game::from_pgn(kept);
        let same_start = |game: &Game| game.start() == self.game.start();
        if let Some(game) = game.ok().filter(same_start) {
            self.game = game;
            self.show_last();
        }
        Vec::new()
    }
}

impl PlayedGame for PlayMode {
    fn end(&self) -> Option<(&'static str, &'static str)> {
        let outcome = self.game.outcome()?;
        Some((outcome.result().as_str(), reason_of(outcome)))
    }

    fn count(&self) -> usize {
        self.game.len()
    }

    fn course(&self) -> (String, String) {
        let moves: Vec<String> = self.game.moves().iter().map(ToString::to_string).collect();
        (self.game.start().to_string(), moves.join(" "))
    }

    fn run_out_of_time(&mut self, color: Color) -> Vec<ModeEvent> {
        if self.game.run_out_of_time(color).is_err() {
            return Vec::new();
        }
        self.board_state.renew();
        let said = ModeEvent::Say(words::status_text(&self.game));
        [said].into_iter().chain(self.ended()).collect()
    }

    fn name(&mut self, color: Color, name: String) {
        let tag = match color {
            Color::White => "White",
            Color::Black => "Black",
        };
        self.game.set_tags(vec![(tag.to_owned(), name)]);
    }
}

/// The names of ends, as the npm package has them.
const fn reason_of(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win {
            by: Victory::Checkmate,
            ..
        } => "checkmate",
        // Nobody loses by an illegal move here: boards of pages only refuse it.
        Outcome::Win {
            by: Victory::Resignation | Victory::Infraction,
            ..
        } => "resignation",
        Outcome::Win {
            by: Victory::Time, ..
        } => "time",
        Outcome::Win {
            by: Victory::Abandonment,
            ..
        } => "abandonment",
        Outcome::Draw(DrawReason::Stalemate) => "stalemate",
        Outcome::Draw(DrawReason::DeadPosition) => "dead-position",
        Outcome::Draw(DrawReason::Threefold) => "threefold",
        Outcome::Draw(DrawReason::Fivefold) => "fivefold",
        Outcome::Draw(DrawReason::FiftyMove) => "fifty",
        Outcome::Draw(DrawReason::SeventyFiveMove) => "seventy-five",
        Outcome::Draw(DrawReason::Agreement) => "agreement",
        Outcome::Draw(DrawReason::TimeWithoutMate(_)) => "time-without-mate",
        Outcome::Draw(
            DrawReason::ResignationWithoutMate(_) | DrawReason::InfractionWithoutMate(_),
        ) => "resignation-without-mate",
        Outcome::Annulled => "annulled",
    }
}
