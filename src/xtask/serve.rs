//! A static file server for one machine: the release site for a player, and the test suite's host.
//!
//! It does what any plain static host does and nothing more, so that the site cannot come to need
//! more. It listens on 127.0.0.1 only, where browsers allow service workers without TLS.
//!
//! hyper speaks HTTP here; which file an address names, and when a browser may use the copy it has,
//! is decided in `serve::files`, because ready-made file services compare times by the second, and a
//! site may be built twice in one.

mod files;
mod mime;
#[cfg(test)]
mod tests;
mod unbuilt;

use std::convert::Infallible;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;

use files::Site;
pub use unbuilt::Unbuilt;

/// A running server; it stops when it is dropped or stopped.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    prefix: String,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<()>>,
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
        Self::start_unfinished(folder, port, prefix, Arc::default())
    }

    /// The same while some files are still being built: they are answered with 503 and a page that
    /// says so and asks again.
    ///
    /// # Errors
    /// The port is taken.
    pub fn start_unfinished(
        folder: &Path,
        port: u16,
        prefix: &str,
        unbuilt: Arc<Unbuilt>,
    ) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = Builder::new_current_thread().enable_io().build()?;
        let trimmed = prefix.trim_matches('/');
        let prefix = if trimmed.is_empty() {
            "/".to_owned()
        } else {
            format!("/{trimmed}/")
        };
        let site = Site {
            folder: folder.to_owned(),
            prefix: prefix.clone(),
            unbuilt,
        };
        let (stop, stopped) = oneshot::channel();
        let serving = thread::spawn(move || serve(&runtime, listener, site, stopped));
        Ok(Server {
            address,
            prefix,
            stop: Some(stop),
            serving: Some(serving),
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
        if let Some(serving) = self.serving.take() {
            // The thread only ends by a panic here, which it has reported itself.
            let _ = serving.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.take();
        if let Some(serving) = self.serving.take() {
            let _ = serving.join();
        }
    }
}

/// Answers until `stopped`; dropping the runtime then closes every socket, the listening one too.
fn serve(runtime: &Runtime, listener: TcpListener, site: Site, stopped: oneshot::Receiver<()>) {
    runtime.block_on(async {
        tokio::spawn(accept(listener, Arc::new(site)));
        // An error only means that the other end is gone, which is how it is stopped.
        let _ = stopped.await;
    });
}

async fn accept(listener: TcpListener, site: Arc<Site>) {
    let listener = tokio::net::TcpListener::from_std(listener)
        .expect("the listener does not block, and this runs in the runtime");
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            continue;
        };
        // Answers leave in one piece; waiting for more would only delay them.
        let _ = stream.set_nodelay(true);
        let site = Arc::clone(&site);
        tokio::spawn(async move {
            let answer = service_fn(move |request| {
                let answer = site.answer(&request);
                async { Ok::<_, Infallible>(answer) }
            });
            // A browser that goes away in the middle of an answer is not an error.
            let _ = http1::Builder::new()
                .keep_alive(false)
                .serve_connection(TokioIo::new(stream), answer)
                .await;
        });
    }
}
