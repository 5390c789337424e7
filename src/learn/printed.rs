//! A line as its book prints it, with the move that is shown marked in it.

use std::ops::Range;

use course::PlayedLine;
use moves::fraction::fraction;
use notation::fractional;
use record::{NodeId, Record};
use rules::Move;
use yew::{Callback, Html, MouseEvent, html};

use crate::language;
use crate::line_desk::Action;

/// A line as its book prints it; `text` is how its author has written it. It stays in the language of the
/// book. Where it is walked through, `walked` is the move that is shown, and hears where to go: by the
/// pointer only, as the list of moves beside it has a button for each.
pub(crate) fn as_printed(
    line: &PlayedLine,
    text: &str,
    walked: Option<(NodeId, &Callback<Action>)>,
) -> Html {
    let [lang, dir] = language::foreign("");
    let record = &line.record;
    let nodes = record.main_line();
    if line.is_fractional {
        let moves = nodes.into_iter();
        let moves: Vec<Move> = moves.filter_map(|it| record.step(it)?.mv()).collect();
        let origins = record.origins(Record::ROOT);
        let columns = fractional::write(record.start(), &origins, &moves, line.style());
        return html! {
            <p class="fractions" translate="no" {lang} {dir}>{ for columns.iter().map(|it| fraction(it, plain)) }</p>
        };
    }
    let text = text.trim();
    let places = moves_in(text);
    let Some((at, act)) = walked.filter(|_| places.len() == nodes.len()) else {
        return html! { <pre translate="no" {lang} {dir}>{ text.to_owned() }</pre> };
    };
    let mut end = 0;
    let parts = nodes.into_iter().zip(places).map(|(node, place)| {
        let before = text[end..place.start].to_owned();
        end = place.end;
        let mv = text[place].to_owned();
        let onclick = act.reform(move |_: MouseEvent| Action::To(node));
        html! {
            <>
                { before }
                if node == at {
                    <mark aria-current="true">{ mv }</mark>
                } else {
                    <span {onclick}>{ mv }</span>
                }
            </>
        }
    });
    let parts: Vec<Html> = parts.collect();
    html! { <pre translate="no" {lang} {dir}>{ for parts }{ text[end..].to_owned() }</pre> }
}

/// A move without drawings.
pub(crate) fn plain(text: &str) -> Html {
    html! { { text } }
}

/// Where the moves stand in a text of old print, in their order. A move goes from the word that one
/// begins with to the last word before the next move or number.
fn moves_in(text: &str) -> Vec<Range<usize>> {
    let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let mut words = text.split_whitespace().peekable();
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut is_open = false;
    while let Some(word) = words.next() {
        let place = start(word)..start(word) + word.len();
        if begins_move(word, words.peek().copied()) {
            found.push(place);
            is_open = true;
        } else if is_number(word) {
            is_open = false;
        } else if let Some(last) = found.last_mut().filter(|_| is_open) {
            last.end = place.end;
        }
    }
    found
}

/// Whether a word numbers a move or is a result; a rank has neither period nor dash.
fn is_number(word: &str) -> bool {
    word.starts_with(|it: char| it.is_ascii_digit()) && word.contains(['.', '-'])
}

fn begins_move(word: &str, next: Option<&str>) -> bool {
    let is_castling = ["castles", "o-o", "0-0"]
        .iter()
        .any(|it| word.to_ascii_lowercase().starts_with(it));
    let is_piece = word.starts_with(['K', 'Q', 'R', 'B', 'N', 'P']);
    let is_pair = word.contains(['-', 'x']);
    let goes = next.is_some_and(|it| ["to", "takes", "x"].contains(&it));
    is_castling || is_piece && (is_pair || goes)
}

#[cfg(test)]
mod tests {
    use course::Content;

    use super::moves_in;
    use crate::tests::COURSE;

    #[test]
    fn every_move_of_an_old_book_is_found_in_its_text() {
        let mut count = 0;
        for (address, lesson) in COURSE.iter() {
            for chess in lesson.chess() {
                let Content::Line(line) = &chess.content else {
                    continue;
                };
                if let Some(text) = line.text.as_ref().filter(|_| !line.is_fractional) {
                    let found = moves_in(text).into_iter().map(|it| &text[it]);
                    let found: Vec<&str> = found.collect();
                    assert_eq!(
                        found.len(),
                        line.record.main_line().len(),
                        "{address}: {found:?}"
                    );
                    count += 1;
                }
            }
        }
        assert!(count >= 4, "{count}");
    }

    #[test]
    fn words_of_a_move_stay_together() {
        let text = "1. P to K 4 1. P to K 4\n2. Kt to K B 3 Q-R5 ch. 3. Kt takes P Castles 1-0";
        let found: Vec<&str> = moves_in(text).into_iter().map(|it| &text[it]).collect();
        let expected = [
            "P to K 4",
            "P to K 4",
            "Kt to K B 3",
            "Q-R5 ch.",
            "Kt takes P",
            "Castles",
        ];
        assert_eq!(found, expected);
    }
}
