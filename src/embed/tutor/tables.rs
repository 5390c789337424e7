//! The tables of lessons: the pieces with their signs, the squares with their names, what the pieces are
//! worth.

use game::scale::Scale;
use js::json::{self, Object};
use notation::legend::piece_signs;
use notation::squares;
use rules::{Color, File, Rank, Role, Square};

use crate::nodes::{node, node_with};

/// The pieces with their names and signs.
pub(crate) fn legend() -> String {
    let line = |role: Role| {
        let signs = piece_signs(role);
        let cells = [
            signs.figures.join(" "),
            signs.letter.to_string(),
            signs.old.join(", "),
        ];
        row(
            &words::role_name(role),
            cells.iter().map(|cell| text("td", cell)).collect(),
        )
    };
    let columns = [
        words::legend_piece(),
        words::legend_figures(),
        words::legend_letter(),
        words::legend_old(),
    ];
    table(
        &words::legend_pieces(),
        columns.iter().map(|name| head("col", name)).collect(),
        Role::ALL.into_iter().rev().map(line).collect(),
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
        node("td", vec![text("b", &square.to_string()), white, black])
    };
    let line = |rank: Rank| {
        let files = File::ALL.into_iter();
        row(
            rank.char().encode_utf8(&mut [0; 4]),
            files.map(|file| cell(Square::new(file, rank))).collect(),
        )
    };
    let mut columns = vec![text("td", "")];
    columns.extend(File::ALL.map(|file| head("col", file.char().encode_utf8(&mut [0; 4]))));
    table(
        &words::legend_squares_caption(),
        columns,
        Rank::ALL.into_iter().rev().map(line).collect(),
    )
}

/// What the pieces are worth today and by the books; the king is never exchanged.
pub(crate) fn values() -> String {
    let roles = &Role::ALL[..5];
    let line = |scale: Scale| {
        let cell = |role: &Role| text("td", &words::scale_value(scale, *role));
        row(&words::scale_name(scale), roles.iter().map(cell).collect())
    };
    let mut columns = vec![text("td", "")];
    columns.extend(
        roles
            .iter()
            .map(|role| head("col", &words::role_name(*role))),
    );
    let caption = [words::worth_scale(), words::worth_in_words()];
    table(
        &caption.join(" "),
        columns,
        Scale::ALL.into_iter().map(line).collect(),
    )
}

/// Whole lists, so that one function of each kind is enough for all tables.
fn table(caption: &str, columns: Vec<String>, rows: Vec<String>) -> String {
    let (heads, rows) = (
        node("thead", vec![node("tr", columns)]),
        node("tbody", rows),
    );
    node("table", vec![text("caption", caption), heads, rows])
}

fn row(name: &str, mut cells: Vec<String>) -> String {
    cells.insert(0, head("row", name));
    node("tr", cells)
}

fn head(scope: &str, name: &str) -> String {
    node_with(
        "th",
        Object::new().text("scope", scope),
        vec![json::text(name)],
    )
}

fn text(name: &str, words: &str) -> String {
    node(name, vec![json::text(words)])
}
