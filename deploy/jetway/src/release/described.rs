//! The metadata of a version: for pages (`module.json`), for the registry (`release.json`), and for the federation
//! runtime (`mf-manifest.json`).

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use jetway_releases::storage::{Files, Storage};
use serde::Deserialize;
use serde_json::Value;

/// Name of the provenance file.
pub const PROVENANCE: &str = ".private/provenance.json";
const FACTS: &str = ".private/release.json";
/// The shell module, which hosts the others and provides the shared libraries.
pub const SHELL: &str = "mfe-shell";

/// The metadata of a version.
#[derive(Debug, Default)]
pub struct Described {
    /// `module.json`.
    pub manifest: Value,
    /// `release.json`; empty for a version published before it existed.
    pub facts: Facts,
    /// Shared libraries.
    pub shared: Vec<Shared>,
}

/// What modules are compared by and pages do not need. Source: `packages/kit-build/src/release-facts.cjs`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// Namespace of its texts.
    pub namespace: String,
    /// Names of its API endpoints.
    pub endpoints: BTreeSet<String>,
    /// The keys of all texts by language.
    pub messages: BTreeMap<String, BTreeSet<String>>,
    /// The kit version a module requires or a shell provides; empty for a build from before it was recorded.
    pub kits: String,
    /// Names a module imports, by kit.
    pub uses: BTreeMap<String, Vec<String>>,
    /// Names a shell exports, by kit.
    pub offers: BTreeMap<String, Vec<String>>,
}

/// A library a module requires and the shell provides.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Shared {
    /// Its import name.
    pub name: String,
    /// The version present at build time; the version a shell provides.
    pub version: String,
    /// The version range a module accepts.
    #[serde(default)]
    pub required_version: String,
}

#[derive(Default, Deserialize)]
struct Federation {
    #[serde(default)]
    shared: Vec<Shared>,
}

impl Described {
    /// Scripts that render a path before the shell has loaded: path and file.
    pub fn entrances(&self) -> impl Iterator<Item = (&str, &str)> {
        let entrances = self.manifest["entrances"].as_object().into_iter().flatten();
        entrances.filter_map(|(address, script)| Some((address.as_str(), script.as_str()?)))
    }

    /// The metadata of a build.
    ///
    /// # Errors
    /// When one of the three files is missing or invalid.
    pub fn of_build(files: &BTreeMap<String, Vec<u8>>) -> Result<Self> {
        let federation: Federation = read(files, "mf-manifest.json")?;
        Ok(Self {
            manifest: read(files, "module.json")?,
            facts: read(files, "release.json")?,
            shared: federation.shared,
        })
    }

    /// The metadata of a published version; `None` when it is missing or unreadable.
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

/// The metadata of a version that must be published.
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
    serde_json::from_slice(text).with_context(|| format!("{name} was not written by a build"))
}
