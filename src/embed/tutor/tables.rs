//! The two tables of lessons: the pieces with their signs, the squares with their names.

use js::json::{self, Object};
use notation::legend::piece_signs;
use notation::squares;
use rules::{Color, File, Rank, Role, Square};

use crate::nodes::{node, node_with};

/// The pieces with their names and signs.
pub(crate) fn legend() -> String {
    let row = |role: Role| {
        let signs = piece_signs(role);
        let cells = [
            signs.figures.join(" "),
            signs.letter.to_string(),
            signs.old.join(", "),
        ];
        let cells = cells.iter().map(|cell| text("td", cell));
        node(
            "tr",
            [head("row", &words::role_name(role))]
                .into_iter()
                .chain(cells),
        )
    };
    let columns = [
        words::legend_piece(),
        words::legend_figures(),
        words::legend_letter(),
        words::legend_old(),
    ];
    let columns = columns.iter().map(|name| head("col", name));
    table(
        &words::legend_pieces(),
        node("tr", columns),
        Role::ALL.into_iter().rev().map(row),
    )
}

/// The squares as they lie before White, with their names of today and of old books.
pub(crate) fn square_names() -> String {
    let name = |mark: String, square: Square, side: Color| {
        text("span", &[mark, squares::name(square, side)].join(" "))
    };
    let cell = |square: Square| {
        let white = name(words::legend_white_mark(), square, Color::White);
        let black = name(words::legend_black_mark(), square, Color::Black);
        node("td", [text("b", &square.to_string()), white, black])
    };
    let row = |rank: Rank| {
        let files = File::ALL.into_iter();
        let cells = files.map(|file| cell(Square::new(file, rank)));
        let name = rank.char().to_string();
        node("tr", [head("row", &name)].into_iter().chain(cells))
    };
    let columns = File::ALL.into_iter();
    let columns = columns.map(|file| head("col", &file.char().to_string()));
    let corner = node("td", []);
    table(
        &words::legend_squares_caption(),
        node("tr", [corner].into_iter().chain(columns)),
        Rank::ALL.into_iter().rev().map(row),
    )
}

fn table(caption: &str, heads: String, rows: impl Iterator<Item = String>) -> String {
    node(
        "table",
        [
            text("caption", caption),
            node("thead", [heads]),
            node("tbody", rows),
        ],
    )
}

fn head(scope: &str, name: &str) -> String {
    node_with("th", Object::new().text("scope", scope), [json::text(name)])
}

fn text(name: &str, words: &str) -> String {
    node(name, [json::text(words)])
}
