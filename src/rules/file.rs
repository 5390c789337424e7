//! The eight files, the columns of the board.

use std::fmt::{self, Write};

/// A file, named from `a` on White's left to `h` on White's right.
///
/// # Examples
///
/// ```
/// use rules::File;
///
/// assert_eq!(File::from_char('e'), Some(File::E));
/// assert_eq!(File::E.index(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum File {
    /// The a-file.
    A,
    /// The b-file.
    B,
    /// The c-file.
    C,
    /// The d-file.
    D,
    /// The e-file.
    E,
    /// The f-file.
    F,
    /// The g-file.
    G,
    /// The h-file.
    H,
}

impl File {
    /// All files from a to h.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::File;
    ///
    /// let letters: String = File::ALL.iter().map(|file| file.char()).collect();
    /// assert_eq!(letters, "abcdefgh");
    /// ```
    pub const ALL: [Self; 8] = [
        Self::A,
        Self::B,
        Self::C,
        Self::D,
        Self::E,
        Self::F,
        Self::G,
        Self::H,
    ];

    /// 0 for the a-file to 7 for the h-file.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::File;
    ///
    /// assert_eq!(File::C.index(), 2);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file with this index, if it is below 8.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::File;
    ///
    /// assert_eq!(File::from_index(7), Some(File::H));
    /// ```
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 8 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// Its letter, `a` to `h`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::File;
    ///
    /// assert_eq!(File::C.char(), 'c');
    /// ```
    #[must_use]
    pub const fn char(self) -> char {
        (b'a' + self as u8) as char
    }

    /// Reads a small letter from `a` to `h`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::File;
    ///
    /// assert_eq!(File::from_char('c'), Some(File::C));
    /// ```
    #[must_use]
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter {
            'a'..='h' => Self::from_index(letter as usize - 'a' as usize),
            _ => None,
        }
    }
}

/// Writes the letter of the file.
///
/// # Examples
///
/// ```
/// use rules::File;
///
/// assert_eq!(format!("the {}-file", File::G), "the g-file");
/// ```
impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.char())
    }
}
