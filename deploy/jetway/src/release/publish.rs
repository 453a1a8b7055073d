//! A checked build → an immutable version.

use std::fs::{self, File};
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::dist::Dist;
use super::folder::Releases;
use super::{audit, compress};

/// A published version.
#[derive(Debug, PartialEq, Eq)]
pub struct Published {
    /// Its name.
    pub version: String,
    /// Whether it was not there before.
    pub is_new: bool,
}

/// Publish a build. The same content under the same version again is no work and no change.
///
/// # Errors
/// When the build is not whole, the version exists with other content, or the disk refuses.
pub fn publish(releases: &Releases, module: &str, dist: &Path, version: Option<&str>) -> Result<Published> {
    let build = Dist::read(dist, module).with_context(|| format!("{} is not publishable", dist.display()))?;
    let hash = build.hash();
    let version = version.map_or_else(|| format!("{}-{hash}", package_version(dist)), str::to_owned);
    let target = releases.version(module, &version)?;
    if target.exists() {
        if fs::read_to_string(target.join(".hash")).is_ok_and(|there| there == hash) {
            return Ok(Published { version, is_new: false });
        }
        bail!("{module} {version} is published with other content, and a version never changes; choose another");
    }
    let staging = releases
        .root()
        .join(format!(".staging-{module}-{}", std::process::id()));
    let staged = stage(&build, &hash, &staging).and_then(|()| {
        fs::create_dir_all(releases.root().join(module))?;
        fs::rename(&staging, &target).with_context(|| format!("cannot move the build to {}", target.display()))
    });
    if staged.is_err() {
        let _ = fs::remove_dir_all(&staging);
    }
    staged?;
    audit::record(releases, "publish", module, &version, None)?;
    Ok(Published { version, is_new: true })
}

fn stage(build: &Dist, hash: &str, staging: &Path) -> Result<()> {
    let twins = compress::twins(&build.files)?;
    for (name, bytes) in build.files.iter().chain(&twins) {
        let path = staging.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    }
    fs::write(staging.join(".hash"), hash)?;
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
