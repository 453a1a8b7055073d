//! What a version must meet before anybody is offered it, besides being whole.

mod budget;
mod clash;
mod locales;
mod shared;

use anyhow::Result;

use super::channels;
use super::described::Described;
use super::dist::Dist;
use super::folder::Releases;

/// What a build must be by itself.
///
/// # Errors
/// The first thing that is not so.
pub fn alone(build: &Dist) -> Result<()> {
    locales::check(&build.described)?;
    budget::check(build)
}

/// What it must be beside whatever is live, that is, what some pointer names.
///
/// # Errors
/// Naming both versions and what is between them.
pub fn beside_others(releases: &Releases, module: &str, version: &Described) -> Result<()> {
    let channels = channels::read(releases)?;
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

/// A live version of another module.
struct Other<'a> {
    module: &'a str,
    version: &'a str,
    described: &'a Described,
}
