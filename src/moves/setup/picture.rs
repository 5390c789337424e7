//! The set-up as a picture to keep.

use std::rc::Rc;

use board::Coordinates;
use picture::{Options, data_url, svg};
use rules::{Bitboard, Color, Setup};
use ui::platform::download;
use yew::{Callback, Html, MouseEvent, html};

use crate::picture_coordinates;

/// The media type of the drawing.
const SVG: &str = "image/svg+xml";
/// The name of the file without its ending.
const NAME: &str = "diagram";
/// The width of a square, sharp enough for print at the width of a column.
const SQUARE: u32 = 96;

fn file(ending: &str) -> String {
    [NAME, ".", ending].concat()
}

/// The buttons that save the board.
pub(super) fn buttons(
    setup: &Setup,
    bottom: Color,
    coordinates: Coordinates,
    say: &Callback<Rc<str>>,
) -> Html {
    let setup = Rc::new(setup.clone());
    let save_png = {
        let (say, setup) = (say.clone(), Rc::clone(&setup));
        Callback::from(move |_: MouseEvent| {
            let options = options(&setup, bottom, coordinates);
            let address = data_url(&svg(&setup, &options));
            let done = say.reform(|done| words::export_saved_as(&file("png"), done).into());
            download::save_png(file("png"), address, options.size(), done);
        })
    };
    let save_svg = say.reform(move |_: MouseEvent| {
        let drawn = svg(&setup, &options(&setup, bottom, coordinates));
        let done = download::save_text(&file("svg"), SVG, &drawn);
        words::export_saved_as(&file("svg"), done).into()
    });
    html! {
        <>
            <button type="button" onclick={save_png}>{ words::button_save_png() }</button>
            <button type="button" onclick={save_svg}>{ words::button_save_svg() }</button>
        </>
    }
}

/// How the set-up is drawn.
fn options(setup: &Setup, bottom: Color, coordinates: Coordinates) -> Options {
    Options {
        bottom,
        coordinates: picture_coordinates(coordinates),
        square: SQUARE,
        title: words::editor_picture_title(),
        description: words::diagram_text(&setup.board, Bitboard::EMPTY, bottom),
        ..Options::default()
    }
}
