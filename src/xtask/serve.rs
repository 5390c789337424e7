//! A static file server for one machine: the release site for a player, and the test suite's host.
//!
//! It does what any plain static host does and nothing more, so that the site cannot come to need
//! more. It listens on 127.0.0.1 only, where browsers allow service workers without TLS.

mod mime;
mod request;
#[cfg(test)]
mod tests;

use std::fs;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, UNIX_EPOCH};

use request::{Method, Request};

/// How long an idle connection is kept before it is dropped.
const IDLE: Duration = Duration::from_secs(10);

/// A running server; it stops when it is dropped or told to.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    prefix: String,
    stopping: Arc<AtomicBool>,
    accepting: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves `folder` on 127.0.0.1.
    ///
    /// `port` 0 takes any free port. `prefix` is the path under which the files appear, such as
    /// `/` or `/some/folder/`; everything outside it is answered with 404.
    ///
    /// # Errors
    /// The port is taken.
    pub fn start(folder: &Path, port: u16, prefix: &str) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let stopping = Arc::new(AtomicBool::new(false));
        let trimmed = prefix.trim_matches('/');
        let prefix = if trimmed.is_empty() {
            "/".to_owned()
        } else {
            format!("/{trimmed}/")
        };
        let site = Arc::new(Site {
            folder: folder.to_owned(),
            prefix: prefix.clone(),
            stopping: Arc::clone(&stopping),
        });
        let accepting = thread::spawn(move || accept(&listener, &site));
        Ok(Server {
            address,
            prefix,
            stopping,
            accepting: Some(accepting),
        })
    }

    /// The port it listens on.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The address of the start page, with a slash at the end.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.prefix)
    }

    /// Stops listening and answering; when it returns, the port is free.
    pub fn stop(self) {
        drop(self);
    }

    /// Serves until the process ends.
    pub fn wait(mut self) {
        if let Some(accepting) = self.accepting.take() {
            // The thread only ends by a panic here, which it has reported itself.
            let _ = accepting.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let Some(accepting) = self.accepting.take() else {
            return;
        };
        self.stopping.store(true, Ordering::SeqCst);
        // `accept` blocks: one connection of our own wakes it so that it sees the flag.
        drop(TcpStream::connect(self.address));
        let _ = accepting.join();
    }
}

struct Site {
    folder: PathBuf,
    prefix: String,
    stopping: Arc<AtomicBool>,
}

fn accept(listener: &TcpListener, site: &Arc<Site>) {
    for stream in listener.incoming() {
        if site.stopping.load(Ordering::SeqCst) {
            return;
        }
        let Ok(stream) = stream else { continue };
        let site = Arc::clone(site);
        thread::spawn(move || {
            // A browser that goes away in the middle of an answer is no matter of ours.
            let _ = site.converse(stream);
        });
    }
}

struct Answer {
    status: &'static str,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Site {
    fn converse(&self, mut stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(IDLE))?;
        stream.set_nodelay(true)?;
        let request = Request::read(&mut stream)?;
        if self.stopping.load(Ordering::SeqCst) {
            return Ok(());
        }
        let answer = match &request {
            Some(request) => self.answer(request),
            None => plain("400 Bad Request", "cannot read the request"),
        };
        let mut head = format!("HTTP/1.1 {}\r\n", answer.status);
        for (name, value) in &answer.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str(&format!("Content-Length: {}\r\n", answer.body.len()));
        // As static hosts do it, so that pages from anywhere can show our boards.
        head.push_str("Access-Control-Allow-Origin: *\r\n");
        head.push_str("X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n");
        stream.write_all(head.as_bytes())?;
        if request.is_none_or(|request| request.method != Method::Head) {
            stream.write_all(&answer.body)?;
        }
        stream.flush()
    }

    fn answer(&self, request: &Request) -> Answer {
        if request.method == Method::Other {
            return plain("405 Method Not Allowed", "only GET and HEAD");
        }
        if format!("{}/", request.path) == self.prefix {
            return moved(&self.prefix);
        }
        let Some(relative) = request.path.strip_prefix(&self.prefix) else {
            return plain("404 Not Found", "nothing here");
        };
        let Some(mut file) = inside(&self.folder, relative) else {
            return plain("404 Not Found", "nothing here");
        };
        if file.is_dir() {
            if !relative.is_empty() && !relative.ends_with('/') {
                return moved(&format!("{}/", request.path));
            }
            file.push("index.html");
        }
        let Ok(body) = fs::read(&file) else {
            return plain("404 Not Found", "nothing here");
        };
        let tag = entity_tag(&file, body.len());
        let unchanged = tag.is_some() && request.if_none_match == tag;
        let mut headers = vec![
            ("Content-Type", mime::of(&file).to_owned()),
            // Every load asks again, so a rebuilt site is seen at once.
            ("Cache-Control", "no-cache".to_owned()),
        ];
        headers.extend(tag.map(|tag| ("ETag", tag)));
        if unchanged {
            return Answer {
                status: "304 Not Modified",
                headers,
                body: Vec::new(),
            };
        }
        Answer {
            status: "200 OK",
            headers,
            body,
        }
    }
}

fn plain(status: &'static str, text: &str) -> Answer {
    let headers = vec![("Content-Type", "text/plain; charset=utf-8".to_owned())];
    Answer {
        status,
        headers,
        body: text.as_bytes().to_vec(),
    }
}

fn moved(to: &str) -> Answer {
    let mut answer = plain("301 Moved Permanently", "moved");
    answer.headers.push(("Location", to.to_owned()));
    answer
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
