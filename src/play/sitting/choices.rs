//! What is chosen in the dialog, and the game that results.

use std::num::NonZeroU32;

use clock::TimeControl;
use conduct::{CheckLaw, Code, Conduct, IllegalMoveLaw, OfferLaw, Pace};
use contest::{Alternation, Contest, Length, Lot, Player, Terms};
use game::Game;
use rules::{Color, Position, Role, Square, chess960};
use sitting::{Agreement, Claims, Computer, TakeBacks, begun_by};

/// The move from which draws may be offered if early offers are not allowed (seed 003).
const LATE: NonZeroU32 = NonZeroU32::new(30).expect("30 is not 0");

/// The keys of the choices, as the fields have them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choices {
    /// `person`, or the number of a level of the program.
    pub(super) opponent: String,
    /// The number that chooses one of many games against the program; empty for any.
    pub(super) seed: String,
    /// The names.
    pub(super) names: [String; 2],
    /// `one`, `other` or `lot`.
    pub(super) colors: String,
    /// A control, or `own`.
    pub(super) time: String,
    /// The control as typed.
    pub(super) own_time: String,
    /// `usual`, `board`, `960`, or the letter of a piece given as odds.
    pub(super) start: String,
    /// Who gives odds: `one` or `other`.
    pub(super) gives: String,
    /// The number of a Chess960 position.
    pub(super) number: String,
    /// `casual` or the name of a code.
    pub(super) law: String,
    /// `law` or the name of a [`CheckLaw`].
    pub(super) check: String,
    /// The key of [`TakeBacks`].
    pub(super) take_backs: String,
    /// Whether draws are claimed by the program.
    pub(super) claims: bool,
    /// Whether no draw is offered before move 30.
    pub(super) late_offers: bool,
    /// `open`, `best-of:3`, `first-to:3`.
    pub(super) length: String,
    /// `law`, `colors`, `first-move` or `nothing`.
    pub(super) alternation: String,
}

impl Default for Choices {
    fn default() -> Self {
        let text = |text: &str| text.to_owned();
        Self {
            opponent: text("person"),
            seed: String::new(),
            names: Default::default(),
            colors: text("one"),
            time: text("-"),
            own_time: text("300+3"),
            start: text("usual"),
            gives: text("one"),
            number: text("518"),
            law: text("casual"),
            check: text("law"),
            take_backs: text("asked"),
            claims: false,
            late_offers: false,
            length: text("open"),
            alternation: text("law"),
        }
    }
}

/// Why a choice is invalid, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wrong {
    /// The time control.
    Time(String),
    /// The number of a Chess960 position.
    Number(String),
    /// The number of a game against the program.
    Seed(String),
    /// The position on the board, where nothing can be played.
    Start(String),
}

/// The start positions at odds, by the piece that one player starts without.
pub(super) const ODDS: [Role; 4] = [Role::Pawn, Role::Knight, Role::Rook, Role::Queen];

/// The lengths of a match that are offered.
pub(super) const LENGTHS: [Length; 5] = [
    Length::Open,
    Length::BestOf(3),
    Length::BestOf(5),
    Length::FirstTo(3),
    Length::FirstTo(6),
];

/// The key of a length.
pub(super) fn length_key(length: Length) -> String {
    match length {
        Length::Open => "open".to_owned(),
        Length::Games(count) | Length::BestOf(count) => format!("best-of:{count}"),
        Length::FirstTo(count) => format!("first-to:{count}"),
    }
}

/// The name of a choice about taking back.
pub(super) fn take_back_name(choice: TakeBacks) -> String {
    match choice {
        TakeBacks::Free => words::sit_take_back_free(),
        TakeBacks::Asked => words::sit_take_back_asked(),
        TakeBacks::Never => words::sit_take_back_never(),
    }
}

impl Choices {
    /// The usual choices: draws are claimed against the program, or if the site is set so.
    pub(super) fn usual(is_computer: bool, claim_for_me: bool) -> Self {
        Self {
            claims: is_computer || claim_for_me,
            ..Self::default()
        }
    }

    /// The game that was chosen; `random` decides lots, `board` is the position on the board.
    ///
    /// # Errors
    /// Which choice is invalid.
    pub(super) fn agreed(
        &self,
        random: u32,
        board: &Position,
    ) -> Result<(Agreement, Contest, Position), Wrong> {
        let control = self.control()?;
        let computer = self.computer(random)?;
        let code = self.code();
        let mut conduct = code.map_or_else(Conduct::default, Conduct::of);
        if code == Some(Code::Fide) {
            conduct.illegal = IllegalMoveLaw::Time(pace(&control));
        }
        if let Ok(check) = self.check.parse::<CheckLaw>() {
            conduct.check = check;
        }
        if self.late_offers {
            conduct.offers = OfferLaw::From(LATE);
        }
        let is_old = matches!(code, Some(Code::Seed000 | Code::Seed004));
        let terms = Terms {
            alternation: self.alternation(is_old),
            length: self.length(),
            ..Terms::default()
        };
        let lot = match &*self.colors {
            "other" => Lot::white(Player::B),
            "lot" if is_old => Lot::drawn_with_color(random),
            "lot" => Lot::drawn(random),
            _ => Lot::white(Player::A),
        };
        let contest =
            Contest::new(terms, lot).expect("every length offered and every lot makes a match");
        let giver = if self.gives == "other" {
            Player::B
        } else {
            Player::A
        };
        let start = self.start(board, contest.next().color_of(giver))?;
        let agreement = Agreement {
            names: match computer {
                Some(computer) => [
                    self.names[0].trim().to_owned(),
                    words::computer_name(computer.level()),
                ],
                None => self.names.each_ref().map(|name| name.trim().to_owned()),
            },
            control,
            conduct,
            take_backs: self.take_back(),
            computer,
            claims: if self.claims {
                Claims::Automatic
            } else {
                Claims::ByHand
            },
        };
        let start = if start.turn() == Color::White {
            begun_by(&start, contest.next().first_color())
        } else {
            start
        };
        Ok((agreement, contest, start))
    }

