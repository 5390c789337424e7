//! Three learners: one always right, one always wrong first, one who leaves and comes back.

use exercise::{Ask, Item, Line, LineVerdict, Standing};
use rules::{Bitboard, Square};

use super::COURSE;
use super::truth::{is_told, is_true};
use crate::generate::{Difficulty, Generator};
use crate::progress::{Progress, task_name};
use crate::question::Question;
use crate::{Answer, Content, Exercise, Run, Verdict, answer_of};

/// The answers that solve an exercise from where it stands, one by one.
fn next_right(run: &Run) -> Option<Answer> {
    match &run.exercise().question {
        Question::Find(task) => {
            let answers = task.ask().answers(task.setup());
            let found = run.outcome(0).moves;
            let left = answers.into_iter().find(|item| !found.contains(item))?;
            Some(match left {
                Item::Square(square) => Answer::Square(square),
                Item::Move(mv) => Answer::Move(mv),
            })
        }
        Question::Show(asked) => (asked.right - run.found()).first().map(Answer::Square),
        Question::Move(asked) => asked.right.first().map(|&mv| answer_of(mv)),
        Question::Say(asked) => Some(Answer::Say(asked.right)),
        Question::Choose(asked) => {
            let place = asked.choices.iter().position(|choice| choice.is_right)?;
            Some(Answer::Choice(place))
        }
        Question::Count(asked) => Some(Answer::Number(asked.right)),
        Question::Write(asked) => {
            let text =
                notation::style::write(asked.style, &asked.position, &asked.origins, asked.mv);
            Some(Answer::Text(text))
        }
        // Solved as a whole below.
        Question::Solve(_) => None,
    }
}

/// Works at an exercise to its end; how many answers it took.
fn finish(run: &mut Run, name: &str) -> usize {
    if let Question::Solve(task) = &run.exercise().question {
        let mut shown = exercise::Solve::new(task, 0, 0).to_show();
        let mut moves = Vec::new();
        while let Some((mv, _)) = shown.show_move() {
            moves.push(mv);
        }
        for &mv in &moves {
            let verdict = run.answer(&answer_of(mv), 1_000);
            assert!(
                matches!(verdict, Verdict::Right { .. } | Verdict::Solved),
                "{name}: {verdict:?}"
            );
        }
        return moves.len();
    }
    let mut steps = 0;
    while run.standing() == Standing::Open {
        let answer = next_right(run).unwrap_or_else(|| panic!("{name}: nothing is right"));
        let verdict = run.answer(&answer, 1_000);
        assert!(
            matches!(verdict, Verdict::Right { .. } | Verdict::Solved),
            "{name}: {verdict:?}"
        );
        steps += 1;
        assert!(steps <= 64, "{name} never ends");
    }
    steps
}

fn exercises() -> impl Iterator<Item = (String, &'static Exercise)> {
    COURSE.iter().flat_map(|(address, lesson)| {
        let named =
            move |exercise: &'static Exercise| (task_name(&address, &exercise.id), exercise);
        lesson.exercises().map(named)
    })
}

#[test]
fn one_who_is_always_right_reaches_the_end_with_three_stars() {
    let mut progress = Progress::default();
    for (name, exercise) in exercises() {
        let mut run = Run::new(exercise, 0);
        finish(&mut run, &name);
        assert_eq!(run.standing(), Standing::Solved, "{name}");
        let moves = run.moves().zip(exercise.par);
        progress.finish(&name, &run.outcome(2_000), moves, 1);
        assert_eq!(progress.tasks[&name].stars, 3, "{name}: {moves:?}");
    }
    assert!(progress.cards.is_empty());
}

/// Wrong answers that somebody might give.
fn wrong_answers(exercise: &Exercise) -> Vec<Answer> {
    let board = exercise.question.board();
    let squares = |right: Bitboard| {
        let wrong = !right;
        let wrong = wrong.into_iter().map(Answer::Square);
        [Answer::Done].into_iter().chain(wrong).collect::<Vec<_>>()
    };
    match &exercise.question {
        Question::Find(task) => {
            let answers = task.ask().answers(task.setup());
            if let Ask::Moves(None) | Ask::Checks(None) | Ask::Captures(None) = task.ask() {
                let own = task.setup().board.by_color(task.setup().turn);
                let tries = own.into_iter().flat_map(|from| {
                    let to = Square::ALL.into_iter();
                    to.map(move |to| exercise::Try::new(from, to, None))
                });
                let wrong = tries.filter(|it| !answers.contains(Item::Move(*it)));
                return wrong.map(Answer::Move).collect();
            }
            squares(answers.iter().map(|item| item.square()).collect())
        }
        Question::Show(asked) => squares(asked.right),
        Question::Move(asked) => {
            let legal = asked.position.legal_moves();
            let wrong = legal.iter().filter(|mv| !asked.right.contains(mv));
            wrong.map(|&mv| answer_of(mv)).collect()
        }
        Question::Say(asked) => vec![Answer::Say(!asked.right)],
        Question::Choose(asked) => {
            let wrong = asked
                .choices
                .iter()
                .enumerate()
                .filter(|(_, choice)| !choice.is_right);
            wrong.map(|(place, _)| Answer::Choice(place)).collect()
        }
        Question::Count(asked) => {
            let less = asked.right.checked_sub(1);
            let said = less.into_iter().chain([asked.right + 1]);
            said.map(Answer::Number).collect()
        }
        Question::Write(asked) => {
            let legal = asked.position.legal_moves();
            let others = legal.iter().filter(|&&mv| mv != asked.mv);
            let write =
                |&mv| notation::style::write(asked.style, &asked.position, &asked.origins, mv);
            let texts = others.map(write).chain(["Ka9".to_owned()]);
            texts.map(Answer::Text).collect()
        }
        Question::Solve(_) => {
            let moves = board.map_or_else(Vec::new, |board| board.moves());
            moves.into_iter().map(answer_of).collect()
        }
    }
}

