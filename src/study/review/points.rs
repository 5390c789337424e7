//! The turning points of a game: the moves that gave much of the winning chances away.

use explain::allowed::allowed;
use notation::style::Style;
use rules::{Move, Position};
use ui::scores::move_in_sentences;
use ui::verdict::{drop_between, mates_in, quality};
use words::{MoveQuality, WhyMistake};

use super::game_line::GameLine;

/// What the engine says of a position.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Looked {
    pub(super) position: Position,
    /// The best move, where there is one.
    pub(super) best: Option<Move>,
    /// The score for the side to move, in hundredths of a pawn.
    pub(super) score: i32,
}

/// A move that gave much away.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Point {
    /// After how many moves it is on the board.
    pub(super) ply: usize,
    /// What is said of it.
    pub(super) text: String,
    /// How bad it was.
    pub(super) quality: MoveQuality,
}

/// The turning points among the moves before and after which the engine has looked, with the moves in
/// a notation.
pub(super) fn turning_points(line: &GameLine, looked: &[Looked], notation: Style) -> Vec<Point> {
    let pairs = looked.windows(2).zip(&line.moves).enumerate();
    let point = |(index, (pair, &played)): (usize, (&[Looked], &Move))| {
        let [before, after] = pair else { return None };
        point(index + 1, [before, after], played, notation)
    };
    pairs.filter_map(point).collect()
}

fn point(
    ply: usize,
    [before, after]: [&Looked; 2],
    played: Move,
    notation: Style,
) -> Option<Point> {
    let best = before.best.filter(|best| *best != played)?;
    let quality = quality(drop_between(before.score, -after.score), false);
    if !matches!(
        quality,
        MoveQuality::Inaccuracy | MoveQuality::Mistake | MoveQuality::Blunder
    ) {
        return None;
    }
    let written = |mv| move_in_sentences(&before.position, mv, notation);
    let numbered = words::numbered_move(&before.position, &written(played));
    let why = why(before, after, played);
    let why = why.map(|why| words::why_mistake(&after.position, why));
    let better = written(best);
    Some(Point {
        ply,
        text: words::turning_point(&numbered, quality, why.as_deref(), &better),
        quality,
    })
}

/// What the board proves: a mate that was missed, what the move allows, a fork that follows.
fn why(before: &Looked, after: &Looked, played: Move) -> Option<WhyMistake> {
    let missed = mates_in(before.score).filter(|_| mates_in(-after.score).is_none());
    if let Some(moves) = missed.and_then(|moves| usize::try_from(moves).ok()) {
        return Some(WhyMistake::MissedMate(moves));
    }
    let allows = allowed(&before.position, played).map(WhyMistake::Allows);
    allows.or_else(|| WhyMistake::fork(&after.position, after.best?))
}

#[cfg(test)]
mod tests {
    use notation::descriptive::Spelling;
    use notation::letters::Language;

    use super::*;

    /// What an engine would say of a game, a score and a best move for each position.
    fn points(pgn: &str, said: &[(i32, &str)], notation: Style) -> Vec<Point> {
        let record = record::pgn::read_all(pgn).remove(0).record;
        let line = GameLine::of(&record);
        let looked: Vec<Looked> = std::iter::zip(&line.positions, said)
            .map(|(position, (score, best))| Looked {
                position: *position,
                best: notation::san::read(position, best).ok(),
                score: *score,
            })
            .collect();
        turning_points(&line, &looked, notation)
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
            let texts: Vec<&str> = points.iter().map(|it| &*it.text).collect();
            assert_eq!(texts, [["3. ", played, why, better, "."].concat()]);
            assert_eq!(points[0].ply, 5);
        }
    }

    #[test]
    fn a_missed_mate_is_told_and_the_best_move_never_blamed() {
        let mate = ui::verdict::hundredths(ui::platform::engine::ReportedScore::Mate(1));
        let said = [(30, "e4"), (-30, "e5"), (mate, "d4"), (0, "d6")];
        let points = points("1. e4 e5 2. Nf3 d6 *", &said, Style::San);
        assert_eq!(points.len(), 1);
        assert!(points[0].text.contains("It misses a mate in 1 move."));
    }
}
