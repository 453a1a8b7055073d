//! The current pointers.

use anyhow::{Context, Result};
use jetway_releases::storage::{Pointers, Storage};
use jetway_releases::{Channels, FILE};

/// The pointers as they are.
///
/// # Errors
/// When they cannot be used.
pub fn read(releases: &dyn Storage) -> Result<Channels> {
    parse(releases, &releases.pointers()?)
}

/// What pointers that were read say.
///
/// # Errors
/// When the file cannot be used.
pub fn parse(releases: &dyn Storage, pointers: &Pointers) -> Result<Channels> {
    pointers
        .channels(&format!("{}/{FILE}", releases.place()))
        .context("put the file right, or take the last good one from a backup")
}
