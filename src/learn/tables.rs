//! The tables of lessons: the pieces with their signs, the squares with their names, what the pieces are
//! worth.

use board::figure;
use game::scale::Scale;
use notation::legend::piece_signs;
use notation::squares;
use rules::{Color, File, Piece, Rank, Role, Square};
use ui::panels::figurine::figurine;
use yew::{Classes, Html, html};

/// The pieces with their names and signs.
pub(crate) fn legend() -> Html {
    let column = |name: String| html! { <th scope="col">{ name }</th> };
    let row = |role: Role| {
        let signs = piece_signs(role);
        html! {
            <tr>
                <th scope="row">{ words::role_name(role) }</th>
                <td class="drawn">{ for Color::ALL.map(|color| figure(Classes::new(), Piece { color, role })) }</td>
                <td>{ signs.figures.join(" ") }</td>
                <td>{ signs.letter }</td>
                <td>{ signs.old.join(", ") }</td>
            </tr>
        }
    };
    let columns = [
        words::legend_piece(),
        words::legend_drawing(),
        words::legend_figures(),
        words::legend_letter(),
        words::legend_old(),
    ];
    html! {
        <div class="lesson-table" tabindex="0" role="group" aria-label={words::legend_pieces()}>
            <table>
                <thead><tr>{ for columns.into_iter().map(column) }</tr></thead>
                <tbody>{ for Role::ALL.into_iter().rev().map(row) }</tbody>
            </table>
        </div>
    }
}

/// The squares as they lie before White, with their names of today and of old books.
pub(crate) fn square_names() -> Html {
    let name = |square: Square, side: Color, mark: String| {
        html! { <span><i>{ mark }</i>{ " " }{ squares::name(square, side) }</span> }
    };
    let cell = |square: Square| {
        html! {
            <td>
                <b>{ square.to_string() }</b>
                { name(square, Color::White, words::legend_white_mark()) }
                { name(square, Color::Black, words::legend_black_mark()) }
            </td>
        }
    };
    let row = |rank: Rank| {
        let cells = File::ALL
            .into_iter()
            .map(|file| cell(Square::new(file, rank)));
        html! { <tr><th scope="row">{ rank.char() }</th>{ for cells }</tr> }
    };
    let column = |file: File| html! { <th scope="col">{ file.char() }</th> };
    html! {
        <div class="lesson-table square-table" tabindex="0" role="group" aria-label={words::legend_squares()}>
            <table>
                <caption>{ words::legend_squares_caption() }</caption>
                <thead><tr><td></td>{ for File::ALL.into_iter().map(column) }</tr></thead>
                <tbody>{ for Rank::ALL.into_iter().rev().map(row) }</tbody>
            </table>
        </div>
    }
}

/// What the pieces are worth today and by the books.
pub(crate) fn values() -> Html {
    let roles = || Role::ALL.into_iter().filter(|role| *role != Role::King);
    let column = |role: Role| {
        html! { <th scope="col">{ figurine(role) }<span>{ words::role_name(role) }</span></th> }
    };
    let row = |scale: Scale| {
        let cells = roles().map(|role| html! { <td>{ words::scale_value(scale, role) }</td> });
        html! { <tr><th scope="row">{ words::scale_name(scale) }</th>{ for cells }</tr> }
    };
    html! {
        <div class="lesson-table value-table" tabindex="0" role="group" aria-label={words::worth_scale()}>
            <table>
                <caption>{ words::worth_scale() }</caption>
                <thead><tr><td></td>{ for roles().map(column) }</tr></thead>
                <tbody>{ for Scale::ALL.into_iter().map(row) }</tbody>
            </table>
            <p>{ words::worth_in_words() }</p>
            <p>{ words::worth_king() }</p>
        </div>
    }
}
