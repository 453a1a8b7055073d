//! Moving pointers: read, change, replace as one, each change with its audit line.

use anyhow::{Context, Result, bail};
use jetway_releases::{Channels, FILE};

use super::audit::{self, Entry};
use super::described::Described;
use super::folder::{Releases, Turn};
use super::{checks, file};

/// The pointers, open for change by us alone.
pub struct Change<'a> {
    releases: &'a Releases,
    /// As they will be.
    pub channels: Channels,
    entries: Vec<Entry>,
    _turn: Turn,
}

impl<'a> Change<'a> {
    /// Wait for our turn and read the pointers.
    ///
    /// # Errors
    /// When the file cannot be used; it is left as it is.
    pub fn begin(releases: &'a Releases) -> Result<Self> {
        let turn = releases.turn()?;
        let channels = read(releases)?;
        Ok(Self {
            releases,
            channels,
            entries: Vec::new(),
            _turn: turn,
        })
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
        self.releases.expect(module, version)?;
        self.unlocked(module)?;
        if let Some(reason) = self.channels.withdrawal(module, version) {
            bail!("{module} {version} is withdrawn: {reason}. Publish a repaired build under a new version");
        }
        match Described::of_release(self.releases, module, version) {
            Some(described) => checks::beside_others(self.releases, module, &described),
            None => bail!("{module} {version} has no readable module.json; publish it again under a new version"),
        }
    }

    /// To be written to the log with the change.
    pub fn note(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Make it so. Nothing noted is nothing to do.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn commit(self) -> Result<()> {
        if self.entries.is_empty() {
            return Ok(());
        }
        file::replace(&self.releases.root().join(FILE), self.channels.text()?.as_bytes())?;
        for entry in &self.entries {
            audit::record(self.releases, entry)?;
            println!("{entry}");
        }
        Ok(())
    }
}

/// The pointers as they are.
///
/// # Errors
/// When the file cannot be used.
pub fn read(releases: &Releases) -> Result<Channels> {
    Channels::read(releases.root()).context("put the file right, or take the last good one from a backup")
}
