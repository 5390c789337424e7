//! Answers to keys and typed commands: what the board looks like, in words, and what is done.

use notation::origins::Origins;
use notation::typed;
use rules::{Color, Position, Role, Square};

use super::{AppState, Dialog, FocusWish, Question};
use board::BoardKey;
use board::commands::{self, Command};
use board::survey;
use ui::Navigation;
use ui::learning::Layer;
use ui::links;
use ui::platform::storage::GameId;

impl AppState {
    /// A key of the board that means something to the page.
    pub(super) fn key(&mut self, key: BoardKey) {
        match key {
            BoardKey::Moves(square) => self.survey(survey::moves_of, square),
            BoardKey::Captures(square) => self.survey(survey::captures_of, square),
            BoardKey::ThisSquare(square) => self.say_square(square),
            BoardKey::LastCaptured => self.say_last_captured(),
            BoardKey::LastMove => self.say_last_move(),
            BoardKey::Clocks => self.say(words::no_clock()),
            BoardKey::Rays(square) => self.survey(survey::rays, square),
            BoardKey::Leaps(square) => self.survey(survey::leaps, square),
            BoardKey::Flip => self.flip(),
            BoardKey::Leave => self.move_focus(FocusWish::CommandBox),
            BoardKey::Back => self.navigate(Navigation::Previous),
            BoardKey::Forward => self.navigate(Navigation::Next),
        }
    }

    /// A text from the box. What is understood empties the box; what is not stays in it with its
    /// error, so that nothing typed is lost.
    pub(super) fn typed(&mut self, text: &str, spare: GameId) {
        self.command_box.error = None;
        let question = self.question.take();
        let command = commands::parse(text);
        if let Command::Move(text) = &command {
            self.typed_move(text);
        } else {
            self.command(&command, question, spare);
        }
        self.command_box.error = self.notice.clone();
        if self.command_box.error.is_none() {
            self.command_box.accepted = self.command_box.accepted.wrapping_add(1);
        } else {
            // The words stand at the box, where the eye of the typist is.
            self.notice = None;
        }
    }

    fn typed_move(&mut self, text: &str) {
        if !self.is_live() {
            self.refuse(words::not_the_last_position());
            return;
        }
        if self.game.outcome().is_some() {
            self.refuse_after_the_end();
            return;
        }
        let (position, origins) = (*self.game.position(), self.origins());
        let error = match typed::read(&position, &origins, text, words::typed_letters()) {
            Ok(found) => return self.play(found),
            Err(error) => error,
        };
        if !error
            .refused()
            .is_some_and(|(from, to, reason)| self.refuse_move(from, to, reason.promotion()))
        {
            self.refuse(words::typed_error_text(&position, text, &error));
        }
    }

    /// Where the men of the game started it, by which descriptive notation tells them apart.
    fn origins(&self) -> Origins {
        let moves = self.game.moves().iter().enumerate();
        moves.fold(
            Origins::of_start(self.game.start()),
            |origins, (ply, mv)| origins.after(self.game.position_at(ply), *mv),
        )
    }

    fn command(&mut self, command: &Command, question: Option<Question>, spare: GameId) {
        match *command {
            Command::Move(_) => {}
            Command::Men(asked) => self.survey(survey::men, asked),
            Command::Scan(line) => self.survey(survey::line, line),
            Command::ToBoard(square) => self.move_focus(FocusWish::Board(square)),
            Command::MovesOf(square) => self.survey(survey::moves_of, square),
            Command::LastMove => self.say_last_move(),
            Command::Clocks => self.say(words::no_clock()),
            Command::Opponent => self.say(words::players_text(&self.game)),
            Command::Fen => {
                let fen = self.game.position_at(self.shown).to_string();
                self.say(fen.clone());
                self.copy(fen);
                self.copy_was_said = true;
            }
            Command::Pgn => self.copy(self.game.to_pgn()),
            Command::Flip => self.flip(),
            Command::Back => self.navigate(Navigation::Previous),
            Command::Forward => self.navigate(Navigation::Next),
            Command::Undo => self.take_back(),
            Command::Redo => self.redo(),
            Command::Draw if self.game.draw_offer().is_some() => self.answer_draw(true),
            Command::Draw => self.offer_draw(),
            Command::Claim => self.typed_claim(),
            Command::Resign if self.game.outcome().is_some() => {
                self.refuse(words::game_is_over(&self.game));
            }
            Command::Resign => self.ask(Question::Resign, words::resign_typed_question()),
            Command::New if self.is_under_way() => {
                self.ask(Question::NewGame, words::new_typed_question());
            }
            Command::New => self.begin_new_game(spare),
            Command::Why => self.ask_why(),
            Command::Status => self.say(words::status_text(&self.game)),
            Command::Yes => match question {
                Some(Question::Resign) => self.resign(),
                Some(Question::NewGame) => self.begin_new_game(spare),
                None => self.refuse(words::nothing_to_confirm()),
            },
            Command::Glossary(None) => self.visit(links::GLOSSARY),
            Command::Glossary(Some(ref term)) => self.visit(links::term(term)),
            Command::Help => self.dialog = Some(Dialog::Help),
        }
    }

    fn ask(&mut self, question: Question, text: String) {
        self.question = Some(question);
        self.say(text);
    }

    /// Claims what holds now; otherwise shows the moves that would complete a claim.
    fn typed_claim(&mut self) {
        let claims = self.game.claims();
        match claims.now.first() {
            Some(&reason) => self.claim(reason, None),
            None if claims.with_move.is_empty() => {
                self.refuse(words::nothing_to_claim());
            }
            None => self.dialog = Some(Dialog::Claim),
        }
    }

    fn say_square(&mut self, square: Square) {
        let position = self.game.position_at(self.shown);
        let text = words::square_text(position.piece_at(square), square);
        if self.settings.layers.contains(Layer::Counts) {
            self.say([text, self.contest_of(square).plain()].join(" "));
        } else {
            self.say(text);
        }
    }

    /// A man was picked: "Knight f3 selected, 5 moves."
    pub(super) fn say_selected(&mut self, square: Square) {
        if let Some(text) = survey::selected(self.game.position_at(self.shown), square) {
            self.say(text);
        }
    }

    /// Says what one of the surveys finds in the shown position.
    fn survey<T>(&mut self, look: fn(&Position, T) -> String, asked: T) {
        self.say(look(self.game.position_at(self.shown), asked));
    }

    fn say_last_move(&mut self) {
        let last = self.shown.checked_sub(1);
        let text = last.map_or_else(words::no_moves_yet, |ply| {
            words::last_move_text(self.game.position_at(ply), self.game.moves()[ply])
        });
        self.say(text);
    }

    fn say_last_captured(&mut self) {
        let taken = (0..self.shown)
            .rev()
            .find_map(|ply| {
                self.game
                    .position_at(ply)
                    .captured_by(self.game.moves()[ply])
            })
            .map(|(square, piece)| (piece, square));
        let text = taken.map_or_else(words::nothing_captured, |(piece, square)| {
            words::last_captured_text(piece, square)
        });
        self.say(text);
    }

    /// The men captured by a side, strongest first, and how many pawns' worth it is ahead.
    #[must_use]
    pub fn captured_by(&self, color: Color) -> (Vec<Role>, i32) {
        let captured = self.game.captured(self.shown);
        let difference = self.game.material_difference(self.shown);
        (
            captured.get(color).clone(),
            color.fold_wb(difference, -difference),
        )
    }
}
