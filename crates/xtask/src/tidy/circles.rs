//! No Rust file imports another in a circle, directly or through others.
//!
//! An import is a path in code that leads to an item of another file, followed through `use` and `pub use` to the file that
//! defines the item. `mod x;` and re-exports of a module's own children are not imports, so a parent that only lists and
//! re-exports its children is fine; a parent that calls its child while the child uses an item of the parent is a circle.
//! Tests may import anything.

mod graph;
mod modules;
mod resolve;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use anyhow::{Context, Result};

use crate::repo;
use modules::Crate;
use resolve::Imports;

/// Folders that still have circles, with their number, which only falls. There is none.
const KNOWN: [(&str, usize); 0] = [];

/// Findings about circles.
///
/// # Errors
/// When a source file cannot be read or parsed.
pub fn check() -> Result<Vec<String>> {
    let files: BTreeSet<String> = repo::tracked(".")?.into_iter().collect();
    let read = |file: &str| fs::read_to_string(repo::root().join(file)).with_context(|| file.to_owned());
    let roots = files
        .iter()
        .filter(|file| file.ends_with("src/lib.rs") || file.ends_with("src/main.rs"));
    let mut imports = Imports::new();
    for root in roots {
        let sources = Crate::read(root, &|file| files.contains(file), &read)?;
        for (pair, names) in resolve::imports(&sources) {
            imports.entry(pair).or_default().extend(names);
        }
    }
    Ok(findings(&imports, &KNOWN))
}

fn findings(imports: &Imports, known: &[(&str, usize)]) -> Vec<String> {
    let found = graph::circles(imports.keys());
    let is_in = |circle: &BTreeSet<&str>, folder: &str| circle.iter().all(|file| file.starts_with(folder));
    let mut findings = Vec::new();
    for (folder, allowed) in known {
        let count = found.iter().filter(|circle| is_in(circle, folder)).count();
        if count < *allowed {
            findings.push(format!(
                "{folder} has {count} import circles; lower its number in tidy/circles.rs from {allowed}"
            ));
        }
    }
    let excess = found.iter().filter(|circle| {
        let entry = known.iter().find(|(folder, _)| is_in(circle, folder));
        entry.is_none_or(|(folder, allowed)| found.iter().filter(|circle| is_in(circle, folder)).count() > *allowed)
    });
    findings.extend(excess.map(|circle| told(circle, imports)));
    findings
}

fn told(circle: &BTreeSet<&str>, imports: &Imports) -> String {
    let mut text = "files import each other in a circle; give what they share a file of its own".to_owned();
    for ((from, to), names) in imports {
        if circle.contains(from.as_str()) && circle.contains(to.as_str()) {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            // Writing to a String cannot fail.
            let _ = write!(text, "\n        {from} -> {to}: {}", names.join(", "));
        }
    }
    text
}

#[cfg(test)]
mod tests;
