//! The attributes of a board: their names, what is said below them, and the names of their values.

use crate::table::messages;

messages! {
    /// The name of the mode `diagram`, with what it is for.
    pub builder_mode_diagram() = "Diagram: to look at";
    /// The name of the mode `play`, with what it is for.
    pub builder_mode_play() = "Play: both sides, by all the laws";
    /// The name of the mode `solve`, with what it is for.
    pub builder_mode_solve() = "Solve: reach a goal";
    /// The name of the mode `find`, with what it is for.
    pub builder_mode_find() = "Find: show everything of a kind";
    /// The name of the mode `line`, with what it is for.
    pub builder_mode_line() = "Line: find the moves you have recorded";
    /// The name of the mode `game`, with what it is for.
    pub builder_mode_game() = "Game: look at moves";
    /// The name of the mode `setup`, with what it is for.
    pub builder_mode_setup() = "Set up: put men on the board";
    /// The name of the attribute `goal`.
    pub builder_field_goal() = "Goal";
    /// The name of the attribute `in`.
    pub builder_field_in() = "Within how many moves";
    /// The name of the attribute `by`.
    pub builder_field_by() = "By which man";
    /// The name of the attribute `to` where it names squares.
    pub builder_field_to_squares() = "To which squares";
    /// The name of the attribute `to` where it names what a pawn becomes.
    pub builder_field_to_role() = "To what the pawn is promoted";
    /// The name of the attribute `max-moves`.
    pub builder_field_max_moves() = "Most moves";
    /// The name of the attribute `ask`.
    pub builder_field_ask() = "Question";
    /// The name of the attribute `of`.
    pub builder_field_of() = "Of which square";
    /// The name of the attribute `side`.
    pub builder_field_side() = "Side";
    /// The name of the attribute `sides`.
    pub builder_field_sides() = "Who moves";
    /// The name of the attribute `reply`.
    pub builder_field_reply() = "Replies";
    /// The name of the attribute `start`.
    pub builder_field_start() = "Begins after the move";
    /// The name of the attribute `moves`.
    pub builder_field_moves() = "List of moves";
    /// The name of the attribute `hints`.
    pub builder_field_hints() = "With a button for hints";
    /// The name of the attribute `undo`.
    pub builder_field_undo() = "With a button to take back";
    /// The name of the attribute `name`.
    pub builder_field_name() = "Name in a form";
    /// The name of the attribute `required`.
    pub builder_field_required() = "The form needs an answer";
    /// The name of the attribute `orientation`.
    pub builder_field_orientation() = "Side at the bottom";
    /// The name of the attribute `coordinates`.
    pub builder_field_coordinates() = "Coordinates";
    /// The name of the attribute `theme`.
    pub builder_field_theme() = "Colors";
    /// The name of the attribute `arrows`.
    pub builder_field_arrows() = "Arrows";
    /// The name of the attribute `marks`.
    pub builder_field_marks() = "Marked squares";
    /// The name of the attribute `notation`.
    pub builder_field_notation() = "Notation of moves";
    /// What is said below the attribute `by`.
    pub builder_hint_by() = "The letter of a man, as n, or its square. Empty: anybody.";
    /// What is said below the attribute `to` where it names squares.
    pub builder_hint_to_squares() = "As e4 g5.";
    /// What is said below the attribute `to` where it names what a pawn becomes.
    pub builder_hint_to_role() = "q, r, b or n. Empty: anything.";
    /// What is said below the attribute `of` where it may be empty.
    pub builder_hint_of() = "As d4. Empty: all men of the side to move.";
    /// What is said below the attribute `of` where it names a square.
    pub builder_hint_of_square() = "As d4.";
    /// What is said below the attribute `of` where it names squares.
    pub builder_hint_of_squares() = "As e4 g5.";
    /// What is said below the attribute `start`.
    pub builder_hint_start() = "As 12w, or 14b/1 in a variation. Empty: at the beginning.";
    /// What is said below the attribute `in` of the goal stalemate.
    pub builder_hint_stalemate() = "1: a move has to be stalemate. Empty: is it stalemate?";
    /// What is said below the attribute `arrows`.
    pub builder_hint_arrows() = "As c4f7 red:f3f7.";
    /// What is said below the attribute `marks`.
    pub builder_hint_marks() = "As f7 red:e4,d5.";
    /// What is said below the attribute `name`.
    pub builder_hint_name() = "The answer is sent under this name. Empty: it is not sent.";
    /// The name of the choice `mate`.
    pub builder_choice_mate() = "Give mate";
    /// The name of the choice `capture-all`.
    pub builder_choice_capture_all() = "Take all men";
    /// The name of the choice `reach`.
    pub builder_choice_reach() = "Come to squares";
    /// The name of the choice `promote`.
    pub builder_choice_promote() = "Promote a pawn";
    /// The name of the choice `escape`.
    pub builder_choice_escape() = "Get out of check";
    /// The name of the choice `stalemate`.
    pub builder_choice_stalemate() = "Stalemate";
    /// The name of the choice `survive`.
    pub builder_choice_survive() = "Do not be mated";
    /// The name of the choice `moves`.
    pub builder_choice_moves() = "Where can it go?";
    /// The name of the choice `captures`.
    pub builder_choice_captures() = "What can it take?";
    /// The name of the choice `checks`.
    pub builder_choice_checks() = "Where does it give check?";
    /// The name of the choice `attackers`.
    pub builder_choice_attackers() = "Who attacks the square?";
    /// The name of the choice `defenders`.
    pub builder_choice_defenders() = "Who guards the square?";
    /// The name of the choice `pinned`.
    pub builder_choice_pinned() = "Who is pinned?";
    /// The name of the choice `squares`.
    pub builder_choice_squares() = "Which squares does it command?";
    /// The name of the choice `square`.
    pub builder_choice_square() = "Show squares by their names";
    /// The name of the choice `name`.
    pub builder_choice_name() = "Name the marked squares";
    /// The choice of the side that the position names.
    pub builder_choice_side_none() = "As the position says";
    /// The name of the choice `both`.
    pub builder_choice_both() = "Both sides";
    /// The name of the choice `main`.
    pub builder_choice_main() = "Only the main ones";
    /// The name of the choice `random`.
    pub builder_choice_random() = "One at random";
    /// The name of the choice `all`.
    pub builder_choice_all() = "All, one after another";
    /// The name of the choice `auto` of the side at the bottom.
    pub builder_choice_orientation_auto() = "The side to move";
    /// The name of the choice `auto` of the colors.
    pub builder_choice_auto() = "As the page";
    /// The name of the choice `light`.
    pub builder_choice_light() = "Light";
    /// The name of the choice `dark`.
    pub builder_choice_dark() = "Dark";
    /// The name of the choice `contrast`.
    pub builder_choice_contrast() = "High contrast";
    /// The name of the choice `san`.
    pub builder_choice_san() = "Letters (Nf3)";
    /// The name of the choice `figurine`.
    pub builder_choice_figurine() = "Figures (♘f3)";
    /// The name of the choice `sentence`.
    pub builder_choice_sentence() = "Sentences";
    /// The name of the choice `localised`.
    pub builder_choice_localised() = "Letters of the page's language";
    /// The name of the choice `auto` of the list of moves.
    pub builder_choice_moves_auto() = "Where there is room";
    /// The name of the choice `right` of the list of moves.
    pub builder_choice_moves_right() = "Beside the board";
    /// The name of the choice `bottom` of the list of moves.
    pub builder_choice_moves_bottom() = "Below the board";
    /// The name of the choice `none` of the list of moves.
    pub builder_choice_moves_none() = "None";
    /// The name of the choice `hidden` of the list of moves.
    pub builder_choice_moves_hidden() = "Shown move by move";
    /// The name of the form `element`, in which a board leaves the builder.
    pub builder_form_element() = "A page of HTML";
    /// The name of the form `frame`, in which a board leaves the builder.
    pub builder_form_frame() = "A frame, where scripts are taken away";
    /// The name of the form `file`, in which a board leaves the builder.
    pub builder_form_file() = "The single file";
}
