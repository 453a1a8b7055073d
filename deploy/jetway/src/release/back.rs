//! Rolls back to a version that was stable before, and withdraws versions.

use anyhow::{Result, bail};
use jetway_releases::storage::Storage;

use super::audit::{self, Entry};
use super::channels::Change;
use super::described;

/// Makes an earlier version stable again; without `to`, the previous stable one.
///
/// # Errors
/// When there is none, or pointers may not be moved to it.
pub fn roll_back(releases: &dyn Storage, module: &str, to: Option<&str>) -> Result<()> {
    Change::make(releases, |change| {
        change.unlocked(module)?;
        let Some(current) = change.channels.stable.get(module).cloned() else {
            bail!("{module} has no stable version to roll back from; `jetway release promote` makes one");
        };
        let version = match to {
            Some(version) => version.to_owned(),
            None => before(change, releases, module, &current, &[])?,
        };
        change.may_point(module, &version)?;
        if version == current {
            bail!("{module} {version} is stable already");
        }
        change.channels.stable.insert(module.to_owned(), version.clone());
        change.note(Entry::new("rollback", module).from(Some(current)).to(&version));
        Ok(())
    })
}

/// Withdraws a version. With `force`, pointers to it move: stable to the previous version, the others to stable.
///
/// # Errors
/// When pointers reference it and may not move.
pub fn withdraw(releases: &dyn Storage, module: &str, version: &str, reason: &str, force: bool) -> Result<()> {
    Change::make(releases, |change| {
        described::expect(releases, module, version)?;
        if let Some(reason) = change.channels.withdrawal(module, version) {
            bail!("{module} {version} is withdrawn already: {reason}");
        }
        let pointed = pointed(change, module, version);
        if !pointed.is_empty() {
            if !force {
                bail!(
                    "{module} {version} is in use ({}); move these pointers, or say --force",
                    pointed.join(", ")
                );
            }
            change.unlocked(module)?;
            move_away(change, releases, module, version)?;
        }
        let withdrawn = change.channels.withdrawn.entry(module.to_owned()).or_default();
        withdrawn.insert(version.to_owned(), reason.to_owned());
        change.note(Entry::new("withdraw", module).to(version).note(reason));
        Ok(())
    })
}

fn pointed(change: &Change<'_>, module: &str, version: &str) -> Vec<String> {
    let channels = &change.channels;
    let stable = channels
        .stable
        .get(module)
        .filter(|stable| *stable == version)
        .map(|_| "stable".to_owned());
    let canary = channels
        .canary
        .get(module)
        .filter(|canary| canary.version == version)
        .map(|_| "canary".to_owned());
    let pins = channels
        .pins(module)
        .filter(|(_, pinned)| *pinned == version)
        .map(|(tenant, _)| format!("pin of {tenant}"));
    stable.into_iter().chain(canary).chain(pins).collect()
}

fn move_away(change: &mut Change<'_>, releases: &dyn Storage, module: &str, version: &str) -> Result<()> {
    let from = || Some(version.to_owned());
    if change
        .channels
        .canary
        .get(module)
        .is_some_and(|canary| canary.version == version)
    {
        change.channels.canary.remove(module);
        change.note(Entry::new("canary-stop", module).from(from()).note("withdrawn"));
    }
    let pins: Vec<String> = change
        .channels
        .pins(module)
        .filter(|(_, pinned)| *pinned == version)
        .map(|(tenant, _)| tenant.to_owned())
        .collect();
    for tenant in pins {
        change.channels.pin.entry(tenant.clone()).or_default().remove(module);
        change.note(
            Entry::new("unpin", module)
                .from(from())
                .note(format!("{tenant}, withdrawn")),
        );
    }
    change.channels.pin.retain(|_, pins| !pins.is_empty());
    if change
        .channels
        .stable
        .get(module)
        .is_some_and(|stable| stable == version)
    {
        let back = before(change, releases, module, version, &[version])?;
        change.may_point(module, &back)?;
        change.channels.stable.insert(module.to_owned(), back.clone());
        change.note(Entry::new("rollback", module).from(from()).to(&back).note("withdrawn"));
    }
    Ok(())
}

/// The stable version before the current one: from the promotions in the log, less those rolled back.
fn before(change: &Change<'_>, releases: &dyn Storage, module: &str, current: &str, not: &[&str]) -> Result<String> {
    let mut stack: Vec<String> = Vec::new();
    for entry in audit::read(releases, Some(module))? {
        let Some(to) = entry.to else { continue };
        match entry.action.as_str() {
            "promote" => stack.push(to),
            "rollback" => match stack.iter().rposition(|version| *version == to) {
                Some(at) => stack.truncate(at + 1),
                None => stack.push(to),
            },
            _ => {}
        }
    }
    let usable = |version: &&String| {
        let version = version.as_str();
        version != current
            && !not.contains(&version)
            && change.channels.withdrawal(module, version).is_none()
            && described::expect(releases, module, version).is_ok()
    };
    match stack.iter().rev().find(usable) {
        Some(version) => Ok(version.clone()),
        None => bail!(
            "no earlier version of {module} than {current} can be made stable; name one: `jetway release rollback {module} --to VERSION`"
        ),
    }
}
