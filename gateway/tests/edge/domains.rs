//! Custom domains: claimed hosts and ACME challenges.

use std::fs;

use crate::support::{Backend, Gateway, Plan, eventually};

const HTML: &str = "Accept: text/html\r\n";
const CHALLENGE: &str = "/.well-known/acme-challenge/tok-en_1";

fn claim(gateway: &Gateway, host: &str, tenant: &str, state: &str) {
    let text = format!(
        "host = \"{host}\"\ntenant = \"{tenant}\"\ntoken = \"0\"\nstate = \"{state}\"\nclaimed_at = \"2026-01-01T00:00:00Z\"\n"
    );
    let folder = gateway.root.path().join("domains");
    fs::write(folder.join("beside"), text).expect("a claim");
    fs::rename(folder.join("beside"), folder.join(format!("{host}.toml"))).expect("a claim");
}

fn challenge(gateway: &Gateway, name: &str, text: &str) {
    let folder = gateway.root.path().join("domains/challenges");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(name), text).expect("a challenge");
}

fn is_falcon(gateway: &Gateway, host: &str) -> bool {
    let page = gateway.get_with(host, "/", HTML);
    page.status == 200 && page.text().contains("<title>Falcon Travel Trade</title>")
}

#[test]
fn a_proven_claim_routes_its_host_and_a_removed_one_does_not() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let host = "agents.partner.example";
    assert_eq!(gateway.get_with(host, "/", HTML).status, 421);
    claim(&gateway, host, "falcon", "active");
    eventually("the host is routed", || is_falcon(&gateway, host));
    assert_eq!(gateway.get_with("www.partner.example", "/", HTML).status, 421);
    fs::remove_file(gateway.root.path().join(format!("domains/{host}.toml"))).expect("removed");
    eventually("the host is gone", || gateway.get_with(host, "/", HTML).status == 421);
}

#[test]
fn an_unproven_claim_neither_routes_nor_answers_the_authority() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    challenge(&gateway, "tok-en_1", "tok-en_1.thumb");
    claim(&gateway, "said.example", "falcon", "claimed");
    claim(&gateway, "proven.example", "falcon", "verified");
    eventually("the proven one is there", || is_falcon(&gateway, "proven.example"));
    assert_eq!(gateway.get_with("said.example", "/", HTML).status, 421);
    assert_eq!(gateway.get("said.example", CHALLENGE).status, 421);
    assert_eq!(gateway.get("falcon.test", CHALLENGE).status, 404);
    let answer = gateway.get("Proven.Example:80", CHALLENGE);
    assert_eq!((answer.status, answer.text().as_str()), (200, "tok-en_1.thumb"));
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
}

#[test]
fn nothing_but_a_challenge_is_read_for_the_authority() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    claim(&gateway, "proven.example", "falcon", "active");
    challenge(&gateway, "long", &"x".repeat(513));
    eventually("the claim is there", || is_falcon(&gateway, "proven.example"));
    for token in [
        "absent",
        "long",
        "",
        ".",
        "../proven.example.toml",
        "..%2fproven.example.toml",
        "%2e%2e/proven.example.toml",
        "a/b",
    ] {
        let reply = gateway.get("proven.example", &format!("/.well-known/acme-challenge/{token}"));
        assert_eq!(reply.status, 404, "{token}");
    }
    let proof = gateway.get_with("proven.example", "/.well-known/jetway-domain/0", HTML);
    assert_eq!(proof.status, 404, "the gateway never proves a claim");
}

#[test]
fn a_claim_that_cannot_be_followed_is_reported_to_the_operator() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    claim(&gateway, "nobody.example", "no-such-tenant", "active");
    claim(&gateway, "falcon.test", "_default", "active");
    let told = || gateway.admin("/tenants").text();
    eventually("both are named", || {
        let told = told();
        told.contains("there is no tenant no-such-tenant") && told.contains("falcon.test is in the manifest of falcon")
    });
    assert_eq!(gateway.get_with("nobody.example", "/", HTML).status, 421);
    assert!(is_falcon(&gateway, "falcon.test"), "the manifest comes first");
    let metrics = gateway.admin("/metrics").text();
    assert!(metrics.contains("jetway_gateway_domains_broken 2"), "{metrics}");
}
