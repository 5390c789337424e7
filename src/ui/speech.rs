//! What is spoken to those who listen.

/// How urgently a sentence is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// In the status region: waits for the reader to finish.
    Polite,
    /// In the alert region: what cannot wait.
    Assertive,
}
