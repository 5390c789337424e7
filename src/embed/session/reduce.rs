//! The reducer: what an action changes, and what it brings about.

use board::{Attempt, BoardEvent, BoardKey, FocusRequest};
use element::Attribute;
use exercise::{Item, Try};
use moves::move_list::Pressed;
use moves::walk::Go;
use rules::Square;

use super::action::Action;
use super::effect::{Effect, copy, fetch_answers, note};
use super::report::judgment_of;
use super::state::{Asked, Context, Feedback, Judgment, State};
use crate::data::Data;
use crate::mode_event::{By, ModeEvent};
use crate::modes::{ActiveMode, Control, Opponent};
use crate::move_report::MoveReport;
use crate::page_event::{FormValue, PageEvent};

impl State {
    /// Changes the state; the session carries out the effects in their order.
    pub(crate) fn reduce(&mut self, action: Action, context: &Context) -> Vec<Effect> {
        let effects = self.react(action, context);
        let is_note = |effect: &Effect| matches!(effect, Effect::Note { .. });
        self.notes += u32::from(effects.iter().any(is_note));
        effects
    }

    fn react(&mut self, action: Action, context: &Context) -> Vec<Effect> {
        let now = context.now;
        match action {
            Action::Begin => self.begin(context),
            Action::Update(data) => self.update(*data, context),
            Action::Reset => {
                self.restart(context);
                let mut effects = vec![
                    Effect::StopTimer,
                    Effect::SetFormValue(FormValue::Empty),
                    note(String::new()),
                ];
                effects.extend(self.begin_mode(context));
                effects
            }
            Action::Board(event) => self.board(event, context),
            Action::Ask { notes, .. } if notes != self.notes => Vec::new(),
            Action::Ask { question, .. } => self.board(question, context),
            Action::PageAnswered(is_allowed) => self.page_answered(is_allowed, context),
            Action::Press(control) => self.press(control, context),
            Action::Choose(control) => self.choose(control, context),
            Action::Type(text) => match context.parts.answers {
                Some(answers) => self.typed(answers, &text, context),
                None => fetch_answers(Action::Type(text)),
            },
            Action::Play(text) => self.play(&text, context),
            Action::GoTo(path) => self.work(context, |mode| match mode.game_mut() {
                Some(game) => game.go_to(&path).unwrap_or_default(),
                None => Vec::new(),
            }),
            Action::Step(go) => self.step(go, context),
            Action::MoveList(Pressed::Move(node)) => self.step(Go::To(node), context),
            Action::MoveList(Pressed::Fold(first)) => {
                if let Some(game) = self.mode_mut().and_then(ActiveMode::game_mut) {
                    game.fold(first);
                }
                Vec::new()
            }
            Action::OpenGame(index) => {
                let mut effects = self.work(context, |mode| match mode.game_mut() {
                    Some(game) => game.choose(index),
                    None => Vec::new(),
                });
                effects.extend([note(String::new()), self.faults()]);
                effects
            }
            Action::Edit(act) => self.work(context, |mode| match mode.setup_mut() {
                Some(setup) => setup.act(act),
                None => Vec::new(),
            }),
            Action::Resume(kept) => self.resume(&kept, context),
            Action::Kept(is_kept) => {
                self.is_unkept = !is_kept;
                Vec::new()
            }
            Action::Focus(square) => {
                self.focus_board(square);
                Vec::new()
            }
            Action::Continue => {
                let events = self.mode_mut().map(|mode| mode.go_on());
                self.report(events.unwrap_or_default(), Judgment::None, context)
            }
            Action::Hear(heard) => self.without_reader(context, |game| game.hear(&heard, now)),
            Action::Tick => self.without_reader(context, |game| game.tick(now)),
            Action::WorkOn => {
                let events = self.mode_mut().map(|mode| mode.work_on(now));
                self.follow_work(events.unwrap_or_default(), context)
            }
            Action::ShowSolution => self.show_solution(context),
            Action::Think => self.think(context),
            Action::Touch(at) => {
                self.touch(at);
                Vec::new()
            }
            Action::Explain(refused, judgment) => match context.parts.answers {
                Some(answers) => self.explain(answers, &refused, judgment, context),
                None => fetch_answers(Action::Explain(refused, judgment)),
            },
            Action::Say(text) => vec![note(text)],
            Action::AnswersLost => vec![note(words::embed_part_missing())],
        }
    }

    fn begin(&mut self, context: &Context) -> Vec<Effect> {
        let key = self.data.text(Attribute::StorageKey);
        let load = (!key.is_empty()).then(|| Effect::Load(key.to_owned()));
        let mut effects: Vec<Effect> = [note(String::new())]
            .into_iter()
            .chain(load)
            .chain([self.faults()])
            .collect();
        effects.extend(self.begin_mode(context));
        effects
    }

