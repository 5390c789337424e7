//! What the players have agreed on for one game.

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use crate::ParseConductError;
use crate::check::CheckLaw;
use crate::code::Code;
use crate::draw::OfferLaw;
use crate::fifty::FiftyLaw;
use crate::illegal::IllegalMoveLaw;
use crate::names::names;
use crate::odds::OddsCastling;

/// Whether touched pieces bind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TouchMove {
    /// No: pieces can be selected and deselected.
    #[default]
    Off,
    /// Yes, as the code says.
    On,
}

names!(TouchMove, "a setting of touch-move", Off = "off", On = "on");

/// The laws of conduct of one game.
///
/// The default is how programs play: nothing binds, and an illegal move is not accepted.
/// [`Conduct::of`] applies a code as written. Every option can then be set individually.
///
/// # Examples
///
/// ```
/// use conduct::{Code, Conduct};
///
/// let conduct = Conduct::of(Code::Seed000);
/// let text = conduct.to_string();
/// assert_eq!(
///     text,
///     "code=seed-000 touch=on illegal=penalties check=required offers=anytime odds=allowed fifty=called"
/// );
/// assert_eq!(text.parse(), Ok(conduct));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Conduct {
    /// Whose law applies where the options leave it open.
    pub code: Code,
    /// Whether touched pieces bind.
    pub touch: TouchMove,
    /// What becomes of illegal moves.
    pub illegal: IllegalMoveLaw,
    /// Whether check is called.
    pub check: CheckLaw,
    /// When draws may be offered.
    pub offers: OfferLaw,
    /// Whether a player who gives a rook castles without it.
    pub odds: OddsCastling,
    /// How draws by fifty moves come about.
    pub fifty: FiftyLaw,
}

impl Conduct {
    /// The code as written.
    #[must_use]
    pub const fn of(code: Code) -> Self {
        let is_000 = matches!(code, Code::Seed000);
        Self {
            code,
            touch: TouchMove::On,
            illegal: IllegalMoveLaw::of(code),
            check: CheckLaw::of(code),
            offers: OfferLaw::Anytime,
            odds: if is_000 {
                OddsCastling::Allowed
            } else {
                OddsCastling::Barred
            },
            fifty: if is_000 {
                FiftyLaw::Called
            } else {
                FiftyLaw::Claimed
            },
        }
    }
}

impl fmt::Display for Conduct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            code,
            touch,
            illegal,
            check,
            offers,
            odds,
            fifty,
        } = self;
        write!(
            f,
            "code={code} touch={touch} illegal={illegal} check={check} offers={offers} \
             odds={odds} fifty={fifty}"
        )
    }
}

/// Reads what [`Display`](fmt::Display) writes; omitted options have their defaults, so that games
/// stored before an option existed can be read.
impl FromStr for Conduct {
    type Err = ParseConductError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut conduct = Self::default();
        let mut seen: Vec<&str> = Vec::new();
        for word in text.split_whitespace() {
            let unknown = || {
                ParseConductError::new(
                    word,
                    "an option of conduct",
                    "each once: code=…, touch=…, illegal=…, check=…, offers=…, odds=…, fifty=…",
                )
            };
            let (key, value) = word.split_once('=').ok_or_else(unknown)?;
            if seen.contains(&key) {
                return Err(unknown());
            }
            seen.push(key);
            match key {
                "code" => conduct.code = value.parse()?,
                "touch" => conduct.touch = value.parse()?,
                "illegal" => conduct.illegal = value.parse()?,
                "check" => conduct.check = value.parse()?,
                "offers" => conduct.offers = value.parse()?,
                "odds" => conduct.odds = value.parse()?,
                "fifty" => conduct.fifty = value.parse()?,
                _ => return Err(unknown()),
            }
        }
        Ok(conduct)
    }
}
