//! The pages besides the board of the game, in two WebAssembly programs of their own: one for who
//! studies, and the workshop for who makes boards and worksheets.
//!
//! `src/web/boot.js` tells from the address which program draws the page, `start.js` fetches it
//! when it is first needed, and the others draw nothing meanwhile. All go on living, so that coming
//! back finds everything as it was left.
//!
//! # How a page is added
//!
//! 1. Its address in `src/web/boot.js` (`pages`) and in [`Route`]; its link in [`ui::links`].
//! 2. Its component in a module of its own, drawn by [`app::Study`] or [`app::Workshop`]. It takes `settings`,
//!    `heading_focus` and `send` as [`analyse::AnalysePage`] does: [`Action::Say`] speaks,
//!    [`Action::Visit`] leads to another address, [`Action::Settings`] changes the player's choices.
//!    What must survive a visit to another page is kept in hooks of a component that stays mounted
//!    and draws nothing while `shown` is false, so that nothing stands twice in the document.
//! 3. Its title in [`StudyState::page_title`], its sentences in `words`.
//! 4. Its styles in `styles/`, named in `index.html`.

pub mod analyse;
pub mod app;
pub mod book;
pub mod builder;
pub mod editor;
mod effects;
pub mod export;
pub mod fen;
pub mod games;
pub mod glossary;
pub mod print;
pub mod route;
pub mod state;
pub mod worksheet;

pub use route::Route;
pub use state::{Action, StudyState};

use app::{Study, StudyProps, Workshop};
use route::Program;
use ui::platform::{self, preferences};
use yew::BaseComponent;

/// Draws the pages of who studies into the element that is theirs.
pub fn start() {
    draw::<Study>("study", Program::Study);
}

/// Draws the pages for authors into the element that is theirs.
pub fn start_workshop() {
    draw::<Workshop>("workshop", Program::Workshop);
}

fn draw<Root: BaseComponent<Properties = StudyProps>>(place: &str, program: Program) {
    let root = platform::document().and_then(|document| document.get_element_by_id(place));
    if let Some(root) = root {
        wasm_bindgen_futures::spawn_local(async move {
            platform::language::load().await;
            let props = StudyProps {
                settings: preferences::load(),
                // Who comes from another page is received as one who comes back.
                route: route::current(program).filter(|_| !platform::has_moved()),
            };
            yew::Renderer::<Root>::with_root_and_props(root, props).render();
        });
    }
}
