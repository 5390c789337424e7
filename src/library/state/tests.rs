use archive::Order;
use game::Game;

use super::*;
use crate::query::LawFilter;

fn stored(id: &str, pgn: &str) -> StoredGame {
    StoredGame {
        id: GameId(id.into()),
        record: Game::from_pgn(pgn).unwrap().to_record(),
        source: None,
    }
}

fn row(id: &str, white: &str) -> Entry {
    entry(id, white, "")
}

fn entry(id: &str, white: &str, law: &str) -> Entry {
    let pgn = format!("[White \"{white}\"]\n[Law \"{law}\"]\n\n1. e4 *");
    Entry::new(Row::of(&stored(id, &pgn), None).unwrap())
}

fn listed(names: &[(&str, &str)]) -> Library {
    let mut library = Library::default();
    let rows = names.iter().map(|(id, white)| row(id, white)).collect();
    library.apply(Action::Listed(Access::Full, rows, Vec::new()));
    library
}

fn whites(library: &Library) -> Vec<&str> {
    let places = 0..library.shown.len();
    places
        .filter_map(|place| Some(&*library.row(place)?.white))
        .collect()
}

#[test]
fn the_newest_games_come_first() {
    let library = listed(&[("1-1", "Anna"), ("3-1", "Carl"), ("2-1", "Bert")]);
    assert_eq!(whites(&library), ["Carl", "Bert", "Anna"]);
    assert_eq!(library.window.count, 3);
}

#[test]
fn a_game_without_a_move_is_listed_only_if_something_is_known_of_it() {
    let entry = |pgn: &str| Entry::new(Row::of(&stored("1-1", pgn), None).unwrap());
    for (pgn, is_listed) in [
        ("*", false),
        ("[TimeControl \"180+2\"]\n\n*", false),
        ("[White \"Anna\"]\n\n*", true),
        ("[Event \"Vienna\"]\n\n*", true),
        ("[Termination \"normal\"]\n\n{White resigned} 0-1", true),
        ("[FEN \"8/8/8/3k4/8/3K4/4P3/8 w - - 0 1\"]\n\n*", true),
        ("1. e4 *", true),
    ] {
        let mut library = Library::default();
        library.apply(Action::Listed(Access::Full, vec![entry(pgn)], Vec::new()));
        assert_eq!(library.entries.len() == 1, is_listed, "{pgn}");
        // Nor after all of its moves were taken back.
        library.apply(Action::Changed(vec![row("1-1", "Anna")], Vec::new()));
        library.apply(Action::Changed(vec![entry(pgn)], Vec::new()));
        assert_eq!(library.shown.len() == 1, is_listed, "{pgn}");
    }
}

#[test]
fn a_search_is_said_and_begins_at_the_top() {
    let mut library = listed(&[("1-1", "Anna"), ("2-1", "Bert"), ("3-1", "Annika")]);
    library.apply(Action::Activate(2));
    let query = Query {
        text: "ann".to_owned(),
        ..Query::default()
    };
    assert!(library.apply(Action::Ask(query.clone())));
    assert_eq!(
        (whites(&library), library.active),
        (vec!["Annika", "Anna"], 0)
    );
    assert_eq!(library.speech.value().map(|it| &**it), Some("2 of 3 games"));
    assert!(!library.apply(Action::Ask(query)), "nothing has changed");
}

#[test]
fn sorting_begins_with_the_end_that_is_looked_for() {
    let mut library = listed(&[("1-1", "Bert"), ("2-1", "Anna")]);
    library.apply(Action::Sort(Sort::White));
    assert_eq!(
        (whites(&library), library.query.order),
        (vec!["Anna", "Bert"], Order::Ascending)
    );
}

#[test]
fn a_game_that_changes_keeps_its_place_and_a_new_one_comes_in() {
    let mut library = listed(&[("1-1", "Anna"), ("2-1", "Bert")]);
    library.apply(Action::Changed(vec![row("1-1", "Anne")], Vec::new()));
    assert_eq!(whites(&library), ["Bert", "Anne"]);
    library.apply(Action::Changed(
        vec![row("3-1", "Carl"), row("1-1", "Ann")],
        Vec::new(),
    ));
    assert_eq!(whites(&library), ["Carl", "Bert", "Ann"]);
    // A record that can be read again is no longer listed as unreadable, and vice versa.
    let id = GameId("2-1".into());
    library.apply(Action::Changed(Vec::new(), vec![id]));
    assert_eq!(
        (whites(&library), library.unreadable.len()),
        (vec!["Carl", "Ann"], 1)
    );
    library.apply(Action::Changed(vec![row("2-1", "Bert")], Vec::new()));
    assert_eq!(
        (whites(&library), library.unreadable.len()),
        (vec!["Carl", "Bert", "Ann"], 0)
    );
}

