//! The board as text, as a page would receive it.

use rules::Position;
use yew::LocalServerRenderer;

use super::*;

fn start() -> BoardProps {
    let position = Position::default();
    let legal: Rc<[Move]> = position.legal_moves().iter().copied().collect();
    yew::props!(BoardProps {
        board: position.board(),
        legal,
        movable: Movable::Turn
    })
}

fn html(props: BoardProps) -> String {
    render(LocalServerRenderer::<Board>::with_props(props).hydratable(false))
}

#[component]
fn Painted() -> Html {
    let label = "Chess board, start position.".to_owned();
    painted_board(start().board, Color::White, Coordinates::Outside, label)
}

fn painted() -> String {
    render(LocalServerRenderer::<Painted>::new().hydratable(false))
}

fn render<COMP: yew::BaseComponent>(renderer: LocalServerRenderer<COMP>) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime
        .expect("a runtime without drivers starts")
        .block_on(renderer.render())
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn the_board_is_a_grid_of_eight_rows_of_eight_named_squares() {
    let text = html(start());
    assert_eq!(count(&text, r#"role="grid""#), 1);
    assert_eq!(count(&text, r#"role="row""#), 8);
    assert_eq!(count(&text, r#"role="gridcell""#), 64);
    assert!(text.contains(r#"aria-label="Chess board, white at the bottom""#));
    assert!(text.contains(r#"aria-label="white knight, g1""#));
    assert!(text.contains(r#"aria-label="empty, e4""#));
}

#[test]
fn tab_leads_to_one_square_only() {
    let text = html(start());
    assert_eq!(count(&text, r#"tabindex="0""#), 1);
    let reachable = text
        .split("<div ")
        .find(|tag| tag.contains(r#"tabindex="0""#));
    assert!(reachable.is_some_and(|tag| tag.contains(r#"data-square="e2""#)));
}

#[test]
fn squares_are_read_from_the_top_as_seen() {
    let first = |orientation| {
        let text = html(BoardProps {
            orientation,
            ..start()
        });
        let at = text.find(r#"role="gridcell""#).expect("there are cells");
        let cell = &text[at..];
        cell[..cell.find('>').expect("tags end")].to_owned()
    };
    assert!(first(Color::White).contains("a8"));
    assert!(first(Color::Black).contains("h1"));
}

#[test]
fn all_pieces_are_drawn_from_the_sprite() {
    let text = html(start());
    assert_eq!(count(&text, r#"class="piece "#), 32);
    assert_eq!(count(&text, r##"href="#piece-wp""##), 8);
    assert!(text.contains(r#"data-piece="wN""#));
}

#[test]
fn every_mark_of_a_state_lies_under_the_pieces() {
    let text = html(BoardProps {
        check: Some(Square::E1),
        last_move: Some((Square::D8, Square::H4)),
        ..start()
    });
    let pieces = text.find(r#"class="pieces"#).expect("there are pieces");
    let marks: Vec<usize> = text
        .match_indices(r#"class="marks ground"#)
        .map(|(at, _)| at)
        .collect();
    // What is there already, and what answers a gesture.
    assert_eq!(marks.len(), 2);
    assert!(marks.iter().all(|&at| at < pieces));
    assert_eq!(count(&text, r#"class="marks""#), 0);
}

#[test]
fn no_style_attribute_is_ever_written() {
    let check = BoardProps {
        check: Some(Square::E1),
        last_move: Some((Square::D8, Square::H4)),
        drawing: Rc::new(Drawing {
            wrong: Some(Square::A4),
            pieces: Square::F2.into(),
            squares: Square::F3.into(),
            arrows: vec![Arrow {
                from: Square::H4,
                to: Square::E1,
            }],
            faint_arrows: vec![Arrow {
                from: Square::G4,
                to: Square::F3,
            }],
        }),
        tints: Rc::from([Tint {
            shade: Shade::White,
            squares: Square::A3.into(),
        }]),
        ..start()
    };
    for text in [html(start()), html(check), painted()] {
        assert!(!text.contains("style="));
    }
}

#[test]
fn only_pieces_that_may_move_keep_the_finger_from_scrolling() {
    assert_eq!(count(&html(start()), "movable"), 16);
    let diagram = BoardProps {
        movable: Movable::None,
        ..start()
    };
    assert_eq!(count(&html(diagram), "movable"), 0);
}

#[test]
fn a_painted_board_is_one_picture_with_the_same_pieces() {
    let text = painted();
    assert_eq!(count(&text, "role="), 1);
    assert!(text.contains(r#"role="img" aria-label="Chess board, start position.""#));
    assert_eq!(count(&text, r#"class="piece "#), 32);
    assert_eq!(count(&text, "tabindex"), 0);
}
