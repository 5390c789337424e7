//! The part of the dialog for a board in a page of the reader's own.

use exercise::Spot;
use record::{NodeId, Record};
use rules::Color;
use ui::links;
use ui::platform::{self, clipboard};
use words::Exported;
use yew::{Callback, Html, MouseEvent, html};

use super::props::ExportProps;
use element::publish::text;
use element::{Attribute, Form, Host, Mode, Snippet};
use moves::saying::shape_lists;
use record::pgn::short_pgn;

/// Copies the tag of the board, or leads to the builder with it.
pub(super) fn embed(props: &ExportProps) -> Html {
    let snippet = snippet(&props.record, props.node, props.bottom);
    let edit = [links::BUILDER, "?", &snippet.to_query()].concat();
    let copy = {
        let (snippet, on_say) = (snippet, props.on_say.clone());
        Callback::from(move |_: MouseEvent| {
            let host = Host {
                home: &platform::site(),
                integrity: None,
                frame_title: &words::builder_frame_title(),
            };
            let tag = text(Form::Element, &snippet, host);
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
        snippet.set(Attribute::Orientation, Some("black"));
    }
    if snippet.pgn.is_empty() {
        let position = record.position(node);
        snippet.set(Attribute::Fen, Some(&position.to_string()));
        let (arrows, marks) = shape_lists(&record.shapes(node));
        for (attribute, said) in [(Attribute::Arrows, arrows), (Attribute::Marks, marks)] {
            if !said.is_empty() {
                snippet.set(attribute, Some(&said));
            }
        }
    } else {
        snippet.set(Attribute::Mode, Some(Mode::Game.name()));
        if let Some(spot) = Spot::of(record, node) {
            snippet.set(Attribute::Start, Some(&spot.to_string()));
        }
    }
    snippet.fallback = words::builder_description(&record.position(node).to_setup());
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
            (first.get(Attribute::Mode), first.get(Attribute::Start)),
            (Some("game"), Some("1b"))
        );
        assert_eq!(first.get(Attribute::Orientation), Some("black"));
        assert_eq!(first.pgn, "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *");
        let sicilian = record.children(main[0])[1];
        assert_eq!(
            snippet(&record, sicilian, Color::White).get(Attribute::Start),
            Some("1b/1")
        );
    }

    #[test]
    fn a_position_without_moves_is_a_diagram() {
        let text = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n{[%cal Ge2e4,Re1d1][%csl Yd4]} *";
        let record = pgn::read_all(text).remove(0).record;
        let board = snippet(&record, Record::ROOT, Color::White);
        assert_eq!(board.get(Attribute::Mode), None);
        assert_eq!(board.get(Attribute::Arrows), Some("Ge2e4 Re1d1"));
        assert_eq!(board.get(Attribute::Marks), Some("Yd4"));
        assert_eq!(
            board.get(Attribute::Fen),
            Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
        );
    }
}
