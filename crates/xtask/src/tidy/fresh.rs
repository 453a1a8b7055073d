//! Generated files match their sources.

use std::collections::BTreeMap;
use std::fs;

use anyhow::Result;

use crate::{generate, repo};

/// Rewrite the generated files with the compiled backend and report those that were stale.
pub fn check() -> Result<Vec<String>> {
    let before = contents()?;
    generate::write_with_built_backend()?;
    let after = contents()?;
    let names = before
        .keys()
        .chain(after.keys())
        .collect::<std::collections::BTreeSet<_>>();
    Ok(names
        .into_iter()
        .filter(|name| before.get(*name) != after.get(*name))
        .map(|name| format!("{name} was stale; it is rewritten now, commit it"))
        .collect())
}

fn contents() -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for folder in generate::GENERATED {
        for file in repo::tracked(folder)? {
            files.insert(file.clone(), fs::read(repo::root().join(&file))?);
        }
    }
    Ok(files)
}
