//! The board of a snippet: from its FEN, or from where its game begins.

use record::pgn;
use rules::{ParseFenError, Setup};

use crate::{Attribute, Snippet};
use notation::fen;

/// The fields that an author may leave out of a FEN, as the loader takes them.
const OMITTED: [&str; 6] = ["", " w - - 0 1", " - - 0 1", " - 0 1", " 0 1", " 1"];

/// Reads a position as the element does: a FEN, its beginning, or the word `start`.
///
/// # Errors
///
/// What keeps the text from being a FEN, and where.
///
/// # Examples
///
/// ```
/// use element::read_board;
///
/// assert_eq!(read_board("8/8/8/3N4/8/8/8/8")?.to_string(), "8/8/8/3N4/8/8/8/8 w - - 0 1");
/// assert_eq!(read_board("start")?, rules::Setup::default());
/// # Ok::<(), rules::ParseFenError>(())
/// ```
pub fn read_board(text: &str) -> Result<Setup, ParseFenError> {
    let text = text.trim();
    if text == "start" {
        return Ok(Setup::default());
    }
    let count = text.split_ascii_whitespace().count();
    let omitted = OMITTED.get(count).copied().unwrap_or_default();
    fen::read(&[text, omitted].concat())
}

impl Snippet {
    /// The pieces on the board at the beginning.
    ///
    /// # Errors
    ///
    /// What keeps the attribute `fen` from being one.
    pub fn setup(&self) -> Result<Setup, ParseFenError> {
        match self
            .get(Attribute::Fen)
            .filter(|text| !text.trim().is_empty())
        {
            Some(text) => read_board(text),
            None if self.pgn.is_empty() => Ok(Setup::default()),
            None => {
                let game = pgn::read_all(&self.pgn).into_iter().next();
                Ok(game.map_or_else(Setup::default, |game| game.record.start().to_setup()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_of_a_position_is_as_the_loader_takes_it() {
        let whole = "4k3/8/8/8/8/8/8/4K3 b - - 0 1";
        for text in ["4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 b -", whole] {
            assert_eq!(read_board(text).unwrap().to_string(), whole);
        }
        assert_eq!(read_board("").unwrap_err().offset, 0);
        assert_eq!(read_board("8/8 w").unwrap_err().offset, 3);
    }

    #[test]
    fn a_game_tells_where_it_begins() {
        let snippet =
            Snippet::of_pgn("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *".to_owned());
        assert_eq!(
            snippet.setup().unwrap().to_string(),
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
        );
    }
}
