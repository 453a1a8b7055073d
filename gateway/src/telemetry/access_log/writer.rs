//! A bounded in-memory queue emptied by one thread: a slow disk or pipe never delays a request.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::mem;
use std::os::unix::fs::OpenOptionsExt;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use prometheus::IntCounter;

use crate::config::AccessLogRules;

/// The queue is written early when it reaches this size.
const WRITE_AT: usize = 64 * 1024;
/// How long shutdown waits for a pipe without a reader.
const CLOSE_WITHIN: Duration = Duration::from_secs(1);

/// Queues lines from any thread.
pub struct Writer(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    wake: Condvar,
    closed: Condvar,
    most: usize,
    dropped: IntCounter,
}

#[derive(Default)]
struct State {
    pending: Vec<u8>,
    closing: bool,
    closed: bool,
    reopen: bool,
}

enum Output {
    Standard,
    File(PathBuf, File),
}

impl Writer {
    /// Starts the writer; `None` when the access log is off.
    ///
    /// # Errors
    /// When the file cannot be opened.
    pub fn start(rules: &AccessLogRules, dropped: IntCounter) -> Result<Option<Self>> {
        let output = match rules.output.as_str() {
            "off" => return Ok(None),
            "stdout" => Output::Standard,
            path => {
                let path = PathBuf::from(path);
                let file = open(&path).with_context(|| format!("access_log.output: cannot open {}", path.display()))?;
                Output::File(path, file)
            }
        };
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            wake: Condvar::new(),
            closed: Condvar::new(),
            most: rules.buffer_bytes,
            dropped,
        });
        let every = Duration::from_millis(rules.flush_ms.clamp(1, 1000));
        let theirs = Arc::clone(&shared);
        thread::Builder::new()
            .name("access-log".to_owned())
            .spawn(move || theirs.run(output, every))
            .context("the access log's thread")?;
        Ok(Some(Self(shared)))
    }

    /// Queues a line, or counts it as dropped when the queue is full.
    pub fn append(&self, line: &[u8]) {
        let mut state = self.0.lock();
        let before = state.pending.len();
        if before + line.len() > self.0.most || state.closed {
            drop(state);
            self.0.dropped.inc();
            return;
        }
        state.pending.extend_from_slice(line);
        let fills = before < WRITE_AT && state.pending.len() >= WRITE_AT;
        drop(state);
        if fills {
            self.0.wake.notify_one();
        }
    }

    /// Reopens the file before the next write.
    pub fn reopen(&self) {
        self.0.lock().reopen = true;
        self.0.wake.notify_one();
    }

    /// Writes the queue and stops accepting lines.
    pub fn close(&self) {
        let mut state = self.0.lock();
        state.closing = true;
        self.0.wake.notify_one();
        let ended = self
            .0
            .closed
            .wait_timeout_while(state, CLOSE_WITHIN, |state| !state.closed);
        drop(ended);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self, mut output: Output, every: Duration) {
        let mut writing = Vec::with_capacity(WRITE_AT);
        loop {
            let waiting = |state: &mut State| state.pending.len() < WRITE_AT && !state.closing && !state.reopen;
            let mut state = self
                .wake
                .wait_timeout_while(self.lock(), every, waiting)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
            let reopen = mem::take(&mut state.reopen);
            mem::swap(&mut state.pending, &mut writing);
            if state.closing && writing.is_empty() {
                state.closed = true;
                self.closed.notify_all();
                return;
            }
            drop(state);
            if reopen {
                output.reopen();
            }
            if !writing.is_empty() && output.write(&writing).is_err() {
                let lost = writing.iter().filter(|byte| **byte == b'\n').count();
                self.dropped.inc_by(lost as u64);
            }
            writing.clear();
        }
    }
}

impl Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            // Standard output shares its lock with other log lines, so lines are never interleaved.
            Self::Standard => {
                let mut out = io::stdout().lock();
                out.write_all(bytes)?;
                out.flush()
            }
            Self::File(_, file) => file.write_all(bytes),
        }
    }

    fn reopen(&mut self) {
        if let Self::File(path, file) = self {
            match open(path) {
                Ok(fresh) => *file = fresh,
                Err(error) => tracing::error!(path = %path.display(), %error, "the access log cannot be reopened"),
            }
        }
    }
}

/// Readable by the gateway's user and group only, as other logs are.
fn open(path: &PathBuf) -> io::Result<File> {
    OpenOptions::new().create(true).append(true).mode(0o640).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(path: &std::path::Path, buffer_bytes: usize) -> AccessLogRules {
        AccessLogRules {
            output: path.display().to_string(),
            buffer_bytes,
            flush_ms: 100,
            assets_one_in: 1,
        }
    }

    fn counter() -> IntCounter {
        IntCounter::new("dropped", "dropped").expect("a counter")
    }

    #[test]
    fn what_was_taken_is_on_disk_after_closing_and_the_rest_is_counted() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("access.log");
        let dropped = counter();
        let writer = Writer::start(&rules(&path, 50), dropped.clone())
            .expect("a file")
            .expect("on");
        // At most two lines of 20 bytes fit before the next write; how often the thread runs meanwhile does not matter.
        for _ in 0..1000 {
            writer.append(b"{\"line\":\"of twenty\"\n");
        }
        writer.close();
        let written = std::fs::read_to_string(&path).expect("a log").lines().count() as u64;
        assert_eq!(written + dropped.get(), 1000);
        assert!(written > 0 && dropped.get() > 0, "{written} written");
    }

    #[test]
    fn a_rotated_file_is_left_for_a_fresh_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("access.log");
        let writer = Writer::start(&rules(&path, 1000), counter())
            .expect("a file")
            .expect("on");
        writer.append(b"first\n");
        std::fs::rename(&path, folder.path().join("access.log.1")).expect("moved");
        writer.reopen();
        writer.append(b"second\n");
        writer.close();
        assert!(
            std::fs::read_to_string(&path)
                .expect("a fresh log")
                .ends_with("second\n")
        );
    }
}