#[test]
fn deleted_games_can_be_brought_back() {
    let mut library = listed(&[("1-1", "Anna"), ("2-1", "Bert")]);
    library.apply(Action::Open(Some(Dialog::Game(GameId("2-1".into())))));
    let games: Rc<[StoredGame]> = Rc::new([stored("2-1", "1. e4 *")]);
    library.apply(Action::Deleted(games.clone()));
    assert_eq!((whites(&library), &library.dialog), (vec!["Anna"], &None));
    assert_eq!(library.undo, Some(Undo::Delete(games)));
    assert_eq!(&*library.said, "1 game deleted.");
    library.apply(Action::Changed(vec![row("2-1", "Bert")], Vec::new()));
    library.apply(Action::Undone(words::library_restored()));
    assert_eq!(
        (whites(&library), library.undo.is_none()),
        (vec!["Bert", "Anna"], true)
    );
}

#[test]
fn undoing_takes_no_move_from_a_game_that_was_played_on() {
    let longer = |id: &str| {
        let pgn = "[White \"Anna\"]\n\n1. e4 e5 2. Nf3 *";
        Entry::new(Row::of(&stored(id, pgn), None).unwrap())
    };
    // Of two games that were deleted one was still on the board.
    let mut library = listed(&[("1-1", "Anna"), ("2-1", "Bert")]);
    let games = ["1-1", "2-1"].map(|id| stored(id, "1. e4 *"));
    library.apply(Action::Deleted(games.clone().into()));
    library.apply(Action::Changed(vec![longer("1-1")], Vec::new()));
    let [_, other] = games;
    assert_eq!(library.undo, Some(Undo::Delete(Rc::new([other]))));
    library.apply(Action::Changed(vec![row("2-1", "Bert")], Vec::new()));
    assert_eq!(library.undo, None);

    // Of two games that were imported one was gone on with, the other renamed.
    let mut library = listed(&[("1-1", "Anna"), ("2-1", "Bert")]);
    let names = ["1-1", "2-1"].map(|id| GameId(id.into()));
    let undo = Undo::Import(names.into());
    library.apply(Action::Imported(String::new(), Rc::new([]), Some(undo)));
    let changed = vec![longer("1-1"), row("2-1", "Carl")];
    library.apply(Action::Changed(changed, Vec::new()));
    let left: Rc<[GameId]> = Rc::new([GameId("2-1".into())]);
    assert_eq!(library.undo, Some(Undo::Import(left)));
}

#[test]
fn nothing_is_changed_while_a_task_runs_or_where_a_later_version_was() {
    let mut library = listed(&[("1-1", "Anna")]);
    assert!(library.can_change());
    library.apply(Action::Task(Some((Task::Exporting, 0, 1))));
    assert!(!library.can_change());
    library.apply(Action::Task(None));
    library.apply(Action::Listed(Access::ReadOnly, Vec::new(), Vec::new()));
    assert!(!library.can_change());
}

#[test]
fn laws_are_offered_once() {
    let with_law = |id: &str, law: &str| entry(id, "A", law);
    let mut library = Library::default();
    let rows = vec![
        with_law("1-1", "seed-002"),
        with_law("2-1", ""),
        with_law("3-1", "seed-000"),
        with_law("4-1", "seed-002"),
    ];
    library.apply(Action::Listed(Access::Full, rows, Vec::new()));
    assert_eq!(library.laws(), ["seed-000", "seed-002"]);
    library.apply(Action::Ask(Query {
        law: LawFilter::Today,
        ..Query::default()
    }));
    assert_eq!(library.shown.len(), 1);
}

#[test]
fn a_list_that_fails_later_stays_on_the_screen() {
    let mut library = Library::default();
    library.apply(Action::Failed);
    assert_eq!(library.phase, Phase::Failed);
    let mut library = listed(&[("1-1", "Anna")]);
    library.apply(Action::Failed);
    assert_eq!((library.phase, library.shown.len()), (Phase::Listed, 1));
    assert_eq!(&*library.said, words::library_storage_failed());
}
