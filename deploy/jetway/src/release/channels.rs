//! Moves pointers: read, change, compare-and-swap; each change is written to the audit log. When another operator was
//! faster, the change is made again on the new state.

use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use jetway_releases::Channels;
use jetway_releases::storage::Storage;

use super::audit::{self, Entry};
use super::checks;
use super::current;
use super::described::{self, Described};

/// Retries against other writers end after this.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest pause between two attempts, in milliseconds.
const PAUSE: u64 = 40;

/// A change of the pointers.
pub struct Change<'a> {
    releases: &'a dyn Storage,
    /// The new state.
    pub channels: Channels,
    entries: Vec<Entry>,
}

impl<'a> Change<'a> {
    /// Applies a change. `wanted` is called again whenever another writer moved pointers in the meantime; if it notes
    /// nothing, nothing is written.
    ///
    /// # Errors
    /// Those of `wanted`, or when the storage does not answer.
    pub fn make(releases: &'a dyn Storage, wanted: impl Fn(&mut Self) -> Result<()>) -> Result<()> {
        let until = Instant::now() + PATIENCE;
        loop {
            let before = releases.pointers()?;
            let mut change = Self {
                releases,
                channels: current::parse(releases, &before)?,
                entries: Vec::new(),
            };
            wanted(&mut change)?;
            if change.entries.is_empty() {
                return Ok(());
            }
            if releases.move_pointers(&before.mark, &change.channels.text()?)? {
                return change.tell();
            }
            if Instant::now() > until {
                bail!("other operators keep moving pointers; try again");
            }
            thread::sleep(Duration::from_millis(rand::random_range(1..=PAUSE)));
        }
    }

    /// Checks that the pointers of a module are not locked.
    ///
    /// # Errors
    /// When they are.
    pub fn unlocked(&self, module: &str) -> Result<()> {
        match self.channels.locked.get(module) {
            Some(reason) => {
                bail!("{module} is locked: {reason}. `jetway release unlock {module}` lets its pointers move")
            }
            None => Ok(()),
        }
    }

    /// Checks that a pointer of a module may reference a version.
    ///
    /// # Errors
    /// When the module is locked, or the version is not published, withdrawn, or incompatible with what is live.
    pub fn may_point(&self, module: &str, version: &str) -> Result<()> {
        described::expect(self.releases, module, version)?;
        self.unlocked(module)?;
        if let Some(reason) = self.channels.withdrawal(module, version) {
            bail!("{module} {version} is withdrawn: {reason}. Publish a repaired build under a new version");
        }
        match Described::of_release(self.releases, module, version) {
            Some(described) => checks::beside(self.releases, &self.channels, module, &described),
            None => bail!("{module} {version} has no readable module.json; publish it again under a new version"),
        }
    }

    /// Adds an audit log entry, written with the change.
    pub fn note(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    fn tell(self) -> Result<()> {
        for entry in &self.entries {
            audit::record(self.releases, entry)?;
            println!("{entry}");
        }
        Ok(())
    }
}
