//! The attributes of the element as fields of the builder: how each is filled in, and what it is
//! called.

use board::Coordinates;
use exercise::{Ask, Goal};

use element::Mode;

/// A sentence of [`words`].
pub type Sentence = fn() -> String;

/// A value of an attribute, with its name.
pub type Choice = (&'static str, Sentence);

/// How an attribute is filled in.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// One of some words; the first is meant where it is missing.
    Choice(&'static [Choice]),
    /// One of some words, or nothing, which has a name as well.
    Maybe(&'static [Choice]),
    /// A number up to this one.
    Number(u8),
    /// Any text.
    Text,
    /// There or not.
    Switch,
}

/// An attribute of the element.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name in HTML.
    pub name: &'static str,
    /// Its name on the page.
    pub label: Sentence,
    /// What is said below it.
    pub hint: Option<Sentence>,
    /// How it is filled in.
    pub kind: Kind,
    /// Whether it says how the board looks, not what is done with it.
    pub is_look: bool,
}

impl Field {
    const fn task(name: &'static str, label: Sentence, kind: Kind) -> Self {
        Self {
            name,
            label,
            hint: None,
            kind,
            is_look: false,
        }
    }

    const fn look(name: &'static str, label: Sentence, kind: Kind) -> Self {
        Self {
            is_look: true,
            ..Self::task(name, label, kind)
        }
    }

    const fn with_hint(self, hint: Sentence) -> Self {
        Self {
            hint: Some(hint),
            ..self
        }
    }
}

/// The goals, in the order of [`Goal::NAMES`].
const GOALS: [Choice; Goal::NAMES.len()] = [
    ("mate", words::builder_choice_mate),
    ("capture-all", words::builder_choice_capture_all),
    ("reach", words::builder_choice_reach),
    ("promote", words::builder_choice_promote),
    ("escape", words::builder_choice_escape),
    ("stalemate", words::builder_choice_stalemate),
    ("survive", words::builder_choice_survive),
];

/// The questions, in the order of [`Ask::NAMES`].
const ASKS: [Choice; Ask::NAMES.len()] = [
    ("moves", words::builder_choice_moves),
    ("captures", words::builder_choice_captures),
    ("checks", words::builder_choice_checks),
    ("attackers", words::builder_choice_attackers),
    ("defenders", words::builder_choice_defenders),
    ("pinned", words::builder_choice_pinned),
    ("squares", words::builder_choice_squares),
    ("square", words::builder_choice_square),
    ("name", words::builder_choice_name),
];

const WHITE: Choice = ("white", || words::color_name(rules::Color::White));
const BLACK: Choice = ("black", || words::color_name(rules::Color::Black));

const GOAL: Field = Field::task("goal", words::builder_field_goal, Kind::Choice(&GOALS));
const ASK: Field = Field::task("ask", words::builder_field_ask, Kind::Choice(&ASKS));
const BY: Field =
    Field::task("by", words::builder_field_by, Kind::Text).with_hint(words::builder_hint_by);
const TO_SQUARES: Field = Field::task("to", words::builder_field_to_squares, Kind::Text)
    .with_hint(words::builder_hint_to_squares);
const TO_ROLE: Field = Field::task("to", words::builder_field_to_role, Kind::Text)
    .with_hint(words::builder_hint_to_role);
const OF: Field = Field::task("of", words::builder_field_of, Kind::Text);
const MAX_MOVES: Field = Field::task(
    "max-moves",
    words::builder_field_max_moves,
    Kind::Number(exercise::MOST_ALONE),
);
const SIDE: Field = Field::task(
    "side",
    words::builder_field_side,
    Kind::Maybe(&[("", words::builder_choice_side_none), WHITE, BLACK]),
);
const SIDES: Field = Field::task(
    "sides",
    words::builder_field_sides,
    Kind::Choice(&[("both", words::builder_choice_both), WHITE, BLACK]),
);
const REPLY: Field = Field::task(
    "reply",
    words::builder_field_reply,
    Kind::Choice(&[
        ("main", words::builder_choice_main),
        ("random", words::builder_choice_random),
        ("all", words::builder_choice_all),
    ]),
);
const START: Field = Field::task("start", words::builder_field_start, Kind::Text)
    .with_hint(words::builder_hint_start);
const HINTS: Field = Field::task("hints", words::builder_field_hints, Kind::Switch);
const UNDO: Field = Field::task("undo", words::builder_field_undo, Kind::Switch);
const NAME: Field =
    Field::task("name", words::builder_field_name, Kind::Text).with_hint(words::builder_hint_name);
const REQUIRED: Field = Field::task("required", words::builder_field_required, Kind::Switch);

/// How every board can look.
const LOOKS: [Field; 5] = [
    Field::look(
        "orientation",
        words::builder_field_orientation,
        Kind::Choice(&[
            WHITE,
            BLACK,
            ("auto", words::builder_choice_orientation_auto),
        ]),
    ),
    Field::look(
        "coordinates",
        words::builder_field_coordinates,
        Kind::Choice(&[
            ("outside", || Coordinates::Outside.name()),
            ("inside", || Coordinates::Inside.name()),
            ("none", || Coordinates::None.name()),
        ]),
    ),
    Field::look(
        "theme",
        words::builder_field_theme,
        Kind::Choice(&[
            ("auto", words::builder_choice_auto),
            ("light", words::builder_choice_light),
            ("dark", words::builder_choice_dark),
            ("contrast", words::builder_choice_contrast),
        ]),
    ),
    Field::look("arrows", words::builder_field_arrows, Kind::Text)
        .with_hint(words::builder_hint_arrows),
    Field::look("marks", words::builder_field_marks, Kind::Text)
        .with_hint(words::builder_hint_marks),
];
const NOTATION: Field = Field::look(
    "notation",
    words::builder_field_notation,
    Kind::Choice(&[
        ("san", words::builder_choice_san),
        ("figurine", words::builder_choice_figurine),
        ("sentence", words::builder_choice_sentence),
        ("localised", words::builder_choice_localised),
    ]),
);
const MOVES: Field = Field::look(
    "moves",
    words::builder_field_moves,
    Kind::Choice(&[
        ("auto", words::builder_choice_moves_auto),
        ("right", words::builder_choice_moves_right),
        ("bottom", words::builder_choice_moves_bottom),
        ("none", words::builder_choice_moves_none),
        ("hidden", words::builder_choice_moves_hidden),
    ]),
);

/// The attributes that mean something to a board, in the order in which they are asked and written;
/// `chosen` tells the goal or the question.
///
/// # Examples
///
/// ```
/// use study::builder::{Mode, fields};
///
/// let names: Vec<&str> = fields(Mode::Solve, "reach").iter().map(|field| field.name).collect();
/// assert_eq!(names[..4], ["goal", "by", "to", "max-moves"]);
/// ```
#[must_use]
pub fn fields(mode: Mode, chosen: &str) -> Vec<Field> {
    let mut fields = match mode {
        Mode::Play => vec![SIDES, HINTS, UNDO],
        Mode::Solve => goal_fields(chosen),
        Mode::Find => ask_fields(chosen),
        Mode::Line => vec![SIDE, REPLY, START],
        Mode::Game => vec![START, MOVES],
        Mode::Diagram | Mode::Setup => Vec::new(),
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
    let within = |most| Field::task("in", words::builder_field_in, Kind::Number(most));
    let mut fields = vec![GOAL];
    match goal {
        "mate" => fields.push(within(exercise::mate::MOST_MOVES)),
        "capture-all" => fields.extend([BY, MAX_MOVES]),
        "reach" => fields.extend([BY, TO_SQUARES, MAX_MOVES]),
        "promote" => fields.extend([BY, TO_ROLE, MAX_MOVES]),
        "stalemate" => fields.push(within(1).with_hint(words::builder_hint_stalemate)),
        "survive" => fields.extend([within(exercise::MOST_TO_SURVIVE), BY]),
        _ => {}
    }
    fields
}

fn ask_fields(ask: &str) -> Vec<Field> {
    let of = OF.with_hint(match ask {
        "moves" | "captures" | "checks" => words::builder_hint_of,
        "square" | "name" => words::builder_hint_of_squares,
        _ => words::builder_hint_of_square,
    });
    let mut fields = vec![ASK];
    match ask {
        "pinned" => fields.push(SIDE),
        "attackers" | "defenders" => fields.extend([of, SIDE]),
        _ => fields.push(of),
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
    fn every_goal_and_question_has_a_name() {
        assert!(GOALS.iter().map(|(key, _)| key).eq(Goal::NAMES));
        assert!(ASKS.iter().map(|(key, _)| key).eq(Ask::NAMES));
    }

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
