//! The way into the page in a browser.

use std::rc::Rc;

use ui::platform::storage::Store;
use ui::site::part::View;
use yew::html;

use crate::page::{Play, RenderMode};
use crate::start::begin;

/// Makes the page ready: reads what is stored and what the address asks for.
pub async fn open() -> View {
    let start = Rc::new(begin(Store::open().await).await);
    View::new(move |page| {
        html! { <Play mode={RenderMode::Live} start={start.clone()} page={page.clone()} /> }
    })
}
