//! The settings that are a choice among a few.

/// Not in each choice, which would be compiled once for each.
#[inline(never)]
fn place(keys: &[&str], key: &str) -> Option<usize> {
    keys.iter().position(|known| *known == key)
}

/// Declares a choice whose values are kept by their keys; the first one is the default.
macro_rules! choices {
    ($(#[$doc:meta])* $name:ident {
        $(#[$first_doc:meta])* $first:ident = $first_key:literal,
        $($(#[$other_doc:meta])* $other:ident = $other_key:literal,)*
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
        Paper = "paper",
        /// A table of wood.
        Wood = "wood",
        /// Black, white, and thick lines.
        Contrast = "contrast",
        /// As a sheet from the printer: no color.
        Print = "print",
    }
}

choices! {
    /// Light or dark colors.
    Scheme {
        /// As the system is set.
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

choices! {
    /// The colors of the squares.
    SquareColors {
        /// Those of the theme.
        Theme = "theme",
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Gray.
        Gray = "gray",
    }
}

choices! {
    /// The drawing of the pieces.
    PieceSet {
        /// Engraved, as in a book.
        Book = "book",
        /// Bold silhouettes without inner lines.
        Bold = "bold",
        /// Plain shapes with straight edges.
        Carved = "carved",
    }
}

choices! {
    /// How two players at one board sit.
    Seating {
        /// On one side of the board.
        Together = "together",
        /// Face to face: what belongs to the player opposite is turned toward that player.
        Facing = "facing",
        /// One player sits at the board at a time: it turns after each move.
        Turning = "turning",
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
