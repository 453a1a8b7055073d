//! Shared libraries: those a module requires must be provided by the shell, whichever of the two is new.

use anyhow::{Result, bail};
use semver::{Version, VersionReq};

use super::other::Other;
use crate::release::described::{Described, SHELL};

/// Checks that a module and a shell are compatible; two modules always are. A shell supports its own contract version
/// and earlier ones.
///
/// # Errors
/// Naming both versions and the library or name, or both contract versions.
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
    if contract(asks) > contract(brings) {
        bail!(
            "{module} is built for contract version {}, but {shell} hosts {} at most",
            contract(asks),
            contract(brings)
        );
    }
    names(module, asks, shell, brings)?;
    // A shell built before shared libraries were recorded.
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

/// Names a module imports from the kits must be exported by the shell. Builds from before names were recorded are
/// checked by version ranges only.
fn names(module: &str, asks: &Described, shell: &str, brings: &Described) -> Result<()> {
    if brings.facts.offers.is_empty() {
        return Ok(());
    }
    for (kit, taken) in &asks.facts.uses {
        let offered = brings.facts.offers.get(kit).map(Vec::as_slice).unwrap_or_default();
        if let Some(name) = taken.iter().find(|name| !offered.contains(name)) {
            bail!("{module} takes \"{name}\" of {kit}, which {shell} does not have; publish that shell first");
        }
    }
    Ok(())
}

/// npm version ranges, limited to `^`, `~`, comparisons and `||`. Any other range matches nothing.
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
    use serde_json::json;

    use super::{Described, fit, is_in};

    #[test]
    fn a_shell_hosts_its_contract_and_earlier_ones() {
        let at = |contract: u8| Described {
            manifest: json!({ "contractVersion": contract }),
            ..Described::default()
        };
        let meet = |module: u8, shell: u8| fit("mfe-flights 2", &at(module), "mfe-shell 1", &at(shell));
        assert!(meet(1, 1).is_ok() && meet(1, 2).is_ok());
        assert_eq!(
            meet(2, 1).map_err(|error| error.to_string()),
            Err("mfe-flights 2 is built for contract version 2, but mfe-shell 1 hosts 1 at most".to_owned())
        );
    }

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
