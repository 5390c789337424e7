//! The decision about a word, and the decisions made so far.

use notation::origins::Origins;
use notation::score::{Choice, Possible};
use notation::style::Style;
use notation::{san, typed};
use web_sys::HtmlInputElement;
use yew::{Callback, Html, NodeRef, SubmitEvent, classes, html};

use super::state::{Act, Reading, Word, WordKind};

/// What the panel needs beside the reading.
pub(super) struct Panel<'a> {
    pub(super) reading: &'a Reading,
    pub(super) act: &'a Callback<Act>,
    /// Why the last move that was tried is none.
    pub(super) refused: Option<&'a str>,
    /// Receives why a move is none.
    pub(super) on_refused: &'a Callback<String>,
    /// The field for a move.
    pub(super) field: &'a NodeRef,
    /// In which notation moves are written, whose letters can be typed too.
    pub(super) notation: Style,
}

impl Panel<'_> {
    /// The open question, or what there is to say of the word on the board, and the decisions.
    pub(super) fn draw(&self) -> Html {
        let word = self.reading.word();
        html! {
            <>
                <section id="book-question" class={classes!("book-question", word.is_some().then_some("open"))} tabindex="-1" aria-label={words::book_question_label()}>
                    if let Some(word) = &word {
                        { self.word(word) }
                    } else {
                        { self.shown_move() }
                    }
                    { self.changes() }
                </section>
                { self.decided() }
            </>
        }
    }

    /// The move on the board, which can be corrected.
    fn shown_move(&self) -> Html {
        let reading = self.reading;
        let Some(byte) = reading.byte_of_ply(reading.shown) else {
            return Html::default();
        };
        let onclick = self.act.reform(move |_| Act::Ask(Some(byte)));
        html! {
            <div class="choices">
                <button type="button" id="book-correct" {onclick}>{ words::book_correct() }</button>
            </div>
        }
    }

    fn word(&self, word: &Word<'_>) -> Html {
        let byte = word.byte;
        let can_be_none = matches!(
            word.kind,
            WordKind::Question(_) | WordKind::Linked(_) | WordKind::Left
        ) && !word.printed.is_empty();
        let none = self.act.reform(move |_| Act::Choose(byte, Choice::NoMove));
        let leave = self.act.reform(|_| Act::Ask(None));
        let possible = match &word.kind {
            WordKind::Question(problem) => &problem.possible[..],
            _ => &[],
        };
        html! {
            <>
                <p>{ self.reading.word_said() }</p>
                if matches!(word.kind, WordKind::Behind) {
                    { self.first_question() }
                } else {
                    if !possible.is_empty() {
                        <ul class="book-candidates">{ for possible.iter().map(|possible| self.candidate(word, possible)) }</ul>
                    }
                    { self.own_move(word) }
                }
                <div class="choices">
                    if can_be_none {
                        <button type="button" id="book-none" onclick={none}>{ words::problem_no_move() }</button>
                    }
                    if !matches!(word.kind, WordKind::Question(_)) {
                        <button type="button" id="book-leave" onclick={leave}>{ words::book_leave_word() }</button>
                    }
                    { self.step(byte, false) }
                    { self.step(byte, true) }
                </div>
            </>
        }
    }

    fn candidate(&self, word: &Word<'_>, possible: &Possible) -> Html {
        let WordKind::Question(problem) = word.kind else {
            return Html::default();
        };
        let (byte, mv) = (word.byte, possible.mv);
        let said = words::move_sentence(&problem.position, mv);
        let onclick = self
            .act
            .reform(move |_| Act::Choose(byte, Choice::Move(mv)));
        html! {
            <li><button type="button" title={said} {onclick}>{ words::possible_move_text(problem, possible) }</button></li>
        }
    }

    /// The field for a move that nobody has offered.
    fn own_move(&self, word: &Word<'_>) -> Html {
        let byte = word.byte;
        let position = *self.reading.position_after(word.ply);
        let origins = self.origins(word.ply);
        let (act, on_refused) = (self.act.clone(), self.on_refused.clone());
        let field = self.field.clone();
        let chosen = self.notation;
        let letters = words::typed_letters(chosen);
        let onsubmit = Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(field) = field.cast::<HtmlInputElement>() else {
                return;
            };
            let text = field.value();
            if text.trim().is_empty() {
                return;
            }
            match typed::read(&position, &origins, &text, letters) {
                Ok(mv) => {
                    field.set_value("");
                    act.emit(Act::Choose(byte, Choice::Move(mv)));
                }
                Err(error) => {
                    on_refused.emit(words::typed_error_text(&position, &text, &error, chosen));
                }
            }
        });
        let described = self.refused.map(|_| "book-refused");
        html! {
            <form class="book-move-form" {onsubmit}>
                <label for="book-move">{ words::book_move_label() }</label>
                <span class="book-move-field">
                    <input ref={self.field} id="book-move" type="text" autocomplete="off" autocapitalize="off"
                        spellcheck="false" enterkeyhint="go" aria-invalid={described.map(|_| "true")}
                        aria-describedby={described} />
                    <button type="submit">{ words::book_enter() }</button>
                </span>
                if let Some(refused) = self.refused {
                    <p id="book-refused" class="error">{ refused.to_owned() }</p>
                }
            </form>
        }
    }

    /// Where the pieces before a move come from, which descriptive notation names.
    fn origins(&self, ply: usize) -> Origins {
        let start = self.reading.position_after(0);
        let moves = self.reading.moves()[..ply.min(self.reading.moves().len())].iter();
        let (_, origins) = moves.fold(
            (*start, Origins::of_start(start)),
            |(position, origins), played| {
                let after = origins.after(&position, played.mv);
                (position.play_unchecked(played.mv), after)
            },
        );
        origins
    }

    fn first_question(&self) -> Html {
        let byte = self.reading.first_question();
        let onclick = self.act.reform(move |_| Act::Ask(byte));
        html! {
            <div class="choices">
                <button type="button" class="primary" {onclick}>{ words::book_first_question() }</button>
            </div>
        }
    }

    /// Goes to the word before or behind.
    fn step(&self, byte: usize, is_forward: bool) -> Html {
        let next = self.reading.next_word(byte, is_forward);
        let next = next.map(|word| word.byte);
        let name = if is_forward {
            words::book_next_word()
        } else {
            words::book_previous_word()
        };
        let onclick = self.act.reform(move |_| Act::Ask(next));
        html! { <button type="button" disabled={next.is_none()} {onclick}>{ name }</button> }
    }

    /// Undo and redo.
    fn changes(&self) -> Html {
        let history = self.reading.history();
        if !history.can_undo() && !history.can_redo() {
            return Html::default();
        }
        html! {
            <div class="choices book-changes" role="group" aria-label={words::book_changes_label()}>
                <button type="button" id="book-undo" disabled={!history.can_undo()}
                    onclick={self.act.reform(|_| Act::Undo)}>{ words::button_undo() }</button>
                <button type="button" id="book-redo" disabled={!history.can_redo()}
                    onclick={self.act.reform(|_| Act::Redo)}>{ words::button_redo_change() }</button>
            </div>
        }
    }

    fn decided(&self) -> Html {
        let reading = self.reading;
        let decided = reading.decided();
        if decided.is_empty() {
            return Html::default();
        }
        let line = |(place, (byte, printed, choice)): (usize, (usize, &str, Choice))| {
            let san = match choice {
                Choice::Move(mv) => reading
                    .ply_of(byte, choice)
                    .map(|ply| san::write(reading.position_after(ply - 1), mv)),
                Choice::NoMove => None,
            };
            let printed = match printed {
                "" => words::book_missing_mark(),
                printed => printed.to_owned(),
            };
            // A decision that no longer fits, because one before it was taken back, waits.
            let text = match (choice, &san) {
                (Choice::Move(_), None) => words::book_unlinked_name(&printed),
                _ => words::book_decided_text(&printed, san.as_deref()),
            };
            html! {
                <li key={place}>{ text }
                    <button type="button" onclick={self.act.reform(move |_| Act::Forget(byte, choice))}>{ words::book_forget() }</button></li>
            }
        };
        html! {
            <section class="book-decided">
                <h3>{ words::book_decided_title() }</h3>
                <ul>{ for decided.into_iter().enumerate().map(line) }</ul>
            </section>
        }
    }
}

/// A move that was played on the board for the word that is decided.
pub(super) fn played(reading: &Reading, attempt: board::Attempt) -> Result<Act, String> {
    let byte = reading.asked.ok_or_else(words::book_nothing)?;
    let board::Attempt {
        from,
        to,
        promotion,
    } = attempt;
    let position = reading.position();
    match position.find_move(from, to, promotion) {
        Ok(mv) => Ok(Act::Choose(byte, Choice::Move(mv))),
        Err(reason) => Err(words::illegal_text(position, &reason)),
    }
}
