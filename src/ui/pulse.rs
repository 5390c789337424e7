//! Something that is carried out once: a sentence to speak, a place to focus, a text to copy.

use yew::{hook, use_effect_with};

/// A value that is carried out once each time it is sent, even when the same value is sent again.
///
/// A reducer sends it; the browser's side watches it with [`use_pulse`]. Two pulses are equal when
/// nothing was sent in between, which is all that an effect has to know.
///
/// ```
/// use ui::pulse::Pulse;
///
/// let mut copied = Pulse::default();
/// assert_eq!(copied.value(), None);
/// copied.send("e4");
/// let before = copied.clone();
/// copied.send("e4");
/// assert_ne!(before, copied);
/// assert_eq!(copied.value(), Some(&"e4"));
/// ```
#[derive(Clone, Debug)]
pub struct Pulse<T> {
    serial: u32,
    value: Option<T>,
}

impl<T> Pulse<T> {
    /// Sends another value.
    pub fn send(&mut self, value: T) {
        self.serial = self.serial.wrapping_add(1);
        self.value = Some(value);
    }

    /// How many values were sent; 0 for none.
    #[must_use]
    pub const fn serial(&self) -> u32 {
        self.serial
    }

    /// The value sent last, if any was.
    #[must_use]
    pub const fn value(&self) -> Option<&T> {
        self.value.as_ref()
    }
}

impl<T> Default for Pulse<T> {
    fn default() -> Self {
        Self {
            serial: 0,
            value: None,
        }
    }
}

impl<T> PartialEq for Pulse<T> {
    fn eq(&self, other: &Self) -> bool {
        self.serial == other.serial
    }
}

impl<T> Eq for Pulse<T> {}

/// Carries out each value that is sent, in the browser. A pulse that was never sent does nothing.
#[hook]
pub fn use_pulse<T: Clone + 'static>(pulse: &Pulse<T>, carry_out: impl FnOnce(&T) + 'static) {
    use_effect_with(pulse.clone(), move |pulse| {
        if let Some(value) = pulse.value() {
            carry_out(value);
        }
    });
}
