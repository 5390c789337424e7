//! The cases of `tests/data/cases.json`, which hold what the source books say of positions.

use std::sync::LazyLock;

use notation::{read_move, san};
use rules::{Move, Position, Setup, Square};
use serde_json::Value;

static CASES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let text = include_str!("../data/cases.json");
    serde_json::from_str(text).expect("the file is a JSON array")
});

/// One case of the file.
pub(crate) struct Case {
    value: &'static Value,
}

/// Runs `test` on every case of `kind`, of which there have to be `count`.
pub(crate) fn each(kind: &str, count: usize, test: impl Fn(&Case)) {
    let of_kind = || {
        CASES
            .iter()
            .filter(|case| case["kind"] == kind)
            .map(|value| Case { value })
    };
    assert_eq!(of_kind().count(), count, "cases of kind {kind}");
    for case in of_kind() {
        println!("{}", case.id());
        test(&case);
    }
}

/// The legal positions of the whole file: set-ups, what their moves lead to, games and lines.
pub(crate) fn all_positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for case in CASES.iter() {
        let Some(Ok(mut position)) = case["fen"].as_str().map(str::parse::<Position>) else {
            continue;
        };
        let is_game = case["kind"] == "game-score";
        let score = strings(&case["expect"]["san"]);
        let steps = case["expect"]["steps"].as_array().into_iter().flatten();
        let line = strings(&case["setup_moves"])
            .into_iter()
            .chain(score.into_iter().filter(|_| is_game))
            .chain(steps.filter_map(|step| step["move"].as_str()));
        positions.push(position);
        for text in line {
            // Cases about forbidden moves have lines that go no further.
            let Ok(mv) = read_move(&position, text) else {
                break;
            };
            position = position.play_unchecked(mv);
            positions.push(position);
        }
    }
    positions
}

impl Case {
    /// The name of the case in the file.
    pub(crate) fn id(&self) -> &str {
        self.value["id"].as_str().expect("every case has an id")
    }

    /// The name of the file of the source book.
    pub(crate) fn seed(&self) -> &'static str {
        self.value["seed"].as_str().expect("every case has a seed")
    }

    /// What the case is about, in words.
    pub(crate) fn claim(&self) -> &'static str {
        self.value["claim"]
            .as_str()
            .expect("every case has a claim")
    }

    /// The FEN of the case before any moves.
    pub(crate) fn fen(&self) -> &str {
        self.value["fen"]
            .as_str()
            .unwrap_or_else(|| panic!("{}: no FEN", self.id()))
    }

    /// The position before any moves.
    pub(crate) fn first_position(&self) -> Position {
        self.fen()
            .parse()
            .unwrap_or_else(|error| panic!("{}: {error}", self.id()))
    }

    /// The set-up, which need not be a legal position.
    pub(crate) fn setup(&self) -> Setup {
        self.fen()
            .parse()
            .unwrap_or_else(|error| panic!("{}: {error}", self.id()))
    }

    /// The moves from the FEN to the position the case is about.
    pub(crate) fn setup_moves(&self) -> Vec<&'static str> {
        strings(&self.value["setup_moves"])
    }

    /// All positions from the FEN to the one the case is about.
    pub(crate) fn history(&self) -> Vec<Position> {
        let mut positions = vec![self.first_position()];
        for text in self.setup_moves() {
            let position = positions[positions.len() - 1];
            positions.push(position.play_unchecked(self.read(&position, text)));
        }
        positions
    }

    /// The position after the moves of the case.
    pub(crate) fn position(&self) -> Position {
        let history = self.history();
        history[history.len() - 1]
    }

    /// The name of a player of the case.
    pub(crate) fn player(&self, side: &str) -> Option<&'static str> {
        self.value["players"][side].as_str()
    }

    /// The diagram as the book prints it, if it prints one.
    pub(crate) fn printed(&self) -> Option<&'static str> {
        self.value["ascii"].as_str()
    }

    /// What is expected under `key`; `Null` if nothing is said.
    pub(crate) fn expect(&self, key: &str) -> &'static Value {
        &self.value["expect"][key]
    }

    /// The moves the case is about, in SAN.
    pub(crate) fn moves(&self) -> Vec<&'static str> {
        strings(&self.value["moves"])
    }

    /// What is expected, of any form.
    pub(crate) fn expectation(&self) -> &'static Value {
        &self.value["expect"]
    }

    /// All that is expected.
    pub(crate) fn expectations(&self) -> &'static serde_json::Map<String, Value> {
        self.value["expect"]
            .as_object()
            .unwrap_or_else(|| panic!("{}: no object", self.id()))
    }

    /// An expectation that has to be there.
    pub(crate) fn text(&self, key: &str) -> &'static str {
        self.expect(key)
            .as_str()
            .unwrap_or_else(|| panic!("{}: no text {key}", self.id()))
    }

    /// An expectation that has to be there.
    pub(crate) fn number(&self, key: &str) -> u64 {
        self.expect(key)
            .as_u64()
            .unwrap_or_else(|| panic!("{}: no number {key}", self.id()))
    }

    /// An expectation that has to be there.
    pub(crate) fn truth(&self, key: &str) -> bool {
        self.expect(key)
            .as_bool()
            .unwrap_or_else(|| panic!("{}: no truth {key}", self.id()))
    }

    /// The move written as `text` in SAN or UCI.
    pub(crate) fn read(&self, position: &Position, text: &str) -> Move {
        read_move(position, text).unwrap_or_else(|error| panic!("{}: {text}: {error}", self.id()))
    }
}

/// The texts of an array; nothing if there is none.
pub(crate) fn strings(value: &'static Value) -> Vec<&'static str> {
    let texts = value.as_array().into_iter().flatten();
    texts
        .map(|text| text.as_str().expect("an array of texts"))
        .collect()
}

/// The square named by a text.
pub(crate) fn square(text: &str) -> Square {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The squares named in an array, in order of their numbers.
pub(crate) fn squares(value: &'static Value) -> Vec<Square> {
    sorted(strings(value).into_iter().map(square))
}

/// Sorts whatever comes.
pub(crate) fn sorted<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.into_iter().collect();
    items.sort();
    items
}

/// All legal moves in SAN without the signs of check and mate, sorted.
pub(crate) fn legal_san(position: &Position) -> Vec<String> {
    sorted(
        position
            .legal_moves()
            .iter()
            .map(|&mv| plain(&san::write(position, mv)).to_owned()),
    )
}

/// SAN without the signs of check and mate.
pub(crate) fn plain(san: &str) -> &str {
    san.trim_end_matches(['+', '#'])
}
