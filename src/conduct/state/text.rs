//! The state as one line of text.

use std::fmt;
use std::str::FromStr;

use rules::{Color, Square};

use super::ConductState;
use crate::ParseConductError;
use crate::check::CheckCall;

/// Writes what differs from the initial state, as in `touch: touched=e2; illegal: w1`; `-` if nothing
/// does.
impl fmt::Display for ConductState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let begin = Self::default();
        let mut parts = Vec::new();
        let mut part = |name: &str, text: String, is_new: bool| {
            if is_new {
                parts.push(format!("{name}: {text}"));
            }
        };
        part("touch", self.touch.to_string(), self.touch != begin.touch);
        if let Some(code) = self.replaced {
            part("replaced", code.to_string(), true);
        }
        if let Some(duty) = self.duty {
            part("duty", duty.to_string(), true);
        }
        for color in [Color::White, Color::Black] {
            let letter = color.char();
            if let Some(piece) = self.wrongly_moved.get(color) {
                part("turn", format!("{letter}{piece}"), true);
            }
            let count = *self.illegal_moves.get(color);
            part("illegal", format!("{letter}{count}"), count > 0);
        }
        if let Some((piece, to)) = self.false_move {
            part("false-move", format!("{piece}{to}"), true);
        }
        part("check", self.call.to_string(), self.call != begin.call);
        part("fifty", self.fifty.to_string(), self.fifty != begin.fifty);
        part("offer", self.offer.to_string(), self.offer != begin.offer);
        part("odds", self.odds.to_string(), self.odds != begin.odds);
        if parts.is_empty() {
            return f.write_str("-");
        }
        f.write_str(&parts.join("; "))
    }
}

impl FromStr for ConductState {
    type Err = ParseConductError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut state = Self::default();
        if text == "-" {
            return Ok(state);
        }
        let mut seen: Vec<String> = Vec::new();
        for part in text.split("; ") {
            let wrong = || {
                ParseConductError::new(
                    part,
                    "a part of the state of conduct",
                    "each once: touch: …, replaced: …, duty: …, turn: wg1, illegal: w1, false-move: f1d5, \
                     check: said, fifty: …, offer: …, odds: …",
                )
            };
            let (name, value) = part.split_once(": ").ok_or_else(wrong)?;
            // Each of the two players has a part of these names.
            let key = match name {
                "turn" | "illegal" => format!("{name}{}", value.get(..1).ok_or_else(wrong)?),
                _ => name.to_owned(),
            };
            if seen.contains(&key) {
                return Err(wrong());
            }
            seen.push(key);
            match name {
                "touch" => state.touch = value.parse()?,
                "replaced" => state.replaced = Some(value.parse()?),
                "duty" => state.duty = Some(value.parse()?),
                "turn" => {
                    let (color, piece) = of_player(value).ok_or_else(wrong)?;
                    let piece: Square = piece.parse().map_err(|_| wrong())?;
                    *state.wrongly_moved.get_mut(color) = Some(piece);
                }
                "illegal" => {
                    let (color, count) = of_player(value).ok_or_else(wrong)?;
                    *state.illegal_moves.get_mut(color) = count.parse().map_err(|_| wrong())?;
                }
                "false-move" => {
                    let square = |text: Option<&str>| text?.parse::<Square>().ok();
                    let piece = square(value.get(..2)).ok_or_else(wrong)?;
                    let to = square(value.get(2..)).ok_or_else(wrong)?;
                    state.false_move = Some((piece, to));
                }
                "check" => state.call = value.parse::<CheckCall>()?,
                "fifty" => state.fifty = value.parse()?,
                "offer" => state.offer = value.parse()?,
                "odds" => state.odds = value.parse()?,
                _ => return Err(wrong()),
            }
        }
        Ok(state)
    }
}

fn of_player(text: &str) -> Option<(Color, &str)> {
    let color = Color::from_char(text.chars().next()?)?;
    Some((color, text.get(1..)?))
}
