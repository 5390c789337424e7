//! Where the lines of a path run: enough of SVG's path data for the pieces, which have relative
//! commands, circles and no ellipses.

/// A point of the grid.
pub(super) type Point = (f64, f64);

/// Into how many steps each curve is cut.
const STEPS: u32 = 64;

/// How many numbers a command takes.
fn arity(command: char) -> usize {
    match command.to_ascii_lowercase() {
        'h' | 'v' => 1,
        'm' | 'l' => 2,
        's' | 'q' => 4,
        'c' => 6,
        'a' => 7,
        other => panic!("no piece has the command {other}"),
    }
}

/// The commands of a path, each with its numbers.
fn commands(path: &str) -> Vec<(char, Vec<f64>)> {
    let mut all: Vec<(char, Vec<f64>)> = Vec::new();
    let starts: Vec<usize> = path
        .match_indices(|c: char| c.is_ascii_alphabetic())
        .map(|(at, _)| at)
        .collect();
    for (index, &at) in starts.iter().enumerate() {
        let end = starts.get(index + 1).copied().unwrap_or(path.len());
        let command = path[at..].chars().next().unwrap();
        let numbers = numbers(&path[at + 1..end]);
        if command == 'z' {
            assert!(numbers.is_empty());
            all.push((command, numbers));
            continue;
        }
        assert_eq!(numbers.len() % arity(command), 0, "{command} in {path}");
        for (nth, chunk) in numbers.chunks(arity(command)).enumerate() {
            // What follows a move without a letter of its own is a line.
            let command = match (command, nth) {
                ('M', 1..) => 'L',
                ('m', 1..) => 'l',
                (command, _) => command,
            };
            all.push((command, chunk.to_vec()));
        }
    }
    all
}

/// Numbers with as little between them as SVG allows.
fn numbers(text: &str) -> Vec<f64> {
    let mut spaced = String::new();
    let mut has_point = false;
    for character in text.chars() {
        if character == '-' || character == ' ' || (character == '.' && has_point) {
            spaced.push(' ');
            has_point = false;
        }
        has_point |= character == '.';
        spaced.push(character);
    }
    let words = spaced.split_ascii_whitespace();
    words.map(|word| word.parse().unwrap()).collect()
}

/// Points along a path, close to each other on its curves.
pub(super) fn points(path: &str) -> Vec<Point> {
    let mut along: Vec<Point> = Vec::new();
    let (mut here, mut start, mut handle) = ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0));
    for (command, numbers) in commands(path) {
        let base = if command.is_ascii_lowercase() {
            here
        } else {
            (0.0, 0.0)
        };
        let point = |at: usize| (base.0 + numbers[at], base.1 + numbers[at + 1]);
        let mirrored = (2.0 * here.0 - handle.0, 2.0 * here.1 - handle.1);
        let (curve, end) = match command.to_ascii_lowercase() {
            'z' => (Vec::new(), start),
            'm' | 'l' => (Vec::new(), point(0)),
            'h' => (Vec::new(), (base.0 + numbers[0], here.1)),
            'v' => (Vec::new(), (here.0, base.1 + numbers[0])),
            'q' => (vec![here, point(0), point(2)], point(2)),
            'c' => (vec![here, point(0), point(2), point(4)], point(4)),
            's' => (vec![here, mirrored, point(0), point(2)], point(2)),
            _ => {
                along.extend(circle(here, &numbers, point(5)));
                (Vec::new(), point(5))
            }
        };
        if command.eq_ignore_ascii_case(&'m') {
            start = end;
        }
        let steps = (1..STEPS).map(|step| f64::from(step) / f64::from(STEPS));
        along.extend(
            steps
                .filter(|_| !curve.is_empty())
                .map(|t| bezier(&curve, t)),
        );
        along.push(end);
        handle = curve.iter().rev().nth(1).copied().unwrap_or(end);
        here = end;
    }
    along
}

/// De Casteljau's construction.
fn bezier(points: &[Point], t: f64) -> Point {
    let mut left = points.to_vec();
    while left.len() > 1 {
        let pairs = left.windows(2);
        let between = |a: f64, b: f64| a + (b - a) * t;
        left = pairs
            .map(|pair| (between(pair[0].0, pair[1].0), between(pair[0].1, pair[1].1)))
            .collect();
    }
    left[0]
}

/// Points on the arc of a circle: its radius, how it turns, and where it ends.
fn circle(from: Point, numbers: &[f64], to: Point) -> Vec<Point> {
    let (radius, large, clockwise) = (numbers[0], numbers[3] > 0.5, numbers[4] > 0.5);
    assert!((radius - numbers[1]).abs() < 1e-9, "no ellipse");
    let (across, down) = ((to.0 - from.0) / 2.0, (to.1 - from.1) / 2.0);
    let half = across.hypot(down);
    let height = (radius * radius - half * half).max(0.0).sqrt();
    let side = if large == clockwise { -1.0 } else { 1.0 };
    let middle = (
        from.0 + across - side * height * down / half,
        from.1 + down + side * height * across / half,
    );
    let angle = |point: Point| (point.1 - middle.1).atan2(point.0 - middle.0);
    let (begin, turn) = (angle(from), std::f64::consts::TAU);
    let sweep = if clockwise {
        (angle(to) - begin).rem_euclid(turn)
    } else {
        -(begin - angle(to)).rem_euclid(turn)
    };
    (1..STEPS)
        .map(|step| begin + sweep * f64::from(step) / f64::from(STEPS))
        .map(|at| (middle.0 + radius * at.cos(), middle.1 + radius * at.sin()))
        .collect()
}
