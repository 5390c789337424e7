//! From a task to attributes.

use std::fmt;

use rules::{Bitboard, Color};

use super::SIDES;
use crate::{Ask, Attribute, Goal, Task};

impl Task {
    /// Its attributes, those first that tell the most; [`parse`](Self::parse) reads them again.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::{Attribute, Task};
    ///
    /// let task = Task::parse(&[("mode", "line"), ("reply", "all")])?;
    /// let attributes = task.attributes();
    /// assert_eq!(attributes[1], (Attribute::Reply, "all".to_owned()));
    /// # Ok::<(), exercise::TaskError>(())
    /// ```
    #[must_use]
    pub fn attributes(&self) -> Vec<(Attribute, String)> {
        let mut write = Writer(Vec::new());
        match self {
            Self::Solve(task) => {
                write.push(Attribute::Mode, "solve");
                write.push(Attribute::Goal, task.goal().name());
                write.goal(task.goal());
                write.push(Attribute::Fen, task.setup());
            }
            Self::Find(task) => {
                write.push(Attribute::Mode, "find");
                write.push(Attribute::Ask, task.ask().name());
                write.ask(task.ask());
                write.push(Attribute::Fen, task.setup());
            }
            Self::Line(task) => {
                write.push(Attribute::Mode, "line");
                write.push_if(Attribute::Side, task.side.map(side));
                write.push(Attribute::Reply, &task.reply);
                write.push_if(Attribute::Start, task.start.as_ref());
            }
        }
        write.0
    }
}

impl fmt::Display for Task {
    /// The attributes as HTML writes them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (name, value)) in self.attributes().into_iter().enumerate() {
            // Neither a FEN nor any other value has quotation marks.
            let gap = if index > 0 { " " } else { "" };
            write!(f, "{gap}{name}=\"{value}\"")?;
        }
        Ok(())
    }
}

struct Writer(Vec<(Attribute, String)>);

impl Writer {
    fn push(&mut self, attribute: Attribute, value: &(impl ToString + ?Sized)) {
        self.0.push((attribute, value.to_string()));
    }

    fn push_if(&mut self, attribute: Attribute, value: Option<impl ToString>) {
        if let Some(value) = value {
            self.push(attribute, &value);
        }
    }

    fn goal(&mut self, goal: Goal) {
        self.push_if(Attribute::By, goal.by());
        match goal {
            Goal::Reach { to, .. } => self.push(Attribute::To, &squares(to)),
            Goal::Promote { to, .. } => self.push_if(Attribute::To, to.map(|role| role.char())),
            _ => {}
        }
        let counted = if goal.is_alone() {
            Attribute::MaxMoves
        } else {
            Attribute::In
        };
        self.push_if(counted, goal.moves());
    }

    fn ask(&mut self, ask: Ask) {
        match ask {
            Ask::Moves(of) | Ask::Captures(of) | Ask::Checks(of) => {
                self.push_if(Attribute::Of, of);
            }
            Ask::Squares(of) => self.push(Attribute::Of, &of),
            Ask::Square(of) | Ask::Name(of) => self.push(Attribute::Of, &squares(of)),
            Ask::Attackers { of, side: whose } | Ask::Defenders { of, side: whose } => {
                self.push(Attribute::Of, &of);
                self.push(Attribute::Side, side(whose));
            }
            Ask::Pinned { side: whose } => self.push_if(Attribute::Side, whose.map(side)),
        }
    }
}

fn side(color: Color) -> &'static str {
    color.fold_wb(SIDES[0], SIDES[1])
}

fn squares(squares: Bitboard) -> String {
    let names = squares.into_iter().map(|square| square.to_string());
    names.collect::<Vec<_>>().join(" ")
}
