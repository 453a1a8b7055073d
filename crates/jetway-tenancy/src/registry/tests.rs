use std::fs;
use std::path::Path;

use super::*;
use crate::sample::{self, ORIGINAL};

const OTHER: &str = "title = \"Other\"\ncompany_name = \"Other\"\nhosts = [\"other.test\", \"*.other.test\"]\nprimary_colour = \"#0052CC\"\n";

fn write(root: &Path, slug: &str, text: &str) {
    let assets = root.join(slug).join("assets");
    fs::create_dir_all(&assets).expect("folder");
    fs::write(root.join(slug).join("tenant.toml"), text).expect("manifest");
    if slug == "_default" {
        fs::write(assets.join("logo.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>").expect("icon");
    }
}

fn tenants(other: &str) -> (tempfile::TempDir, Arc<TenantRegistry>) {
    let root = tempfile::tempdir().expect("folder");
    write(root.path(), "_default", ORIGINAL);
    write(root.path(), "other", other);
    let registry = TenantRegistry::open(root.path()).expect("a good original");
    (root, registry)
}

fn fault(other: &str) -> TenantFault {
    let (_root, registry) = tenants(other);
    registry.snapshot().faults().first().cloned().expect("a fault")
}

// covers: P-019
#[test]
fn what_a_tenant_leaves_out_is_the_original_brands() {
    let (_root, registry) = tenants(OTHER);
    let snapshot = registry.snapshot();
    assert!(snapshot.faults().is_empty(), "{:?}", snapshot.faults());
    let other = &snapshot.by_host("a.other.test").expect("a tenant").config;
    assert_eq!(
        (other.company_name.as_str(), other.primary_colour.as_str()),
        ("Other", "#0052cc")
    );
    assert_eq!(
        (other.contacts.phone.as_str(), other.contacts.email.as_str()),
        ("+880 2 0000", "desk@original.test")
    );
    assert!(other.favicon.href.starts_with("/assets/tenant/logo.svg?v="));
    assert!(!other.is_default);
}

#[test]
fn a_fault_names_file_line_and_the_way_out() {
    let bad_colour = fault("title = \"x\"\nprimary_colour = \"blue\"\n");
    assert_eq!(bad_colour.line, 2);
    assert!(
        bad_colour
            .to_string()
            .ends_with("other/tenant.toml:2: \"blue\" is not a colour; write it as \"#rrggbb\""),
        "{bad_colour}"
    );

    let unknown = fault("title = \"x\"\n\nprimary_color = \"#000000\"\n");
    assert_eq!(unknown.line, 3);
    assert!(unknown.reason.contains("unknown field `primary_color`"), "{unknown}");

    let nested = fault(
        "title = \"x\"\n[pricing]\ncommission_share_bp = 1\ntax_on_agent = { label = \"GST\", rate_bp = 1, base = \"service_fee\" }\n",
    );
    assert_eq!(nested.line, 4, "{nested}");

    let picture = fault("title = \"x\"\n[logo]\nlight = \"logo.svg\"\ndark = \"none.svg\"\nmark = \"logo.svg\"\n");
    assert_eq!(picture.line, 4);
    assert!(picture.reason.contains("there is no assets/none.svg"), "{picture}");

    let stolen = fault("title = \"x\"\nhosts = [\n  \"mine.test\",\n  \"LOCALHOST.\",\n]\n");
    assert!(stolen.reason.contains("belongs to _default"), "{stolen}");

    let escape = fault("title = \"x\"\nfavicon = \"../../etc/passwd\"\n");
    assert_eq!(escape.line, 2, "{escape}");
}

#[test]
fn a_broken_tenant_keeps_its_last_good_version_and_the_others_move_on() {
    let (root, registry) = tenants(OTHER);
    write(root.path(), "other", "title = [");
    write(
        root.path(),
        "_default",
        &ORIGINAL.replace("title = \"Original\"", "title = \"Renamed\""),
    );
    registry.reload();
    let snapshot = registry.snapshot();
    assert_eq!(snapshot.by_host("other.test").expect("kept").config.title, "Other");
    assert_eq!(snapshot.by_host("localhost").expect("there").config.title, "Renamed");
    assert!(snapshot.faults()[0].last_good_served);

    write(
        root.path(),
        "other",
        &OTHER.replace("title = \"Other\"", "title = \"Mended\""),
    );
    registry.reload();
    assert_eq!(
        registry.snapshot().by_slug("other").expect("mended").config.title,
        "Mended"
    );
    assert!(registry.snapshot().faults().is_empty());
}

#[test]
fn a_broken_original_keeps_everyone_and_refuses_only_to_start() {
    let (root, registry) = tenants(OTHER);
    write(root.path(), "_default", "title = 3");
    registry.reload();
    let snapshot = registry.snapshot();
    assert_eq!(snapshot.original().expect("kept").config.title, "Original");
    assert!(snapshot.by_slug("other").is_some());
    let refused = TenantRegistry::open(root.path()).expect_err("no original");
    assert_eq!(refused.line, 1);
}

#[test]
fn a_change_on_disk_is_seen() {
    let (root, registry) = tenants(OTHER);
    let (sender, receiver) = std::sync::mpsc::channel();
    let _guard = registry
        .watch(move || sender.send(()).unwrap_or_default())
        .expect("a watch");
    write(
        root.path(),
        "other",
        &OTHER.replace("title = \"Other\"", "title = \"Live\""),
    );
    while registry
        .snapshot()
        .by_slug("other")
        .is_none_or(|tenant| tenant.config.title != "Live")
    {
        receiver
            .recv_timeout(std::time::Duration::from_secs(30))
            .expect("told of the change");
    }
}

#[test]
fn every_made_up_tenant_is_valid_and_has_its_hosts() {
    let root = tempfile::tempdir().expect("folder");
    sample::write_original(root.path()).expect("original");
    sample::write(root.path(), 0..50).expect("tenants");
    let registry = TenantRegistry::open(root.path()).expect("a good original");
    let snapshot = registry.snapshot();
    assert!(snapshot.faults().is_empty(), "{:?}", snapshot.faults());
    assert_eq!(snapshot.tenants().count(), 51);
    for n in 0..50 {
        for host in [sample::host(n), sample::second_host(n).replace('*', "any")] {
            let tenant = snapshot.by_host(&host).expect("a tenant");
            assert_eq!(
                (tenant.slug.as_str(), &tenant.config.title),
                (sample::slug(n).as_str(), &sample::title(n))
            );
        }
    }
}
