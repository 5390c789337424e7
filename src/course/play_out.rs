//! A position that is played on against the computer, with a goal.

use rules::{Color, Position, Role};

use crate::diagram;
use crate::fault::{Expected, Missing, Problem, Problems};
use crate::fence::Fence;
use crate::lesson_board::{self, LessonBoard};

/// What the learner has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayGoal {
    /// To mate.
    Mate,
    /// Not to lose.
    Draw,
    /// To promote a pawn that is not taken at once.
    Promote,
}

/// A position that is played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOut {
    /// What it is called within its lesson; by default its number there.
    pub id: String,
    /// The position.
    pub position: Position,
    /// The learner's side; by default the one to move.
    pub side: Color,
    /// The goal.
    pub goal: PlayGoal,
    /// In how many of the learner's moves, if they are counted.
    pub moves: Option<u8>,
    /// How strong the computer is, from 1 to 10.
    pub level: u8,
    /// What the learner is asked to do.
    pub prompt: String,
}

/// The attributes that such a block knows.
const ATTRIBUTES: [&str; 8] = ["id", "fen", "after", "side", "goal", "in", "level", "case"];

impl PlayOut {
    pub(crate) fn read(fence: &Fence, number: usize, problems: &mut Problems) -> Option<Self> {
        diagram::refuse_others(fence, &ATTRIBUTES, problems);
        let side = lesson_board::side(fence, "side", problems);
        let goal = match fence.value("goal") {
            Some("mate") => Some(PlayGoal::Mate),
            Some("draw") => Some(PlayGoal::Draw),
            Some("promote") => Some(PlayGoal::Promote),
            found => {
                let expected = Expected::OneOf(&["mate", "draw", "promote"]);
                let problem = Problem::value("goal", found.unwrap_or_default(), expected);
                problems.push((fence.place_of("goal"), problem));
                None
            }
        };
        let moves = number_up_to(fence, "in", 100, problems);
        let level = number_up_to(fence, "level", 10, problems);
        let prompt = fence.text("prompt").map(str::to_owned);
        if prompt.is_none() {
            problems.push((fence.place, Problem::Missing(Missing::Prompt)));
        }
        let (_, position) = LessonBoard::read_legal(fence, problems)?;
        let side = side.unwrap_or(position.turn());
        if let Some(problem) = goal.and_then(|goal| impossible(&position, side, goal)) {
            problems.push((fence.place_of("goal"), problem));
        }
        Some(Self {
            id: fence
                .value("id")
                .map_or_else(|| number.to_string(), str::to_owned),
            position,
            side,
            goal: goal?,
            moves,
            level: level.unwrap_or(4),
            prompt: prompt?,
        })
    }
}

fn number_up_to(
    fence: &Fence,
    name: &'static str,
    most: u8,
    problems: &mut Problems,
) -> Option<u8> {
    let found = fence.value(name)?;
    let number = found
        .parse()
        .ok()
        .filter(|number| (1..=most).contains(number));
    if number.is_none() {
        let problem = Problem::value(name, found, Expected::UpTo(most));
        problems.push((fence.place_of(name), problem));
    }
    number
}

/// Why a goal makes no sense from the start, if the board shows it.
fn impossible(position: &Position, side: Color, goal: PlayGoal) -> Option<Problem> {
    let own = position.by_color(side);
    let makes_sense = position.has_legal_moves()
        && match goal {
            PlayGoal::Mate => !position.can_never_mate(side),
            PlayGoal::Draw => !position.is_dead(),
            PlayGoal::Promote => own.meets(position.by_role(Role::Pawn)),
        };
    (!makes_sense).then_some(Problem::Unsolvable)
}
