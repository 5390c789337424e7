//! The Universal Chess Interface on standard input and output.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::io::Result<()> {
    native::run()
}

/// A browser has neither; programs for it are built from the same package.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::io::{self, BufRead as _, Write as _};
    use std::sync::mpsc::{self, Receiver, TryRecvError};
    use std::thread;
    use std::time::Instant;

    use uci::{Reply, Session};

    /// This many positions are looked at before the input is looked at again.
    const SLICE: u64 = 4_096;

    pub(super) fn run() -> io::Result<()> {
        let lines = read_in_background();
        let began = Instant::now();
        let mut clock = || u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        let mut session = Session::default();
        loop {
            let line = if session.is_thinking() {
                match lines.try_recv() {
                    Ok(line) => Some(line),
                    Err(TryRecvError::Empty) => None,
                    // What was asked last is answered, even if nobody is left to ask more.
                    Err(TryRecvError::Disconnected) if session.is_endless() => {
                        Some(Ok("stop".to_owned()))
                    }
                    Err(TryRecvError::Disconnected) => None,
                }
            } else {
                match lines.recv() {
                    Ok(line) => Some(line),
                    Err(mpsc::RecvError) => return Ok(()),
                }
            };
            let reply = match line {
                Some(line) => session.answer(&line?),
                None => session.step(SLICE, &mut clock),
            };
            say(&reply)?;
            if reply.is_last {
                return Ok(());
            }
        }
    }

    /// A thread waits for input, so that the search never does.
    fn read_in_background() -> Receiver<io::Result<String>> {
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            for line in io::stdin().lock().lines() {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        receiver
    }

    fn say(reply: &Reply) -> io::Result<()> {
        if reply.text.is_empty() {
            return Ok(());
        }
        let mut output = io::stdout().lock();
        output.write_all(reply.text.as_bytes())?;
        output.flush()
    }
}
