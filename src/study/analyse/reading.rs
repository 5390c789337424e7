//! Long texts are read in slices, so that the page answers its reader all the time.

use std::pin::Pin;
use std::rc::Rc;

use record::pgn::Pause;
use ui::platform::pause;

use super::shelf::{self, Recognised};

/// A text that is being read.
#[derive(Debug, PartialEq, Eq)]
pub struct Reading {
    /// The name of the file, if it was one.
    pub name: Option<Rc<str>>,
    /// The text.
    pub text: Rc<str>,
}

/// What a text is, or what is wrong with it, in words.
pub type ReadResult = Result<Recognised, String>;

/// What comes of a text.
pub type Read = Pin<Box<dyn Future<Output = ReadResult>>>;

/// Reads a text with pauses in which the browser does what else there is to do.
#[must_use]
pub fn read(reading: Rc<Reading>) -> Read {
    Box::pin(async move {
        let mut pause = || -> Pause { Box::pin(pause::next_task()) };
        pause().await;
        shelf::recognise_in_slices(&reading.text, reading.name.clone(), &mut pause).await
    })
}

/// The look at the beginning of a text; whether it is a printed book.
pub type Looking = Pin<Box<dyn Future<Output = bool>>>;

/// Looks at the beginning of a text with pauses.
#[must_use]
pub fn is_old_book(beginning: Rc<str>) -> Looking {
    Box::pin(async move {
        let mut pause = || -> Pause { Box::pin(pause::next_task()) };
        shelf::is_old_book(&beginning, &mut pause).await
    })
}
