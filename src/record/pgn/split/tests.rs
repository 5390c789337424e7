use super::{GameSpan, Splitter};

#[derive(Debug, PartialEq, Eq)]
struct Found {
    text: String,
    line: u64,
    white: Option<String>,
    fault: Option<String>,
}

fn split_in(text: &str, size: usize) -> Vec<Found> {
    let mut games = Vec::new();
    let mut found = |game: GameSpan<'_>| {
        games.push(Found {
            text: text[game.start as usize..game.end as usize].to_owned(),
            line: game.line,
            white: game.tag("White").map(Into::into),
            fault: game.fault.map(ToString::to_string),
        });
    };
    let mut splitter = Splitter::new();
    for piece in text.as_bytes().chunks(size) {
        splitter.push(piece, &mut found);
    }
    splitter.finish(&mut found);
    games
}

#[track_caller]
fn texts(text: &str, expected: &[&str]) {
    let whole = split_in(text, text.len().max(1));
    let found: Vec<&str> = whole.iter().map(|game| game.text.as_str()).collect();
    assert_eq!(found, expected, "{text:?}");
    for size in 1..24 {
        assert_eq!(split_in(text, size), whole, "in pieces of {size}: {text:?}");
    }
}

#[track_caller]
fn faults(text: &str, expected: &[Option<&str>]) {
    let found = split_in(text, text.len());
    let found: Vec<Option<&str>> = found.iter().map(|game| game.fault.as_deref()).collect();
    assert_eq!(found, expected, "{text:?}");
}

#[test]
fn games_end_with_their_results() {
    texts("", &[]);
    texts(" \r\n\n", &[]);
    texts("1. e4 e5 1-0", &["1. e4 e5 1-0"]);
    texts("1-0\n\n*", &["1-0", "*"]);
}

#[test]
fn games_follow_each_other_with_and_without_tags() {
    texts(
        "[White \"a\"]\n\n1. e4 *\n\n[White \"b\"]\n1. d4 1-0 1. c4 0-1\n",
        &[
            "[White \"a\"]\n\n1. e4 *",
            "[White \"b\"]\n1. d4 1-0",
            "1. c4 0-1",
        ],
    );
    texts(
        "[White \"a\"] * [White \"b\"] *",
        &["[White \"a\"] *", "[White \"b\"] *"],
    );
}

#[test]
fn a_result_within_a_comment_or_a_variation_ends_nothing() {
    texts(
        "1. e4 {1-0 } (1. d4 0-1) ; *\n e5 1-0",
        &["1. e4 {1-0 } (1. d4 0-1) ; *\n e5 1-0"],
    );
}

#[test]
fn a_comment_behind_the_result_belongs_to_the_game() {
    texts(
        "1. e4 1-0 {resigned}\n1. d4 *",
        &["1. e4 1-0 {resigned}", "1. d4 *"],
    );
}

#[test]
fn castling_with_zeros_is_no_result() {
    texts("1. 0-0 0-0-0 1-0", &["1. 0-0 0-0-0 1-0"]);
}

#[test]
fn a_missing_result_ends_with_the_next_tags() {
    let text = "[Event \"a\"]\n1. e4 e5\n\n[Event \"b\"]\n\n[Event \"c\"]\n*";
    texts(
        text,
        &[
            "[Event \"a\"]\n1. e4 e5",
            "[Event \"b\"]",
            "[Event \"c\"]\n*",
        ],
    );
    let fault = "line 4, column 1: expected a result before the next game";
    let other = "line 6, column 1: expected a result before the next game";
    faults(text, &[Some(fault), Some(other), None]);
}

