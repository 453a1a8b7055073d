use std::fs;
use std::path::Path;

use super::*;
use crate::TenantRegistry;

const PROVEN: &str = "token = \"00\"\nstate = \"active\"\nclaimed_at = \"2026-01-01T00:00:00Z\"\n";

fn write(folder: &Path, host: &str, tenant: &str, rest: &str) {
    let text = format!("host = \"{host}\"\ntenant = \"{tenant}\"\n{rest}");
    fs::write(folder.join(format!("{host}.toml")), text).expect("a claim");
}

#[test]
fn only_a_proven_claim_routes() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "proven.example", "falcon", PROVEN);
    write(
        folder.path(),
        "said.example",
        "falcon",
        &PROVEN.replace("active", "claimed"),
    );
    write(
        folder.path(),
        "lapsed.example",
        "falcon",
        &PROVEN.replace("active", "failed"),
    );
    let hosts = ClaimedHosts::open(folder.path());
    let tenant = |host: &str| hosts.tenant_of(host).map(|slug| slug.to_string());
    assert_eq!(tenant("proven.example").as_deref(), Some("falcon"));
    assert_eq!(tenant("said.example"), None);
    assert_eq!(tenant("lapsed.example"), None);
    assert_eq!(tenant("sub.proven.example"), None);
    assert_eq!(hosts.proven(), 1);

    fs::remove_file(folder.path().join("proven.example.toml")).expect("removed");
    hosts.reload();
    assert_eq!(tenant("proven.example"), None);
}

#[test]
fn a_broken_file_is_named_and_the_claim_stays_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "proven.example", "falcon", PROVEN);
    let hosts = ClaimedHosts::open(folder.path());
    fs::write(
        folder.path().join("proven.example.toml"),
        "host = \"proven.example\"\ntenant = 7\n",
    )
    .expect("broken");
    fs::copy(
        folder.path().join("proven.example.toml"),
        folder.path().join("new.example.toml"),
    )
    .expect("broken");
    hosts.reload();
    assert!(hosts.is_proven("proven.example"));
    assert!(!hosts.is_proven("new.example"));
    let registry = TenantRegistry::open(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tenants")).expect("tenants");
    let faults = hosts.faults(&registry.snapshot());
    let told: Vec<(bool, usize)> = faults
        .iter()
        .map(|fault| (fault.last_good_served, fault.line))
        .collect();
    assert_eq!(told, [(false, 2), (true, 2)], "{faults:?}");
}

#[test]
fn a_claim_that_cannot_be_followed_is_a_fault_not_a_crash() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a.example", "nobody", PROVEN);
    write(folder.path(), "falcon.test", "_default", PROVEN);
    write(folder.path(), "fine.example", "falcon", PROVEN);
    let text = fs::read_to_string(folder.path().join("fine.example.toml")).expect("text");
    fs::write(folder.path().join("other.example.toml"), text).expect("another host's");
    let hosts = ClaimedHosts::open(folder.path());
    let registry = TenantRegistry::open(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tenants")).expect("tenants");
    let reasons: Vec<String> = hosts
        .faults(&registry.snapshot())
        .into_iter()
        .map(|fault| fault.reason)
        .collect();
    assert_eq!(reasons.len(), 3, "{reasons:?}");
    assert!(reasons[0].contains("no tenant nobody"), "{reasons:?}");
    assert!(reasons[1].contains("manifest of falcon"), "{reasons:?}");
    assert!(
        reasons[2].contains("claim of fine.example, not of other.example"),
        "{reasons:?}"
    );
}
