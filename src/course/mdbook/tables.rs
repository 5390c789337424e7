//! The tables of books: the pieces with their signs, the squares with their names, what the pieces are
//! worth. Each is HTML without an empty line, which would end it in Markdown; the frame is that of mdBook's
//! own tables, so that a wide one scrolls.

use course::mdbook::escaped;
use game::scale::Scale;
use notation::legend::piece_signs;
use notation::squares;
use rules::{Color, File, Rank, Role, Square};

/// The pieces with their names and signs.
pub(crate) fn legend() -> String {
    let columns = [
        words::legend_piece(),
        words::legend_figures(),
        words::legend_letter(),
        words::legend_old(),
    ];
    let row = |role: Role| {
        let signs = piece_signs(role);
        let cells = [
            signs.figures.join(" "),
            signs.letter.to_string(),
            signs.old.join(", "),
        ];
        line(&words::role_name(role), cells.map(|cell| escaped(&cell)))
    };
    let rows = Role::ALL.into_iter().rev().map(row);
    table(&words::legend_pieces(), &heads(&columns), rows)
}

/// The squares as they lie before White, with their names of today and of old books.
pub(crate) fn square_names() -> String {
    let marks = [words::legend_white_mark(), words::legend_black_mark()];
    let cell = |square: Square| {
        let [white, black] = Color::ALL.map(|side| escaped(&squares::name(square, side)));
        let [w, b] = &marks;
        format!("<b>{square}</b><br>{w} {white}<br>{b} {black}")
    };
    let row = |rank: Rank| {
        let cells = File::ALL.map(|file| cell(Square::new(file, rank)));
        line(&rank.char().to_string(), cells)
    };
    let columns = File::ALL.map(|file| file.char().to_string());
    let rows = Rank::ALL.into_iter().rev().map(row);
    let heads = format!("<td></td>{}", heads(&columns));
    table(&words::legend_squares_caption(), &heads, rows)
}

/// What the pieces are worth today and by the books; the king is never exchanged.
pub(crate) fn values() -> String {
    let roles = || Role::ALL.into_iter().filter(|role| *role != Role::King);
    let row = |scale: Scale| {
        let cells = roles().map(|role| escaped(&words::scale_value(scale, role)));
        line(&words::scale_name(scale), cells)
    };
    let columns: Vec<String> = roles().map(words::role_name).collect();
    let caption = [
        words::worth_scale() + ".",
        words::worth_in_words(),
        words::worth_king(),
    ];
    let heads = format!("<td></td>{}", heads(&columns));
    table(&caption.join(" "), &heads, Scale::ALL.into_iter().map(row))
}

fn table(caption: &str, heads: &str, rows: impl Iterator<Item = String>) -> String {
    let caption = escaped(caption);
    let rows: String = rows.collect();
    format!(
        "<div class=\"table-wrapper\"><table>\n<caption>{caption}</caption>\n<thead>\n<tr>{heads}</tr>\n\
         </thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n"
    )
}

/// A row: its name and its cells, which are HTML.
fn line(name: &str, cells: impl IntoIterator<Item = String>) -> String {
    let cells = cells.into_iter().map(|cell| format!("<td>{cell}</td>"));
    let cells: String = cells.collect();
    format!("<tr><th scope=\"row\">{}</th>{cells}</tr>\n", escaped(name))
}

fn heads(names: &[String]) -> String {
    let heads = names.iter().map(|name| escaped(name));
    heads
        .map(|name| format!("<th scope=\"col\">{name}</th>"))
        .collect()
}

#[cfg(test)]
mod tests {
    use course::mdbook::{Labels, chapter};

    use super::*;

    #[test]
    fn every_table_of_a_chapter_is_printed_between_its_words() {
        let labels = Labels {
            legend: legend(),
            square_names: square_names(),
            values: values(),
            ..Labels::default()
        };
        let text = "One.\n\n```chess legend\n```\n\nTwo.\n\n```chess square-names\n```\n\nThree.\n\n\
            ```chess values\n```\n\nFour.\n";
        let html = chapter("tables.md", text, &labels).expect("nothing is wrong");
        let parts: Vec<&str> = html.split("</table></div>\n").collect();
        assert_eq!(parts.len(), 4, "{html}");
        for (part, word) in parts.iter().zip(["One.", "Two.", "Three.", "Four."]) {
            assert_eq!(part.trim().split("\n\n").next(), Some(word), "{part}");
            // An empty line would end the HTML.
            let (_, table) = part.split_once("<table>").unwrap_or_default();
            assert!(!table.contains("\n\n"), "{table}");
        }
        let [pieces, names, worth, _] = &parts[..] else {
            unreachable!("there are four");
        };
        let rows = |part: &str| part.matches("scope=\"row\"").count();
        assert_eq!(
            [rows(pieces), rows(names), rows(worth)],
            [6, 8, Scale::ALL.len()]
        );
        assert_eq!(names.matches("<b>").count(), 64);
        assert!(names.contains("<b>c4</b><br>W QB4<br>B QB5"), "{names}");
        assert!(
            pieces.contains("<td>\u{2654} \u{265a}</td><td>K</td>"),
            "{pieces}"
        );
        assert!(worth.contains("3.05"), "{worth}");
        assert!(!html.contains("```"), "{html}");
    }
}