/// Gives every wrong answer; each gets a reason that is true of the board, and the end is reached after
/// the last of them.
#[track_caller]
fn expect_true_reasons(name: &str, exercise: &Exercise) {
    let mut last = None;
    for answer in wrong_answers(exercise) {
        let mut run = Run::new(exercise, 0);
        match run.answer(&answer, 500) {
            Verdict::Wrong { reason, author, .. } => {
                assert!(
                    is_true(exercise, &answer, &reason, author.as_deref()),
                    "{name}: {answer:?}: {reason:?}"
                );
                last = Some(run);
            }
            Verdict::Illegal(reason) => {
                assert!(
                    is_true(exercise, &answer, &reason, None),
                    "{name}: {answer:?}: {reason:?}"
                );
            }
            // A right first move of a goal.
            Verdict::Right { .. } | Verdict::Solved => {
                assert!(
                    matches!(exercise.question, Question::Solve(_)),
                    "{name}: {answer:?}"
                );
            }
            other => panic!("{name}: {answer:?}: {other:?}"),
        }
    }
    if let Some(mut run) = last {
        finish(&mut run, name);
        let outcome = run.outcome(9_000);
        assert!(outcome.is_solved() && outcome.attempts >= 2, "{name}");
    }
}

#[test]
fn one_who_is_always_wrong_first_hears_why_and_reaches_the_end() {
    for (name, exercise) in exercises() {
        expect_true_reasons(&name, exercise);
    }
}

/// How many questions of each kind and difficulty are answered wrongly in every way.
const DRAWN: u64 = 20;

#[test]
fn one_who_is_wrong_first_in_what_is_generated_hears_why_too() {
    for generator in Generator::ALL {
        for difficulty in (1..=5).map(Difficulty::new) {
            for seed in 0..DRAWN {
                let name = format!("{}, {difficulty:?}, seed {seed}", generator.name());
                let question = generator.generate(seed, difficulty).question;
                expect_true_reasons(&name, &Exercise::of_question(question));
            }
        }
    }
}

#[test]
fn hints_lead_every_exercise_a_step_on() {
    for (name, exercise) in exercises() {
        let mut run = Run::new(exercise, 0);
        let mut hints = 0;
        while run.hint().is_some() {
            hints += 1;
            assert!(hints < 12, "{name}");
        }
        let is_choice = matches!(exercise.question, Question::Choose(_));
        assert!(hints > 0 || is_choice, "{name}");
        assert_eq!(run.outcome(0).hints, hints, "{name}");
    }
}

#[test]
fn one_who_leaves_and_comes_back_goes_on_where_they_were() {
    let mut kept = String::from("jadoube-course 1\n");
    let mut solved = 0;
    for (address, lesson) in COURSE.iter() {
        // Each lesson is another visit.
        let mut progress: Progress = kept.parse().unwrap();
        progress.at = Some(address.clone());
        for exercise in lesson.exercises() {
            let name = task_name(&address, &exercise.id);
            let mut run = Run::new(exercise, 0);
            finish(&mut run, &name);
            progress.finish(&name, &run.outcome(1_000), None, 3);
            solved += 1;
        }
        kept = progress.to_string();
    }
    let progress: Progress = kept.parse().unwrap();
    assert_eq!(progress.at, COURSE.map.addresses().last());
    assert_eq!(progress.tasks.len(), solved);
    let names: Vec<String> = exercises().map(|(name, _)| name).collect();
    let scores = progress.scores(names.iter().map(String::as_str));
    assert!(scores.iter().all(|score| score.solved));
}

#[test]
fn lines_to_find_are_found_by_their_own_moves_and_no_other_is_only_wrong() {
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for chess in lesson.chess() {
            let Content::Line(played) = &chess.content else {
                continue;
            };
            let Some(task) = &played.task else {
                continue;
            };
            let mut line = Line::new(task, played.record.clone(), 0, 0, 0).unwrap();
            loop {
                let Some(next) = line.record().next(line.at()) else {
                    panic!("{address}: the line has no move")
                };
                let mv = line.record().step(next).unwrap().mv().unwrap();
                let right = line.right_here();
                for &wrong in line.position().legal_moves().iter() {
                    let verdict = line.clone().play(wrong.into(), 1);
                    if matches!(verdict, LineVerdict::Unknown | LineVerdict::Known { .. }) {
                        let is_told = is_told(line.position(), &right, wrong);
                        assert!(is_told, "{address}: {wrong}");
                    }
                }
                match line.play(mv.into(), 1) {
                    LineVerdict::Right { .. } => {}
                    LineVerdict::Solved { .. } => break,
                    other => panic!("{address}: {other:?}"),
                }
            }
            count += 1;
        }
    }
    assert!(count >= 8, "{count}");
}

#[test]
fn the_test_at_the_end_of_each_stage_can_be_passed() {
    for (stage, seed) in COURSE.map.stages.iter().zip(7..) {
        for (item, place) in stage.test.iter().zip(0..) {
            let generated = item.generator.generate(seed * 100 + place, item.difficulty);
            let exercise = Exercise::of_question(generated.question);
            let name = format!("{}: {}", stage.slug, item.generator.name());
            let mut run = Run::new(&exercise, 0);
            finish(&mut run, &name);
            assert!(run.outcome(5).is_solved(), "{name}");
        }
    }
    assert!(Generator::ALL.len() >= 12);
}
