//! What a version says of itself: to pages (`module.json`), to the registry (`release.json`), to the federation runtime
//! (`mf-manifest.json`).

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use jetway_releases::storage::{Files, Storage};
use serde::Deserialize;
use serde_json::Value;

/// Where a version says where it comes from.
pub const PROVENANCE: &str = ".private/provenance.json";
const FACTS: &str = ".private/release.json";
/// The module that hosts the others and brings what they share.
pub const SHELL: &str = "mfe-shell";

/// A version in its own words.
#[derive(Debug, Default)]
pub struct Described {
    /// `module.json`.
    pub manifest: Value,
    /// `release.json`; empty for a version from before there was one.
    pub facts: Facts,
    /// Libraries it shares.
    pub shared: Vec<Shared>,
}

/// What modules are compared by and no page needs. Source: `packages/kit-build/src/release-facts.cjs`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// Under which its texts are.
    pub namespace: String,
    /// Names it gives to calls.
    pub endpoints: BTreeSet<String>,
    /// Language → the key of each text.
    pub messages: BTreeMap<String, BTreeSet<String>>,
    /// The kits a module runs with at least, or a shell's; empty for a build from before they were named.
    pub kits: String,
    /// Kit → names a module takes.
    pub uses: BTreeMap<String, Vec<String>>,
    /// Kit → names a shell has.
    pub offers: BTreeMap<String, Vec<String>>,
}

/// A library a module asks for and the shell brings.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Shared {
    /// As it is imported.
    pub name: String,
    /// What was there when it was built; what a shell brings.
    pub version: String,
    /// What a module runs with.
    #[serde(default)]
    pub required_version: String,
}

#[derive(Default, Deserialize)]
struct Federation {
    #[serde(default)]
    shared: Vec<Shared>,
}

impl Described {
    /// Scripts that draw an address by themselves: address and file.
    pub fn entrances(&self) -> impl Iterator<Item = (&str, &str)> {
        let entrances = self.manifest["entrances"].as_object().into_iter().flatten();
        entrances.filter_map(|(address, script)| Some((address.as_str(), script.as_str()?)))
    }

    /// Of a build.
    ///
    /// # Errors
    /// When one of the three files is missing or is not what it should be.
    pub fn of_build(files: &BTreeMap<String, Vec<u8>>) -> Result<Self> {
        let federation: Federation = read(files, "mf-manifest.json")?;
        Ok(Self {
            manifest: read(files, "module.json")?,
            facts: read(files, "release.json")?,
            shared: federation.shared,
        })
    }

    /// Of a published version; `None` when it is not there or not readable.
    #[must_use]
    pub fn of_release(releases: &dyn Storage, module: &str, version: &str) -> Option<Self> {
        let files = releases.described(module, version).ok()??;
        let bytes = |name: &str| files.get(name).map(Vec::as_slice);
        Some(Self {
            manifest: serde_json::from_slice(bytes("module.json")?).ok()?,
            facts: serde_json::from_slice(bytes(FACTS).unwrap_or_default()).unwrap_or_default(),
            shared: serde_json::from_slice::<Federation>(bytes("mf-manifest.json").unwrap_or_default())
                .unwrap_or_default()
                .shared,
        })
    }
}

/// See that a version is published; what is known of it.
///
/// # Errors
/// When it is not.
pub fn expect(releases: &dyn Storage, module: &str, version: &str) -> Result<Files> {
    match releases.described(module, version)? {
        Some(files) => Ok(files),
        None => bail!("{module} {version} is not published; `jetway release list` shows what is"),
    }
}

fn read<T: serde::de::DeserializeOwned>(files: &BTreeMap<String, Vec<u8>>, name: &str) -> Result<T> {
    let text = files
        .get(name)
        .with_context(|| format!("no {name}; build the module with this repository's kits first"))?;
    serde_json::from_slice(text).with_context(|| format!("{name} is not what a build writes"))
}
