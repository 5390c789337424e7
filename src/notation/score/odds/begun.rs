//! Where a game at odds begins.

use rules::{Color, Position};

use super::super::beginning::Beginning;
use super::super::form::Form;
use super::super::game::Reader;
use super::super::page::LineKind;
use super::super::place::Site;
use super::super::track::Next;
use super::super::{Reason, System};
use super::{LONGEST, is_same, last_named, may_be_of, start as start_of};

impl Reader<'_> {
    /// The position from which a game at odds begins, unless another one is asked for, and how many moves
    /// White makes there at once.
    pub(in crate::score) fn odds(
        &self,
        from: usize,
        first: &Beginning,
        start: &Position,
    ) -> Option<(Position, u32)> {
        if *start != Position::default() {
            return None;
        }
        let before = first.item.saturating_sub(LONGEST).max(from);
        let mut heading = Vec::new();
        let mut at = before;
        while at < first.item {
            let line = self.page.line(at);
            let end = line.items.end.min(first.item);
            let phrase = self.page.phrase(at..end);
            if line.kind != LineKind::Prose || may_be_of(&phrase) {
                heading.push(phrase);
            }
            at = end;
        }
        let heading = heading.join(" ");
        start_of(&heading).or_else(|| {
            let is_same = cfg!(feature = "books") && is_same(&heading);
            let named = || {
                let named = last_named(&self.page.text[..self.page.byte(before)]);
                named.or_else(|| last_named(&self.options.before))
            };
            is_same.then(named)?
        })
    }

    /// Where a game goes on in which White makes several moves before Black makes one: behind all of them
    /// but the last, which no record has a place for.
    pub(in crate::score) fn behind_moves(
        &self,
        mut first: Beginning,
        system: System,
        mut start: Position,
        moves: u32,
    ) -> (Beginning, Position) {
        let page = self.page;
        for number in 2..=moves {
            // Two moves of White before one of Black may look like the columns of both.
            first.below = None;
            let track = self.track(system, first.limit, false);
            let state = first.state(page, &start);
            // Words that go on behind it, as in "1. P to K 4 and P to Q 4", make no doubt of it.
            let reading = match track.next(&state) {
                Next::Move(step) => Some(step.reading),
                _ => {
                    let site = Site::unnumbered(page.behind_dots(first.item + 1), Reason::Follows);
                    track.read(&state, &site).exact.into_iter().next()
                }
            };
            let Some(reading) = reading else {
                break;
            };
            let end = reading.items.end;
            let mut setup = state.after(reading.mv, end).position.to_setup();
            setup.turn = Color::White;
            let joined = page.skip(end + usize::from(page.form(end) == Form::Joins));
            let numbered = page.places(number, end).first().copied();
            first.item = joined;
            if !page.is_move_like(joined)
                && let Some(numbered) = numbered.filter(|&at| at < first.limit)
            {
                first.item = numbered;
                setup.fullmove_number = setup.fullmove_number.saturating_add(1);
            }
            let Ok(next) = Position::from_setup(&setup) else {
                break;
            };
            start = next;
        }
        if moves > 1 {
            self.find_columns(&mut first, &[system], &start);
        }
        (first, start)
    }
}
