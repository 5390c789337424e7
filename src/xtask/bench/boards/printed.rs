//! What the script prints of the boards.

use crate::failure::{Failure, Outcome};

/// The page of our own whose thirty boards are tasks.
pub(super) const TASKS: &str = "thirty exercises";

/// All that was measured.
#[derive(Debug, Default)]
pub(super) struct Figures {
    /// Ours first.
    pub(super) boards: Vec<Board>,
    /// Thirty tasks on our boards.
    pub(super) tasks: Many,
}

impl Figures {
    /// The pages with thirty boards and their names.
    pub(super) fn thirty(&self) -> impl Iterator<Item = (&str, &Many)> {
        let diagrams = self.boards.iter();
        let diagrams = diagrams.map(|board| (board.name.as_str(), &board.many));
        diagrams.chain([(TASKS, &self.tasks)])
    }

    fn board(&mut self, name: &str) -> &mut Board {
        let known = self.boards.iter().position(|board| board.name == name);
        let place = known.unwrap_or_else(|| {
            self.boards.push(Board {
                name: name.to_owned(),
                ..Board::default()
            });
            self.boards.len() - 1
        });
        &mut self.boards[place]
    }
}

/// A board of ours or of others.
#[derive(Debug, Default)]
pub(super) struct Board {
    pub(super) name: String,
    /// Until the first diagram, and until the first legal move where it takes any.
    pub(super) pages: [Option<Page>; 2],
    pub(super) many: Many,
}

/// A page with one board.
#[derive(Debug, Default)]
pub(super) struct Page {
    /// How many files it fetches, and what they weigh as they are, by gzip and by brotli.
    pub(super) weight: [u64; 4],
    /// Milliseconds, one for each round.
    pub(super) times: Vec<f64>,
}

/// A page with thirty boards; one number for each round.
#[derive(Debug, Default)]
pub(super) struct Many {
    /// Milliseconds until the first board is painted.
    pub(super) first: Vec<f64>,
    /// What tasks took above 50 milliseconds each, in all.
    pub(super) blocked: Vec<f64>,
    /// Milliseconds of the longest task.
    pub(super) longest: Vec<f64>,
    /// The sum of all layout shifts.
    pub(super) shift: Vec<f64>,
}

/// Reads lines of `bytes`, `time` and `many`, as the head of the script tells them.
pub(super) fn read(printed: &str) -> Outcome<Figures> {
    let mut figures = Figures::default();
    for line in printed.lines() {
        let broken = || Failure::new(format!("cannot read `{line}`"));
        let words: Vec<&str> = line.split('\t').collect();
        let [kind, name, what, ref values @ ..] = words[..] else {
            return Err(broken());
        };
        let values: Vec<f64> = values
            .iter()
            .map(|value| value.parse().map_err(|_| broken()))
            .collect::<Outcome<_>>()?;
        if kind == "many" {
            let many = match name {
                TASKS => &mut figures.tasks,
                name => &mut figures.board(name).many,
            };
            *many.figure(what).ok_or_else(broken)? = values;
            continue;
        }
        let place = ["diagram", "move"].iter().position(|&page| page == what);
        let pages = &mut figures.board(name).pages;
        let page = pages[place.ok_or_else(broken)?].get_or_insert_default();
        match kind {
            "bytes" => {
                let weight: Vec<u64> = values.iter().map(|&size| size as u64).collect();
                page.weight = weight.try_into().map_err(|_| broken())?;
            }
            "time" => page.times = values,
            _ => return Err(broken()),
        }
    }
    match figures.boards.len() {
        0 | 1 => Err(Failure::new("no board was measured beside ours")),
        _ => Ok(figures),
    }
}

impl Many {
    fn figure(&mut self, name: &str) -> Option<&mut Vec<f64>> {
        match name {
            "first" => Some(&mut self.first),
            "blocked" => Some(&mut self.blocked),
            "longest" => Some(&mut self.longest),
            "shift" => Some(&mut self.shift),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn lines_of_the_script_become_boards() {
        let figures = read(
            "bytes\tours\tdiagram\t1\t9\t8\t7\ntime\tours\tdiagram\t5.5\t6\n\
             bytes\ta viewer\tdiagram\t2\t90\t80\t70\nmany\tours\tblocked\t3\t4\n\
             many\tthirty exercises\tshift\t0\t0.1",
        );
        let figures = figures.unwrap();
        let [ours, viewer] = &figures.boards[..] else {
            panic!("two boards were told")
        };
        let diagram = ours.pages[0].as_ref().unwrap();
        assert_eq!(diagram.weight, [1, 9, 8, 7]);
        assert_eq!(diagram.times, [5.5, 6.0]);
        assert_eq!(ours.many.blocked, [3.0, 4.0]);
        assert!(viewer.pages[1].is_none());
        assert_eq!(figures.tasks.shift, [0.0, 0.1]);
    }

    #[test]
    fn what_is_no_line_of_the_script_is_refused() {
        let known = "bytes\ta\tdiagram\t1\t9\t8\t7\nbytes\tb\tdiagram\t1\t9\t8\t7\n";
        assert!(read(known).is_ok());
        for wrong in [
            "bytes",
            "bytes\ta\tdiagram\t1\t9",
            "bytes\ta\tgame\t1\t9\t8\t7",
            "time\ta\tmove\tsoon",
            "many\ta\tlate\t1",
        ] {
            assert!(read(&format!("{known}{wrong}")).is_err(), "{wrong}");
        }
        assert!(read("bytes\ta\tdiagram\t1\t9\t8\t7").is_err());
    }
}
