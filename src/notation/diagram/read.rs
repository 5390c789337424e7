//! From lines to a board.

use rules::{Board, Color, File, Rank, Setup, Square};

use super::doubts::corrections;
use super::line::{Line, Row};
use super::{Diagram, DiagramError, DiagramExpected};

/// Reads the first diagram of a text; captions and prose around it are passed over.
///
/// # Examples
///
/// ```
/// use notation::diagram::{self, DiagramExpected};
///
/// let text = diagram::write(&"8/8/8/8/2n5/8/8/8 w - -".parse::<rules::Setup>()?.board);
/// let diagram = diagram::read(&format!("Here:\n\n{text}\n\n  DIAGRAM 1.\n"))?;
/// assert_eq!(diagram.setup.to_string(), "8/8/8/8/2n5/8/8/8 w - - 0 1");
///
/// let error = diagram::read(&text.replace("#Kt", "Kt")).expect_err("no side");
/// assert_eq!((error.line, error.column), (5, 20));
/// assert_eq!(error.expected, DiagramExpected::Color);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`DiagramError`] for the first place that is not as a diagram has it, or if there is none.
pub fn read(text: &str) -> Result<Diagram, DiagramError> {
    let lines = Line::all(text);
    let Some(first) = lines.iter().position(Line::begins_diagram) else {
        let missing = |line: &Line| {
            let lead = line.text.len() - line.text.trim_start().len();
            line.fault(lead, DiagramExpected::Row)
        };
        let filled = lines.iter().find(|line| !line.is_blank());
        let nothing = Line {
            text: "",
            number: 1,
            start: 0,
        };
        return Err(missing(filled.unwrap_or(&nothing)));
    };
    block(&lines, first).0
}

/// Reads every diagram of a text in turn.
#[must_use]
pub fn read_all(text: &str) -> Vec<Result<Diagram, DiagramError>> {
    let lines = Line::all(text);
    let mut diagrams = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        if lines[at].begins_diagram() {
            let (diagram, end) = block(&lines, at);
            diagrams.push(diagram);
            at = end;
        } else {
            at += 1;
        }
    }
    diagrams
}

/// Reads the diagram that begins at a line; also says at which line the text goes on.
fn block(lines: &[Line], first: usize) -> (Result<Diagram, DiagramError>, usize) {
    let mut rows: Vec<(&Line, Row)> = Vec::with_capacity(8);
    let mut at = first;
    let mut fault = None;
    while rows.len() < 8 && fault.is_none() {
        let Some(line) = lines.get(at) else {
            break;
        };
        if line.goes_on() && !line.is_rule() {
            match line.row() {
                Ok(row) => rows.push((line, row)),
                Err(error) => fault = Some(error),
            }
        } else if !line.is_blank() && !line.is_rule() {
            fault = Some(line.fault(0, missing_rank(&rows)));
            break;
        }
        at += 1;
    }
    if fault.is_none() && rows.len() < 8 {
        let last = &lines[lines.len() - 1];
        fault = Some(last.fault(last.text.len(), missing_rank(&rows)));
    }
    if let Some(fault) = fault {
        // What is left of a faulty diagram is not another one.
        let rest = lines[at..]
            .iter()
            .position(|line| !line.goes_on() && !line.is_rule());
        let end = rest.map_or(lines.len(), |rest| at + rest);
        return (Err(fault), end.max(first + 1));
    }
    let below = lines[at..]
        .iter()
        .position(|line| !line.is_rule())
        .map(|skipped| at + skipped)
        .filter(|&place| lines[place].files().is_some());
    let above = lines[..first].iter().rev().find(|line| !line.is_rule());
    let letters = below.map(|place| &lines[place]).or(above);
    let end = below.map_or(at, |place| place + 1);
    let span = lines[first].start..lines[end - 1].end();
    let diagram = bottom(&rows, letters).map(|bottom| {
        let setup = Setup {
            board: board(&rows, bottom),
            ..Setup::empty()
        };
        Diagram {
            corrections: corrections(&setup.board),
            setup,
            bottom,
            span,
        }
    });
    (diagram, end)
}

/// The row that is missing after some rows.
fn missing_rank(rows: &[(&Line, Row)]) -> DiagramExpected {
    let bottom = match rows.first() {
        Some((
            _,
            Row {
                label: Some((Rank::First, _)),
                ..
            },
        )) => Color::Black,
        _ => Color::White,
    };
    DiagramExpected::Rank(rank_of_row(rows.len(), bottom))
}

/// Which side the board is seen from, by the numbers and letters at its edges.
fn bottom(rows: &[(&Line, Row)], letters: Option<&Line>) -> Result<Color, DiagramError> {
    let by_letters = match letters.and_then(|line| Some((line, line.files()?))) {
        Some((line, files)) => Some(side_of_files(line, &files)?),
        None => None,
    };
    let labels = rows.iter().enumerate().filter_map(|(place, (line, row))| {
        let (rank, at) = row.label?;
        Some((place, line, rank, at))
    });
    let mut side = by_letters;
    for (place, line, rank, at) in labels {
        let sides = Color::ALL.into_iter();
        let mut fitting = sides.filter(|&side| rank_of_row(place, side) == rank);
        let wanted = side.unwrap_or(Color::White);
        match (fitting.next(), side) {
            (Some(fitting), None) => side = Some(fitting),
            (Some(fitting), Some(side)) if fitting == side => {}
            _ => {
                let expected = DiagramExpected::Rank(rank_of_row(place, wanted));
                return Err(line.fault(at, expected));
            }
        }
    }
    Ok(side.unwrap_or(Color::White))
}

/// Reads the letters of the files; some may be missing, none may be out of place.
fn side_of_files(line: &Line, files: &[(File, usize)]) -> Result<Color, DiagramError> {
    let side = if files[0].0 < files[1].0 {
        Color::White
    } else {
        Color::Black
    };
    let step = side.fold_wb(1, usize::MAX);
    // Of all eight letters each has its place, of fewer each only comes after the one before.
    let is_whole = files.len() == File::ALL.len();
    let mut next = side.fold_wb(0, 7_usize);
    for &(file, at) in files {
        let Some(&expected) = File::ALL.get(next) else {
            return Err(line.fault(at, DiagramExpected::EndOfRow));
        };
        let is_later = side.fold_wb(file >= expected, file <= expected);
        if file != expected && (is_whole || !is_later) {
            return Err(line.fault(at, DiagramExpected::File(expected)));
        }
        next = (file as usize).wrapping_add(step);
    }
    Ok(side)
}

fn rank_of_row(place: usize, bottom: Color) -> Rank {
    Rank::ALL[bottom.fold_wb(7 - place.min(7), place.min(7))]
}

fn board(rows: &[(&Line, Row)], bottom: Color) -> Board {
    let mut board = Board::empty();
    for (place, (_, row)) in rows.iter().enumerate() {
        for (column, piece) in row.pieces.iter().enumerate() {
            let file = File::ALL[bottom.fold_wb(column, 7 - column)];
            if let Some(piece) = piece {
                board.set(Square::new(file, rank_of_row(place, bottom)), *piece);
            }
        }
    }
    board
}
