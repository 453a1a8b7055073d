//! Generated files: written by the programs that own what they describe, never by hand.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::repo;

/// What `write` rewrites, as folders and files below the root.
pub const GENERATED: [&str; 4] = [
    "contracts",
    "tenants/_schema",
    "packages/kit-api/src/generated",
    "packages/kit-ui/src/theme/generated",
];

/// Rewrite every generated file from its source.
///
/// # Errors
/// When the backend, the tenancy crate or the client generator cannot produce it.
pub fn write() -> Result<()> {
    repo::run("cargo", &["build", "--quiet", "--package", "jetway-backend"])?;
    for name in ["openapi", "problems", "permissions"] {
        let document = print(name)?;
        fs::write(repo::root().join("contracts").join(format!("{name}.json")), document)?;
    }
    let tenants = repo::root().join("tenants");
    fs::write(
        tenants.join("_schema/tenant.schema.json"),
        jetway_tenancy::schema_json(),
    )?;
    let palettes = jetway_tenancy::palette::demo_css(&tenants).map_err(anyhow::Error::msg)?;
    fs::write(
        repo::root().join("packages/kit-ui/src/theme/generated/demo-palettes.css"),
        palettes,
    )?;
    repo::run("npm", &["run", "--silent", "gen", "-w", "packages/kit-api"])
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
