//! A board made ready for paper.

use picture::{Background, Options, Palette, data_url, svg};
use rules::Setup;
use ui::qr;
use yew::AttrValue;

use super::sheet::Sheet;
use super::theme::themed;
use crate::builder::output::home;
use crate::builder::{drawing, prompt};
use element::Snippet;
use element::snippet::FRAME_PAGE;

/// A board made ready for paper.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Task {
    /// What is asked.
    pub(super) prompt: String,
    /// The diagram, and what it shows in words.
    pub(super) picture: (AttrValue, String),
    /// The board as its heading has it, without the words of the author, on which no answer depends.
    pub(super) board: Snippet,
    /// The code that leads to the live board.
    pub(super) code: Option<qr::Code>,
}

impl Task {
    /// Makes a board ready; `home` is where the live boards lie.
    pub(super) fn of(item: &Snippet, heading: &str, home: &str) -> Self {
        let item = themed(&item.tidied(), heading);
        let setup = item.setup().unwrap_or_else(|_| Setup::empty());
        let options = Options {
            palette: Palette::Print,
            background: Background::Clear,
            ..drawing::options(&item, &setup)
        };
        let lies = if item.home.is_empty() {
            home
        } else {
            &item.home
        };
        // What is read where scripts are off would only make the code denser.
        let mut live = item.clone();
        live.fallback.clear();
        let address = [lies, FRAME_PAGE, "#", &live.to_query()].concat();
        Self {
            prompt: prompt::of(&item, &setup),
            picture: (
                data_url(&svg(&setup, &options)).into(),
                words::builder_description(&setup),
            ),
            code: qr::code(&address),
            board: wordless(item),
        }
    }
}

fn wordless(mut board: Snippet) -> Snippet {
    board.prompt.clear();
    board.caption.clear();
    board.fallback.clear();
    board.hints.clear();
    board
}

/// All boards made ready.
pub(super) fn tasks(sheet: &Sheet) -> Vec<Task> {
    let home = home(&sheet.home);
    sheet
        .items
        .iter()
        .map(|item| Task::of(item, &sheet.title, &home))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_that_cannot_be_read_is_replaced_by_no_other() {
        let board = Snippet::from_query("fen=8/8/8/8_w");
        let task = Task::of(&board, "", "https://a.example/");
        assert!(!task.picture.1.contains("king"), "{}", task.picture.1);
    }
}
