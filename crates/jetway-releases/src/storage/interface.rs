//! What every storage of releases can do, and the promises it keeps.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::{Result, bail};

use crate::Channels;

/// Name → bytes; a name may hold `/`.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Files of a version that nobody is served: the gateway gives out nothing below a name that begins with a dot.
pub const PRIVATE: &str = ".private";
/// Holds the hash of what a version serves.
pub const HASH: &str = ".hash";
/// What of a version is read to compare it with others, as far as it is there; the first is in every version.
pub const DESCRIBED: [&str; 5] = [
    "module.json",
    "mf-manifest.json",
    ".private/release.json",
    ".private/provenance.json",
    HASH,
];

/// A storage of releases. What it is told by a call that succeeded stays, whoever dies when.
pub trait Storage: fmt::Debug + Send + Sync {
    /// Where it is, as an operator writes it.
    fn place(&self) -> String;

    /// The pointers.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn pointers(&self) -> Result<Pointers>;

    /// The pointers, unless they are still those of this mark.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn moved(&self, since: &Mark) -> Result<Option<Pointers>>;

    /// Put these pointers in place of those of a mark; `false` and nothing changed when somebody else was quicker.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn move_pointers(&self, since: &Mark, text: &str) -> Result<bool>;

    /// Module → versions, both sorted; whole versions only.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn published(&self) -> Result<BTreeMap<String, Vec<String>>>;

    /// What there is of [`DESCRIBED`]; `None` when the version is not published.
    ///
    /// # Errors
    /// When a name is none, or the storage does not answer.
    fn described(&self, module: &str, version: &str) -> Result<Option<Files>>;

    /// All files of a version that pages are served, and its hash; `None` when it is not published.
    ///
    /// # Errors
    /// When a name is none, the storage does not answer, or what it has is not what was put there.
    fn version(&self, module: &str, version: &str) -> Result<Option<Files>>;

    /// Publish a version, all of it or nothing. The files are asked for only when there is none of that name; `false` when
    /// there is one, then or by the end.
    ///
    /// # Errors
    /// When a name is none, the files cannot be made, or the storage does not answer.
    fn publish(&self, module: &str, version: &str, files: &dyn Fn() -> Result<Files>) -> Result<bool>;

    /// Where the private files of a version are.
    fn private(&self, module: &str, version: &str) -> String;

    /// Write a line about a module to the log.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn record(&self, module: &str, line: &str) -> Result<()>;

    /// Every line, oldest first; of one module when it is named, others' lines may be among them.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn log(&self, module: Option<&str>) -> Result<Vec<String>>;
}

/// The pointers at one moment; empty text while nobody moved any.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pointers {
    /// The text of `channels.toml`.
    pub text: String,
    /// Tells them from others.
    pub mark: Mark,
}

impl Pointers {
    /// What they say.
    ///
    /// # Errors
    /// When they cannot be used; names the place.
    pub fn channels(&self, place: &str) -> Result<Channels> {
        Ok(Channels::parse(&self.text, place)?)
    }
}

/// Tells pointers from others; the default one is of a storage without any.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mark(pub(super) Option<String>);

/// See that names can be names of files and of objects, and that the gateway would serve them.
///
/// # Errors
/// Naming the one that cannot.
pub(super) fn check_names(module: &str, version: &str) -> Result<()> {
    for name in [module, version] {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
        if name.is_empty() || name.starts_with('.') || name.len() > 80 || !name.bytes().all(plain) {
            bail!("{name:?} is not a module or version name; use letters, digits, '-', '.', '_'");
        }
    }
    Ok(())
}

pub(super) fn is_private(name: &str) -> bool {
    name.split('/').next() == Some(PRIVATE)
}
