//! Which file an address names, and what is answered with it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::UNIX_EPOCH;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, LOCATION,
    RETRY_AFTER, X_CONTENT_TYPE_OPTIONS,
};
use hyper::http::HeaderName;
use hyper::{Method, Request, Response, StatusCode};
use percent_encoding::percent_decode_str;

use super::mime;
use super::unbuilt::Unbuilt;

/// The files of a server and where they appear.
pub(super) struct Site {
    pub(super) folder: PathBuf,
    pub(super) prefix: String,
    pub(super) unbuilt: Arc<Unbuilt>,
}

type Answer = Response<Full<Bytes>>;

impl Site {
    /// The answer to a request; hyper leaves out the body for HEAD.
    pub(super) fn answer<B>(&self, request: &Request<B>) -> Answer {
        if ![Method::GET, Method::HEAD].contains(request.method()) {
            return plain(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD");
        }
        let Ok(path) = percent_decode_str(request.uri().path()).decode_utf8() else {
            return plain(StatusCode::BAD_REQUEST, "cannot read the address");
        };
        if format!("{path}/") == self.prefix {
            return moved(&self.prefix);
        }
        let Some(relative) = path.strip_prefix(&self.prefix) else {
            return plain(StatusCode::NOT_FOUND, "nothing here");
        };
        if let Some(page) = self.unbuilt.page(relative) {
            let headers = [
                (CONTENT_TYPE, "text/html; charset=utf-8"),
                (RETRY_AFTER, "2"),
            ];
            return respond(StatusCode::SERVICE_UNAVAILABLE, headers, page);
        }
        let Some(mut file) = inside(&self.folder, relative) else {
            return plain(StatusCode::NOT_FOUND, "nothing here");
        };
        if file.is_dir() {
            if !relative.is_empty() && !relative.ends_with('/') {
                return moved(&format!("{}/", request.uri().path()));
            }
            file.push("index.html");
        }
        let asked = request.headers().get(IF_NONE_MATCH);
        send(&file, asked.map(hyper::http::HeaderValue::as_bytes))
    }
}

fn send(file: &Path, known_tag: Option<&[u8]>) -> Answer {
    let Ok(body) = fs::read(file) else {
        return plain(StatusCode::NOT_FOUND, "nothing here");
    };
    let tag = entity_tag(file, body.len()).unwrap_or_default();
    // Every load asks again, so a rebuilt site is seen at once.
    let headers = [
        (CONTENT_TYPE, mime::of(file)),
        (CACHE_CONTROL, "no-cache"),
        (ETAG, &tag),
    ];
    if known_tag == Some(tag.as_bytes()) {
        return respond(StatusCode::NOT_MODIFIED, headers, Bytes::new());
    }
    respond(StatusCode::OK, headers, body)
}

fn plain(status: StatusCode, text: &'static str) -> Answer {
    respond(status, [(CONTENT_TYPE, "text/plain; charset=utf-8")], text)
}

fn moved(to: &str) -> Answer {
    respond(StatusCode::MOVED_PERMANENTLY, [(LOCATION, to)], "moved")
}

fn respond<'a>(
    status: StatusCode,
    headers: impl IntoIterator<Item = (HeaderName, &'a str)>,
    body: impl Into<Bytes>,
) -> Answer {
    let mut answer = Response::builder()
        .status(status)
        // As static hosts do it, so that pages from anywhere can show our boards.
        .header(ACCESS_CONTROL_ALLOW_ORIGIN, "*")
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff");
    for (name, value) in headers {
        answer = answer.header(name, value);
    }
    answer
        .body(Full::new(body.into()))
        .unwrap_or_else(|_| plain(StatusCode::BAD_REQUEST, "cannot answer this address"))
}

/// The file that `relative` names inside `folder`, or nothing when the name tries to leave it.
fn inside(folder: &Path, relative: &str) -> Option<PathBuf> {
    let mut file = folder.to_owned();
    for part in relative.split('/').filter(|part| !part.is_empty()) {
        if part == "." || part == ".." || part.contains(['\\', '\0', ':']) {
            return None;
        }
        file.push(part);
    }
    Some(file)
}

/// Changes whenever the file is written again.
fn entity_tag(file: &Path, length: usize) -> Option<String> {
    let written = fs::metadata(file)
        .ok()?
        .modified()
        .ok()?
        .duration_since(UNIX_EPOCH)
        .ok()?;
    Some(format!("\"{:x}-{length:x}\"", written.as_nanos()))
}
