//! A checked build → an immutable version.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::audit::{self, Entry};
use super::described::PRIVATE;
use super::dist::Dist;
use super::folder::Releases;
use super::provenance::Provenance;
use super::{checks, compress};

/// A published version.
#[derive(Debug, PartialEq, Eq)]
pub struct Published {
    /// Its name.
    pub version: String,
    /// Whether it was not there before.
    pub is_new: bool,
}

/// Publish a build. The same content under the same version again is no work and no change. Others may write while the
/// build is compressed: a roll-back does not wait for it.
///
/// # Errors
/// When the build is not whole or not fit, does not go with what is live, the version exists with other content, or the
/// disk refuses.
pub fn publish(
    releases: &Releases,
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
    let target = releases.version(module, &version)?;
    let is_there = || {
        if !target.exists() {
            return Ok(false);
        }
        if fs::read_to_string(target.join(".hash")).is_ok_and(|there| there == hash) {
            return Ok(true);
        }
        bail!("{module} {version} is published with other content, and a version never changes; choose another")
    };
    let turn = releases.turn()?;
    if is_there()? {
        return Ok(Published { version, is_new: false });
    }
    checks::beside_others(releases, module, &build.described)?;
    let staging = releases.staging(&turn, module)?;
    drop(turn);
    let staged = stage(&build, &hash, provenance, &staging.path).and_then(|()| {
        let _turn = releases.turn()?;
        if is_there()? {
            fs::remove_dir_all(&staging.path)?;
            return Ok(false);
        }
        checks::beside_others(releases, module, &build.described)?;
        let home = releases.root().join(module);
        fs::create_dir_all(&home)?;
        fs::rename(&staging.path, &target).with_context(|| format!("cannot move the build to {}", target.display()))?;
        File::open(&home)?
            .sync_all()
            .context("cannot flush the folder to disk")?;
        let entry = Entry::new("publish", module).to(&version);
        let entry = provenance
            .note()
            .into_iter()
            .fold(entry, |entry, note| entry.note(note));
        audit::record(releases, &entry)?;
        Ok(true)
    });
    if staged.is_err() {
        let _ = fs::remove_dir_all(&staging.path);
    }
    let is_new = staged?;
    Ok(Published { version, is_new })
}

fn stage(build: &Dist, hash: &str, provenance: &Provenance, staging: &Path) -> Result<()> {
    let twins = compress::twins(&build.files)?;
    let provenance = ("provenance.json".to_owned(), serde_json::to_vec_pretty(provenance)?);
    let private = build.private.iter().chain([(&provenance.0, &provenance.1)]);
    let mut own: BTreeMap<String, &Vec<u8>> = private
        .map(|(name, bytes)| (format!("{PRIVATE}/{name}"), bytes))
        .collect();
    let hash = hash.as_bytes().to_vec();
    own.insert(".hash".to_owned(), &hash);
    for (name, bytes) in build
        .files
        .iter()
        .chain(&twins)
        .chain(own.iter().map(|(name, bytes)| (name, *bytes)))
    {
        let path = staging.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        let written = File::create(&path).and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_data()));
        written.with_context(|| format!("cannot write {}", path.display()))?;
    }
    File::open(staging)?
        .sync_all()
        .context("cannot flush the build to disk")
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
