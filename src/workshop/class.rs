//! The page on which a teacher collects class codes and sees who has solved what.
//!
//! `roll` holds the codes, `sort` their order, `csv` writes them for a spreadsheet; none of them knows
//! the browser. What a code is, `exercise::class_code` knows.

mod csv;
mod draft;
mod kept;
mod page;
mod roll;
mod sort;
mod table;

use std::rc::Rc;

use ui::lazy::NotFetched;
use ui::site::part::View;
use yew::html;

pub use kept::Kept;
pub use page::{Class, ClassProps};
pub use roll::{Change, Roll};
pub use sort::Sort;

/// Makes the page ready: reads what was kept of it.
///
/// # Errors
/// None; opening a part can fail elsewhere.
pub async fn open() -> Result<View, NotFetched> {
    let kept = Rc::new(Kept::open().await);
    Ok(View::new(move |page| {
        html! { <Class kept={Rc::clone(&kept)} page={page.clone()} /> }
    }))
}
