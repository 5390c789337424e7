//! What is drawn around the list; its rows lie where only a browser can put them.

use std::rc::Rc;

use game::Game;
use ui::platform::shelf::{Access, StoredGame};
use ui::platform::storage::GameId;
use yew::{Callback, Html, LocalServerRenderer, Properties, component, html};

use crate::list::{facts, result};
use crate::query::{Entry, Query};
use crate::row::Row;
use crate::state::{Action, Dialog, Library};
use crate::{tools, waiting};

#[derive(Debug, Properties)]
struct DrawnProps {
    state: Rc<Library>,
}

impl PartialEq for DrawnProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
    }
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    let (state, send, wish) = (&props.state, Callback::noop(), Callback::noop());
    html! {
        <>
            { tools::tools(state, &wish, &send) }
            { tools::unreadable(state, &wish) }
            { waiting::dialog(state, &wish, &send) }
        </>
    }
}

fn drawn(state: Library) -> String {
    let state = Rc::new(state);
    let renderer = LocalServerRenderer::<Drawn>::with_props(DrawnProps { state }).hydratable(false);
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime
        .expect("a runtime without drivers starts")
        .block_on(renderer.render())
}

fn entries(count: usize) -> Vec<Entry> {
    let game = Game::from_pgn("[Black \"<b>Bert</b>\"]\n\n1. e4 *").expect("it is PGN");
    let row = |number: usize| {
        let stored = StoredGame {
            id: GameId(format!("5-5-{number:07}").into()),
            record: game.to_record(),
            source: None,
        };
        let row = Row::of(&stored, None).expect("it is a record");
        Entry::new(Row {
            white: format!("Anna {number}"),
            ..row
        })
    };
    (0..count).map(row).collect()
}

fn library(count: usize) -> Library {
    let mut library = Library::default();
    library.apply(Action::Listed(Access::Full, entries(count), Vec::new()));
    library
}

#[test]
fn of_ten_thousand_games_few_are_drawn() {
    let mut library = library(10_000);
    assert!(library.window.drawn().len() < 40);
    library.apply(Action::Ask(Query {
        text: "anna 9999".to_owned(),
        ..Query::default()
    }));
    assert_eq!(library.window.drawn(), 0..1);
    assert_eq!(library.row(0).map(|row| &*row.white), Some("Anna 9999"));
    let html = drawn(library);
    for name in [
        words::library_export_shown(1),
        words::library_delete_shown(1),
    ] {
        assert!(html.contains(&name), "{name}");
    }
}

#[test]
fn names_are_text() {
    let mut library = library(1);
    let id = library.entries[0].row.id.clone();
    library.apply(Action::Open(Some(Dialog::Game(id))));
    let html = drawn(library);
    assert!(html.contains("Bert") && !html.contains("<b>"), "{html}");
}

#[test]
fn a_game_is_gone_on_with_only_where_it_can_be() {
    let open = |access, result| {
        let mut library = library(1);
        let mut row = Row::clone(&library.entries[0].row);
        row.result = result;
        let id = row.id.clone();
        library.apply(Action::Listed(access, vec![Entry::new(row)], Vec::new()));
        library.apply(Action::Open(Some(Dialog::Game(id))));
        drawn(library).contains(&words::library_continue())
    };
    let unfinished = record::GameResult::Unknown;
    assert!(open(Access::Full, unfinished));
    assert!(!open(Access::Full, record::GameResult::Draw));
    assert!(!open(Access::ReadOnly, unfinished));
}

#[test]
fn results_and_times_are_written_as_players_write_them() {
    let shown = |time: &str| {
        let pgn = format!("[TimeControl \"{time}\"]\n\n1. e4 e5 1/2-1/2");
        let stored = StoredGame {
            id: GameId("1-1".into()),
            record: Game::from_pgn(&pgn).expect("it is PGN").to_record(),
            source: None,
        };
        let row = Row::of(&stored, None).expect("it is a record");
        let row = Row {
            result: record::GameResult::Draw,
            ..row
        };
        (result(&row), facts(&row))
    };
    let draw = "\u{bd}\u{2013}\u{bd}".to_owned();
    assert_eq!(
        shown("180+2"),
        (draw.clone(), "1 move \u{b7} 3 min + 2 s".to_owned())
    );
    assert_eq!(
        shown("-"),
        (draw.clone(), "1 move \u{b7} No clock".to_owned())
    );
    // What this program cannot read it leaves as it is.
    assert_eq!(shown("G/5"), (draw, "1 move \u{b7} G/5".to_owned()));
}

#[test]
fn records_that_cannot_be_read_are_counted() {
    let mut library = Library::default();
    let names = vec![GameId("1-1".into()), GameId("2-1".into())];
    library.apply(Action::Listed(Access::Full, Vec::new(), names));
    assert!(drawn(library).contains(&words::library_unreadable_text(2)));
}