    /// The program as the opponent; `None` for a person.
    pub(super) fn computer(&self, random: u32) -> Result<Option<Computer>, Wrong> {
        let Ok(level) = self.opponent.parse() else {
            return Ok(None);
        };
        let seed = match self.seed.trim() {
            "" => random,
            text => text.parse().map_err(|_| Wrong::Seed(words::seed_error()))?,
        };
        Ok(Computer::new(level, seed))
    }

    /// Whether the program is the opponent.
    pub(super) fn is_computer(&self) -> bool {
        self.opponent != "person"
    }

    /// The choices about taking back. The program would agree to whatever it is asked.
    pub(super) fn take_backs_offered(&self) -> impl Iterator<Item = TakeBacks> + use<> {
        let is_computer = self.is_computer();
        let is_offered = move |it: &TakeBacks| !is_computer || *it != TakeBacks::Asked;
        TakeBacks::ALL.into_iter().filter(is_offered)
    }

    /// What is chosen about taking back.
    pub(super) fn take_back(&self) -> TakeBacks {
        let chosen = TakeBacks::from_key(&self.take_backs);
        let mut offered = self.take_backs_offered();
        offered.find(|it| Some(*it) == chosen).unwrap_or_default()
    }

    fn code(&self) -> Option<Code> {
        self.law.parse().ok()
    }

    fn control(&self) -> Result<TimeControl, Wrong> {
        let text = if self.time == "own" {
            &self.own_time
        } else {
            &self.time
        };
        let control: Result<TimeControl, _> = text.trim().parse();
        control.map_err(|error| Wrong::Time(words::control_error(&error.to_string())))
    }

    fn length(&self) -> Length {
        let mut offered = LENGTHS.into_iter();
        let chosen = offered.find(|length| length_key(*length) == self.length);
        chosen.unwrap_or(Length::Open)
    }

    fn alternation(&self, is_old: bool) -> Alternation {
        match &*self.alternation {
            "colors" => Alternation::Colors,
            "first-move" => Alternation::FirstMove,
            "nothing" => Alternation::Nothing,
            _ if is_old => Alternation::FirstMove,
            // Who gives odds gives them in the next game too.
            _ if self.is_at_odds() => Alternation::Nothing,
            _ => Alternation::Colors,
        }
    }

    /// Whether one player starts without a piece.
    pub(super) fn is_at_odds(&self) -> bool {
        let mut letters = self.start.chars();
        let first = letters.next().filter(|_| letters.next().is_none());
        first.is_some_and(|letter| ODDS.iter().any(|role| role.char() == letter))
    }

    fn start(&self, board: &Position, giver: Color) -> Result<Position, Wrong> {
        match &*self.start {
            // A game that is over would be won without a move.
            "board" if Game::from_position(*board).outcome().is_some() => {
                Err(Wrong::Start(words::engine_over()))
            }
            "board" => Ok(*board),
            "960" => {
                let number = self.number.trim().parse::<u32>().ok();
                let position = number.and_then(chess960::start_position);
                position.ok_or_else(|| Wrong::Number(words::number_error()))
            }
            letter => Ok(odds(letter.chars().next().unwrap_or_default(), giver)),
        }
    }
}

/// The speed of a game, which the law about illegal moves depends on.
fn pace(control: &TimeControl) -> Pace {
    match control.speed() {
        Some(clock::SpeedClass::Bullet | clock::SpeedClass::Blitz) => Pace::Blitz,
        Some(clock::SpeedClass::Rapid) => Pace::Rapid,
        Some(clock::SpeedClass::Classical) | None => Pace::Standard,
    }
}

/// The usual start without one of the giver's pieces.
fn odds(letter: char, giver: Color) -> Position {
    let square = match (letter, giver) {
        ('p', Color::White) => Square::F2,
        ('n', Color::White) => Square::B1,
        ('r', Color::White) => Square::A1,
        ('q', Color::White) => Square::D1,
        ('p', Color::Black) => Square::F7,
        ('n', Color::Black) => Square::B8,
        ('r', Color::Black) => Square::A8,
        ('q', Color::Black) => Square::D8,
        _ => return Position::default(),
    };
    let mut setup = Position::default().to_setup();
    setup.board.remove(square);
    setup.castling = setup.castling.without(square);
    Position::from_setup(&setup).unwrap_or_default()
}
