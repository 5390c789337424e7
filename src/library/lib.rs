//! The page with all stored games: they are searched, renamed, exported, deleted and imported here,
//! and can be opened on the board or on the analysis page.
//!
//! `row`, `query`, `import` and `state` know nothing of the browser; `work` does what the page does in
//! storage and with files, through the table of `records`. Only `kept` reads what a record says.
//!
//! `work` and `records` name each other: `work` asks the table for what is fetched with it, and the
//! table brings what goes on with the `Desk` of `work`.

pub mod import;
pub mod kept;
pub mod query;
pub mod records;
pub mod row;
pub mod state;

#[cfg(test)]
mod corruption;
mod dialogs;
#[cfg(all(test, feature = "ssr"))]
mod drawn;
mod filters;
mod list;
mod page;
mod tools;
mod waiting;
mod wish;
mod work;

pub use page::{Games, GamesProps};

use ui::lazy::NotFetched;
use ui::platform::storage::Store;
use ui::site::part::View;
use yew::html;

/// Makes the page ready.
///
/// # Errors
/// None; opening a part can fail elsewhere.
pub async fn open() -> Result<View, NotFetched> {
    let store = Store::open_newer().await;
    Ok(View::new(move |page| {
        html! { <Games store={store.clone()} page={page.clone()} /> }
    }))
}
