//! The options of an export.

use notation::style::Style;
use picture::Coordinates;

use super::text::{Form, Scope};

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// In one of the notations.
    Style(Style),
    /// In whole sentences.
    Sentences,
}

impl Notation {
    /// The key of the sentences, beside those of the styles.
    const SENTENCES: &'static str = "sentences";

    /// Every notation, the sentences after those that are no language's.
    pub fn all() -> impl Iterator<Item = Self> {
        let (of_languages, others): (Vec<_>, Vec<_>) = Style::ALL
            .into_iter()
            .partition(|style| matches!(style, Style::Localized(_)));
        let others = others.into_iter().map(Self::Style);
        others
            .chain([Self::Sentences])
            .chain(of_languages.into_iter().map(Self::Style))
    }

    /// The text by which lists know it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Style(style) => style.key(),
            Self::Sentences => Self::SENTENCES,
        }
    }

    /// Reads a key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        if key == Self::SENTENCES {
            return Some(Self::Sentences);
        }
        Style::from_key(key).map(Self::Style)
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Style(style) => words::notation_name(style),
            Self::Sentences => words::export_notation_sentences(),
        }
    }
}

/// How moves are set down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// One after another.
    #[default]
    Running,
    /// White's beside Black's.
    Columns,
    /// White's above Black's.
    Fractions,
}

impl Layout {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Running, Self::Columns, Self::Fractions];

    /// The text by which lists know it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Columns => "columns",
            Self::Fractions => "fractions",
        }
    }

    /// The name of the choice, as it is offered.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Running => words::export_form_running(),
            Self::Columns => words::export_form_columns(),
            Self::Fractions => words::export_form_fractions(),
        }
    }

    /// Reads a key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.key() == key)
    }
}

/// How large pictures are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Size {
    /// For a line of text.
    Small,
    /// For a page.
    #[default]
    Medium,
    /// For a screen.
    Large,
    /// For a wall.
    Poster,
}

impl Size {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Small, Self::Medium, Self::Large, Self::Poster];

    /// The text by which lists know it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
            Self::Poster => "poster",
        }
    }

    /// The name of the choice, as it is offered.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Small => words::export_size_small(),
            Self::Medium => words::export_size_medium(),
            Self::Large => words::export_size_large(),
            Self::Poster => words::export_size_poster(),
        }
    }

    /// Reads a key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.key() == key)
    }

    /// The width of a square in pixels.
    #[must_use]
    pub const fn square(self) -> u32 {
        match self {
            Self::Small => 32,
            Self::Medium => 64,
            Self::Large => 112,
            Self::Poster => 224,
        }
    }
}

/// All options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choices {
    /// How moves are written.
    pub notation: Notation,
    /// How moves are set down, if not in sentences.
    pub layout: Layout,
    /// How much is taken.
    pub scope: Scope,
    /// Where the names of files and ranks stand.
    pub coordinates: Coordinates,
    /// Arrows and circles are drawn.
    pub shapes: bool,
    /// The last move is marked.
    pub last_move: bool,
    /// How large pictures are.
    pub size: Size,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            notation: Notation::Style(Style::San),
            layout: Layout::default(),
            scope: Scope::Everything,
            coordinates: Coordinates::default(),
            shapes: true,
            last_move: true,
            size: Size::default(),
        }
    }
}

impl Choices {
    /// The form of the text.
    #[must_use]
    pub const fn form(&self) -> Form {
        match (self.notation, self.layout) {
            (Notation::Sentences, _) => Form::Sentences,
            (Notation::Style(style), Layout::Running) => Form::Running(style),
            (Notation::Style(style), Layout::Columns) => Form::Columns(style),
            (Notation::Style(style), Layout::Fractions) => Form::Fractions(style),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Layout, Notation, Size};

    #[test]
    fn every_choice_is_known_by_its_key() {
        let notations: Vec<Notation> = Notation::all().collect();
        assert_eq!(notations.len(), 26);
        for notation in notations {
            assert_eq!(Notation::from_key(notation.key()), Some(notation));
        }
        for layout in Layout::ALL {
            assert_eq!(Layout::from_key(layout.key()), Some(layout));
        }
        for size in Size::ALL {
            assert_eq!(Size::from_key(size.key()), Some(size));
        }
        assert_eq!(Notation::from_key("runes"), None);
    }
}
