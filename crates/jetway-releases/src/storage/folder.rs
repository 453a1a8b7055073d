//! A folder: `<module>/<version>/…`, `channels.toml`, `log.jsonl`. Changes become visible by renaming; file locks order
//! the writers.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use super::interface::{DESCRIBED, Files, Mark, PRIVATE, Pointers, Storage, check_names, is_private};
use crate::FILE;

/// Prefix of folders where publications are prepared, beside the modules; never served.
const STAGING: &str = ".staging-";
const LOG: &str = "log.jsonl";

/// The releases folder.
#[derive(Debug)]
pub struct Folder {
    root: PathBuf,
}

/// The write lock, released when dropped.
struct WriteLock {
    _lock: File,
}

/// A folder of one publication; when its lock is free, its writer has died.
struct Staging {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// Opens the folder, creating it if missing.
    ///
    /// # Errors
    /// When it cannot be created.
    pub fn open(root: &Path) -> Result<Self> {
        fs::create_dir_all(root).with_context(|| format!("cannot make {}", root.display()))?;
        Ok(Self { root: root.to_owned() })
    }

    /// Whether a version is published at this moment.
    #[must_use]
    pub fn has(&self, module: &str, version: &str) -> bool {
        self.at(module, version).is_ok_and(|path| path.is_dir())
    }

    fn at(&self, module: &str, version: &str) -> Result<PathBuf> {
        check_names(module, version)?;
        Ok(self.root.join(module).join(version))
    }

    fn write_lock(&self) -> Result<WriteLock> {
        let lock = File::create(self.root.join(".lock")).context("cannot make the lock file")?;
        lock.lock().context("cannot lock the releases folder")?;
        Ok(WriteLock { _lock: lock })
    }

    /// Creates a staging folder, and removes those of publishers that died.
    fn staging(&self, _lock: &WriteLock, module: &str) -> Result<Staging> {
        let left = folders(&self.root)?;
        for left in left.into_iter().filter(|name| name.starts_with(STAGING)) {
            let path = self.root.join(left);
            // The writer holds the lock as long as it lives, on any machine that shares the folder.
            if File::open(&path).is_ok_and(|folder| folder.try_lock().is_ok()) {
                fs::remove_dir_all(&path).with_context(|| format!("cannot remove {}", path.display()))?;
            }
        }
        let path = self
            .root
            .join(format!("{STAGING}{module}-{:08x}", rand::random::<u32>()));
        fs::create_dir(&path).with_context(|| format!("cannot make {}", path.display()))?;
        let lock = File::open(&path)?;
        lock.lock().with_context(|| format!("cannot lock {}", path.display()))?;
        Ok(Staging { path, _lock: lock })
    }

    /// Moves a staged build to its place unless that exists.
    fn settle(&self, staging: &Path, target: &Path, module: &str) -> Result<bool> {
        let _lock = self.write_lock()?;
        if target.exists() {
            return Ok(false);
        }
        let home = self.root.join(module);
        fs::create_dir_all(&home)?;
        fs::rename(staging, target).with_context(|| format!("cannot move the build to {}", target.display()))?;
        File::open(&home)?
            .sync_all()
            .context("cannot flush the folder to disk")?;
        Ok(true)
    }
}

impl Storage for Folder {
    fn place(&self) -> String {
        self.root.display().to_string()
    }

    fn pointers(&self) -> Result<Pointers> {
        let path = self.root.join(FILE);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Pointers {
                mark: Mark(Some(hex(&Sha256::digest(&text)))),
                text,
            }),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Pointers::default()),
            Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
        }
    }

    fn moved(&self, since: &Mark) -> Result<Option<Pointers>> {
        Ok(Some(self.pointers()?).filter(|now| now.mark != *since))
    }

    fn move_pointers(&self, since: &Mark, text: &str) -> Result<bool> {
        let _lock = self.write_lock()?;
        if self.pointers()?.mark != *since {
            return Ok(false);
        }
        replace(&self.root.join(FILE), text.as_bytes())?;
        Ok(true)
    }

    fn published(&self) -> Result<BTreeMap<String, Vec<String>>> {
        let modules = folders(&self.root)?;
        let modules = modules.into_iter().filter(|name| !name.starts_with('.'));
        modules
            .map(|module| Ok((folders(&self.root.join(&module))?, module)))
            .map(|found: Result<_>| found.map(|(versions, module)| (module, versions)))
            .collect()
    }

    fn described(&self, module: &str, version: &str) -> Result<Option<Files>> {
        let folder = self.at(module, version)?;
        if !folder.join(DESCRIBED[0]).is_file() {
            return Ok(None);
        }
        let there = DESCRIBED.iter().filter_map(|name| {
            let bytes = fs::read(folder.join(name)).ok()?;
            Some(((*name).to_owned(), bytes))
        });
        Ok(Some(there.collect()))
    }

    fn version(&self, module: &str, version: &str) -> Result<Option<Files>> {
        let folder = self.at(module, version)?;
        if !folder.is_dir() {
            return Ok(None);
        }
        let mut files = Files::new();
        collect(&folder, "", &mut files).with_context(|| format!("cannot read {}", folder.display()))?;
        Ok(Some(files))
    }

    fn publish(&self, module: &str, version: &str, files: &dyn Fn() -> Result<Files>) -> Result<bool> {
        let target = self.at(module, version)?;
        let lock = self.write_lock()?;
        if target.exists() {
            return Ok(false);
        }
        let staging = self.staging(&lock, module)?;
        // Other writers are not blocked while the build is compressed.
        drop(lock);
        let settled = files()
            .and_then(|files| write(&files, &staging.path))
            .and_then(|()| self.settle(&staging.path, &target, module));
        if !matches!(settled, Ok(true)) {
            let _ = fs::remove_dir_all(&staging.path);
        }
        settled
    }

    fn private(&self, module: &str, version: &str) -> String {
        let path = self.root.join(module).join(version).join(PRIVATE);
        path.display().to_string()
    }

    fn record(&self, _module: &str, line: &str) -> Result<()> {
        let path = self.root.join(LOG);
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let written = file.and_then(|mut file| file.write_all(format!("{line}\n").as_bytes()));
        written.with_context(|| format!("cannot write {}", path.display()))
    }

    fn log(&self, _module: Option<&str>) -> Result<Vec<String>> {
        match fs::read_to_string(self.root.join(LOG)) {
            Ok(text) => Ok(text.lines().map(str::to_owned).collect()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error).context("cannot read the audit log"),
        }
    }
}

fn write(files: &Files, folder: &Path) -> Result<()> {
    for (name, bytes) in files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        let written = File::create(&path).and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_data()));
        written.with_context(|| format!("cannot write {}", path.display()))?;
    }
    File::open(folder)?.sync_all().context("cannot flush the build to disk")
}

/// Writes a temporary file, flushes it to disk and renames it over the target: readers see the old text or the new one.
fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let beside = path.with_extension(format!("tmp{}", std::process::id()));
    let written = File::create(&beside).and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()));
    written.with_context(|| format!("cannot write {}", beside.display()))?;
    fs::rename(&beside, path).with_context(|| format!("cannot replace {}", path.display()))
}

fn collect(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(file) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        let name = format!("{prefix}{file}");
        if is_private(&name) {
            continue;
        }
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files)?;
        } else {
            files.insert(name, fs::read(&path)?);
        }
    }
    Ok(())
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

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
