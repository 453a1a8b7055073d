//! `channels.toml`: which version of each module is live. Other tables (canary, pins) pass through untouched.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;

use anyhow::{Context, Result, bail};
use toml::{Table, Value};

use super::file;
use super::folder::Releases;

const FILE: &str = "channels.toml";

/// Live versions by module.
///
/// # Errors
/// When the file cannot be read.
pub fn stable(releases: &Releases) -> Result<BTreeMap<String, String>> {
    let table = read(releases)?;
    let stable = table
        .get("stable")
        .and_then(Value::as_table)
        .cloned()
        .unwrap_or_default();
    Ok(stable
        .into_iter()
        .filter_map(|(module, version)| Some((module, version.as_str()?.to_owned())))
        .collect())
}

/// Make a published version the live one; answers the one before.
///
/// # Errors
/// When the version is not published or the file cannot be replaced.
pub fn promote(releases: &Releases, module: &str, version: &str) -> Result<Option<String>> {
    if !releases.version(module, version)?.join("module.json").is_file() {
        bail!("{module} {version} is not published; `jetway release list` shows what is");
    }
    let mut table = read(releases)?;
    let stable = table.entry("stable").or_insert_with(|| Value::Table(Table::new()));
    let Some(stable) = stable.as_table_mut() else {
        bail!("{FILE}: `stable` is not a table; restore the file")
    };
    let before = stable.insert(module.to_owned(), Value::String(version.to_owned()));
    let before = before.and_then(|value| value.as_str().map(str::to_owned));
    if before.as_deref() != Some(version) {
        file::replace(&releases.root().join(FILE), table.to_string().as_bytes())?;
    }
    Ok(before)
}

fn read(releases: &Releases) -> Result<Table> {
    let path = releases.root().join(FILE);
    match fs::read_to_string(&path) {
        Ok(text) => text.parse().with_context(|| format!("{} is not TOML", path.display())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Table::new()),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}
