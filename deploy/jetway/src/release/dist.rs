//! A webpack build, verified before publication.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::described::Described;

/// The contract version a shell of this generation supports. Source: ADR 0006.
const CONTRACT: u32 = 1;
const SCHEMA: &str = include_str!("../../../../contracts/route-manifest.schema.json");
/// Manifest fields the build adds.
const BUILT: [&str; 4] = ["entry", "preload", "entrances", "fonts"];

/// Build files for the registry only, besides source maps.
const OWN: [&str; 3] = ["release.json", "mf-stats.json", "size-report.json"];

/// A verified build: its files by name.
#[derive(Debug)]
pub struct Dist {
    /// Served files: names below the folder, with content.
    pub files: BTreeMap<String, Vec<u8>>,
    /// Files that are not served: source maps, statistics.
    pub private: BTreeMap<String, Vec<u8>>,
    /// Its metadata.
    pub described: Described,
}

impl Dist {
    /// Reads a build and verifies that it is complete: the manifest is this module's, the entry exists, and every
    /// script and style matches its hash in `integrity.json`.
    ///
    /// # Errors
    /// The first requirement that is not met.
    pub fn read(folder: &Path, module: &str) -> Result<Self> {
        let mut files = BTreeMap::new();
        collect(folder, "", &mut files).with_context(|| format!("cannot read {}", folder.display()))?;
        let described = Described::of_build(&files)?;
        let (private, files) = files.into_iter().partition(|(name, _)| is_private(name));
        let dist = Self {
            files,
            private,
            described,
        };
        dist.check_module(module)?;
        dist.check_integrity()?;
        Ok(dist)
    }

    /// Twelve hexadecimal digits that depend on every served name and byte.
    #[must_use]
    pub fn hash(&self) -> String {
        let mut hasher = Sha256::new();
        for (name, bytes) in &self.files {
            hasher.update((name.len() as u64).to_be_bytes());
            hasher.update(name);
            hasher.update((bytes.len() as u64).to_be_bytes());
            hasher.update(bytes);
        }
        hasher
            .finalize()
            .iter()
            .take(6)
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    fn check_module(&self, module: &str) -> Result<()> {
        let id = self.described.manifest["id"].as_str().unwrap_or_default();
        if id != module {
            bail!("module.json is {id}'s, not {module}'s");
        }
        let name = self.described.manifest["name"].as_str().unwrap_or_default();
        if name != module.replace('-', "_") {
            bail!(
                "module.json has the name {name:?}; that of {module} is {:?}",
                module.replace('-', "_")
            );
        }
        let contract = &self.described.manifest["contractVersion"];
        if *contract != CONTRACT {
            bail!("{module} is built for contract version {contract}, but the shell hosts {CONTRACT}; build it again");
        }
        check_schema(&self.described.manifest)?;
        let entry = self.described.manifest["entry"]
            .as_str()
            .context("module.json names no entry")?;
        if !self.files.contains_key(entry) {
            bail!("module.json names the entry {entry}, which the build does not have");
        }
        for list in ["preload", "fonts"] {
            let named = self.described.manifest[list].as_array().into_iter().flatten();
            for file in named.filter_map(Value::as_str) {
                if !self.files.contains_key(file) {
                    bail!("module.json names {file} in \"{list}\", which the build does not have");
                }
            }
        }
        once(&self.described.manifest, "routes", "path")?;
        once(&self.described.manifest, "nav", "id")?;
        for (address, script) in self.described.entrances() {
            if !self.files.contains_key(script) {
                bail!("module.json names the entrance {script} of {address}, which the build does not have");
            }
        }
        Ok(())
    }

    fn check_integrity(&self) -> Result<()> {
        let text = self
            .files
            .get("integrity.json")
            .context("no integrity.json; build the module first")?;
        let hashes: BTreeMap<String, String> = serde_json::from_slice(text).context("integrity.json is not a map")?;
        for (name, expected) in &hashes {
            let bytes = self
                .files
                .get(name)
                .with_context(|| format!("integrity.json names {name}, which is missing"))?;
            let found = format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)));
            if found != *expected {
                bail!("{name} is not the file that was built: its hash differs from integrity.json");
            }
        }
        let code = |name: &&String| {
            Path::new(name.as_str())
                .extension()
                .is_some_and(|extension| ["js", "mjs", "css"].iter().any(|code| extension == *code))
        };
        if let Some(name) = self.files.keys().filter(code).find(|name| !hashes.contains_key(*name)) {
            bail!("{name} has no hash in integrity.json");
        }
        Ok(())
    }
}

/// Checks that a manifest list has no duplicates: pages would use the first one, or fail.
fn once(manifest: &Value, list: &str, field: &str) -> Result<()> {
    let mut seen = BTreeSet::new();
    let items = manifest[list].as_array().into_iter().flatten();
    match items
        .filter_map(|item| item[field].as_str())
        .find(|value| !seen.insert(*value))
    {
        Some(twice) => bail!("module.json has the {field} {twice} twice in \"{list}\""),
        None => Ok(()),
    }
}

fn is_private(name: &str) -> bool {
    OWN.contains(&name) || Path::new(name).extension().is_some_and(|extension| extension == "map")
}

/// The schema describes what the module's author writes; the build adds file names.
fn check_schema(manifest: &Value) -> Result<()> {
    let schema: Value = serde_json::from_str(SCHEMA).context("the manifest schema")?;
    let schema = jsonschema::validator_for(&schema).map_err(|error| anyhow!("the manifest schema: {error}"))?;
    let mut written = manifest.clone();
    if let Some(written) = written.as_object_mut() {
        written.retain(|name, _| !BUILT.contains(&name.as_str()));
    }
    let faults: Vec<String> = schema
        .iter_errors(&written)
        .map(|fault| format!("{}: {fault}", fault.instance_path()))
        .collect();
    if faults.is_empty() {
        return Ok(());
    }
    bail!("module.json is not as the schema has it: {}", faults.join("; "))
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(file) = path.file_name().and_then(|name| name.to_str()) else {
            bail!("a file name that is not UTF-8")
        };
        let name = format!("{prefix}{file}");
        if file.starts_with('.') {
            continue;
        }
        if path.is_dir() {
            collect(&path, &format!("{name}/"), files)?;
        } else {
            files.insert(name, fs::read(&path)?);
        }
    }
    Ok(())
}