    /// What the mode does by itself in the beginning.
    fn begin_mode(&mut self, context: &Context) -> Vec<Effect> {
        let events = self.mode_mut().map(|mode| mode.begin());
        self.report(events.unwrap_or_default(), Judgment::None, context)
    }

    /// Reports what has come of work that was done for a moment; while nothing has, what the reader
    /// sees stays as it is.
    fn follow_work(&mut self, events: Vec<ModeEvent>, context: &Context) -> Vec<Effect> {
        let judgment = judgment_of(&events);
        if judgment == Judgment::None {
            return self.report(events, self.feedback.judgment, context);
        }
        self.feedback.judgment = judgment;
        let mut effects = self.report(events, judgment, context);
        effects.extend(self.keep(context.now));
        effects
    }

    /// Does something in a game against the computer that the reader has not done; the form gets what
    /// has come of a move or of an end.
    fn without_reader(
        &mut self,
        context: &Context,
        work: impl FnOnce(&mut dyn Opponent) -> Vec<ModeEvent>,
    ) -> Vec<Effect> {
        let game = self.mode_mut().and_then(ActiveMode::opponent_mut);
        let events = game.map(work).unwrap_or_default();
        // By their shape alone: comparing whole events is a program of its own.
        let is_kept = events
            .iter()
            .any(|event| matches!(event, ModeEvent::Consult));
        let mut effects = self.report(events, Judgment::None, context);
        if is_kept {
            effects.extend(self.keep(context.now));
        }
        effects
    }

    /// What only looks different goes on; all else starts anew.
    fn update(&mut self, data: Data, context: &Context) -> Vec<Effect> {
        if !context.parts.are_enough_for(&data) {
            // Its part is on its way, and whoever has asked for it comes again.
            return Vec::new();
        }
        let fen = self.mode().map(|mode| mode.fen());
        let is_same = self.data.is_same_work(&data)
            || fen.is_some_and(|fen| self.data.is_echoed_by(&data, &fen));
        if !is_same {
            self.data = data;
            self.restart(context);
            let mut effects = vec![Effect::StopTimer];
            effects.extend(self.begin(context));
            return effects;
        }
        // What only looks different may be written wrong all the same.
        let faults = |state: &Self| state.mode().map(|mode| mode.faults());
        let before = faults(self);
        if let Some(mode) = self.mode_mut() {
            mode.change_look(&data);
        }
        self.data = data;
        match faults(self) == before {
            true => Vec::new(),
            false => vec![self.faults()],
        }
    }

    fn restart(&mut self, context: &Context) {
        self.mode = ActiveMode::new(&self.data, &context.parts, context.now);
        self.feedback = Feedback::default();
        self.asked = None;
        self.has_begun = false;
    }

    /// The time of a task counts from the first touch on, of a hand or of a script.
    fn touch(&mut self, at: u64) {
        if !self.has_begun
            && let Some(mode) = self.mode_mut()
        {
            mode.touch(at);
            self.has_begun = true;
        }
    }

    /// Looks further for a hint, unless something was done meanwhile.
    fn think(&mut self, context: &Context) -> Vec<Effect> {
        let is_thinking = self.mode().is_some_and(|mode| mode.is_thinking());
        let Some(mode) = self.mode_mut().filter(|_| is_thinking) else {
            return Vec::new();
        };
        let events = mode.hint(context.parts.answers).unwrap_or_default();
        if matches!(*events, [ModeEvent::Think]) {
            return vec![Effect::Think];
        }
        let mut effects = self.report(events, Judgment::None, context);
        effects.extend(self.keep(context.now));
        effects
    }

    fn board(&mut self, event: BoardEvent, context: &Context) -> Vec<Effect> {
        match event {
            BoardEvent::Attempt(Attempt {
                from,
                to,
                promotion,
            }) => self.attempt(Try::new(from, to, promotion), By::Reader, false, context),
            BoardEvent::NotMovable(square) => {
                self.tried = Some(Item::Square(square));
                self.work(context, |mode| mode.square(square, context.now))
            }
            BoardEvent::Picked(square) => match context.parts.answers {
                Some(answers) => self.say(|mode| (answers.picked)(mode.board_state(), square)),
                None => self.ask_later(event),
            },
            BoardEvent::PromotionOpened { to, .. } => vec![note(words::promotion_asked(to))],
            BoardEvent::Key(key) => self.key(key, context),
            BoardEvent::Cancelled | BoardEvent::Cursor(_) => Vec::new(),
        }
    }

    fn key(&mut self, key: BoardKey, context: &Context) -> Vec<Effect> {
        match key {
            BoardKey::Flip => vec![Effect::RunTool("flip")],
            BoardKey::Leave => {
                self.feedback.entry_focus.send(());
                Vec::new()
            }
            BoardKey::Back => self.press(Control::Previous, context),
            BoardKey::Forward => self.press(Control::Next, context),
            BoardKey::ThisSquare(_) | BoardKey::Rays(_) | BoardKey::Leaps(_)
                if self.mode().is_some_and(|mode| mode.hides_names()) =>
            {
                vec![note(words::find_type_it())]
            }
            key => match context.parts.answers {
                Some(answers) => {
                    let answer = |mode: &ActiveMode| (answers.to_key)(mode.board_state(), key);
                    let answer = self.mode().and_then(answer);
                    answer.map(note).into_iter().collect()
                }
                None => self.ask_later(BoardEvent::Key(key)),
            },
        }
    }

