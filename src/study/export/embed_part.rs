//! The part of the dialog for a board in a page of the reader's own.

use exercise::Spot;
use record::{NodeId, Record};
use rules::Color;
use ui::links;
use ui::platform::{self, clipboard};
use words::Exported;
use yew::{Callback, Html, MouseEvent, html};

use super::props::ExportProps;
use element::publish::describe;
use element::publish::text;
use element::{Form, Snippet};
use moves::saying::shape_lists;
use record::pgn::short_pgn;

/// Copies the tag of the board, or leads to the builder with it.
pub(super) fn embed(props: &ExportProps) -> Html {
    let snippet = snippet(&props.record, props.node, props.bottom);
    let edit = [links::BUILDER, "?", &snippet.to_query()].concat();
    let copy = {
        let (snippet, on_say) = (snippet, props.on_say.clone());
        Callback::from(move |_: MouseEvent| {
            let tag = text(Form::Element, &snippet, &platform::site(), None);
            let done = on_say.reform(|done| words::export_copied(Exported::Embed, done).into());
            clipboard::copy(&tag, done);
        })
    };
    html! {
        <div class="choices side-by-side">
            <button type="button" aria-label={words::export_copy_label(Exported::Embed)} onclick={copy}>
                { words::button_copy() }
            </button>
            <a class="button" href={edit}>{ words::export_embed_edit() }</a>
        </div>
    }
}

/// The board as it is shown: a game at its move, or a diagram with what is drawn on it.
fn snippet(record: &Record, node: NodeId, bottom: Color) -> Snippet {
    let mut snippet = Snippet::of_pgn(short_pgn(record));
    if bottom == Color::Black {
        snippet.set("orientation", Some("black"));
    }
    if snippet.pgn.is_empty() {
        let position = record.position(node);
        snippet.set("fen", Some(&position.to_string()));
        let (arrows, marks) = shape_lists(&record.shapes(node));
        for (name, said) in [("arrows", arrows), ("marks", marks)] {
            if !said.is_empty() {
                snippet.set(name, Some(&said));
            }
        }
    } else {
        snippet.set("mode", Some("game"));
        if let Some(spot) = Spot::of(record, node) {
            snippet.set("start", Some(&spot.to_string()));
        }
    }
    snippet.fallback = describe(&record.position(node).to_setup());
    snippet
}

#[cfg(test)]
mod tests {
    use record::pgn;

    use super::*;

    #[test]
    fn a_game_is_shown_at_the_move_that_was_shown() {
        let record = pgn::read_all("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *")
            .remove(0)
            .record;
        let main = record.main_line();
        let first = snippet(&record, main[1], Color::Black);
        assert_eq!(
            (first.get("mode"), first.get("start")),
            (Some("game"), Some("1b"))
        );
        assert_eq!(first.get("orientation"), Some("black"));
        assert_eq!(first.pgn, "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *");
        let sicilian = record.children(main[0])[1];
        assert_eq!(
            snippet(&record, sicilian, Color::White).get("start"),
            Some("1b/1")
        );
    }

    #[test]
    fn a_position_without_moves_is_a_diagram() {
        let text = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n{[%cal Ge2e4,Re1d1][%csl Yd4]} *";
        let record = pgn::read_all(text).remove(0).record;
        let board = snippet(&record, Record::ROOT, Color::White);
        assert_eq!(board.get("mode"), None);
        assert_eq!(board.get("arrows"), Some("Ge2e4 Re1d1"));
        assert_eq!(board.get("marks"), Some("Yd4"));
        assert_eq!(board.get("fen"), Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    }
}
