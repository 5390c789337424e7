//! What is changed of a diagram and what is said to it, as plain data.

use std::rc::Rc;

use game::Game;
use moves::setup::state::{Act, Editing};
use rules::{AnyPosition, Setup};
use ui::Pulse;
use words::Why;
use yew::Reducible;

/// What is done.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// The board is changed.
    Act(Act),
    /// What was just done is told.
    Say(Rc<str>),
}

/// A diagram while its reader changes it.
#[derive(Clone, Debug)]
pub(super) struct ArrangeDesk {
    /// The board.
    pub(super) editing: Editing,
    /// What is to be said.
    pub(super) said: Pulse<Rc<str>>,
    /// Whether what was done last has changed the board.
    is_changed: bool,
}

impl Reducible for ArrangeDesk {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.apply(action);
        Rc::new(next)
    }
}

impl ArrangeDesk {
    /// Begins with a board.
    pub(super) fn new(setup: Setup) -> Self {
        Self {
            editing: Editing::new(setup),
            said: Pulse::default(),
            is_changed: false,
        }
    }

    /// Carries out an action. What was done and what the rules say to it are one announcement.
    fn apply(&mut self, action: Action) {
        match action {
            Action::Act(act) => {
                let before = self.editing.setup().clone();
                self.editing.act(act);
                self.is_changed = *self.editing.setup() != before;
                if self.is_changed {
                    self.said.send(verdict(self.editing.setup()).into());
                }
            }
            Action::Say(text) if self.is_changed => {
                self.is_changed = false;
                let verdict = verdict(self.editing.setup());
                let done = text.trim_end_matches('.');
                self.said
                    .send(words::exercise_announcement(done, &verdict).into());
            }
            Action::Say(text) => self.said.send(text),
        }
    }
}

/// What the rules say of a board: how the game stands, or why there can be none.
pub(super) fn verdict(setup: &Setup) -> String {
    match AnyPosition::of(setup) {
        AnyPosition::Legal(position) => {
            let status = words::status_text(&Game::from_position(position));
            [words::editor_legal(), status].join(". ")
        }
        AnyPosition::Diagram(_) => {
            let faults: Vec<String> = setup.faults().iter().map(words::setup_fault).collect();
            words::arranged_faults(&faults.join(" "))
        }
    }
}

/// Why a board is what it is, where it is a position and there is something to explain.
pub(super) fn explanation(setup: &Setup, why: fn(&Game, usize) -> Option<Why>) -> Option<Why> {
    match AnyPosition::of(setup) {
        AnyPosition::Legal(position) => why(&Game::from_position(position), 0),
        AnyPosition::Diagram(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use moves::setup::state::{Act, Change};
    use rules::{Color, Piece, Role, Setup, Square};

    use super::{Action, ArrangeDesk, explanation, verdict};

    fn board(fen: &str) -> Setup {
        fen.parse().expect("it is a board")
    }

    #[test]
    fn the_rules_say_how_a_changed_board_stands_or_why_it_is_no_position() {
        let said = |fen: &str| verdict(&board(fen));
        let cases = [
            ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "White to move."),
            ("4k3/8/8/8/8/8/8/K3R3 b - - 0 1", "Black to move. Check!"),
            (
                "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
                "Checkmate. White wins.",
            ),
            ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Stalemate. Draw."),
            ("4k3/8/8/8/8/8/8/K7 w - - 0 1", "Draw by dead position."),
        ];
        for (fen, text) in cases {
            assert_eq!(said(fen), format!("Legal position. {text}"), "{fen}");
        }
        let kingless = said("8/8/8/3N4/8/8/8/8 w - - 0 1");
        for part in ["No game", "White has no king.", "Black has no king."] {
            assert!(kingless.contains(part), "{kingless}");
        }
        let left = said("4k3/8/8/8/8/8/8/K3R3 w - - 0 1");
        assert!(
            left.contains("The king on e8 is in check from e1"),
            "{left}"
        );
    }

    #[test]
    fn a_changed_board_that_is_mate_says_who_gives_check_and_why_each_answer_fails() {
        let steps = |fen: &str| -> Vec<String> {
            let why = explanation(&board(fen), words::why);
            let steps = why.map(|it| it.steps).unwrap_or_default();
            steps.iter().map(|step| step.prose.plain()).collect()
        };
        let mate = steps("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        assert_eq!(mate[0], "The king on g8 is in check from the rook on a8.");
        let all = mate.join(" ");
        for square in ["f8", "h8", "f7", "g7", "h7"] {
            assert!(all.contains(square), "{square}: {all}");
        }
        assert!(steps("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").len() > 1);
        assert_eq!(steps("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").len(), 0);
        assert_eq!(steps("8/8/8/3N4/8/8/8/8 w - - 0 1").len(), 0);
    }

    /// What is said last.
    fn last(desk: &ArrangeDesk) -> String {
        desk.said.value().expect("something is said").to_string()
    }

    #[test]
    fn a_change_and_what_it_means_are_one_announcement() {
        let mut desk = ArrangeDesk::new(board("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"));
        let (rook, black) = (Piece::new(Color::White, Role::Rook), Color::Black);
        desk.apply(Action::Act(Act::Pick(Some(Square::A1))));
        desk.apply(Action::Say("White rook on a1 picked up.".into()));
        assert_eq!(last(&desk), "White rook on a1 picked up.");
        let carry = Change::Carry {
            from: Square::A1,
            to: Square::A8,
        };
        desk.apply(Action::Act(Act::Change(carry)));
        desk.apply(Action::Say("white rook, a8".into()));
        assert!(
            last(&desk).starts_with("white rook, a8. No game"),
            "{}",
            last(&desk)
        );
        assert_eq!(desk.editing.setup().board.piece_at(Square::A8), Some(rook));
        // Radio buttons and "Undo" say themselves what they are.
        desk.apply(Action::Act(Act::Change(Change::Turn(black))));
        assert_eq!(last(&desk), "Legal position. Checkmate. White wins.");
        desk.apply(Action::Act(Act::Undo));
        assert!(last(&desk).starts_with("No game"), "{}", last(&desk));
    }
}
