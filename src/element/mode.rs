//! What a board can be in a page.

/// What is done with a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// It is looked at.
    #[default]
    Diagram,
    /// Both sides move on it by all the laws.
    Play,
    /// A goal is reached on it.
    Solve,
    /// Everything of a kind is found on it.
    Find,
    /// The author's line is played.
    Line,
    /// A game is looked at.
    Game,
    /// Men are put on it.
    Setup,
}

impl Mode {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Diagram,
        Self::Play,
        Self::Solve,
        Self::Find,
        Self::Line,
        Self::Game,
        Self::Setup,
    ];

    /// Its name in the attribute `mode`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Diagram => "diagram",
            Self::Play => "play",
            Self::Solve => "solve",
            Self::Find => "find",
            Self::Line => "line",
            Self::Game => "game",
            Self::Setup => "setup",
        }
    }

    /// Its name, with what it is for.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Diagram => words::builder_mode_diagram(),
            Self::Play => words::builder_mode_play(),
            Self::Solve => words::builder_mode_solve(),
            Self::Find => words::builder_mode_find(),
            Self::Line => words::builder_mode_line(),
            Self::Game => words::builder_mode_game(),
            Self::Setup => words::builder_mode_setup(),
        }
    }

    /// Reads a name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|mode| mode.key().eq_ignore_ascii_case(key.trim()))
    }

    /// Whether it is about moves that the author has written.
    #[must_use]
    pub const fn has_record(self) -> bool {
        matches!(self, Self::Line | Self::Game)
    }

    /// Whether it asks for an answer.
    #[must_use]
    pub const fn is_task(self) -> bool {
        matches!(self, Self::Solve | Self::Find | Self::Line)
    }
}
