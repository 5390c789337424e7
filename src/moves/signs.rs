//! The signs of annotators as they are printed. Two of them are drawn, because hardly any font has
//! them.

use record::Nag;
use yew::{Html, html};

/// A plus above an equals sign.
const WHITE_SLIGHTLY_BETTER: &str = "M2.5 4h7M6 .5v7M2.5 9.5h7M2.5 12.5h7";
/// An equals sign above a plus.
const BLACK_SLIGHTLY_BETTER: &str = "M2.5 1.5h7M2.5 4.5h7M2.5 10h7M6 6.5v7";

/// One sign.
pub fn sign(nag: Nag) -> Html {
    let drawn = match nag.0 {
        14 => Some(WHITE_SLIGHTLY_BETTER),
        15 => Some(BLACK_SLIGHTLY_BETTER),
        _ => None,
    };
    match (drawn, nag.glyph()) {
        (Some(path), _) => html! {
            <svg class="drawn-sign" aria-hidden="true" viewBox="0 0 12 14"><path d={path} /></svg>
        },
        (None, Some(glyph)) => html! { glyph },
        (None, None) => html! { <>{ "$" }{ nag.0 }</> },
    }
}

/// The signs of a move in their order: what judges the move first. A diagram is no sign.
pub fn in_order(nags: &[Nag]) -> Vec<Nag> {
    let is_sign = |nag: &Nag| *nag != Nag::DIAGRAM && nag.0 != 0;
    let signs = || nags.iter().copied().filter(is_sign);
    let marks = signs().filter(|nag| is_mark(*nag));
    marks.chain(signs().filter(|nag| !is_mark(*nag))).collect()
}

/// Whether it stands at the move without a space: `!`, `?` and their like.
pub(super) const fn is_mark(nag: Nag) -> bool {
    matches!(nag.0, 1..=6)
}
