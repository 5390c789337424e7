//! Three learners go through the whole course by the map alone: one who is always right, one who is
//! always wrong first, and one who leaves after everything and comes back.

mod computer;

use std::rc::Rc;

use board::BoardEvent;
use course::progress::{Progress, task_name};
use course::question::Question;
use course::{Answer, Chess, Content, Exercise, PlayedLine};
use exercise::Try;
use notation::style::Style;
use rules::{Move, Square};
use yew::Reducible;

use self::computer::work_at_play_out;
use crate::kept::{Change, Learned};
use crate::line_desk::{Action as LineAction, LineDesk};
use crate::map_page::next_lesson;
use crate::steps::{resume, steps};
use crate::task::{Action, Asked, Done, Feedback, Gestures, TaskDesk, Tone};
use crate::test_page;
use crate::tests::{COURSE, actions, on_board};

/// How a learner goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Learner {
    AlwaysRight,
    WrongFirst,
    LeavesAndComesBack,
}

/// A visit: what is known, as the page keeps it.
struct Visit {
    learner: Learner,
    learned: Rc<Learned>,
    day: u32,
}

impl Visit {
    fn change(&mut self, change: Change) {
        self.learned = Rc::clone(&self.learned).reduce(change);
    }

    /// The tab is closed, and opened again on another day.
    fn leave(&mut self) {
        let kept = self.learned.0.to_string();
        let progress: Progress = kept.parse().expect("what is kept can be read");
        assert_eq!(progress, *self.learned.0);
        self.learned = Rc::new(Learned(Rc::new(progress)));
        self.day += 1;
    }

    fn leaves(&self) -> bool {
        self.learner == Learner::LeavesAndComesBack
    }

    fn finish(&mut self, name: &str, done: Option<&Done>) {
        let done = done.unwrap_or_else(|| panic!("{name} is not done"));
        assert!(done.outcome.is_solved(), "{name}");
        if self.learner == Learner::WrongFirst {
            assert!(done.outcome.attempts >= 1, "{name}");
        }
        self.change(Change::Finished {
            name: name.to_owned(),
            outcome: done.outcome.clone(),
            moves: done.moves,
            day: self.day,
        });
        assert!(!self.learned.0.begun.contains_key(name), "{name}");
    }
}

/// What says no more than that an answer is wrong.
const BARE: [&str; 8] = [
    "That isn't the move.",
    "This move is a mistake.",
    "That isn't it.",
    "but another one is meant",
    "there is a better one",
    "the text says another one",
    "the other side still has a move.",
    "This piece can't go there.",
];

#[track_caller]
fn expect_reason(name: &str, feedback: Option<&Rc<Feedback>>) {
    let feedback = feedback.unwrap_or_else(|| panic!("{name}: nothing is said"));
    let text = feedback.prose.plain();
    assert_eq!(feedback.tone, Tone::Wrong, "{name}: {text}");
    // A reason has more to say than that something is wrong.
    assert!(text.split_whitespace().count() >= 3, "{name}: {text}");
    assert!(
        !BARE.iter().any(|bare| text.contains(bare)),
        "{name}: {text}"
    );
}

/// An answer that is wrong, or not allowed; no other comes of it than what is said.
pub(crate) fn wrong(desk: &TaskDesk) -> Action {
    let exercise = desk.exercise();
    let asked = Asked::of(&exercise.question);
    let square = |is_right: &dyn Fn(Square) -> bool| {
        let found = Square::ALL.into_iter().find(|&it| !is_right(it));
        let found = found.expect("not all squares are right");
        match asked.gestures {
            Gestures::Squares => Action::Board(BoardEvent::NotMovable(found), 5),
            _ => Action::Typed(found.to_string(), Style::San, 5),
        }
    };
    // Nothing moves from one corner to its neighbor's neighbor across the board.
    let far = |from: Square| {
        let to = Square::ALL.into_iter().find(|&to| {
            let made = desk.ground().find_move(from, to, None);
            to != from && made.is_err()
        });
        let to = to.expect("no piece can go everywhere");
        on_board(Try::new(from, to, None))
    };
    let own = desk.ground().board().by_color(desk.ground().turn());
    match &exercise.question {
        Question::Find(task) => {
            let answers = task.ask().answers(task.setup());
            match answers.iter().next() {
                Some(exercise::Item::Move(made)) => far(made.from),
                _ => square(&|it| answers.contains(exercise::Item::Square(it))),
            }
        }
        Question::Show(asked) => square(&|it| asked.right.contains(it)),
        Question::Say(asked) => Action::Answer(Answer::Say(!asked.right), 5),
        Question::Choose(asked) => {
            let place = asked.choices.iter().position(|it| !it.is_right);
            Action::Answer(Answer::Choice(place.expect("one is wrong")), 5)
        }
        Question::Count(asked) => Action::Typed((asked.right + 1).to_string(), Style::San, 5),
        Question::Write(_) => Action::Typed("Ka9".to_owned(), Style::San, 5),
        Question::Move(asked) => {
            let mut moves = asked.position.legal_moves().into_iter();
            let other = moves.find(|mv| !asked.right.contains(mv));
            let from = asked.right[0].from();
            other.map_or_else(|| far(from), |mv| on_board(mv.into()))
        }
        Question::Solve(_) => far(own.first().expect("somebody is to move")),
    }
}

