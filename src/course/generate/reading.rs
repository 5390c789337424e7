//! Exercises in reading and writing moves.

use notation::descriptive::Spelling;
use notation::origins::Origins;
use notation::style::{self, Style};
use rules::{Color, Move, Position};

use super::boards::{self, sample};
use super::{Chance, Difficulty, Prompt};
use crate::question::{MoveQuestion, Question, WriteQuestion};

/// The notation of old English books.
pub(super) const DESCRIPTIVE: Style = Style::Descriptive(Spelling::Long);
/// The notation of today.
pub(super) const ALGEBRAIC: Style = Style::San;

/// A move of a game. The harder, the more pieces of a kind may be meant: the text is longer then.
fn draw(chance: &mut Chance, difficulty: Difficulty, style: Style) -> (Position, Origins, Move) {
    let level = usize::from(difficulty.get());
    let found = sample(chance, |chance| {
        let plies = 6 * (level - 1) + chance.below(8);
        let game = boards::game(chance, plies)?;
        let moves = game.position.legal_moves();
        let mv = *chance.pick(&moves)?;
        let length = style::write(style, &game.position, &game.origins, mv).len();
        let most = match style {
            Style::Descriptive(_) => 9 + 3 * level,
            // The letters are one or two more, and there is a dash.
            Style::Lasker => 4 + level,
            _ => 2 + level,
        };
        (length <= most).then_some((game.position, game.origins, mv))
    });
    found.unwrap_or_else(|| {
        let start = Position::default();
        let first = start.legal_moves()[0];
        (start, Origins::of_start(&start), first)
    })
}

/// To make a move that is written.
pub(super) fn read(
    chance: &mut Chance,
    difficulty: Difficulty,
    style: Style,
) -> (Prompt, Question) {
    let (position, origins, mv) = draw(chance, difficulty, style);
    let text = style::write(style, &position, &origins, mv);
    let question = Question::Move(MoveQuestion {
        position,
        that: None,
        text: Some(text.clone()),
        right: vec![mv],
    });
    (Prompt::Read { text, style }, question)
}

/// To write the move of an arrow.
pub(super) fn write(
    chance: &mut Chance,
    difficulty: Difficulty,
    style: Style,
) -> (Prompt, Question) {
    let (position, origins, mv) = draw(chance, difficulty, style);
    let prompt = Prompt::Write {
        from: mv.from(),
        to: mv.to(),
        style,
    };
    let question = Question::Write(WriteQuestion {
        position,
        origins,
        mv,
        style,
    });
    (prompt, question)
}

/// To make the move of one side, where White's stands above a line and Black's answer below it.
pub(super) fn fraction(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let style = DESCRIPTIVE;
    let found = sample(chance, |chance| {
        let (position, origins, mv) = draw(chance, difficulty, style);
        let after = position.play_unchecked(mv);
        let answer = *chance.pick(&after.legal_moves())?;
        (position.turn() == Color::White).then_some((position, origins, mv, answer))
    });
    let (position, origins, mv, answer) = found.unwrap_or_else(|| {
        let start = Position::default();
        let mv = start.legal_moves()[0];
        let answer = start.play_unchecked(mv).legal_moves()[0];
        (start, Origins::of_start(&start), mv, answer)
    });
    let after = position.play_unchecked(mv);
    let number = position.fullmove_number();
    let white = style::write(style, &position, &origins, mv);
    let black = style::write(style, &after, &origins.after(&position, mv), answer);
    let (side, position, text, right) = match chance.below(2) {
        0 => (Color::White, position, white.clone(), mv),
        _ => (Color::Black, after, black.clone(), answer),
    };
    let question = Question::Move(MoveQuestion {
        position,
        that: None,
        text: Some(text),
        right: vec![right],
    });
    let prompt = Prompt::Fraction {
        number,
        white,
        black,
        side,
    };
    (prompt, question)
}
