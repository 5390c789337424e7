//! The record as it is kept in the browser: a head of one line, then PGN.

use std::rc::Rc;

use record::{Editor, NodeId, Record, pgn};
use rules::Color;

use super::entered::Entered;
use super::kept::{Kept, together};
use super::shelf::Shelf;
use super::state::{Analysis, Earlier};
use moves::walk;

/// What the first line begins with; another number is another layout.
const HEAD: &str = "jadoube-study 1";

/// What a kept text says.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The record.
    pub record: Record,
    /// The way to the shown node.
    pub path: Vec<usize>,
    /// The color at the bottom of the board.
    pub bottom: Color,
    /// Whether all of the text could be read.
    pub is_whole: bool,
}

/// The text under which the record is kept, of which `pgn` is the PGN.
#[must_use]
pub fn to_text(analysis: &Analysis, pgn: &str) -> String {
    let state = &analysis.recorder;
    write(analysis.record(), state.node, state.bottom, pgn)
}

/// The text under which what stood here before is kept.
#[must_use]
pub fn earlier_to_text(earlier: &Earlier) -> String {
    let record = earlier.editor.record();
    write(record, earlier.node, Color::White, &pgn::write(record))
}

fn write(record: &Record, node: NodeId, bottom: Color, pgn: &str) -> String {
    let path = walk::path_of(record, node);
    let path: Vec<_> = path.iter().map(usize::to_string).collect();
    let bottom = bottom.to_string();
    [HEAD, ";", &bottom, ";", &path.join(" "), "\n", pgn].concat()
}

/// Reads what [`to_text`] wrote; `None` for anything else.
#[must_use]
pub fn parse(text: &str) -> Option<Draft> {
    let (head, pgn) = text.split_once('\n')?;
    let mut fields = head.split(';');
    if fields.next() != Some(HEAD) {
        return None;
    }
    let bottom = match fields.next()? {
        "black" => Color::Black,
        _ => Color::White,
    };
    let path = fields.next()?.split_whitespace();
    let path = path
        .map(|index| index.parse().ok())
        .collect::<Option<_>>()?;
    let mut games = pgn::read_all(pgn).into_iter();
    let game = games.next()?;
    let is_whole = games.next().is_none() && game.unread.trim().is_empty();
    Some(Draft {
        record: game.record,
        path,
        bottom,
        is_whole,
    })
}

/// Kept texts without their heads, so that other programs can read them.
pub(super) fn without_heads(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with(HEAD));
    lines.flat_map(|line| [line, "\n"]).collect()
}

impl Analysis {
    /// Continues with what was kept; what cannot be read of it is set aside.
    pub(super) fn resume_kept(&mut self, kept: Kept) {
        let mut aside: Vec<Rc<str>> = kept.set_aside.into_iter().collect();
        if let Some(text) = kept.earlier {
            let before = parse(&text);
            if !before.as_ref().is_some_and(|before| before.is_whole) {
                aside.push(text);
            }
            if let Some(before) = before {
                self.remember(before);
            }
        }
        if let Some(text) = kept.record {
            let draft = parse(&text);
            if !draft.as_ref().is_some_and(|draft| draft.is_whole) {
                aside.push(text);
            }
            if let Some(draft) = draft {
                self.resume(draft);
            }
        }
        if let Some(text) = kept.entered {
            match Entered::parse(&text) {
                Some(entered) => self.go_on_entering(entered),
                None => aside.push(text),
            }
        }
        self.waiting_score = kept.waiting_score;
        self.set_aside = together(aside.into_iter());
        if self.set_aside.is_some() {
            self.recorder.conversation.say(words::draft_unreadable());
        }
    }

    /// Continues with a record, without announcing it.
    pub fn resume(&mut self, draft: Draft) {
        let node = walk::node_at(&draft.record, &draft.path);
        self.shelf = Shelf::default();
        self.put(draft.record, node);
        self.recorder.bottom = draft.bottom;
    }

    /// What stood here before it, to be brought back.
    pub fn remember(&mut self, draft: Draft) {
        let node = walk::node_at(&draft.record, &draft.path);
        self.earlier = Some(Rc::new(Earlier {
            editor: Rc::new(Editor::new(draft.record)),
            node,
            shelf: Shelf::default(),
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moves::view::View;
    use ui::settings::Settings;

    #[test]
    fn a_record_is_kept_with_the_place_that_is_shown() {
        let text = "[White \"A\"]\n\n1. e4 $1 {Yes [%csl Ge4]} (1. d4 d5) 1... e5 *";
        let record = pgn::read_all(text).remove(0).record;
        let node = walk::node_at(&record, &[1, 0]);
        let (settings, view) = (Settings::default(), View::default());
        let mut analysis = Analysis::new(record.clone(), node, settings, view);
        analysis.recorder.bottom = Color::Black;
        let text = to_text(&analysis, &pgn::write(analysis.record()));
        let draft = parse(&text).expect("it was just written");
        let mut again = Analysis::new(Record::default(), Record::ROOT, settings, view);
        again.resume(draft);
        assert_eq!(*again.record(), record);
        assert_eq!(walk::path_of(again.record(), again.recorder.node), [1, 0]);
        assert_eq!(again.recorder.bottom, Color::Black);
    }

    #[test]
    fn nothing_else_is_taken_for_a_record() {
        assert!(parse("").is_none());
        assert!(parse("jadoube-study 2;white;0\n1. e4 *").is_none());
    }
}
