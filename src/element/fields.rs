//! The attributes that an author is asked for.

use exercise::{Ask, BuildGoal, Goal};

use crate::attribute::{Attribute, Purpose};
use crate::kind::Kind;
use crate::mode::Mode;

/// An attribute that means something to a board, as its author fills it in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The attribute.
    pub attribute: Attribute,
    /// What it can say on this board.
    pub kind: Kind,
}

impl Field {
    /// Whether it says how the board looks, not what is done with it.
    #[must_use]
    pub const fn is_look(self) -> bool {
        matches!(self.attribute.purpose(), Purpose::Look)
    }

    /// Whether it is written even where it says what is meant anyway: the goal and the question.
    #[must_use]
    pub const fn is_always_written(self) -> bool {
        matches!(self.attribute, Attribute::Goal | Attribute::Ask)
    }
}

/// The goals of a board to set up: none, or one of those that can be built.
const SETUP_GOALS: [&str; BuildGoal::NAMES.len() + 1] =
    ["", BuildGoal::NAMES[0], BuildGoal::NAMES[1]];

/// The attributes that mean something to a board, in the order in which they are asked and written;
/// `chosen` is the goal or the question.
///
/// # Examples
///
/// ```
/// use element::{Mode, fields};
///
/// let fields = fields(Mode::Solve, "reach");
/// let names: Vec<&str> = fields.iter().map(|field| field.attribute.name()).collect();
/// assert_eq!(names[..4], ["goal", "by", "to", "max-moves"]);
/// ```
#[must_use]
pub fn fields(mode: Mode, chosen: &str) -> Vec<Field> {
    let offered = Attribute::ALL.into_iter();
    let offered = offered.filter(|attribute| attribute.modes().contains(&mode));
    let offered = offered.filter(|&attribute| is_asked(attribute, mode, chosen));
    offered
        .map(|attribute| Field {
            attribute,
            kind: kind_for(attribute, mode, chosen),
        })
        .collect()
}

impl Mode {
    /// The attribute that decides which others mean something in this mode: the goal or the
    /// question.
    #[must_use]
    pub const fn chooser(self) -> Option<Attribute> {
        match self {
            Self::Solve | Self::Setup => Some(Attribute::Goal),
            Self::Find => Some(Attribute::Ask),
            _ => None,
        }
    }

    /// All goals or questions of this mode, first the one that is meant where nothing is said; an
    /// empty text stands for none.
    #[must_use]
    pub const fn choices(self) -> &'static [&'static str] {
        match self {
            Self::Solve => Goal::NAMES,
            Self::Find => Ask::NAMES,
            Self::Setup => &SETUP_GOALS,
            _ => &[""],
        }
    }

    /// Whether a board of this mode asks for an answer; `chosen` is the goal or the question.
    #[must_use]
    pub fn asks(self, chosen: &str) -> bool {
        self.is_task() || self == Self::Setup && !chosen.is_empty()
    }
}

impl Attribute {
    /// Whether the builder asks for it in some mode; it keeps all others as they are.
    #[must_use]
    pub const fn is_in_builder(self) -> bool {
        match self.modes() {
            [] => false,
            _ => !matches!(
                self,
                Self::Mode
                    | Self::Fen
                    | Self::Pgn
                    | Self::Src
                    | Self::Game
                    | Self::Disabled
                    | Self::StorageKey
                    | Self::Pieces
                    | Self::LastMove
                    | Self::Check
                    | Self::Overlays
                    | Self::Sound
                    | Self::Speech
                    | Self::NoAnimation
                    | Self::Eager
                    | Self::Lang
            ),
        }
    }
}

