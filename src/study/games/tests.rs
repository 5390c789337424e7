use archive::{Column, Mark, Order, Row};

use super::message::{Figures, Reply};
use super::state::{Action, GamesState, Phase};

fn listed() -> GamesState {
    let mut state = GamesState::default();
    state.apply(Action::Opened {
        run: 3,
        length: 200.0,
    });
    let figures = Figures {
        games: 1000,
        ..Figures::default()
    };
    state.apply(Action::Reply(Reply::Read { run: 3, figures }));
    state
}

fn rows(state: &mut GamesState, from: usize) {
    let row = |game| Row {
        game,
        mark: (game == 7).then(|| Mark {
            line: 18,
            column: 5,
            message: "expected a move".to_owned(),
        }),
        ..Row::default()
    };
    let rows = (from..from + 20).map(row).collect();
    state.apply(Action::Reply(Reply::Rows {
        ask: state.revision,
        from,
        rows,
    }));
}

#[test]
fn progress_is_told_until_the_games_are_listed() {
    let mut state = GamesState::default();
    state.apply(Action::Opened {
        run: 3,
        length: 200.0,
    });
    state.apply(Action::Reply(Reply::Progress {
        run: 3,
        bytes: 90.0,
        games: 1234,
    }));
    assert_eq!(state.summary(), "Reading the file: 45%, 1,234 games.");
    assert_eq!(listed().summary(), "1,000 games.");
}

#[test]
fn what_is_said_of_another_file_is_not_heard() {
    let mut state = listed();
    assert!(!state.apply(Action::Reply(Reply::Cancelled { run: 2 })));
    assert_eq!(state.phase, Phase::Listed);
    assert!(state.apply(Action::Reply(Reply::Cancelled { run: 3 })));
    assert_eq!(state.phase, Phase::Cancelled);
}

#[test]
fn a_heading_sorts_and_turns_around() {
    let mut state = listed();
    state.apply(Action::Sort(Column::White));
    assert_eq!(
        (state.query.column, state.query.order),
        (Column::White, Order::Ascending)
    );
    state.apply(Action::Sort(Column::White));
    assert_eq!(state.query.order, Order::Descending);
    state.apply(Action::Sort(Column::Date));
    assert_eq!(
        (state.query.column, state.query.order),
        (Column::Date, Order::Ascending)
    );
}

#[test]
fn only_the_answer_to_the_last_question_counts() {
    let mut state = listed();
    state.apply(Action::Search("a".to_owned()));
    let first = state.query_ask;
    state.apply(Action::Search("ab".to_owned()));
    let last = state.query_ask;
    assert!(!state.apply(Action::Reply(Reply::Count {
        ask: first,
        count: 50
    })));
    assert!(state.apply(Action::Reply(Reply::Count {
        ask: last,
        count: 12
    })));
    assert_eq!(state.summary(), "12 of 1,000 games.");
}

#[test]
fn rows_of_an_older_list_are_not_shown() {
    let mut state = listed();
    let old = state.revision;
    state.apply(Action::Search("a".to_owned()));
    let ask = state.query_ask;
    state.apply(Action::Reply(Reply::Count { ask, count: 500 }));
    let rows = vec![Row::default()];
    assert!(!state.apply(Action::Reply(Reply::Rows {
        ask: old,
        from: 0,
        rows
    })));
    assert_eq!(state.row(0), None);
}

#[test]
fn a_game_is_opened_from_a_row_that_is_there() {
    let mut state = listed();
    assert!(!state.apply(Action::Open(5)));
    rows(&mut state, 0);
    assert!(state.apply(Action::Open(5)));
    let (ask, row) = state.opening.expect("it was asked for");
    assert_eq!((row, state.active), (5, 5));
    state.apply(Action::Reply(Reply::Game {
        ask,
        game: 5,
        line: 80,
        text: "1. e4 *".to_owned(),
    }));
    let (_, opened) = state.opened.expect("it has come");
    assert_eq!((opened.game, opened.line), (5, 80));
    assert_eq!(state.opening, None);
}

#[test]
fn the_active_row_stays_in_the_list() {
    let mut state = listed();
    state.apply(Action::Activate(usize::MAX));
    assert_eq!(state.active, 999);
    assert!(!state.apply(Action::Activate(999)));
}

#[test]
fn a_program_that_does_not_come_is_not_the_fault_of_the_file() {
    let failed = || {
        Action::Reply(Reply::Failed {
            run: 0,
            ask: 0,
            report: String::new(),
        })
    };
    let mut state = GamesState::default();
    state.apply(Action::Opened {
        run: 1,
        length: 5.0,
    });
    state.apply(failed());
    assert_eq!(state.phase, Phase::Unavailable);
    let mut state = listed();
    state.apply(failed());
    assert_eq!(state.phase, Phase::Failed);
}

#[test]
fn the_first_game_is_shown_without_being_asked_for_and_only_once() {
    let mut state = listed();
    rows(&mut state, 0);
    let (ask, place) = state.opening.unwrap();
    assert_eq!(place, 0);
    let game = |ask, game| Reply::Game {
        ask,
        game,
        line: 1,
        text: "1. e4 *".to_owned(),
    };
    state.apply(Action::Reply(game(ask, 0)));
    assert!(state.opened.clone().unwrap().1.is_unasked);
    rows(&mut state, 0);
    assert_eq!(state.opening, None, "it is not asked for again");
    state.apply(Action::Open(3));
    let (ask, _) = state.opening.unwrap();
    state.apply(Action::Reply(game(ask, 3)));
    assert!(!state.opened.unwrap().1.is_unasked);
}

#[test]
fn rows_that_come_after_a_game_was_opened_open_no_other() {
    let mut state = listed();
    rows(&mut state, 0);
    state.apply(Action::Open(5));
    let asked = state.opening;
    rows(&mut state, 0);
    assert_eq!(state.opening, asked);
}
