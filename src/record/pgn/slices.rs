//! Reading with pauses: the same reader serves callers that can wait and pages that cannot.

use std::future::{Future, ready};
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

/// A pause of a reader; it goes on when this is over.
pub type Pause = Pin<Box<dyn Future<Output = ()>>>;

/// Makes the pauses of a reader.
pub type Pauses<'a> = &'a mut dyn FnMut() -> Pause;

/// A pause that is over at once.
#[must_use]
pub fn without_pause() -> Pause {
    Box::pin(ready(()))
}

/// What comes of a reader without pauses: one that waits for nothing else.
pub fn at_once<T>(reader: impl Future<Output = T>) -> T {
    let mut reader = pin!(reader);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        // It waits for nothing but its pauses.
        if let Poll::Ready(read) = reader.as_mut().poll(&mut context) {
            return read;
        }
    }
}
