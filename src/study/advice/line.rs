//! A line of the engine as it is shown: with its score from White's side, and its moves as buttons.

use std::rc::Rc;

use game::Game;
use notation::style::Style;
use notation::uci;
use rules::{Color, Move, Position};
use ui::platform::engine::{self, ReportedLine, ReportedScore};
use ui::platform::focus;
use ui::scores;
use words::EngineScore;
use yew::{Callback, Html, MouseEvent, html};

/// How many moves of a line are shown.
const SHOWN_MOVES: usize = 10;
/// The first move of the best line.
const FIRST: &str = ".advice-lines button";
/// The switch of the engine, which stays where a game ends.
const SWITCH: &str = "#engine-on";

/// A line as it is shown; it has a move at least.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shown {
    pub(super) score: EngineScore,
    pub(super) depth: u32,
    /// The position with the moves of the line.
    ahead: Game,
}

impl Shown {
    /// A line that was reported of a game, with the score from White's side.
    pub(super) fn of(game: &Game, line: &ReportedLine) -> Option<Self> {
        let position = game.position();
        let score = match position.turn() {
            Color::White => line.score,
            Color::Black => line.score.for_the_other(),
        };
        let score = match score {
            ReportedScore::Centipawns(hundredths) => EngineScore::Pawns(hundredths),
            ReportedScore::Mate(moves) if moves > 0 => EngineScore::Mate(Color::White, moves),
            ReportedScore::Mate(moves) => EngineScore::Mate(Color::Black, -moves),
        };
        let mut moves = engine::read_moves(position, &line.moves);
        moves.truncate(SHOWN_MOVES);
        Self::from(score, line.depth, *position, &moves)
    }

    fn from(score: EngineScore, depth: u32, start: Position, moves: &[Move]) -> Option<Self> {
        let mut ahead = Game::from_position(start);
        for &next in moves {
            if ahead.play(next).is_err() {
                break;
            }
        }
        (!ahead.is_empty()).then_some(Self {
            score,
            depth,
            ahead,
        })
    }

    /// What is left of the line in a position that it leads to.
    fn rest_at(&self, here: &Position) -> Option<Self> {
        let ply = (0..self.ahead.len()).find(|&ply| self.ahead.position_at(ply) == here)?;
        Self::from(self.score, self.depth, *here, &self.ahead.moves()[ply..])
    }

    /// Its first move.
    pub(super) fn best(&self) -> Move {
        self.ahead.moves()[0]
    }

    /// Draws it at its place. An old one is only read. Keys let the first button stay, whatever follows.
    pub(super) fn draw(
        &self,
        place: usize,
        notation: Style,
        on_play: Option<&Callback<Rc<str>>>,
    ) -> Html {
        let moves = scores::in_sentences(&self.ahead, notation);
        html! {
            <li key={place}>
                <strong key="score">{ words::engine_score(self.score) }</strong>
                { for moves.iter().enumerate().map(|(ply, written)| self.button(ply, written, on_play)) }
            </li>
        }
    }

    /// A move of it; whoever presses it plays up to it. The Tab key reaches the first and the last one.
    fn button(&self, ply: usize, written: &str, on_play: Option<&Callback<Rc<str>>>) -> Html {
        let is_end = ply == 0 || ply + 1 == self.ahead.len();
        let tabindex = (!is_end).then_some("-1");
        let onclick = on_play.map(|on_play| {
            // The one way to write moves that no other notation understands differently.
            let typed: Vec<Rc<str>> = (0..=ply)
                .map(|ply| uci::write(self.ahead.position_at(ply), self.ahead.moves()[ply]).into())
                .collect();
            let goes_on = self.ahead.position_at(ply + 1).has_legal_moves();
            let on_play = on_play.clone();
            Callback::from(move |_: MouseEvent| {
                // The button that is pressed may not be there in the next position.
                focus::focus_in_place(if goes_on { FIRST } else { SWITCH });
                for typed in &typed {
                    on_play.emit(Rc::clone(typed));
                }
            })
        });
        html! {
            <key={ply}>
                { " " }
                <button type="button" class="link" {tabindex} title={words::engine_play(written)}
                    aria-disabled={on_play.is_none().then_some("true")} {onclick}>{ self.numbered(ply, written) }</button>
            </>
        }
    }

    /// A move with its number where a score has one: "12.Nf3", "Nc6".
    fn numbered(&self, ply: usize, written: &str) -> String {
        let position = self.ahead.position_at(ply);
        let number = position.fullmove_number().to_string();
        match position.turn() {
            Color::White => [&number, ".", written].concat(),
            Color::Black if ply == 0 => [&number, "\u{2026}", written].concat(),
            Color::Black => written.to_owned(),
        }
    }
}

/// What the known lines say of a position, until it is looked at; nothing where none leads to it.
pub(super) fn current(lines: &[Shown], here: &Position) -> Vec<Shown> {
    lines.iter().filter_map(|line| line.rest_at(here)).collect()
}

#[cfg(test)]
mod tests {
    use notation::descriptive::Spelling;
    use notation::letters::Language;
    use rules::Square;

    use super::*;

    /// A line after 1. e4.
    fn line() -> (Game, Shown) {
        let mut game = Game::default();
        let first = game.position().find_move(Square::E2, Square::E4, None);
        game.play(first.unwrap()).unwrap();
        let line = engine::lines("1 9 cp -30 500 e7e5 g1f3 b8c6\n").next();
        let shown = Shown::of(&game, &line.unwrap()).unwrap();
        (game, shown)
    }

    #[test]
    fn a_line_is_shown_from_whites_side_in_the_chosen_notation() {
        let (_, shown) = line();
        for (style, text) in [
            (Style::Figurine, "1\u{2026}e5 2.Nf3 Nc6"),
            (Style::Localized(Language::German), "1\u{2026}e5 2.Sf3 Sc6"),
            (
                Style::Descriptive(Spelling::Short),
                "1\u{2026}P-K4 2.Kt-KB3 Kt-QB3",
            ),
        ] {
            let moves = scores::in_sentences(&shown.ahead, style);
            let numbered = moves.iter().enumerate();
            let numbered: Vec<_> = numbered.map(|(ply, it)| shown.numbered(ply, it)).collect();
            assert_eq!(numbered.join(" "), text);
        }
        assert_eq!(shown.score, EngineScore::Pawns(30));
    }

    #[test]
    fn a_line_holds_in_the_positions_that_it_leads_to_and_nowhere_else() {
        let (mut game, shown) = line();
        let lines = [shown];
        assert_eq!(current(&lines, game.position()), lines);
        game.play(lines[0].best()).unwrap();
        let rest = current(&lines, game.position());
        assert_eq!(rest[0].best().to_string(), "g1f3");
        assert_eq!(rest[0].ahead.len(), 2);
        let last = *lines[0].ahead.position();
        for elsewhere in [Position::default(), last] {
            assert_eq!(current(&lines, &elsewhere), []);
        }
    }
}