fn is_asked(attribute: Attribute, mode: Mode, chosen: &str) -> bool {
    match attribute {
        Attribute::In => matches!(chosen, "mate" | "stalemate" | "survive"),
        Attribute::By => matches!(chosen, "capture-all" | "reach" | "promote" | "survive"),
        Attribute::To => matches!(chosen, "reach" | "promote"),
        Attribute::MaxMoves => matches!(chosen, "capture-all" | "reach" | "promote"),
        Attribute::Target => chosen == "position",
        // What mates is found by readers in many ways, and none of them is shown.
        Attribute::GiveUp => mode.is_task() || chosen == "position",
        Attribute::MaxTries => mode.asks(chosen),
        Attribute::Of => chosen != "pinned",
        Attribute::Side => {
            matches!(mode, Mode::Line | Mode::Computer)
                || matches!(chosen, "attackers" | "defenders" | "pinned")
        }
        // A form gets other boards, too, but only these are exercises.
        Attribute::Name => mode.is_task() || mode == Mode::Setup,
        Attribute::Required => mode.asks(chosen),
        other => other.is_in_builder(),
    }
}

fn kind_for(attribute: Attribute, mode: Mode, chosen: &str) -> Kind {
    match (attribute, chosen) {
        (Attribute::Goal, _) if mode == Mode::Setup => Kind::Maybe(BuildGoal::NAMES),
        (Attribute::Goal, _) => Kind::Choice(Goal::NAMES),
        (Attribute::In, "mate") => Kind::Number(exercise::mate::MOST_MOVES),
        (Attribute::In, "stalemate") => Kind::Number(1),
        (Attribute::To, "promote") => Kind::Promotion,
        _ => attribute.kind(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(mode: Mode, chosen: &str) -> String {
        let fields = fields(mode, chosen);
        let names: Vec<&str> = fields.iter().map(|field| field.attribute.name()).collect();
        names.join(" ")
    }

    const LOOK: &str = "orientation coordinates theme arrows marks";

    #[test]
    fn each_mode_asks_for_what_it_understands() {
        for (mode, chosen, tasks, notation) in [
            (Mode::Diagram, "", "", ""),
            (Mode::Play, "", "sides hints undo ", " notation"),
            (
                Mode::Solve,
                "mate",
                "goal in give-up max-tries hints name required ",
                " notation",
            ),
            (
                Mode::Solve,
                "survive",
                "goal in by give-up max-tries hints name required ",
                " notation",
            ),
            (
                Mode::Solve,
                "promote",
                "goal by to max-moves give-up max-tries hints name required ",
                " notation",
            ),
            (
                Mode::Solve,
                "escape",
                "goal give-up max-tries hints name required ",
                " notation",
            ),
            (
                Mode::Find,
                "moves",
                "ask of give-up max-tries hints name required ",
                "",
            ),
            (
                Mode::Find,
                "attackers",
                "ask of side give-up max-tries hints name required ",
                "",
            ),
            (
                Mode::Find,
                "pinned",
                "ask side give-up max-tries hints name required ",
                "",
            ),
            (
                Mode::Line,
                "",
                "side reply start give-up max-tries hints name required ",
                " notation",
            ),
            (Mode::Game, "", "start moves ", " notation"),
            (Mode::Computer, "", "side level odds clock seed undo ", ""),
            (Mode::Setup, "", "goal name ", ""),
            (
                Mode::Setup,
                "position",
                "goal target give-up max-tries name required ",
                "",
            ),
            (Mode::Setup, "mate", "goal in max-tries name required ", ""),
        ] {
            let expected = [tasks, LOOK, notation].concat();
            assert_eq!(names(mode, chosen), expected, "{mode} {chosen}");
        }
    }

    #[test]
    fn every_task_that_is_offered_can_be_written() {
        for mode in Mode::ALL {
            for chosen in mode.choices() {
                for field in fields(mode, chosen) {
                    assert!(field.attribute.is_in_builder(), "{}", field.attribute);
                }
            }
        }
        let asked = |attribute: &Attribute| {
            let mut modes = Mode::ALL.into_iter();
            modes.any(|mode| {
                let mut choices = mode.choices().iter();
                choices.any(|chosen| {
                    names(mode, chosen)
                        .split(' ')
                        .any(|it| it == attribute.name())
                })
            })
        };
        for attribute in Attribute::ALL.iter().filter(|it| it.is_in_builder()) {
            assert!(asked(attribute), "{attribute}");
        }
    }
}
