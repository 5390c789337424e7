//! The sitting itself, updated by what happens.

use clock::{Clock, Event, Gap, Notice, Pause, Reading, Settings, Span, State};
use conduct::{Binding, CheckCall, CheckNotice, ConductState};
use contest::{Contest, ContestError, GameEnd, Lot, Pairing, Player, Standing, Terms};
use game::{DrawReason, Game, Outcome, Victory};
use record::GameResult;
use rules::{Color, Move, Position};

use crate::Agreement;

/// Everything about a game besides its moves and its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub(crate) agreement: Agreement,
    /// The match before this game.
    pub(crate) contest: Contest,
    pub(crate) clock: Clock,
    pub(crate) conduct: ConductState,
    pub(crate) times: Vec<MoveTime>,
    pub(crate) take_back_asked: Option<Color>,
    pub(crate) forfeit: Option<Forfeit>,
}

/// A game that the law calls over because a side has made illegal moves (FIDE 7.5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forfeit {
    /// The side that made them.
    pub by: Color,
    /// Whether the game is drawn, because the opponent could never mate.
    pub is_drawn: bool,
}

/// How long a move took, and how much time was left after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTime {
    /// How long it took.
    pub elapsed: Span,
    /// What was left; `None` if no time is counted.
    pub left: Option<Span>,
}

/// The result of a move or of time passing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Happened {
    /// What the clock says.
    pub notices: Vec<Notice>,
    /// What a call of check meant, or the lack of one.
    pub check: Option<CheckNotice>,
}

impl Happened {
    /// Whose flag fell.
    #[must_use]
    pub fn flag(&self) -> Option<Color> {
        self.notices.iter().find_map(|notice| match notice {
            Notice::FlagFell(flag) => Some(flag.color),
            _ => None,
        })
    }

    /// Who has run low on time.
    #[must_use]
    pub fn low_time(&self) -> Option<Color> {
        self.notices.iter().find_map(|notice| match notice {
            Notice::LowTime(color) => Some(*color),
            _ => None,
        })
    }
}

impl Sitting {
    /// A single game, in which player A has White. It starts an open-ended match.
    #[must_use]
    pub fn begin(agreement: Agreement, start: &Position) -> Self {
        let contest = Contest::new(Terms::default(), Lot::white(Player::A))
            .expect("a match without end, begun by White, is possible");
        Self::of_match(agreement, contest, start)
    }

    /// The next game of a match.
    #[must_use]
    pub fn of_match(agreement: Agreement, contest: Contest, start: &Position) -> Self {
        let is_timed = agreement.control.is_timed();
        let settings = Settings {
            longest_gap: Settings::default().longest_gap.filter(|_| is_timed),
            ..Settings::default()
        };
        Self {
            clock: Clock::new(agreement.control.clone().into(), settings, start.turn()),
            conduct: ConductState::of_start(agreement.conduct, start),
            agreement,
            contest,
            times: Vec::new(),
            take_back_asked: None,
            forfeit: None,
        }
    }

    /// What was agreed on.
    #[must_use]
    pub const fn agreement(&self) -> &Agreement {
        &self.agreement
    }

    /// The match before this game.
    #[must_use]
    pub const fn contest(&self) -> &Contest {
        &self.contest
    }

    /// The match including this game, which counts once it is over.
    #[must_use]
    pub fn contest_with(&self, game: &Game) -> Contest {
        let mut contest = self.contest.clone();
        if let Some(outcome) = game.outcome() {
            // A game can still be played after the match is decided; it does not count.
            let _: Result<(), ContestError> = contest.record(end_of(outcome, contest.next()));
        }
        contest
    }

    /// The next game of the match, or of a new one on the same terms if this one is decided.
    #[must_use]
    pub fn next(&self, game: &Game) -> (Self, Position) {
        let played = self.contest_with(game);
        let contest = match played.standing() {
            Standing::Open(_) => played,
            Standing::Won(_) | Standing::Tied => played.rematch(),
        };
        let start = begun_by(game.start(), contest.next().first_color());
        let mut agreement = self.agreement.clone();
        if let Some(computer) = &mut agreement.computer {
            // Another game than this one.
            computer.seed = computer.seed.wrapping_add(1);
        }
        let next = Self::of_match(agreement, contest, &start);
        (next, start)
    }

    /// The clock.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What is pending at the board.
    #[must_use]
    pub const fn conduct(&self) -> &ConductState {
        &self.conduct
    }

    /// What is pending at the board, for updating.
    pub const fn conduct_mut(&mut self) -> &mut ConductState {
        &mut self.conduct
    }

    /// How long each move took.
    #[must_use]
    pub fn times(&self) -> &[MoveTime] {
        &self.times
    }

    /// Who has asked to take a move back and waits for an answer.
    #[must_use]
    pub const fn take_back_asked(&self) -> Option<Color> {
        self.take_back_asked
    }

    /// Someone asks to take a move back, or gets an answer.
    pub const fn ask_take_back(&mut self, by: Option<Color>) {
        self.take_back_asked = by;
    }

    /// What the law says of the game, and how it ended once the players have accepted that.
    #[must_use]
    pub const fn forfeit(&self) -> Option<Forfeit> {
        self.forfeit
    }

    /// The law calls the game over.
    pub const fn set_forfeit(&mut self, forfeit: Forfeit) {
        self.forfeit = Some(forfeit);
    }

    /// Whether a stored game has ended by illegal moves, although it says that the side resigned or that
    /// a draw was agreed: earlier versions ended it so.
    pub(crate) fn ended_as_forfeit(&self, game: &Game) -> bool {
        self.forfeit.is_some_and(|forfeit| match game.outcome() {
            Some(Outcome::Win {
                winner,
                by: Victory::Resignation,
            }) => !forfeit.is_drawn && winner != forfeit.by,
            Some(Outcome::Draw(DrawReason::Agreement)) => forfeit.is_drawn,
            _ => false,
        })
    }

