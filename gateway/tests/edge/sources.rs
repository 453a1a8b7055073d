//! Tenants from a folder and from the backend's tenancy API: available, unavailable and broken.

use std::fs;
use std::path::Path;

use jetway_tenancy::sample;
use jetway_testkit::Port;

use crate::support::tenancy::Tenancy;
use crate::support::{Backend, Gateway, Plan, eventually};

const HTML: &str = "Accept: text/html\r\n";
const MANY: usize = 1_000;

fn title(gateway: &Gateway, host: &str) -> String {
    let page = gateway.get_with(host, "/", HTML).text();
    let from = page.find("<title>").map_or(0, |at| at + 7);
    page[from..].split("</title>").next().unwrap_or_default().to_owned()
}

fn metric(gateway: &Gateway, line: &str) -> bool {
    gateway.admin("/metrics").text().lines().any(|found| found == line)
}

/// A gateway that reads its tenants from the API at this address.
fn asking(backend: &Backend, port: &Port) -> Plan {
    let mut plan = Plan::before(backend);
    plan.variables.push(("JETWAY_GATEWAY_TENANT_SOURCE", "api".to_owned()));
    plan.variables
        .push(("JETWAY_GATEWAY_TENANT_API", format!("http://{}", port.address())));
    plan
}

fn tenants(count: usize) -> tempfile::TempDir {
    let root = tempfile::tempdir().expect("a folder");
    sample::write_original(root.path()).expect("original");
    sample::write(root.path(), 0..count).expect("tenants");
    root
}

fn rename(tenants: &Path, n: usize, title: &str) {
    let text = sample::manifest(n).replacen(&sample::title(n), title, 1);
    fs::write(tenants.join(sample::slug(n)).join("tenant.toml"), text).expect("a tenant");
}

#[test]
fn a_thousand_tenants_are_distinguished_by_every_host_and_reloaded_one_by_one() {
    let mut plan = Plan::before(&Backend::start());
    plan.agencies = MANY;
    let gateway = Gateway::start(&plan);
    assert!(metric(&gateway, &format!("jetway_gateway_tenants_loaded {}", MANY + 5)));
    eventually("it is connected", || {
        metric(&gateway, "jetway_gateway_tenancy_connected 1")
    });
    for n in (0..MANY).step_by(7) {
        for host in [sample::host(n), sample::second_host(n).replace('*', "any")] {
            assert_eq!(title(&gateway, &host), sample::title(n), "{host}");
        }
        let logo = gateway.get(&sample::host(n), "/assets/tenant/logo.svg");
        assert_eq!(logo.text(), sample::logo(n));
    }
    let folder = gateway.root.path().join("tenants");
    rename(&folder, 500, "Renamed");
    sample::write(&folder, MANY..MANY + 1).expect("a new tenant");
    fs::remove_dir_all(folder.join(sample::slug(3))).expect("removed");
    fs::rename(folder.join(sample::slug(4)), folder.join("moved")).expect("renamed");
    eventually("the change is live", || {
        title(&gateway, &sample::host(500)) == "Renamed"
    });
    eventually("the new one is live", || {
        title(&gateway, &sample::host(MANY)) == sample::title(MANY)
    });
    eventually("the removed one is gone", || {
        gateway.get(&sample::host(3), "/").status == 421
    });
    eventually("the renamed tenant kept its hosts", || {
        gateway
            .get_with(&sample::host(4), "/", HTML)
            .text()
            .contains("data-tenant=\"moved\"")
    });
    assert_eq!(title(&gateway, &sample::host(999)), sample::title(999));
}

