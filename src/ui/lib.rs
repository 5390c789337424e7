//! The pages and the board, drawn by Yew.
