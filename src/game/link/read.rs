//! From a link to its game.

use std::str;

use rules::{ByColor, Color};

use super::bytes::Reader;
use super::number::Number;
use super::write::{ALL, END, KIND, NAMES, OPTIONS};
use super::{
    FRAGMENT, LinkError, LinkPart, LinkedGame, MAX_OPTIONS, MAX_PLIES, Options, PREFIX, PlayerName,
    base64, damage, end, moves, start,
};
use crate::Game;
use crate::record::crc32;

/// How many bytes the check value takes.
const CHECK: usize = 4;

/// More bytes than any game takes; so much is read of a text that may be anything.
const MAX_BYTES: usize = 1 << 15;

impl LinkedGame {
    /// Reads a link, with or without the `#g=` before it. Every move is checked by the rules, and so
    /// is the end of the game.
    ///
    /// A position that resists the proof that nobody can mate may take up to half a second, where the
    /// game ends by resignation, on time or as dead.
    ///
    /// # Errors
    ///
    /// [`LinkError`] when the text is not exactly what [`LinkedGame::to_link`] writes.
    pub fn from_link(text: &str) -> Result<Self, LinkError> {
        let link = text.strip_prefix(FRAGMENT).unwrap_or(text);
        let body = check_prefix(link)?;
        let before = text.chars().count() - body.chars().count();
        let values = base64::values(body).map_err(|index| LinkError::Damaged {
            character: Some(before + index + 1),
        })?;
        decode(&values, before).map_err(|error| match error {
            // One wrong letter is told before whatever else it seems to be.
            LinkError::Truncated { .. } | LinkError::Surplus { .. } | LinkError::Damaged { .. }
                if values.len() <= base64::length(MAX_BYTES) =>
            {
                let wrong = damage::single_letter(&values, |mended| decode(mended, before).is_ok());
                wrong.map_or(error, |index| LinkError::Damaged {
                    character: Some(before + index + 1),
                })
            }
            error => error,
        })
    }
}

fn check_prefix(link: &str) -> Result<&str, LinkError> {
    if let Some(body) = link.strip_prefix(PREFIX) {
        return Ok(body);
    }
    let version = link.strip_prefix('v').and_then(|rest| rest.split_once('.'));
    let version = version.and_then(|(version, _)| version.parse().ok());
    Err(version.map_or(LinkError::NotALink, LinkError::Version))
}

/// The game of letters, before which there are this many others.
fn decode(values: &[u8], letters_before: usize) -> Result<LinkedGame, LinkError> {
    let bytes = base64::bytes(values);
    let mut reader = Reader { rest: &bytes };
    let damaged = LinkError::Damaged { character: None };
    let length = match reader.number() {
        Some(length) if length as usize <= MAX_BYTES => length as usize,
        None if bytes.len() < 5 => {
            return Err(LinkError::Truncated { missing: 1 });
        }
        Some(_) | None => return Err(damaged),
    };
    let before = bytes.len() - reader.rest.len();
    let all = base64::length(before + length + CHECK);
    if values.len() < all {
        return Err(LinkError::Truncated {
            missing: all - values.len(),
        });
    }
    if values.len() > all {
        return Err(LinkError::Surplus {
            character: letters_before + all + 1,
        });
    }
    let (checked, check) = bytes.split_at(before + length);
    // The last letter may have bits that no byte needs.
    if crc32(checked).to_be_bytes() != check
        || base64::values(&base64::write(&bytes)) != Ok(values.to_vec())
    {
        return Err(damaged);
    }
    read_game(&checked[before..])
}

fn read_game(bytes: &[u8]) -> Result<LinkedGame, LinkError> {
    let unknown = |part| move || LinkError::Unknown(part);
    let mut reader = Reader { rest: bytes };
    let id = reader.array().ok_or_else(unknown(LinkPart::Head))?;
    let head = reader.byte().filter(|head| head & !ALL == 0);
    let head = head.ok_or_else(unknown(LinkPart::Head))?;
    let start = start::read(head & KIND, &mut reader).ok_or_else(unknown(LinkPart::Start))?;
    let mut names = ByColor::default();
    if head & NAMES != 0 {
        for color in Color::ALL {
            *names.get_mut(color) =
                read_name(&mut reader).ok_or_else(unknown(LinkPart::Name(color)))?;
        }
    }
    let mut options = Options::default();
    if head & OPTIONS != 0 {
        options = read_options(&mut reader).ok_or_else(unknown(LinkPart::Options))?;
    }
    let mut declared = None;
    if head & END != 0 {
        declared = Some(reader.byte().ok_or_else(unknown(LinkPart::End))?);
    }
    let mut game = Game::from_position(start);
    read_moves(&mut reader, &mut game)?;
    if let Some(byte) = declared {
        end::carry_out(byte, &mut game)?;
    }
    let linked = LinkedGame {
        id: u32::from_be_bytes(id),
        names,
        options,
        game,
    };
    // There is one link for a game, so that nothing is hidden in a form that nobody writes.
    if linked.bytes() == bytes {
        Ok(linked)
    } else {
        Err(LinkError::Unknown(LinkPart::Form))
    }
}

fn read_name(reader: &mut Reader<'_>) -> Option<Option<PlayerName>> {
    let length = reader.number()?;
    let text = str::from_utf8(reader.take(length as usize)?).ok()?;
    let name = PlayerName::new(text);
    let is_clean = name.as_ref().map_or("", PlayerName::as_str) == text;
    is_clean.then_some(name)
}

fn read_options(reader: &mut Reader<'_>) -> Option<Options> {
    let count = reader.number()? as usize;
    if count > MAX_OPTIONS {
        return None;
    }
    let mut options = Options::default();
    for _ in 0..count {
        options.set(reader.byte()?, reader.number()?);
    }
    let are_all_different = options.iter().len() == count;
    are_all_different.then_some(options)
}

fn read_moves(reader: &mut Reader<'_>, game: &mut Game) -> Result<(), LinkError> {
    let unknown = LinkError::Unknown(LinkPart::Moves);
    let plies = reader.number().ok_or(unknown)? as usize;
    if plies > MAX_PLIES {
        return Err(unknown);
    }
    let mut number = Number(reader.rest.to_vec());
    for ply in 0..plies {
        let illegal = LinkError::Illegal { ply };
        let legal = moves::in_order(game.position());
        if legal.is_empty() {
            return Err(illegal);
        }
        let index = number.pop(legal.len() as u32);
        let mv = *legal.get(index as usize).ok_or(illegal)?;
        game.play(mv).map_err(|_| illegal)?;
    }
    // What is left would be the index of a move too high for the legal ones.
    if number.0.is_empty() {
        Ok(())
    } else {
        Err(LinkError::Illegal { ply: plies })
    }
}
