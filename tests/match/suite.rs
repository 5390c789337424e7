//! The whole collection of mates, where the tests of the engine look at some.

use engine::{Engine, Limits, Root, Score, TableSize, Unwatched};

/// For so many positions a mate is looked for.
const NODES: u64 = 4_000_000;

/// Looks for every mate of `tests/data/mates.tsv` and prints what was not solved.
pub fn solve() -> Result<(), String> {
    let text = include_str!("../data/mates.tsv");
    let mut engine = Engine::new(TableSize::Mb16);
    let (mut solved, mut all, mut nodes) = (0, 0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let fen = fields.next().unwrap_or_default();
        let moves: u32 = fields
            .next()
            .and_then(|word| word.parse().ok())
            .ok_or(line)?;
        let root = Root::new(fen.parse().map_err(|error| format!("{fen}: {error}"))?);
        engine.clear();
        let limits = Limits {
            mate: Some(moves),
            ..Limits::nodes(NODES)
        };
        let answer = engine.search(&root, &limits, &mut Unwatched);
        all += 1;
        nodes += answer.nodes;
        match answer.score() {
            Some(Score::Mate(found)) if found > 0 && found <= moves as i32 => solved += 1,
            other => println!("not solved: {line}: {other:?}"),
        }
    }
    println!("{solved} of {all} mates solved, {nodes} positions");
    Ok(())
}
