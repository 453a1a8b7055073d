//! What a version says of itself: to pages (`module.json`), to the registry (`release.json`), to the federation runtime
//! (`mf-manifest.json`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::Value;

use super::folder::Releases;

/// Files of a version that nobody is served: the gateway gives out nothing below a name that begins with a dot.
pub const PRIVATE: &str = ".private";
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
pub struct Facts {
    /// Under which its texts are.
    pub namespace: String,
    /// Names it gives to calls.
    pub endpoints: BTreeSet<String>,
    /// Language → the key of each text.
    pub messages: BTreeMap<String, BTreeSet<String>>,
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
    pub fn of_release(releases: &Releases, module: &str, version: &str) -> Option<Self> {
        let folder = releases.version(module, version).ok()?;
        let bytes = |name: &str| fs::read(folder.join(name)).ok();
        let facts = bytes(&format!("{PRIVATE}/release.json"));
        let federation = bytes("mf-manifest.json").unwrap_or_default();
        Some(Self {
            manifest: serde_json::from_slice(&bytes("module.json")?).ok()?,
            facts: serde_json::from_slice(&facts.unwrap_or_default()).unwrap_or_default(),
            shared: serde_json::from_slice::<Federation>(&federation)
                .unwrap_or_default()
                .shared,
        })
    }
}

fn read<T: serde::de::DeserializeOwned>(files: &BTreeMap<String, Vec<u8>>, name: &str) -> Result<T> {
    let text = files
        .get(name)
        .with_context(|| format!("no {name}; build the module with this repository's kits first"))?;
    serde_json::from_slice(text).with_context(|| format!("{name} is not what a build writes"))
}
