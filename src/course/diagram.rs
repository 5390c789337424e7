//! A position to look at, with everything that is drawn on it.

use record::{Shape, ShapeColor};
use rules::{Bitboard, Color, Setup, Square};

use crate::fault::{Actual, Expected, Missing, Problem, Problems, TextPosition};
use crate::fence::Fence;
use crate::lesson_board::{self, LessonBoard};

/// A diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The board. Where moves were made, the board before them is shown beside it.
    pub ground: LessonBoard,
    /// The side at the bottom.
    pub orientation: Color,
    /// Whether the reader may give the move to the other side.
    pub has_both_turns: bool,
    /// Arrows and marked squares.
    pub shapes: Vec<Shape>,
    /// Parts of the board that are examples of their own, with their letters.
    pub labels: Vec<Label>,
    /// What stands above the board and below it, as in old books.
    pub edges: [Option<String>; 2],
    /// What stands under the diagram.
    pub caption: Option<String>,
    /// Changes to try in place.
    pub what_ifs: Vec<WhatIf>,
    /// The piece whose squares are shown.
    pub moves_of: Option<Square>,
}

/// A part of the board with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Two opposite corners.
    pub corners: [Square; 2],
    /// Its name.
    pub text: String,
}

impl Label {
    /// Where it is: its corners, or its only square.
    ///
    /// # Examples
    ///
    /// ```
    /// use course::Label;
    /// use rules::Square;
    ///
    /// let label = |corners| Label { corners, text: "a".to_owned() };
    /// assert_eq!(label([Square::E2, Square::E4]).place(), "e2\u{2013}e4");
    /// assert_eq!(label([Square::H1, Square::H1]).place(), "h1");
    /// ```
    #[must_use]
    pub fn place(&self) -> String {
        let [first, last] = self.corners;
        if first == last {
            return first.to_string();
        }
        format!("{first}\u{2013}{last}")
    }
}

/// The same diagram with a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// The board with the change.
    pub setup: rules::Setup,
    /// What is changed.
    pub text: String,
}

/// The attributes that a diagram knows.
pub(crate) const ATTRIBUTES: [&str; 10] = [
    "fen",
    "after",
    "orientation",
    "turn",
    "arrows",
    "marks",
    "top",
    "bottom",
    "moves-of",
    "case",
];

impl Diagram {
    pub(crate) fn read(fence: &Fence, problems: &mut Problems) -> Option<Self> {
        let shapes = shapes(fence, problems);
        let mut labels = Vec::new();
        for note in fence.notes("label") {
            let corners = squares(&note.about);
            let Some([first, last]) = corners.as_deref() else {
                problems.push((note.place, Problem::Missing(Missing::Corners)));
                continue;
            };
            labels.push(Label {
                corners: [*first, *last],
                text: note.text.clone(),
            });
        }
        let mut what_ifs = Vec::new();
        for note in fence.notes("what-if") {
            match lesson_board::read_setup(&note.about) {
                Ok(setup) => what_ifs.push(WhatIf {
                    setup,
                    text: note.text.clone(),
                }),
                Err(problem) => problems.push((note.place, problem)),
            }
        }
        let ground = LessonBoard::read(fence, problems)?;
        let orientation = lesson_board::side(fence, "orientation", problems);
        let moves_of = square(fence, "moves-of", problems);
        if let Some(of) = moves_of
            && ground.setup.board.piece_at(of).is_none()
        {
            let problem = Problem::untrue(&of.to_string(), Actual::NoPiece);
            problems.push((fence.place_of("moves-of"), problem));
        }
        let has_both_turns = match fence.value("turn") {
            None => false,
            Some("both") => {
                let can_turn = ground.position().is_none_or(|it| it.pass().is_some());
                if !can_turn {
                    let problem = Problem::untrue("both", Actual::Check);
                    problems.push((fence.place_of("turn"), problem));
                }
                true
            }
            Some(other) => {
                let problem = Problem::value("turn", other, Expected::OneOf(&["both"]));
                problems.push((fence.place_of("turn"), problem));
                false
            }
        };
        let owned = |name: &str| fence.value(name).map(str::to_owned);
        Some(Self {
            ground,
            orientation: orientation.unwrap_or(Color::White),
            has_both_turns,
            shapes,
            labels,
            edges: [owned("top"), owned("bottom")],
            caption: fence.text("caption").map(str::to_owned),
            what_ifs,
            moves_of,
        })
    }

