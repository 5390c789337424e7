//! Where a board is shown: two elements and what is drawn into them.
//!
//! Yew keeps what it once listened on for the life of the page. So the places of boards that have
//! gone are given to the next ones, and there are never more than there were boards at once.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::Element;
use yew::AppHandle;

use crate::screen::{Screen, ScreenProps};
use crate::session::Session;

thread_local! {
    static FREE: RefCell<Vec<MountPoint>> = const { RefCell::new(Vec::new()) };
}

/// Where a board is shown.
#[derive(Debug)]
pub(crate) struct MountPoint {
    layer: Element,
    tray: Element,
    screen: AppHandle<Screen>,
}

impl MountPoint {
    /// Shows a board in a place that is free, or in a new one; nothing outside a page.
    pub(crate) fn take(session: &Rc<Session>) -> Option<Self> {
        let free = FREE.with_borrow_mut(Vec::pop);
        let mut mount_point = match free {
            Some(mount_point) => mount_point,
            None => Self::new()?,
        };
        let board = session.board();
        let both = [
            (board.layer(), &mount_point.layer),
            (board.tray(), &mount_point.tray),
        ];
        for (room, element) in both {
            room.append_child(element).ok()?;
        }
        mount_point.show(Some(Rc::clone(session)));
        Some(mount_point)
    }

    fn new() -> Option<Self> {
        let document = web_sys::window()?.document()?;
        let element = |class| {
            let element = document.create_element("div").ok()?;
            element.set_class_name(class);
            Some(element)
        };
        let (layer, tray) = (element("play")?, element("below")?);
        let props = ScreenProps {
            session: None,
            tray: tray.clone(),
        };
        let screen = yew::Renderer::<Screen>::with_root_and_props(layer.clone(), props).render();
        Some(Self {
            layer,
            tray,
            screen,
        })
    }

    fn show(&mut self, session: Option<Rc<Session>>) {
        let tray = self.tray.clone();
        self.screen.update(ScreenProps { session, tray });
    }

    /// Leaves the page and is free for another board.
    pub(crate) fn leave(mut self) {
        self.show(None);
        self.layer.remove();
        self.tray.remove();
        FREE.with_borrow_mut(|free| free.push(self));
    }
}
