//! Texts that are made to keep a reader busy: of each the tests count the steps, and `cargo xtask
//! bench` the time.

/// A text of about so many bytes.
pub(crate) type Text = fn(usize) -> String;

/// What each text is.
pub(crate) const TEXTS: [(&str, Text); 21] = [
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
    ("tags of different names", |size| {
        let tag = |number| format!("[A{number} \"b\"]\n");
        grown(size, tag)
    }),
    ("a game of many moves", |size| {
        grown(size, |number| {
            let [white, black] = [["Nf3", "Nf6"], ["Ng1", "Ng8"]][(number % 2) as usize];
            format!("{}. {white} {black} ", number + 1)
        })
    }),
    ("variations side by side", |size| {
        format!("1. e4 {}", grown(size, |_| "(1. d4 d5) ".to_owned()))
    }),
    ("comments", |size| {
        format!("1. e4 {}", grown(size, |number| format!("{{{number}}} ")))
    }),
];

/// A text of as many pieces as it takes.
fn grown(size: usize, piece: impl Fn(u32) -> String) -> String {
    let mut text = String::with_capacity(size + 24);
    for number in 0.. {
        if text.len() >= size {
            break;
        }
        text += &piece(number);
    }
    text
}

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
