use super::*;

fn setup(fen: &str) -> Setup {
    fen.parse().unwrap()
}

fn piece(letter: char) -> Option<Piece> {
    Piece::from_char(letter)
}

#[test]
fn pieces_are_put_moved_and_removed() {
    let mut editing = Editing::new(Setup::empty());
    editing.change(Change::Put {
        square: Square::E4,
        piece: piece('N'),
    });
    editing.change(Change::Carry {
        from: Square::E4,
        to: Square::A1,
    });
    assert_eq!(editing.setup().to_string(), "8/8/8/8/8/8/8/N7 w - - 0 1");
    editing.change(Change::Put {
        square: Square::A1,
        piece: None,
    });
    assert_eq!(*editing.setup(), Setup::empty());
    assert!(editing.can_undo());
}

#[test]
fn every_change_can_be_undone_and_redone() {
    let mut editing = Editing::new(Setup::default());
    editing.change(Change::Clear);
    editing.change(Change::Turn(Color::Black));
    assert!(editing.undo() && editing.undo() && !editing.undo());
    assert_eq!(*editing.setup(), Setup::default());
    assert!(editing.redo() && editing.redo() && !editing.redo());
    assert_eq!(editing.setup().turn, Color::Black);
    editing.change(Change::Reset);
    assert!(!editing.is_changed());
    assert!(editing.undo());
    assert!(editing.is_changed());
}

#[test]
fn a_change_that_changes_nothing_is_not_remembered() {
    let mut editing = Editing::new(Setup::default());
    editing.change(Change::Turn(Color::White));
    editing.change(Change::Carry {
        from: Square::E5,
        to: Square::E6,
    });
    assert!(!editing.can_undo());
}

#[test]
fn a_castling_right_is_lost_with_its_rook_or_king() {
    let mut editing = Editing::new(Setup::default());
    editing.change(Change::Put {
        square: Square::H1,
        piece: None,
    });
    assert!(editing.setup().to_string().contains(" w Qkq "));
    editing.change(Change::Carry {
        from: Square::E8,
        to: Square::E5,
    });
    assert!(editing.setup().to_string().contains(" w Q "));
    assert!(editing.undo() && editing.undo());
    assert!(editing.setup().to_string().contains(" w KQkq "));
}

#[test]
fn rights_are_offered_only_where_king_and_rook_are_at_home() {
    let mut editing = Editing::new(setup("r3k3/8/8/8/8/8/8/R4K1R w - - 0 1"));
    let offered = |editing: &Editing| {
        editing
            .castling_choices()
            .map(|choice| choice.rook.map(|rook| rook.to_string()))
    };
    assert_eq!(offered(&editing), [None, None, None, Some("a8".to_owned())]);
    editing.change(Change::ToggleCastling(Square::A8));
    assert!(editing.setup().to_string().contains(" w q "));
    editing.change(Change::Mode(CastlingMode::Chess960));
    assert_eq!(
        offered(&editing),
        ["h1", "a1"]
            .map(|rook| Some(rook.to_owned()))
            .into_iter()
            .chain([None, Some("a8".to_owned())])
            .collect::<Vec<_>>()[..]
    );
}

#[test]
fn en_passant_is_offered_behind_pawns_that_can_just_have_made_their_double_step() {
    let mut editing = Editing::new(setup("4k3/8/8/pP1p4/8/2P5/8/4K3 w - - 0 1"));
    let offered = editing.en_passant_choices();
    assert_eq!(offered, [Square::A6, Square::D6]);
    editing.change(Change::EnPassant(Some(Square::A6)));
    assert!(editing.faults().is_empty());
    editing.change(Change::Put {
        square: Square::A7,
        piece: piece('r'),
    });
    assert_eq!(editing.setup().en_passant, None);
}

#[test]
fn what_is_wrong_is_known_at_once_and_kingless_boards_may_stay() {
    let mut editing = Editing::new(Setup::empty());
    editing.change(Change::Put {
        square: Square::D5,
        piece: piece('R'),
    });
    assert_eq!(editing.faults().len(), 2);
    assert_eq!(editing.position(), None);
    assert_eq!(editing.setup().pseudo_destinations(Square::D5).len(), 14);
}

#[test]
fn start_positions_have_their_numbers() {
    assert_eq!(start(STANDARD_NUMBER), Some(Setup::default()));
    assert_eq!(start(960), None);
    let mut editing = Editing::new(Setup::default());
    editing.change(Change::Load(Box::new(start(0).unwrap())));
    assert_eq!(editing.start_number(), Some(0));
    assert_eq!(editing.setup().mode, CastlingMode::Chess960);
    assert!(
        editing
            .castling_choices()
            .iter()
            .all(|choice| choice.is_given)
    );
    assert!(editing.position().is_some());
}