#[test]
fn a_folder_that_is_emptied_or_gone_changes_nothing_and_is_named() {
    let mut plan = Plan::before(&Backend::start());
    plan.agencies = 10;
    let gateway = Gateway::start(&plan);
    let folder = gateway.root.path().join("tenants");
    // At once: while a folder is deleted file by file, a tenant that is missing has been removed.
    fs::rename(&folder, gateway.root.path().join("gone")).expect("removed");
    eventually("it is counted", || {
        metric(&gateway, "jetway_gateway_tenancy_connected 0")
    });
    let away = gateway.admin("/tenants").json()["source"]["away"].to_string();
    assert!(away.contains("tenants"), "{away}");
    assert!(
        gateway
            .log()
            .contains("tenants cannot be read; the last good ones are served")
    );
    for n in 0..10 {
        assert_eq!(title(&gateway, &sample::host(n)), sample::title(n));
    }
    assert_eq!(gateway.admin("/readyz").status, 200);

    sample::write_original(&folder).expect("original");
    sample::write(&folder, 0..10).expect("tenants");
    rename(&folder, 2, "Back");
    eventually("it is followed again", || title(&gateway, &sample::host(2)) == "Back");
    eventually("it is connected", || {
        metric(&gateway, "jetway_gateway_tenancy_connected 1")
    });
}

#[test]
fn a_restart_serves_a_broken_tenant_as_it_was() {
    let mut plan = Plan::before(&Backend::start());
    plan.agencies = 3;
    let gateway = Gateway::start(&plan);
    let kept = gateway
        .root
        .path()
        .join(format!("kept/tenants/{}.json", sample::slug(1)));
    eventually("a copy is kept", || kept.exists());
    fs::write(gateway.tenant_file(&sample::slug(1)), "title = [").expect("broken");
    let gateway = gateway.restart(&plan);
    assert_eq!(title(&gateway, &sample::host(1)), sample::title(1));
    assert!(metric(&gateway, "jetway_gateway_tenants_broken 1"));
    assert_eq!(
        gateway.get(&sample::host(1), "/assets/tenant/logo.svg").text(),
        sample::logo(1)
    );
}

#[test]
fn tenants_of_the_backend_are_served_and_followed() {
    let folder = tenants(MANY);
    let port = Port::reserve();
    let tenancy = Tenancy::start(folder.path(), &port);
    let gateway = Gateway::start(&asking(&Backend::start(), &port));
    eventually("all are there", || {
        metric(&gateway, &format!("jetway_gateway_tenants_loaded {}", MANY + 1))
    });
    for n in (0..MANY).step_by(50) {
        assert_eq!(title(&gateway, &sample::host(n)), sample::title(n));
        assert_eq!(
            gateway.get(&sample::host(n), "/assets/tenant/logo.svg").text(),
            sample::logo(n)
        );
    }
    let fetched = tenancy.files();
    rename(folder.path(), 7, "Renamed");
    fs::remove_dir_all(folder.path().join(sample::slug(8))).expect("removed");
    eventually("a change is live", || title(&gateway, &sample::host(7)) == "Renamed");
    eventually("a removed one is gone", || {
        gateway.get(&sample::host(8), "/").status == 421
    });
    assert_eq!(tenancy.files(), fetched, "its picture did not change");
    let picture = folder.path().join(sample::slug(7)).join("assets/logo.svg");
    fs::write(picture, "<svg>new</svg>").expect("a picture");
    eventually("a new picture is live", || {
        gateway.get(&sample::host(7), "/assets/tenant/logo.svg").text() == "<svg>new</svg>"
    });
    assert_eq!(tenancy.files(), fetched + 1);
    eventually("it is connected", || {
        metric(&gateway, "jetway_gateway_tenancy_connected 1")
    });

    // The backend stops and returns with other tenants.
    drop(tenancy);
    eventually("it is noticed", || {
        metric(&gateway, "jetway_gateway_tenancy_connected 0")
    });
    assert_eq!(title(&gateway, &sample::host(7)), "Renamed");
    rename(folder.path(), 9, "While you were away");
    fs::remove_dir_all(folder.path().join(sample::slug(10))).expect("removed");
    let _tenancy = Tenancy::start(folder.path(), &port);
    eventually("what changed meanwhile is live", || {
        title(&gateway, &sample::host(9)) == "While you were away"
    });
    eventually("what went meanwhile is gone", || {
        gateway.get(&sample::host(10), "/").status == 421
    });
    eventually("it is connected", || {
        metric(&gateway, "jetway_gateway_tenancy_connected 1")
    });
}

