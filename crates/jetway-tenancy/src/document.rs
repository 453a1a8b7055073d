//! A tenant as its source provides it: the text of `tenant.toml` and the names of its files. Nothing is parsed yet, and
//! files are read on demand.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::UNIX_EPOCH;

use bytes::Bytes;

use crate::asset;
use crate::fault::TenantFault;
use crate::slug::TenantSlug;

/// Maximum total size of a folder's files.
const FOLDER_BYTES: u64 = 8 * 1024 * 1024;

/// One tenant, unparsed.
#[derive(Debug)]
pub struct Document {
    /// Its slug.
    pub slug: TenantSlug,
    /// Path of its text, for fault messages.
    pub file: PathBuf,
    /// Text of `tenant.toml`.
    pub text: String,
    /// Its files.
    pub files: Files,
    /// Changes whenever the text or a file changes.
    pub mark: String,
}

/// Files of a tenant by their name below `assets/`.
#[derive(Debug, Default)]
pub struct Files {
    place: Place,
    entries: BTreeMap<Box<str>, File>,
}

#[derive(Debug)]
enum Place {
    /// The `assets/` folder of a tenant.
    Folder(PathBuf),
    /// A folder of files named by content hash.
    Kept(Arc<Path>),
}

impl Default for Place {
    fn default() -> Self {
        Self::Folder(PathBuf::new())
    }
}

/// One file, not read yet.
#[derive(Debug)]
pub struct File {
    /// Size and modification time in nanoseconds; zero when it is named by its hash.
    pub stamp: (u64, u128),
    /// SHA-256 of its content in hexadecimal, once known.
    pub hash: OnceLock<Box<str>>,
}

impl Files {
    /// Files stored in `folder` under their content hash.
    #[must_use]
    pub fn kept(folder: &Arc<Path>, hashes: impl IntoIterator<Item = (String, String)>) -> Self {
        let file = |hash: String| File {
            stamp: (0, 0),
            hash: OnceLock::from(hash.into_boxed_str()),
        };
        Self {
            place: Place::Kept(Arc::clone(folder)),
            entries: hashes
                .into_iter()
                .map(|(name, hash)| (name.into(), file(hash)))
                .collect(),
        }
    }

    /// Finds a file by name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&File> {
        self.entries.get(name)
    }

    /// All files by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &File)> {
        self.entries.iter().map(|(name, file)| (&**name, file))
    }

    /// Path of a file.
    #[must_use]
    pub fn path(&self, name: &str, file: &File) -> PathBuf {
        match &self.place {
            Place::Folder(folder) => folder.join(name),
            Place::Kept(folder) => folder.join(file.hash.get().map_or("", |hash| hash)),
        }
    }

    /// Lists the `assets/` of a tenant's folder; a missing folder has no files.
    ///
    /// # Errors
    /// The folder cannot be listed or is too large.
    pub fn list(assets: PathBuf) -> io::Result<Self> {
        let mut entries = BTreeMap::new();
        match list_below(&assets, "", &mut entries) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let bytes: u64 = entries.values().map(|file| file.stamp.0).sum();
        if bytes > FOLDER_BYTES {
            let shown = assets.display();
            return Err(io::Error::other(format!(
                "{shown} is over 8 MiB; make pictures smaller"
            )));
        }
        Ok(Self {
            place: Place::Folder(assets),
            entries,
        })
    }
}

/// Size and modification time of a file.
///
/// # Errors
/// The file does not exist.
pub fn stamp(metadata: &fs::Metadata) -> (u64, u128) {
    let changed = metadata
        .modified()
        .ok()
        .and_then(|at| at.duration_since(UNIX_EPOCH).ok());
    (metadata.len(), changed.map_or(0, |since| since.as_nanos()))
}

/// Reads the file if it has not changed since it was listed.
pub(crate) fn read(document: &Document, name: &str, file: &File) -> io::Result<Bytes> {
    let path = document.files.path(name, file);
    let bytes = Bytes::from(fs::read(&path)?);
    let is_same = match file.hash.get() {
        Some(hash) => **hash == *asset::full_hash(&bytes),
        None => stamp(&fs::metadata(&path)?) == file.stamp,
    };
    if is_same {
        Ok(bytes)
    } else {
        Err(io::Error::other("changed since it was listed"))
    }
}

fn list_below(folder: &Path, prefix: &str, entries: &mut BTreeMap<Box<str>, File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let file = entry.file_name();
        let name = format!("{prefix}{}", file.to_str().unwrap_or_default());
        if !asset::is_safe_name(&name) {
            continue;
        }
        // Follows links, so that a folder of links works like one of files. Files that vanished are skipped.
        let Ok(metadata) = fs::metadata(entry.path()) else {
            continue;
        };
        if metadata.is_dir() {
            list_below(&entry.path(), &format!("{name}/"), entries)?;
        } else if asset::media_type(&name).is_some() {
            let file = File {
                stamp: stamp(&metadata),
                hash: OnceLock::new(),
            };
            entries.insert(name.into(), file);
        }
    }
    Ok(())
}

impl Document {
    /// Creates a document from its parts.
    #[must_use]
    pub fn new(slug: TenantSlug, file: PathBuf, text: String, files: Files) -> Self {
        let mark = mark(&text, &files);
        Self {
            slug,
            file,
            text,
            files,
            mark,
        }
    }

    /// Reads a tenant's folder.
    ///
    /// # Errors
    /// The text or the list of files cannot be read.
    pub fn read(folder: &Path, slug: &TenantSlug) -> Result<Self, TenantFault> {
        let file = folder.join("tenant.toml");
        let fault = |reason: String| TenantFault::at(slug.as_str(), &file, "", None, reason);
        let text = fs::read_to_string(&file).map_err(|error| fault(format!("cannot be read: {error}")))?;
        let files = Files::list(folder.join("assets")).map_err(|error| fault(error.to_string()))?;
        Ok(Self::new(slug.clone(), file, text, files))
    }
}

/// A file is identified by its content hash where known, else by size and time.
fn mark(text: &str, files: &Files) -> String {
    use std::fmt::Write as _;
    let mut whole = String::with_capacity(text.len() + 64 * files.entries.len());
    whole.push_str(text);
    for (name, file) in files.iter() {
        let hash = file.hash.get().map_or("", |hash| hash);
        let _ = write!(whole, "\n{name}\n{}\n{}\n{hash}", file.stamp.0, file.stamp.1);
    }
    asset::content_hash(whole.as_bytes())
}
