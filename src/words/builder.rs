//! The words of the page on which authors make boards for their own pages.

use rules::Color;

use crate::names::{choice, color_name, list};
use crate::table::{Message, messages};

messages! {
    /// The name of the page.
    pub builder_title() = "Builder";
    /// What the page is for.
    pub builder_intro() = "Make a board for a page of your own, and copy its tag.";
    /// The heading of the board that is set up.
    pub builder_position_heading() = "Position";
    /// The heading of what is done with the board.
    pub builder_task_heading() = "What the board is";
    /// The heading of the moves.
    pub builder_line_heading() = "Moves";
    /// How moves are recorded.
    pub builder_line_hint() = "Play the moves on this board or type them; another move in the same place becomes a variation. In a line to be found every variation is right too, unless its move is marked ?, ?? or ?!; comments are what the reader is told.";
    /// The heading of hints and texts.
    pub builder_words_heading() = "Words";
    /// The heading of what concerns the look.
    pub builder_look_heading() = "Look";
    /// The heading of the board as it will be.
    pub builder_preview_heading() = "As it will be";
    /// The heading of the tag.
    pub builder_copy_heading() = "For your page";
    /// The heading of the field for a tag that is there already.
    pub builder_paste_heading() = "Change a board that is there already";
    /// The name of that field.
    pub builder_paste_label() = "Its tag, frame or position";
    /// Reads what was pasted.
    pub builder_paste_button() = "Take over";
    /// What was pasted is on the page now.
    pub builder_pasted() = "The board is taken over.";
    /// What stood here before is back.
    pub builder_brought_back() = "The board from before is back.";
    /// Brings back what something pasted has replaced.
    pub builder_bring_back() = "Bring back the board from before";
    /// Begins anew.
    pub builder_new() = "New board";
    /// A new board was begun.
    pub builder_was_begun() = "A new board.";
    /// Puts the board on the worksheet.
    pub builder_to_worksheet() = "Add to the worksheet";
    /// A board was put on the worksheet, which has `count` of them now.
    pub builder_on_worksheet(; count) = ["Added; the worksheet has one board.", "Added; the worksheet has {count} boards."];

    /// What is done with a board.
    pub builder_mode_label() = "Mode";
    builder_mode_diagram() = "Diagram: to look at";
    builder_mode_play() = "Play: both sides, by all the laws";
    builder_mode_solve() = "Solve: reach a goal";
    builder_mode_find() = "Find: show everything of a kind";
    builder_mode_line() = "Line: find the moves you have recorded";
    builder_mode_game() = "Game: look at moves";
    builder_mode_setup() = "Set up: put men on the board";

    builder_field_goal() = "Goal";
    builder_field_in() = "Within how many moves";
    builder_field_by() = "By which man";
    builder_field_to_squares() = "To which squares";
    builder_field_to_role() = "To what the pawn is promoted";
    builder_field_max_moves() = "Most moves";
    builder_field_ask() = "Question";
    builder_field_of() = "Of which square";
    builder_field_side() = "Side";
    builder_field_sides() = "Who moves";
    builder_field_reply() = "Replies";
    builder_field_start() = "Begins after the move";
    builder_field_moves() = "List of moves";
    builder_field_hints() = "With a button for hints";
    builder_field_undo() = "With a button to take back";
    builder_field_name() = "Name in a form";
    builder_field_required() = "The form needs an answer";
    builder_field_orientation() = "Side at the bottom";
    builder_field_coordinates() = "Coordinates";
    builder_field_theme() = "Colors";
    builder_field_arrows() = "Arrows";
    builder_field_marks() = "Marked squares";
    builder_field_notation() = "Notation of moves";

    builder_hint_by() = "The letter of a man, as n, or its square. Empty: anybody.";
    builder_hint_to_squares() = "As e4 g5.";
    builder_hint_to_role() = "q, r, b or n. Empty: anything.";
    builder_hint_of() = "As d4. Empty: all men of the side to move.";
    builder_hint_of_square() = "As d4.";
    builder_hint_of_squares() = "As e4 g5.";
    builder_hint_start() = "As 12w, or 14b/1 in a variation. Empty: at the beginning.";
    builder_hint_stalemate() = "1: a move has to be stalemate. Empty: is it stalemate?";
    builder_hint_arrows() = "As c4f7 red:f3f7.";
    builder_hint_marks() = "As f7 red:e4,d5.";
    builder_hint_name() = "The answer is sent under this name. Empty: it is not sent.";

    builder_choice_mate() = "Give mate";
    builder_choice_capture_all() = "Take all men";
    builder_choice_reach() = "Come to squares";
    builder_choice_promote() = "Promote a pawn";
    builder_choice_escape() = "Get out of check";
    builder_choice_stalemate() = "Stalemate";
    builder_choice_survive() = "Do not be mated";
    builder_choice_moves() = "Where can it go?";
    builder_choice_captures() = "What can it take?";
    builder_choice_checks() = "Where does it give check?";
    builder_choice_attackers() = "Who attacks the square?";
    builder_choice_defenders() = "Who guards the square?";
    builder_choice_pinned() = "Who is pinned?";
    builder_choice_squares() = "Which squares does it command?";
    builder_choice_square() = "Show squares by their names";
    builder_choice_name() = "Name the marked squares";
    builder_choice_side_none() = "As the position says";
    builder_choice_both() = "Both sides";
    builder_choice_main() = "Only the main ones";
    builder_choice_random() = "One at random";
    builder_choice_all() = "All, one after another";
    builder_choice_orientation_auto() = "The side to move";
    builder_choice_auto() = "As the page";
    builder_choice_light() = "Light";
    builder_choice_dark() = "Dark";
    builder_choice_contrast() = "High contrast";
    builder_choice_san() = "Letters (Nf3)";
    builder_choice_figurine() = "Figures (♘f3)";
    builder_choice_sentence() = "Sentences";
    builder_choice_localised() = "Letters of the page's language";
    builder_choice_moves_auto() = "Where there is room";
    builder_choice_moves_right() = "Beside the board";
    builder_choice_moves_bottom() = "Below the board";
    builder_choice_moves_none() = "None";
    builder_choice_moves_hidden() = "Shown move by move";

    /// The task in the author's own words.
    pub builder_prompt_label() = "Task in your own words";
    builder_prompt_hint(prompt) = "Empty: {prompt}";
    /// What stands below the board.
    pub builder_caption_label() = "Caption";
    /// What is read where scripts are off.
    pub builder_fallback_label() = "Text for readers without scripts";
    /// What is meant when it is empty.
    pub builder_fallback_hint() = "Empty: the men are told.";
    /// The list of hints.
    pub builder_hints_label() = "Hints";
    builder_hint_label(number) = "Hint {number}";
    builder_hint_squares_label(number) = "Squares of hint {number}";
    builder_hint_remove(number) = "Remove hint {number}";
    /// Another hint.
    pub builder_hint_add() = "Add a hint";
    /// The game as a text.
    pub builder_pgn_label() = "The moves as PGN";
    /// The line begins elsewhere.
    pub builder_other_start() = "These moves begin at another position than the one set up above.";
    /// Begins a line at the position that is set up.
    pub builder_new_line() = "Begin new moves here";
    /// Several games are only edited as text.
    pub builder_many_games() = "There are several games here; they can be changed as text.";

    /// The choice between the forms.
    pub builder_form_label() = "For";
    builder_form_element() = "A page of HTML";
    builder_form_frame() = "A frame, where scripts are taken away";
    builder_form_file() = "The single file";
    /// What the link into the single file opens.
    pub builder_form_file_hint() = "The whole application in one file, for use without a network. The link opens it with this position.";
    /// The copy of the loader that never changes.
    pub builder_pinned_label() = "Pinned: this version only, checked by its digest";
    /// The digest could not be computed.
    pub builder_pinned_failed() = "This site has no copy of this version to pin.";
    /// Where the loader lies.
    pub builder_home_label() = "Address of the boards";
    /// What is meant when it is empty.
    pub builder_home_hint() = "Empty: this site.";
    /// The text that is copied.
    pub builder_snippet_label() = "The text to copy";
    /// Copies it.
    pub builder_copy() = "Copy";
    /// It was copied.
    pub builder_copied() = "Copied.";
    builder_idle(names) = "Kept, but without a meaning in this mode: {names}.";
    /// Elements between the tags that the builder does not understand, `count` characters of them.
    pub builder_kept(; count) = ["Other elements between the tags are kept as they are (1 character).", "Other elements between the tags are kept as they are ({count} characters)."];
    /// Nothing of this stands in a frame.
    pub builder_frame_leaves() = "A frame has no room for the other elements between the tags.";
    /// The name of a frame without words of its own.
    pub builder_frame_title() = "Chess board";
    /// The real board is not there.
    pub builder_preview_painted() = "Only a picture can be shown here: the program of the boards is not beside this page.";
    /// The description of the picture.
    pub builder_preview_label() = "Preview";

    builder_turn_of(color) = "{color} to move.";
    builder_to_move(men, color) = "{men} {color} to move.";
    /// Any men can be shown.
    pub builder_check_diagram() = "Any men can stand here.";
    /// The exercise is sound.
    pub builder_check_solvable() = "This exercise can be solved.";
    /// The mate in `count` moves that is asked for is not there.
    pub builder_check_no_mate(; count) = ["There is no mate in one move here.", "There is no mate in {count} moves here."];
    /// There is a shorter mate, in `count` moves, than the one that is asked for.
    pub builder_check_sooner(; count) = ["It can be solved, but there is a mate in one move already.", "It can be solved, but there is a mate in {count} moves already."];
    /// No play leads to the goal.
    pub builder_check_unsolvable() = "Nobody can reach this goal from here.";
    /// The search gave up.
    pub builder_check_unknown() = "Nobody can tell in time whether this can be solved; a reader would not be told either.";
    /// It is being found out.
    pub builder_checking() = "Looking whether this can be solved…";
    /// Nothing fits the question.
    pub builder_check_found_none() = "There is nothing to be found: right is to find nothing.";
    builder_check_answers(answers; count) = ["One answer: {answers}.", "{count} answers: {answers}."];
    /// The line is empty.
    pub builder_check_no_moves() = "There are no moves yet.";
    builder_check_line_of(color) = "The moves for {color} can be found.";
    builder_check_one_game(; count) = ["One game, {count} move.", "One game, {count} moves."];
    builder_check_games(; count) = ["One game.", "{count} games."];

    /// No tag of ours.
    pub builder_fault_no_board() = "There is no board in this text: no jadoube-board, no frame of one and no position.";
    /// A tag goes on to the end.
    pub builder_fault_tag() = "this tag has no \u{201c}>\u{201d}.";
    /// A value goes on to the end.
    pub builder_fault_quote() = "this quotation mark has no second one.";
    /// A comment goes on to the end.
    pub builder_fault_comment() = "this comment has no end.";
    /// An attribute stands twice.
    pub builder_fault_twice() = "this attribute stands twice in its tag.";
    /// A frame without a state.
    pub builder_fault_address() = "this address tells no board: it has no \u{201c}#\u{201d}.";
    /// An element goes on to the end.
    pub builder_fault_open(name) = "the element {name} has no end tag.";
    builder_fault_place(line, column, problem) = "Line {line}, column {column}: {problem}";
    builder_mode_unknown(mode, known) = "mode=\u{201c}{mode}\u{201d}: write {known}.";

    builder_key_yes() = "Yes, it is stalemate.";
    builder_key_no() = "No, it is not stalemate.";
    builder_key_nothing() = "Nothing.";
    builder_key_or(line, others) = "{line} (or {others})";
}

