use super::*;
use ui::platform::storage::GameId;

fn row(id: &str, white: &str, black: &str, date: &str) -> Row {
    Row {
        id: GameId(id.into()),
        white: white.to_owned(),
        black: black.to_owned(),
        event: "London".to_owned(),
        site: String::new(),
        date: date.to_owned(),
        result: GameResult::WhiteWins,
        law: String::new(),
        time_control: String::new(),
        opening: "C33 King's Gambit Accepted".to_owned(),
        plies: 40,
        placement: String::new(),
    }
}

fn games() -> Vec<Entry> {
    let kieseritzky = row("1-1", "Anderssen", "Kieseritzky", "1851.06.21");
    let unfinished = Row {
        result: GameResult::Unknown,
        law: "seed-000".to_owned(),
        opening: "A04 Zukertort Opening".to_owned(),
        ..row("2-1", "Zukertort", "M\u{fc}ller", "1872.??.??")
    };
    let own = Row {
        event: String::new(),
        plies: 3,
        ..row("3-1", "", "", "")
    };
    [kieseritzky, unfinished, own].map(Entry::new).to_vec()
}

fn found(query: &Query) -> Vec<u32> {
    let games = games();
    query.run(&games, &query.sorted(&games))
}

#[test]
fn all_words_of_the_search_occur_somewhere() {
    let text = |text: &str| Query {
        text: text.to_owned(),
        ..Query::default()
    };
    assert_eq!(found(&text("")), [2, 1, 0]);
    assert_eq!(found(&text("muller")), [1]);
    assert_eq!(found(&text("LONDON gambit 1-0")), [0]);
    assert_eq!(found(&text("london nobody")), [0; 0]);
    assert_eq!(found(&text("seed-000")), [1]);
}

#[test]
fn each_filter_looks_where_it_says() {
    let query = Query::default;
    let player = |player: &str| Query {
        player: player.to_owned(),
        ..query()
    };
    // The opening is named after a player.
    assert_eq!(found(&player("zukertort")), [1]);
    let opening = |opening: &str| Query {
        opening: opening.to_owned(),
        ..query()
    };
    assert_eq!(found(&opening("zukertort")), [1]);
    assert_eq!(found(&opening("c33")), [2, 0]);
    let result = |result| Query {
        result: Some(result),
        ..query()
    };
    assert_eq!(found(&result(GameResult::Unknown)), [1]);
    assert_eq!(found(&result(GameResult::Draw)), [0; 0]);
    let law = |law| Query { law, ..query() };
    assert_eq!(found(&law(LawFilter::Today)), [2, 0]);
    assert_eq!(found(&law(LawFilter::Named("seed-000".to_owned()))), [1]);
}

#[test]
fn days_are_compared_as_far_as_they_are_known() {
    let days = |from: &str, to: &str| Query {
        from: from.to_owned(),
        to: to.to_owned(),
        ..Query::default()
    };
    assert_eq!(found(&days("1851", "1851")), [0]);
    assert_eq!(found(&days("1851-07", "")), [1]);
    assert_eq!(found(&days("1851.06.21", "1851.06.21")), [0]);
    assert_eq!(found(&days("", "1851.06.20")), [0; 0]);
    // The month is not known.
    assert_eq!(found(&days("1872.05", "1872.06")), [1]);
    assert_eq!(found(&days("nothing", "")), [2, 1, 0]);
}

#[test]
fn a_date_is_a_year_and_perhaps_a_month_and_a_day() {
    let dates = [
        "",
        " 1873 ",
        "1873.",
        "1873-07",
        "1873/7/2",
        "1873.07.??",
        "????.??.??",
    ];
    for text in dates {
        assert!(is_date(text), "{text}");
    }
    for text in [
        "nothing",
        "20.7.1873",
        "1873.13",
        "1873.12.32",
        "1873.1.1.1",
        "1873 July",
    ] {
        assert!(!is_date(text), "{text}");
    }
    // Nothing is hidden by what is no date.
    let day = Query {
        from: "20.7.1873".to_owned(),
        ..Query::default()
    };
    assert_eq!(found(&day), [2, 1, 0]);
}

#[test]
fn what_a_game_does_not_say_comes_last_in_both_orders() {
    for (order, wanted) in [
        (Order::Ascending, [0, 1, 2]),
        (Order::Descending, [1, 0, 2]),
    ] {
        for sort in [Sort::White, Sort::Date] {
            let query = Query {
                sort,
                order,
                ..Query::default()
            };
            assert_eq!(found(&query), wanted, "{sort:?}");
        }
    }
    let query = Query {
        sort: Sort::Length,
        ..Query::default()
    };
    assert_eq!(found(&query), [0, 1, 2]);
}

#[test]
fn filters_are_cleared_and_the_search_stays() {
    let query = Query {
        text: "a".to_owned(),
        player: "b".to_owned(),
        sort: Sort::White,
        ..Query::default()
    };
    assert!(query.is_filtered());
    let cleared = query.without_filters();
    assert!(!cleared.is_filtered());
    assert_eq!((&*cleared.text, cleared.sort), ("a", Sort::White));
}

#[test]
fn results_are_found_as_they_are_shown_and_as_they_are_typed() {
    let draw = Row {
        result: GameResult::Draw,
        ..row("4-1", "A", "B", "")
    };
    let games: Vec<Entry> = games().into_iter().chain([Entry::new(draw)]).collect();
    let found = |text: &str| {
        let query = Query {
            text: text.to_owned(),
            ..Query::default()
        };
        query.run(&games, &query.sorted(&games))
    };
    for text in ["\u{bd}", "\u{bd}\u{2013}\u{bd}", "1/2-1/2"] {
        assert_eq!(found(text), [3], "{text}");
    }
    for text in ["1-0", "1\u{2013}0"] {
        assert_eq!(found(text), [2, 0], "{text}");
    }
    assert_eq!(found("unfinished"), [1]);
}
