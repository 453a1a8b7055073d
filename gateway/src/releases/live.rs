//! Module releases, with what a page needs to know about them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use jetway_releases::Override;
use jetway_tenancy::asset::content_hash;
use prometheus::IntCounter;
use serde::Deserialize;
use serde_json::Value;

/// The shell module, which hosts the others.
pub const SHELL: &str = "mfe-shell";

/// One module at one version.
#[derive(Debug)]
pub struct ModuleRelease {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// `/releases/<id>/<version>/`.
    pub base: String,
    /// The script a page starts with.
    pub entry: String,
    /// Federation name.
    pub name: String,
    /// `module.json` as built.
    pub manifest: Value,
    /// Path patterns of its routes.
    pub routes: Vec<String>,
    /// Subresource-integrity hashes (`sha256-…`) by file, for scripts and styles only.
    pub integrity: BTreeMap<String, String>,
    /// Scripts its entry imports immediately.
    pub first: Vec<String>,
    /// Scripts that render the first screen of a path before the shell has loaded, by path.
    pub entrances: BTreeMap<String, String>,
    /// What the document links besides the entry.
    pub links: Links,
    /// Counts the documents that referenced this release; `None` for an override.
    pub documents: Option<IntCounter>,
}

impl ModuleRelease {
    /// The script that renders the path before the shell has loaded, if there is one. A build on a developer's machine
    /// has none.
    pub fn entrance(&self, path: &str) -> Option<&str> {
        let mut entrances = self.entrances.iter();
        entrances
            .find(|(address, _)| fits(address, path))
            .map(|(_, script)| script.as_str())
    }

    /// Title in this language of the page at this path, if it is outside the portal's frame (`"layout": "plain"`), as pages that an
    /// agency shows its customers are.
    pub fn plain_title(&self, path: &str, language: &str) -> Option<&str> {
        let routes = self.manifest["routes"].as_array()?;
        let is_plain = |route: &&Value| {
            route["layout"] == "plain" && route["path"].as_str().is_some_and(|pattern| fits(pattern, path))
        };
        let key = routes.iter().find(is_plain)?["title"].as_str()?;
        let texts = &self.manifest["texts"];
        let primary = language.split('-').next().unwrap_or_default();
        let text = texts[primary][key].as_str().or_else(|| texts["en"][key].as_str());
        Some(text.unwrap_or_default())
    }
}

/// What the shell's document links.
#[derive(Debug, Default, Deserialize)]
pub struct Links {
    /// Scripts, in order; the module's entry when empty.
    #[serde(default)]
    pub entry: Vec<String>,
    /// Style sheets.
    #[serde(default)]
    pub css: Vec<String>,
    /// Fonts to fetch early.
    #[serde(default)]
    pub preload: Vec<String>,
}

/// The versions of all modules one page gets.
#[derive(Debug, Clone, Default)]
pub struct LiveSet {
    /// Identifies the whole set.
    pub id: String,
    /// By module id.
    pub modules: BTreeMap<String, Arc<ModuleRelease>>,
    /// The staff override, when one of the modules is overridden.
    pub overridden: Option<Override>,
}

impl LiveSet {
    /// A set of these modules; its id is derived from their versions.
    pub fn new(modules: BTreeMap<String, Arc<ModuleRelease>>) -> Self {
        let versions = modules
            .values()
            .map(|module| format!("{}={}\n", module.id, module.version));
        let id = content_hash(versions.collect::<String>().as_bytes());
        Self {
            id,
            modules,
            overridden: None,
        }
    }

    /// Counts a document that references these versions.
    pub fn count_document(&self) {
        let counters = self.modules.values().filter_map(|module| module.documents.as_ref());
        counters.for_each(IntCounter::inc);
    }

    /// The shell module, when published.
    pub fn shell(&self) -> Option<&Arc<ModuleRelease>> {
        self.modules.get(SHELL)
    }

    /// The module that owns a path: the longest matching pattern, one without a parameter first.
    pub fn owner(&self, path: &str) -> Option<&Arc<ModuleRelease>> {
        let rank = |pattern: &String| {
            let parts = pattern.split('/').count();
            (parts, pattern.split('/').filter(|part| !part.starts_with(':')).count())
        };
        self.modules
            .values()
            .filter(|module| module.id != SHELL)
            .filter_map(|module| {
                let best = module
                    .routes
                    .iter()
                    .filter(|pattern| fits(pattern, path))
                    .map(rank)
                    .max()?;
                Some((best, module))
            })
            .max_by_key(|(best, _)| *best)
            .map(|(_, module)| module)
    }
}

fn fits(pattern: &str, path: &str) -> bool {
    let mut path = path.trim_end_matches('/').split('/');
    for part in pattern.trim_end_matches('/').split('/') {
        if part == "*" {
            return true;
        }
        match path.next() {
            Some(found) if part == found || (part.starts_with(':') && !found.is_empty()) => {}
            _ => return false,
        }
    }
    path.next().is_none()
}

#[derive(Deserialize)]
struct Described {
    name: String,
    entry: String,
    #[serde(default)]
    preload: Vec<String>,
    #[serde(default)]
    routes: Vec<RoutePath>,
    #[serde(default)]
    entrances: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct RoutePath {
    path: String,
}

/// Reads a published version.
///
/// # Errors
/// When one of its files is missing or cannot be parsed; the message names the file.
pub fn read(root: &Path, id: &str, version: &str, documents: Option<IntCounter>) -> Result<ModuleRelease, String> {
    let safe = jetway_tenancy::asset::is_safe_name(id) && jetway_tenancy::asset::is_safe_name(version);
    if !safe || id.contains('/') || version.contains('/') {
        return Err(format!("channels.toml: {id} {version} is not a module and a version"));
    }
    let folder = root.join(id).join(version);
    let manifest: Value = json(&folder.join("module.json"))?;
    let described =
        Described::deserialize(&manifest).map_err(|error| format!("{}/module.json: {error}", folder.display()))?;
    let hashes: BTreeMap<String, String> = json(&folder.join("integrity.json"))?;
    let shell = folder.join("shell.json");
    let links = if shell.is_file() {
        json(&shell)?
    } else {
        Links::default()
    };
    let code = |name: &String| [".js", ".css"].iter().any(|ending| name.ends_with(ending));
    Ok(ModuleRelease {
        id: id.to_owned(),
        version: version.to_owned(),
        base: format!("/releases/{id}/{version}/"),
        entry: described.entry,
        first: described.preload,
        entrances: described.entrances,
        name: described.name,
        routes: described.routes.into_iter().map(|route| route.path).collect(),
        manifest,
        integrity: hashes.into_iter().filter(|(name, _)| code(name)).collect(),
        links,
        documents,
    })
}

fn json<T: serde::de::DeserializeOwned>(path: &Path) -> Result<T, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    serde_json::from_slice(&bytes).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_fits_its_paths() {
        assert!(fits("/flight-booking/:id", "/flight-booking/7"));
        assert!(fits("/flight-booking/:id", "/flight-booking/7/"));
        assert!(!fits("/flight-booking/:id", "/flight-booking"));
        assert!(!fits("/flight-booking/:id", "/flight-booking/7/8"));
        assert!(!fits("/", "/searchpad"));
        assert!(fits("/", "/"));
    }
}
