//! The boot payload: everything the first screen needs, so that it makes no further request.

use std::borrow::Cow;
use std::collections::BTreeMap;

use jetway_releases::{Override, Target};
use jetway_tenancy::TenantConfig;
use serde::Serialize;
use serde_json::{Value, json};

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
    manifest: Cow<'a, Value>,
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
    let language = tenant.locale.split('-').next().unwrap_or_default();
    let modules = live.modules.values();
    let modules = modules.map(|module| (module.id.as_str(), entry(module, language)));
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

fn entry<'a>(module: &'a ModuleRelease, language: &str) -> Module<'a> {
    Module {
        version: &module.version,
        base: &module.base,
        entry: &module.entry,
        name: &module.name,
        manifest: in_language(&module.manifest, language),
    }
}

/// A manifest with the texts of the document's language only, or the English ones if the module lacks it: another
/// language is another document.
fn in_language<'a>(manifest: &'a Value, language: &str) -> Cow<'a, Value> {
    let texts = manifest["texts"].as_object();
    let spoken = [language, "en"]
        .into_iter()
        .find_map(|language| Some((language, texts?.get(language)?)));
    match spoken {
        Some((language, spoken)) => {
            let mut own = manifest.clone();
            own["texts"] = json!({ language: spoken });
            Cow::Owned(own)
        }
        None => Cow::Borrowed(manifest),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::in_language;

    #[test]
    fn a_document_has_its_own_language_or_english_and_no_other() {
        let manifest =
            json!({ "id": "m", "texts": { "en": { "a": "A" }, "ar": { "a": "\u{623}" }, "bn": { "a": "\u{985}" } } });
        let texts = |language| in_language(&manifest, language)["texts"].clone();
        assert_eq!(texts("ar"), json!({ "ar": { "a": "\u{623}" } }));
        assert_eq!(texts("en"), json!({ "en": { "a": "A" } }));
        assert_eq!(texts("fr"), texts("en"));
        assert_eq!(in_language(&manifest, "ar")["id"], "m");
        let bare = json!({ "id": "m" });
        assert_eq!(*in_language(&bare, "ar"), bare);
    }
}
