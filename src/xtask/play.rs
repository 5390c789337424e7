//! `cargo xtask play`: the release site on this machine.

use crate::failure::{Failure, Outcome};
use crate::serve::Server;
use crate::{site, workspace};

/// The port when none is asked for.
pub const DEFAULT_PORT: u16 = 8080;

/// Builds the release site and serves it until the program is ended.
///
/// # Errors
/// The site does not build, or the port is taken.
pub fn play(port: u16) -> Outcome<()> {
    site::build()?;
    let server = Server::start(&workspace::dist(), port, "/").map_err(|error| {
        Failure::new(format!(
            "port {port}: {error}; choose another with `--port N`"
        ))
    })?;
    println!(
        "\nJ'adoube is ready: {}\nCtrl+C ends it.",
        server.url().trim_end_matches('/')
    );
    server.wait();
    Ok(())
}
