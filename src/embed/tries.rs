//! How often a task may be tried: what the author has written, and what follows a wrong answer.

use element::{Attribute, Kind};
use exercise::{Standing, Tally, Tries};

use crate::data::Data;
use crate::fault::Fault;
use crate::mode_event::ModeEvent;

impl Data {
    /// After how many wrong answers the task ends.
    ///
    /// # Errors
    ///
    /// [`Fault`] for what is no such number.
    pub(crate) fn tries(&self) -> Result<Tries, Fault> {
        Ok(Tries {
            give_up: self.number(Attribute::GiveUp)?,
            most: self.number(Attribute::MaxTries)?,
        })
    }

    /// The number that an attribute says, in the range of the table.
    fn number(&self, attribute: Attribute) -> Result<Option<u8>, Fault> {
        let text = self.text(attribute);
        if text.is_empty() {
            return Ok(None);
        }
        let most = match attribute.kind() {
            Kind::Number(most) => most,
            _ => u8::MAX,
        };
        let number = text
            .parse()
            .ok()
            .filter(|number| (1..=most).contains(number));
        let fault = || {
            let message = words::not_a_number(attribute.name(), text, most);
            Fault::in_attribute(attribute, message)
        };
        number.map(Some).ok_or_else(fault)
    }
}

/// What follows a wrong answer that is already counted; `reason` says why it is wrong.
pub(crate) fn wrong(reason: &str, tally: &Tally) -> Vec<ModeEvent> {
    let said = ModeEvent::Say(words::wrong_answer_text(reason, tally));
    let solution = (tally.standing() == Standing::Shown).then_some(ModeEvent::ShowSolution);
    [said, ModeEvent::Failed]
        .into_iter()
        .chain(solution)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::tests::written;

    #[test]
    fn the_numbers_of_tries_are_read() {
        let tries = written(r#"mode="solve" give-up="3" max-tries="100""#).tries();
        let expected = Tries {
            give_up: Some(3),
            most: Some(100),
        };
        assert_eq!(tries, Ok(expected));
        assert_eq!(written(r#"mode="solve""#).tries(), Ok(Tries::default()));
    }

    #[test]
    fn what_is_no_number_of_tries_is_a_fault_of_its_attribute() {
        for (text, attribute) in [
            (r#"give-up="never""#, Attribute::GiveUp),
            (r#"give-up="0""#, Attribute::GiveUp),
            (r#"max-tries="101""#, Attribute::MaxTries),
            (r#"max-tries="-1""#, Attribute::MaxTries),
        ] {
            let fault = written(text).tries().expect_err(text);
            assert_eq!(fault.attribute, Some(attribute));
            assert!(fault.message.contains("100"), "{}", fault.message);
        }
    }
}
