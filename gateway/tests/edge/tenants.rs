//! Tenant resolution by host, with live reload.

use std::fs;

use crate::support::{Backend, Gateway, Plan, eventually};

const HTML: &str = "Accept: text/html\r\n";

fn title(gateway: &Gateway, host: &str) -> String {
    let page = gateway.get_with(host, "/", HTML).text();
    let from = page.find("<title>").map_or(0, |at| at + 7);
    page[from..].split("</title>").next().unwrap_or_default().to_owned()
}

// covers: P-011, P-018
#[test]
fn the_host_decides_the_brand_however_it_is_spelt() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let port = gateway.address.port();
    for host in [
        "falcon.test".to_owned(),
        "FALCON.Test".into(),
        "falcon.test.".into(),
        format!("falcon.localhost:{port}"),
        "falcon.test.:1".into(),
    ] {
        assert_eq!(title(&gateway, &host), "Falcon Travel Trade", "{host}");
    }
    for host in [
        "localhost".to_owned(),
        "127.0.0.1".into(),
        format!("[::1]:{port}"),
        "Jetway.Localhost".into(),
    ] {
        assert_eq!(title(&gateway, &host), "Jetway Trade", "{host}");
    }
}

#[test]
fn no_header_but_host_changes_the_brand() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let claims = "X-Forwarded-Host: falcon.test\r\nForwarded: host=falcon.test\r\nX-Jetway-Tenant: falcon\r\n";
    let page = gateway.get_with("localhost", "/", &format!("{HTML}{claims}")).text();
    assert!(page.contains("data-tenant=\"_default\""));
}

#[test]
fn an_unknown_host_is_refused_without_a_brand() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    for host in ["nobody.example", "evil-falcon.test", "falcon.test.nobody.example"] {
        let page = gateway.get_with(host, "/", HTML);
        assert_eq!(page.status, 421, "{host}");
        for brand in ["Falcon", "Jetway", "0052cc", "f76641"] {
            assert!(!page.text().contains(brand), "{brand} on {host}");
        }
        let call = gateway.get(host, "/api/utility/v1/Banner/GetHomePageBanner");
        assert_eq!(
            (call.status, call.json()["code"].as_str()),
            (421, Some("edge.unknown_host"))
        );
        assert_eq!(gateway.get(host, "/assets/tenant/logo-light.svg").status, 421);
    }
}

#[test]
fn an_installation_may_show_the_original_brand_to_unknown_hosts() {
    let mut plan = Plan::before(&Backend::start());
    plan.variables
        .push(("JETWAY_GATEWAY_UNKNOWN_HOST", "default".to_owned()));
    assert_eq!(title(&Gateway::start(&plan), "nobody.example"), "Jetway Trade");
}

#[test]
fn a_change_is_live_and_a_broken_file_keeps_the_last_good_one() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let file = gateway.tenant_file("falcon");
    let good = fs::read_to_string(&file).expect("a manifest");

    fs::write(
        &file,
        good.replace("title = \"Falcon Travel Trade\"", "title = \"Falcon, renamed\""),
    )
    .expect("written");
    eventually("the new title is served", || {
        title(&gateway, "falcon.test") == "Falcon, renamed"
    });

    fs::write(&file, format!("{good}\nprimary_colour = [\n")).expect("written");
    let line = good.lines().count() + 2;
    let expected = format!("falcon/tenant.toml:{line}: ");
    eventually("the admin listener reports it", || {
        gateway.admin("/tenants").text().contains(&expected)
    });
    assert_eq!(title(&gateway, "falcon.test"), "Falcon, renamed");
    assert_eq!(title(&gateway, "localhost"), "Jetway Trade");
    eventually("it is counted", || {
        gateway
            .admin("/metrics")
            .text()
            .contains("jetway_gateway_tenants_broken 1")
    });
    assert!(gateway.log().contains(&expected), "the log names file and line");

    fs::write(&file, &good).expect("written");
    eventually("the mended file is served", || {
        title(&gateway, "falcon.test") == "Falcon Travel Trade"
    });
    eventually("the count falls", || {
        gateway
            .admin("/metrics")
            .text()
            .contains("jetway_gateway_tenants_broken 0")
    });
}
