//! The last good version of every tenant on disk, so that a restart serves what was served before, whatever happened to
//! the source.
//!
//! `tenants/<slug>.json` contains the text and refers to files by hash, `files/<sha-256>` contains the contents, and
//! `marks` records the stored version of each tenant, so that nothing is written twice. Records are written to a
//! temporary file and renamed, so that a partial one is never read.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use serde::{Deserialize, Serialize};

use crate::asset::{self, full_hash};
use crate::document::{Document, File, Files, read};
use crate::slug::TenantSlug;

/// How long unreferenced contents are kept.
const STRAY: Duration = Duration::from_secs(3600);

/// A folder of copies.
#[derive(Debug)]
pub struct LastGood {
    root: PathBuf,
    files: Arc<Path>,
    marks: Mutex<Marks>,
}

#[derive(Debug, Default)]
struct Marks {
    of: HashMap<String, String>,
    lines: usize,
}

#[derive(Serialize, Deserialize)]
struct Record {
    mark: String,
    text: String,
    files: BTreeMap<String, String>,
}

impl LastGood {
    /// Opens a folder of copies, creating it if necessary.
    ///
    /// # Errors
    /// The folder cannot be created or read.
    pub fn open(root: impl Into<PathBuf>) -> io::Result<Self> {
        let root = root.into();
        fs::create_dir_all(root.join("tenants"))?;
        fs::create_dir_all(root.join("files"))?;
        let journal = match fs::read_to_string(root.join("marks")) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            read => read.unwrap_or_default(),
        };
        let mut of = HashMap::new();
        for (slug, mark) in journal.lines().filter_map(|line| line.split_once(' ')) {
            match mark {
                "-" => of.remove(slug),
                _ => of.insert(slug.to_owned(), mark.to_owned()),
            };
        }
        let marks = Marks {
            of,
            lines: journal.lines().count(),
        };
        Ok(Self {
            files: root.join("files").into(),
            root,
            marks: Mutex::new(marks),
        })
    }

    /// The folder of contents, named by SHA-256.
    #[must_use]
    pub fn files(&self) -> &Arc<Path> {
        &self.files
    }

    /// Whether exactly this version is stored.
    #[must_use]
    pub fn has(&self, document: &Document) -> bool {
        let marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        marks.of.get(document.slug.as_str()) == Some(&document.mark)
    }

    /// Slugs of all stored tenants.
    #[must_use]
    pub fn slugs(&self) -> Vec<TenantSlug> {
        let marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        marks.of.keys().filter_map(|slug| TenantSlug::parse(slug)).collect()
    }

    /// The stored version of a tenant.
    #[must_use]
    pub fn document(&self, slug: &TenantSlug) -> Option<Document> {
        let record = self.record(slug)?;
        let files = Files::kept(&self.files, record.files);
        let mut document = Document::new(slug.clone(), self.path(slug), record.text, files);
        document.mark = record.mark;
        Some(document)
    }

    /// A stored file of a document that its source no longer has.
    #[must_use]
    pub fn file(&self, document: &Document, name: &str, file: &File) -> Option<Bytes> {
        let hash = match file.hash.get() {
            Some(hash) => hash.to_string(),
            None => {
                let record = self.record(&document.slug)?;
                (record.mark == document.mark).then_some(record.files.get(name)?.clone())?
            }
        };
        let bytes = fs::read(self.files.join(&hash)).ok()?;
        (full_hash(&bytes) == hash).then(|| bytes.into())
    }

    /// Stores this version. Failures are logged and ignored, because serving does not depend on it.
    pub fn keep(&self, document: &Document) {
        if self.has(document) {
            return;
        }
        if let Err(error) = self.write(document) {
            tracing::warn!(tenant = document.slug.as_str(), %error, "the local copy of a tenant could not be saved");
        }
    }

    /// Removes a deleted tenant.
    pub fn forget(&self, slug: &TenantSlug) {
        let _ = fs::remove_file(self.path(slug));
        self.note(slug.as_str(), None);
    }

    /// Stores a content under its hash.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn keep_file(&self, hash: &str, bytes: &[u8]) -> io::Result<()> {
        let place = self.files.join(hash);
        if place.exists() {
            return Ok(());
        }
        replace(&place, bytes)
    }

    /// Deletes unreferenced contents, except recent ones, which may be referenced in a moment.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn sweep(&self) -> io::Result<()> {
        let mut named = HashSet::new();
        for slug in self.slugs() {
            named.extend(
                self.record(&slug)
                    .into_iter()
                    .flat_map(|record| record.files.into_values()),
            );
        }
        for entry in fs::read_dir(&self.files)? {
            let entry = entry?;
            let is_named = entry.file_name().to_str().is_some_and(|name| named.contains(name));
            let age = entry.metadata()?.modified()?.elapsed().unwrap_or_default();
            if !is_named && age > STRAY {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }

    fn path(&self, slug: &TenantSlug) -> PathBuf {
        self.root.join("tenants").join(format!("{slug}.json"))
    }

    fn record(&self, slug: &TenantSlug) -> Option<Record> {
        serde_json::from_slice(&fs::read(self.path(slug)).ok()?).ok()
    }

    fn write(&self, document: &Document) -> io::Result<()> {
        let mut hashes = BTreeMap::new();
        for (name, file) in document.files.iter() {
            let known = file.hash.get().filter(|hash| self.files.join(&***hash).exists());
            let hash = match known {
                Some(hash) => hash.clone(),
                None => {
                    let bytes = read(document, name, file)?;
                    let hash = file.hash.get_or_init(|| full_hash(&bytes).into_boxed_str());
                    self.keep_file(hash, &bytes)?;
                    hash.clone()
                }
            };
            hashes.insert(name.to_owned(), hash.into_string());
        }
        let record = Record {
            mark: document.mark.clone(),
            text: document.text.clone(),
            files: hashes,
        };
        replace(&self.path(&document.slug), &serde_json::to_vec(&record)?)?;
        self.note(document.slug.as_str(), Some(&document.mark));
        Ok(())
    }

    fn note(&self, slug: &str, mark: Option<&str>) {
        let mut marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        match mark {
            Some(mark) => marks.of.insert(slug.to_owned(), mark.to_owned()),
            None => marks.of.remove(slug),
        };
        if let Err(error) = self.journal(&mut marks, slug, mark.unwrap_or("-")) {
            tracing::warn!(%error, "the list of kept tenants cannot be written");
        }
    }

    /// Appends one line per change; once most lines are outdated, the list is rewritten.
    fn journal(&self, marks: &mut Marks, slug: &str, mark: &str) -> io::Result<()> {
        let path = self.root.join("marks");
        if marks.lines > 2 * marks.of.len() + 64 {
            let mut text = String::new();
            for (slug, mark) in &marks.of {
                let _ = writeln!(text, "{slug} {mark}");
            }
            marks.lines = marks.of.len();
            return replace(&path, text.as_bytes());
        }
        marks.lines += 1;
        let mut file = fs::File::options().create(true).append(true).open(path)?;
        writeln!(file, "{slug} {mark}")
    }
}

/// Writes to a temporary file, then renames it: readers see the old content or the new one.
fn replace(place: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = place.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let beside = place.with_file_name(format!(".{name}.{}", asset::content_hash(bytes)));
    fs::write(&beside, bytes)?;
    fs::rename(&beside, place)
}
