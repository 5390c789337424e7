//! The rules behind the Universal Chess Interface, on standard input and output.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::io::Result<()> {
    use std::io::{BufRead as _, Write as _};

    let mut session = uci::Session::default();
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let reply = session.answer(&line?);
        output.write_all(reply.text.as_bytes())?;
        output.flush()?;
        if reply.is_last {
            break;
        }
    }
    Ok(())
}

/// A browser has neither; programs for it are built from the same package.
#[cfg(target_arch = "wasm32")]
fn main() {}
