use std::fs;
use std::path::Path;

use super::last_good::LastGood;
use super::*;
use crate::Standing;
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
        .watch(move |_| sender.send(()).unwrap_or_default())
        .expect("a watch");
    write(
        root.path(),
        "other",
        &OTHER.replace("title = \"Other\"", "title = \"Live\""),
    );
    until(&receiver, || title(&registry, "other") == "Live");
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

fn until(told: &std::sync::mpsc::Receiver<()>, mut is_so: impl FnMut() -> bool) {
    while !is_so() {
        told.recv_timeout(Duration::from_secs(30))
            .expect("notified of the change");
    }
}

fn title(registry: &TenantRegistry, slug: &str) -> String {
    let snapshot = registry.snapshot();
    snapshot
        .by_slug(slug)
        .map_or_else(String::new, |tenant| tenant.config.title.clone())
}

/// A registry that stores copies, and its folders.
fn kept(root: &Path) -> Arc<TenantRegistry> {
    let copies = LastGood::open(root.join("copies")).expect("copies");
    TenantRegistry::start(
        Box::new(FolderSource::new(root.join("tenants"))),
        Some(Arc::new(copies)),
    )
}

#[test]
fn exact_beats_wildcard_and_long_beats_short() {
    let root = tempfile::tempdir().expect("folder");
    write(root.path(), "_default", ORIGINAL);
    for (slug, host) in [
        ("any", "*.test"),
        ("falcon", "*.falcon.test"),
        ("vip", "vip.falcon.test"),
    ] {
        write(root.path(), slug, &format!("hosts = [\"{host}\"]"));
    }
    let registry = TenantRegistry::open(root.path()).expect("a good original");
    let snapshot = registry.snapshot();
    let find = |host: &str| snapshot.by_host(host).map(|tenant| tenant.slug.to_string());
    for (host, slug) in [
        ("vip.falcon.test", Some("vip")),
        ("a.b.falcon.test", Some("falcon")),
        ("falcon.test", Some("any")),
        ("test", None),
        ("evilfalcon.test.example", None),
        ("", None),
    ] {
        assert_eq!(find(host).as_deref(), slug, "{host}");
    }
}

#[test]
fn twins_and_aliases_lead_to_the_host_that_is_served() {
    let text = "hosts = [\"other.test\"]\naliases = [\"old.test\", \"*.old.test\"]\nwww = \"redirect-to-apex\"\n";
    let (_root, registry) = tenants(text);
    let snapshot = registry.snapshot();
    assert!(snapshot.faults().is_empty(), "{:?}", snapshot.faults());
    let leads = |host: &str| {
        snapshot
            .route(host)
            .map(|entry| entry.redirect.as_deref().map(str::to_owned))
    };
    assert_eq!(leads("other.test"), Some(None));
    for host in ["www.other.test", "old.test", "a.old.test"] {
        assert_eq!(leads(host), Some(Some("other.test".to_owned())), "{host}");
    }
    assert_eq!(leads("a.other.test"), None);
}

#[test]
fn standing_is_the_tenants_own_and_never_inherited() {
    let (root, registry) = tenants(
        "status = \"maintenance\"\n[maintenance]\nmessage = \"Moving house\"\nuntil = 2026-10-01T04:00:00+04:00\n",
    );
    let standing = |slug: &str| registry.snapshot().by_slug(slug).map(|tenant| tenant.standing.clone());
    let Some(Standing::Maintenance(notice)) = standing("other") else {
        panic!("{:?}", standing("other"))
    };
    assert_eq!(notice.message.expect("a message").as_str(), "Moving house");
    assert_eq!(
        notice.until.expect("a moment").utc().to_rfc3339(),
        "2026-10-01T00:00:00+00:00"
    );

    write(root.path(), "_default", &format!("status = \"suspended\"\n{ORIGINAL}"));
    write(root.path(), "other", OTHER);
    registry.reload();
    assert_eq!(
        (standing("_default"), standing("other")),
        (Some(Standing::Suspended), Some(Standing::Live))
    );

    let vague = fault("status = \"maintenance\"\n[maintenance]\nuntil = 2026-10-01T04:00:00\n");
    assert_eq!(vague.line, 3, "{vague}");
    assert!(vague.reason.contains("date, time and offset"), "{vague}");
}

#[test]
fn two_tenants_may_exchange_a_host_and_a_thief_gets_none() {
    let (root, registry) = tenants(OTHER);
    write(root.path(), "third", "title = \"Third\"\nhosts = [\"third.test\"]");
    registry.reload();
    write(root.path(), "other", &OTHER.replace("\"other.test\"", "\"third.test\""));
    write(root.path(), "third", "title = \"Third\"\nhosts = [\"other.test\"]");
    registry.reload();
    let by_host = |host: &str| registry.snapshot().by_host(host).map(|tenant| tenant.slug.to_string());
    assert_eq!(
        (by_host("third.test"), by_host("other.test")),
        (Some("other".into()), Some("third".into()))
    );

    // A new tenant that sorts first does not take another tenant's host; once free, it gets it.
    write(root.path(), "a", "title = \"A\"\nhosts = [\"other.test\", \"a.test\"]");
    registry.reload();
    assert_eq!((by_host("other.test"), by_host("a.test")), (Some("third".into()), None));
    assert!(registry.snapshot().faults()[0].reason.contains("belongs to third"));
    fs::remove_dir_all(root.path().join("third")).expect("removed");
    registry.reload();
    assert_eq!(
        (by_host("other.test"), by_host("a.test")),
        (Some("a".into()), Some("a".into()))
    );
    assert!(registry.snapshot().faults().is_empty());
}