    /// The squares that the piece on `moves_of` can reach on a board: the one of the diagram, or a
    /// change of it.
    #[must_use]
    pub fn reached(&self, setup: &Setup) -> Bitboard {
        let reached = |of| reached(setup, of);
        self.moves_of.map(reached).unwrap_or_default()
    }

    /// The author's marks with the squares that the piece on `moves_of` can reach, as the element has
    /// them in `marks`; nothing if there are none. A square that the author has marked keeps its color.
    #[must_use]
    pub fn marks(&self, written: Option<&str>) -> Option<String> {
        let is_marked = |square: &Square| {
            let mut shapes = self.shapes.iter();
            shapes.any(|it| matches!(it, Shape::Square(_, marked) if marked == square))
        };
        let reached = self.reached(&self.ground.setup).into_iter();
        let reached = reached.filter(|it| !is_marked(it)).map(|it| it.to_string());
        let marks: Vec<String> = written
            .map(str::to_owned)
            .into_iter()
            .chain(reached)
            .collect();
        Some(marks.join(" ")).filter(|marks| !marks.is_empty())
    }
}

/// The squares that the piece on a square can reach, whoever is to move.
#[must_use]
pub fn reached(setup: &Setup, of: Square) -> Bitboard {
    let answers = exercise::Ask::Moves(Some(of)).answers(setup);
    answers.into_iter().map(exercise::Item::square).collect()
}

/// Squares between blanks; nothing if a word is none.
pub(crate) fn squares(text: &str) -> Option<Vec<Square>> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    words.map(|word| word.parse().ok()).collect()
}

/// Reads an attribute that is one square.
pub(crate) fn square(fence: &Fence, name: &'static str, problems: &mut Problems) -> Option<Square> {
    let found = fence.value(name)?;
    let square = found.parse().ok();
    if square.is_none() {
        let problem = Problem::value(name, found, Expected::Square);
        problems.push((fence.place_of(name), problem));
    }
    square
}

/// Reads `arrows` and `marks` as the element does.
pub(crate) fn shapes(fence: &Fence, problems: &mut Problems) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (name, length, expected) in [
        ("marks", 2, Expected::Marks),
        ("arrows", 4, Expected::Arrows),
    ] {
        let place = fence.place_of(name);
        for word in fence.value(name).unwrap_or_default().split(' ') {
            read_word(word, length, &mut |found| match found {
                Ok(shape) => shapes.push(shape),
                Err(()) => problems.push((place, Problem::value(name, word, expected.clone()))),
            });
        }
    }
    shapes
}

/// A color holds for what follows its colon up to the next blank.
fn read_word(word: &str, length: usize, found: &mut dyn FnMut(Result<Shape, ()>)) {
    let (color, names) = match word.split_once(':') {
        None => (Some(ShapeColor::Green), word),
        Some((color, names)) => (ink(color), names),
    };
    for name in names.split(',').filter(|name| !name.is_empty()) {
        let shape = color.and_then(|color| {
            let name = (name.len() == length && name.is_ascii()).then_some(name)?;
            let first = name[..2].parse().ok()?;
            Some(match name[2..].parse() {
                Ok(last) => Shape::Arrow(color, first, last),
                Err(_) => Shape::Square(color, first),
            })
        });
        found(shape.ok_or(()));
    }
}

fn ink(name: &str) -> Option<ShapeColor> {
    match name {
        "green" => Some(ShapeColor::Green),
        "red" => Some(ShapeColor::Red),
        "blue" => Some(ShapeColor::Blue),
        "yellow" => Some(ShapeColor::Yellow),
        _ => None,
    }
}

/// Names the attributes that mean nothing in a block.
pub(crate) fn refuse_others(
    fence: &Fence,
    known: &'static [&'static str],
    problems: &mut Problems,
) {
    let mut seen: Vec<&str> = Vec::new();
    for attribute in &fence.attributes {
        let name = attribute.name.as_str();
        let place = TextPosition {
            column: attribute.place.column.saturating_sub(name.len() + 2),
            ..attribute.place
        };
        if !known.contains(&name) || seen.contains(&name) {
            let problem = Problem::unexpected(name, Expected::Attributes(known));
            problems.push((place, problem));
        }
        seen.push(name);
    }
}
