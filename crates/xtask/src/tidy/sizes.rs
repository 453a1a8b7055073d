//! Files and folders stay small enough to read.

use std::collections::BTreeMap;
use std::fs;

use anyhow::Result;

use crate::repo;

const RUST_LINES: usize = 500;
const TYPESCRIPT_LINES: usize = 350;
const FOLDER_FILES: usize = 20;

/// Files that are larger on purpose, with the reason.
const EXCEPTIONS: [(&str, &str); 0] = [];

/// Findings about sizes; tests, generated files, migrations and data are exempt.
pub fn check() -> Result<Vec<String>> {
    let mut findings = Vec::new();
    let mut folders: BTreeMap<String, usize> = BTreeMap::new();
    for file in repo::tracked(".")? {
        if is_exempt(&file) {
            continue;
        }
        let Some(limit) = limit(&file) else { continue };
        let text = fs::read_to_string(repo::root().join(&file))?;
        let lines = text
            .lines()
            .take_while(|line| !line.starts_with("#[cfg(test)]"))
            .count();
        if lines > limit {
            findings.push(format!(
                "{file} has {lines} lines; {limit} is the stop. Split it by noun."
            ));
        }
        if let Some((folder, _)) = file.rsplit_once('/') {
            *folders.entry(folder.to_owned()).or_default() += 1;
        }
    }
    for (folder, files) in folders.into_iter().filter(|(_, files)| *files > FOLDER_FILES) {
        findings.push(format!(
            "{folder}/ holds {files} source files; {FOLDER_FILES} is the stop. Build another room."
        ));
    }
    Ok(findings)
}

fn limit(file: &str) -> Option<usize> {
    match file.rsplit_once('.')?.1 {
        "rs" => Some(RUST_LINES),
        "ts" | "tsx" | "mjs" | "cjs" => Some(TYPESCRIPT_LINES),
        _ => None,
    }
}

fn is_exempt(file: &str) -> bool {
    let parts = ["/generated/", "/migration/", "/fixtures/", "/tests/", "e2e/"];
    parts.iter().any(|part| file.contains(part))
        || file.contains(".test.")
        || file.ends_with("/tests.rs")
        || EXCEPTIONS.iter().any(|(name, _)| *name == file)
}
