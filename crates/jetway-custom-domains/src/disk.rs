//! Atomic file writes.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use anyhow::{Context, Result};

/// File mode readable by the gateway's user.
pub const OPEN: u32 = 0o644;
/// File mode readable by the owner only.
pub const PRIVATE: u32 = 0o600;

/// Writes to a temporary file, flushes it to disk, then renames it over the target: readers see the old content or the
/// new one. The mode applies from the first byte on.
///
/// # Errors
/// A file system error.
pub fn replace(path: &Path, bytes: &[u8], mode: u32) -> Result<()> {
    let folder = path.parent().context("a file without a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let name = path
        .file_name()
        .and_then(|name| name.to_str())
        .context("a file without a name")?;
    let beside = folder.join(format!(".{name}.{}", std::process::id()));
    let _ = fs::remove_file(&beside);
    let written = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(mode)
        .open(&beside)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, path))
        .and_then(|()| File::open(folder)?.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}

/// Removes a file; succeeds if it does not exist.
///
/// # Errors
/// A file system error.
pub fn remove(path: &Path) -> Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", path.display()))
        }
        _ => Ok(()),
    }
}

/// Opens a lock file, creating it if necessary.
///
/// # Errors
/// A file system error.
pub fn lock_file(path: &Path) -> Result<File> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path);
    file.with_context(|| format!("cannot open {}", path.display()))
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_private_file_is_private_and_replaced_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/key.pem");
        replace(&path, b"one", PRIVATE).expect("written");
        replace(&path, b"two", PRIVATE).expect("replaced");
        assert_eq!(fs::read(&path).expect("read"), b"two");
        let mode = fs::metadata(&path).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let left = fs::read_dir(folder.path().join("deep")).expect("a folder").count();
        assert_eq!(left, 1, "nothing is left beside it");
        remove(&path).expect("removed");
        remove(&path).expect("nothing to remove");
    }
}
