//! A lesson while somebody works at it.

use course::question::Question;
use course::{Answer, Exercise, Fault, Lesson, Run, markdown};
use exercise::{Hint, Standing};
use notation::san;
use rules::{AnyPosition, Bitboard, Setup};

use crate::form::Form;
use crate::reply::{Reply, Tone};
use crate::source::Source;

/// A lesson with its faults, and the questions that no board judges.
///
/// # Examples
///
/// ```
/// use tutor::{Source, Tone, Tutor};
///
/// let text = "---\ntitle: Colors\n---\n\n```chess ask\nask=\"yes-no\" that=\"light h1\" answer=\"yes\"\n\
///     fen=\"start\"\nprompt: Is h1 a light square?\n```\n";
/// let mut tutor = Tutor::read("colors.md", &Source::file(text), 0);
/// assert!(tutor.faults().is_empty());
/// let reply = tutor.answer(0, "no", 900).expect("there is one question");
/// assert_eq!(reply.tone, Tone::Wrong);
/// ```
#[derive(Clone, Debug)]
pub struct Tutor {
    lesson: Lesson,
    faults: Vec<Fault>,
    tasks: Vec<Task>,
    /// How many lines stand above the lesson in the author's text.
    above: usize,
}

/// A question that no board judges, while it is worked at.
#[derive(Clone, Debug)]
pub struct Task {
    run: Run,
    form: Form,
}

impl Tutor {
    /// Reads a lesson. Time is named in milliseconds of any clock that does not go back.
    #[must_use]
    pub fn read(file: &str, source: &Source, now: u64) -> Self {
        let (lesson, faults) = markdown::read_with_faults(file, source.text());
        let tasks = lesson.exercises();
        let tasks = tasks
            .filter_map(|exercise| Task::begin(exercise, now))
            .collect();
        Self {
            tasks,
            faults: faults.into_iter().map(|it| source.placed(it)).collect(),
            lesson,
            above: source.above(),
        }
    }

    /// What was read.
    #[must_use]
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// What is wrong with it.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The line of the author's text that stands on this line of the lesson.
    pub(crate) const fn line(&self, line: usize) -> usize {
        line + self.above
    }

    /// The questions in the order of the lesson; their places here are their numbers.
    #[must_use]
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// Judges an answer to a question, as its form gives it; nothing where there is no such question.
    pub fn answer(&mut self, number: usize, text: &str, now: u64) -> Option<Reply> {
        Some(self.tasks.get_mut(number)?.answer(text, now))
    }

    /// The next hint to a question.
    pub fn hint(&mut self, number: usize, now: u64) -> Option<Reply> {
        Some(self.tasks.get_mut(number)?.hint(now))
    }

    /// Begins a question anew.
    pub fn begin_anew(&mut self, number: usize, now: u64) {
        if let Some(task) = self.tasks.get_mut(number) {
            task.run = Run::new(task.run.exercise(), now);
        }
    }
}

impl Task {
    /// Begins a question; nothing where a board judges it.
    fn begin(exercise: &Exercise, now: u64) -> Option<Self> {
        let form = Form::of(&exercise.question)?;
        let run = Run::new(exercise, now);
        Some(Self { run, form })
    }

    /// The question with everything around it.
    #[must_use]
    pub const fn exercise(&self) -> &Exercise {
        self.run.exercise()
    }

    /// How it is answered.
    #[must_use]
    pub const fn form(&self) -> Form {
        self.form
    }

    /// Whether there is ever a hint.
    #[must_use]
    pub fn has_hints(&self) -> bool {
        self.run.clone().hint().is_some()
    }

    /// The board of the question; an empty one where it has none.
    fn ground(&self) -> AnyPosition {
        let empty = || AnyPosition::of(&Setup::empty());
        self.run.board().unwrap_or_else(empty)
    }

    /// Of several squares those up to the first wrong one count.
    fn answer(&mut self, text: &str, now: u64) -> Reply {
        let ground = self.ground();
        let answers = match self.form.read(&ground, text) {
            Ok(answers) => answers,
            Err(why) => return self.say(Tone::Plain, why, now),
        };
        let (mut tone, mut said, mut made) = (Tone::Plain, String::new(), None);
        for answer in &answers {
            let verdict = self.run.answer(answer, now);
            let exercise = self.run.exercise();
            tone = Tone::of(&verdict);
            said = words::course_verdict_prose(exercise, &ground, answer, &verdict).plain();
            if tone == Tone::Solved {
                made = self.san_of(answer);
            }
            if matches!(tone, Tone::Solved | Tone::Wrong) {
                break;
            }
        }
        Reply {
            san: made,
            ..self.say(tone, said, now)
        }
    }

    fn hint(&mut self, now: u64) -> Reply {
        let Some(hint) = self.run.hint() else {
            let said = match self.run.standing() {
                Standing::Open => words::hints_over(),
                _ => String::new(),
            };
            return self.say(Tone::Hint, said, now);
        };
        let exercise = self.run.exercise();
        let said = words::course_hint_text(exercise, &self.ground(), hint);
        let hinted = match hint {
            Hint::Author(place) => {
                let hint = exercise.hints.get(place);
                hint.map(|hint| hint.squares).unwrap_or_default()
            }
            Hint::Piece(square) | Hint::Square(square) => square.into(),
            Hint::Missing(_) | Hint::Say(_) | Hint::Not(_) => Bitboard::EMPTY,
        };
        Reply {
            hinted,
            ..self.say(Tone::Hint, said, now)
        }
    }

    fn say(&self, tone: Tone, text: String, now: u64) -> Reply {
        Reply {
            tone,
            text,
            found: self.run.found(),
            hinted: Bitboard::EMPTY,
            san: None,
            outcome: self.run.outcome(now),
        }
    }

    /// A right move as the board takes it.
    fn san_of(&self, answer: &Answer) -> Option<String> {
        let (Question::Move(asked), Answer::Move(made)) = (&self.exercise().question, answer)
        else {
            return None;
        };
        let found = asked.position.find_move(made.from, made.to, made.promotion);
        found.ok().map(|mv| san::write(&asked.position, mv))
    }
}
