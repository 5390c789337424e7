//! A book whose games are listed in steps: what is corrected in one stays while the list comes in.

use super::*;

fn book() -> String {
    let prose = "The players were well known in the clubs of their time, as every reader knows.\n";
    let game =
        |number: usize| format!("GAME {number}.\n\n{MISPRINTED}\n\n{}\n\n", prose.repeat(50));
    (1..=3).map(game).collect()
}

/// Lists a book as a worker does.
fn list(reading: &mut Reading, step: usize) {
    let (run, part) = reading.wanted().unwrap();
    let mut book = archive::book::Book::new(Rc::clone(&reading.text))
        .decided(reading.system(), reading.choices().clone())
        .from(part.start)
        .in_steps_of(step);
    while !book.is_done() {
        let games = book.step();
        let (at, is_done) = (book.at(), book.is_done());
        reading.act(Act::Listed(Listed {
            run,
            games,
            at,
            is_done,
        }));
    }
}

#[test]
fn a_book_is_listed_in_steps_and_its_third_game_corrected_and_kept() {
    let text: Rc<str> = book().into();
    let mut reading = Reading::new(Rc::clone(&text));
    assert_eq!(
        (reading.games.len(), reading.listing.phase),
        (0, Phase::Running)
    );
    list(&mut reading, 3_000);
    assert_eq!(
        (reading.games.len(), reading.listing.phase),
        (3, Phase::Done)
    );
    assert_eq!((reading.game, reading.percent()), (0, 100));
    reading.act(Act::Game(2));
    let (byte, _, problem) = reading.questions().next().unwrap();
    assert!(byte > text.len() / 2);
    let mv = problem.possible[0].mv;
    reading.act(Act::Choose(byte, Choice::Move(mv)));
    assert_eq!(reading.games[2].status, archive::book::Status::Read);
    assert_eq!(reading.games[0].status, archive::book::Status::Questions);

    // After a reload the game is there at once, and the list comes in.
    let mut again = Reading::of(Rc::clone(&text), reading.state());
    assert_eq!((again.moves().len(), again.decided().len()), (18, 1));
    list(&mut again, 3_000);
    assert_eq!((again.game, &again.games), (2, &reading.games));
    assert_eq!(again.moves(), reading.moves());

    // A list that is stopped goes on behind what it has.
    let mut stopped = Reading::new(Rc::clone(&text));
    let (run, _) = stopped.wanted().unwrap();
    let first = reading.games[0].clone();
    let at = first.span.end;
    stopped.act(Act::Listed(Listed {
        run,
        games: vec![first],
        at,
        is_done: false,
    }));
    stopped.act(Act::List(Phase::Stopped));
    assert_eq!((stopped.wanted(), stopped.games.len()), (None, 1));
    stopped.act(Act::List(Phase::Running));
    list(&mut stopped, 3_000);
    assert_eq!(stopped.games.len(), 3);
}

#[test]
fn what_was_worked_out_before_a_decision_does_not_undo_it() {
    let mut reading = Reading::new(book().into());
    list(&mut reading, 3_000);
    let prepare = |before: &Reading| {
        let (act, before) = (Act::Game(1), before.clone());
        let mut after = before.clone();
        after.act(act.clone());
        Act::Prepared(Rc::new(Prepared { act, before, after }))
    };
    assert!(reading.reads_a_game(&Act::Game(1)) && !reading.reads_a_game(&Act::Show(1)));
    let prepared = prepare(&reading);

    let mut at_once = reading.clone();
    at_once.act(prepared.clone());
    assert_eq!(at_once.game, 1);

    let (byte, _, problem) = reading.questions().next().unwrap();
    let mv = problem.possible[0].mv;
    reading.act(Act::Choose(byte, Choice::Move(mv)));
    reading.act(prepared);
    assert_eq!((reading.game, reading.choices().as_slice().len()), (1, 1));
    assert_eq!(reading.moves(), at_once.moves());
}
