//! What may and may not be done in a game by link: transitions of the page's state.

use std::rc::Rc;

use game::link::{self, PlayerName, Reached, Seat};
use game::{Game, LongGames};
use rules::{Color, Move, Position};
use ui::Navigation;

use super::{Copied, GuardedAction, Kept, LinkAction, News, Opened, Waited, opening, sending};
use crate::state::AppState;

impl AppState {
    /// Carries out an action on a game by link.
    pub(super) fn apply_link(&mut self, action: LinkAction) {
        match action {
            LinkAction::Opened(opened) => self.open_link(&opened),
            LinkAction::Begin {
                id,
                from_board,
                mine,
                name,
            } => self.begin_by_link(id, from_board, mine, name.as_ref()),
            LinkAction::Again { id } => self.begin_again_by_link(id),
            LinkAction::Copy(address) => {
                self.conversation.copy(address);
                self.link.copied = Copied::Link;
                self.keep_as_sent();
            }
            LinkAction::Shared => self.keep_as_sent(),
            LinkAction::CopyText(text) => {
                self.conversation.copy(text);
                self.link.copied = Copied::Text;
                self.keep_as_sent();
            }
            LinkAction::Newest => {
                self.link.news = None;
                self.navigate(Navigation::Last);
            }
            LinkAction::KeepBoth => {
                if let Some(News::Fork(_, other, _)) = self.link.news() {
                    let (id, game) = other.clone();
                    let mine = link::color_here(&game);
                    let said = mine.map_or_else(words::game_loaded, words::link_both_kept);
                    self.load(Rc::unwrap_or_clone(game), id, said);
                }
            }
            LinkAction::Dismiss => self.link.news = None,
            LinkAction::Return => {
                if let Some((id, game)) = self.link.news().and_then(News::other).cloned() {
                    self.load(Rc::unwrap_or_clone(game), id, words::game_loaded());
                }
            }
            LinkAction::Name(name) => {
                let mine = self.player();
                link::set_name(Rc::make_mut(&mut self.game), mine, name.as_ref());
            }
            LinkAction::Sit(mine) => self.sit(mine),
        }
    }

    fn open_link(&mut self, opened: &Opened) {
        let said = match (&opened.news, &opened.game) {
            (News::Damaged(error), _) => words::link_error(error),
            (News::Older(plies, _), _) => words::link_is_older(*plies),
            (News::Fork(ply, (_, other), _), Some((_, mine))) => fork_text(*ply, mine, other),
            (News::Waiting(_), Some((_, game))) => waiting_text(game),
            (_, Some((_, game))) => opened_text(game, opened.waited),
            (_, None) => words::game_loaded(),
        };
        match &opened.game {
            Some((id, game)) => {
                let is_next = self.game_id == *id && self.game.len() + 1 == game.len();
                self.load(Game::clone(game), id.clone(), said);
                self.shown = opened.shown;
                self.animate = is_next;
            }
            None => self.conversation.say(said),
        }
        if let Some(waited) = opened.waited {
            self.answer_link(waited);
        }
        self.link.tell(opened.news.clone());
    }

    fn begin_by_link(&mut self, id: u32, from_board: bool, mine: Color, name: Option<&PlayerName>) {
        let mut game = if from_board {
            let rest = self.game.since_castling_without_rook();
            under_todays_laws(rest.map_or_else(|| Game::clone(&self.game), |(_, rest)| rest))
        } else {
            Game::default()
        };
        link::set_name(&mut game, mine, name);
        self.seat_by_link(game, id, mine);
    }

    /// The next game after one by link: each player has the other color.
    fn begin_again_by_link(&mut self, id: u32) {
        let Some(seat) = Seat::of(&self.game) else {
            return;
        };
        self.leave_result();
        let mut game = Game::from_position(*self.game.start());
        for color in [seat.mine, seat.mine.other()] {
            let name = link::name(&self.game, color);
            link::set_name(&mut game, color.other(), name.as_ref());
        }
        self.seat_by_link(game, id, seat.mine.other());
    }

    fn seat_by_link(&mut self, mut game: Game, id: u32, mine: Color) {
        let seat = Seat::new(id, mine);
        seat.put_into(&mut game);
        let said = if seat.is_to_move(&game) {
            words::link_first_move(mine)
        } else {
            sending::request(&game, &seat, false)
        };
        let is_untouched = link::is_usual_start(&self.game) && self.game.outcome().is_none();
        let before = (!is_untouched).then(|| (self.game_id.clone(), self.game.clone()));
        self.load(game, opening::name_of(id, 1), said);
        self.link.tell(News::Opened(before));
    }

    /// From now on the moves of this color are made here.
    fn sit(&mut self, mine: Color) {
        self.dialog = None;
        if let Some(before) = Seat::of(&self.game) {
            let seat = match self.link.news() {
                // Who changes back has the place as it was: what was not sent is still to be sent.
                Some(News::Seated(seat)) if seat.mine == mine => seat.clone(),
                _ => Seat {
                    mine,
                    received: Some(Reached::of(&self.game)),
                    ..before.clone()
                },
            };
            seat.put_into(Rc::make_mut(&mut self.game));
            self.link.mine = Some(mine);
            let is_back = matches!(self.link.news(), Some(News::Seated(_)));
            self.link.news = None;
            if !is_back {
                self.link.tell(News::Seated(before));
            }
            self.bottom = mine;
            self.conversation.say(words::link_plays_here(mine));
            if self.premove.is_some() {
                self.forget_premove();
                self.say_both(|state| state.conversation.say(words::premove_dropped()));
            }
        }
    }

