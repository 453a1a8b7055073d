//! Moving pointers: read, change, put in place as one, each change with its audit line. Whoever was not the first to put
//! theirs in place begins again with what the first one left.

use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use jetway_releases::Channels;
use jetway_releases::storage::Storage;

use super::audit::{self, Entry};
use super::checks;
use super::current;
use super::described::{self, Described};

/// Somebody else is quicker, again and again: not for so long.
const PATIENCE: Duration = Duration::from_secs(60);
/// At most so long until the next try, milliseconds.
const PAUSE: u64 = 40;

/// The pointers, as they are to be.
pub struct Change<'a> {
    releases: &'a dyn Storage,
    /// As they will be.
    pub channels: Channels,
    entries: Vec<Entry>,
}

impl<'a> Change<'a> {
    /// Make a change. What is wanted is asked again whenever somebody else moved pointers meanwhile; when it notes nothing,
    /// there is nothing to do.
    ///
    /// # Errors
    /// What is wanted says so, or the storage does not answer.
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
                bail!("others move pointers all the time; try again");
            }
            thread::sleep(Duration::from_millis(rand::random_range(1..=PAUSE)));
        }
    }

    /// See that the pointers of a module may move.
    ///
    /// # Errors
    /// When it is locked.
    pub fn unlocked(&self, module: &str) -> Result<()> {
        match self.channels.locked.get(module) {
            Some(reason) => {
                bail!("{module} is locked: {reason}. `jetway release unlock {module}` lets its pointers move")
            }
            None => Ok(()),
        }
    }

    /// See that a pointer of a module may lead to a version.
    ///
    /// # Errors
    /// When the module is locked, the version is not published or withdrawn, or does not go with what is live.
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

    /// To be written to the log with the change.
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
