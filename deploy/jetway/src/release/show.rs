//! What is published, who gets it, and what happened.

use anyhow::Result;

use super::folder::Releases;
use super::{audit, channels};

/// Every published version with the pointers that lead to it; everybody's is marked with a star.
///
/// # Errors
/// When the folder cannot be read.
pub fn list(releases: &Releases) -> Result<()> {
    let channels = channels::read(releases)?;
    for (module, versions) in releases.published()? {
        if let Some(reason) = channels.locked.get(&module) {
            println!("! {module} is locked: {reason}");
        }
        for version in versions {
            let is_stable = channels.stable.get(&module) == Some(&version);
            let canary = channels.canary.get(&module).filter(|canary| canary.version == version);
            let canary = canary.map(|canary| match canary.tenants.as_slice() {
                [] => format!("canary {} %", canary.percent),
                tenants => format!("canary {} % of {}", canary.percent, tenants.join(" ")),
            });
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

/// The audit log, of one module when it is named.
///
/// # Errors
/// When it cannot be read.
pub fn log(releases: &Releases, module: Option<&str>) -> Result<()> {
    for entry in audit::read(releases, module)? {
        println!("{}", audit::line(&entry));
    }
    Ok(())
}
