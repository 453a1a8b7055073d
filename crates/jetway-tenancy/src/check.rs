//! Lists every fault of a tenants folder before it goes live. The registry stops at a tenant's first fault; this check
//! continues.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Deserializer};

use crate::document::Document;
use crate::fault::TenantFault;
use crate::load::{self, HostRole, Original, locate};
use crate::manifest::Manifest;
use crate::manifest::values::HostName;
use crate::slug::TenantSlug;
use crate::source::{FolderSource, TenantSource};

/// Result of a check.
#[derive(Debug, Default)]
pub struct Findings {
    /// Number of tenants without faults.
    pub good: usize,
    /// Faults that prevent tenants from being served as written; by file and line.
    pub faults: Vec<TenantFault>,
    /// Likely mistakes that do not prevent serving; by file and line.
    pub warnings: Vec<TenantFault>,
}

/// Checks a whole tenants folder without changing anything.
#[must_use]
pub fn folder(root: &Path) -> Findings {
    let mut findings = Findings::default();
    let readings = match FolderSource::new(root).all() {
        Ok(readings) => readings.unwrap_or_default(),
        Err(reason) => {
            findings
                .faults
                .push(TenantFault::at(TenantSlug::DEFAULT, root, "", None, reason));
            return findings;
        }
    };
    let mut documents = Vec::new();
    for reading in readings {
        match reading {
            Ok(document) => documents.push(Arc::new(document)),
            Err(fault) => findings.faults.push(fault),
        }
    }
    let original = documents.iter().find(|document| document.slug.is_default());
    let original = original.and_then(|document| load::original(Arc::clone(document)).ok());
    let mut asked = Vec::new();
    for document in documents {
        match judge(&document, original.as_ref()) {
            Ok(roles) => asked.push((document, roles)),
            Err(faults) => findings.faults.extend(faults),
        }
    }
    let (clashes, overlaps) = compare(&asked);
    findings.good = asked.len();
    findings.good -= asked
        .iter()
        .filter(|(document, _)| clashes.iter().any(|fault| fault.file == document.file))
        .count();
    findings.faults.extend(clashes);
    findings.warnings = overlaps;
    let order = |fault: &TenantFault| (fault.file.clone(), fault.line, fault.reason.clone());
    findings.faults.sort_by_key(order);
    findings.warnings.sort_by_key(order);
    findings
}

/// The hosts a tenant requests, or all its faults.
fn judge(document: &Document, original: Option<&Arc<Original>>) -> Result<Vec<HostRole>, Vec<TenantFault>> {
    let mut faults = values(document);
    if faults.is_empty() {
        let manifest = load::parse(document).map_err(|fault| vec![fault])?;
        match original {
            Some(original) => return load::judge(document, &manifest, Some(original)),
            // Inherited values cannot be checked without the original brand, whose own fault is reported.
            None if document.slug.is_default() => return load::judge(document, &manifest, None),
            None => return load::roles(document, &manifest),
        }
    }
    faults.dedup();
    Err(faults)
}

/// Faults of single values by key, and of host lists entry by entry.
fn values(document: &Document) -> Vec<TenantFault> {
    let fault =
        |span, reason: String| TenantFault::at(document.slug.as_str(), &document.file, &document.text, span, reason);
    let table = match DeTable::parse(&document.text) {
        Ok(table) => table.into_inner(),
        Err(error) => return vec![fault(error.span(), error.message().replace('\n', "; "))],
    };
    let mut faults = Vec::new();
    for (key, value) in table {
        let list = match (&**key.get_ref(), value.get_ref()) {
            ("hosts" | "aliases", DeValue::Array(items)) => items.iter().collect(),
            _ => Vec::new(),
        };
        if !list.is_empty() {
            for item in list {
                let written = item.get_ref().as_str().unwrap_or_default().to_owned();
                if let Err(reason) = HostName::try_from(written) {
                    faults.push(fault(Some(item.span()), reason));
                }
            }
            continue;
        }
        let span = key.span().start..value.span().end;
        let mut alone = DeTable::new();
        alone.insert(key, value);
        if let Err(error) = Manifest::deserialize(Deserializer::from(Spanned::new(span, alone))) {
            faults.push(fault(error.span(), error.message().replace('\n', "; ")));
        }
    }
    faults
}

type Asked = (Arc<Document>, Vec<HostRole>);

/// Hosts requested by two tenants, and hosts below another tenant's wildcard.
fn compare(asked: &[Asked]) -> (Vec<TenantFault>, Vec<TenantFault>) {
    let mut owners: BTreeMap<&str, &Document> = BTreeMap::new();
    let about = |document: &Document, role: &HostRole, reason: String| {
        let span = locate::host(&document.text, &role.pattern());
        TenantFault::at(document.slug.as_str(), &document.file, &document.text, span, reason)
    };
    let (mut clashes, mut overlaps) = (Vec::new(), Vec::new());
    for (document, role) in each(asked) {
        match owners.get(&*role.key) {
            Some(owner) => clashes.push(about(
                document,
                role,
                format!(
                    "host {} belongs to {}; remove it from one of the two",
                    role.pattern(),
                    owner.slug
                ),
            )),
            None => drop(owners.insert(&role.key, document)),
        }
    }
    for (document, role) in each(asked) {
        let name = role.key.trim_start_matches('.');
        let above = name
            .match_indices('.')
            .find_map(|(dot, _)| owners.get_key_value(&name[dot..]));
        if let Some((wildcard, owner)) = above.filter(|(_, owner)| owner.slug != document.slug) {
            let reason = format!(
                "{} is taken out of *{wildcard} of {}; is that meant?",
                role.pattern(),
                owner.slug
            );
            overlaps.push(about(document, role, reason));
        }
    }
    (clashes, overlaps)
}

