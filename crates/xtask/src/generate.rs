//! Generated files: written by the programs that own their sources, never by hand.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::repo;

/// Generated folders and files, relative to the root.
pub const GENERATED: [&str; 5] = [
    "contracts",
    "tenants/_schema",
    "packages/kit-api/src/generated",
    "mfe-operations/src/api/generated",
    "packages/kit-ui/src/theme/generated",
];

/// Rewrite every generated file from its source.
///
/// # Errors
/// When the backend, the tenancy crate or the client generator fails.
pub fn write() -> Result<()> {
    compile_backend()?;
    write_with_built_backend()
}

/// Compile the backend, which prints the contracts. With `--workspace`, since `--package` chooses other features of
/// dependencies and compiles them once more.
///
/// # Errors
/// When it does not compile.
pub fn compile_backend() -> Result<()> {
    repo::run("cargo", &["build", "--quiet", "--workspace", "--bin", "jetway-api"])
}

/// Rewrite every generated file with the compiled backend.
///
/// # Errors
/// As [`write`].
pub fn write_with_built_backend() -> Result<()> {
    for name in ["openapi", "operators", "problems", "permissions"] {
        let document = print(name)?;
        fs::write(repo::root().join("contracts").join(format!("{name}.json")), document)?;
    }
    write_operations()?;
    let tenants = repo::root().join("tenants");
    fs::write(
        tenants.join("_schema/tenant.schema.json"),
        jetway_tenancy::schema_json(),
    )?;
    let palettes = jetway_tenancy::palette::demo_palettes::css(&tenants).map_err(anyhow::Error::msg)?;
    fs::write(
        repo::root().join("packages/kit-ui/src/theme/generated/demo-palettes.css"),
        palettes,
    )?;
    repo::run(
        "npm",
        &[
            "run",
            "--silent",
            "gen",
            "-w",
            "packages/kit-api",
            "-w",
            "mfe-operations",
        ],
    )
}

/// The paths of both contracts, sorted, one per line: operations that the gateway may name in its log.
fn write_operations() -> Result<()> {
    let contracts = repo::root().join("contracts");
    let mut paths = BTreeSet::new();
    for name in ["openapi.json", "operators.json"] {
        let document: serde_json::Value = serde_json::from_str(&fs::read_to_string(contracts.join(name))?)?;
        let listed = document["paths"].as_object().into_iter().flat_map(|paths| paths.keys());
        paths.extend(listed.cloned());
    }
    let mut list = String::new();
    for path in paths {
        list.push_str(&path);
        list.push('\n');
    }
    Ok(fs::write(contracts.join("operations.txt"), list)?)
}

fn print(document: &str) -> Result<String> {
    let output = Command::new(repo::binary("jetway-api"))
        .args(["contract", document])
        .output()
        .context("cannot start jetway-api")?;
    if !output.status.success() {
        bail!(
            "jetway-api contract {document}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    Ok(String::from_utf8(output.stdout)?)
}
