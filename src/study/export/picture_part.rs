//! The part of the dialog for the board as a picture.

use picture::{Coordinates, Options, data_url, svg};
use ui::dialogs::{check_field, select_field};
use ui::platform::download;
use yew::{Callback, Html, MouseEvent, html};

use super::board::diagram;
use super::choices::{Choices, Size};
use super::names::file_name;
use super::props::ExportProps;

/// The media type of the drawing.
const SVG: &str = "image/svg+xml";

/// The keys of the places of coordinates, as the settings know them.
/// A place of the coordinates: its key, and the sentence that names it.
type Choice = (&'static str, Coordinates, fn() -> String);

const COORDINATES: [Choice; 3] = [
    ("outside", Coordinates::Outside, words::coordinates_outside),
    ("inside", Coordinates::Inside, words::coordinates_inside),
    ("none", Coordinates::None, words::coordinates_none),
];

pub(super) fn board(props: &ExportProps, choices: Choices, on_change: &Callback<Choices>) -> Html {
    let options = options(props, choices);
    let drawn = svg(&props.record.position(props.node).to_setup(), &options);
    let has_shapes = !props.record.shapes(props.node).is_empty();
    let width = |size: Size| {
        let sized = Options {
            square: size.square(),
            ..options.clone()
        };
        sized.size().0
    };
    html! {
        <>
            <img class="export-board" src={data_url(&drawn)} alt={options.title.clone()} />
            { select_field("export-coordinates", words::export_coordinates_label(),
                COORDINATES.map(|(key, it, name)| (key, name(), it == choices.coordinates)).to_vec(),
                on_change.reform(move |key: String| Choices {
                    coordinates: COORDINATES.into_iter().find(|(known, ..)| *known == key)
                        .map_or(choices.coordinates, |(_, it, _)| it),
                    ..choices })) }
            { select_field("export-size", words::export_size_label(),
                Size::ALL.map(|it| (it.key(), words::export_size(&it.name(), width(it) as usize), it == choices.size)).to_vec(),
                on_change.reform(move |key: String| Choices {
                    size: Size::from_key(&key).unwrap_or_default(), ..choices })) }
            if has_shapes {
                { check_field("export-shapes", words::export_shapes_label(), None, choices.shapes,
                    on_change.reform(move |shapes| Choices { shapes, ..choices })) }
            }
            if props.record.step(props.node).is_some() {
                { check_field("export-last-move", words::export_last_move_label(), None, choices.last_move,
                    on_change.reform(move |last_move| Choices { last_move, ..choices })) }
            }
            { buttons(props, drawn, options.size()) }
        </>
    }
}

/// The picture as it is chosen.
fn options(props: &ExportProps, choices: Choices) -> Options {
    let mut options = diagram(&props.record, props.node, props.bottom);
    options.coordinates = choices.coordinates;
    options.square = choices.size.square();
    if !choices.shapes {
        options.arrows.clear();
        options.circles.clear();
    }
    if !choices.last_move {
        options.last_move = None;
    }
    options
}

fn buttons(props: &ExportProps, drawn: String, size: (u32, u32)) -> Html {
    let address = data_url(&drawn);
    let save_png = {
        let (record, on_say) = (props.record.clone(), props.on_say.clone());
        Callback::from(move |_: MouseEvent| {
            let name = file_name(&record, "png");
            let said = name.clone();
            let done = on_say.reform(move |done| words::export_saved_as(&said, done).into());
            download::save_png(name, address.clone(), size, done);
        })
    };
    let save_svg = {
        let (record, on_say) = (props.record.clone(), props.on_say.clone());
        Callback::from(move |_: MouseEvent| {
            let name = file_name(&record, "svg");
            let done = download::save_text(&name, SVG, &drawn);
            on_say.emit(words::export_saved_as(&name, done).into());
        })
    };
    html! {
        <div class="choices side-by-side">
            <button type="button" onclick={save_png}>{ words::button_save_png() }</button>
            <button type="button" onclick={save_svg}>{ words::button_save_svg() }</button>
        </div>
    }
}
