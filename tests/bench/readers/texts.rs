//! Texts that are made to keep a reader busy: of each the tests count the steps, and `cargo xtask
//! bench` the time.

/// A text of about so many bytes.
pub(crate) type Text = fn(usize) -> String;

/// What each text is.
pub(crate) const TEXTS: [(&str, Text); 17] = [
    ("one word", |size| "a".repeat(size)),
    ("one word of capitals", |size| "N".repeat(size)),
    ("a row of zeros", |size| "0".repeat(size)),
    ("a row of hyphens", |size| "-".repeat(size)),
    ("a data: address", |size| {
        format!(
            "data:application/octet-stream;base64,{}",
            "Tm90aGluZw+/".repeat(size / 12)
        )
    }),
    ("a line of numbers", |size| numbers(size, " ")),
    ("a line of numbers with stops", |size| numbers(size, ". ")),
    ("a column of numbers", |size| numbers(size, "\n")),
    ("ones", |size| "1. ".repeat(size / 3)),
    ("line ends", |size| format!("1. e4{}", "\n".repeat(size))),
    ("a FEN again and again", |size| {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ".repeat(size / 57)
    }),
    ("moves glued to each other", |size| "e4!".repeat(size / 3)),
    ("nested brackets", |size| {
        format!("1. e4 {}", "(".repeat(size))
    }),
    ("square brackets", |size| {
        format!("1. e4 {}", "[".repeat(size))
    }),
    ("braces", |size| "}".repeat(size)),
    ("open braces", |size| "{".repeat(size)),
    ("tags", |size| "[A \"b\"]\n".repeat(size / 8)),
];

fn numbers(size: usize, between: &str) -> String {
    let mut text = String::with_capacity(size + 12);
    let mut number = 1_u32;
    while text.len() < size {
        text += &number.to_string();
        text += between;
        number += 1;
    }
    text
}
