//! The six kinds of pieces, and values kept once for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The kind of a piece, regardless of its side.
///
/// # Examples
///
/// ```
/// use rules::Role;
///
/// assert_eq!(Role::from_char('N'), Some(Role::Knight));
/// assert_eq!(Role::Knight.char(), 'n');
/// assert_eq!(Role::Knight.to_string(), "knight");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Steps straight ahead, takes diagonally ahead.
    Pawn,
    /// Leaps two squares in one direction and one to the side.
    Knight,
    /// Runs along diagonals.
    Bishop,
    /// Runs along ranks and files.
    Rook,
    /// Runs along diagonals, ranks and files.
    Queen,
    /// Steps to any neighboring square.
    King,
}

impl Role {
    /// All kinds, from the pawn to the king.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Role;
    ///
    /// let letters: String = Role::ALL.iter().map(|role| role.char()).collect();
    /// assert_eq!(letters, "pnbrqk");
    /// ```
    pub const ALL: [Self; 6] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
    ];

    /// The kinds a pawn can be promoted to, the usual choice first.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Role, Square};
    ///
    /// let position: Position = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1".parse()?;
    /// for role in Role::PROMOTIONS {
    ///     assert!(position.find_move(Square::A7, Square::A8, Some(role)).is_ok());
    /// }
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The position of this kind in [`Role::ALL`].
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Role;
    ///
    /// assert_eq!(Role::Queen.index(), 4);
    /// assert_eq!(Role::ALL[Role::Queen.index()], Role::Queen);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What a piece of this kind counts for, in pawns, by the usual scale: 1, 3, 3, 5 and 9; a king, which
    /// is never exchanged, counts for nothing.
    ///
    /// Other scales of the books are in `game::scale`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Role;
    ///
    /// assert_eq!(Role::Rook.points() - Role::Knight.points(), 2);
    /// ```
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            Role::Pawn => 1,
            Role::Knight | Role::Bishop => 3,
            Role::Rook => 5,
            Role::Queen => 9,
            Role::King => 0,
        }
    }

    /// The small letter of this kind: `p`, `n`, `b`, `r`, `q` or `k`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Role;
    ///
    /// assert_eq!(Role::Knight.char(), 'n');
    /// ```
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// The capital letter of this kind.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Role;
    ///
    /// assert_eq!(Role::Knight.upper_char(), 'N');
    /// ```
    #[must_use]
    pub const fn upper_char(self) -> char {
        self.char().to_ascii_uppercase()
    }

    /// Reads the letter of a kind, small or capital.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Role;
    ///
    /// assert_eq!(Role::from_char('N'), Some(Role::Knight));
    /// ```
    #[must_use]
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            'p' => Some(Self::Pawn),
            'n' => Some(Self::Knight),
            'b' => Some(Self::Bishop),
            'r' => Some(Self::Rook),
            'q' => Some(Self::Queen),
            'k' => Some(Self::King),
            _ => None,
        }
    }
}

/// Writes the English name in small letters.
///
/// # Examples
///
/// ```
/// use rules::Role;
///
/// assert_eq!(Role::Bishop.to_string(), "bishop");
/// ```
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        })
    }
}

/// One value for each kind of piece.
///
/// # Examples
///
/// ```
/// use rules::{ByRole, Role};
///
/// let worth = ByRole { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 };
/// assert_eq!(worth[Role::Rook], 5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByRole<T> {
    /// The value of pawns.
    pub pawn: T,
    /// The value of knights.
    pub knight: T,
    /// The value of bishops.
    pub bishop: T,
    /// The value of rooks.
    pub rook: T,
    /// The value of queens.
    pub queen: T,
    /// The value of kings.
    pub king: T,
}

impl<T> ByRole<T> {
    /// Makes each value from its kind.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{ByRole, Position};
    ///
    /// let start = Position::default();
    /// let pieces = ByRole::new_with(|role| start.by_role(role).len());
    /// assert_eq!((pieces.pawn, pieces.rook, pieces.king), (16, 4, 2));
    /// ```
    pub fn new_with(mut value: impl FnMut(Role) -> T) -> Self {
        Self {
            pawn: value(Role::Pawn),
            knight: value(Role::Knight),
            bishop: value(Role::Bishop),
            rook: value(Role::Rook),
            queen: value(Role::Queen),
            king: value(Role::King),
        }
    }

    /// The value of `role`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{ByRole, Role};
    ///
    /// let names = ByRole::new_with(|role| role.to_string());
    /// assert_eq!(names.get(Role::Rook), "rook");
    /// ```
    pub const fn get(&self, role: Role) -> &T {
        match role {
            Role::Pawn => &self.pawn,
            Role::Knight => &self.knight,
            Role::Bishop => &self.bishop,
            Role::Rook => &self.rook,
            Role::Queen => &self.queen,
            Role::King => &self.king,
        }
    }

    /// The value of `role`, to be changed.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{ByRole, Role};
    ///
    /// let mut taken = ByRole::<u32>::default();
    /// *taken.get_mut(Role::Pawn) += 2;
    /// assert_eq!(taken.pawn, 2);
    /// ```
    pub const fn get_mut(&mut self, role: Role) -> &mut T {
        match role {
            Role::Pawn => &mut self.pawn,
            Role::Knight => &mut self.knight,
            Role::Bishop => &mut self.bishop,
            Role::Rook => &mut self.rook,
            Role::Queen => &mut self.queen,
            Role::King => &mut self.king,
        }
    }

    /// Turns all values into others.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::ByRole;
    ///
    /// let worth = ByRole { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 };
    /// assert_eq!(worth.map(|pawns| pawns * 100).rook, 500);
    /// ```
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> ByRole<U> {
        ByRole {
            pawn: change(self.pawn),
            knight: change(self.knight),
            bishop: change(self.bishop),
            rook: change(self.rook),
            queen: change(self.queen),
            king: change(self.king),
        }
    }
}

/// The value of a kind in brackets.
///
/// # Examples
///
/// ```
/// use rules::{ByRole, Role};
///
/// let letters = ByRole::new_with(Role::upper_char);
/// assert_eq!(letters[Role::Knight], 'N');
/// ```
impl<T> Index<Role> for ByRole<T> {
    type Output = T;

    fn index(&self, role: Role) -> &T {
        self.get(role)
    }
}

/// The value of a kind in brackets, to be changed.
///
/// # Examples
///
/// ```
/// use rules::{ByRole, Role};
///
/// let mut taken = ByRole::<u32>::default();
/// taken[Role::Queen] += 1;
/// assert_eq!(taken.queen, 1);
/// ```
impl<T> IndexMut<Role> for ByRole<T> {
    fn index_mut(&mut self, role: Role) -> &mut T {
        self.get_mut(role)
    }
}
