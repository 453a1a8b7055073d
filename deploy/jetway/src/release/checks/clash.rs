//! Conflicts between modules: a federation name that is a prefix of another, the same path, navigation entry, text
//! namespace or endpoint name.

use std::collections::BTreeSet;

use anyhow::{Result, bail};
use serde_json::Value;

use super::other::Other;
use crate::release::described::Described;

/// Checks that a version conflicts with no live version of another module.
///
/// # Errors
/// Naming both modules and the conflict.
pub fn check(module: &str, version: &Described, other: &Other<'_>) -> Result<()> {
    let (ours, theirs) = (version, other.described);
    let whose = format!(
        "of {module} is {}'s already (live version {})",
        other.module, other.version
    );
    // The federation runtime finds a module by the prefix of a name.
    if let (Some(our), Some(their)) = (name(&ours.manifest), name(&theirs.manifest))
        && (our.starts_with(their) || their.starts_with(our))
    {
        bail!("the name {our} {whose} where it begins ({their}); choose one that neither begins with");
    }
    if let Some(path) = paths(&ours.manifest).intersection(&paths(&theirs.manifest)).next() {
        bail!("the route {path} {whose}; choose another path");
    }
    if let Some(id) = entries(&ours.manifest).intersection(&entries(&theirs.manifest)).next() {
        bail!("the navigation entry \"{id}\" {whose}; choose another id");
    }
    if let Some(name) = namespaces(ours).intersection(&namespaces(theirs)).next() {
        bail!("the text namespace \"{name}\" {whose}; use one of its own");
    }
    // The second call of the same name would get the first one's cached data.
    if let Some(name) = ours.facts.endpoints.intersection(&theirs.facts.endpoints).next() {
        bail!("the endpoint \"{name}\" {whose}; begin its name with the module's");
    }
    Ok(())
}

fn name(manifest: &Value) -> Option<&str> {
    manifest["name"].as_str()
}

/// Paths without the names of parameters: `/a/:id` and `/a/:order` are the same.
fn paths(manifest: &Value) -> BTreeSet<String> {
    let plain = |path: &str| {
        let parts = path
            .split('/')
            .map(|part| if part.starts_with(':') { ":" } else { part });
        parts.collect::<Vec<_>>().join("/")
    };
    texts(manifest, "routes", "path").map(plain).collect()
}

fn entries(manifest: &Value) -> BTreeSet<&str> {
    texts(manifest, "nav", "id").collect()
}

/// Its own namespace, and the first parts of its message keys. Source: `contracts/route-manifest.schema.json`,
/// messageKey.
fn namespaces(version: &Described) -> BTreeSet<&str> {
    let manifest = &version.manifest;
    let shown = texts(manifest, "routes", "title").chain(texts(manifest, "nav", "label"));
    let texts = manifest["texts"].as_object().into_iter().flatten();
    let texts = texts
        .filter_map(|(_, texts)| texts.as_object())
        .flatten()
        .map(|(key, _)| key.as_str());
    let own = Some(version.facts.namespace.as_str()).filter(|own| !own.is_empty());
    let keys = shown.chain(texts).filter_map(|key| Some(key.split_once(':')?.0));
    keys.chain(own).collect()
}

fn texts<'a>(manifest: &'a Value, list: &str, field: &'a str) -> impl Iterator<Item = &'a str> {
    let items = manifest[list].as_array().into_iter().flatten();
    items.filter_map(move |item| item[field].as_str())
}
