//! The record as it is kept in the browser: a head of one line, then PGN.

use std::rc::Rc;

use record::{Editor, NodeId, Record, pgn};
use rules::Color;

use super::shelf::Shelf;
use super::state::{Analysis, Earlier};
use moves::walk;

/// What the first line begins with; another number is another layout.
const HEAD: &str = "jadoube-study 1";

/// The texts that were kept.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// The record.
    pub record: Option<Rc<str>>,
    /// What stood here before it.
    pub earlier: Option<Rc<str>>,
}

impl Kept {
    /// Whether nothing was kept.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.record.is_none() && self.earlier.is_none()
    }
}

/// What a kept text says.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The record.
    pub record: Record,
    /// The way to the shown node.
    pub path: Vec<usize>,
    /// The color at the bottom of the board.
    pub bottom: Color,
}

/// The text under which the record is kept.
#[must_use]
pub fn to_text(analysis: &Analysis) -> String {
    write(
        analysis.record(),
        analysis.recorder.node,
        analysis.recorder.bottom,
    )
}

/// The text under which what stood here before is kept.
#[must_use]
pub fn earlier_to_text(earlier: &Earlier) -> String {
    write(earlier.editor.record(), earlier.node, Color::White)
}

fn write(record: &Record, node: NodeId, bottom: Color) -> String {
    let path = walk::path_of(record, node);
    let path: Vec<_> = path.iter().map(usize::to_string).collect();
    let (bottom, pgn) = (bottom.to_string(), pgn::write(record));
    [HEAD, ";", &bottom, ";", &path.join(" "), "\n", &pgn].concat()
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
    let game = pgn::read_all(pgn).into_iter().next()?;
    Some(Draft {
        record: game.record,
        path,
        bottom,
    })
}

impl Analysis {
    /// Continues with what was kept.
    pub(super) fn resume_kept(&mut self, kept: Kept) {
        if let Some(before) = kept.earlier.and_then(|text| parse(&text)) {
            self.remember(before);
        }
        match kept.record.map(|text| (parse(&text), text)) {
            Some((Some(draft), _)) => self.resume(draft),
            Some((None, text)) => {
                self.unreadable = Some(text);
                self.recorder.conversation.say(words::draft_unreadable());
            }
            None => {}
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
        let draft = parse(&to_text(&analysis)).expect("it was just written");
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