/// The messages of the page.
pub(crate) fn all_messages() -> Vec<Message> {
    MESSAGES.to_vec()
}

/// The name of a mode, with what it is for.
#[must_use]
pub fn builder_mode_name(key: &str) -> String {
    match key {
        "play" => builder_mode_play(),
        "solve" => builder_mode_solve(),
        "find" => builder_mode_find(),
        "line" => builder_mode_line(),
        "game" => builder_mode_game(),
        "setup" => builder_mode_setup(),
        _ => builder_mode_diagram(),
    }
}

/// The name of a form in which a board leaves the builder.
#[must_use]
pub fn builder_form_name(key: &str) -> String {
    match key {
        "frame" => builder_form_frame(),
        "file" => builder_form_file(),
        _ => builder_form_element(),
    }
}

/// The name of the field of an attribute; `chosen` is the goal.
#[must_use]
pub fn builder_field_name_of(attribute: &str, chosen: &str) -> String {
    match (attribute, chosen) {
        ("goal", _) => builder_field_goal(),
        ("in", _) => builder_field_in(),
        ("by", _) => builder_field_by(),
        ("to", "promote") => builder_field_to_role(),
        ("to", _) => builder_field_to_squares(),
        ("max-moves", _) => builder_field_max_moves(),
        ("ask", _) => builder_field_ask(),
        ("of", _) => builder_field_of(),
        ("side", _) => builder_field_side(),
        ("sides", _) => builder_field_sides(),
        ("reply", _) => builder_field_reply(),
        ("start", _) => builder_field_start(),
        ("moves", _) => builder_field_moves(),
        ("hints", _) => builder_field_hints(),
        ("undo", _) => builder_field_undo(),
        ("name", _) => builder_field_name(),
        ("required", _) => builder_field_required(),
        ("orientation", _) => builder_field_orientation(),
        ("coordinates", _) => builder_field_coordinates(),
        ("theme", _) => builder_field_theme(),
        ("arrows", _) => builder_field_arrows(),
        ("marks", _) => builder_field_marks(),
        ("notation", _) => builder_field_notation(),
        (other, _) => other.to_owned(),
    }
}

