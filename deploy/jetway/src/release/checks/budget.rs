//! Size budgets, as transferred to a browser. The build checks them too; here they cannot be skipped.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;

use crate::release::described::SHELL;
use crate::release::dist::Dist;

const BUDGETS: &str = include_str!("../../../../../contracts/size-budgets.json");
const KB: f64 = 1024.0;

/// Gzipped bytes.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Budget {
    first_load: usize,
    entry: usize,
    chunk: usize,
    /// A script that renders a path before the shell has loaded; only modules have them.
    #[serde(default)]
    entrance: usize,
}

/// Checks the size of each script, and the total of those a page needs first.
///
/// # Errors
/// Naming the file and both sizes.
pub fn check(build: &Dist) -> Result<()> {
    let mut budgets: BTreeMap<String, Budget> = serde_json::from_str(BUDGETS).context("the size budgets")?;
    let manifest = &build.described.manifest;
    let role = if manifest["id"] == SHELL { "shell" } else { "module" };
    let budget = budgets.remove(role).context("the size budgets")?;
    let entry = manifest["entry"].as_str().unwrap_or_default();
    let scripts = build.files.iter().filter(|(name, _)| is_script(name));
    let weights = scripts
        .map(|(name, bytes)| Ok((name.as_str(), weigh(bytes)?)))
        .collect::<Result<BTreeMap<&str, usize>>>()?;
    let is_entrance = |name: &str| build.described.entrances().any(|(_, script)| script == name);
    for (name, weight) in &weights {
        let (limit, what) = if *name == entry {
            (budget.entry, "an entry")
        } else if is_entrance(name) {
            (budget.entrance, "an entrance")
        } else {
            (budget.chunk, "a chunk")
        };
        over(*weight, limit, &format!("{name} is"), what)?;
    }
    let next = manifest["preload"].as_array().into_iter().flatten();
    let first = next
        .filter_map(serde_json::Value::as_str)
        .chain([entry])
        .filter_map(|name| weights.get(name));
    over(
        first.sum(),
        budget.first_load,
        "what a page needs first is",
        "a first load",
    )
}

fn is_script(name: &str) -> bool {
    std::path::Path::new(name)
        .extension()
        .is_some_and(|extension| extension == "js" || extension == "mjs")
}

fn weigh(bytes: &[u8]) -> Result<usize> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes).context("gzip")?;
    Ok(gzip.finish().context("gzip")?.len())
}

fn over(weight: usize, limit: usize, which: &str, what: &str) -> Result<()> {
    #[expect(clippy::cast_precision_loss, reason = "sizes of files, for people to read")]
    let kb = |bytes: usize| bytes as f64 / KB;
    if weight > limit {
        bail!(
            "{which} {:.1} KB gzipped, but {what} may be {:.1} KB; `size-report.json` of the build lists its contents",
            kb(weight),
            kb(limit)
        );
    }
    Ok(())
}
