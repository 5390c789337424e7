//! Keeps the work in the task that shows its change: everything that one change changes in one
//! transaction.

use std::cell::RefCell;
use std::rc::Rc;

use record::Editor;
use rules::Color;
use ui::platform::preferences;
use yew::{Callback, UseReducerHandle, hook, use_effect_with, use_mut_ref};

use super::action::Action;
use super::start::{EARLIER, ENTERED, SET_ASIDE, Start, VIEW, WAITING};
use super::state::{Analysis, Earlier};
use crate::desk::{Desk, desk};
use crate::export::RECORD;

/// How many texts are kept.
const TEXTS: usize = 5;
/// The names of the texts, in the order of [`Written::texts_of`].
const NAMES: [&str; TEXTS] = [RECORD, EARLIER, ENTERED, WAITING, SET_ASIDE];

/// What storage holds as far as that is known, so that a change writes only what it changes, and the
/// step to another move writes no game anew.
#[derive(Debug, Default)]
struct Written {
    texts: [Option<Rc<str>>; TEXTS],
    pgn: Option<(Rc<Editor>, Rc<str>)>,
    earlier: Option<(Rc<Earlier>, Rc<str>)>,
}

impl Written {
    /// The texts that storage does not hold yet, which it is about to.
    fn changes(&mut self, analysis: &Analysis, desk: &Desk) -> Vec<(&'static str, Rc<str>)> {
        let texts = self.texts_of(analysis, desk);
        let changes = NAMES.into_iter().zip(&texts).zip(&self.texts);
        let changes = changes
            .filter(|((_, text), before)| before.as_ref() != Some(*text))
            .map(|((name, text), _)| (name, Rc::clone(text)))
            .collect();
        self.texts = texts.map(Some);
        changes
    }

    /// After a failure nobody knows what storage holds: the next change writes everything.
    fn forget(&mut self) {
        self.texts = [const { None }; TEXTS];
    }

    fn texts_of(&mut self, analysis: &Analysis, desk: &Desk) -> [Rc<str>; TEXTS] {
        let is_begun = analysis.is_worth_keeping() || analysis.recorder.bottom != Color::White;
        let record = if is_begun {
            (desk.draft)(analysis, &self.pgn(analysis, desk)).into()
        } else {
            Rc::default()
        };
        let earlier = analysis.earlier.as_ref();
        let entered = analysis.entered.as_ref();
        [
            record,
            earlier.map_or_else(Rc::default, |earlier| self.earlier(earlier, desk)),
            entered.map_or_else(Rc::default, |entered| entered.to_text().into()),
            analysis.waiting_score.clone().unwrap_or_default(),
            analysis.set_aside.clone().unwrap_or_default(),
        ]
    }

    fn pgn(&mut self, analysis: &Analysis, desk: &Desk) -> Rc<str> {
        let editor = &analysis.recorder.editor;
        match &self.pgn {
            Some((of, pgn)) if Rc::ptr_eq(of, editor) => Rc::clone(pgn),
            _ => {
                let pgn: Rc<str> = (desk.pgn)(editor.record()).into();
                self.pgn = Some((Rc::clone(editor), Rc::clone(&pgn)));
                pgn
            }
        }
    }

    fn earlier(&mut self, earlier: &Rc<Earlier>, desk: &Desk) -> Rc<str> {
        match &self.earlier {
            Some((of, text)) if Rc::ptr_eq(of, earlier) => Rc::clone(text),
            _ => {
                let text: Rc<str> = (desk.earlier_draft)(earlier).into();
                self.earlier = Some((Rc::clone(earlier), Rc::clone(&text)));
                text
            }
        }
    }
}

/// Keeps the work, and the choices of how it is shown.
#[hook]
pub(super) fn use_saving(state: &UseReducerHandle<Analysis>, start: &Rc<Start>) {
    let written: Rc<RefCell<Written>> = use_mut_ref(|| {
        let kept = &start.kept;
        let kept = [
            &kept.record,
            &kept.earlier,
            &kept.entered,
            &kept.waiting_score,
            &kept.set_aside,
        ];
        Written {
            texts: kept.map(|text| Some(text.clone().unwrap_or_default())),
            ..Written::default()
        }
    });
    let (live, drafts) = (state.clone(), start.drafts.clone());
    let earlier = state.earlier.as_ref().map(Rc::as_ptr);
    let aside = (
        state.entered.clone(),
        state.waiting_score.clone(),
        state.set_aside.clone(),
    );
    let work = (
        state.recorder.subject(),
        state.recorder.bottom,
        earlier,
        aside,
    );
    use_effect_with(work, move |_| {
        // What changes a record also writes it.
        let Some(desk) = desk() else { return };
        let changes = written.borrow_mut().changes(&live, desk);
        let changes: Vec<(&str, &str)> = changes
            .iter()
            .map(|(name, text)| (*name, &**text))
            .collect();
        if !changes.is_empty() {
            let dispatch = live.dispatcher();
            let done = Callback::from(move |is_kept: bool| {
                if !is_kept {
                    written.borrow_mut().forget();
                }
                dispatch.dispatch(Action::Saved(is_kept));
            });
            drafts.keep(&changes, done);
        }
    });
    let start = Rc::clone(start);
    use_effect_with((), move |()| start.shown());
    use_effect_with(state.recorder.view, |view| {
        preferences::keep_choice(VIEW, &view.to_text());
    });
}
