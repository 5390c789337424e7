//! What was touched as a short text, so that a reload keeps a bound piece.

use std::fmt;
use std::str::FromStr;

use rules::{Color, Role, Square};

use super::{Released, RookAnswer, Touch};
use crate::ParseConductError;

/// Writes `touched=e2,d5` and anything else as words separated by spaces; `-` if nothing has
/// happened.
impl fmt::Display for Touch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        if !self.touched.is_empty() {
            let squares: Vec<String> = self.touched.iter().map(ToString::to_string).collect();
            words.push(format!("touched={}", squares.join(",")));
        }
        if let Some(Released { from, to }) = self.released {
            words.push(format!("released={from}{to}"));
        }
        if let Some(role) = self.promotion {
            words.push(format!("promotion={}", role.char()));
        }
        if let Some(square) = self.selected {
            words.push(format!("selected={square}"));
        }
        if let Some(answer) = self.rook_stands {
            words.push(format!(
                "rook={}",
                match answer {
                    RookAnswer::Stands => "stands",
                    RookAnswer::Castles => "castles",
                }
            ));
        }
        if let Some(color) = self.adjusting {
            words.push(format!("adjusting={}", color.char()));
        }
        if self.false_cry {
            words.push("false-cry".to_owned());
        }
        if words.is_empty() {
            words.push("-".to_owned());
        }
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Touch {
    type Err = ParseConductError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut touch = Self::default();
        if text == "-" {
            return Ok(touch);
        }
        for word in text.split(' ') {
            read_word(&mut touch, word).ok_or_else(|| {
                ParseConductError::new(
                    word,
                    "what was touched",
                    "touched=e2,d5, released=e2e4, promotion=q, selected=e2, rook=stands, \
                     rook=castles, adjusting=w, false-cry or -",
                )
            })?;
        }
        Ok(touch)
    }
}

/// Takes over one word, which may occur only once.
fn read_word(touch: &mut Touch, word: &str) -> Option<()> {
    if word == "false-cry" {
        return (!std::mem::replace(&mut touch.false_cry, true)).then_some(());
    }
    let (key, value) = word.split_once('=')?;
    match key {
        "touched" if touch.touched.is_empty() => {
            for square in value.split(',') {
                let square: Square = square.parse().ok()?;
                if touch.touched.contains(&square) {
                    return None;
                }
                touch.touched.push(square);
            }
            Some(())
        }
        "released" => {
            let from = value.get(..2)?.parse().ok()?;
            let to = value.get(2..)?.parse().ok()?;
            once(&mut touch.released, Released { from, to })
        }
        "promotion" => once(&mut touch.promotion, Role::from_char(letter(value)?)?),
        "selected" => once(&mut touch.selected, value.parse().ok()?),
        "rook" => once(
            &mut touch.rook_stands,
            match value {
                "stands" => RookAnswer::Stands,
                "castles" => RookAnswer::Castles,
                _ => return None,
            },
        ),
        "adjusting" => once(&mut touch.adjusting, Color::from_char(letter(value)?)?),
        _ => None,
    }
}

fn once<T>(place: &mut Option<T>, value: T) -> Option<()> {
    place.replace(value).is_none().then_some(())
}

fn letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}
