//! `channels.toml`: the pointers. Only `stable` decides today; canary and pins have their tables.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use serde::Deserialize;

/// The pointers of every module.
#[derive(Debug, Default, Deserialize)]
pub struct Channels {
    /// Module → live version.
    #[serde(default)]
    pub stable: BTreeMap<String, String>,
}

impl Channels {
    /// Read the pointers; none while nothing is published.
    ///
    /// # Errors
    /// When the file is there and does not parse; the text names it.
    pub fn read(root: &Path) -> Result<Self, String> {
        let path = root.join("channels.toml");
        match fs::read_to_string(&path) {
            Ok(text) => toml::from_str(&text).map_err(|error| format!("{}: {}", path.display(), error.message())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(format!("{}: {error}", path.display())),
        }
    }
}
