//! What the page, the form and the storage learn of what happens in a mode.

use element::Attribute;
use exercise::Standing;

use super::action::Action;
use super::effect::{Effect, fetch_answers, note};
use super::state::{Context, Judgment, State};
use crate::answers::Answers;
use crate::mode_event::{By, ModeEvent, Refused};
use crate::modes::{ActiveMode, Opponent};
use crate::move_report::MoveReport;
use crate::page_event::{FormValue, PageEvent};

/// How long a move can be seen before it is answered, in milliseconds.
pub(super) const PAUSE: u32 = 450;

/// How long a move is shown while moves follow each other by themselves, in milliseconds.
const TEMPO: u32 = 1_800;

impl State {
    pub(super) fn report(
        &mut self,
        events: Vec<ModeEvent>,
        judgment: Judgment,
        context: &Context,
    ) -> Vec<Effect> {
        let mut effects = Vec::new();
        for event in events {
            effects.extend(self.report_one(event, judgment, context));
        }
        effects
    }

    fn report_one(
        &mut self,
        event: ModeEvent,
        judgment: Judgment,
        context: &Context,
    ) -> Vec<Effect> {
        match event {
            ModeEvent::Say(text) => vec![Effect::Note { text, judgment }],
            ModeEvent::Replied(report) => {
                let sounds = self.sounds(&report);
                let event = Effect::Emit(PageEvent::Move(report, By::Task));
                [event].into_iter().chain(sounds).collect()
            }
            ModeEvent::Refused(refused) => match context.parts.answers {
                Some(answers) => self.explain(answers, &refused, judgment, context),
                None => fetch_answers(Action::Explain(refused, judgment)),
            },
            ModeEvent::Announced(text) => {
                self.feedback.announcement = text;
                Vec::new()
            }
            ModeEvent::Continue => vec![Effect::Wait(match self.data.is_still {
                true => 0,
                false => PAUSE,
            })],
            ModeEvent::Think => vec![note(words::looking_for_hint()), Effect::Think],
            ModeEvent::ContinueSlowly => vec![Effect::Wait(TEMPO)],
            ModeEvent::WorkOn => vec![Effect::WorkOn],
            ModeEvent::Consult => vec![Effect::Consult],
            ModeEvent::Tick(milliseconds) => vec![Effect::Tick(milliseconds)],
            ModeEvent::ShowSolution => self.show_solution(context),
            ModeEvent::FaultFound => vec![self.faults()],
            ModeEvent::Illegal {
                from,
                to,
                code,
                text,
            } => {
                let said = Effect::Note {
                    text: text.clone(),
                    judgment,
                };
                let event = PageEvent::Illegal {
                    from,
                    to,
                    code,
                    text,
                };
                vec![said, Effect::Emit(event)]
            }
            ModeEvent::Hinted { index, text } => emit(PageEvent::Hint { index, text }),
            ModeEvent::Solved => emit(PageEvent::Solved(self.detail(context.now))),
            ModeEvent::Failed => emit(PageEvent::Failed(self.wrong_detail(context.now))),
            ModeEvent::SetDone => {
                let answer = self.mode().and_then(|mode| mode.value(context.now));
                let summary = answer.map(|(json, _)| Effect::Emit(PageEvent::Summary(json)));
                summary.into_iter().collect()
            }
            ModeEvent::Ended { result, reason } => emit(PageEvent::End { result, reason }),
            ModeEvent::Navigated { path, ply } => emit(PageEvent::Navigate { path, ply }),
            ModeEvent::SetUp { fen, faults } => emit(PageEvent::Setup { fen, faults }),
        }
    }

    pub(super) fn explain(
        &mut self,
        answers: &Answers,
        refused: &Refused,
        judgment: Judgment,
        context: &Context,
    ) -> Vec<Effect> {
        let (drawing, reason) = (answers.reason)(refused);
        if let Some(mode) = self.mode_mut()
            && *mode.board_state().any_position() == refused.position
        {
            mode.set_drawing(drawing);
        }
        self.report_one(reason, judgment, context)
    }

