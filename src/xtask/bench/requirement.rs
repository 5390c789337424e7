//! A requirement of a figure, and whether it is met.

use std::fmt;

/// A requirement.
#[derive(Debug)]
pub(super) struct Requirement {
    pub(super) text: String,
    /// What does not meet it.
    pub(super) faults: Vec<String>,
}

impl fmt::Display for Requirement {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.faults.is_empty() {
            return write!(formatter, "{}: met", self.text);
        }
        write!(
            formatter,
            "{}: NOT met by {}",
            self.text,
            self.faults.join(", ")
        )
    }
}
