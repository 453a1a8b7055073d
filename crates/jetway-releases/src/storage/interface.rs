//! The operations of every storage of releases, and their guarantees.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::{Result, bail};

use crate::Channels;

/// Bytes by name; a name may contain `/`.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Folder of files that are not served: the gateway serves no name that begins with a dot.
pub const PRIVATE: &str = ".private";
/// Name of the file with the hash of the served files.
pub const HASH: &str = ".hash";
/// The metadata files used to compare versions, where present; the first exists in every version.
pub const DESCRIBED: [&str; 5] = [
    "module.json",
    "mf-manifest.json",
    ".private/release.json",
    ".private/provenance.json",
    HASH,
];

/// A storage of releases. The effect of a successful call is durable, even if the caller dies afterwards.
pub trait Storage: fmt::Debug + Send + Sync {
    /// Its address, as an operator writes it.
    fn place(&self) -> String;

    /// Reads the pointers.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn pointers(&self) -> Result<Pointers>;

    /// Reads the pointers unless they are unchanged since this mark.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn moved(&self, since: &Mark) -> Result<Option<Pointers>>;

    /// Replaces the pointers if they are unchanged since this mark (compare-and-swap); `false` when another writer
    /// changed them first.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn move_pointers(&self, since: &Mark, text: &str) -> Result<bool>;

    /// Published versions by module, both sorted; complete versions only.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn published(&self) -> Result<BTreeMap<String, Vec<String>>>;

    /// The [`DESCRIBED`] files of a version that exist; `None` when it is not published.
    ///
    /// # Errors
    /// When a name is invalid, or the storage does not answer.
    fn described(&self, module: &str, version: &str) -> Result<Option<Files>>;

    /// All served files of a version, and its hash; `None` when it is not published.
    ///
    /// # Errors
    /// When a name is invalid, the storage does not answer, or the stored data is corrupt.
    fn version(&self, module: &str, version: &str) -> Result<Option<Files>>;

    /// Publishes a version atomically. `files` is called only when no such version exists; `false` when one exists,
    /// before or after the call.
    ///
    /// # Errors
    /// When a name is invalid, the files cannot be made, or the storage does not answer.
    fn publish(&self, module: &str, version: &str, files: &dyn Fn() -> Result<Files>) -> Result<bool>;

    /// Where the private files of a version are.
    fn private(&self, module: &str, version: &str) -> String;

    /// Appends a line about a module to the log.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn record(&self, module: &str, line: &str) -> Result<()>;

    /// All lines, oldest first; when a module is given, lines of others may still be among them.
    ///
    /// # Errors
    /// When the storage does not answer.
    fn log(&self, module: Option<&str>) -> Result<Vec<String>>;
}

/// The pointers at one moment; empty text while none were written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pointers {
    /// The text of `channels.toml`.
    pub text: String,
    /// Identifies this state.
    pub mark: Mark,
}

impl Pointers {
    /// Parses them.
    ///
    /// # Errors
    /// When they are invalid; names the place.
    pub fn channels(&self, place: &str) -> Result<Channels> {
        Ok(Channels::parse(&self.text, place)?)
    }
}

/// Identifies a state of the pointers; the default is that of a storage without any.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mark(pub(super) Option<String>);

/// Checks that names are valid as file and object names, and would be served by the gateway.
///
/// # Errors
/// Naming the invalid one.
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
