//! The releases folder: `<module>/<version>/…`, `channels.toml`, `log.jsonl`.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// The releases folder, locked against other writers while it lives.
#[derive(Debug)]
pub struct Releases {
    root: PathBuf,
    _lock: File,
}

impl Releases {
    /// Open the folder, making it when it is new; waits for another writer to finish.
    ///
    /// # Errors
    /// When the folder cannot be made or locked.
    pub fn open(root: &Path) -> Result<Self> {
        fs::create_dir_all(root).with_context(|| format!("cannot make {}", root.display()))?;
        let lock = File::create(root.join(".lock")).context("cannot make the lock file")?;
        lock.lock().context("cannot lock the releases folder")?;
        Ok(Self {
            root: root.to_owned(),
            _lock: lock,
        })
    }

    /// The folder.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where a version is or will be.
    ///
    /// # Errors
    /// When a name could leave the folder.
    pub fn version(&self, module: &str, version: &str) -> Result<PathBuf> {
        for name in [module, version] {
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'+');
            if name.is_empty() || name.starts_with('.') || name.len() > 80 || !name.bytes().all(plain) {
                bail!("{name:?} is not a module or version name; use letters, digits, '-', '.', '_'");
            }
        }
        Ok(self.root.join(module).join(version))
    }

    /// Module → versions, both sorted.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn published(&self) -> Result<BTreeMap<String, Vec<String>>> {
        let mut found = BTreeMap::new();
        for module in folders(&self.root)? {
            let versions = folders(&self.root.join(&module))?;
            found.insert(module, versions);
        }
        Ok(found)
    }
}

fn folders(path: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() && !name.starts_with('.') {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}
