//! A browser's cohort over TLS is in a cookie that no other host can set.

use crate::authority::{Authority, plan};
use crate::client::Client;
use crate::support::releases::{self, LIVE};
use crate::support::{Backend, Gateway, eventually};

#[test]
fn over_tls_the_cohort_is_a_host_cookie() {
    let authority = Authority::new();
    let backend = Backend::start();
    let both = authority.issue(&["falcon.test"]);
    let gateway = Gateway::start(&plan(&backend, &[("falcon.test", &both)]));
    let root = gateway.root.path().join("releases");
    releases::publish_one(&root, "mfe-flights", "2.0.0-9999");
    let stable: Vec<String> = LIVE
        .iter()
        .map(|(module, version)| format!("{module} = \"{version}\""))
        .collect();
    let canary = "[canary.mfe-flights]\nversion = \"2.0.0-9999\"\npercent = 50\n";
    releases::point(&root, &format!("[stable]\n{}\n{canary}", stable.join("\n")));
    eventually("the trial is on", || {
        gateway.admin("/releases").json()["canary"]["mfe-flights"]["percent"] == 50
    });

    let mut shaken = Client::new(&authority)
        .connect(gateway.tls(), "falcon.test")
        .expect("a handshake");
    let cookie = shaken.get("falcon.test", "/").header("set-cookie").to_owned();
    let (pair, rest) = cookie.split_once("; ").expect("attributes");
    assert!(pair.starts_with("__Host-jw-cohort="), "{cookie}");
    assert_eq!(rest, "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure");
    // A cookie for plain HTTP is ignored here: anyone on the network could have set it.
    for (cookies, is_dealt) in [(pair, false), ("jw-cohort=5", true)] {
        let reply = shaken.get_with("falcon.test", "/", &format!("Cookie: {cookies}\r\n"));
        assert_eq!(!reply.header("set-cookie").is_empty(), is_dealt, "{cookies}");
    }
}