/// What is said below the field of an attribute; `chosen` is the goal or the question.
#[must_use]
pub fn builder_field_hint(attribute: &str, chosen: &str) -> Option<String> {
    Some(match (attribute, chosen) {
        ("by", _) => builder_hint_by(),
        ("to", "promote") => builder_hint_to_role(),
        ("to", _) => builder_hint_to_squares(),
        ("of", "moves" | "captures" | "checks") => builder_hint_of(),
        ("of", "square" | "name") => builder_hint_of_squares(),
        ("of", _) => builder_hint_of_square(),
        ("in", "stalemate") => builder_hint_stalemate(),
        ("start", _) => builder_hint_start(),
        ("arrows", _) => builder_hint_arrows(),
        ("marks", _) => builder_hint_marks(),
        ("name", _) => builder_hint_name(),
        _ => return None,
    })
}

/// The name of what an attribute can say; an empty text where it says nothing.
#[must_use]
pub fn builder_choice_name_of(attribute: &str, key: &str) -> String {
    match (attribute, key) {
        ("goal", "mate") => builder_choice_mate(),
        ("goal", "capture-all") => builder_choice_capture_all(),
        ("goal", "reach") => builder_choice_reach(),
        ("goal", "promote") => builder_choice_promote(),
        ("goal", "escape") => builder_choice_escape(),
        ("goal", "stalemate") => builder_choice_stalemate(),
        ("goal", "survive") => builder_choice_survive(),
        ("ask", "moves") => builder_choice_moves(),
        ("ask", "captures") => builder_choice_captures(),
        ("ask", "checks") => builder_choice_checks(),
        ("ask", "attackers") => builder_choice_attackers(),
        ("ask", "defenders") => builder_choice_defenders(),
        ("ask", "pinned") => builder_choice_pinned(),
        ("ask", "squares") => builder_choice_squares(),
        ("ask", "square") => builder_choice_square(),
        ("ask", "name") => builder_choice_name(),
        ("sides", "both") => builder_choice_both(),
        ("reply", "main") => builder_choice_main(),
        ("reply", "random") => builder_choice_random(),
        ("reply", "all") => builder_choice_all(),
        ("orientation", "auto") => builder_choice_orientation_auto(),
        ("coordinates", key) => crate::coordinates_name(key),
        ("theme", "light") => builder_choice_light(),
        ("theme", "dark") => builder_choice_dark(),
        ("theme", "contrast") => builder_choice_contrast(),
        ("theme", _) => builder_choice_auto(),
        ("notation", "figurine") => builder_choice_figurine(),
        ("notation", "sentence") => builder_choice_sentence(),
        ("notation", "localised") => builder_choice_localised(),
        ("notation", _) => builder_choice_san(),
        ("moves", "right") => builder_choice_moves_right(),
        ("moves", "bottom") => builder_choice_moves_bottom(),
        ("moves", "none") => builder_choice_moves_none(),
        ("moves", "hidden") => builder_choice_moves_hidden(),
        ("moves", _) => builder_choice_moves_auto(),
        (_, "white") => color_name(Color::White),
        (_, "black") => color_name(Color::Black),
        (_, "") => builder_choice_side_none(),
        (_, other) => other.to_owned(),
    }
}