fn each(asked: &[Asked]) -> impl Iterator<Item = (&Document, &HostRole)> {
    asked
        .iter()
        .flat_map(|(document, roles)| roles.iter().map(move |role| (&**document, role)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{self, ORIGINAL};

    fn found(tenants: &[(&str, &str)]) -> (Findings, Vec<String>) {
        let root = tempfile::tempdir().expect("a folder");
        for (slug, text) in tenants {
            sample::write_one(root.path(), slug, text, "<svg/>").expect("a tenant");
        }
        let findings = folder(root.path());
        let shown = |fault: &TenantFault| {
            let file = fault.file.strip_prefix(root.path()).unwrap_or(&fault.file);
            format!("{}:{}: {}", file.display(), fault.line, fault.reason)
        };
        let lines = findings.faults.iter().chain(&findings.warnings).map(shown).collect();
        (findings, lines)
    }

    #[test]
    fn the_tenants_of_a_thousand_are_good() {
        let root = tempfile::tempdir().expect("a folder");
        sample::write_original(root.path()).expect("original");
        sample::write(root.path(), 0..1_000).expect("tenants");
        let findings = folder(root.path());
        assert_eq!(
            (findings.good, findings.faults, findings.warnings),
            (1_001, vec![], vec![])
        );
    }

    #[test]
    fn every_fault_of_a_tenant_is_named_with_its_line() {
        let text = "title = 3\nprimary_colour = \"blue\"\nhosts = [\n  \"good.test\",\n  \"bad host\",\n  \"xn--a\",\n]\n\
                    colour = \"#000000\"\naliases = [\"*.127.0.0.1\"]\n[maintenance]\nuntil = 2026-10-01\n";
        let (findings, lines) = found(&[("_default", ORIGINAL), ("bad", text)]);
        let places: Vec<&str> = lines
            .iter()
            .map(|line| line.split(": ").next().unwrap_or_default())
            .collect();
        let expected = [1, 2, 5, 6, 8, 9, 11].map(|line| format!("bad/tenant.toml:{line}"));
        assert_eq!(places, expected, "{lines:#?}");
        assert_eq!(findings.good, 1);
    }

    #[test]
    fn missing_files_and_loops_are_named_together() {
        let text = "hosts = [\"a.test\"]\naliases = [\"a.test\", \"www.a.test\"]\nwww = \"serve-both\"\nfavicon = \"no.svg\"\n\
                    [logo]\nlight = \"logo.svg\"\ndark = \"none.svg\"\nmark = \"logo.svg\"\n";
        let (_, lines) = found(&[("_default", ORIGINAL), ("bad", text)]);
        assert_eq!(lines.len(), 4, "{lines:#?}");
        assert!(lines[0].starts_with("bad/tenant.toml:2: ") && lines[1].starts_with("bad/tenant.toml:2: "));
        assert!(lines[2].contains(":4: there is no assets/no.svg"), "{lines:#?}");
        assert!(lines[3].contains(":7: there is no assets/none.svg"), "{lines:#?}");
    }

    #[test]
    fn tenants_with_the_same_hosts_are_reported_and_overlaps_mentioned() {
        let tenants = [
            ("_default", ORIGINAL),
            (
                "a",
                "hosts = [\"shop.test\", \"*.shop.test\"]\nwww = \"redirect-to-apex\"",
            ),
            (
                "b",
                "title = \"B\"\nhosts = [\"b.test\", \"SHOP.test.\",\n \"www.shop.test\"]",
            ),
            ("c", "hosts = [\"eu.shop.test\", \"*.eu.shop.test\"]"),
        ];
        let (findings, lines) = found(&tenants);
        assert_eq!(findings.good, 3);
        assert_eq!(
            lines,
            [
                "b/tenant.toml:2: host shop.test belongs to a; remove it from one of the two",
                "b/tenant.toml:3: host www.shop.test belongs to a; remove it from one of the two",
                "b/tenant.toml:3: www.shop.test is taken out of *.shop.test of a; is that meant?",
                "c/tenant.toml:1: *.eu.shop.test is taken out of *.shop.test of a; is that meant?",
                "c/tenant.toml:1: eu.shop.test is taken out of *.shop.test of a; is that meant?",
            ]
        );
    }

    #[test]
    fn a_folder_that_is_none_and_a_broken_original_are_faults() {
        let (findings, lines) = found(&[("a", "title = \"A\"")]);
        assert_eq!((findings.good, lines.len()), (0, 1), "{lines:#?}");
        let (_, lines) = found(&[("_default", "title = \"only\""), ("a", "primary_colour = 3")]);
        assert_eq!(lines.len(), 4, "{lines:#?}");
        assert!(lines[0].contains("is missing here and in _default"), "{lines:#?}");
        assert_eq!(folder(Path::new("/no/such/folder")).faults.len(), 1);
    }
}
