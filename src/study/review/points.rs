//! The turning points of a game: the moves that gave much of the winning chances away.

use notation::style::Style;
use rules::Move;
use ui::scores::move_in_sentences;
use ui::verdict::{drop_between, is_mistake, quality};
use words::MoveQuality;

use super::game_line::GameLine;
use super::looked::Looked;
use super::why::why;

/// A move that gave much away.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Point {
    /// After how many moves it is on the board.
    pub(super) ply: usize,
    /// What is said of it.
    pub(super) text: String,
    /// Whether it was more than a mistake.
    pub(super) is_blunder: bool,
}

/// The turning points of a game as far as the engine has looked.
#[derive(Clone, Debug, Default)]
pub(super) struct Points {
    /// The moves that were looked at.
    judged: usize,
    pub(super) all: Vec<Point>,
}

impl Points {
    /// Judges the moves before and after which the engine has looked since, with the moves in a notation.
    pub(super) fn extend(&mut self, line: &GameLine, looked: &[Looked], notation: Style) {
        let pairs = looked.windows(2).zip(&line.moves).enumerate();
        for (index, (pair, &played)) in pairs.skip(self.judged) {
            self.judged = index + 1;
            if let [before, after] = pair {
                self.all
                    .extend(point(index + 1, [before, after], played, notation));
            }
        }
    }
}

fn point(
    ply: usize,
    [before, after]: [&Looked; 2],
    played: Move,
    notation: Style,
) -> Option<Point> {
    let best = before.line.first().copied().filter(|it| *it != played)?;
    let drop = drop_between(before.score, -after.score);
    if !is_mistake(drop) {
        return None;
    }
    let is_blunder = quality(drop, false) == MoveQuality::Blunder;
    let written = |mv| move_in_sentences(&before.position, mv, notation);
    let numbered = words::numbered_move(&before.position, &written(played));
    let (why, because) = why([before, after], best, played, notation);
    Some(Point {
        ply,
        text: words::turning_point(
            &numbered,
            is_blunder,
            why.as_deref(),
            &written(best),
            because.as_deref(),
        ),
        is_blunder,
    })
}

#[cfg(test)]
mod tests {
    use notation::descriptive::Spelling;
    use notation::letters::Language;

    use super::*;

    /// What an engine would say of a game, a score and a best line for each position.
    fn points(pgn: &str, said: &[(i32, &str)], notation: Style) -> Vec<Point> {
        let record = record::pgn::read_all(pgn).remove(0).record;
        let line = GameLine::of(&record);
        let looked: Vec<Looked> = std::iter::zip(&line.positions, said)
            .map(|(position, (score, best))| {
                let mut here = *position;
                let mut line = Vec::new();
                for text in best.split(' ').filter(|it| !it.is_empty()) {
                    let next = notation::san::read(&here, text).unwrap();
                    here = here.play_unchecked(next);
                    line.push(next);
                }
                Looked {
                    position: *position,
                    line,
                    score: *score,
                }
            })
            .collect();
        // However many positions are known at a time.
        let mut step_by_step = Points::default();
        for known in 0..=looked.len() {
            step_by_step.extend(&line, &looked[..known], notation);
        }
        let mut at_once = Points::default();
        at_once.extend(&line, &looked, notation);
        assert_eq!(step_by_step.all, at_once.all);
        at_once.all
    }

    /// The one turning point of a game.
    fn only_point(pgn: &str, said: &[(i32, &str)]) -> String {
        let mut points = points(pgn, said, Style::San);
        assert_eq!(points.len(), 1, "{points:?}");
        points.remove(0).text
    }

    #[test]
    fn a_hanging_queen_is_a_turning_point_with_its_reason() {
        let said = [
            (30, "e4"),
            (-30, "e5"),
            (30, "Nf3"),
            (20, "Nc6"),
            (-10, "Qf3"),
            (800, "Nxh5"),
        ];
        for (notation, [played, better]) in [
            (Style::Figurine, ["a3", "Qf3"]),
            (Style::Localized(Language::German), ["a3", "Df3"]),
            (Style::Descriptive(Spelling::Short), ["P-QR3", "Q-B3"]),
        ] {
            let points = points("1. e4 e5 2. Qh5 Nf6 3. a3 Nxh5 *", &said, notation);
            let why = ": a blunder. The queen on h5 can be taken by the knight on f6. Better was ";
            let because = ". It brings the queen out of danger. It protects the pawn on e4.";
            let texts: Vec<&str> = points.iter().map(|it| &*it.text).collect();
            assert_eq!(texts, [["3. ", played, why, better, because].concat()]);
            assert_eq!(points[0].ply, 5);
        }
    }

    #[test]
    fn a_missed_mate_is_told_with_its_line_and_the_best_move_never_blamed() {
        let mate = ui::verdict::hundredths(ui::platform::engine::ReportedScore::Mate(1));
        let said = [(30, "e4"), (-30, "e5"), (mate, "d4 d6"), (0, "d6")];
        let text = only_point("1. e4 e5 2. Nf3 d6 *", &said);
        let says = "It misses a mate in 1 move. Better was d4. The engine looks ahead here: d4 d6.";
        assert!(text.ends_with(says), "{text}");
    }

    #[test]
    fn the_better_move_says_what_it_wins() {
        let said = [(30, "d4"), (-150, "d5"), (150, "dxe5 Nc6"), (130, "exd4")];
        let text = only_point("1. d4 e5 2. Nc3 exd4 *", &said);
        assert!(
            text.contains("Better was dxe5. It wins the pawn on e5."),
            "{text}"
        );
    }

    #[test]
    fn the_reply_says_what_it_does() {
        let start = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/3n4/8/8/R3K2B w - - 0 1\"]\n\n";
        let said = [(0, "Kd1"), (500, "Nc2+ Kd1 Nxa1")];
        let text = only_point(&[start, "1. Bg2 *"].concat(), &said);
        let says = "1. Bg2: a blunder. The reply is Nc2+. It attacks two at once: the rook on a1 and king on e1. ";
        assert!(text.starts_with(says), "{text}");
    }

    #[test]
    fn where_the_board_proves_nothing_the_line_is_shown() {
        let said = [(30, "e4"), (-30, "e5"), (120, "d3 d6 Be2"), (120, "Nc6")];
        let text = only_point("1. e4 e5 2. a3 Nc6 *", &said);
        let says = "Better was d3. The engine looks ahead here: d3 d6 Be2.";
        assert!(text.ends_with(says), "{text}");
    }

    #[test]
    fn an_inaccuracy_is_no_turning_point() {
        let said = [(30, "e4"), (-30, "e5"), (30, "Nf3"), (30, "Nc6")];
        assert_eq!(points("1. e4 e5 2. a3 Nc6 *", &said, Style::San), []);
    }
}
