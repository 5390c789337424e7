//! From the packed file to the table of positions.

use std::collections::hash_map::Entry;
use std::str::Chars;

use rules::{Move, Position};

use crate::format::{self, TITLE};
use crate::order::Order;
use crate::{Code, FormatError, Openings, Part};

/// A position from which lines go on.
struct Branch {
    position: Position,
    moves_left: u32,
    moves_read: Vec<Move>,
    /// The number of the last name on the way.
    last_name: Option<usize>,
}

struct Reader<'a> {
    shape: Chars<'a>,
    moves: Chars<'a>,
    codes: Chars<'a>,
    kept: Chars<'a>,
    names: std::str::Split<'a, char>,
    code: i32,
    read: Openings,
}

pub(crate) fn read(bytes: &[u8]) -> Result<Openings, FormatError> {
    let text = std::str::from_utf8(bytes).map_err(|error| FormatError::NotText {
        offset: error.valid_up_to(),
    })?;
    let text = text.strip_prefix(TITLE).ok_or(FormatError::OtherFormat)?;
    let mut lines = text.strip_prefix('\n').unwrap_or_default().split('\n');
    let mut line = |part| lines.next().ok_or(FormatError::Short { part });
    let mut reader = Reader {
        shape: line(Part::Shape)?.chars(),
        moves: line(Part::Moves)?.chars(),
        codes: line(Part::Codes)?.chars(),
        kept: line(Part::Kept)?.chars(),
        names: lines,
        code: 0,
        read: Openings::default(),
    };
    reader.read_positions()?;
    reader.finish()
}

impl<'a> Reader<'a> {
    /// Goes through all lines with a stack of its own, because a bad file could be of any depth.
    fn read_positions(&mut self) -> Result<(), FormatError> {
        let mut order = Order::new();
        let mut count = 1;
        let mut branches = vec![self.position(Position::default(), None)?];
        while let Some(mut branch) = branches.pop() {
            if branch.moves_left == 0 {
                continue;
            }
            let number = numeral(&mut self.moves, Part::Moves)? as usize;
            let moves = order.sort(&branch.position, &branch.moves_read);
            let mv = *moves
                .get(number)
                .ok_or(FormatError::NoSuchMove { position: count })?;
            order.count(mv);
            let next = self.position(branch.position.play_unchecked(mv), branch.last_name)?;
            count += 1;
            branch.moves_left -= 1;
            branch.moves_read.push(mv);
            branches.push(branch);
            branches.push(next);
        }
        Ok(())
    }

    fn position(
        &mut self,
        position: Position,
        last_name: Option<usize>,
    ) -> Result<Branch, FormatError> {
        let shape = numeral(&mut self.shape, Part::Shape)?;
        let has_name = shape % 2 == 1;
        Ok(Branch {
            position,
            moves_left: shape / 2,
            moves_read: Vec::new(),
            last_name: if has_name {
                Some(self.name(&position, last_name)?)
            } else {
                last_name
            },
        })
    }

    /// Reads the name of a position and returns its number.
    fn name(&mut self, position: &Position, last: Option<usize>) -> Result<usize, FormatError> {
        let name = self.read.names.len();
        let change = format::unfold(numeral(&mut self.codes, Part::Codes)?);
        self.code = self.code.saturating_add(change);
        let code = u16::try_from(self.code).ok().and_then(Code::from_index);
        let code = code.ok_or(FormatError::NoSuchCode { name })?;

        let end = self.names.next();
        let end = end.ok_or(FormatError::Short { part: Part::Names })?;
        let kept = numeral(&mut self.kept, Part::Kept)? as usize;
        let start = self.start_of(last, kept);
        let start = start.ok_or(FormatError::NoSuchName { name })?;
        let text = [start, end].concat().into_boxed_str();

        match self.read.positions.entry(position.identity()) {
            Entry::Occupied(_) => return Err(FormatError::Twice { name }),
            Entry::Vacant(place) => place.insert(name),
        };
        self.read.names.push((code, text));
        Ok(name)
    }

    /// The first parts of the name with the number `last`.
    fn start_of(&self, last: Option<usize>, parts: usize) -> Option<&str> {
        if parts == 0 {
            return Some("");
        }
        let (_, name) = self.read.names.get(last?)?;
        name.get(..format::part_ends(name).nth(parts - 1)?)
    }

    fn finish(mut self) -> Result<Openings, FormatError> {
        let numerals = [
            (self.shape, Part::Shape),
            (self.moves, Part::Moves),
            (self.codes, Part::Codes),
            (self.kept, Part::Kept),
        ];
        for (mut rest, part) in numerals {
            if rest.next().is_some() {
                return Err(FormatError::Long { part });
            }
        }
        // Each name ends its line, so nothing stands after the last line feed.
        let part = Part::Names;
        match (self.names.next(), self.names.next()) {
            (Some(""), None) => Ok(self.read),
            (None, _) => Err(FormatError::Short { part }),
            _ => Err(FormatError::Long { part }),
        }
    }
}

fn numeral(text: &mut Chars<'_>, part: Part) -> Result<u32, FormatError> {
    format::read_numeral(text).map_err(|found| match found {
        Some(found) => FormatError::NotANumeral { part, found },
        None => FormatError::Short { part },
    })
}
