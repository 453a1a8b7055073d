//! `jetway release override`: a link that temporarily gives its user another version of a module in one portal.

use anyhow::{Context, Result, bail};
use jetway_domain::secret::SecretKey;
use jetway_releases::storage::Storage;
use jetway_releases::{Override, OverrideKey, Target, is_local_origin};
use jetway_settings::read_value;

use super::audit::{self, Entry};
use super::current;
use super::described::{self, SHELL};
use super::orders::Overriding;

const PATH: &str = "/_edge/override?token=";

/// Creates a link and prints it. Its creation is logged.
///
/// # Errors
/// When the version does not exist, the origin is not local, or the key cannot be read.
pub fn link(releases: &dyn Storage, order: &Overriding) -> Result<()> {
    let key: SecretKey = read_value(&order.key_file).context("the key for overrides")?;
    let target = target(releases, order)?;
    let entry = Entry::new("override", &order.module);
    let (told, entry) = match &target {
        Target::Version(version) => (version.clone(), entry.to(version)),
        Target::Origin(origin) => (origin.clone(), entry),
    };
    let what = Override {
        module: order.module.clone(),
        target,
        tenant: order.tenant.clone(),
        until: entry.unix_seconds + order.lasts.as_secs(),
        by: audit::operator(),
    };
    let token = OverrideKey::new(key.bytes()).sign(&what);
    let until = audit::moment(what.until);
    audit::record(
        releases,
        &entry.note(format!("{told} for staff in {}, until {until}", order.tenant)),
    )?;
    eprintln!(
        "opening this link in {} gives that browser {} {told} until {until}",
        order.tenant, order.module
    );
    println!("{}{PATH}{token}", order.host.trim_end_matches('/'));
    Ok(())
}

fn target(releases: &dyn Storage, order: &Overriding) -> Result<Target> {
    let module = &order.module;
    if let Some(version) = &order.version {
        described::expect(releases, module, version)?;
        if let Some(reason) = current::read(releases)?.withdrawal(module, version) {
            bail!("{module} {version} is withdrawn: {reason}");
        }
        return Ok(Target::Version(version.clone()));
    }
    let origin = order.url.as_deref().unwrap_or_default().trim_end_matches('/');
    if !is_local_origin(origin) {
        bail!("{origin:?} is not a build on the reader's own machine; write http://localhost:PORT");
    }
    if module == SHELL {
        bail!("{SHELL} is the page itself; override it by a version");
    }
    Ok(Target::Origin(origin.to_owned()))
}
