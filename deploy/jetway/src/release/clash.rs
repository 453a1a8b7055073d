//! What two modules may not both have: a path, or a namespace of texts.

use std::collections::BTreeSet;

use anyhow::{Result, bail};
use serde_json::Value;

use super::channels;
use super::folder::Releases;

/// See that a manifest takes nothing that a live version of another module has. Live is whatever a pointer names.
///
/// # Errors
/// Naming both modules and what they share.
pub fn check(releases: &Releases, module: &str, manifest: &Value) -> Result<()> {
    let channels = channels::read(releases)?;
    let (paths, namespaces) = (paths(manifest), namespaces(manifest));
    let others: BTreeSet<(&str, &str)> = channels.pointed().filter(|(other, _)| *other != module).collect();
    for (other, version) in others {
        let Some(theirs) = releases.manifest(other, version) else {
            continue;
        };
        if let Some(path) = self::paths(&theirs).intersection(&paths).next() {
            bail!("the route {path} of {module} is {other}'s already (live version {version}); choose another path");
        }
        if let Some(name) = self::namespaces(&theirs).intersection(&namespaces).next() {
            bail!(
                "the text namespace \"{name}\" of {module} is {other}'s already (live version {version}); use one of its own"
            );
        }
    }
    Ok(())
}

/// Paths with what a parameter is called left out: `/a/:id` and `/a/:order` are one.
fn paths(manifest: &Value) -> BTreeSet<String> {
    let routes = manifest["routes"].as_array().into_iter().flatten();
    let plain = |path: &str| {
        let parts = path
            .split('/')
            .map(|part| if part.starts_with(':') { ":" } else { part });
        parts.collect::<Vec<_>>().join("/")
    };
    let paths = routes.filter_map(|route| route["path"].as_str());
    paths.map(plain).collect()
}

/// The first parts of its message keys. Source: `contracts/route-manifest.schema.json`, messageKey.
fn namespaces(manifest: &Value) -> BTreeSet<String> {
    let list = |name: &str| manifest[name].as_array().into_iter().flatten();
    let titles = list("routes").map(|route| &route["title"]);
    let labels = list("nav").map(|entry| &entry["label"]);
    let keys = titles.chain(labels).filter_map(Value::as_str);
    let texts = manifest["texts"].as_object().into_iter().flatten();
    let texts = texts
        .filter_map(|(_, texts)| texts.as_object())
        .flatten()
        .map(|(key, _)| key.as_str());
    keys.chain(texts)
        .filter_map(|key| Some(key.split_once(':')?.0.to_owned()))
        .collect()
}
