//! The settings that are a choice among a few.

/// Not in each choice, which would be compiled once for each.
#[inline(never)]
fn place(keys: &[&str], key: &str) -> Option<usize> {
    keys.iter().position(|known| *known == key)
}

/// Declares a choice whose values are kept by their keys and shown by their names; the first one is
/// the default.
macro_rules! choices {
    ($(#[$doc:meta])* $name:ident {
        $(#[$first_doc:meta])* $first:ident = $first_key:literal, $first_name:path;
        $($(#[$other_doc:meta])* $other:ident = $other_key:literal, $other_name:path;)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $($(#[$other_doc])* $other,)*
        }

        impl $name {
            /// Every choice, in the order in which it is offered.
            pub const ALL: &'static [Self] = &[Self::$first, $(Self::$other),*];

            /// The name under which the choice is stored and styled.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    Self::$first => $first_key,
                    $(Self::$other => $other_key,)*
                }
            }

            /// The name under which the choice is offered.
            #[must_use]
            pub fn name(self) -> String {
                match self {
                    Self::$first => $first_name(),
                    $(Self::$other => $other_name(),)*
                }
            }

            /// Reads what [`key`](Self::key) wrote.
            #[must_use]
            pub fn from_key(key: &str) -> Option<Self> {
                let place = place(&[$first_key, $($other_key),*], key)?;
                Self::ALL.get(place).copied()
            }
        }
    };
}

choices! {
    /// The look of the page and the board.
    Theme {
        /// A printed page.
        Paper = "paper", words::theme_paper;
        /// A table of wood.
        Wood = "wood", words::theme_wood;
        /// Black, white, and thick lines.
        Contrast = "contrast", words::theme_contrast;
        /// As a sheet from the printer: no color.
        Print = "print", words::theme_print;
    }
}

choices! {
    /// Light or dark colors.
    Scheme {
        /// As the system is set.
        Auto = "auto", words::scheme_auto;
        /// Light.
        Light = "light", words::scheme_light;
        /// Dark.
        Dark = "dark", words::scheme_dark;
    }
}

choices! {
    /// The colors of the squares.
    SquareColors {
        /// Those of the theme.
        Theme = "theme", words::squares_theme;
        /// Green.
        Green = "green", words::squares_green;
        /// Blue.
        Blue = "blue", words::squares_blue;
        /// Gray.
        Gray = "gray", words::squares_gray;
    }
}

choices! {
    /// The drawing of the pieces.
    PieceSet {
        /// Engraved, as in a book.
        Book = "book", words::pieces_book;
        /// Bold silhouettes without inner lines.
        Bold = "bold", words::pieces_bold;
        /// Plain shapes with straight edges.
        Carved = "carved", words::pieces_carved;
    }
}

choices! {
    /// How two players at one board sit.
    Seating {
        /// On one side of the board.
        Together = "together", words::seating_together;
        /// Face to face: what belongs to the player opposite is turned toward that player.
        Facing = "facing", words::seating_facing;
        /// One player sits at the board at a time: it turns after each move.
        Turning = "turning", words::seating_turning;
    }
}

/// How loud sounds and speech are: from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Volume(u8);

impl Volume {
    /// The loudest.
    pub const MAX: u8 = 10;

    /// A volume; `None` outside 1 to 10.
    #[must_use]
    pub const fn new(volume: u8) -> Option<Self> {
        match volume {
            1..=Self::MAX => Some(Self(volume)),
            _ => None,
        }
    }

    /// Reads the number.
    #[must_use]
    pub const fn from_key(key: &str) -> Option<Self> {
        match key.as_bytes() {
            [digit @ b'1'..=b'9'] => Some(Self(*digit - b'0')),
            b"10" => Some(Self(Self::MAX)),
            _ => None,
        }
    }

    /// From 1 to 10.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for Volume {
    fn default() -> Self {
        Self(6)
    }
}
