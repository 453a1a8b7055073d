//! The provenance of a version: stored beside it, shown to operators, never served.

use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// `provenance.json`.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Provenance {
    /// Commit hash; `None` outside a repository.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
    /// Whether the working tree differed from that commit.
    pub is_changed: bool,
    /// Who or what published it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builder: Option<String>,
    /// When, in Unix seconds.
    pub unix_seconds: u64,
}

impl Provenance {
    /// The provenance of a build inside its repository; the caller's commit and builder take precedence.
    #[must_use]
    pub fn of(dist: &Path, commit: Option<&str>, builder: Option<&str>) -> Self {
        let folder = dist.parent().unwrap_or(dist);
        let git = |args: &[&str]| {
            let output = Command::new("git").arg("-C").arg(folder).args(args).output().ok()?;
            let text = String::from_utf8(output.stdout).ok()?;
            output.status.success().then(|| text.trim().to_owned())
        };
        let is_changed = match commit {
            Some(_) => false,
            None => git(&["status", "--porcelain", "--", "."]).is_some_and(|changes| !changes.is_empty()),
        };
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Self {
            commit: commit.map(str::to_owned).or_else(|| git(&["rev-parse", "HEAD"])),
            is_changed,
            builder: builder.map(str::to_owned).or_else(super::audit::operator),
            unix_seconds: since.map(|since| since.as_secs()).unwrap_or_default(),
        }
    }

    /// The commit, for the log.
    #[must_use]
    pub fn note(&self) -> Option<String> {
        let commit = self.commit.as_ref()?;
        let short = commit.get(..12).unwrap_or(commit);
        let changed = if self.is_changed { ", changed since" } else { "" };
        Some(format!("commit {short}{changed}"))
    }
}
