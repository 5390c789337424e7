//! A reader of old books who answers every question by the right move if it is offered, and else
//! stops.

use notation::score::{self, Choice, Options, PrintedScore, Status, TokenKind};
use rules::Move;

/// What became of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Account {
    /// This many moves were linked that were played.
    pub(crate) linked: usize,
    /// The first move that was linked without a question and not played.
    pub(crate) silent: Option<usize>,
    /// This many questions were asked, beside those behind the last move.
    pub(crate) asked: usize,
    /// In this many of them the right move was offered.
    pub(crate) offered: usize,
    /// Whether all moves were linked, and none that was not played.
    pub(crate) is_whole: bool,
    /// Whether the reader was told that all moves are read while some are not.
    pub(crate) is_short: bool,
}

/// This many questions are answered at most.
const MOST_QUESTIONS: usize = 400;

/// Reads the first game of a text of which these moves are known; `is_part` if more follow that
/// are not. Of a misprint that the laws cannot show, the moves in `misprinted`, what is printed is
/// right.
pub(crate) fn read(text: &str, moves: &[Move], is_part: bool, misprinted: &[usize]) -> Account {
    let mut options = Options::default();
    let mut account = Account::default();
    for _ in 0..MOST_QUESTIONS {
        let scores = score::read_all(text, &options);
        let Some(score) = scores.first() else {
            return account;
        };
        let is_wrong = |ply: &usize| {
            let expected = moves.get(*ply);
            expected.map_or(!is_part, |mv| *mv != score.moves[*ply].mv) && !misprinted.contains(ply)
        };
        account.silent = (0..score.moves.len()).find(is_wrong);
        if account.silent.is_some() {
            return account;
        }
        account.linked = score.moves.len().min(moves.len());
        account.is_short |= score.status() == Status::Read && account.linked < moves.len();
        let Some((at, ply)) = question(score).filter(|_| !account.is_short) else {
            account.is_whole = account.linked == moves.len();
            return account;
        };
        let Some(right) = moves.get(ply) else {
            if is_part {
                account.is_whole = true;
                return account;
            }
            options.choices.insert(at, Choice::NoMove);
            continue;
        };
        account.asked += 1;
        let offers = score.problems().next().is_some_and(|(_, problem)| {
            let mut possible = problem.possible.iter();
            possible.any(|possible| possible.mv == *right)
        });
        if !offers {
            return account;
        }
        account.offered += 1;
        if options.choices.insert(at, Choice::Move(*right)).is_some() {
            return account;
        }
    }
    account
}

/// Where a game asks, and about which move.
fn question(score: &PrintedScore) -> Option<(usize, usize)> {
    score.tokens.iter().find_map(|token| match &token.kind {
        TokenKind::Problem(problem) => Some((token.span.start, problem.ply)),
        _ => None,
    })
}