#[test]
fn what_an_old_version_names_is_served_as_it_was() {
    let root = tempfile::tempdir().expect("folder");
    let tenants = root.path().join("tenants");
    sample::write_original(&tenants).expect("original");
    sample::write(&tenants, 0..1).expect("tenant");
    let registry = kept(root.path());
    let record = root.path().join(format!("copies/tenants/{}.json", sample::slug(0)));
    while !record.exists() {
        std::thread::yield_now();
    }
    // The text becomes invalid and the picture changes before anyone requested it.
    fs::write(tenants.join(sample::slug(0)).join("tenant.toml"), "title = [").expect("broken");
    fs::write(
        tenants.join(sample::slug(0)).join("assets/logo.svg"),
        "<svg>another</svg>",
    )
    .expect("replaced");
    registry.reload();
    let snapshot = registry.snapshot();
    let asset = snapshot
        .by_slug(&sample::slug(0))
        .expect("kept")
        .asset("logo.svg")
        .expect("its picture");
    assert_eq!(&asset.bytes[..], sample::logo(0).as_bytes());
}

#[test]
fn a_restart_serves_what_was_good_although_it_is_broken_now_or_away() {
    let root = tempfile::tempdir().expect("folder");
    let tenants = root.path().join("tenants");
    sample::write_original(&tenants).expect("original");
    sample::write(&tenants, 0..3).expect("tenants");
    drop(kept(root.path()));
    let record = |n: usize| root.path().join(format!("copies/tenants/{}.json", sample::slug(n)));
    while !(0..3).all(|n| record(n).exists()) {
        std::thread::yield_now();
    }

    fs::write(tenants.join(sample::slug(0)).join("tenant.toml"), "title = [").expect("broken");
    fs::write(tenants.join("_default/tenant.toml"), "title = 3").expect("broken");
    fs::remove_dir_all(tenants.join(sample::slug(2))).expect("removed");
    let registry = kept(root.path());
    assert_eq!(
        (title(&registry, &sample::slug(0)), title(&registry, "_default")),
        ("Agency 0".into(), "Original".into())
    );
    assert_eq!(title(&registry, &sample::slug(2)), "", "gone is gone");
    let snapshot = registry.snapshot();
    let faults: Vec<_> = snapshot
        .faults()
        .iter()
        .map(|fault| (fault.tenant.as_str(), fault.last_good_served))
        .collect();
    assert_eq!(faults, [("_default", true), ("agency-00000", true)]);
    let asset = snapshot
        .by_slug(&sample::slug(0))
        .expect("kept")
        .asset("logo.svg")
        .expect("its picture");
    assert_eq!(&asset.bytes[..], sample::logo(0).as_bytes());
    while record(2).exists() {
        std::thread::yield_now();
    }

    fs::remove_dir_all(&tenants).expect("removed");
    let registry = kept(root.path());
    assert_eq!(
        (registry.snapshot().count(), title(&registry, &sample::slug(1))),
        (3, "Agency 1".into())
    );
    assert!(registry.state().away.expect("away").contains("is not there"));
}

#[test]
fn a_folder_that_vanishes_changes_nothing_and_is_followed_again_when_it_is_back() {
    let root = tempfile::tempdir().expect("folder");
    let tenants = root.path().join("tenants");
    sample::write_original(&tenants).expect("original");
    sample::write(&tenants, 0..3).expect("tenants");
    let registry = TenantRegistry::open(&tenants).expect("a good original");
    let (sender, receiver) = std::sync::mpsc::channel();
    let _guard = registry
        .watch(move |_| sender.send(()).unwrap_or_default())
        .expect("a watch");

    // Emptied, then removed, then created again with other contents.
    for entry in fs::read_dir(&tenants).expect("tenants").flatten() {
        fs::remove_dir_all(entry.path()).expect("removed");
    }
    until(&receiver, || registry.state().away.is_some());
    assert_eq!(registry.snapshot().count(), 4);
    fs::remove_dir(&tenants).expect("removed");
    sample::write_original(&tenants).expect("original");
    sample::write(&tenants, 1..3).expect("tenants");
    until(&receiver, || {
        registry.state().away.is_none() && registry.snapshot().count() == 3
    });
    assert_eq!(title(&registry, &sample::slug(0)), "");

    // It is still followed: a new tenant, a renamed one, a removed one.
    sample::write(&tenants, 7..8).expect("tenant");
    until(&receiver, || title(&registry, &sample::slug(7)) == "Agency 7");
    fs::rename(tenants.join(sample::slug(7)), tenants.join("renamed")).expect("renamed");
    until(&receiver, || {
        title(&registry, "renamed") == "Agency 7" && registry.snapshot().count() == 4
    });
    fs::remove_dir_all(tenants.join(sample::slug(1))).expect("removed");
    until(&receiver, || registry.snapshot().count() == 3);
    assert!(registry.snapshot().by_host(&sample::host(1)).is_none());
}

#[test]
fn most_tenants_missing_at_once_is_not_believed() {
    let root = tempfile::tempdir().expect("folder");
    sample::write_original(root.path()).expect("original");
    sample::write(root.path(), 0..20).expect("tenants");
    let registry = TenantRegistry::open(root.path()).expect("a good original");
    for n in 0..15 {
        fs::remove_dir_all(root.path().join(sample::slug(n))).expect("removed");
    }
    registry.reload();
    assert_eq!(registry.snapshot().count(), 21);
    assert!(registry.state().away.expect("doubted").contains("15 of 21"));
    sample::write(root.path(), 0..12).expect("tenants");
    registry.reload();
    assert_eq!((registry.snapshot().count(), registry.state().away), (18, None));
}
