//! Reading the head of an HTTP/1.1 request.

use std::io::{self, Read};

/// Longer heads than this are refused; browsers send one or two kilobytes.
const LONGEST_HEAD: usize = 16 * 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Method {
    Get,
    Head,
    Other,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) method: Method,
    /// The path alone, percent signs decoded.
    pub(super) path: String,
    pub(super) if_none_match: Option<String>,
}

impl Request {
    /// Reads one request; `None` when it is not one.
    pub(super) fn read(stream: &mut impl Read) -> io::Result<Option<Request>> {
        let mut head = Vec::new();
        let mut buffer = [0; 2048];
        while !head.windows(4).any(|window| window == b"\r\n\r\n") {
            let length = stream.read(&mut buffer)?;
            if length == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            head.extend_from_slice(&buffer[..length]);
            if head.len() > LONGEST_HEAD {
                return Ok(None);
            }
        }
        Ok(std::str::from_utf8(&head).ok().and_then(Request::parse))
    }

    fn parse(head: &str) -> Option<Request> {
        let mut lines = head.split("\r\n");
        let mut words = lines.next()?.split(' ');
        let method = match words.next()? {
            "GET" => Method::Get,
            "HEAD" => Method::Head,
            _ => Method::Other,
        };
        let target = words.next()?;
        let path = decode(target.split(['?', '#']).next()?)?;
        if !path.starts_with('/') || words.next()? != "HTTP/1.1" {
            return None;
        }
        let if_none_match = lines
            .filter_map(|line| line.split_once(':'))
            .find(|(name, _)| name.eq_ignore_ascii_case("if-none-match"))
            .map(|(_, value)| value.trim().to_owned());
        Some(Request {
            method,
            path,
            if_none_match,
        })
    }
}

/// Replaces `%XX` by the byte it stands for.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        if *first == b'%' {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &tail[2..];
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).ok()
}
