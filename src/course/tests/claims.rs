//! What lessons say in words, where a board can tell whether it is true.

use rules::{Color, Position, Role, Square, attacks};

use super::COURSE;
use crate::question::Question;
use crate::{Content, PlayGoal};

const NUMBERS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

#[test]
fn a_number_of_answers_in_a_hint_is_true() {
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for exercise in lesson.exercises() {
            let answers = match &exercise.question {
                Question::Find(task) => task.ask().answers(task.setup()).len(),
                Question::Show(asked) => asked.right.len(),
                _ => continue,
            };
            for hint in &exercise.hints {
                let Some(rest) = hint.text.strip_prefix("There are ") else {
                    continue;
                };
                let rest = rest.strip_prefix("only ").unwrap_or(rest);
                let word = rest.split([' ', '.']).next().unwrap();
                let said = NUMBERS.iter().position(|number| *number == word);
                let said = said.unwrap_or_else(|| panic!("{address}: {}", hint.text));
                assert_eq!(said, answers, "{address}#{}: {}", exercise.id, hint.text);
                count += 1;
            }
        }
    }
    assert!(count >= 12, "{count}");
}

/// King and pawn against king with White as the stronger side, all positions of it: where White
/// brings the pawn to the end and keeps what it becomes.
struct PawnEndings {
    /// White to move and win.
    won: States,
    /// Black to move and lose.
    lost: States,
    /// How many were known in the last round.
    counted: usize,
}

/// A white king, a black king and a pawn.
type State = [Square; 3];

/// A set of states.
struct States(Vec<bool>);

impl States {
    fn place([white, black, pawn]: State) -> usize {
        (white.index() * 64 + black.index()) * 64 + pawn.index()
    }

    fn contains(&self, state: State) -> bool {
        self.0[Self::place(state)]
    }

    fn insert(&mut self, state: State) {
        self.0[Self::place(state)] = true;
    }
}

fn steps(king: Square) -> rules::Bitboard {
    let piece = rules::Piece::new(Color::White, Role::King);
    attacks::piece(piece, king, rules::Bitboard::EMPTY)
}

fn takes(pawn: Square) -> rules::Bitboard {
    let piece = rules::Piece::new(Color::White, Role::Pawn);
    attacks::piece(piece, pawn, rules::Bitboard::EMPTY)
}

impl PawnEndings {
    fn solve() -> Self {
        let none = || States(vec![false; 64 * 64 * 64]);
        let mut endings = Self {
            won: none(),
            lost: none(),
            counted: 0,
        };
        let mut open = Vec::new();
        for &pawn in &Square::ALL[8..56] {
            for white in Square::ALL {
                let others = !steps(white);
                let others = others.into_iter().filter(|&it| it != white && it != pawn);
                open.extend(
                    others
                        .map(|black| [white, black, pawn])
                        .filter(|_| white != pawn),
                );
            }
        }
        loop {
            let before = open.len();
            for &state in &open {
                if !endings.won.contains(state) && endings.white_wins(state) {
                    endings.won.insert(state);
                }
            }
            let lost: Vec<State> = open
                .iter()
                .copied()
                .filter(|it| endings.black_loses(*it))
                .collect();
            lost.into_iter()
                .for_each(|state| endings.lost.insert(state));
            // What Black has lost needs no second look, but White may still have to find the win.
            let is_open = |it: &State| !endings.lost.contains(*it) || !endings.won.contains(*it);
            open.retain(is_open);
            let count = endings.count();
            if open.len() == before && count == endings.counted {
                return endings;
            }
            endings.counted = count;
        }
    }

    fn count(&self) -> usize {
        let known = self.won.0.iter().chain(&self.lost.0);
        known.filter(|is| **is).count()
    }

    fn white_wins(&self, [white, black, pawn]: State) -> bool {
        if takes(pawn).contains(black) {
            return false;
        }
        let ahead = |square: Square| square.offset(0, 1);
        let free = |square: &Square| *square != white && *square != black;
        let step = ahead(pawn).filter(free);
        let is_end = |square: &Square| square.rank() == rules::Rank::Eighth;
        let is_kept = |end| !steps(black).contains(end) || steps(white).contains(end);
        if step.filter(is_end).is_some_and(is_kept) {
            return true;
        }
        let step = step.filter(|square| !is_end(square));
        let double = step
            .filter(|_| pawn.rank() == rules::Rank::Second)
            .and_then(ahead);
        let pushes = step.into_iter().chain(double.filter(free));
        let mut pushes = pushes.map(|to| [white, black, to]);
        let walks = steps(white) - steps(black);
        let mut walks = walks.into_iter().filter(|to| *to != pawn && *to != black);
        pushes.any(|state| self.lost.contains(state))
            || walks.any(|to| self.lost.contains([to, black, pawn]))
    }

    fn black_loses(&self, [white, black, pawn]: State) -> bool {
        let closed = steps(white) | takes(pawn);
        let mut moves = (steps(black) - closed)
            .into_iter()
            .filter(|to| *to != white)
            .peekable();
        moves.peek().is_some() && moves.all(|to| to != pawn && self.won.contains([white, to, pawn]))
    }

    fn is_won(&self, position: &Position) -> bool {
        let pawn = position.by_role(Role::Pawn).single().unwrap();
        let state = [
            position.king(Color::White),
            position.king(Color::Black),
            pawn,
        ];
        match position.turn() {
            Color::White => self.won.contains(state),
            Color::Black => self.lost.contains(state),
        }
    }
}

#[test]
fn what_is_to_be_played_out_can_be_reached() {
    let endings = PawnEndings::solve();
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for chess in lesson.chess() {
            let Content::PlayOut(play_out) = &chess.content else {
                continue;
            };
            let position = &play_out.position;
            let army = position.by_color(Color::White) - position.by_role(Role::King);
            let army: Vec<Role> = army
                .into_iter()
                .filter_map(|square| position.piece_at(square).map(|piece| piece.role))
                .collect();
            assert!(
                position.by_color(Color::Black).single().is_some(),
                "{address}"
            );
            if army == [Role::Pawn] {
                let wants_win = play_out.goal == PlayGoal::Promote;
                assert_eq!(endings.is_won(position), wants_win, "{address}");
                assert_eq!(
                    play_out.side,
                    if wants_win {
                        Color::White
                    } else {
                        Color::Black
                    }
                );
            } else {
                // Whoever has the move keeps these armies, and every one of them can force mate.
                assert_eq!(
                    (play_out.goal, play_out.side),
                    (PlayGoal::Mate, position.turn())
                );
                let attacked =
                    |square: Square| !position.attackers(square, Color::Black).is_empty();
                assert!(
                    !position.by_color(Color::White).into_iter().any(attacked),
                    "{address}"
                );
                let forces = [
                    &[Role::Queen][..],
                    &[Role::Rook],
                    &[Role::Rook, Role::Rook],
                    &[Role::Bishop, Role::Bishop],
                    &[Role::Bishop, Role::Knight],
                ];
                let has = |force: &&[Role]| {
                    let [mut one, mut other] = [army.clone(), force.to_vec()];
                    one.sort();
                    other.sort();
                    one == other
                };
                assert!(forces.iter().any(has), "{address}: {army:?}");
            }
            count += 1;
        }
    }
    assert!(count >= 8, "{count}");
}
