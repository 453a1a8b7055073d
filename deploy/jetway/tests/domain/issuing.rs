//! From the claim to a certificate that is served.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::time::Instant;

use crate::support::old_server::{self, OldServer};
use crate::support::{Town, eventually};

const HOST: &str = "agents.partner.example";

#[test]
fn no_authority_is_asked_for_an_unclaimed_or_unverified_host() {
    let town = Town::new();
    for arguments in [["verify", "stranger.example"], ["renew", "stranger.example"]] {
        let told = town.refused(&arguments);
        assert!(told.contains("no tenant has claimed stranger.example"), "{told}");
    }
    town.claim(HOST);
    town.refused(&["verify", HOST]);
    town.refused(&["renew", HOST]);
    town.did(&["renew"]);
    assert_eq!(town.authority.requests(), 0, "{}", town.authority.log());
    assert!(
        !town.root.path().join("acme/account.json").exists(),
        "not even an account was made"
    );
    assert!(
        town.gateway.get(HOST, "/").starts_with("HTTP/1.1 421")
            || town.gateway.get(HOST, "/").starts_with("HTTP/1.1 30")
    );
}

#[test]
fn a_proven_claim_gets_a_certificate_that_the_gateway_serves() {
    let town = Town::new();
    let root = town.authority.root();
    assert!(
        town.gateway.leaf(HOST, &root).is_none(),
        "no certificate is served before"
    );
    town.prove(HOST);
    let told = town.did(&["verify", HOST]);
    let stored = Instant::now();
    assert!(
        told.contains("proven by dns") && told.contains("has a certificate until"),
        "{told}"
    );
    eventually("the portal is served", || town.gateway.shows_falcon(HOST, &root));
    println!(
        "served {} ms after the certificate was stored",
        stored.elapsed().as_millis()
    );

    let mode = |file| fs::metadata(file).expect("a file").permissions().mode() & 0o777;
    assert_eq!(mode(town.certificate_file(HOST)), 0o600);
    assert_eq!(mode(town.root.path().join("acme/account.json")), 0o600);
    let pem = fs::read_to_string(town.certificate_file(HOST)).expect("a certificate");
    assert!(pem.starts_with("-----BEGIN CERTIFICATE") && pem.contains("PRIVATE KEY-----"));
    let left = fs::read_dir(town.root.path().join("domains/challenges"))
        .expect("a folder")
        .count();
    assert_eq!(left, 0, "no challenge is left");
    let listed = town.listed(HOST);
    assert_eq!(
        (&listed["state"], &listed["verifiedBy"]),
        (&"active".into(), &"dns".into())
    );
    assert!(town.did(&["list"]).contains("agents.partner.example  falcon  active"));
    assert_eq!(town.authority.orders(), 1);

    town.did(&["verify", HOST]);
    assert_eq!(
        town.authority.orders(),
        1,
        "a certificate that is not due is left alone"
    );

    town.did(&["remove", HOST, "--yes"]);
    assert!(!town.certificate_file(HOST).exists());
    eventually("the portal is gone", || town.gateway.leaf(HOST, &root).is_none());
    eventually("the host is unknown", || {
        let answer = town.gateway.get(HOST, "/.well-known/acme-challenge/x");
        !answer.starts_with("HTTP/1.1 404")
    });
}

#[test]
fn a_host_that_does_not_lead_here_costs_no_order_until_it_does() {
    let town = Town::new();
    let root = town.authority.root();
    let old = OldServer::start(town.gateway.plain.port());
    old.answer("HTTP/1.1 404 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    town.names.set_address(HOST, old_server::ADDRESS);
    town.prove(HOST);
    let told = town.refused(&["verify", HOST]);
    assert!(
        told.contains("does not lead to this gateway yet") && told.contains("answers 404"),
        "{told}"
    );
    assert_eq!(town.authority.orders(), 0);
    assert_eq!(town.listed(HOST)["state"], "verified", "the proof is kept");
    assert!(town.did(&["renew"]).contains("nothing is due"), "it waits");

    town.names.set_address(HOST, "127.0.0.1");
    town.did(&["renew", HOST]);
    eventually("the portal is served", || town.gateway.shows_falcon(HOST, &root));
}

#[test]
fn an_hour_has_its_share_of_orders() {
    let mut town = Town::new();
    town.variables = vec![("JETWAY_DOMAINS_ACME__ORDERS_PER_HOUR", "1".to_owned())];
    town.prove("one.partner.example");
    town.prove("two.partner.example");
    town.did(&["verify", "one.partner.example"]);
    let told = town.refused(&["verify", "two.partner.example"]);
    assert!(told.contains("1 orders were made within an hour"), "{told}");
    let told = town.refused(&["renew", "two.partner.example"]);
    assert!(told.contains("which is the limit"), "not even by hand: {told}");
    assert_eq!(town.authority.orders(), 1);
    assert!(town.listed("two.partner.example")["nextAttemptAt"].is_string());
}

#[test]
fn what_was_not_made_here_is_not_replaced_and_terms_come_first() {
    let mut town = Town::new();
    town.prove(HOST);
    fs::create_dir_all(town.root.path().join("certs")).expect("a folder");
    fs::write(town.certificate_file(HOST), "bought elsewhere").expect("a certificate");
    let told = town.refused(&["verify", HOST]);
    assert!(told.contains("was not made here"), "{told}");
    assert_eq!(
        fs::read_to_string(town.certificate_file(HOST)).expect("a file"),
        "bought elsewhere"
    );
    town.variables = vec![("JETWAY_DOMAINS_ACME__TERMS_AGREED", "false".to_owned())];
    let told = town.refused(&["renew", HOST]);
    assert!(told.contains("acme.terms_agreed = true"), "{told}");
    assert_eq!(town.authority.requests(), 0);
}
