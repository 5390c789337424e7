//! What the parts do together, without JavaScript.

use listing::fen::Checks;

use crate::pgn_read::Rules;
use crate::spelling::Reading;

mod records;
mod spellings;
mod trees;

/// How a game is read by default.
const RULES: Rules = Rules {
    reading: Reading::Permissive,
    takes_first: false,
    checks: Checks::Laws,
    is_lenient: false,
    first_place: (1, 1),
    letters: None,
};
