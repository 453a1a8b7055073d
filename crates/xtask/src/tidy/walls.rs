//! Allowed dependencies between crates and between workspaces, read from the manifests (`deny.toml` has the same for cargo-deny), and
//! the rule that the order core names no product.

use std::fs;

use anyhow::{Context, Result};

use crate::repo;

/// Crate → the crates of this workspace it may use.
const CRATES: [(&str, &str, &[&str]); 20] = [
    ("crates/jetway-domain", "jetway-domain", &[]),
    ("crates/jetway-problem", "jetway-problem", &["jetway-domain"]),
    ("crates/jetway-admin", "jetway-admin", &["jetway-problem"]),
    ("crates/jetway-tenancy", "jetway-tenancy", &["jetway-domain"]),
    ("crates/jetway-telemetry", "jetway-telemetry", &["jetway-domain"]),
    ("crates/jetway-settings", "jetway-settings", &[]),
    ("crates/jetway-releases", "jetway-releases", &[]),
    (
        "crates/jetway-custom-domains",
        "jetway-custom-domains",
        &["jetway-domain", "jetway-settings", "jetway-tenancy"],
    ),
    ("crates/jetway-documents", "jetway-documents", &[]),
    ("crates/jetway-postgres", "jetway-postgres", &[]),
    ("crates/jetway-db", "jetway-db", &["jetway-domain"]),
    ("crates/jetway-connectors", "jetway-connectors", &["jetway-domain"]),
    (
        "crates/jetway-duffel-simulator",
        "jetway-duffel-simulator",
        &["jetway-connectors", "jetway-domain"],
    ),
    ("crates/jetway-sslcommerz-simulator", "jetway-sslcommerz-simulator", &[]),
    (
        "crates/jetway-app",
        "jetway-app",
        &[
            "jetway-domain",
            "jetway-db",
            "jetway-connectors",
            "jetway-documents",
            "jetway-tenancy",
        ],
    ),
    (
        "backend",
        "jetway-backend",
        &[
            "jetway-admin",
            "jetway-app",
            "jetway-domain",
            "jetway-problem",
            "jetway-settings",
            "jetway-tenancy",
            "jetway-telemetry",
        ],
    ),
    (
        "gateway",
        "jetway-gateway",
        &[
            "jetway-admin",
            "jetway-domain",
            "jetway-problem",
            "jetway-releases",
            "jetway-settings",
            "jetway-tenancy",
            "jetway-telemetry",
        ],
    ),
    (
        "deploy/jetway",
        "jetway",
        &[
            "jetway-domain",
            "jetway-custom-domains",
            "jetway-releases",
            "jetway-settings",
            "jetway-telemetry",
            "jetway-tenancy",
        ],
    ),
    ("fuzz", "jetway-fuzz", &["jetway-gateway", "jetway-tenancy"]),
    ("crates/xtask", "xtask", &["jetway-postgres", "jetway-tenancy"]),
];

/// npm workspace → the workspaces it may use.
const PACKAGES: [(&str, &[&str]); 14] = [
    ("packages/kit-domain", &[]),
    ("packages/kit-ui", &["kit-domain"]),
    ("packages/kit-api", &["kit-domain"]),
    ("packages/kit-runtime", &["kit-domain", "kit-api"]),
    ("packages/kit-orders", KITS),
    ("mfe-shell", KITS),
    ("mfe-flights", MODULE_KITS),
    ("mfe-hotels", MODULE_KITS),
    ("mfe-fares", MODULE_KITS),
    ("mfe-holiday-visa", MODULE_KITS),
    ("mfe-payments", MODULE_KITS),
    ("mfe-account", MODULE_KITS),
    ("mfe-operations", KITS),
    (
        "packages/kit-test",
        &["kit-domain", "kit-api", "kit-ui", "kit-runtime", "mfe-shell"],
    ),
];

const KITS: &[&str] = &["kit-domain", "kit-api", "kit-ui", "kit-runtime"];

