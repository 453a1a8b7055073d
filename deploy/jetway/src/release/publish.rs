//! Publishes a verified build as an immutable version.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use jetway_releases::storage::{Files, HASH, PRIVATE, Storage};

use super::audit::{self, Entry};
use super::described::PROVENANCE;
use super::dist::Dist;
use super::provenance::Provenance;
use super::{checks, compress};

/// A published version.
#[derive(Debug, PartialEq, Eq)]
pub struct Published {
    /// Its name.
    pub version: String,
    /// Whether it did not exist before.
    pub is_new: bool,
}

/// Publishes a build. Publishing the same content under the same version again changes nothing. Other writers are not
/// blocked while the build is compressed.
///
/// # Errors
/// When the build is incomplete or fails a check, is incompatible with what is live, the version exists with other
/// content, or the storage fails.
pub fn publish(
    releases: &dyn Storage,
    module: &str,
    dist: &Path,
    version: Option<&str>,
    provenance: &Provenance,
) -> Result<Published> {
    let build = Dist::read(dist, module)
        .and_then(|build| checks::alone(&build).map(|()| build))
        .with_context(|| format!("{} is not publishable", dist.display()))?;
    let hash = build.hash();
    let version = version.map_or_else(|| format!("{}-{hash}", package_version(dist)), str::to_owned);
    if is_there(releases, module, &version, &hash)? {
        return Ok(Published { version, is_new: false });
    }
    checks::after(releases, module, &build.described)?;
    checks::beside_others(releases, module, &build.described)?;
    let is_new = releases.publish(module, &version, &|| files(&build, &hash, provenance))?;
    if is_new {
        let entry = Entry::new("publish", module).to(&version);
        let notes = provenance.note().into_iter();
        audit::record(releases, &notes.fold(entry, |entry, note| entry.note(note)))?;
    } else if !is_there(releases, module, &version, &hash)? {
        bail!("{module} {version} was published and removed meanwhile; try again");
    }
    Ok(Published { version, is_new })
}

fn is_there(releases: &dyn Storage, module: &str, version: &str, hash: &str) -> Result<bool> {
    let Some(files) = releases.described(module, version)? else {
        return Ok(false);
    };
    if files.get(HASH).is_some_and(|there| there == hash.as_bytes()) {
        return Ok(true);
    }
    bail!("{module} {version} is published with other content, and a version never changes; choose another")
}

/// All files stored for a version.
fn files(build: &Dist, hash: &str, provenance: &Provenance) -> Result<Files> {
    let mut files = build.files.clone();
    files.extend(compress::twins(&build.files)?);
    let private = build.private.iter();
    files.extend(private.map(|(name, bytes)| (format!("{PRIVATE}/{name}"), bytes.clone())));
    files.insert(PROVENANCE.to_owned(), serde_json::to_vec_pretty(provenance)?);
    files.insert(HASH.to_owned(), hash.as_bytes().to_vec());
    Ok(files)
}

fn package_version(dist: &Path) -> String {
    let package = dist.parent().map(|folder| folder.join("package.json"));
    let text = package
        .and_then(|file| fs::read_to_string(file).ok())
        .unwrap_or_default();
    let version = serde_json::from_str::<serde_json::Value>(&text)
        .ok()
        .and_then(|package| {
            package
                .get("version")
                .and_then(serde_json::Value::as_str)
                .map(str::to_owned)
        });
    version.unwrap_or_else(|| "0.0.0".to_owned())
}
