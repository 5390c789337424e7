//! What a board can be in a page, and which attributes mean something to it then.

use exercise::{Ask, Goal};

/// What is done with a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// It is looked at.
    #[default]
    Diagram,
    /// Both sides move on it by all the laws.
    Play,
    /// A goal is reached on it.
    Solve,
    /// Everything of a kind is found on it.
    Find,
    /// The author's line is played.
    Line,
    /// A game is looked at.
    Game,
    /// Men are put on it.
    Setup,
}

impl Mode {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Diagram,
        Self::Play,
        Self::Solve,
        Self::Find,
        Self::Line,
        Self::Game,
        Self::Setup,
    ];

    /// Its name in the attribute `mode`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Diagram => "diagram",
            Self::Play => "play",
            Self::Solve => "solve",
            Self::Find => "find",
            Self::Line => "line",
            Self::Game => "game",
            Self::Setup => "setup",
        }
    }

    /// Reads a name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|mode| mode.key().eq_ignore_ascii_case(key.trim()))
    }

    /// Whether it is about moves that the author has written.
    #[must_use]
    pub const fn has_record(self) -> bool {
        matches!(self, Self::Line | Self::Game)
    }

    /// Whether it asks for an answer.
    #[must_use]
    pub const fn is_task(self) -> bool {
        matches!(self, Self::Solve | Self::Find | Self::Line)
    }
}

/// How an attribute is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of some words; the first is meant where it is missing.
    Choice(&'static [&'static str]),
    /// One of some words, or nothing.
    Maybe(&'static [&'static str]),
    /// A number up to this one.
    Number(u8),
    /// Any text.
    Text,
    /// There or not.
    Switch,
}

/// An attribute of the element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// How it is filled in.
    pub kind: Kind,
    /// Whether it says how the board looks, not what is done with it.
    pub is_look: bool,
}

const fn task(name: &'static str, kind: Kind) -> Field {
    Field {
        name,
        kind,
        is_look: false,
    }
}

const fn look(name: &'static str, kind: Kind) -> Field {
    Field {
        name,
        kind,
        is_look: true,
    }
}

const GOAL: Field = task("goal", Kind::Choice(Goal::NAMES));
const ASK: Field = task("ask", Kind::Choice(Ask::NAMES));
const BY: Field = task("by", Kind::Text);
const TO: Field = task("to", Kind::Text);
const OF: Field = task("of", Kind::Text);
const MAX_MOVES: Field = task("max-moves", Kind::Number(exercise::MOST_ALONE));
const SIDE: Field = task("side", Kind::Maybe(&["white", "black"]));
const START: Field = task("start", Kind::Text);
const HINTS: Field = task("hints", Kind::Switch);
const NAME: Field = task("name", Kind::Text);
const REQUIRED: Field = task("required", Kind::Switch);

/// How every board can look.
const LOOKS: [Field; 5] = [
    look("orientation", Kind::Choice(&["white", "black", "auto"])),
    look("coordinates", Kind::Choice(&["outside", "inside", "none"])),
    look(
        "theme",
        Kind::Choice(&["auto", "light", "dark", "contrast"]),
    ),
    look("arrows", Kind::Text),
    look("marks", Kind::Text),
];
const NOTATION: Field = look(
    "notation",
    Kind::Choice(&["san", "figurine", "sentence", "localised"]),
);

/// The attributes that mean something to a board, in the order in which they are asked and written;
/// `chosen` tells the goal or the question.
///
/// # Examples
///
/// ```
/// use element::{Mode, fields};
///
/// let names: Vec<&str> = fields(Mode::Solve, "reach").iter().map(|field| field.name).collect();
/// assert_eq!(names[..4], ["goal", "by", "to", "max-moves"]);
/// ```
#[must_use]
pub fn fields(mode: Mode, chosen: &str) -> Vec<Field> {
    let mut fields = match mode {
        Mode::Diagram => Vec::new(),
        Mode::Play => vec![
            task("sides", Kind::Choice(&["both", "white", "black"])),
            HINTS,
            task("undo", Kind::Switch),
        ],
        Mode::Solve => goal_fields(chosen),
        Mode::Find => ask_fields(chosen),
        Mode::Line => vec![
            SIDE,
            task("reply", Kind::Choice(&["main", "random", "all"])),
            START,
        ],
        Mode::Game => vec![
            START,
            look(
                "moves",
                Kind::Choice(&["auto", "right", "bottom", "none", "hidden"]),
            ),
        ],
        Mode::Setup => Vec::new(),
    };
    if mode.is_task() {
        fields.push(HINTS);
    }
    if mode.is_task() || mode == Mode::Setup {
        fields.extend([NAME, REQUIRED]);
    }
    fields.extend(LOOKS);
    if !matches!(mode, Mode::Diagram | Mode::Find | Mode::Setup) {
        fields.push(NOTATION);
    }
    fields
}

fn goal_fields(goal: &str) -> Vec<Field> {
    let within = |most| task("in", Kind::Number(most));
    let mut fields = vec![GOAL];
    match goal {
        "mate" => fields.push(within(exercise::mate::MOST_MOVES)),
        "capture-all" => fields.extend([BY, MAX_MOVES]),
        "reach" | "promote" => fields.extend([BY, TO, MAX_MOVES]),
        "stalemate" => fields.push(within(1)),
        "survive" => fields.extend([within(exercise::MOST_TO_SURVIVE), BY]),
        _ => {}
    }
    fields
}

fn ask_fields(ask: &str) -> Vec<Field> {
    let mut fields = vec![ASK];
    match ask {
        "pinned" => fields.push(SIDE),
        "attackers" | "defenders" => fields.extend([OF, SIDE]),
        _ => fields.push(OF),
    }
    fields
}

/// Whether the builder knows an attribute in some mode; what it does not know is kept as it is.
#[must_use]
pub fn is_known(name: &str) -> bool {
    const TASKS: [&str; 16] = [
        "mode",
        "fen",
        "goal",
        "ask",
        "in",
        "by",
        "to",
        "of",
        "max-moves",
        "side",
        "sides",
        "reply",
        "start",
        "hints",
        "undo",
        "moves",
    ];
    TASKS.contains(&name)
        || ["name", "required", NOTATION.name].contains(&name)
        || LOOKS.iter().any(|field| field.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_attribute_that_is_asked_for_is_known() {
        for mode in Mode::ALL {
            assert_eq!(Mode::from_key(mode.key()), Some(mode));
            for chosen in Goal::NAMES.iter().chain(Ask::NAMES).chain(&[""]) {
                for field in fields(mode, chosen) {
                    assert!(is_known(field.name), "{}", field.name);
                }
            }
        }
        assert!(!is_known("data-x"));
    }

    #[test]
    fn no_attribute_is_asked_for_twice() {
        for mode in Mode::ALL {
            for chosen in Goal::NAMES.iter().chain(Ask::NAMES) {
                let mut names: Vec<&str> = fields(mode, chosen).iter().map(|it| it.name).collect();
                let count = names.len();
                names.sort_unstable();
                names.dedup();
                assert_eq!(names.len(), count, "{mode:?} {chosen}");
            }
        }
    }
}
