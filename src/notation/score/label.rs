//! What became of the words: the tokens of a game, in the order of the text.

mod unlinked;

use std::ops::Range;

use rules::{Color, Position};

use super::beginning::Beginning;
use super::game::Run;
use super::item::ItemKind;
use super::page::Page;
use super::problem::Problem;
use super::short::in_order;
use super::token::{Played, Token, TokenKind};
use super::track::Track;
use super::words::Words;
use super::{Ending, Link, Occasion, PrintedScore, heading, occasion};

/// Names what stands in the part of a text that was read as a game.
pub(super) fn score(
    track: &Track<'_>,
    part: Range<usize>,
    begins: usize,
    first: &Beginning,
    start: &Position,
    run: Run,
) -> PrintedScore {
    let Words {
        page,
        system,
        choices,
        ..
    } = track.words;
    let mut labels = Labels {
        page,
        kinds: vec![None; part.len()],
        first: part.start,
        tokens: Vec::new(),
    };
    let mut state = first.state(page, start);
    let mut moves: Vec<Played> = Vec::new();
    let mut links: Vec<Link> = Vec::new();
    // Moves that White makes first at odds are made in the position from which the game begins.
    if begins < first.item {
        labels.add(begins..first.item, TokenKind::Prose);
    }
    let mut read = first.item.max(part.start);
    for step in &run.steps {
        if let Some(number) = step.site.and_then(|site| site.number) {
            labels.number(number, state.due(), step.reading.items.start);
        }
        let kind = TokenKind::Move {
            mv: step.reading.mv,
            ply: moves.len(),
            warnings: step.reading.warnings.clone(),
        };
        if state.below.is_none() {
            let from = read.max(part.start).min(step.reading.items.start);
            let is_supplied = step.reading.items.is_empty();
            let items = from..step.reading.items.start;
            labels.passed_over(track, items, &state, is_supplied, step.reason);
            read = read.max(step.reading.items.end);
        }
        labels.add(step.reading.items.clone(), kind);
        moves.push(Played {
            mv: step.reading.mv,
            token: 0,
        });
        links.push(Link {
            reason: step.reason,
        });
        state.origins = state.origins.after(&state.position, step.reading.mv);
        state.position = state.position.play_unchecked(step.reading.mv);
    }
    // "Black (Mr. S.): 1 P-K4" stands over the moves of Black, if all of White come before them.
    if let Some(below) = first.below
        && page.is_labelled(below.at)
    {
        labels.names(page.line(below.at).items.start..below.at);
    }
    if let Some((ending, items)) = &run.ending {
        if let Some(number) = items.start.checked_sub(1)
            && matches!(page.kind(number), Some(ItemKind::Number { .. }))
        {
            labels.number(number, state.due(), items.start);
        }
        labels.add(items.clone(), TokenKind::Ending(*ending));
    }
    let read = run.steps.iter().map(|step| step.reading.items.end).max();
    let mut rest = read.unwrap_or(first.item).max(part.start);
    if let Some(question) = run.question {
        if let Some(number) = question.site.and_then(|site| site.number) {
            labels.number(number, state.due(), question.items.start);
        }
        rest = rest.max(question.items.end);
        let problem = Problem {
            kind: question.kind,
            position: run.state.position,
            origins: run.state.origins,
            ply: moves.len(),
            possible: question.possible,
        };
        labels.add(question.items, TokenKind::Problem(Box::new(problem)));
        labels.unlinked(rest..part.end);
    } else {
        let is_over = run.ending.is_some() || !state.position.has_legal_moves();
        if !is_over {
            labels.left_before(track, first.item.max(part.start)..rest, &state);
        }
        for items in page.left_over(
            rest..part.end,
            state.due(),
            state.position.turn(),
            is_over,
            choices,
        ) {
            labels.unlinked(items);
        }
        if let Some(at) = page.another_game(rest..part.end, choices) {
            labels.unlinked(at..part.end);
        }
    }
    let (mut tokens, headings) = labels.tokens();
    for (at, token) in tokens.iter().enumerate() {
        if let TokenKind::Move { ply, .. } = token.kind {
            moves[ply].token = at;
        }
    }
    let is_linked = !headings
        && tokens
            .iter()
            .all(|token| !matches!(token.kind, TokenKind::Problem(_)));
    let before = part.start..begins.max(part.start);
    let first_mover = heading::first_mover(page.text, &page.items[before.clone()]);
    let mut ending = run.ending.map(|(ending, items)| match first_mover {
        Color::White => ending,
        Color::Black => ending.with_colors_swapped(page.text, &page.items[items]),
    });
    if is_linked && ending.is_none() {
        ending = Ending::of_position(&state.position);
    }
    let is_player = |token: &&Token| matches!(token.kind, TokenKind::Player(_));
    let names = tokens.iter().filter(is_player);
    let names: Vec<&str> = names.map(|token| &page.text[token.span.clone()]).collect();
    let occasion = match cfg!(feature = "books") {
        true => occasion::of(page, before, &names),
        false => Occasion::default(),
    };
    let byte = |item: usize| page.byte(item);
    let span = if part.start == 0 { 0 } else { byte(part.start) };
    let end = tokens.last().map_or(span, |token| token.span.end);
    let span =
        span.min(tokens.first().map_or(span, |token| token.span.start))..byte(part.end).max(end);
    tokens.shrink_to_fit();
    PrintedScore {
        span,
        tokens,
        moves,
        links,
        notes: Vec::new(),
        start: *start,
        system,
        is_fractional: run.is_fractional,
        occasion,
        first_mover,
        ending,
    }
}

