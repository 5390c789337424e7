//! The sentence under the board: the one place where the eye looks.

use yew::{Html, html};

/// One of the fixed texts of PRODUCT.md section 3, beside it the line of the player at the bottom,
/// and below it, in a place that is always reserved, why the last attempt was refused.
pub fn status(status: String, player: Html, notice: Option<&str>) -> Html {
    html! {
        <>
            <div class="status-line">
                <p id="game-status" class="status">{ status }</p>
                { player }
            </div>
            // The live region speaks the same words; hearing them twice helps nobody.
            <p class="notice">{ notice.unwrap_or_default() }</p>
        </>
    }
}
