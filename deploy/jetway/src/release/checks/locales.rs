//! Translations: every language a module lists has every text of the English one.

use std::collections::BTreeSet;

use anyhow::{Result, bail};

use crate::release::described::Described;

/// Suffixes of plural forms, which differ by language. Source: i18next JSON v4.
const PLURALS: [&str; 6] = ["_zero", "_one", "_two", "_few", "_many", "_other"];
/// The most missing keys to list.
const NAMED: usize = 5;

/// Checks that no listed language lacks a text.
///
/// # Errors
/// Naming the language and the first missing texts.
pub fn check(build: &Described) -> Result<()> {
    let messages = &build.facts.messages;
    let listed = build.manifest["locales"].as_array().into_iter().flatten();
    let keys = |language: &str| -> BTreeSet<&str> {
        let keys = messages.get(language).into_iter().flatten();
        keys.map(|key| plain(key)).collect()
    };
    let wanted = keys("en");
    for language in listed.filter_map(serde_json::Value::as_str) {
        let there = keys(language);
        let missing: Vec<&str> = wanted.difference(&there).copied().take(NAMED).collect();
        if !messages.contains_key(language) || !missing.is_empty() {
            bail!(
                "module.json lists the language \"{language}\", but it has no text for {}; translate them or leave the language out",
                missing.join(", ")
            );
        }
    }
    Ok(())
}

/// Checks that a build has every language of an earlier version.
///
/// # Errors
/// Naming the language and that version.
pub fn keeps(build: &Described, before: &Described, version: &str) -> Result<()> {
    let spoken = |of: &Described| -> BTreeSet<String> {
        let locales = of.manifest["locales"].as_array().into_iter().flatten();
        locales
            .filter_map(|locale| locale.as_str().map(str::to_owned))
            .collect()
    };
    if let Some(lost) = spoken(before).difference(&spoken(build)).next() {
        bail!(
            "the stable version {version} has \"{lost}\", which portals use; translate its texts and list it in \"locales\""
        );
    }
    Ok(())
}

fn plain(key: &str) -> &str {
    PLURALS
        .iter()
        .find_map(|plural| key.strip_suffix(plural))
        .unwrap_or(key)
}