#[test]
fn without_the_backend_a_gateway_starts_from_its_copies() {
    let folder = tenants(20);
    let port = Port::reserve();
    let tenancy = Tenancy::start(folder.path(), &port);
    let plan = asking(&Backend::start(), &port);
    let gateway = Gateway::start(&plan);
    let kept = gateway.root.path().join("kept/tenants");
    eventually("all are kept", || {
        fs::read_dir(&kept).is_ok_and(|copies| copies.count() == 21)
    });
    drop(tenancy);
    let gateway = gateway.restart(&plan);
    assert_eq!(title(&gateway, &sample::host(11)), sample::title(11));
    assert_eq!(
        gateway.get(&sample::host(11), "/assets/tenant/logo.svg").text(),
        sample::logo(11)
    );
    assert_eq!(gateway.admin("/readyz").status, 200);
    eventually("it is said", || metric(&gateway, "jetway_gateway_tenancy_connected 0"));

    rename(folder.path(), 11, "Renamed");
    let _tenancy = Tenancy::start(folder.path(), &port);
    eventually("it follows again", || title(&gateway, &sample::host(11)) == "Renamed");
}

#[test]
fn a_first_start_without_the_backend_waits_for_it() {
    let folder = tenants(3);
    let port = Port::reserve();
    let gateway = Gateway::start(&asking(&Backend::start(), &port));
    let ready = gateway.admin("/readyz");
    assert_eq!(
        (ready.status, ready.text().contains("no tenant is loaded")),
        (503, true)
    );
    let call = gateway.get(&sample::host(1), "/api/customer/v1/User/GetLogo");
    assert_eq!(
        (call.status, call.json()["code"].as_str()),
        (503, Some("server.unavailable"))
    );
    let page = gateway.get_with(&sample::host(1), "/", HTML);
    assert!(
        page.status == 503 && page.text().contains("Almost there"),
        "{}",
        page.text()
    );

    let _tenancy = Tenancy::start(folder.path(), &port);
    eventually("they are there", || {
        title(&gateway, &sample::host(1)) == sample::title(1)
    });
    assert_eq!(gateway.admin("/readyz").status, 200);
}

#[test]
fn settings_that_do_not_work_together_are_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    for (variables, named) in [
        (
            [("JETWAY_GATEWAY_TENANT_SOURCE", "api"), ("JETWAY_TENANT_CACHE_DIR", "")],
            "tenant_cache_dir",
        ),
        (
            [
                ("JETWAY_GATEWAY_TENANT_SOURCE", "api"),
                ("JETWAY_GATEWAY_TENANT_API", "backend:8082"),
            ],
            "tenant_api",
        ),
        (
            [
                ("JETWAY_GATEWAY_TENANT_SOURCE", "elsewhere"),
                ("JETWAY_GATEWAY_LOG", ""),
            ],
            "tenant_source",
        ),
    ] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_jetway-gateway"))
            .current_dir(folder.path())
            .env("JETWAY_GATEWAY_LISTEN", "127.0.0.1:0")
            .env("JETWAY_GATEWAY_ADMIN_LISTEN", "127.0.0.1:0")
            .env("JETWAY_EDGE_KEY_FILE", key(folder.path()))
            .env("JETWAY_TOKEN_KEY_FILE", key(folder.path()))
            .envs(variables)
            .output()
            .expect("it ends");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && told.contains(named), "{named}: {told}");
    }
}

fn key(folder: &Path) -> std::path::PathBuf {
    let file = folder.join("key");
    fs::write(&file, "07".repeat(32)).expect("a key");
    file
}
