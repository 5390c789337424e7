//! Opening the page in a browser.

use std::rc::Rc;

use ui::lazy::NotFetched;
use ui::platform::storage::Store;
use ui::site::part::View;
use yew::html;

use crate::page::{Play, RenderMode};
use crate::side;
use crate::start::begin;

/// Makes the page ready: reads what is stored and what the address asks for.
///
/// # Errors
/// [`NotFetched`] when a game or a position is asked for, and the part of the program that reads it
/// does not come.
pub async fn open() -> Result<View, NotFetched> {
    side::keep_painted();
    let start = Rc::new(begin(Store::open().await).await?);
    Ok(View::new(move |page| {
        html! { <Play mode={RenderMode::Live} start={start.clone()} page={page.clone()} /> }
    }))
}
