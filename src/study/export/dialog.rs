//! The dialog from which a game leaves the page.

use std::rc::Rc;

use ui::dialogs::Shell;
use yew::{AttrValue, Callback, Html, component, html, use_state, use_state_eq};

use super::choices::{Choices, Notation};
use super::props::ExportProps;
use super::{embed_part, game_parts, page_part, picture_part};
use moves::picture_coordinates;

/// The dialog with all ways out of the page; it is open while it is drawn.
#[component]
pub fn ExportDialog(props: &ExportProps) -> Html {
    let choices = use_state(|| Choices {
        notation: Notation::Style(props.style),
        coordinates: picture_coordinates(props.coordinates),
        ..Choices::default()
    });
    let on_change = {
        let choices = choices.setter();
        Callback::from(move |changed: Choices| choices.set(changed))
    };
    let page_outcome = use_state_eq(|| None::<Rc<str>>);
    let on_page = {
        let outcome = page_outcome.setter();
        Callback::from(move |text: Rc<str>| outcome.set(Some(text)))
    };
    let print = {
        let wish = (choices.form(), choices.scope);
        props.on_print.reform(move |_| wish)
    };
    html! {
        <Shell id="export-dialog" title={words::export_title()} on_close={props.on_close.clone()}>
            { section("text", words::export_text_heading(), game_parts::text(props, *choices, &on_change)) }
            { section("pgn", words::export_pgn_heading(), game_parts::pgn(props)) }
            { section("fen", words::export_fen_heading(), game_parts::fen(props)) }
            { section("board", words::export_board_heading(), picture_part::board(props, *choices, &on_change)) }
            { section("embed", words::export_embed_heading(), embed_part::embed(props)) }
            { section("print", words::export_print_heading(), html! {
                <>
                    <p id="export-print-hint" class="hint">{ words::export_print_hint() }</p>
                    <div class="choices side-by-side">
                        <button type="button" aria-describedby="export-print-hint" onclick={print}>
                            { words::button_book_page() }
                        </button>
                    </div>
                </>
            }) }
            { section("page", words::export_page_heading(), page_part::page(props, page_outcome.as_deref(), &on_page)) }
            <div class="choices">
                <button type="button" class="primary" onclick={props.on_close.reform(|_| ())}>
                    { words::button_done() }
                </button>
            </div>
        </Shell>
    }
}

fn section(name: &str, heading: String, content: Html) -> Html {
    let id = AttrValue::from(["export-", name, "-heading"].concat());
    html! {
        <section class="export-part" aria-labelledby={id.clone()}>
            <h3 {id}>{ heading }</h3>
            { content }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use notation::style::Style;
    use record::pgn;
    use rules::Color;
    use ui::settings::Coordinates;
    use yew::{AttrValue, Callback, LocalServerRenderer};

    use super::{ExportDialog, ExportProps};

    fn dialog(style: Style) -> String {
        let game = "1. e4 e5 2. Nf3 {[%cal Gf3e5]} *";
        let record = Rc::new(pgn::read_all(game).remove(0).record);
        let props = ExportProps {
            node: record.main_line()[2],
            draft: AttrValue::default(),
            record,
            bottom: Color::White,
            style,
            coordinates: Coordinates::Inside,
            on_say: Callback::noop(),
            on_print: Callback::noop(),
            on_close: Callback::noop(),
        };
        let renderer = LocalServerRenderer::<ExportDialog>::with_props(props).hydratable(false);
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        runtime
            .expect("a runtime without drivers starts")
            .block_on(renderer.render())
    }

    #[test]
    fn the_choices_begin_as_the_page_shows_the_game() {
        let html = dialog(Style::Lan);
        assert!(html.contains("1. e2-e4 e7-e5 2. Ng1-f3 *"), "{html}");
        assert!(html.contains(r#"alt="Position after 2. Nf3""#));
        assert!(html.contains("%2312592f"), "the arrow is drawn");
    }

    #[test]
    fn every_button_tells_what_it_takes_out() {
        let html = dialog(Style::San);
        for name in [
            "Copy the game as text",
            "Save the PGN",
            "Copy the FEN",
            "Copy the embed code",
        ] {
            assert!(html.contains(&format!("aria-label=\"{name}\"")), "{name}");
        }
        assert!(html.contains(
            "<code>rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2</code>"
        ));
    }
}
