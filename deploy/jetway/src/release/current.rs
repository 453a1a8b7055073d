//! The current pointers.

use anyhow::{Context, Result};
use jetway_releases::storage::{Pointers, Storage};
use jetway_releases::{Channels, FILE};

/// Reads the pointers.
///
/// # Errors
/// When they are invalid.
pub fn read(releases: &dyn Storage) -> Result<Channels> {
    parse(releases, &releases.pointers()?)
}

/// Parses pointers read before.
///
/// # Errors
/// When the file is invalid.
pub fn parse(releases: &dyn Storage, pointers: &Pointers) -> Result<Channels> {
    pointers
        .channels(&format!("{}/{FILE}", releases.place()))
        .context("correct the file, or restore the last good one from a backup")
}