    /// What was sent cannot be taken back.
    fn keep_as_sent(&mut self) {
        if let Some(mut seat) = Seat::of(&self.game) {
            seat.sent = Some(Reached::of(&self.game));
            seat.put_into(Rc::make_mut(&mut self.game));
        }
    }

    /// Whether the other player's turn, or what was sent, forbids something; tells the player.
    pub(super) fn link_bars(&mut self, action: GuardedAction) -> bool {
        let game = &self.game;
        let Some(seat) = Seat::of(game) else {
            return false;
        };
        let text = match action {
            GuardedAction::Move if game.outcome().is_some() || seat.is_to_move(game) => {
                return false;
            }
            GuardedAction::Move => {
                let turn = game.position().turn();
                words::link_not_your_move(turn, link::name(game, turn).as_ref())
            }
            GuardedAction::TakeBack if game.is_empty() || seat.may_take_back(game) => return false,
            GuardedAction::TakeBack => words::link_move_was_sent(),
            GuardedAction::AnswerDraw if game.draw_offer() != Some(seat.mine) => return false,
            GuardedAction::AnswerDraw => words::link_own_offer(),
        };
        self.conversation.refuse(text);
        true
    }

    /// Asks for the link to be sent if the game is longer than before.
    pub(super) fn after_action(&mut self, before: &Game) {
        let game = &self.game;
        let stood = |game: &Game| (game.len(), game.outcome(), game.draw_offer());
        if stood(before) == stood(game) {
            return;
        }
        self.link.news = None;
        self.link.copied = Copied::Nothing;
        if Reached::of(before) != Reached::of(&self.game) {
            self.forget_premove();
        }
        let game = &self.game;
        let Some(seat) = Seat::of(game) else {
            return;
        };
        if seat.has_to_send(game) {
            let request = sending::request(game, &seat, false);
            let is_move = game.len() > before.len();
            let said = is_move.then(|| self.conversation.last_said(ui::speech::Urgency::Polite));
            let said = said.unwrap_or_default();
            let said = [said, if said.is_empty() { "" } else { " " }, &request].concat();
            self.conversation.say(said);
        } else if game.draw_offer() == Some(seat.mine) {
            self.conversation.say(words::link_offer_waits());
        }
    }
}

impl News {
    /// The game that was on the board before.
    pub(super) fn other(&self) -> Option<&Kept> {
        match self {
            Self::Opened(other)
            | Self::Waiting(other)
            | Self::Older(_, other)
            | Self::Fork(_, _, other) => other.as_ref(),
            Self::Seated(_) | Self::Damaged(_) => None,
        }
    }
}

/// A game was opened: what was played last, and whose move it is, unless that is made at once.
fn opened_text(game: &Game, waited: Option<Waited>) -> String {
    let opened = arrival_text(game);
    let last = game.len().checked_sub(1);
    let last = last.map(|ply| words::move_announcement(game.position_at(ply), game.moves()[ply]));
    let status = (waited.is_none() || game.outcome().is_some()).then(|| words::status_text(game));
    [Some(opened), last, status]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

/// A game arrived by link: which side is played here, and against whom.
pub(super) fn arrival_text(game: &Game) -> String {
    let seat = Seat::of(game).filter(|_| game.outcome().is_none());
    let mine = seat.map(|seat| seat.mine);
    let other = mine.and_then(|mine| link::name(game, mine.other()));
    words::link_opened(mine, other.as_ref())
}

pub(super) fn waiting_text(game: &Game) -> String {
    let turn = game.position().turn();
    words::link_opened_waiting(turn, link::name(game, turn).as_ref())
}

/// Where two games diverge.
pub(super) fn fork_text(ply: usize, mine: &Game, theirs: &Game) -> String {
    if ply >= mine.len().min(theirs.len()) {
        return words::link_fork(None);
    }
    let position = mine.position_at(ply);
    let dots = position.turn().fold_wb("", "\u{2026}");
    let number = position.fullmove_number().to_string();
    let text = |game: &Game| [dots, game.san(ply)].concat();
    words::link_fork(Some((&number, &text(theirs), &text(mine))))
}

/// A game as a link can hold it. Where today's laws would have ended it long ago, by repetition or
/// after 75 moves, what goes on is its last position, in which nothing is counted yet.
fn under_todays_laws(game: Game) -> Game {
    if game.long_games() == LongGames::End {
        return game;
    }
    let replayed = |start: Position, moves: &[Move]| {
        let mut again = Game::from_position(start);
        again.set_tags(game.tags().to_vec());
        let is_whole = moves.iter().all(|mv| again.play(*mv).is_ok());
        (is_whole && again.outcome().is_none()).then_some(again)
    };
    let mut setup = game.position().to_setup();
    setup.halfmove_clock = 0;
    replayed(*game.start(), game.moves())
        .or_else(|| replayed(Position::from_setup(&setup).ok()?, &[]))
        .unwrap_or(game)
}
