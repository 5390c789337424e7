//! What a generated exercise and a position to play on ask.

use course::generate::Prompt;
use course::{PlayGoal, PlayOut};
use notation::style::Style;
use rules::CastlingSide;

use crate::names::{color_name, piece_name, role_name, square_name, squares_of};
use crate::table::messages;

messages! {
    practice_moves(piece, square) = "Show all squares that the {piece} on {square} can go to.";
    practice_attacks(piece, square) = "Show all squares that the {piece} on {square} attacks.";
    practice_touched(color, piece, square) = "{color} has touched the {piece} on {square}. Show all squares that it may go to now.";
    practice_set_up() = "Two pieces or more are set up wrong. Show their squares.";
    practice_is_dead() = "Is the game drawn because neither side can ever mate?";
    practice_name() = "Name the marked square.";
    practice_show(squares) = "Show {squares}.";
    practice_show_named(color, name) = "Show the square {name}, counted from {color}'s side.";
    practice_light(square) = "Is {square} a light square?";
    practice_checks(color) = "Show all of {color}'s moves that give check.";
    practice_is_check(color) = "Is {color} in check?";
    practice_answers(color) = "{color} is in check. Show all moves that answer it.";
    practice_is_mate(color) = "Is {color} mated?";
    practice_is_stalemate(color) = "{color} is to move. Is it stalemate?";
    practice_mate(color) = "{color} to move: mate in one move.";
    practice_pinned(color) = "Show all of {color}'s pinned pieces.";
    practice_castle_king_side(color) = "Can {color} castle kingside now?";
    practice_castle_queen_side(color) = "Can {color} castle queenside now?";
    practice_passing(color) = "Can {color} take a pawn in passing?";
    practice_attacked(color) = "Show all of {color}'s pieces that are attacked.";
    practice_unguarded(color) = "Show all of {color}'s pieces that nothing guards. Leave out the king.";
    practice_value(color) = "What are {color}'s pieces worth in pawns? Leave out the king.";
    practice_read(text) = "Make this move: {text}";
    practice_write(from, to) = "Write the move from {from} to {to} in the notation of this stage.";
    practice_write_lasker(from, to) = "Write the move from {from} to {to} as Edward Lasker did (Kt-f3).";
    practice_fraction(white, black, color) = "{white} stands above the line, {black} below it. Make {color}'s move.";
    play_mate() = "Mate the computer.";
    play_mate_in(; count) = ["Mate the computer in one move.", "Mate the computer in {count} moves or fewer."];
    play_draw() = "Don't lose.";
    play_promote() = "Promote a pawn and keep the new piece.";
}

/// What a generated exercise asks.
///
/// # Examples
///
/// ```
/// use course::generate::{Difficulty, Generator};
///
/// let made = Generator::IsCheck.generate(3, Difficulty::EASIEST);
/// assert!(words::practice_prompt(&made.prompt).ends_with("in check?"));
/// ```
#[must_use]
pub fn practice_prompt(prompt: &Prompt) -> String {
    match prompt {
        Prompt::Moves { piece, square } => {
            practice_moves(&piece_name(*piece), &square_name(*square))
        }
        Prompt::Commands { piece, square } => {
            practice_attacks(&piece_name(*piece), &square_name(*square))
        }
        Prompt::Touched { piece, square } => {
            let color = color_name(piece.color);
            practice_touched(&color, &role_name(piece.role), &square_name(*square))
        }
        Prompt::SetUp => practice_set_up(),
        Prompt::IsDead => practice_is_dead(),
        Prompt::Name => practice_name(),
        Prompt::Show(squares) => practice_show(&squares_of(squares.iter().copied().collect())),
        Prompt::ShowNamed { side, name } => practice_show_named(&color_name(*side), name),
        Prompt::IsLight(square) => practice_light(&square_name(*square)),
        Prompt::Checks(color) => practice_checks(&color_name(*color)),
        Prompt::IsCheck(color) => practice_is_check(&color_name(*color)),
        Prompt::CheckAnswers(color) => practice_answers(&color_name(*color)),
        Prompt::IsCheckmate(color) => practice_is_mate(&color_name(*color)),
        Prompt::IsStalemate(color) => practice_is_stalemate(&color_name(*color)),
        Prompt::Mate(color) => practice_mate(&color_name(*color)),
        Prompt::Pinned(color) => practice_pinned(&color_name(*color)),
        Prompt::CanCastle { color, side } => match side {
            CastlingSide::KingSide => practice_castle_king_side(&color_name(*color)),
            CastlingSide::QueenSide => practice_castle_queen_side(&color_name(*color)),
        },
        Prompt::CanTakeInPassing(color) => practice_passing(&color_name(*color)),
        Prompt::Attacked(color) => practice_attacked(&color_name(*color)),
        Prompt::Unguarded(color) => practice_unguarded(&color_name(*color)),
        Prompt::Value(color) => practice_value(&color_name(*color)),
        Prompt::Read { text, .. } => practice_read(text),
        Prompt::Fraction {
            white, black, side, ..
        } => practice_fraction(white, black, &color_name(*side)),
        Prompt::Write { from, to, style } => {
            let write = match style {
                Style::Lasker => practice_write_lasker,
                _ => practice_write,
            };
            write(&square_name(*from), &square_name(*to))
        }
    }
}

/// What is to be reached in a position that is played on.
#[must_use]
pub fn play_goal_text(play_out: &PlayOut) -> String {
    match (play_out.goal, play_out.moves) {
        (PlayGoal::Mate, None) => play_mate(),
        (PlayGoal::Mate, Some(moves)) => play_mate_in(moves.into()),
        (PlayGoal::Draw, _) => play_draw(),
        (PlayGoal::Promote, _) => play_promote(),
    }
}
