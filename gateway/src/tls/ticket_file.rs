//! The file of the session ticket keys: read by every node, rotated by the first node that finds rotation due.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use jetway_domain::clock::Clock;
use jetway_domain::secret::{SecretKey, to_hex};
use serde::{Deserialize, Serialize};

use super::tickets::{TicketKey, Tickets};

/// One key that encrypts, and two that only decrypt older tickets.
const KEPT: usize = 3;
/// A new key encrypts no tickets until all nodes have had time to read it, in seconds.
const SETTLES: u64 = 90;

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    /// Newest first.
    keys: Vec<Born>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Born {
    /// Unix seconds.
    born: u64,
    /// 32 bytes in hexadecimal.
    key: String,
}

/// The keys on disk, and the keys in use.
pub struct TicketFile {
    file: PathBuf,
    rotate: u64,
    clock: Box<dyn Clock>,
    tickets: Arc<Tickets>,
}

impl TicketFile {
    /// Reads the keys; creates the first one when there is none.
    ///
    /// # Errors
    /// When the content is invalid, or the file cannot be written.
    pub fn open(file: &Path, rotate: Duration, clock: Box<dyn Clock>) -> Result<Self> {
        let lifetime = u32::try_from(rotate.as_secs() * (KEPT as u64 - 1)).unwrap_or(u32::MAX);
        let opened = Self {
            file: file.to_owned(),
            rotate: rotate.as_secs(),
            clock,
            tickets: Tickets::new(lifetime),
        };
        opened
            .follow()
            .with_context(|| format!("tls.ticket_key_file: {}", file.display()))?;
        Ok(opened)
    }

    /// Encrypts and decrypts tickets.
    pub fn tickets(&self) -> Arc<Tickets> {
        Arc::clone(&self.tickets)
    }

    /// Reads the keys again, and rotates them when due.
    pub fn refresh(&self) {
        if let Err(error) = self.follow() {
            let fault = format!("{error:#}");
            tracing::error!(file = %self.file.display(), fault, "ticket keys cannot be renewed; the last ones stay in use");
        }
    }

    fn follow(&self) -> Result<()> {
        let now = u64::try_from(self.clock.now().timestamp()).unwrap_or_default();
        let mut keys = self.read()?;
        if self.is_due(&keys, now) {
            keys = self.renew(now)?;
        }
        let settled = keys.keys.iter().position(|key| key.born + SETTLES <= now);
        // The newest key all nodes have read; if all are newer, the oldest of them.
        let first = settled.unwrap_or(keys.keys.len().saturating_sub(1));
        keys.keys[..=first].rotate_right(1);
        let ready = keys.keys.iter().map(Born::ready).collect::<Result<Vec<_>>>()?;
        self.tickets.set(ready);
        Ok(())
    }

    fn is_due(&self, keys: &Keys, now: u64) -> bool {
        keys.keys.first().is_none_or(|key| key.born + self.rotate <= now)
    }

    fn read(&self) -> Result<Keys> {
        match fs::read_to_string(&self.file) {
            Ok(text) => serde_json::from_str(&text).context("does not hold ticket keys"),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Keys::default()),
            Err(error) => Err(error).context("cannot be read"),
        }
    }

    /// Under a lock all nodes share: a second node finds the first one's key.
    fn renew(&self, now: u64) -> Result<Keys> {
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder).context("its folder cannot be made")?;
        }
        let lock = File::create(self.file.with_extension("lock")).context("its lock cannot be made")?;
        lock.lock().context("its lock cannot be taken")?;
        let mut keys = self.read()?;
        if self.is_due(&keys, now) {
            let key = to_hex(&rand::random::<[u8; 32]>());
            keys.keys.insert(0, Born { born: now, key });
            keys.keys.truncate(KEPT);
            self.write(&keys).context("cannot be written")?;
            tracing::info!(keys = keys.keys.len(), "a new ticket key");
        }
        Ok(keys)
    }

    /// Written to a temporary file and renamed, so that it is never read half-written.
    fn write(&self, keys: &Keys) -> Result<()> {
        let beside = self.file.with_extension("new");
        let _ = fs::remove_file(&beside);
        let mut file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .mode(0o600)
            .open(&beside)?;
        file.write_all(&serde_json::to_vec_pretty(keys)?)?;
        file.sync_all()?;
        fs::rename(&beside, &self.file)?;
        Ok(())
    }
}

impl Born {
    fn ready(&self) -> Result<TicketKey> {
        let secret: SecretKey = self.key.parse().context("a key is not 32 bytes in hexadecimal")?;
        TicketKey::new(secret.bytes()).context("a key cannot be used")
    }
}

#[cfg(test)]
mod tests {
    use jetway_domain::clock::ManualClock;
    use rustls::server::ProducesTickets;

    use super::*;

    const HOUR: i64 = 3600;

    struct Shared(Arc<ManualClock>);

    impl Clock for Shared {
        fn now(&self) -> chrono::DateTime<chrono::Utc> {
            self.0.now()
        }
    }

    #[test]
    fn nodes_share_keys_and_each_reads_tickets_for_two_rotations() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("secrets/tickets.json");
        let clock = Arc::new(ManualClock::at(chrono::DateTime::UNIX_EPOCH));
        let node = || {
            TicketFile::open(
                &file,
                Duration::from_secs(12 * 3600),
                Box::new(Shared(Arc::clone(&clock))),
            )
            .expect("keys")
        };
        let (one, other) = (node(), node());
        let first = one.tickets().encrypt(b"a").expect("a ticket");
        assert!(other.tickets().decrypt(&first).is_some(), "the other node has the key");

        clock.advance(chrono::TimeDelta::seconds(12 * HOUR));
        one.refresh();
        let while_new = one.tickets().encrypt(b"b").expect("a ticket");
        assert!(
            other.tickets().decrypt(&while_new).is_some(),
            "a new key waits until all have read it"
        );
        other.refresh();
        clock.advance(chrono::TimeDelta::seconds(100));
        one.refresh();
        let second = one.tickets().encrypt(b"c").expect("a ticket");
        assert_ne!(first[..16], second[..16], "then the new key is used");
        assert!(other.tickets().decrypt(&second).is_some());

        for _ in 0..2 {
            assert!(node().tickets().decrypt(&first).is_some(), "a restart forgets no key");
            clock.advance(chrono::TimeDelta::seconds(12 * HOUR));
            one.refresh();
        }
        assert!(one.tickets().decrypt(&first).is_none(), "the third rotation ends it");
    }

    #[test]
    fn a_file_that_holds_something_else_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("tickets.json");
        fs::write(&file, "{}").expect("a file");
        let clock = ManualClock::at(chrono::DateTime::UNIX_EPOCH);
        let error = TicketFile::open(&file, Duration::from_secs(1), Box::new(clock))
            .err()
            .expect("refused");
        assert!(format!("{error:#}").contains("tickets.json"), "{error:#}");
    }
}
