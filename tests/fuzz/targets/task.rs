//! Any attributes describe a task or are refused for one of them; a task is read again as it was
//! written, and whatever is answered to it is judged.
//!
//! The lines are attributes, `name=value`, then answers: moves, squares, `yes` or `no`; `?` asks for
//! a hint.
#![no_main]

use exercise::{Answer, Answers, Find, Item, Line, Outcome, Solve, Task};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let lines: Vec<&str> = input.lines().collect();
    let pairs: Vec<(&str, &str)> = lines
        .iter()
        .filter_map(|line| line.split_once('='))
        .collect();
    let answers = lines.iter().copied().filter(|line| !line.contains('='));
    let answers: Vec<&str> = answers.take(12).collect();
    let task = match Task::parse(&pairs) {
        Ok(task) => task,
        Err(error) => {
            assert!(error.to_string().starts_with(error.attribute.as_str()));
            return;
        }
    };
    let text = task.to_string();
    assert_eq!(text.parse::<Task>(), Ok(task.clone()), "{text}");
    let outcome = match &task {
        Task::Solve(task) => solve(Solve::new(task, 1, 0), &answers),
        Task::Find(task) => find(Find::new(task, 1, 0), &answers),
        Task::Line(task) => {
            let game = "1. e4 e5 (1... c5 2. Nf3 d6 (2... Nc6 3. d4) 3. Bb5+) 2. Nf3 (2. Ke2 $4) *";
            let record = record::pgn::read_all(game).remove(0).record;
            let seed = input.len() as u64;
            Line::new(task, record, seed, 1, 0)
                .map_or_else(|_| Outcome::default(), |run| line(run, &answers))
        }
    };
    assert_eq!(outcome.to_string().parse(), Ok(outcome));
});

fn solve(mut run: Solve, answers: &[&str]) -> Outcome {
    for text in answers {
        let answer = match *text {
            "?" => {
                let _ = run.hint();
                continue;
            }
            "yes" => Answer::Stalemate(true),
            "no" => Answer::Stalemate(false),
            mv => match mv.parse() {
                Ok(mv) => Answer::Move(mv),
                Err(_) => continue,
            },
        };
        let before = run.tally().attempts();
        let _ = run.answer(answer, 1);
        assert!(run.tally().attempts() <= before + 1);
    }
    run.outcome(2)
}

fn find(mut run: Find, answers: &[&str]) -> Outcome {
    for text in answers {
        let _ = match text.parse::<Item>() {
            Ok(item) => format!("{:?}", run.mark(item, 1)),
            Err(_) => format!("{:?}", run.hint()),
        };
        let mut found = run.found().iter();
        assert!(found.all(|&item| run.answers().contains(item)));
    }
    let all: Answers = run.answers().clone();
    assert!(run.check(&all, 1).is_complete());
    assert!(run.tally().is_solved());
    run.outcome(2)
}

fn line(mut run: Line, answers: &[&str]) -> Outcome {
    for text in answers {
        if let Ok(mv) = text.parse() {
            let _ = run.play(mv, 1);
        }
        assert!(run.record().is_reachable(run.at()));
    }
    run.outcome(2)
}
