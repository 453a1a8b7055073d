//! The releases folder: `<module>/<version>/…`, `channels.toml`, `log.jsonl`.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Builds on their way in stand beside the modules under this prefix; nobody reads them.
const STAGING: &str = ".staging-";

/// The releases folder, for reading.
#[derive(Debug)]
pub struct Releases {
    root: PathBuf,
}

/// Closed to other writers while it lives.
#[derive(Debug)]
pub struct Turn {
    _lock: File,
}

/// A folder nobody else writes to; whoever finds its lock free knows that its writer is gone.
#[derive(Debug)]
pub struct Staging {
    /// Where it is.
    pub path: PathBuf,
    _lock: File,
}

impl Releases {
    /// Open the folder, making it when it is new.
    ///
    /// # Errors
    /// When the folder cannot be made.
    pub fn open(root: &Path) -> Result<Self> {
        fs::create_dir_all(root).with_context(|| format!("cannot make {}", root.display()))?;
        Ok(Self { root: root.to_owned() })
    }

    /// Wait until it is our turn to write.
    ///
    /// # Errors
    /// When the folder cannot be locked.
    pub fn turn(&self) -> Result<Turn> {
        let lock = File::create(self.root.join(".lock")).context("cannot make the lock file")?;
        lock.lock().context("cannot lock the releases folder")?;
        Ok(Turn { _lock: lock })
    }

    /// The folder.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where a version is or will be.
    ///
    /// # Errors
    /// When a name could leave the folder, or the gateway would not serve it.
    pub fn version(&self, module: &str, version: &str) -> Result<PathBuf> {
        for name in [module, version] {
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
            if name.is_empty() || name.starts_with('.') || name.len() > 80 || !name.bytes().all(plain) {
                bail!("{name:?} is not a module or version name; use letters, digits, '-', '.', '_'");
            }
        }
        Ok(self.root.join(module).join(version))
    }

    /// See that a version is published.
    ///
    /// # Errors
    /// When it is not.
    pub fn expect(&self, module: &str, version: &str) -> Result<()> {
        if !self.version(module, version)?.join("module.json").is_file() {
            bail!("{module} {version} is not published; `jetway release list` shows what is");
        }
        Ok(())
    }

    /// Module → versions, both sorted.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn published(&self) -> Result<BTreeMap<String, Vec<String>>> {
        let mut found = BTreeMap::new();
        for module in folders(&self.root)?.into_iter().filter(|name| !name.starts_with('.')) {
            let versions = folders(&self.root.join(&module))?;
            found.insert(module, versions);
        }
        Ok(found)
    }

    /// Room for a build on its way in; what dead publishers left is swept away.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn staging(&self, _turn: &Turn, module: &str) -> Result<Staging> {
        for left in folders(&self.root)?
            .into_iter()
            .filter(|name| name.starts_with(STAGING))
        {
            let path = self.root.join(left);
            // Its writer holds it as long as it lives, on whatever machine that shares the folder.
            if File::open(&path).is_ok_and(|folder| folder.try_lock().is_ok()) {
                fs::remove_dir_all(&path).with_context(|| format!("cannot remove {}", path.display()))?;
            }
        }
        let path = self.root.join(format!("{STAGING}{module}-{}", std::process::id()));
        fs::create_dir(&path).with_context(|| format!("cannot make {}", path.display()))?;
        let lock = File::open(&path)?;
        lock.lock().with_context(|| format!("cannot lock {}", path.display()))?;
        Ok(Staging { path, _lock: lock })
    }
}

fn folders(path: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        if entry.path().is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