#[test]
fn an_unclosed_comment_costs_only_its_own_game() {
    let text = "[Event \"a\"]\n\n1. e4 { and so on\n\n[Event \"b\"]\n[White \"x\"]\n\n1. d4 *\n";
    texts(
        text,
        &[
            "[Event \"a\"]\n\n1. e4 { and so on",
            "[Event \"b\"]\n[White \"x\"]\n\n1. d4 *",
        ],
    );
    let fault = "line 3, column 7: expected '}' after '{'";
    faults(text, &[Some(fault), None]);
    faults(
        "1. e4 {",
        &[Some("line 1, column 7: expected '}' after '{'")],
    );
}

#[test]
fn an_unclosed_variation_costs_only_its_own_game() {
    let text = "1. e4 (1. d4 1-0\n[Event \"b\"]\n*";
    texts(text, &["1. e4 (1. d4 1-0", "[Event \"b\"]\n*"]);
    faults(
        text,
        &[Some("line 1, column 7: expected ')' after '('"), None],
    );
}

#[test]
fn tags_that_begin_anew_behind_an_empty_line_are_those_of_another_game() {
    let text = "[White \"a\"]\n[Black \"b\"]\n\n[White \"c\"]\n[Black \"d\"]\n\n1. e4 *";
    let first = "[White \"a\"]\n[Black \"b\"]";
    texts(text, &[first, "[White \"c\"]\n[Black \"d\"]\n\n1. e4 *"]);
    let one = "[White \"a\"]\n\n[Black \"b\"]\n[White \"c\"]\n\n*";
    texts(one, &[one]);
}

#[test]
fn a_truncated_tag_costs_its_line() {
    let text = "[White \"a]\n[Black \"b\"]\n[Site]\n1. e4 *\n";
    texts(text, &["[White \"a]\n[Black \"b\"]\n[Site]\n1. e4 *"]);
    assert_eq!(split_in(text, 3)[0].white.as_deref(), Some("a"));
    faults(text, &[Some("line 1, column 1: expected ']' after '['")]);
}

#[test]
fn columns_count_letters_and_lines_count_every_ending() {
    let text = "{Zürich\r\n\r\nœuvre} 1. é4 ) *";
    faults(text, &[Some("line 3, column 14: expected '(' before ')'")]);
    texts(text, &[text]);
}

#[test]
fn values_may_contain_quotes_and_backslashes() {
    let text = r#"[White "Club \"A\\B\", "] *"#;
    assert_eq!(
        split_in(text, 5)[0].white.as_deref(),
        Some(r#"Club "A\B", "#)
    );
}

#[test]
fn the_mark_of_utf8_and_escaped_lines_are_no_text() {
    texts(
        "\u{feff}[White \"a\"]\n% 1-0 *\n*\n%[White \"b\"]\n",
        &["[White \"a\"]\n% 1-0 *\n*"],
    );
    assert_eq!(split_in("\u{feff}\n\n1. e4 *", 1)[0].line, 3);
}

#[test]
fn latin_1_is_read_where_there_is_no_utf8() {
    let mut names = Vec::new();
    let mut found = |game: GameSpan<'_>| names.extend(game.tag("White").map(String::from));
    let mut splitter = Splitter::new();
    splitter.push(b"[White \"M\xfcller\"] *", &mut found);
    splitter.finish(&mut found);
    assert_eq!(names, ["Müller"]);
}

#[test]
fn exceeded_limits_are_reported_and_do_no_harm() {
    let deep = format!("1. e4 {}{} *", "(".repeat(100_000), ")".repeat(100_000));
    faults(
        &deep,
        &[Some(
            "line 1, column 71: expected variations not deeper than 64",
        )],
    );
    let long = format!("{} *\n*", "1. e4 ".repeat(1 << 18));
    let found = split_in(&long, 1 << 16);
    assert!(
        found[0]
            .fault
            .as_deref()
            .is_some_and(|fault| fault.contains("bytes in a game"))
    );
    assert_eq!(found[1].text, "*");
    let value = format!("[White \"{}\"] *", "ü".repeat(1000));
    assert_eq!(
        split_in(&value, 100)[0].white.as_ref().map(String::len),
        Some(254)
    );
}
