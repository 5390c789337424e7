use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::Arc;

use super::{Server, Unbuilt};

/// A folder of its own for one test, removed when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("jadoube-{}-{name}", std::process::id()));
        fs::create_dir_all(path.join("icons")).unwrap();
        fs::write(path.join("index.html"), "<p>start").unwrap();
        fs::write(path.join("app_bg.wasm"), [0, b'a', b's', b'm']).unwrap();
        fs::write(path.join("icons/two words.svg"), "<svg/>").unwrap();
        fs::write(path.join("manifest.webmanifest"), "{}").unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn ask(server: &Server, request: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    // The names of headers may be written either way; here they are compared in lower case.
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let lines = head.split("\r\n").map(|line| match line.split_once(": ") {
        Some((name, value)) => format!("{}: {value}\r\n", name.to_ascii_lowercase()),
        None => format!("{line}\r\n"),
    });
    format!("{}\r\n{body}", lines.collect::<String>())
}

fn get(server: &Server, path: &str) -> String {
    ask(
        server,
        &format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    )
}

#[test]
fn files_are_sent_with_their_media_type_and_asked_for_again_each_time() {
    let folder = Folder::new("types");
    let server = Server::start(&folder.0, 0, "/").unwrap();
    let expected = [
        ("/", "text/html; charset=utf-8"),
        ("/index.html?x=1", "text/html; charset=utf-8"),
        ("/app_bg.wasm", "application/wasm"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icons/two%20words.svg", "image/svg+xml"),
    ];
    for (path, media_type) in expected {
        let answer = get(&server, path);
        assert!(
            answer.starts_with("HTTP/1.1 200 OK\r\n"),
            "{path}: {answer}"
        );
        assert!(
            answer.contains(&format!("content-type: {media_type}\r\n")),
            "{path}: {answer}"
        );
        assert!(
            answer.contains("access-control-allow-origin: *\r\n"),
            "{path}: {answer}"
        );
        assert!(
            answer.contains("cache-control: no-cache\r\n"),
            "{path}: {answer}"
        );
    }
}

#[test]
fn a_site_under_a_sub_path_answers_only_there() {
    let folder = Folder::new("prefix");
    let server = Server::start(&folder.0, 0, "deep/er").unwrap();
    assert_eq!(
        server.url(),
        format!("http://127.0.0.1:{}/deep/er/", server.port())
    );
    assert!(get(&server, "/deep/er/").ends_with("<p>start"));
    assert!(get(&server, "/deep/er").contains("location: /deep/er/\r\n"));
    assert!(get(&server, "/").starts_with("HTTP/1.1 404"));
    assert!(get(&server, "/deep/er/icons").contains("location: /deep/er/icons/\r\n"));
    assert!(get(&server, "/deep/er/none.js").starts_with("HTTP/1.1 404"));
}

#[test]
fn nothing_outside_the_folder_is_served() {
    let folder = Folder::new("outside");
    let server = Server::start(&folder.0.join("icons"), 0, "/").unwrap();
    for path in [
        "/../index.html",
        "/%2e%2e/index.html",
        "/..%2findex.html",
        "/a/../../index.html",
    ] {
        assert!(get(&server, path).starts_with("HTTP/1.1 404"), "{path}");
    }
}

#[test]
fn an_unchanged_file_is_not_sent_twice() {
    let folder = Folder::new("unchanged");
    let server = Server::start(&folder.0, 0, "/").unwrap();
    let first = get(&server, "/index.html");
    let tag = first
        .lines()
        .find_map(|line| line.strip_prefix("etag: "))
        .unwrap();
    let again =
        format!("GET /index.html HTTP/1.1\r\nHost: 127.0.0.1\r\nIf-None-Match: {tag}\r\n\r\n");
    assert!(ask(&server, &again).starts_with("HTTP/1.1 304 Not Modified\r\n"));
    fs::write(folder.0.join("index.html"), "<p>another").unwrap();
    assert!(ask(&server, &again).ends_with("<p>another"));
}

#[test]
fn head_sends_no_body_and_other_requests_are_refused() {
    let folder = Folder::new("methods");
    let server = Server::start(&folder.0, 0, "/").unwrap();
    assert!(ask(&server, "HEAD / HTTP/1.1\r\n\r\n").ends_with("\r\n\r\n"));
    assert!(ask(&server, "POST / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405"));
    assert!(ask(&server, "nonsense\r\n\r\n").starts_with("HTTP/1.1 400"));
}

#[test]
fn a_stopped_server_frees_its_port_and_can_be_started_again_there() {
    let folder = Folder::new("stopped");
    let server = Server::start(&folder.0, 0, "/").unwrap();
    let port = server.port();
    get(&server, "/");
    server.stop();
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
    let server = Server::start(&folder.0, port, "/").unwrap();
    assert!(get(&server, "/").ends_with("<p>start"));
}

#[test]
fn what_is_being_built_is_asked_for_again_until_it_is_there() {
    const PACKAGE: &[&str] = &["pkg/"];
    const OTHERS: &[&str] = &["icons/none"];
    let folder = Folder::new("unbuilt");
    fs::create_dir_all(folder.0.join("pkg")).unwrap();
    fs::write(folder.0.join("pkg/half.js"), "half a fi").unwrap();
    let unbuilt = Arc::new(Unbuilt::new([PACKAGE, OTHERS]));
    let server = Server::start_unfinished(&folder.0, 0, "/", Arc::clone(&unbuilt)).unwrap();
    assert!(get(&server, "/").ends_with("<p>start"));
    let answer = get(&server, "/pkg/half.js");
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    assert!(answer.contains("http-equiv=\"refresh\""));
    unbuilt.finish(PACKAGE);
    assert!(get(&server, "/pkg/half.js").ends_with("half a fi"));
    unbuilt.fail("no <space>");
    let answer = get(&server, "/icons/none.svg");
    assert!(answer.contains("was not built: no &lt;space>"), "{answer}");
    assert!(!answer.contains("refresh"));
}
