//! Reading the attributes of an element one by one, whatever they ask for.

use crate::{Attribute, Expected, TaskError};

/// These have a meaning for the element in other ways, too, so they may always be there.
const SHARED: [Attribute; 4] = [
    Attribute::Mode,
    Attribute::Fen,
    Attribute::Side,
    Attribute::Start,
];

/// Reads all of an element's attributes that describe a task; whatever `read` does not ask for is
/// refused.
pub(crate) fn read_with<'a, T>(
    attributes: &'a [(&'a str, &'a str)],
    read: impl FnOnce(&mut Reader<'a>) -> Result<T, TaskError>,
) -> Result<T, TaskError> {
    let mut reader = Reader::new(attributes);
    let task = read(&mut reader)?;
    reader.nothing_else()?;
    Ok(task)
}

/// The attributes of an element, and which of them were asked for.
pub(crate) struct Reader<'a> {
    attributes: &'a [(&'a str, &'a str)],
    /// What was asked for.
    used: Vec<Attribute>,
}

impl<'a> Reader<'a> {
    /// Of these names and values.
    pub(crate) const fn new(attributes: &'a [(&'a str, &'a str)]) -> Self {
        Self {
            attributes,
            used: Vec::new(),
        }
    }

    /// What an attribute says, if it says anything.
    pub(crate) fn get(&mut self, attribute: Attribute) -> Option<&'a str> {
        self.used.push(attribute);
        self.peek(attribute)
    }

    /// The same, without counting as asked for.
    pub(crate) fn peek(&self, attribute: Attribute) -> Option<&'a str> {
        let mut named = self.attributes.iter();
        let (_, value) = named.find(|(name, _)| name.eq_ignore_ascii_case(attribute.as_str()))?;
        Some(value.trim()).filter(|value| !value.is_empty())
    }

    /// What an attribute says, understood by `read`.
    pub(crate) fn maybe<T>(
        &mut self,
        attribute: Attribute,
        expected: Expected,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<Option<T>, TaskError> {
        let Some(found) = self.get(attribute) else {
            return Ok(None);
        };
        match read(found) {
            Some(value) => Ok(Some(value)),
            None => Err(TaskError {
                attribute,
                found: Some(found.to_owned()),
                expected,
            }),
        }
    }

    /// The same for what has to be there.
    pub(crate) fn must<T>(
        &mut self,
        attribute: Attribute,
        expected: Expected,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, TaskError> {
        let value = self.maybe(attribute, expected.clone(), read)?;
        value.ok_or(TaskError {
            attribute,
            found: None,
            expected,
        })
    }

    /// One of some words, in any case.
    pub(crate) fn word(
        &mut self,
        attribute: Attribute,
        words: &'static [&'static str],
    ) -> Result<&'static str, TaskError> {
        self.must(attribute, Expected::OneOf(words), |found| {
            let mut words = words.iter().copied();
            words.find(|word| word.eq_ignore_ascii_case(found))
        })
    }

    /// A number from 1 to the most that is allowed.
    pub(crate) fn number(
        &mut self,
        attribute: Attribute,
        most: u8,
    ) -> Result<Option<u8>, TaskError> {
        self.maybe(attribute, Expected::Number { most }, |found| {
            let number = found.parse().ok()?;
            (1..=most).contains(&number).then_some(number)
        })
    }

    /// The number of moves of a goal that has to name it.
    pub(crate) fn moves(&mut self, most: u8) -> Result<u8, TaskError> {
        let number = self.number(Attribute::In, most)?;
        number.ok_or(TaskError {
            attribute: Attribute::In,
            found: None,
            expected: Expected::Number { most },
        })
    }

    /// Refuses what was written for another mode or goal.
    fn nothing_else(&self) -> Result<(), TaskError> {
        for attribute in Attribute::ALL {
            if SHARED.contains(&attribute) || self.used.contains(&attribute) {
                continue;
            }
            if let Some(found) = self.peek(attribute) {
                return Err(TaskError {
                    attribute,
                    found: Some(found.to_owned()),
                    expected: Expected::Nothing,
                });
            }
        }
        Ok(())
    }
}
