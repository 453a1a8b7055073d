//! `jetway release record`: records what the live shell provides and live modules use, so that new builds can be
//! checked against it. It reads the live versions themselves, so that the record cannot be forgotten.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use jetway_releases::storage::Storage;
use serde::{Deserialize, Serialize};

use super::current;
use super::described::{Described, SHELL};

const LIVE: &str = "live.json";
const MODULES: &str = "modules.json";

/// Names by kit.
type Names = BTreeMap<String, Vec<String>>;

/// `live.json`.
#[derive(Serialize)]
struct Shell {
    version: String,
    contract: u64,
    offers: Names,
}

/// A module in `modules.json`.
#[derive(Serialize, Deserialize)]
struct Taken {
    contract: u64,
    kits: String,
    uses: Names,
}

/// Writes both files; with `check`, only verifies that they match what is live.
///
/// # Errors
/// With `check`: naming the files that differ. When the folder or the storage cannot be used.
pub fn record(releases: &dyn Storage, folder: &Path, check: bool) -> Result<()> {
    let mut modules: BTreeMap<String, Taken> = read(&folder.join(MODULES))?.unwrap_or_default();
    let mut files = Vec::new();
    for (module, version) in current::read(releases)?.stable {
        let described = Described::of_release(releases, &module, &version)
            .with_context(|| format!("{module} {version} is live and cannot be read"))?;
        let contract = described.manifest["contractVersion"].as_u64().unwrap_or_default();
        let facts = described.facts;
        if facts.kits.is_empty() {
            eprintln!("{module} {version} was built before imports were recorded; its record is kept");
        } else if module == SHELL {
            let shell = Shell {
                version: facts.kits,
                contract,
                offers: facts.offers,
            };
            files.push((LIVE, text(&shell)?));
        } else {
            let taken = Taken {
                contract,
                kits: facts.kits,
                uses: facts.uses,
            };
            modules.insert(module, taken);
        }
    }
    files.push((MODULES, text(&modules)?));
    let mut behind = Vec::new();
    for (name, text) in files {
        let path = folder.join(name);
        if fs::read_to_string(&path).is_ok_and(|there| there == text) {
            continue;
        }
        if check {
            behind.push(path.display().to_string());
        } else {
            fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
            println!("{} written", path.display());
        }
    }
    if behind.is_empty() {
        return Ok(());
    }
    bail!(
        "{} do not match what is live; run `jetway release record` and commit them",
        behind.join(" and ")
    )
}

fn read<T: serde::de::DeserializeOwned>(path: &Path) -> Result<Option<T>> {
    let Ok(bytes) = fs::read(path) else {
        return Ok(None);
    };
    serde_json::from_slice(&bytes)
        .map(Some)
        .with_context(|| path.display().to_string())
}

/// Formats JSON as the repository does.
fn text(value: &impl Serialize) -> Result<String> {
    let mut bytes = Vec::new();
    let formatter = serde_json::ser::PrettyFormatter::with_indent(b" ");
    value.serialize(&mut serde_json::Serializer::with_formatter(&mut bytes, formatter))?;
    bytes.push(b'\n');
    Ok(String::from_utf8(bytes)?)
}
