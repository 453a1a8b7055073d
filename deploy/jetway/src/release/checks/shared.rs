//! Libraries a module asks for and the shell brings: judged when a module meets a shell, whichever of them is new.

use anyhow::{Result, bail};
use semver::{Version, VersionReq};

use super::Other;
use crate::release::described::{Described, SHELL};

/// See that a module and a shell fit each other; two modules always do.
///
/// # Errors
/// Naming both versions and the library, or both contract versions.
pub fn check(id: &str, version: &Described, other: &Other<'_>) -> Result<()> {
    let theirs = format!("{} {}", other.module, other.version);
    if id == SHELL {
        fit(&theirs, other.described, id, version)
    } else if other.module == SHELL {
        fit(id, version, &format!("{theirs} (live)"), other.described)
    } else {
        Ok(())
    }
}

fn fit(module: &str, asks: &Described, shell: &str, brings: &Described) -> Result<()> {
    let contract = |of: &Described| of.manifest["contractVersion"].as_u64().unwrap_or_default();
    if contract(asks) != contract(brings) {
        bail!(
            "{module} is built for contract version {}, but {shell} hosts {}",
            contract(asks),
            contract(brings)
        );
    }
    // A shell from before builds said what they share.
    if brings.shared.is_empty() {
        return Ok(());
    }
    for library in &asks.shared {
        let (name, range) = (&library.name, &library.required_version);
        let Some(brought) = brings.shared.iter().find(|brought| brought.name == *name) else {
            bail!("{module} asks for {name} {range}, which {shell} does not share");
        };
        if !is_in(range, &brought.version) {
            bail!(
                "{module} asks for {name} {range}, but {shell} brings {}",
                brought.version
            );
        }
    }
    Ok(())
}

/// Ranges as npm writes them, as far as both sides mean the same: `^`, `~`, comparisons, `||`. Any other fits nothing.
fn is_in(range: &str, version: &str) -> bool {
    let Ok(version) = Version::parse(version) else {
        return false;
    };
    range.split("||").any(|one| {
        let one = one.split_whitespace().collect::<Vec<_>>().join(",");
        VersionReq::parse(&one).is_ok_and(|one| one.matches(&version))
    })
}

#[cfg(test)]
mod tests {
    use super::is_in;

    #[test]
    fn ranges_mean_what_npm_means() {
        for (range, version, expected) in [
            ("^19.3.1", "19.3.1", true),
            ("^19.3.1", "19.4.0", true),
            ("^19.3.1", "20.0.0", false),
            ("^18.0.0 || ^19.0.0", "19.3.1", true),
            (">=1.2.0 <2.0.0", "1.9.0", true),
            (">=1.2.0 <2.0.0", "2.0.0", false),
            ("workspace:*", "1.0.0", false),
            ("^1.0.0", "latest", false),
        ] {
            assert_eq!(is_in(range, version), expected, "{range} {version}");
        }
    }
}
