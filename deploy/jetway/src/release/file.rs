//! Files that are whole or absent.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

/// Write beside the target, flush to disk, then rename over it: a reader sees the old text or the new one.
///
/// # Errors
/// When the disk refuses.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let beside = path.with_extension(format!("tmp{}", std::process::id()));
    let written = File::create(&beside).and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()));
    written.with_context(|| format!("cannot write {}", beside.display()))?;
    fs::rename(&beside, path).with_context(|| format!("cannot replace {}", path.display()))
}
