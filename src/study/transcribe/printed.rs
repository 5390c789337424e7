//! The printed text with its moves as buttons.
//!
//! It is one stop of the Tab key. A word that is no move becomes a button only while it is looked at, so
//! that prose is read as prose.

use std::ops::Range;

use notation::score::TokenKind;
use yew::virtual_dom::Key;
use yew::{AttrValue, Callback, Html, KeyboardEvent, classes, html};

use super::state::{Act, PrintPart, Reading};

/// A stretch of prose with more words is folded in its middle.
const MOST_WORDS: usize = 240;

/// Of folded prose this many words stay at either end.
const WORDS_IN_SIGHT: usize = 80;

/// What a click on a place of the text does.
pub(super) type OnWord = Callback<usize>;

/// The text as it was printed, blanks and lines kept.
pub(super) fn printed(reading: &Reading, on_word: &OnWord, act: &Callback<Act>) -> Html {
    let onkeydown = keys(reading, act);
    let begins = reading.found().map_or(0, |found| found.begins);
    let drawing = Drawing {
        reading,
        on_word,
        stop: stop(reading),
        begins,
    };
    let pieces = reading.pieces();
    html! {
        // Another game is drawn anew as a whole: taking a long text out word by word takes longer.
        <div key={reading.game} class="printed-text" role="group" aria-label={words::book_printed_label()} lang="en"
            aria-describedby="book-keys" {onkeydown}>
            { for pieces.into_iter().map(|piece| drawing.piece(&piece)) }
        </div>
    }
}

/// The byte of the word that the Tab key reaches: the one that is decided, else the move on the board,
/// else the first.
fn stop(reading: &Reading) -> Option<usize> {
    let first = || reading.byte_of_ply(1).or_else(|| reading.first_question());
    reading
        .asked
        .or_else(|| reading.byte_of_ply(reading.shown))
        .or_else(first)
}

/// Up and down go from word to word; left and right, from move to move, are keys of the whole reader.
fn keys(reading: &Reading, act: &Callback<Act>) -> Callback<KeyboardEvent> {
    let here = stop(reading);
    let next = |is_forward| {
        let word = reading.next_word(here?, is_forward)?;
        Some(word.byte)
    };
    let (before, behind) = (next(false), next(true));
    let act = act.clone();
    Callback::from(move |event: KeyboardEvent| {
        let is_plain = !event.alt_key() && !event.ctrl_key() && !event.meta_key();
        let byte = match event.key().as_str() {
            "ArrowUp" if is_plain => before,
            "ArrowDown" if is_plain => behind,
            _ => return,
        };
        event.prevent_default();
        if byte.is_some() {
            act.emit(Act::Ask(byte));
        }
    })
}

struct Drawing<'a> {
    reading: &'a Reading,
    on_word: &'a OnWord,
    stop: Option<usize>,
    begins: usize,
}

