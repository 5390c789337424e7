//! The page of the names of all squares and of the signs of the pieces.

use notation::legend::{MoveSign, piece_signs};
use notation::letters::Language;
use notation::squares;
use rules::{Color, File, Rank, Role, Square};
use ui::panels::figurine::figurine;
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, TargetCast, component, html, use_state_eq};

use super::parts;

/// The page below its heading.
#[component]
pub(crate) fn Legend() -> Html {
    html! {
        <div class="legend">
            { parts::paragraph("definition", words::legend_about().into()) }
            <Finder />
            { parts::section("legend-part", words::legend_squares(), board()) }
            { parts::section("legend-part", words::legend_pieces(), pieces()) }
            { parts::section("legend-part", words::legend_languages(), languages()) }
            { parts::section("legend-part", words::legend_signs(), signs()) }
        </div>
    }
}

/// The field that finds a square by any of its names.
#[component]
fn Finder() -> Html {
    let typed = use_state_eq(String::new);
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            typed.set(field.value());
        })
    };
    html! {
        <div class="search">
            <label for="square-name">{ words::legend_find() }</label>
            <input id="square-name" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                aria-describedby="square-name-hint" value={(*typed).clone()} {oninput} />
            <p class="count" id="square-name-hint">{ words::legend_find_hint() }</p>
            <output for="square-name" id="square-found">{ words::square_names_text(&typed) }</output>
        </div>
    }
}

fn column(name: String) -> Html {
    html! { <th scope="col">{ name }</th> }
}

fn row(name: Html, cells: impl IntoIterator<Item = Html>) -> Html {
    html! {
        <tr><th scope="row">{ name }</th>{ for cells.into_iter().map(|cell| html! { <td>{ cell }</td> }) }</tr>
    }
}

/// A table that scrolls by itself where the window is narrower.
fn table(class: &'static str, label: String, caption: Html, columns: Html, rows: Html) -> Html {
    html! {
        <div class="scroll" tabindex="0" role="group" aria-label={label}>
            <table {class}>
                { caption }
                <thead><tr>{ columns }</tr></thead>
                <tbody>{ rows }</tbody>
            </table>
        </div>
    }
}

/// A table that needs no more words than its heading.
fn plain(class: &'static str, label: String, columns: Html, rows: Html) -> Html {
    table(class, label, Html::default(), columns, rows)
}

/// The squares as they lie before White.
fn board() -> Html {
    let files = File::ALL.into_iter().map(|file| {
        html! {
            <th scope="col"><span>{ file.char() }</span>{ " " }<span class="in-words">{ words::legend_file(file) }</span></th>
        }
    });
    let columns = html! { <><td></td>{ for files }</> };
    let rows = Rank::ALL.into_iter().rev().map(|rank| {
        let squares = File::ALL.map(|file| Square::new(file, rank));
        row(rank.char().into(), squares.map(names))
    });
    let caption = html! { <caption>{ words::legend_squares_caption() }</caption> };
    table(
        "legend-squares",
        words::legend_squares(),
        caption,
        columns,
        rows.collect(),
    )
}

fn names(square: Square) -> Html {
    let old = |side: Color, mark: String| {
        html! { <span class="counted"><span class="whose">{ mark }</span>{ " " }{ squares::name(square, side) }</span> }
    };
    html! {
        <>
            <b>{ square.to_string() }</b>
            { " " }{ old(Color::White, words::legend_white_mark()) }
            { " " }{ old(Color::Black, words::legend_black_mark()) }
        </>
    }
}

fn pieces() -> Html {
    let columns: Html = [
        words::legend_piece(),
        words::legend_drawing(),
        words::legend_figures(),
        words::legend_letter(),
        words::legend_old(),
        words::legend_diagram(),
    ]
    .into_iter()
    .map(column)
    .collect();
    let rows = Role::ALL.into_iter().rev().map(|role| {
        let signs = piece_signs(role);
        let cells = [
            figurine(role),
            signs.figures.join(" ").into(),
            signs.letter.into(),
            signs.old.join(", ").into(),
            signs.diagram.join(" ").into(),
        ];
        row(words::role_name(role).into(), cells)
    });
    plain(
        "legend-pieces",
        words::legend_pieces(),
        columns,
        rows.collect(),
    )
}

fn languages() -> Html {
    let roles = Role::ALL.into_iter().rev();
    let names = roles.clone().map(words::role_name);
    let columns: Html = std::iter::once(words::legend_language())
        .chain(names)
        .map(column)
        .collect();
    let rows = Language::ALL.into_iter().map(|language| {
        let letters = roles.clone().map(|role| Html::from(language.letter(role)));
        row(words::language_name(language).into(), letters)
    });
    plain(
        "legend-languages",
        words::legend_languages(),
        columns,
        rows.collect(),
    )
}

fn signs() -> Html {
    let columns: Html = [
        words::legend_meaning(),
        words::legend_letter(),
        words::legend_old(),
    ]
    .into_iter()
    .map(column)
    .collect();
    let rows = MoveSign::ALL.into_iter().map(|sign| {
        let modern = match sign.modern() {
            "" => words::legend_none(),
            modern => modern.to_owned(),
        };
        let cells = [modern.into(), sign.old().join(", ").into()];
        row(words::legend_sign(sign).into(), cells)
    });
    plain(
        "legend-signs",
        words::legend_signs(),
        columns,
        rows.collect(),
    )
}
