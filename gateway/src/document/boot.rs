//! The boot payload: everything the first screen needs, so that it makes no further request.

use std::collections::BTreeMap;

use jetway_releases::{Override, Target};
use jetway_tenancy::TenantConfig;
use serde::Serialize;
use serde_json::Value;

use crate::releases::{LiveSet, ModuleRelease};

#[derive(Serialize)]
struct Boot<'a> {
    tenant: &'a TenantConfig,
    releases: Releases<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Releases<'a> {
    set_id: &'a str,
    modules: BTreeMap<&'a str, Module<'a>>,
    integrity: BTreeMap<String, &'a str>,
    #[serde(rename = "override", skip_serializing_if = "Option::is_none")]
    overridden: Option<Overridden<'a>>,
}

/// The override banner's content, and the origin of an overridden module.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Overridden<'a> {
    module: &'a str,
    #[serde(flatten)]
    target: &'a Target,
    until: u64,
    by: Option<&'a str>,
}

#[derive(Serialize)]
struct Module<'a> {
    version: &'a str,
    base: &'a str,
    entry: &'a str,
    name: &'a str,
    manifest: &'a Value,
}

/// The payload without its per-request part, as JSON without the closing brace.
pub fn open_payload(tenant: &TenantConfig, live: &LiveSet) -> String {
    let integrity = live.modules.values().flat_map(|module| {
        let base = module.base.as_str();
        module
            .integrity
            .iter()
            .map(move |(file, hash)| (format!("{base}{file}"), hash.as_str()))
    });
    let modules = live.modules.values().map(|module| (module.id.as_str(), entry(module)));
    let boot = Boot {
        tenant,
        releases: Releases {
            set_id: &live.id,
            modules: modules.collect(),
            integrity: integrity.collect(),
            overridden: live.overridden.as_ref().map(told),
        },
    };
    let mut text = serde_json::to_string(&boot).unwrap_or_default();
    text.pop();
    super::html::json(&text)
}

fn told(what: &Override) -> Overridden<'_> {
    Overridden {
        module: &what.module,
        target: &what.target,
        until: what.until,
        by: what.by.as_deref(),
    }
}

fn entry(module: &ModuleRelease) -> Module<'_> {
    Module {
        version: &module.version,
        base: &module.base,
        entry: &module.entry,
        name: &module.name,
        manifest: &module.manifest,
    }
}