impl Drawing<'_> {
    fn piece(&self, piece: &PrintPart<'_>) -> Html {
        match *piece {
            PrintPart::Between(text) => text.to_owned().into(),
            PrintPart::Token { byte, text, kind } => self.token(byte, text, kind),
        }
    }

    fn token(&self, byte: usize, text: &str, kind: &TokenKind) -> Html {
        let printed = text.to_owned();
        match kind {
            TokenKind::Move { mv, ply, warnings } => {
                let reading = self.reading;
                let before = reading.position_after(*ply);
                // The board shows the position after the move.
                let is_shown = reading.shown == ply + 1;
                let san = notation::san::write(before, *mv);
                let number = before.fullmove_number();
                let shown = if text.is_empty() {
                    words::book_missing_mark()
                } else {
                    printed
                };
                let mut name = words::book_move_name(&shown, number, before.turn(), &san);
                for warning in warnings {
                    name = words::book_remark(&name, &words::score_warning_text(*warning));
                }
                let link = reading.score().and_then(|score| score.links.get(*ply));
                let doubt = link.filter(|link| link.reason.is_doubtful());
                if let Some(link) = doubt {
                    name = words::book_remark(&name, &words::book_link_reason(link.reason));
                }
                let decided = reading.choices().contains(byte);
                let class = classes!(
                    "book-move",
                    (doubt.is_some() || !warnings.is_empty()).then_some("doubtful"),
                    decided.then_some("decided"),
                );
                let current = is_shown.then_some("step");
                self.button(
                    byte,
                    text.is_empty().then_some(*ply),
                    class,
                    (name, shown),
                    current,
                )
            }
            TokenKind::Problem(problem) => {
                let shown = if text.is_empty() {
                    words::book_missing_mark()
                } else {
                    printed
                };
                let name = words::book_problem_name(&shown);
                self.button(
                    byte,
                    text.is_empty().then_some(problem.ply),
                    classes!("book-problem"),
                    (name, shown),
                    None,
                )
            }
            TokenKind::Unlinked => {
                let name = words::book_unlinked_name(text);
                if self.reading.asked == Some(byte) {
                    return self.button(byte, None, classes!("book-word"), (name, printed), None);
                }
                html! {
                    <span key={byte} class="unlinked" title={name} onclick={self.on_word.reform(move |_| byte)}>{ printed }</span>
                }
            }
            TokenKind::Heading(_) | TokenKind::Player(_) => {
                html! { <span key={byte} class="heading">{ self.words(byte, text) }</span> }
            }
            TokenKind::Number {
                printed: number,
                due: Some(due),
            } => {
                let title = words::misnumbered_text(*number, *due);
                html! { <span key={byte} class="number doubtful" {title}>{ self.words(byte, text) }</span> }
            }
            TokenKind::Number { .. } | TokenKind::Dots => {
                html! { <span key={byte} class="number">{ self.words(byte, text) }</span> }
            }
            TokenKind::Ending(ending) => {
                html! { <em key={byte} title={words::ending_text(*ending)}>{ self.words(byte, text) }</em> }
            }
            _ => self.words(byte, text),
        }
    }

    /// A word that can be decided; `missing` counts the moves before one that is not printed, whose byte
    /// is that of the number behind it, and perhaps of others.
    fn button(
        &self,
        byte: usize,
        missing: Option<usize>,
        class: yew::Classes,
        (name, shown): (String, String),
        current: Option<&'static str>,
    ) -> Html {
        let is_open = self.reading.asked == Some(byte);
        let tab = if self.stop == Some(byte) { "0" } else { "-1" };
        let key = match missing {
            Some(ply) => Key::from([byte, ply].map(|it| it.to_string()).join("-")),
            None => Key::from(byte),
        };
        html! {
            <button {key} type="button" class={classes!(class, missing.map(|_| "missing"))} data-byte={byte.to_string()} tabindex={tab}
                aria-label={name.clone()} title={name} aria-current={current}
                aria-expanded={is_open.to_string()} aria-controls="book-question"
                onclick={self.on_word.reform(move |_| byte)}>{ shown }</button>
        }
    }

    /// Words that are part of no move.
    fn words(&self, byte: usize, text: &str) -> Html {
        let words = spans(text);
        if words.len() <= MOST_WORDS {
            return self.stretch(byte, text, 0..text.len(), &words);
        }
        let (from, to) = (
            words[WORDS_IN_SIGHT].start,
            words[words.len() - WORDS_IN_SIGHT].start,
        );
        let is_inside =
            |at: Option<usize>| at.is_some_and(|at| (byte + from..byte + to).contains(&at));
        let folded = words.len() - 2 * WORDS_IN_SIGHT;
        let head = self.stretch(byte, text, 0..from, &words[..WORDS_IN_SIGHT]);
        let tail = &words[words.len() - WORDS_IN_SIGHT..];
        let tail = self.stretch(byte, text, to..text.len(), tail);
        html! {
            <span key={byte}>
                { head }
                <details class="book-folded" open={is_inside(self.reading.asked)}>
                    <summary>{ words::book_more(folded) }</summary>
                    { text[from..to].to_owned() }
                </details>
                { tail }
            </span>
        }
    }

    /// A stretch of text with each of its words by itself, and with each what separates it from the
    /// next: half as much to draw.
    fn stretch(&self, byte: usize, text: &str, part: Range<usize>, words: &[Range<usize>]) -> Html {
        let begins = words.first().map_or(part.end, |word| word.start);
        let mut nodes: Vec<Html> = Vec::with_capacity(words.len() + 1);
        nodes.push(text[part.start..begins].to_owned().into());
        for (place, word) in words.iter().enumerate() {
            let next = words.get(place + 1).map_or(part.end, |next| next.start);
            let printed = &text[word.start..next];
            nodes.push(self.word(byte + word.start, printed.split_at(word.len())));
        }
        nodes.into_iter().collect()
    }

    /// A word and the blank behind it.
    fn word(&self, byte: usize, (text, blank): (&str, &str)) -> Html {
        if self.reading.asked == Some(byte) {
            let name = words::book_plain(text);
            let button = self.button(
                byte,
                None,
                classes!("book-word"),
                (name, text.to_owned()),
                None,
            );
            return html! { <>{ button }{ blank.to_owned() }</> };
        }
        let id = (self.begins == byte).then_some(AttrValue::Static("book-begin"));
        let is_refused = self.reading.choices().refuses(byte);
        let class = classes!("plain", is_refused.then_some("decided"));
        // What is drawn through a word does not go on behind it.
        let (inside, behind) = if is_refused {
            (text.to_owned(), Html::from(blank.to_owned()))
        } else {
            ([text, blank].concat(), Html::default())
        };
        html! {
            <><span {id} {class} onclick={self.on_word.reform(move |_| byte)}>{ inside }</span>{ behind }</>
        }
    }
}

/// Where the words of a text are.
fn spans(text: &str) -> Vec<Range<usize>> {
    let start = text.as_ptr() as usize;
    let words = text.split_whitespace();
    words
        .map(|word| {
            let from = word.as_ptr() as usize - start;
            from..from + word.len()
        })
        .collect()
}
