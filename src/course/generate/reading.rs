//! Exercises in reading and writing moves.

use notation::descriptive::Spelling;
use notation::origins::Origins;
use notation::style::{self, Style};
use rules::{Move, Position};

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
        let most = if style == ALGEBRAIC {
            2 + level
        } else {
            9 + 3 * level
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
