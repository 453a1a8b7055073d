//! A tenant's name or colour belongs to its folder, not to code.

use std::fs;

use anyhow::Result;
use regex::Regex;

use crate::repo;

const SOURCES: [&str; 5] = ["rs", "ts", "tsx", "css", "html"];

/// Themes define colours, the console's its own, as it belongs to no tenant; drawings have colours of their own.
const COLOURED: [&str; 4] = [
    "crates/jetway-tenancy/src/palette",
    "mfe-operations/src/palette.css",
    "packages/kit-ui/src/theme/",
    "packages/kit-ui/src/travel/destination-art/",
];

/// Findings about tenant names and hex colours in code.
pub fn check() -> Result<Vec<String>> {
    let colour = Regex::new(r##"["'`: (]#[0-9a-fA-F]{6}\b|["'`]#[0-9a-fA-F]{3}["'`]"##)?;
    let tenant = Regex::new(r#"["'`]falcon["'`.]"#)?;
    let mut findings = Vec::new();
    for file in repo::tracked(".")? {
        if !is_product_code(&file) {
            continue;
        }
        let text = fs::read_to_string(repo::root().join(&file))?;
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in code.lines().enumerate() {
            if colour.is_match(line) && !COLOURED.iter().any(|folder| file.starts_with(folder)) {
                findings.push(format!("{file}:{}: a hex colour; use a theme variable", number + 1));
            }
            if tenant.is_match(line) {
                findings.push(format!(
                    "{file}:{}: a tenant's name; put the difference in tenants/",
                    number + 1
                ));
            }
        }
    }
    Ok(findings)
}

fn is_product_code(file: &str) -> bool {
    let source = file
        .rsplit_once('.')
        .is_some_and(|(_, ending)| SOURCES.contains(&ending));
    let apart = [
        "tenants/",
        "e2e/",
        "bench/",
        "docs/",
        "crates/xtask/",
        "crates/jetway-testkit/",
        "packages/kit-test/",
    ];
    let tests = [
        "/tests/",
        "/tests.rs",
        ".test.",
        "/generated/",
        "/fixtures/",
        "/catalogue/",
        "/demo/",
    ];
    source && !apart.iter().any(|folder| file.starts_with(folder)) && !tests.iter().any(|part| file.contains(part))
}
