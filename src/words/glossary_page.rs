//! What stands around the terms on the pages of the glossary.

use rules::{Bitboard, Board, Color, Move, Piece, Position, Role, Square};

use crate::announcements::move_announcement;
use crate::answers::all_pieces_text;
use crate::glossary::Entry;
use crate::names::squares_list;
use crate::table::messages;

messages! {
    /// The heading of the list, and the link to it from the board.
    pub glossary_title() = "Glossary";
    /// The name of the field that finds terms.
    pub glossary_search_label() = "Search the terms";
    /// How many terms fit: "3 terms".
    pub glossary_count(; count) = ["1 term", "{count} terms"];
    /// Nothing fits what was typed or what the address asks for.
    pub glossary_nothing(query) = "No term found for \u{201c}{query}\u{201d}.";
    /// The text is on its way.
    pub glossary_loading() = "Loading the glossary\u{2026}";
    /// The text did not come.
    pub glossary_failed() = "The glossary couldn't be loaded. Check your connection and try again.";
    /// Asks for the text once more.
    pub button_try_again() = "Try again";
    /// The link from the glossary to the game.
    pub link_board() = "Back to the board";
    /// The link from a term to the list.
    pub link_all_terms() = "All terms";
    /// The name of the two links.
    pub glossary_links_label() = "Go back";
    also_called(names) = "Also: {names}";
    laws_cited(articles) = "FIDE Laws of Chess: {articles}";
    /// The heading of what books say otherwise.
    pub glossary_books_title() = "Where the books disagree";
    /// The heading of the links to further terms.
    pub glossary_see_title() = "See also";
    /// The heading of the links to the lessons that teach a term.
    pub glossary_lessons_title() = "In the course";
    /// The heading of the move to try.
    pub glossary_try_title() = "Try it";
    /// Plays the move to try.
    pub button_play_example() = "Play the move";
    /// Puts the pieces of the diagram back.
    pub button_set_up_again() = "Set up again";
    diagram_white_below() = "Diagram, white at the bottom";
    diagram_black_below() = "Diagram, black at the bottom";
    diagram_pieces(white, black) = "{white} {black}";
    diagram_no_pieces() = "No pieces.";
    diagram_marks(squares) = "Marked: {squares}.";
    diagram_all(label, pieces, marks) = "{label}. {pieces} {marks}";
    not_the_example(announcement) = "{announcement} A legal move, but not the one to try.";
    /// A further move on a diagram that has shown what it is for.
    pub diagram_has_been_played() = "Set up the diagram again to make another move.";
    /// The title of the page with the board.
    pub page_title_board() = "J\u{2019}adoube";
    /// The title of any other page.
    pub page_title(name) = "{name} \u{b7} J\u{2019}adoube";
    /// The title of the page of a term.
    pub page_title_term(term) = "{term} \u{b7} Glossary \u{b7} J\u{2019}adoube";
}

/// The other names of a term, if it has any: "Also: horse, Kt".
#[must_use]
pub fn glossary_also(entry: &Entry) -> Option<String> {
    let names: Vec<&str> = entry.names().skip(1).collect();
    (!names.is_empty()).then(|| also_called(&names.join(", ")))
}

/// The articles of the Laws that a term comes from, if any.
#[must_use]
pub fn glossary_laws(entry: &Entry) -> Option<String> {
    (!entry.articles.is_empty()).then(|| laws_cited(&entry.articles.join(", ")))
}

/// The name of a diagram that can be played on.
#[must_use]
pub fn diagram_label(bottom: Color) -> String {
    bottom.fold_wb(diagram_white_below as fn() -> String, diagram_black_below)()
}

/// A diagram in words: "Diagram, white at the bottom. White: king e1. Black: king e8. Marked: e4."
#[must_use]
pub fn diagram_text(board: &Board, marks: Bitboard, bottom: Color) -> String {
    let label = diagram_label(bottom);
    diagram_all(&label, &board_text(board), &diagram_marks_text(marks))
        .trim_end()
        .to_owned()
}

/// The pieces of a board in words: "White: king e1. Black: king e8."
pub(crate) fn board_text(board: &Board) -> String {
    if board.occupied().is_empty() {
        return diagram_no_pieces();
    }
    let sides = [Color::White, Color::Black].map(|color| side_text(board, color));
    diagram_pieces(&sides[0], &sides[1]).trim().to_owned()
}

/// The marked squares of a diagram in words; empty when none is marked.
#[must_use]
pub fn diagram_marks_text(marks: Bitboard) -> String {
    let squares: Vec<Square> = marks.into_iter().collect();
    if squares.is_empty() {
        String::new()
    } else {
        diagram_marks(&squares_list(&squares))
    }
}

fn side_text(board: &Board, color: Color) -> String {
    let groups: Vec<(Piece, Vec<Square>)> = Role::ALL
        .into_iter()
        .rev()
        .map(|role| Piece { color, role })
        .map(|piece| (piece, board.pieces(piece).into_iter().collect::<Vec<_>>()))
        .filter(|(_, squares)| !squares.is_empty())
        .collect();
    if groups.is_empty() {
        String::new()
    } else {
        all_pieces_text(color, &groups)
    }
}

/// Another legal move than the one to try was made on a diagram.
#[must_use]
pub fn not_the_example_text(before: &Position, played: Move) -> String {
    not_the_example(&move_announcement(before, played))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Glossary;
    use rules::Setup;

    #[test]
    fn a_diagram_is_described_piece_by_piece_with_its_marks() {
        let setup: Setup = "4k3/8/8/8/8/8/4P3/R3K3 w - -".parse().unwrap();
        let text = diagram_text(&setup.board, Square::E4.into(), Color::White);
        assert_eq!(
            text,
            "Diagram, white at the bottom. White: king e1; rook a1; pawn e2. Black: king e8. Marked: e4."
        );
    }

    #[test]
    fn an_empty_board_is_described_as_such() {
        let setup = Setup::empty();
        let text = diagram_text(&setup.board, Bitboard::EMPTY, Color::White);
        assert_eq!(text, "Diagram, white at the bottom. No pieces.");
    }

    #[test]
    fn counts_are_whole_phrases() {
        assert_eq!(glossary_count(0), "0 terms");
        assert_eq!(glossary_count(1), "1 term");
        assert_eq!(glossary_count(3), "3 terms");
    }

    #[test]
    fn names_and_articles_are_shown_only_where_there_are_any() {
        let text =
            "term knight Knight\nalso horse; Kt\nis It jumps.\nlaw 3.6\nterm pin Pin\nis A bond.\n";
        let glossary = Glossary::parse(text).unwrap();
        let [knight, pin] = glossary.entries() else {
            panic!("two entries");
        };
        assert_eq!(glossary_also(knight).as_deref(), Some("Also: horse, Kt"));
        assert_eq!(
            glossary_laws(knight).as_deref(),
            Some("FIDE Laws of Chess: 3.6")
        );
        assert_eq!((glossary_also(pin), glossary_laws(pin)), (None, None));
    }
}