    fn ask_later(&self, question: BoardEvent) -> Vec<Effect> {
        let notes = self.notes;
        fetch_answers(Action::Ask { question, notes })
    }

    /// A move is attempted. The page is asked about a legal one; all others are answered at once.
    pub(super) fn attempt(
        &mut self,
        made: Try,
        by: By,
        is_typed: bool,
        context: &Context,
    ) -> Vec<Effect> {
        if self.is_page_busy {
            return Vec::new();
        }
        self.tried = Some(Item::Move(made));
        let Some(mode) = self.mode() else {
            return Vec::new();
        };
        let is_turn = by == By::Script || !mode.moves().is_empty();
        let position = mode.board_state().any_position();
        let mv = position.find_move(made.from, made.to, made.promotion).ok();
        match mv.filter(|_| mode.plays() && is_turn) {
            Some(mv) => {
                let report = MoveReport::new(mode.board_state(), mv, &position.play(mv));
                self.asked = Some(Asked {
                    made,
                    report: report.clone(),
                    is_typed,
                });
                vec![Effect::AskPage(PageEvent::Move(report, by))]
            }
            None => self.work(context, |mode| mode.attempt(made, context.now)),
        }
    }

    fn page_answered(&mut self, is_allowed: bool, context: &Context) -> Vec<Effect> {
        let Some(asked) = self.asked.take() else {
            return Vec::new();
        };
        if asked.is_typed {
            let plays = self.mode().is_some_and(|mode| mode.plays());
            self.finish_entry(is_allowed || !plays);
        }
        if !is_allowed {
            if let Some(mode) = self.mode_mut() {
                mode.refuse();
            }
            return Vec::new();
        }
        self.moves_made += 1;
        let mut effects = self.sounds(&asked.report);
        effects.extend(self.work(context, |mode| mode.attempt(asked.made, context.now)));
        effects
    }

    fn step(&mut self, go: Go, context: &Context) -> Vec<Effect> {
        self.work(context, |mode| match mode.game_mut() {
            Some(game) => game.walk(go),
            None => Vec::new(),
        })
    }

    pub(super) fn press(&mut self, control: Control, context: &Context) -> Vec<Effect> {
        self.tried = None;
        match control {
            Control::Hint => {}
            Control::Solution => return self.show_solution(context),
            Control::Skip | Control::NextPuzzle | Control::TryAgain => {
                // The button can be pressed no more, and it goes on on the board.
                self.focus_board(None);
                return self.work(context, |mode| mode.press(control, context.now));
            }
            _ => return self.work(context, |mode| mode.press(control, context.now)),
        }
        let mut is_missing = false;
        let effects = self.work(context, |mode| {
            let given = mode.hint(context.parts.answers);
            is_missing = given.is_none();
            given.unwrap_or_default()
        });
        match is_missing {
            true => fetch_answers(Action::Press(control)),
            false => effects,
        }
    }

    fn choose(&mut self, control: Control, context: &Context) -> Vec<Effect> {
        match control {
            Control::CopyFen => copy(self.mode().map(|mode| mode.fen()).unwrap_or_default()),
            Control::CopyPgn => copy(self.mode().and_then(|mode| mode.pgn()).unwrap_or_default()),
            Control::Flip => vec![Effect::RunTool("flip")],
            Control::CopyEmbed => vec![Effect::RunTool("embed")],
            Control::CopyPicture => vec![Effect::RunTool("picture")],
            Control::Print => vec![Effect::RunTool("print")],
            control => self.press(control, context),
        }
    }

    /// The keyboard focus goes to the board.
    pub(super) fn focus_board(&mut self, square: Option<Square>) {
        let serial = self.feedback.focus.serial + 1;
        self.feedback.focus = FocusRequest { serial, square };
    }

    /// Does something in the mode, and reports what comes of it; nothing while the board is switched
    /// off.
    pub(super) fn work(
        &mut self,
        context: &Context,
        work: impl FnOnce(&mut ActiveMode) -> Vec<ModeEvent>,
    ) -> Vec<Effect> {
        if self.is_page_busy || self.data.is_disabled {
            return Vec::new();
        }
        self.touch(context.now);
        let events = self.mode_mut().map(work).unwrap_or_default();
        let judgment = judgment_of(&events);
        self.feedback.judgment = judgment;
        if events.is_empty() {
            return Vec::new();
        }
        let mut effects = self.report(events, judgment, context);
        effects.extend(self.keep(context.now));
        effects
    }
}