/// What stands in the place of words that the author does not write.
#[must_use]
pub fn builder_prompt_usual(prompt: &str) -> String {
    builder_prompt_hint(prompt)
}

/// The name of the field of a hint, from 1.
#[must_use]
pub fn builder_hint_name_of(number: usize) -> String {
    builder_hint_label(&number.to_string())
}

/// The name of the field of the squares of a hint.
#[must_use]
pub fn builder_hint_squares_name(number: usize) -> String {
    builder_hint_squares_label(&number.to_string())
}

/// The name of the button that removes a hint.
#[must_use]
pub fn builder_hint_remove_name(number: usize) -> String {
    builder_hint_remove(&number.to_string())
}

/// Attributes that are kept without a meaning.
#[must_use]
pub fn builder_idle_text(names: &[&str]) -> String {
    builder_idle(&list(&owned(names)))
}

/// The men of a diagram and the side to move.
#[must_use]
pub fn builder_described(men: &str, turn: Color) -> String {
    builder_to_move(men, &color_name(turn))
}

/// Whose turn it is.
#[must_use]
pub fn builder_turn(turn: Color) -> String {
    builder_turn_of(&color_name(turn))
}

/// What there is to be found.
#[must_use]
pub fn builder_check_found(answers: &[String]) -> String {
    builder_check_answers(&list(answers), answers.len())
}

