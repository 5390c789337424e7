//! What a teacher sets: lessons, in an order, as the end of a link.

/// Lessons in an order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// Their addresses, `stage/lesson`.
    pub lessons: Vec<String>,
}

impl Assignment {
    /// Writes it as the end of a link.
    ///
    /// # Examples
    ///
    /// ```
    /// use course::progress::Assignment;
    ///
    /// let text = "rook.moves,rook.captures,knight.jumps";
    /// let assignment = Assignment::read(text).expect("three lessons");
    /// assert_eq!(assignment.lessons[2], "knight/jumps");
    /// assert_eq!(assignment.write(), text);
    /// ```
    #[must_use]
    pub fn write(&self) -> String {
        let names: Vec<String> = self.lessons.iter().map(|it| it.replace('/', ".")).collect();
        names.join(",")
    }

    /// Reads the end of a link; nothing if it names no lessons.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let is_slug = |name: &str| {
            !name.is_empty()
                && name
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        };
        let lessons = text.split(',').map(|name| {
            let (stage, lesson) = name.split_once('.')?;
            (is_slug(stage) && is_slug(lesson)).then(|| format!("{stage}/{lesson}"))
        });
        let lessons = lessons.collect::<Option<Vec<String>>>()?;
        Some(Self { lessons })
    }
}
