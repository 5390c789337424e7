//! How the moves are shown: their layout and their notation.

use notation::style::Style;

/// The layout of moves on the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// In two columns, variations in rows between.
    #[default]
    Table,
    /// Running text, as in a book.
    Book,
}

impl Layout {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Table, Self::Book];

    /// The name under which the choice is stored and styled.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Book => "book",
        }
    }

    /// The name of the choice, as it is offered.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Table => words::layout_table(),
            Self::Book => words::layout_book(),
        }
    }

    /// Reads what [`key`](Self::key) wrote.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.key() == key)
    }
}

/// The options of how moves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Their layout on the page.
    pub layout: Layout,
    /// In which notation they are written.
    pub style: Style,
}

impl Default for View {
    fn default() -> Self {
        Self {
            layout: Layout::Table,
            style: Style::Figurine,
        }
    }
}

impl View {
    /// The text form for storage.
    #[must_use]
    pub fn to_text(self) -> String {
        [self.layout.key(), " ", self.style.key()].concat()
    }

    /// Reads what [`to_text`](Self::to_text) wrote; unknown parts get their defaults.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let (layout, style) = text.split_once(' ').unwrap_or((text, ""));
        let first = Self::default();
        Self {
            layout: Layout::from_key(layout).unwrap_or(first.layout),
            style: Style::from_key(style).unwrap_or(first.style),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_read_back() {
        for layout in Layout::ALL {
            for style in Style::ALL {
                let view = View { layout, style };
                assert_eq!(View::parse(&view.to_text()), view);
            }
        }
        assert_eq!(View::parse(""), View::default());
    }
}
