//! The site under test on a server of its own, which can be stopped, moved and exchanged.

use std::path::{Path, PathBuf};

use xtask::serve::Server;

use super::faults::{Fault, FaultyHost};
use super::paths;

/// A folder served on a port that stays the same over stops and starts.
pub(crate) struct Site {
    folder: PathBuf,
    prefix: String,
    port: u16,
    server: Option<Server>,
    /// What stands before the server, in tests of broken hosts.
    host: Option<FaultyHost>,
}

impl Site {
    /// The built site at the root of a fresh origin.
    pub(crate) fn built() -> Site {
        let folder = paths::dist();
        assert!(
            folder.join("index.html").is_file(),
            "no built site in {}: run `cargo xtask build` first",
            folder.display()
        );
        let mut site = Site {
            folder,
            prefix: "/".to_owned(),
            port: 0,
            server: None,
            host: None,
        };
        site.start();
        site
    }

    /// The same site for another browser; it is served as long as this one is.
    pub(crate) fn for_another_browser(&self) -> Site {
        Site {
            folder: self.folder.clone(),
            prefix: self.prefix.clone(),
            port: self.port,
            server: None,
            host: None,
        }
    }

    /// The address of the start page, with a slash at the end.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.prefix)
    }

    /// The origin of the site, without a slash at the end.
    pub(crate) fn origin(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The folder that is served.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Serves again after a stop, on the same port.
    pub(crate) fn start(&mut self) {
        let server = Server::start(&self.folder, self.port, &self.prefix)
            .unwrap_or_else(|error| panic!("cannot serve on port {}: {error}", self.port));
        self.port = server.port();
        self.server = Some(server);
    }

    /// Stops the server: nothing answers any longer.
    pub(crate) fn stop(&mut self) {
        self.host = None;
        self.server = None;
    }

    /// Spoils the answers for files whose address contains one of these, until `repair`.
    pub(crate) fn spoil(&mut self, files: &'static [&'static str], fault: Fault) {
        let (folder, port, prefix) = (&self.folder, self.port, &self.prefix);
        let server = &mut self.server;
        let host = self.host.get_or_insert_with(|| {
            // The host takes the port over.
            server.take();
            let behind = Server::start(folder, 0, prefix)
                .unwrap_or_else(|error| panic!("cannot serve: {error}"));
            let host = FaultyHost::start(port, behind.port());
            *server = Some(behind);
            host
        });
        host.set(Some((files, fault)));
    }

    /// Answers as it should again.
    pub(crate) fn repair(&mut self) {
        if let Some(host) = &self.host {
            host.set(None);
        }
    }

    /// Serves another folder in place of this one.
    pub(crate) fn exchange(&mut self, folder: PathBuf) {
        self.stop();
        self.folder = folder;
        self.start();
    }

    /// Serves the site below a path such as `/some/path/`.
    pub(crate) fn put_under(&mut self, prefix: &str) {
        self.stop();
        prefix.clone_into(&mut self.prefix);
        self.start();
    }
}
