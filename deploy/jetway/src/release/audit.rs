//! `log.jsonl`: who moved what, one line each, only ever appended.

use std::fs::OpenOptions;
use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use serde_json::json;

use super::folder::Releases;

/// Append a line.
///
/// # Errors
/// When the disk refuses.
pub fn record(releases: &Releases, action: &str, module: &str, version: &str, before: Option<&str>) -> Result<()> {
    let at = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map(|since| since.as_secs())
        .unwrap_or_default();
    let by = ["SUDO_USER", "USER"]
        .iter()
        .find_map(std::env::var_os)
        .map(|name| name.to_string_lossy().into_owned());
    let line = json!({ "unixSeconds": at, "by": by, "action": action, "module": module, "version": version, "before": before });
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(releases.root().join("log.jsonl"))
        .context("cannot open the audit log")?;
    writeln!(file, "{line}").context("cannot write the audit log")
}
