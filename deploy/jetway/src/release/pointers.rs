//! Moves pointers: promote, canary, pin, lock.

use std::path::Path;

use anyhow::{Result, bail};
use jetway_releases::Canary;
use jetway_releases::storage::Storage;

use super::audit::Entry;
use super::channels::Change;

/// Makes a version stable. A canary of this version ends.
///
/// # Errors
/// When pointers may not be moved to it.
pub fn promote(releases: &dyn Storage, module: &str, version: &str) -> Result<()> {
    Change::make(releases, |change| {
        let is_tried = |canary: &Canary| canary.version == version;
        let is_stable = change
            .channels
            .stable
            .get(module)
            .is_some_and(|stable| stable == version);
        change.channels.ended.remove(module);
        if is_stable && !change.channels.canary.get(module).is_some_and(is_tried) {
            return Ok(());
        }
        change.may_point(module, version)?;
        let before = change.channels.stable.insert(module.to_owned(), version.to_owned());
        if before.as_deref() != Some(version) {
            change.note(Entry::new("promote", module).from(before).to(version));
        }
        if change.channels.canary.get(module).is_some_and(is_tried) {
            change.channels.canary.remove(module);
            change.note(
                Entry::new("canary-stop", module)
                    .from(Some(version.to_owned()))
                    .note("promoted"),
            );
        }
        Ok(())
    })
}

/// Starts a canary.
///
/// # Errors
/// When pointers may not be moved to it, or there is no stable version.
pub fn canary(releases: &dyn Storage, module: &str, canary: &Canary) -> Result<()> {
    Change::make(releases, |change| {
        change.may_point(module, &canary.version)?;
        match change.channels.stable.get(module) {
            None => bail!(
                "{module} has no stable version to compare {} with; promote one first",
                canary.version
            ),
            Some(stable) if *stable == canary.version => {
                bail!("{module} {stable} is stable already; a canary needs another version")
            }
            Some(_) => {}
        }
        change.channels.ended.remove(module);
        let before = change.channels.canary.insert(module.to_owned(), canary.clone());
        if before.as_ref() != Some(canary) {
            let from = before.map(|before| before.version);
            change.note(
                Entry::new("canary", module)
                    .from(from)
                    .to(&canary.version)
                    .note(canary.whom()),
            );
        }
        Ok(())
    })
}

/// Stops a canary: every browser gets stable again.
///
/// # Errors
/// When there is none, or the module is locked.
pub fn stop_canary(releases: &dyn Storage, module: &str) -> Result<()> {
    Change::make(releases, |change| {
        change.unlocked(module)?;
        let Some(canary) = change.channels.canary.remove(module) else {
            bail!("{module} has no canary; `jetway release list` shows all canaries");
        };
        change.note(Entry::new("canary-stop", module).from(Some(canary.version)));
        Ok(())
    })
}

/// Pins a version for one tenant.
///
/// # Errors
/// When pointers may not be moved to it.
pub fn pin(releases: &dyn Storage, module: &str, version: &str, tenant: &str) -> Result<()> {
    Change::make(releases, |change| {
        change.may_point(module, version)?;
        let pins = change.channels.pin.entry(tenant.to_owned()).or_default();
        let before = pins.insert(module.to_owned(), version.to_owned());
        if before.as_deref() != Some(version) {
            change.note(Entry::new("pin", module).from(before).to(version).note(tenant));
        }
        Ok(())
    })
}

/// Removes a tenant's pin.
///
/// # Errors
/// When it is not pinned, or the module is locked.
pub fn unpin(releases: &dyn Storage, module: &str, tenant: &str) -> Result<()> {
    Change::make(releases, |change| {
        change.unlocked(module)?;
        let pins = change.channels.pin.get_mut(tenant);
        let Some(before) = pins.and_then(|pins| pins.remove(module)) else {
            bail!("{module} is not pinned for {tenant}; `jetway release list` shows the pins");
        };
        change.channels.pin.retain(|_, pins| !pins.is_empty());
        change.note(Entry::new("unpin", module).from(Some(before)).note(tenant));
        Ok(())
    })
}

/// Locks all pointers of a module.
///
/// # Errors
/// When nothing of it is published, or it is locked already.
pub fn lock(releases: &dyn Storage, module: &str, reason: &str) -> Result<()> {
    Change::make(releases, |change| {
        if !releases.published()?.contains_key(module) {
            bail!("{module} has no published version; `jetway release list` shows the modules");
        }
        change.unlocked(module)?;
        change.channels.locked.insert(module.to_owned(), reason.to_owned());
        change.note(Entry::new("lock", module).note(reason));
        Ok(())
    })
}

/// Unlocks them.
///
/// # Errors
/// When it is not locked.
pub fn unlock(releases: &dyn Storage, module: &str) -> Result<()> {
    Change::make(releases, |change| {
        let Some(reason) = change.channels.locked.remove(module) else {
            bail!("{module} is not locked");
        };
        change.note(Entry::new("unlock", module).note(format!("was: {reason}")));
        Ok(())
    })
}

/// Checks that a tenant exists; without the tenants folder, only that the slug is valid.
///
/// # Errors
/// When there is no such tenant.
pub fn known_tenant(tenants: Option<&Path>, slug: &str) -> Result<()> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    if slug.is_empty() || !slug.bytes().all(plain) {
        bail!("{slug:?} is not a tenant; a slug is letters, digits, '-' and '_'");
    }
    match tenants {
        None => eprintln!("it was not checked that the tenant {slug} exists: no --tenants-dir is given"),
        Some(folder) if folder.join(slug).join("tenant.toml").is_file() => {}
        Some(folder) => bail!(
            "there is no tenant {slug} in {}; its folder's name is the slug",
            folder.display()
        ),
    }
    Ok(())
}
