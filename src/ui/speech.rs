//! What screen readers are given to speak.

/// How urgently a sentence is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// In the status region: waits until the screen reader has finished.
    Polite,
    /// In the alert region: what cannot wait.
    Assertive,
}
