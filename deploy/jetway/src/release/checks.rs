//! What a complete build must satisfy before it can be published.

mod budget;
mod clash;
mod locales;
mod other;
mod shared;

use anyhow::Result;
use jetway_releases::Channels;
use jetway_releases::storage::Storage;

use super::current;
use super::described::Described;
use super::dist::Dist;
use other::Other;

/// Checks a build by itself.
///
/// # Errors
/// The first requirement that is not met.
pub fn alone(build: &Dist) -> Result<()> {
    locales::check(&build.described)?;
    budget::check(build)
}

/// Checks that a build has every language of its stable version. Roll-backs and pins are not checked.
///
/// # Errors
/// Naming the language and the stable version.
pub fn after(releases: &dyn Storage, module: &str, build: &Described) -> Result<()> {
    let channels = current::read(releases)?;
    let Some(stable) = channels.stable.get(module) else {
        return Ok(());
    };
    let before = Described::of_release(releases, module, stable);
    before.map_or(Ok(()), |before| locales::keeps(build, &before, stable))
}

/// Checks that a version is compatible with all live versions, that is, those some pointer references.
///
/// # Errors
/// Naming both versions and the conflict.
pub fn beside_others(releases: &dyn Storage, module: &str, version: &Described) -> Result<()> {
    beside(releases, &current::read(releases)?, module, version)
}

/// The same check against the given pointers.
///
/// # Errors
/// As above.
pub fn beside(releases: &dyn Storage, channels: &Channels, module: &str, version: &Described) -> Result<()> {
    let others = channels.pointed().filter(|(other, _)| *other != module);
    let others: std::collections::BTreeSet<(&str, &str)> = others.collect();
    for (other, theirs) in others {
        if let Some(described) = Described::of_release(releases, other, theirs) {
            let they = Other {
                module: other,
                version: theirs,
                described: &described,
            };
            clash::check(module, version, &they)?;
            shared::check(module, version, &they)?;
        }
    }
    Ok(())
}