fn work_at_exercise(visit: &mut Visit, name: &str, exercise: &Exercise) {
    let mut desk = TaskDesk::new(exercise, 0);
    if visit.learner == Learner::WrongFirst {
        let action = wrong(&desk);
        desk.apply(action);
        expect_reason(name, desk.step.feedback.value());
        assert!(!desk.is_done(), "{name}");
    }
    for action in actions(exercise) {
        desk.apply(action);
        if visit.leaves() && !desk.is_done() {
            let found = desk.face().board;
            visit.change(Change::Begun(name.to_owned(), desk.events.clone()));
            visit.leave();
            let events = &visit.learned.0.begun[name];
            desk = TaskDesk::resume(exercise, events, 9);
            assert_eq!(desk.events, *events, "{name}");
            assert_eq!(desk.face().board, found, "{name}");
        }
    }
    visit.finish(name, desk.step.done.value());
}

/// A legal move that the line does not have.
fn try_another(name: &str, line: &PlayedLine, desk: &mut LineDesk) {
    let next: Vec<Move> = line
        .record
        .children(desk.at)
        .iter()
        .filter_map(|&node| line.record.step(node)?.mv())
        .collect();
    let position = line.record.position(desk.at);
    let mut moves = position.legal_moves().into_iter();
    if let Some(other) = moves.find(|mv| !next.contains(mv)) {
        let at = desk.at;
        let text = notation::san::write(position, other);
        desk.apply(LineAction::Typed(text, Style::San, 3));
        expect_reason(name, desk.step.feedback.value());
        assert_eq!(desk.at, at, "{name}");
    }
}

fn work_at_line(visit: &mut Visit, name: &str, line: &Rc<PlayedLine>) {
    let mut desk = LineDesk::new(line, 0);
    while desk.is_task() {
        if visit.learner == Learner::WrongFirst {
            try_another(name, line, &mut desk);
        }
        let next = line.record.next(desk.at).expect("the line goes on");
        let mv = line.record.step(next).and_then(|step| step.mv());
        let mv = mv.expect("it is a move");
        desk.apply(LineAction::Typed(mv.to_string(), Style::San, 5));
        if visit.leaves() && desk.is_task() {
            let at = desk.at;
            visit.change(Change::Begun(name.to_owned(), desk.events.clone()));
            visit.leave();
            desk = LineDesk::resume(line, &visit.learned.0.begun[name], 9);
            assert_eq!(desk.at, at, "{name}");
        }
    }
    visit.finish(name, desk.step.done.value());
}

fn work_at(visit: &mut Visit, name: &str, chess: &Chess) {
    match &chess.content {
        Content::Exercise(exercise) => work_at_exercise(visit, name, exercise),
        Content::Line(line) => work_at_line(visit, name, &Rc::new(line.clone())),
        Content::PlayOut(task) => work_at_play_out(visit, name, &Rc::new(task.clone())),
        Content::Diagram(_) | Content::Legend | Content::SquareNames | Content::Values => {}
    }
}

/// A lesson from the step at which it opens to its end.
fn work_at_lesson(visit: &mut Visit, address: &str) {
    let found = COURSE.iter().find(|(other, _)| other == address);
    let (_, lesson) = found.unwrap_or_else(|| panic!("{address} is no lesson"));
    visit.change(Change::At(address.to_owned()));
    let steps = steps(lesson);
    let first = resume(lesson, &steps, address, &visit.learned.0);
    for step in &steps[first..] {
        let Some(chess) = step.chess(lesson) else {
            continue;
        };
        if let Some(id) = chess.id() {
            work_at(visit, &task_name(address, id), chess);
        }
    }
}