    /// Shows the solution, as soon as the answers are here that know it.
    pub(super) fn show_solution(&mut self, context: &Context) -> Vec<Effect> {
        let answers = context.parts.answers;
        match self.mode_mut().map(|mode| mode.show_solution(answers)) {
            Some(Some(events)) => self.report(events, self.feedback.judgment, context),
            Some(None) => fetch_answers(Action::ShowSolution),
            None => Vec::new(),
        }
    }

    fn detail(&self, now: u64) -> String {
        self.mode()
            .map_or_else(String::new, |mode| mode.detail(now))
    }

    /// The same with the answer that was wrong.
    fn wrong_detail(&self, now: u64) -> String {
        let mut json = self.detail(now);
        if let Some(tried) = self.tried
            && json.pop().is_some()
        {
            json += ",\"tried\":\"";
            json += &tried.to_string();
            json += "\"}";
        }
        json
    }

    /// A move is heard, where the author wants it so.
    pub(super) fn sounds(&self, report: &MoveReport) -> Vec<Effect> {
        let sound = Effect::PlaySound {
            takes: report.takes,
        };
        let speech = || Effect::Speak(report.spoken.clone());
        let sound = self.data.has(Attribute::Sound).then_some(sound);
        let speech = self.data.has(Attribute::Speech).then(speech);
        sound.into_iter().chain(speech).collect()
    }

    /// What the mode says of something, shown below the board.
    pub(super) fn say(&self, say: impl FnOnce(&ActiveMode) -> String) -> Vec<Effect> {
        self.mode()
            .map(|mode| note(say(mode)))
            .into_iter()
            .collect()
    }

    /// What the author has written wrong.
    pub(super) fn faults(&self) -> Effect {
        match &self.mode {
            Ok(mode) => Effect::Faults {
                faults: mode.faults(),
                is_playable: true,
            },
            Err(fault) => Effect::Faults {
                faults: vec![fault.clone()],
                is_playable: false,
            },
        }
    }

    /// Gives the form its value, and the storage what it keeps.
    pub(super) fn keep(&self, now: u64) -> Vec<Effect> {
        let Some(mode) = self.mode() else {
            return Vec::new();
        };
        let (kept, value) = match mode.value(now) {
            Some((json, standing)) => {
                let value = FormValue::Task {
                    json: json.clone(),
                    is_over: standing != Standing::Open,
                };
                (Some(json), Some(value))
            }
            None => {
                let value = mode.fills_form().then(|| {
                    let pgn = mode.pgn().map(|pgn| ("pgn", pgn));
                    let game = [("fen", mode.fen())].into_iter().chain(pgn);
                    let more = mode.opponent().map(Opponent::texts).unwrap_or_default();
                    FormValue::Texts(game.chain(more).collect())
                });
                (mode.kept(), value)
            }
        };
        let key = self.data.text(Attribute::StorageKey);
        let store = kept.filter(|_| !key.is_empty()).map(|text| Effect::Store {
            key: key.to_owned(),
            text,
        });
        let value = value.map(Effect::SetFormValue);
        value.into_iter().chain(store).collect()
    }

    pub(super) fn resume(&mut self, kept: &str, context: &Context) -> Vec<Effect> {
        let now = context.now;
        let Some(mode) = self.mode_mut() else {
            return Vec::new();
        };
        let events = match kept.parse() {
            Ok(outcome) => {
                mode.resume(&outcome, now);
                Vec::new()
            }
            Err(_) => mode.take_up(kept, now),
        };
        // The reader has come back, but not begun.
        let is_solved = mode.outcome(now).is_some_and(|outcome| outcome.is_solved());
        self.has_begun = false;
        if is_solved {
            self.feedback.judgment = Judgment::Solved;
        }
        let mut effects = self.report(events, self.feedback.judgment, context);
        effects.extend(self.keep(now));
        effects
    }
}

/// What a reader's action is worth, by what happened in the mode.
pub(super) fn judgment_of(events: &[ModeEvent]) -> Judgment {
    let mut judgment = Judgment::None;
    for event in events {
        match event {
            ModeEvent::Solved => return Judgment::Solved,
            ModeEvent::Failed => judgment = Judgment::Wrong,
            ModeEvent::Continue if judgment == Judgment::None => judgment = Judgment::Right,
            _ => {}
        }
    }
    judgment
}

fn emit(event: PageEvent) -> Vec<Effect> {
    vec![Effect::Emit(event)]
}
