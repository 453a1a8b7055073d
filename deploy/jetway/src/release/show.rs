//! Prints published versions, who gets them, and the log.

use anyhow::{Context, Result};
use jetway_releases::storage::Storage;

use super::described;
use super::provenance::Provenance;
use super::{audit, current};

/// Prints every published version with the pointers that reference it; stable is marked with a star.
///
/// # Errors
/// When the storage cannot be read.
pub fn list(releases: &dyn Storage) -> Result<()> {
    let channels = current::read(releases)?;
    for (module, versions) in releases.published()? {
        if let Some(reason) = channels.locked.get(&module) {
            println!("! {module} is locked: {reason}");
        }
        if let Some(ended) = channels.ended.get(&module) {
            println!(
                "! {module} {}: canary stopped automatically: {}",
                ended.version, ended.reason
            );
        }
        for version in versions {
            let is_stable = channels.stable.get(&module) == Some(&version);
            let canary = channels.canary.get(&module).filter(|canary| canary.version == version);
            let canary = canary.map(|canary| format!("canary {}", canary.whom()));
            let pins = channels.pins(&module).filter(|(_, pinned)| *pinned == version);
            let pins = pins.map(|(tenant, _)| format!("pin {tenant}"));
            let withdrawn = channels
                .withdrawal(&module, &version)
                .map(|reason| format!("withdrawn: {reason}"));
            let stable = is_stable.then(|| "stable".to_owned());
            let marks: Vec<String> = stable.into_iter().chain(canary).chain(pins).chain(withdrawn).collect();
            let line = format!(
                "{} {module} {version}  {}",
                if is_stable { "*" } else { " " },
                marks.join(", ")
            );
            println!("{}", line.trim_end());
        }
    }
    Ok(())
}

/// Prints a version's provenance, and where its private files are.
///
/// # Errors
/// When it is not published, or was published before provenance was recorded.
pub fn version(releases: &dyn Storage, module: &str, version: &str) -> Result<()> {
    let files = described::expect(releases, module, version)?;
    let text = files
        .get(described::PROVENANCE)
        .context("this version has no record of where it comes from")?;
    let from: Provenance = serde_json::from_slice(text).context("provenance.json")?;
    let at = audit::moment(from.unix_seconds);
    let changed = if from.is_changed { " and changes since" } else { "" };
    println!("{module} {version}");
    println!("  commit   {}{changed}", from.commit.as_deref().unwrap_or("unknown"));
    println!("  builder  {}", from.builder.as_deref().unwrap_or("unknown"));
    println!("  time     {at}");
    println!("  private  {}", releases.private(module, version));
    Ok(())
}

/// Prints the audit log, of one module when given.
///
/// # Errors
/// When it cannot be read.
pub fn log(releases: &dyn Storage, module: Option<&str>) -> Result<()> {
    for entry in audit::read(releases, module)? {
        println!("{}", audit::line(&entry));
    }
    Ok(())
}
