//! Long work in short steps.

use std::cell::RefCell;
use std::rc::Rc;
use std::task::Poll;

use gloo::timers::callback::Timeout;

/// This many positions are looked at before the page has its turn again: some milliseconds.
pub(crate) const SLICE: u64 = 10_000;

type Step = Box<dyn FnMut() -> Poll<()>>;

/// Work that gives the page its turn after each step, and ends with this value.
pub(crate) struct Slices(Rc<RefCell<Option<Timeout>>>);

impl Slices {
    /// Takes the first step after this many milliseconds, and the next ones until it is ready.
    pub(crate) fn after(delay: u32, step: impl FnMut() -> Poll<()> + 'static) -> Self {
        let timer = Rc::new(RefCell::new(None));
        schedule(&timer, delay, Box::new(step));
        Self(timer)
    }
}

impl Drop for Slices {
    fn drop(&mut self) {
        self.0.take();
    }
}

fn schedule(timer: &Rc<RefCell<Option<Timeout>>>, delay: u32, mut step: Step) {
    let own = Rc::downgrade(timer);
    let next = Timeout::new(delay, move || {
        if step().is_pending()
            && let Some(timer) = own.upgrade()
        {
            schedule(&timer, 0, step);
        }
    });
    timer.replace(Some(next));
}