fn take_test(visit: &mut Visit, place: usize) {
    let stage = &COURSE.map.stages[place];
    let test = test_page::begin(stage, &visit.learned.0, 40 + place as u64);
    let items = test_page::draw(stage, test.seed, &test.difficulties);
    visit.change(Change::TestBegun(stage.slug.clone(), test));
    let mut right = 0;
    for (number, item) in items.iter().enumerate() {
        let name = format!("{}, question {}", stage.slug, number + 1);
        let exercise = Exercise::of_question(item.question.clone());
        let mut desk = TaskDesk::new(&exercise, 0);
        if visit.learner == Learner::WrongFirst {
            let action = wrong(&desk);
            desk.apply(action);
            expect_reason(&name, desk.step.feedback.value());
        }
        for action in actions(&exercise) {
            if visit.leaves() && !desk.is_done() {
                let slug = stage.slug.clone();
                visit.change(Change::TestTried(slug, number, desk.events.clone()));
                visit.leave();
                // Whatever was learned meanwhile: the same questions, and this one as it was left.
                let test = &visit.learned.0.open_tests[&stage.slug];
                assert_eq!(
                    test_page::draw(stage, test.seed, &test.difficulties),
                    items,
                    "{name}"
                );
                assert_eq!(
                    (test.results.len(), &test.events),
                    (number, &desk.events),
                    "{name}"
                );
                desk = TaskDesk::resume(&exercise, &test.events, 9);
            }
            desk.apply(action);
        }
        let done = desk.step.done.value().unwrap_or_else(|| panic!("{name}"));
        let is_right = done.outcome.attempts <= 1;
        right += u8::from(is_right);
        visit.change(Change::Practiced(
            item.generator,
            done.outcome.clone(),
            visit.day,
        ));
        visit.change(Change::TestAnswered(stage.slug.clone(), number, is_right));
    }
    let count = u8::try_from(items.len()).expect("a test is short");
    let kept = visit.learned.0.tests[&stage.slug];
    assert_eq!((kept.right, kept.of), (right, count), "{}", stage.slug);
}

/// Follows the map until it has nothing left, with the test after each stage.
fn go_through(learner: Learner) -> Progress {
    let mut visit = Visit {
        learner,
        learned: Rc::default(),
        day: 100,
    };
    let mut lessons = 0;
    let mut stage = 0;
    while let Some(address) = next_lesson(&COURSE.map, &visit.learned.0) {
        let (slug, _) = address.split_once('/').expect("it is an address");
        if COURSE.map.stages[stage].slug != slug {
            take_test(&mut visit, stage);
            stage += 1;
        }
        assert_eq!(COURSE.map.stages[stage].slug, slug, "stages come in order");
        work_at_lesson(&mut visit, &address);
        lessons += 1;
        assert!(lessons <= 110, "{address} is never done");
    }
    take_test(&mut visit, stage);
    assert_eq!((stage + 1, lessons), (20, 110));
    let progress = Progress::clone(&visit.learned.0);
    assert_eq!(progress.tests.len(), 20);
    assert!(progress.begun.is_empty());
    progress
}

#[test]
fn one_who_is_always_right_reaches_the_end_of_all_stages() {
    let progress = go_through(Learner::AlwaysRight);
    assert!(progress.tests.values().all(|test| test.right == test.of));
    assert!(progress.cards.is_empty());
    assert!(progress.tasks.len() >= 150);
}

#[test]
fn one_who_is_always_wrong_first_hears_why_and_reaches_the_end_of_all_stages() {
    let progress = go_through(Learner::WrongFirst);
    assert!(progress.tasks.values().all(|task| task.stars >= 1));
    // What was missed in a test comes back, too.
    let due = crate::again::due(&COURSE.map, &progress, 1_000);
    assert_eq!(due.len(), progress.cards.len());
    for item in COURSE.map.stages.iter().flat_map(|it| &it.test) {
        assert!(due.contains(&item.generator.name()));
    }
}

#[test]
fn one_who_leaves_and_comes_back_reaches_the_end_of_all_stages() {
    let progress = go_through(Learner::LeavesAndComesBack);
    assert!(progress.tests.values().all(|test| test.right == test.of));
    let right = go_through(Learner::AlwaysRight);
    let stars = |it: &Progress| -> Vec<u8> { it.tasks.values().map(|task| task.stars).collect() };
    assert_eq!(stars(&progress), stars(&right));
}
