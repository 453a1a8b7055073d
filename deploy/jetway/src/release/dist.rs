//! A build as webpack wrote it, checked before anyone is offered it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;
use sha2::{Digest, Sha256, Sha384};

/// What a shell of this generation can host. Source: ADR 0006.
const CONTRACT: u32 = 1;

/// A checked build: its files by name.
#[derive(Debug)]
pub struct Dist {
    /// Names below the folder, with content.
    pub files: BTreeMap<String, Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ModuleFile {
    id: String,
    contract_version: u32,
    entry: String,
}

impl Dist {
    /// Read a build and check that it is whole: its manifest is this module's, its entry is there, and every script and
    /// style has the hash `integrity.json` says.
    ///
    /// # Errors
    /// The first thing that is not so.
    pub fn read(folder: &Path, module: &str) -> Result<Self> {
        let mut files = BTreeMap::new();
        collect(folder, "", &mut files).with_context(|| format!("cannot read {}", folder.display()))?;
        let dist = Self { files };
        dist.check_module(module)?;
        dist.check_integrity()?;
        Ok(dist)
    }

    /// Twelve hexadecimal digits that change with any name or byte.
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
        let text = self
            .files
            .get("module.json")
            .context("no module.json; build the module first")?;
        let described: ModuleFile = serde_json::from_slice(text).context("module.json is not a module manifest")?;
        if described.id != module {
            bail!("module.json is {}'s, not {module}'s", described.id);
        }
        if described.contract_version != CONTRACT {
            bail!(
                "contract version {}, but the shell hosts {CONTRACT}",
                described.contract_version
            );
        }
        if !self.files.contains_key(&described.entry) {
            bail!(
                "module.json names the entry {}, which the build does not have",
                described.entry
            );
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
            let found = format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)));
            if found != *expected {
                bail!("{name} is not the file that was built: its hash differs from integrity.json");
            }
        }
        let code = |name: &&String| {
            Path::new(name.as_str())
                .extension()
                .is_some_and(|extension| extension == "js" || extension == "css")
        };
        if let Some(name) = self.files.keys().filter(code).find(|name| !hashes.contains_key(*name)) {
            bail!("{name} has no hash in integrity.json");
        }
        Ok(())
    }
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