const MODULE_KITS: &[&str] = &["kit-domain", "kit-api", "kit-ui", "kit-runtime", "kit-orders"];

/// Needed to build and test, never shipped.
const TOOLING: [&str; 2] = ["kit-build", "kit-test"];

/// Paths of the order core, which all products share.
const ORDER_CORE: [&str; 3] = [
    "crates/jetway-app/src/order",
    "crates/jetway-domain/src/order",
    "crates/jetway-db/src/repo/orders",
];

/// Names that belong to a product.
const PRODUCTS: [&str; 4] = ["jetway_domain::air", "crate::air", "crate::flight", ".flights()"];

/// Findings about forbidden dependencies.
pub fn check() -> Result<Vec<String>> {
    let mut findings = Vec::new();
    for (folder, name, allowed) in CRATES {
        let path = repo::root().join(folder).join("Cargo.toml");
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let manifest: toml::Table = text.parse().with_context(|| path.display().to_string())?;
        findings.extend(forbidden_crates(name, allowed, &manifest));
    }
    for (folder, allowed) in PACKAGES {
        let path = repo::root().join(folder).join("package.json");
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let manifest: serde_json::Value = serde_json::from_str(&text).with_context(|| path.display().to_string())?;
        findings.extend(forbidden_packages(folder, allowed, &manifest));
    }
    for file in repo::tracked("crates")? {
        if ORDER_CORE.iter().any(|core| file.starts_with(core)) {
            let text = fs::read_to_string(repo::root().join(&file)).with_context(|| file.clone())?;
            findings.extend(products_in_core(&file, &text));
        }
    }
    Ok(findings)
}

fn products_in_core(file: &str, text: &str) -> Vec<String> {
    let named = PRODUCTS.iter().filter(|product| text.contains(**product));
    named
        .map(|product| format!("{file} names {product}; the order core serves every product (ADR 0091)"))
        .collect()
}

fn forbidden_crates(name: &str, allowed: &[&str], manifest: &toml::Table) -> Vec<String> {
    let used = manifest
        .get("dependencies")
        .and_then(toml::Value::as_table)
        .into_iter()
        .flat_map(toml::Table::keys);
    used.filter(|used| used.starts_with("jetway-") && !allowed.contains(&used.as_str()))
        .map(|used| format!("{name} may not use {used}; it may use {allowed:?}"))
        .collect()
}

fn forbidden_packages(folder: &str, allowed: &[&str], manifest: &serde_json::Value) -> Vec<String> {
    let own = |table: &str, tooling: bool| -> Vec<String> {
        let names = manifest[table].as_object().into_iter().flat_map(|table| table.keys());
        names
            .filter_map(|name| name.strip_prefix("@jetway/"))
            .filter(|name| !allowed.contains(name) && (!tooling || !TOOLING.contains(name)))
            .map(|name| format!("{folder} may not use @jetway/{name} ({table}); it may use {allowed:?}"))
            .collect()
    };
    [
        own("dependencies", false),
        own("peerDependencies", false),
        own("devDependencies", true),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_planted_crate_dependency_is_found() {
        let manifest: toml::Table = "[dependencies]\njetway-db.workspace = true\nserde = \"1\""
            .parse()
            .unwrap();
        assert_eq!(
            forbidden_crates("jetway-gateway", &["jetway-domain"], &manifest).len(),
            1
        );
    }

    #[test]
    fn a_planted_product_in_the_order_core_is_found() {
        let planted = "use jetway_domain::air::order::FlightOrder;\nuse jetway_domain::order::OrderCore;";
        assert_eq!(
            products_in_core("crates/jetway-app/src/order/store.rs", planted).len(),
            1
        );
    }

    #[test]
    fn a_planted_package_dependency_is_found() {
        let manifest = serde_json::json!({ "dependencies": { "@jetway/mfe-shell": "*", "@jetway/kit-ui": "*" } });
        assert_eq!(forbidden_packages("mfe-flights", KITS, &manifest).len(), 1);
    }
}
