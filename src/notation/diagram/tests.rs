use rules::{Board, Color, File, Piece, Rank, Role, Setup, Square};

use super::{DiagramExpected, read, read_all, write};

const SETUP: &str = "8/5Np1/3q4/8/2b1R2P/6k1/8/2K5 w - - 0 1";

fn setup() -> Setup {
    SETUP.parse().unwrap()
}

/// The diagram of [`SETUP`] with its lines changed.
fn changed(change: impl Fn(&str) -> String) -> String {
    let text = write(&setup().board);
    text.lines().map(|line| change(line) + "\n").collect()
}

fn reads(text: &str) {
    let diagram = read(text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(diagram.setup, setup(), "{text}");
    assert_eq!(diagram.corrections, []);
}

#[test]
fn spacing_line_ends_and_letters_may_differ() {
    reads(&write(&setup().board));
    reads(&changed(|line| format!("{}\r", line.trim())));
    reads(&changed(|line| format!("{line}\n")));
    reads(&changed(|line| line.replace("Kt", "N ")));
    reads(&changed(|line| line.replace("^Kt|", " ^kt | ")));
    reads(&changed(|line| line.replace("    ", " ")));
    reads(&changed(|line| line.replace("    |", " . |")));
    reads(&changed(|line| line.replace('#', "\\#")));
    reads(&changed(|line| {
        format!("{line}\n       +----+----+----+----+----+----+----+----+")
    }));
    reads(&changed(|line| line.replace('|', "│")));
    reads(&format!("BLACK.\n\n{}\nWHITE.\n", write(&setup().board)));
}

#[test]
fn edges_and_letters_may_be_missing() {
    let without_files = write(&setup().board);
    let (rows, _) = without_files.rsplit_once('\n').unwrap();
    reads(rows);
    reads(&changed(|line| line.trim_end_matches('|').to_owned()));
    reads(&changed(|line| line.replacen(" |", "  ", 1)));
    reads(&changed(|line| {
        line.replace(|letter: char| letter.is_ascii_digit(), " ")
    }));
    reads(&changed(|line| {
        line.replace("a    b", "     b").replace('g', " ")
    }));
    reads(&changed(|line| match line.split_once('|') {
        Some((label, cells)) => format!("|{cells}{label}"),
        None => line.to_owned(),
    }));
    reads(&changed(|line| {
        let cells = line.replace("    |", " . |");
        cells
            .replace('|', " ")
            .replace('.', "--")
            .replace("     a", "a")
    }));
}

#[test]
fn the_board_may_be_seen_from_the_side_of_black() {
    let turned = |with_letters: bool| -> String {
        let text = write(&setup().board);
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let letters = lines.pop().unwrap();
        lines.reverse();
        for line in &mut lines {
            let cells: Vec<&str> = line.split('|').collect();
            let mut middle: Vec<&str> = cells[1..9].to_vec();
            middle.reverse();
            *line = format!("{}|{}|", cells[0], middle.join("|"));
        }
        if with_letters {
            lines.push(letters.chars().rev().collect());
        }
        lines.join("\n")
    };
    for text in [turned(true), turned(false)] {
        reads(&text);
        assert_eq!(read(&text).unwrap().bottom, Color::Black);
    }
    let unnumbered = turned(true).replace(|letter: char| letter.is_ascii_digit(), " ");
    reads(&unnumbered);
}

#[test]
fn a_fault_has_its_place_and_says_what_was_expected() {
    let text = write(&setup().board);
    for (from, to, line, column, found, expected) in [
        ("^Kt", "*Kt", 2, 35, Some('*'), DiagramExpected::Color),
        ("#Q", "#D", 3, 26, Some('D'), DiagramExpected::Piece),
        ("#Q", "#Qx", 3, 27, Some('x'), DiagramExpected::Bar),
        (
            "#K |    |",
            "#K |",
            6,
            44,
            None,
            DiagramExpected::Square { found: 7 },
        ),
        (
            "#K |    |",
            "#K |    | ^P |",
            6,
            50,
            Some('^'),
            DiagramExpected::EndOfRow,
        ),
        (
            "     4",
            "     5",
            5,
            6,
            Some('5'),
            DiagramExpected::Rank(Rank::Fourth),
        ),
        (
            "     1",
            "So\n     1",
            8,
            1,
            Some('S'),
            DiagramExpected::Rank(Rank::First),
        ),
        (
            "f    g",
            "g    f",
            9,
            35,
            Some('g'),
            DiagramExpected::File(File::F),
        ),
    ] {
        let broken = text.replacen(from, to, 1);
        let error = read(&broken).unwrap_err();
        let place = (error.line, error.column, error.found, error.expected);
        assert_eq!(place, (line, column, found, expected), "{broken}");
    }
    let none = read("\n  no board").unwrap_err();
    assert_eq!(
        (none.line, none.column, none.expected),
        (2, 3, DiagramExpected::Row)
    );
    assert_eq!(read("").unwrap_err().expected, DiagramExpected::Row);
}

#[test]
fn a_second_king_is_read_as_printed_and_doubted() {
    let knight_lost = write(&Board::default()).replacen("#Kt", "#K ", 1);
    let diagram = read(&knight_lost).unwrap();
    let [correction] = diagram.corrections[..] else {
        panic!("one piece is doubted");
    };
    let black = |role| Piece::new(Color::Black, role);
    assert_eq!(correction.square, Square::B8);
    assert_eq!(correction.found, black(Role::King));
    assert_eq!(correction.likely, black(Role::Knight));
    assert_eq!(
        diagram.setup.board.piece_at(Square::B8),
        Some(black(Role::King))
    );

    let board = "7k/8/5k2/8/8/8/8/K7 w - -".parse::<Setup>().unwrap().board;
    let doubted: Vec<Square> = read(&write(&board))
        .unwrap()
        .corrections
        .iter()
        .map(|correction| correction.square)
        .collect();
    assert_eq!(doubted, [Square::F6, Square::H8]);
}

#[test]
fn every_diagram_of_a_text_is_read_and_a_faulty_one_spoils_no_other() {
    let good = write(&setup().board);
    let text = format!(
        "{good}\n\n 1.\n\n{}\n\n 2.\n\n{good}\n",
        good.replace("^Kt", "?Kt")
    );
    let diagrams = read_all(&text);
    assert_eq!(diagrams.len(), 3);
    assert_eq!(diagrams[1].as_ref().unwrap_err().line, 14);
    let third = diagrams[2].as_ref().unwrap();
    assert_eq!(third.setup, setup());
    assert_eq!(&text[third.span.clone()], good);
}

#[test]
fn a_board_without_bars_needs_a_sign_for_every_empty_square() {
    let text = "1 #R #N #B #K #Q #B #N #R\n- - - - - - - -\n\n. . . . . . . .\n\
                : : : : : : : :\n-- -- -- -- -- -- -- --\n_ _ _ _ _ _ _ _\n- - - - - - - -\n\
                8 ^R ^N . . ^K . . ^R\nh g f e d c b a";
    let diagram = read(text).unwrap();
    assert_eq!(
        diagram.setup.to_string(),
        "R2K2NR/8/8/8/8/8/8/rnbqkbnr w - - 0 1"
    );
    let broken = text.replace(". . ^R", ". ^R");
    assert_eq!(read(&broken).unwrap_err().line, 9);
    read("1 #R #N #B - - - - - - - \n- - - - - - - - \n8 ^R ^ N^ K..  . . ^R\nh g f e d c b a")
        .unwrap_err();
}
