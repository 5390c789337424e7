//! An exercise: a question with everything that stands around it.

use exercise::Try;
use record::Shape;
use rules::{AnyPosition, Bitboard, Color, Square};

use crate::diagram;
use crate::fault::{Actual, Expected, Missing, Problem, Problems};
use crate::fence::{Fence, Note};
use crate::lesson_board;
use crate::question::{self, Question};

/// An exercise of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// What it is called within its lesson; by default its number there.
    pub id: String,
    /// What the learner is asked to do, in words.
    pub prompt: String,
    /// The question.
    pub question: Question,
    /// The author's hints, from the least to the most telling.
    pub hints: Vec<AuthorHint>,
    /// What the author says to wrong answers.
    pub feedback: Vec<Feedback>,
    /// What is said when it is solved.
    pub praise: Option<String>,
    /// In how many moves the best solution comes, where moves are counted.
    pub par: Option<u8>,
    /// The side at the bottom.
    pub orientation: Color,
    /// Arrows and marked squares.
    pub shapes: Vec<Shape>,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuthorHint {
    /// The squares that are shown with it.
    pub squares: Bitboard,
    /// The words.
    pub text: String,
}

/// What the author says to wrong answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feedback {
    /// The answers; none stands for all that have no feedback of their own.
    pub to: Vec<Answer>,
    /// The words.
    pub text: String,
}

/// What a learner gives as an answer, or a part of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// A square, or the piece on it.
    Square(Square),
    /// A move.
    Move(Try),
    /// Yes or no.
    Say(bool),
    /// One of the choices, counted from 0.
    Choice(usize),
    /// A number.
    Number(u32),
    /// A move in a notation, or the name of a square.
    Text(String),
    /// Nothing more is to be found.
    Done,
}

/// The attributes that an exercise knows.
const ATTRIBUTES: [&str; 21] = [
    "id",
    "goal",
    "ask",
    "in",
    "by",
    "of",
    "to",
    "max-moves",
    "side",
    "fen",
    "after",
    "that",
    "answer",
    "text",
    "notation",
    "par",
    "orientation",
    "arrows",
    "marks",
    "case",
    "mode",
];

impl Exercise {
    /// Reads a block; it is the exercise of this number in its lesson.
    pub(crate) fn read(fence: &Fence, number: usize, problems: &mut Problems) -> Option<Self> {
        diagram::refuse_others(fence, &ATTRIBUTES, problems);
        let shapes = diagram::shapes(fence, problems);
        let orientation = lesson_board::side(fence, "orientation", problems);
        let prompt = fence.text("prompt").map(str::to_owned);
        if prompt.is_none() {
            problems.push((fence.place, Problem::Missing(Missing::Prompt)));
        }
        let hints = fence.notes("hint").map(|note| hint(note, problems));
        let hints = hints.collect();
        let question = question::read(fence, problems)?;
        let own = |text: &str| answer(&question, text);
        let mut feedback = Vec::new();
        for note in fence.notes("wrong") {
            let words = note.about.split([' ', ',']).filter(|word| !word.is_empty());
            let mut to = Vec::new();
            for word in words {
                match own(word) {
                    Some(answer) if !is_right(&question, &answer) => to.push(answer),
                    Some(_) => {
                        let problem = Problem::untrue(word, Actual::RightAnswer);
                        problems.push((note.place, problem));
                    }
                    None => {
                        let problem = Problem::unexpected(word, Expected::Answer);
                        problems.push((note.place, problem));
                    }
                }
            }
            feedback.push(Feedback {
                to,
                text: note.text.clone(),
            });
        }
        let par = match fence.value("par").map(str::parse) {
            None => question.par(),
            Some(Ok(par)) => Some(par),
            Some(Err(_)) => {
                let found = fence.value("par").unwrap_or_default();
                let problem = Problem::value("par", found, Expected::MoveCount);
                problems.push((fence.place_of("par"), problem));
                None
            }
        };
        let turn = question.board().map_or(Color::White, |board| board.turn());
        Some(Self {
            id: fence
                .value("id")
                .map_or_else(|| number.to_string(), str::to_owned),
            prompt: prompt?,
            question,
            hints,
            feedback,
            praise: fence.text("right").map(str::to_owned),
            par,
            orientation: orientation.unwrap_or(turn),
            shapes,
        })
    }

    /// An exercise that was generated: its prompt is made elsewhere.
    #[must_use]
    pub fn of_question(question: Question) -> Self {
        let turn = question.board().map_or(Color::White, |board| board.turn());
        Self {
            id: String::new(),
            prompt: String::new(),
            par: question.par(),
            question,
            hints: Vec::new(),
            feedback: Vec::new(),
            praise: None,
            orientation: turn,
            shapes: Vec::new(),
        }
    }

    /// What the author says to an answer that is wrong, if anything.
    #[must_use]
    pub fn feedback_to(&self, answer: &Answer) -> Option<&str> {
        let names = |feedback: &&Feedback| feedback.to.contains(answer);
        let own = self.feedback.iter().find(names);
        let any = || self.feedback.iter().find(|feedback| feedback.to.is_empty());
        own.or_else(any).map(|feedback| &*feedback.text)
    }
}

fn hint(note: &Note, problems: &mut Problems) -> AuthorHint {
    let squares = diagram::squares(&note.about);
    if squares.is_none() {
        let problem = Problem::unexpected(&note.about, Expected::Squares);
        problems.push((note.place, problem));
    }
    AuthorHint {
        squares: squares.unwrap_or_default().into_iter().collect(),
        text: note.text.clone(),
    }
}

/// An answer as an author names it.
fn answer(question: &Question, word: &str) -> Option<Answer> {
    match question {
        Question::Say(_) => match word {
            "yes" => Some(Answer::Say(true)),
            "no" => Some(Answer::Say(false)),
            _ => None,
        },
        Question::Choose(asked) => {
            let number: usize = word.parse().ok()?;
            let is_there = (1..=asked.choices.len()).contains(&number);
            is_there.then(|| Answer::Choice(number - 1))
        }
        Question::Count(_) => word.parse().ok().map(Answer::Number),
        Question::Write(_) => Some(Answer::Text(word.to_owned())),
        Question::Show(_) => word.parse().ok().map(Answer::Square),
        Question::Find(_) | Question::Solve(_) | Question::Move(_) => {
            if let Ok(square) = word.parse() {
                return Some(Answer::Square(square));
            }
            let board = question
                .board()
                .unwrap_or_else(|| AnyPosition::of(&rules::Setup::empty()));
            let mv = lesson_board::any_move(&board, word);
            let made = mv.map(Try::from).ok().or_else(|| word.parse().ok())?;
            Some(Answer::Move(made))
        }
    }
}

/// Whether an answer is right, as far as it can be said without playing on.
fn is_right(question: &Question, answer: &Answer) -> bool {
    match (question, answer) {
        (Question::Say(asked), Answer::Say(is)) => asked.right == *is,
        (Question::Choose(asked), Answer::Choice(at)) => asked.choices[*at].is_right,
        (Question::Count(asked), Answer::Number(number)) => asked.right == *number,
        (Question::Show(asked), Answer::Square(square)) => asked.right.contains(*square),
        (Question::Move(asked), Answer::Move(made)) => {
            asked.right.iter().any(|&mv| Try::from(mv) == *made)
        }
        (Question::Find(task), Answer::Square(square)) => {
            let answers = task.ask().answers(task.setup());
            answers.contains(exercise::Item::Square(*square))
        }
        _ => false,
    }
}
