//! Certificate renewal.

use std::fs;
use std::process::{Command, Stdio};

use x509_parser::prelude::{FromDer, X509Certificate};

use crate::support::{Process, Town, eventually};

const HOST: &str = "agents.partner.example";

/// Start and end of a certificate's validity, in Unix seconds.
fn life(leaf: &[u8]) -> (i64, i64) {
    let (_, leaf) = X509Certificate::from_der(leaf).expect("a certificate");
    (
        leaf.validity().not_before.timestamp(),
        leaf.validity().not_after.timestamp(),
    )
}

#[test]
fn the_service_proves_issues_and_renews_before_the_end() {
    let town = Town::whose_certificates_last(15);
    let root = town.authority.root();
    town.prove(HOST);
    let log = fs::File::create(town.root.path().join("renew.log")).expect("a log");
    let mut service = town.command(&["renew", "--watch"]);
    let mut service = Process(
        service
            .stdout(log)
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the service starts"),
    );
    let mut first = None;
    eventually("the service got a certificate", || {
        first = town.gateway.leaf(HOST, &root);
        first.is_some()
    });
    let first = first.expect("a certificate");

    let busy = town.refused(&["renew"]);
    assert!(busy.contains("another `jetway domain` is busy with renewal"), "{busy}");

    let mut second = None;
    eventually("the service renewed it", || {
        second = town.gateway.leaf(HOST, &root).filter(|leaf| *leaf != first);
        second.is_some()
    });
    let second = second.expect("a certificate");
    assert!(
        life(&second).0 < life(&first).1,
        "the second began while the first was good"
    );
    assert!(life(&second).1 > life(&first).1);
    assert!(town.authority.orders() >= 2);

    let asked = Command::new("kill")
        .args(["-TERM", &service.0.id().to_string()])
        .status()
        .expect("kill");
    assert!(
        asked.success() && service.0.wait().expect("an end").success(),
        "the service ends when asked"
    );
    let told = fs::read_to_string(town.root.path().join("renew.log")).expect("a log");
    assert!(
        told.contains("\"step\":\"renew\"") && told.contains("domain settled"),
        "{told}"
    );
}

#[test]
fn a_certificate_whose_time_has_come_is_replaced_and_another_is_not() {
    let town = Town::new();
    let root = town.authority.root();
    town.prove(HOST);
    town.did(&["verify", HOST]);
    eventually("it is served", || town.gateway.shows_falcon(HOST, &root));
    let first = town.gateway.leaf(HOST, &root);
    assert!(town.did(&["renew"]).contains("nothing is due"));
    town.rewrite(HOST, "renew_at", "2026-01-01T00:00:00Z");
    assert!(town.did(&["renew"]).contains("has a certificate until"));
    eventually("the new one is served", || {
        let now = town.gateway.leaf(HOST, &root);
        now.is_some() && now != first
    });
    assert_eq!(town.authority.orders(), 2);
}
