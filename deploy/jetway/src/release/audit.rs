//! The audit log of releases: one line for each change, append-only.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use chrono::DateTime;
use jetway_releases::storage::Storage;
use serde::{Deserialize, Serialize};

/// One line: when, who, what, from and to which version.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Entry {
    /// When, in Unix seconds.
    pub unix_seconds: u64,
    /// The operator's account.
    pub by: Option<String>,
    /// The command.
    pub action: String,
    /// The module.
    pub module: String,
    /// The previous version of the pointer; `None` for a withdrawal or publication.
    #[serde(alias = "before", skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The new version of the pointer, or the version concerned.
    #[serde(alias = "version", skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Tenants, canary share or reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

impl Entry {
    /// An entry by the user who runs the tool, now.
    #[must_use]
    pub fn new(action: &str, module: &str) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Self {
            unix_seconds: since.map(|since| since.as_secs()).unwrap_or_default(),
            by: operator(),
            action: action.to_owned(),
            module: module.to_owned(),
            ..Self::default()
        }
    }

    /// Sets the previous version.
    #[must_use]
    pub fn from(mut self, version: Option<String>) -> Self {
        self.from = version;
        self
    }

    /// Sets the new version.
    #[must_use]
    pub fn to(mut self, version: &str) -> Self {
        self.to = Some(version.to_owned());
        self
    }

    /// Sets the note.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }
}

/// The change, without time and operator.
impl fmt::Display for Entry {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", self.module, self.action)?;
        match (&self.from, &self.to) {
            (Some(from), Some(to)) => write!(out, " {from} -> {to}")?,
            (Some(from), None) => write!(out, " {from} -> none")?,
            (None, Some(to)) => write!(out, " {to}")?,
            (None, None) => {}
        }
        self.note.iter().try_for_each(|note| write!(out, " ({note})"))
    }
}

/// The operating system user who runs the tool.
#[must_use]
pub fn operator() -> Option<String> {
    let by = ["SUDO_USER", "USER"].iter().find_map(std::env::var_os);
    by.map(|name| name.to_string_lossy().into_owned())
}

/// Appends a line.
///
/// # Errors
/// When the storage fails.
pub fn record(releases: &dyn Storage, entry: &Entry) -> Result<()> {
    releases.record(&entry.module, &serde_json::to_string(entry)?)
}

/// All lines, oldest first; of one module when given. A line truncated by a crash is skipped.
///
/// # Errors
/// When the log cannot be read.
pub fn read(releases: &dyn Storage, module: Option<&str>) -> Result<Vec<Entry>> {
    let lines = releases.log(module)?;
    let entries = lines.iter().filter_map(|line| serde_json::from_str(line).ok());
    Ok(entries
        .filter(|entry: &Entry| module.is_none_or(|module| entry.module == module))
        .collect())
}

/// A line for display.
#[must_use]
pub fn line(entry: &Entry) -> String {
    let at = moment(entry.unix_seconds);
    format!("{at}  {}  {entry}", entry.by.as_deref().unwrap_or("unknown"))
}

/// A time for display.
#[must_use]
pub fn moment(unix_seconds: u64) -> String {
    let at = i64::try_from(unix_seconds)
        .ok()
        .and_then(|at| DateTime::from_timestamp(at, 0));
    at.map(|at| at.format("%Y-%m-%d %H:%M:%S UTC").to_string())
        .unwrap_or_default()
}