    /// Why no time runs in a timed game that has begun.
    #[must_use]
    pub fn paused(&self) -> Option<Pause> {
        match self.clock.state() {
            State::Paused(pause) if self.is_timed() && pause != Pause::Ended => Some(pause),
            _ => None,
        }
    }

    /// Whether time is counted.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.agreement.control.is_timed()
    }

    /// Who plays which color in this game.
    #[must_use]
    pub fn pairing(&self) -> Pairing {
        self.contest.next()
    }

    /// The color that the program plays, if it plays.
    #[must_use]
    pub fn computer_color(&self) -> Option<Color> {
        let computer = self.agreement.computer;
        computer.map(|_| self.pairing().color_of(Player::B))
    }

    /// The name of a color's player; empty for none.
    #[must_use]
    pub fn name(&self, color: Color) -> &str {
        self.agreement.name(self.pairing().player_of(color))
    }

    /// What the player to move is bound to.
    #[must_use]
    pub fn binding(&self, game: &Game) -> Binding {
        self.conduct
            .binding(self.agreement.conduct, game.position())
    }

    /// The last move of `game` was just made. The clock starts with the first one.
    pub fn moved(&mut self, game: &Game, call: CheckCall, at: Reading) -> Happened {
        let Some(last) = game.len().checked_sub(1) else {
            return Happened::default();
        };
        let before = game.position_at(last);
        let by = before.turn();
        let mut notices = Vec::new();
        if self.clock.state() == State::Ready {
            notices.extend(self.clock.apply(Event::Start, at).notices);
        }
        notices.extend(self.clock.apply(Event::Press(by), at).notices);
        let time = notices.iter().find_map(|notice| match *notice {
            Notice::Moved { elapsed, left, .. } => Some(MoveTime { elapsed, left }),
            _ => None,
        });
        self.times.truncate(last);
        let missing = MoveTime {
            elapsed: Span::ZERO,
            left: self.clock.left(by),
        };
        self.times.resize(last, missing);
        self.times.push(time.unwrap_or(missing));
        let check = self
            .conduct
            .played(self.agreement.conduct, before, game.moves()[last], call);
        self.take_back_asked = None;
        self.ended(game, at);
        Happened {
            notices,
            check: Some(check),
        }
    }

    /// The last move of a game was taken back.
    pub fn taken_back(&mut self, game: &Game, at: Reading) {
        self.clock.apply(Event::TakeBack, at);
        self.times.truncate(game.len());
        self.take_back_asked = None;
        self.forfeit = None;
        self.conduct
            .taken_back(self.agreement.conduct, game.odds_rights());
    }

    /// Whether a move castles without a rook, and the laws of this game and what is pending allow it.
    #[must_use]
    pub fn may_castle_at_odds(&self, game: &Game, mv: Move) -> bool {
        let (conduct, position) = (self.agreement.conduct, game.position());
        let side = mv.castling_without_rook();
        side.is_some_and(|side| self.conduct.may_castle_at_odds(conduct, position, side))
    }

    /// The moves of the king alone that may be played now, where a rook was given as odds.
    #[must_use]
    pub fn castlings_at_odds(&self, game: &Game) -> Vec<Move> {
        let mut moves = game.castlings_without_rook();
        moves.retain(|mv| self.may_castle_at_odds(game, *mv));
        moves
    }

    /// Time has passed.
    pub fn tick(&mut self, at: Reading) -> Happened {
        self.event(Event::Tick, at)
    }

    /// The clocks are stopped.
    pub fn pause(&mut self, at: Reading) {
        self.clock.apply(Event::Pause, at);
    }

    /// The clocks run again.
    pub fn resume(&mut self, gap: Gap, at: Reading) -> Happened {
        self.event(Event::Resume(gap), at)
    }

    /// A stored sitting is opened again: a clock that was running waits.
    pub fn reopen(&mut self, at: Reading) -> Happened {
        self.event(Event::Reopen, at)
    }

    /// The limit on the time without an event changes: a hidden page is heard from less often.
    pub fn watch(&mut self, longest_gap: Option<Span>, at: Reading) -> Happened {
        self.event(Event::Watch(longest_gap), at)
    }

    /// Another event of the clock, such as time given for an illegal move.
    pub fn event(&mut self, event: Event, at: Reading) -> Happened {
        Happened {
            notices: self.clock.apply(event, at).notices,
            check: None,
        }
    }

    /// The game may have ended: then the clocks stop.
    pub fn ended(&mut self, game: &Game, at: Reading) {
        if game.outcome().is_some() {
            self.clock.apply(Event::End, at);
        }
    }
}

/// How a game counts in a match.
fn end_of(outcome: Outcome, pairing: Pairing) -> GameEnd {
    match outcome.result() {
        GameResult::WhiteWins => GameEnd::Won(pairing.player_of(Color::White)),
        GameResult::BlackWins => GameEnd::Won(pairing.player_of(Color::Black)),
        GameResult::Draw => GameEnd::Drawn,
        GameResult::Unknown => GameEnd::Annulled,
    }
}

/// The same start with this color to move, as the old codes require in every other game; the start
/// itself if that is not a legal position.
#[must_use]
pub fn begun_by(start: &Position, color: Color) -> Position {
    let mut setup = start.to_setup();
    if setup.turn == color {
        return *start;
    }
    setup.turn = color;
    Position::from_setup(&setup).unwrap_or(*start)
}
