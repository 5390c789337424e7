//! Actions in groups: each a picture with its name, as every page with a board shows them.

use yew::{AttrValue, Callback, Html, MouseEvent, html};

/// The pictures on the buttons: lines on a grid of 24 units.
pub mod icon {
    /// Back by one.
    pub const UNDO: &str = "M9 6l-5 5 5 5M4 11h10a5 5 0 0 1 0 10h-3";
    /// Forward by one.
    pub const REDO: &str = "M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3";
    /// Half a point.
    pub const HALF: &str = "M8 4v7M6 5l2-1M18 5L6 19M14 15.5a2.5 2.5 0 1 1 4 2L14 21h5";
    /// What holds.
    pub const TICK: &str = "M4 12l5 5L20 6";
    /// A lamp.
    pub const LAMP: &str = "M9 17a6 6 0 1 1 6 0v2H9zM10 22h4";
    /// A flag.
    pub const FLAG: &str = "M6 21V4h12l-3 4 3 4H6";
    /// Something new.
    pub const PLUS: &str = "M12 5v14M5 12h14";
    /// A clock.
    pub const CLOCK: &str = "M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9v4l3 2M9 2h6";
    /// Two sheets.
    pub const COPY: &str = "M9 9h11v11H9zM5 15H4V4h11v1";
    /// What is below goes above.
    pub const FLIP: &str = "M8 4v16M8 4L4.5 8M8 4l3.5 4M16 20V4M16 20l-3.5-4M16 20l3.5-4";
    /// A lens.
    pub const LENS: &str = "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21";
    /// Two sliders.
    pub const SETTINGS: &str = "M4 7h9M19 7h1M16 4.5v5M4 17h3M13 17h7M10 14.5v5";
    /// A folder.
    pub const OPEN: &str = "M3 19V5h6l2 3h10v11z";
    /// A square of the board.
    pub const BOARD: &str = "M4 4h16v16H4zM4 12h16M12 4v16";
    /// A screen.
    pub const COMPUTER: &str = "M4 5h16v11H4zM9 20h6M12 16v4";
    /// A book.
    pub const BOOK: &str = "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14";
    /// Two links of a chain.
    pub const LINK: &str =
        "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1";
    /// Out of a box.
    pub const EXPORT: &str = "M12 3v12M12 3L8 7M12 3l4 4M5 12v8h14v-8";
}

/// A picture; decoration only, so whatever holds it needs a text of its own.
pub fn picture(path: &'static str) -> Html {
    html! { <svg aria-hidden="true" viewBox="0 0 24 24"><path d={path} /></svg> }
}

/// A button with a picture and its name.
pub fn button(
    id: Option<&'static str>,
    path: &'static str,
    name: String,
    enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" id={id.map(AttrValue::from)} disabled={!enabled} {onclick}>{ picture(path) }{ name }</button>
    }
}

/// Buttons under a heading.
pub fn group(title: String, body: Html) -> Html {
    html! { <div class="group" role="group" aria-label={title.clone()}><h3>{ title }</h3>{ body }</div> }
}

/// What is rarely needed, folded away.
pub fn rare(body: Html) -> Html {
    html! { <details class="rare"><summary>{ words::more_label() }</summary>{ body }</details> }
}
