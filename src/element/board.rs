//! The board of a snippet: from its FEN, or from where its game begins.

use record::pgn;
use rules::{ParseFenError, Setup};

use crate::{Attribute, Snippet};
use notation::fen::{self, Repaired};

impl Snippet {
    /// The position that the author has written, if any, as [`fen::repair`] reads it.
    ///
    /// # Errors
    ///
    /// What keeps the attribute `fen` from being one.
    pub fn written_position(&self) -> Result<Option<Repaired>, ParseFenError> {
        self.get(Attribute::Fen).map(fen::repair).transpose()
    }

    /// The pieces on the board at the beginning.
    ///
    /// # Errors
    ///
    /// What keeps the attribute `fen` from being one.
    pub fn setup(&self) -> Result<Setup, ParseFenError> {
        match self.written_position()? {
            Some(found) => Ok(found.setup),
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
    fn a_position_is_read_as_people_have_it() {
        let board = Snippet::from_query("fen=4k3/8/8/8/8/8/8/4K3_b_KQkq_-_1_0");
        let found = board.written_position().unwrap().unwrap();
        assert_eq!(found.setup.to_string(), "4k3/8/8/8/8/8/8/4K3 b - - 1 1");
        assert_eq!(found.corrections.len(), 2);
        assert_eq!(Snippet::default().written_position(), Ok(None));
        assert_eq!(Snippet::from_query("fen=").setup().unwrap_err().offset, 0);
        let board = Snippet::from_query("fen=8/8_w");
        assert_eq!(board.setup().unwrap_err().offset, 3);
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
