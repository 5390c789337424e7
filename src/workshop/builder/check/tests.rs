use super::*;

#[track_caller]
fn judged(query: &str, level: Level, text: &str) {
    let snippet = Snippet::from_query(query);
    let verdict = check(&snippet, &snippet.setup().unwrap());
    assert_eq!(verdict.level, level, "{query}: {}", verdict.text);
    assert!(verdict.text.contains(text), "{query}: {}", verdict.text);
}

const LADDER: &str = "fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-";

#[test]
fn mates_are_searched_for_before_they_are_published() {
    judged(
        &format!("mode=solve&goal=mate&in=2&{LADDER}"),
        Level::Good,
        "can be solved",
    );
    judged(
        &format!("mode=solve&goal=mate&in=1&{LADDER}"),
        Level::Bad,
        "no mate in one move",
    );
    judged(
        &format!("mode=solve&goal=mate&in=3&{LADDER}"),
        Level::Doubtful,
        "in 2 moves",
    );
    judged(
        "mode=solve&goal=mate&in=3",
        Level::Bad,
        "no mate in 3 moves",
    );
    judged(
        &format!("mode=solve&goal=mate&in=9&{LADDER}"),
        Level::Bad,
        "from 1 to 4",
    );
    judged(
        "mode=solve&goal=mate&in=1&fen=8/8/8/8/8/8/8/8",
        Level::Bad,
        "legal position",
    );
}

#[test]
fn what_is_to_be_built_is_looked_into() {
    for (query, level, text) in [
        ("mode=setup", Level::Good, "Any position"),
        ("mode=setup&goal=mate&in=2", Level::Good, "can be solved"),
        ("mode=setup&goal=mate", Level::Bad, "in is missing"),
        ("mode=setup&goal=position", Level::Bad, "target is missing"),
        (
            "mode=setup&goal=position&target=8/8/8/8/8/8/8/K7",
            Level::Good,
            "can be solved",
        ),
        (
            "mode=setup&goal=position&target=start",
            Level::Doubtful,
            "already",
        ),
    ] {
        judged(query, level, text);
    }
}

#[test]
fn other_goals_are_tried_as_well() {
    judged(
        "mode=solve&goal=reach&to=a2&fen=8/8/8/8/8/8/8/B7",
        Level::Bad,
        "can't be reached",
    );
    judged(
        "mode=solve&goal=reach&to=b2&fen=8/8/8/8/8/8/8/B7",
        Level::Good,
        "can be solved",
    );
    judged("mode=solve&goal=escape", Level::Bad, "isn't in check");
}

#[test]
fn what_is_to_be_found_is_told() {
    judged(
        "mode=find&ask=moves&of=a1&fen=8/8/8/8/8/8/8/N7",
        Level::Good,
        "c2 and b3",
    );
    judged("mode=find&ask=checks", Level::Doubtful, "nothing to find");
    judged("mode=find&ask=moves&of=e4", Level::Bad, "no such piece");
}

#[test]
fn a_line_needs_moves_that_can_be_read() {
    judged("mode=line", Level::Bad, "No moves");
    judged("mode=line&pgn=1.+e4+e5+*", Level::Good, "White");
    judged(
        "mode=line&side=black&pgn=1.+e4+*",
        Level::Bad,
        "no correct move for Black",
    );
    judged("mode=game&pgn=1.+e4+Ke5+*", Level::Bad, "Line 1");
    judged("mode=game&pgn=1.+e4+e5+*", Level::Good, "2 moves");
}

#[test]
fn a_board_to_play_on_needs_a_position() {
    judged("mode=play&fen=8/8/8/8/8/8/8/8", Level::Bad, "has no king");
    judged("mode=play", Level::Good, "Legal");
    judged(
        "mode=diagram&fen=8/8/8/8/8/8/8/8",
        Level::Good,
        "Any position",
    );
}