/// What the items of a game are called.
struct Labels<'a> {
    page: &'a Page<'a>,
    /// For each item of the part, the token that it belongs to.
    kinds: Vec<Option<usize>>,
    first: usize,
    tokens: Vec<Token>,
}

impl Labels<'_> {
    fn add(&mut self, items: Range<usize>, kind: TokenKind) {
        let page = self.page;
        let span = if items.is_empty() {
            page.byte(items.start)..page.byte(items.start)
        } else {
            page.items[items.start].span.start..page.items[items.end - 1].span.end
        };
        for item in items {
            if let Some(label) = item
                .checked_sub(self.first)
                .and_then(|at| self.kinds.get_mut(at))
            {
                *label = Some(self.tokens.len());
            }
        }
        self.tokens.push(Token { span, kind });
    }

    /// A number, with the dots behind it.
    fn number(&mut self, at: usize, due: u32, words: usize) {
        let is_named = at
            .checked_sub(self.first)
            .and_then(|at| self.kinds.get(at))
            .is_none_or(Option::is_some);
        if is_named {
            return;
        }
        let printed = match self.page.kind(at) {
            Some(ItemKind::Number { value, .. }) => value,
            _ => due,
        };
        let due = Some(due).filter(|due| *due != printed);
        self.add(at..at + 1, TokenKind::Number { printed, due });
        let is_dot = |at: &usize| self.page.kind(*at) == Some(ItemKind::Dots);
        let dots: Vec<usize> = (at + 1..words).filter(is_dot).collect();
        for at in dots {
            self.add(at..at + 1, TokenKind::Dots);
        }
    }

    /// The names in a label, unless moves were found in it.
    fn names(&mut self, items: Range<usize>) {
        let page = self.page;
        let is_free = |at: usize| {
            let label = at.checked_sub(self.first).and_then(|at| self.kinds.get(at));
            label.is_some_and(Option::is_none)
        };
        if items.clone().all(is_free) {
            let names = heading::headings(page.text, &page.items[items.clone()]);
            self.tokens.extend(names);
            // No other token takes them.
            items.for_each(|at| self.kinds[at - self.first] = Some(0));
        }
    }

    /// All tokens in the order of the text, those of the headings among them. Also says whether
    /// anything was left unlinked.
    fn tokens(self) -> (Vec<Token>, bool) {
        let Self {
            page,
            kinds,
            first,
            tokens: mut named,
        } = self;
        let is_left = named
            .iter()
            .any(|token| matches!(token.kind, TokenKind::Unlinked));
        let part = first..first + kinds.len();
        let begun = kinds
            .iter()
            .position(Option::is_some)
            .map_or(part.end, |at| first + at);
        named.extend(heading::headings(page.text, &page.items[part.start..begun]));
        let order = in_order(part, |at| {
            let start = page.items[at].span.start;
            start..start
        });
        let mut tokens: Vec<Token> = Vec::with_capacity(named.len() * 2);
        let places = in_order(0..named.len(), |at| named[at].span.clone());
        let mut named: Vec<Option<Token>> = named.into_iter().map(Some).collect();
        let places = places.into_iter();
        let mut waiting = places.filter_map(|at| named[at].take()).peekable();
        let mut end = 0;
        for at in order {
            let span = page.items[at].span.clone();
            while let Some(token) = waiting.next_if(|token| token.span.start <= span.start) {
                end = end.max(token.span.end);
                tokens.push(token);
            }
            if span.start < end {
                continue;
            }
            let kind = match (page.items[at].kind, tokens.last()) {
                (ItemKind::Mark, Some(last)) if matches!(last.kind, TokenKind::Move { .. }) => {
                    TokenKind::Mark
                }
                _ => TokenKind::Prose,
            };
            match tokens.last_mut() {
                Some(last)
                    if matches!((&last.kind, &kind), (TokenKind::Prose, TokenKind::Prose)) =>
                {
                    last.span.end = span.end;
                }
                _ => tokens.push(Token {
                    span: span.clone(),
                    kind,
                }),
            }
            // What a heading begins with may be the end of a longer item.
            if let Some(next) = waiting.peek()
                && let Some(last) = tokens.last_mut()
            {
                last.span.end = last.span.end.min(next.span.start);
            }
            end = end.max(span.end);
        }
        tokens.extend(waiting);
        tokens.retain(|token| {
            !token.span.is_empty()
                || matches!(token.kind, TokenKind::Problem(_) | TokenKind::Move { .. })
        });
        (tokens, is_left)
    }
}
