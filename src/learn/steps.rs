//! A lesson in steps: what is shown at once is a board with the text before it.

use std::ops::Range;

use course::progress::{Progress, task_name};
use course::{Block, Chess, Lesson};

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The blocks of text.
    pub text: Range<usize>,
    /// The block with the board; none where a lesson ends in text.
    pub board: Option<usize>,
}

impl Step {
    /// What is on the board.
    #[must_use]
    pub fn chess<'a>(&self, lesson: &'a Lesson) -> Option<&'a Chess> {
        match lesson.blocks.get(self.board?) {
            Some(Block::Chess(chess)) => Some(chess),
            _ => None,
        }
    }
}

/// The steps of a lesson. Where a board has no text of its own, the text before it stays.
///
/// # Examples
///
/// ```
/// use course::{Block, Lesson, Text};
///
/// let blocks = vec![Block::Paragraph(Text::plain("Rooks go straight."))];
/// let lesson = Lesson { blocks, ..Lesson::default() };
/// let steps = learn::steps::steps(&lesson);
/// assert_eq!((steps.len(), steps[0].board), (1, None));
/// ```
#[must_use]
pub fn steps(lesson: &Lesson) -> Vec<Step> {
    let mut steps = Vec::new();
    let (mut begin, mut text) = (0, 0..0);
    for (place, block) in lesson.blocks.iter().enumerate() {
        if !matches!(block, Block::Chess(_)) {
            continue;
        }
        if begin < place {
            text = begin..place;
        }
        steps.push(Step {
            text: text.clone(),
            board: Some(place),
        });
        begin = place + 1;
    }
    if begin < lesson.blocks.len() || steps.is_empty() {
        steps.push(Step {
            text: begin..lesson.blocks.len(),
            board: None,
        });
    }
    steps
}

/// The step at which a learner goes on: the first one with something left to do, once anything was
/// done or begun; else the first of all.
#[must_use]
pub fn resume(lesson: &Lesson, steps: &[Step], address: &str, progress: &Progress) -> usize {
    let stars = |step: &Step| {
        let id = step.chess(lesson)?.id()?;
        let state = progress.tasks.get(&task_name(address, id));
        Some(state.map_or(0, |state| state.stars))
    };
    let is_begun = |step: &Step| {
        let id = step.chess(lesson).and_then(Chess::id);
        id.is_some_and(|id| progress.begun.contains_key(&task_name(address, id)))
    };
    let any = steps
        .iter()
        .any(|step| stars(step).is_some_and(|it| it > 0) || is_begun(step));
    let open = steps.iter().position(|step| stars(step) == Some(0));
    open.filter(|_| any).unwrap_or_default()
}