/// A line can be played by a side.
#[must_use]
pub fn builder_check_line(side: Color) -> String {
    builder_check_line_of(&color_name(side))
}

/// How much there is to look at: the games, and the moves of both sides in the first of them.
#[must_use]
pub fn builder_check_game(games: usize, plies: usize) -> String {
    if games == 1 {
        builder_check_one_game(plies)
    } else {
        builder_check_games(games)
    }
}

/// A fault with its place.
#[must_use]
pub fn builder_fault_at(line: usize, column: usize, problem: &str) -> String {
    builder_fault_place(&line.to_string(), &column.to_string(), problem)
}

/// There is no such mode.
#[must_use]
pub fn builder_unknown_mode(mode: &str, known: &[&str]) -> String {
    builder_mode_unknown(mode, &choice(&owned(known)))
}

/// Whether it is stalemate, in the key of a worksheet.
#[must_use]
pub fn builder_key_stalemate(is_stalemate: bool) -> String {
    if is_stalemate {
        builder_key_yes()
    } else {
        builder_key_no()
    }
}

/// What was to be found, in the key of a worksheet.
#[must_use]
pub fn builder_key_found(answers: &[String]) -> String {
    if answers.is_empty() {
        builder_key_nothing()
    } else {
        list(answers)
    }
}

/// A solution with the other moves that begin one, in the key of a worksheet.
#[must_use]
pub fn builder_key_line(line: &str, others: &[String]) -> String {
    if others.is_empty() {
        line.to_owned()
    } else {
        builder_key_or(line, &choice(others))
    }
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}
