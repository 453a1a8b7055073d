//! The certificate authority is unavailable or refuses.

use std::fs;

use crate::support::{Town, eventually};

const HOST: &str = "agents.partner.example";

#[test]
fn the_old_certificate_stays_and_the_authority_is_left_in_peace() {
    let mut town = Town::new();
    let root = town.authority.root();
    town.prove(HOST);
    town.did(&["verify", HOST]);
    eventually("it is served", || town.gateway.shows_falcon(HOST, &root));
    let before = fs::read(town.certificate_file(HOST)).expect("a certificate");

    town.authority.stop();
    town.rewrite(HOST, "renew_at", "2026-01-01T00:00:00Z");
    let told = town.refused(&["renew"]);
    assert!(
        told.contains("the authority does not answer") && told.contains("1 of 1 failed"),
        "{told}"
    );
    let listed = town.listed(HOST);
    assert_eq!((&listed["state"], &listed["failures"]), (&"active".into(), &1.into()));
    assert!(
        listed["lastError"]
            .as_str()
            .is_some_and(|error| error.contains("does not answer")),
        "{listed}"
    );
    assert!(
        town.did(&["renew"]).contains("nothing is due"),
        "it waits before it asks again"
    );
    let first_wait = listed["nextAttemptAt"].as_str().map(str::to_owned);
    town.refused(&["renew", HOST]);
    let listed = town.listed(HOST);
    assert_eq!(listed["failures"], 2);
    assert!(
        listed["nextAttemptAt"].as_str().map(str::to_owned) > first_wait,
        "it waits longer each time"
    );

    assert_eq!(fs::read(town.certificate_file(HOST)).expect("a certificate"), before);
    assert!(town.gateway.shows_falcon(HOST, &root), "the old certificate is served");
}

#[test]
fn the_authority_s_own_words_reach_the_operator() {
    let mut town = Town::new();
    // The authority validates another address than the tool's own check, and fails.
    town.variables = vec![("JETWAY_DOMAINS_ACME__ASK_OURSELVES_FIRST", "false".to_owned())];
    town.names.set_address(HOST, "127.0.0.3");
    town.prove(HOST);
    let told = town.refused(&["verify", HOST]);
    assert!(
        told.contains("no certificate for") && told.contains("127.0.0.3"),
        "{told}"
    );
    assert_eq!(town.authority.orders(), 1);
    assert!(!town.certificate_file(HOST).exists());
    assert_eq!(town.listed(HOST)["state"], "verified");
    let again = town.refused(&["verify", HOST]);
    assert!(again.contains("is not tried again before"), "{again}");
    assert_eq!(town.authority.orders(), 1, "the denial is kept");
}
