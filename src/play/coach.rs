//! Help during a game: a hint in three steps, and against the program a coach that asks before a move
//! loses material, remarks on moves, and shows a threat. Its code is a part of the program of its own,
//! behind a table; the page itself only knows what was asked for.
//!
//! What is shown follows from the position and from what the engine has said of positions
//! ([`Found`]), so that nothing is out of date.

mod act;
mod judge;
mod mind;
mod place;
mod streak;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use board::Drawing;
use explain::allowed::Allowed;
use rules::{Move, Position};
use ui::lazy::{Lazy, use_lazy};
use ui::platform::preferences;
use ui::proof;
use yew::{Callback, Html, Properties, component, html, use_effect_with};

use crate::state::{Action, AppState};
pub(crate) use streak::PlayedGame;

/// The choice under which it is remembered how much the coach says.
const COACH_CHOICE: &str = "coach";
/// This many steps has a hint.
const STEPS: u8 = 3;

/// How much the coach says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CoachMode {
    /// Nothing.
    #[default]
    Off,
    /// It asks before a move that loses material at once.
    Blunders,
    /// It also remarks on moves, and shows threats.
    Full,
}

impl CoachMode {
    /// All of them, in the order in which they are offered.
    pub(crate) const ALL: [Self; 3] = [Self::Off, Self::Blunders, Self::Full];

    /// The key under which it is remembered.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Blunders => "blunders",
            Self::Full => "full",
        }
    }

    /// Reads what [`key`](Self::key) wrote.
    pub(crate) fn from_key(key: &str) -> Self {
        let mut all = Self::ALL.into_iter();
        all.find(|mode| mode.key() == key).unwrap_or_default()
    }

    /// What was chosen last.
    pub(crate) fn kept() -> Self {
        preferences::choice(COACH_CHOICE).map_or(Self::Off, |key| Self::from_key(&key))
    }

    /// Remembers it.
    pub(crate) fn keep(self) {
        preferences::keep_choice(COACH_CHOICE, self.key());
    }

    /// Its name.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Off => words::coach_off(),
            Self::Blunders => words::coach_blunders(),
            Self::Full => words::coach_full(),
        }
    }
}

/// What the engine has said of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The position.
    pub(crate) position: Position,
    /// The best line, its first move first; empty if the engine said nothing.
    pub(crate) line: Rc<[Move]>,
    /// The score for the side to move, in hundredths of a pawn.
    pub(crate) score: i32,
}

/// A move that the coach looks at before it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Doubt {
    mv: Move,
    danger: Allowed,
    /// Whether the player is asked; until then the engine looks whether the move is bad at all.
    is_asked: bool,
}

/// What the page knows of hints and of the coach. What only the part reads stands behind pointers, so
/// that the page need not know how it is copied.
#[derive(Clone, Debug, Default)]
pub struct CoachState {
    /// How much the coach says.
    pub(crate) mode: CoachMode,
    /// Whether the game has gone on here: one that was opened after its end counts for nothing.
    pub(crate) was_open: bool,
    /// What belongs to the position on the board.
    here: Option<Rc<Here>>,
    /// What stays from move to move.
    memory: Option<Rc<Memory>>,
}

/// What belongs to one position.
#[derive(Clone, Debug, Default)]
struct Here {
    /// How many steps of the hint are asked for.
    steps: u8,
    /// Whether the threat is asked for.
    wants_threat: bool,
    /// The move that waits for the coach.
    doubt: Option<Doubt>,
    /// The moves about which the player was asked.
    warned: Vec<Move>,
    /// What a hint or a threat draws on the board.
    drawn: Option<Rc<Drawing>>,
    /// What the question about the move that waits draws.
    asked: Option<Rc<Drawing>>,
}

/// What stays from move to move.
#[derive(Clone, Debug, Default)]
struct Memory {
    /// What the engine has said lately.
    known: Vec<Found>,
    remark: Option<Remark>,
    /// How much had been said when the reply of the program was.
    replied: Option<u32>,
}

/// A remark on a move of the player.
#[derive(Clone, Debug)]
struct Remark {
    /// After this many plies it was played.
    ply: usize,
    played: Move,
    text: Rc<str>,
    /// Whether it waits to be said with the reply of the program, which would cut it off.
    waits: bool,
}

impl Found {
    /// Whether the engine said nothing, as it could not be fetched.
    fn is_silent(&self) -> bool {
        self.line.is_empty()
    }
}

impl CoachState {
    /// Another position is on the board.
    pub(crate) fn forget(&mut self) {
        self.here = None;
    }

