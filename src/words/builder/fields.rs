//! The attributes of a board: their names, what is said below them, and the names of their values.

use crate::table::messages;

messages! {
    /// The name of the mode `diagram`, with what it is for.
    pub builder_mode_diagram() = "Diagram: just to look at";
    /// The name of the mode `play`, with what it is for.
    pub builder_mode_play() = "Play: both sides, by all the rules";
    /// The name of the mode `solve`, with what it is for.
    pub builder_mode_solve() = "Solve: reach a goal";
    /// The name of the mode `find`, with what it is for.
    pub builder_mode_find() = "Find: point out what is asked for";
    /// The name of the mode `line`, with what it is for.
    pub builder_mode_line() = "Line: find the moves you recorded";
    /// The name of the mode `game`, with what it is for.
    pub builder_mode_game() = "Game: replay moves";
    /// The name of the mode `setup`, with what it is for.
    pub builder_mode_setup() = "Set up: place pieces on the board";
    /// The name of the mode `computer`, with what it is for.
    pub builder_mode_computer() = "Computer: play against it";
    /// The name of the attribute `level`.
    pub builder_field_level() = "Level";
    /// The name of the attribute `odds`.
    pub builder_field_odds() = "The computer plays without";
    /// The name of the attribute `clock`.
    pub builder_field_clock() = "Clock";
    /// What is said below the attribute `level`.
    pub builder_hint_level() = "1, about 400, to 10, about 2200; 11: full strength. Default: 1.";
    /// What is said below the attribute `clock`.
    pub builder_hint_clock() = "Minutes and seconds per move, such as 5+3. Default: no clock.";
    /// What is said below the attribute `seed`.
    pub builder_hint_seed() = "0 to 4294967295. Default: another game each time.";
    /// No value of the attribute `odds`.
    pub builder_choice_odds_none() = "Nothing";
    /// The name of the attribute `goal`.
    pub builder_field_goal() = "Goal";
    /// The name of the attribute `in`.
    pub builder_field_in() = "In how many moves";
    /// The name of the attribute `by`.
    pub builder_field_by() = "By which piece";
    /// The name of the attribute `to` where it names squares.
    pub builder_field_to_squares() = "To which squares";
    /// The name of the attribute `to` where it names what a pawn becomes.
    pub builder_field_to_role() = "Promote to";
    /// The name of the attribute `max-moves`.
    pub builder_field_max_moves() = "Maximum moves";
    /// The name of the attribute `target`.
    pub builder_field_target() = "Position to build";
    /// The name of the attribute `give-up`.
    pub builder_field_give_up() = "Show the solution after";
    /// The name of the attribute `max-tries`.
    pub builder_field_max_tries() = "Maximum tries";
    /// The name of the attribute `ask`.
    pub builder_field_ask() = "Question";
    /// The name of the attribute `of`.
    pub builder_field_of() = "About which square";
    /// The name of the attribute `side`.
    pub builder_field_side() = "Side";
    /// The name of the attribute `sides`.
    pub builder_field_sides() = "Who moves";
    /// The name of the attribute `reply`.
    pub builder_field_reply() = "Replies";
    /// The name of the attribute `start`.
    pub builder_field_start() = "Starts after move";
    /// The name of the attribute `moves`.
    pub builder_field_moves() = "Move list";
    /// The name of the attribute `hints`.
    pub builder_field_hints() = "Hint button";
    /// The name of the attribute `undo`.
    pub builder_field_undo() = "Take-back button";
    /// The name of the attribute `name`.
    pub builder_field_name() = "Form field name";
    /// The name of the attribute `required`.
    pub builder_field_required() = "Answer required";
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
    pub builder_field_notation() = "Move notation";
    /// What is said below the attribute `by`.
    pub builder_hint_by() = "Letter of a piece, such as n, or its square. Default: any.";
    /// What is said below the attribute `to` where it names squares.
    pub builder_hint_to_squares() = "Such as e4 g5.";
    /// What is said below the attribute `to` where it names what a pawn becomes.
    pub builder_hint_to_role() = "q, r, b or n. Default: any.";
    /// What is said below the attribute `of` where it may be empty.
    pub builder_hint_of() = "Such as d4. Default: all pieces of the side to move.";
    /// What is said below the attribute `of` where it names a square.
    pub builder_hint_of_square() = "Such as d4.";
    /// What is said below the attribute `of` where it names squares.
    pub builder_hint_of_squares() = "Such as e4 g5.";
    /// What is said below the attribute `start`.
    pub builder_hint_start() = "Such as 12w, or 14b/1 in a variation. Default: the beginning.";
    /// What is said below the attribute `in` of the goal stalemate.
    pub builder_hint_stalemate() = "1: find a move that stalemates. Default: is it stalemate?";
    /// What is said below the attribute `target`.
    pub builder_hint_target() = "A FEN or its beginning. What you write counts: the pieces always.";
    /// What is said below the attribute `give-up`.
    pub builder_hint_give_up() = "Wrong answers. Default: never.";
    /// What is said below the attribute `max-tries`.
    pub builder_hint_max_tries() = "Wrong answers until the task has failed. Default: any number.";
    /// What is said below the attribute `arrows`.
    pub builder_hint_arrows() = "Such as c4f7 red:f3f7.";
    /// What is said below the attribute `marks`.
    pub builder_hint_marks() = "Such as f7 red:e4,d5.";
    /// What is said below the attribute `name`.
    pub builder_hint_name() = "The answer is submitted under this name. Default: not submitted.";
    /// The name of the choice `mate`.
    pub builder_choice_mate() = "Checkmate";
    /// The name of the choice `capture-all`.
    pub builder_choice_capture_all() = "Capture all pieces";
    /// The name of the choice `reach`.
    pub builder_choice_reach() = "Reach squares";
    /// The name of the choice `promote`.
    pub builder_choice_promote() = "Promote a pawn";
    /// The name of the choice `escape`.
    pub builder_choice_escape() = "Get out of check";
    /// The name of the choice `stalemate`.
    pub builder_choice_stalemate() = "Stalemate";
    /// The name of the choice `survive`.
    pub builder_choice_survive() = "Avoid mate";
    /// The name of the choice `moves`.
    pub builder_choice_moves() = "Where can it go?";
    /// The name of the choice `captures`.
    pub builder_choice_captures() = "What can it capture?";
    /// The name of the choice `checks`.
    pub builder_choice_checks() = "Where does it give check?";
    /// The name of the choice `attackers`.
    pub builder_choice_attackers() = "Who attacks the square?";
    /// The name of the choice `defenders`.
    pub builder_choice_defenders() = "Who guards the square?";
    /// The name of the choice `pinned`.
    pub builder_choice_pinned() = "Who is pinned?";
    /// The name of the choice `squares`.
    pub builder_choice_squares() = "Which squares does it attack?";
    /// The name of the choice `square`.
    pub builder_choice_square() = "Point out named squares";
    /// The name of the choice `name`.
    pub builder_choice_name() = "Name the marked squares";
    /// The name of the choice `position`.
    pub builder_choice_position() = "A certain position";
    /// The choice of no goal.
    pub builder_choice_goal_none() = "None: any position";
    /// The choice of the side that the position names.
    pub builder_choice_side_none() = "From the position";
    /// The name of the choice `both`.
    pub builder_choice_both() = "Both sides";
    /// The name of the choice `main`.
    pub builder_choice_main() = "Main ones only";
    /// The name of the choice `random`.
    pub builder_choice_random() = "One at random";
    /// The name of the choice `all`.
    pub builder_choice_all() = "All, one after another";
    /// The name of the choice `auto` of the side at the bottom.
    pub builder_choice_orientation_auto() = "Side to move";
    /// The name of the choice `auto` of the colors.
    pub builder_choice_auto() = "Same as page";
    /// The name of the choice `light`.
    pub builder_choice_light() = "Light";
    /// The name of the choice `dark`.
    pub builder_choice_dark() = "Dark";
    /// The name of the choice `contrast`.
    pub builder_choice_contrast() = "High contrast";
    /// The name of the choice `san`.
    pub builder_choice_san() = "Letters (Nf3)";
    /// The name of the choice `figurine`.
    pub builder_choice_figurine() = "Figurines (♘f3)";
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
    pub builder_form_element() = "HTML page";
    /// The name of the form `frame`, in which a board leaves the builder.
    pub builder_form_frame() = "Frame, for sites that remove scripts";
    /// The name of the form `file`, in which a board leaves the builder.
    pub builder_form_file() = "Single offline file";
}
