//! The parts of the program: what draws some of the pages, fetched when the first of them is shown.

use std::fmt;
use std::rc::Rc;

use yew::Html;

use crate::lazy::Fetching;
use crate::request::PageProps;
use crate::route::Page;

/// Draws the pages of a part.
#[derive(Clone)]
pub struct View(Rc<dyn Fn(&PageProps) -> Html>);

impl View {
    /// The pages as a function of what they are given.
    pub fn new(view: impl Fn(&PageProps) -> Html + 'static) -> Self {
        Self(Rc::new(view))
    }

    /// Draws them.
    pub fn draw(&self, props: &PageProps) -> Html {
        (self.0)(props)
    }
}

impl fmt::Debug for View {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("View")
    }
}

/// An attempt to fetch a part with pages.
pub type Opening = Fetching<View>;

/// A part of the program.
#[derive(Clone, Copy)]
pub struct Part {
    /// The pages that it draws.
    pub pages: &'static [Page],
    /// Fetches it.
    pub open: fn() -> Opening,
}

impl fmt::Debug for Part {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Part").field(&self.pages).finish()
    }
}

/// The state of a part.
#[derive(Clone, Debug, Default)]
pub enum Progress {
    /// It was not needed yet.
    #[default]
    Absent,
    /// It is being fetched.
    Fetching,
    /// It could not be fetched.
    Failed,
    /// It is here.
    Here(View),
}
