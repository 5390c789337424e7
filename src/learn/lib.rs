//! The pages of the course: the map of its stages, a lesson on one screen, the test at the end of a
//! stage, and what is repeated.
//!
//! What a lesson holds and how answers are judged, `course` knows; every sentence is from `words`.
//! [`course_view`] reads addresses, [`fetched`] gets the map and the file of a stage, [`kept`] keeps what
//! a learner has done. [`steps`] cuts a lesson into what is shown at once: some text and a board.
//! Each kind of board has a component of its own: [`task`] for exercises, `line` for lines and
//! games, `play_out` for positions against the computer, `diagram` for what is only looked at. What
//! becomes of an answer is worked out by plain data beside the component, so that native tests go
//! through the whole course.
//!
//! What leads elsewhere: `take` (a game against the computer, the tag for a page), `worksheet`
//! (paper), `class_set` and `class_work` (a teacher's lessons, and a pupil's page with the code that
//! `assigned` makes). [`further`] and [`arrange`] are fetched later than the rest.

mod again;
pub mod arrange;
mod aside;
mod assigned;
mod class_set;
mod class_work;
pub mod course_view;
mod diagram;
pub mod fetched;
mod frame;
pub mod further;
#[cfg(test)]
mod helped_tests;
pub mod kept;
mod language;
#[cfg(test)]
mod learners;
pub mod lesson_page;
mod line;
pub mod line_desk;
mod map_page;
mod page;
#[cfg(all(test, feature = "ssr"))]
mod page_tests;
mod play_out;
pub mod play_out_desk;
mod printed;
mod prose;
mod sight;
pub mod step_state;
pub mod steps;
mod tables;
mod take;
pub mod task;
#[cfg(test)]
mod term_tests;
mod test_page;
#[cfg(test)]
mod tests;
mod transfer;
mod visit;
mod ways;
mod worksheet;

use std::rc::Rc;

use ui::lazy::NotFetched;
use ui::site::part::View;
use yew::html;

use kept::Kept;
use page::Learn;

/// Makes the pages ready: reads what was kept of the learner.
///
/// # Errors
/// None; opening a part can fail elsewhere.
pub async fn open() -> Result<View, NotFetched> {
    let kept = Rc::new(Kept::open().await);
    Ok(View::new(move |page| {
        html! { <Learn kept={Rc::clone(&kept)} page={page.clone()} /> }
    }))
}
