//! What became of the words: the tokens of a game, in the order of the text.

use std::ops::Range;

use rules::{Color, Position};

use super::beginning::Beginning;
use super::game::Run;
use super::item::{Gap, ItemKind};
use super::page::{Class, Page};
use super::token::{Played, Problem, Token, TokenKind};
use super::{Ending, Link, Score, System, heading, occasion};

/// How many items behind a number the next one is looked for.
const COUNTED_WITHIN: usize = 40;

/// Names what stands in the part of a text that was read as a game.
pub(super) fn score(
    page: &Page<'_>,
    part: Range<usize>,
    first: &Beginning,
    system: System,
    start: &Position,
    run: Run,
) -> Score {
    let mut labels = Labels {
        page,
        kinds: vec![None; part.len()],
        first: part.start,
        tokens: Vec::new(),
    };
    let mut state = first.state(page, start);
    let mut moves: Vec<Played> = Vec::new();
    let mut links: Vec<Link> = Vec::new();
    for step in &run.steps {
        if let Some(number) = step.site.and_then(|site| site.number) {
            labels.number(number, state.due(), step.reading.items.start);
        }
        let kind = TokenKind::Move {
            mv: step.reading.mv,
            ply: moves.len(),
            warnings: step.reading.warnings.clone(),
        };
        labels.add(step.reading.items.clone(), kind);
        moves.push(Played {
            mv: step.reading.mv,
            token: 0,
        });
        links.push(Link {
            reason: step.reason,
        });
        state.position = state.position.play_unchecked(step.reading.mv);
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
        labels.left_over(rest..part.end, state.due(), run.ending.is_some());
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
    let before = part.start..first.item.max(part.start);
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
    let occasion = occasion::of(page, before, &names);
    let byte = |item: usize| page.byte(item);
    let span = if part.start == 0 { 0 } else { byte(part.start) };
    let end = tokens.last().map_or(span, |token| token.span.end);
    let span =
        span.min(tokens.first().map_or(span, |token| token.span.start))..byte(part.end).max(end);
    tokens.shrink_to_fit();
    Score {
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

    /// Names moves behind a place that could not be read.
    fn unlinked(&mut self, items: Range<usize>) {
        let page = self.page;
        let mut at = items.start;
        let mut is_run = true;
        while at < items.end {
            if self.kinds[at - self.first].is_some() {
                at += 1;
                continue;
            }
            let next = page.behind_dots(at + 1);
            if let Some(ItemKind::Number { value: printed, .. }) = page.kind(at)
                && next < items.end
                && page.is_move_like(next)
            {
                self.add(at..at + 1, TokenKind::Number { printed, due: None });
                at = next;
                is_run = true;
                continue;
            }
            if !is_run || !page.is_move_like(at) {
                is_run = is_run && page.skip(at) > at;
                at += 1;
                continue;
            }
            let start = at;
            at += 1;
            while at < items.end && page.form(at).is_notation() && page.gap(at) < Gap::Wide {
                at += 1;
            }
            self.add(start..at, TokenKind::Unlinked);
        }
    }

    /// Numbered moves that are left behind the last linked one.
    fn left_over(&mut self, items: Range<usize>, due: u32, is_ended: bool) {
        let page = self.page;
        // A number directly behind the last move counts on, wherever it stands on its line.
        let follows = page.skip(items.start);
        // Numbers that count on are moves even within a sentence, unless the game has ended before it.
        let counts_on = |at: usize, value: u32| {
            let next = page.places(value + 1, at + 1).iter();
            let mut next = next.take_while(|&&next| next < (at + COUNTED_WITHIN).min(items.end));
            value == due
                && !is_ended
                && next.any(|&next| page.is_move_like(page.behind_dots(next + 1)))
        };
        let mut next = due;
        let mut at = items.start;
        while at < items.end {
            if let Some(ItemKind::Number { value, .. }) = page.kind(at)
                && (next..next + 40).contains(&value)
                && (page.class(at) == Class::Strong
                    || counts_on(at, value)
                    || at == follows && page.gap(at) < Gap::Paragraph)
                && page.is_move_like(page.behind_dots(at + 1))
            {
                let end = (at + 1..items.end)
                    .find(|&at| page.gap(at) >= Gap::Line)
                    .unwrap_or(items.end);
                self.unlinked(at..end);
                next = value;
                at = end;
                continue;
            }
            at += 1;
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
        let is_left = named.iter().any(|token| token.kind == TokenKind::Unlinked);
        let part = first..first + kinds.len();
        let begun = kinds
            .iter()
            .position(Option::is_some)
            .map_or(part.end, |at| first + at);
        named.extend(heading::headings(page.text, &page.items[part.start..begun]));
        let mut order: Vec<usize> = part.collect();
        order.sort_by_key(|&at| page.items[at].span.start);
        named.sort_by_key(|token| (token.span.start, token.span.end));
        let mut tokens: Vec<Token> = Vec::with_capacity(named.len() * 2);
        let mut waiting = named.into_iter().peekable();
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
                Some(last) if last.kind == TokenKind::Prose && kind == TokenKind::Prose => {
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