    /// What a hint or a threat draws on the board, or the question about the move that waits.
    pub(crate) fn drawn(&self, waits: Option<Move>) -> Option<&Rc<Drawing>> {
        let here = self.here.as_ref()?;
        let doubt = here.doubt.filter(|doubt| waits == Some(doubt.mv));
        let asked = here.asked.as_ref().filter(|_| doubt.is_some());
        asked.or(here.drawn.as_ref())
    }

    /// How many steps of the hint are asked for.
    fn steps(&self) -> u8 {
        self.here.as_ref().map_or(0, |here| here.steps)
    }

    /// The first step of the hint is asked for.
    pub(crate) fn ask(&mut self) {
        self.here_mut().steps = 1;
    }

    /// No move waits any longer.
    pub(crate) fn settle(&mut self) {
        if self.here.is_some() {
            let here = self.here_mut();
            (here.doubt, here.asked) = (None, None);
        }
    }

    fn here_mut(&mut self) -> &mut Here {
        Rc::make_mut(self.here.get_or_insert_default())
    }

    fn memory_mut(&mut self) -> &mut Memory {
        Rc::make_mut(self.memory.get_or_insert_default())
    }

    fn wants_threat(&self) -> bool {
        self.here.as_ref().is_some_and(|here| here.wants_threat)
    }

    fn doubt(&self) -> Option<Doubt> {
        self.here.as_ref()?.doubt
    }

    fn known(&self) -> &[Found] {
        self.memory().map_or(&[], |memory| &memory.known)
    }

    fn memory(&self) -> Option<&Memory> {
        self.memory.as_deref()
    }
}

/// What is asked of the coach, or comes from its engine.
#[derive(Clone, Debug)]
pub enum CoachAction {
    /// The next step of a hint.
    Hint,
    /// The coach says more or less from now on.
    Mode(CoachMode),
    /// The threat is shown, or hidden.
    Threat(bool),
    /// What the engine says of a position.
    Found(Box<Found>),
    /// The engine has not answered in time.
    Late,
    /// Another level suits the player better: said with the result of the game.
    Suggests(Rc<str>),
}

impl CoachAction {
    /// Whether it happens without the player.
    pub(crate) const fn happens_by_itself(&self) -> bool {
        matches!(
            self,
            Self::Found(_) | Self::Late | Self::Mode(_) | Self::Suggests(_)
        )
    }
}

impl From<CoachAction> for Action {
    fn from(action: CoachAction) -> Self {
        Self::Coach(Rc::new(action))
    }
}

/// What the part brings.
#[derive(Debug)]
pub struct Coach {
    /// Carries out an action.
    pub(crate) apply: fn(&mut AppState, &CoachAction),
    /// What a legal move allows, if the coach looks at it before it is played.
    pub(crate) doubts: fn(&AppState, Move) -> Option<Doubt>,
    /// Takes up a move that is shown and waits.
    pub(crate) doubt: fn(&mut AppState, Doubt),
    /// The program has replied to the player's move.
    pub(crate) replied: fn(&mut AppState),
    /// Draws what the coach says.
    draw: fn(&AppState, &Callback<Action>) -> Html,
    /// Draws the question about the move that waits.
    pub(crate) question: fn(&AppState, &Callback<Action>) -> Option<Html>,
}

static TABLE: Coach = Coach {
    apply: |state, action| state.apply_coach(action),
    doubts: |state, mv| state.doubts(mv),
    doubt: |state, doubt| state.doubt(doubt),
    replied: AppState::program_replied,
    draw: |state, send| place::draw(state, send),
    question: place::question,
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Coach {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static COACH: Lazy<Coach> = const { Lazy::of_part(&TABLE) };
}

/// The table, if it is here.
pub(crate) fn coach() -> Option<&'static Coach> {
    COACH.with(Lazy::get)
}

/// What the coach says, and the hint; fetches the part for them when it is first needed.
pub(crate) fn host(state: &AppState, send: &Callback<Action>) -> Html {
    let is_needed = state.sitting.mine.is_some() || state.coach.steps() > 0;
    match coach() {
        _ if !is_needed => Html::default(),
        Some(table) => (table.draw)(state, send),
        None => html! { <Fetcher send={send.clone()} /> },
    }
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct FetcherProps {
    send: Callback<Action>,
}

/// Fetches the part. Without it the game goes on without a coach.
#[component]
fn Fetcher(props: &FetcherProps) -> Html {
    let is_here = use_lazy(&COACH).is_here();
    let send = props.send.clone();
    use_effect_with(is_here, move |is_here| {
        if *is_here {
            send.emit(CoachAction::Mode(CoachMode::kept()).into());
        }
    });
    ui::nothing()
}
