//! Staff overrides, as a browser uses them.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use jetway_releases::{Override, OverrideKey, Target};

use crate::releases::{FIRST, SECOND, THIRD, page, payload, point, root, started_with, version};
use crate::support::process::hexadecimal;
use crate::support::{Gateway, eventually};

const KEY: [u8; 32] = [5; 32];

fn gateway() -> Gateway {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("override.key");
    fs::write(&file, hexadecimal(&KEY)).expect("a key");
    let gateway = started_with(&[("JETWAY_OVERRIDE_KEY_FILE", file.display().to_string())]);
    point(&gateway, FIRST, "");
    gateway
}

fn token(target: Target, tenant: &str, lasts: i64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time").as_secs();
    let what = Override {
        module: "mfe-flights".into(),
        target,
        tenant: tenant.into(),
        until: now.saturating_add_signed(lasts),
        by: Some("olivia".into()),
    };
    OverrideKey::new(&KEY).sign(&what)
}

fn to(version: &str) -> Target {
    Target::Version(version.into())
}

fn follow(gateway: &Gateway, host: &str, token: &str) -> crate::support::Reply {
    gateway.get(host, &format!("/_edge/override?token={token}"))
}

fn cookie(token: &str) -> String {
    format!("jw-override={token}")
}

#[test]
fn a_link_gives_one_browser_another_version_over_every_pointer_and_a_link_takes_it_back() {
    let gateway = gateway();
    point(&gateway, FIRST, &format!("[pin.falcon]\nmfe-flights = \"{THIRD}\"\n"));
    let token = token(to(SECOND), "falcon", 600);
    let reply = follow(&gateway, "falcon.test", &token);
    assert_eq!((reply.status, reply.header("location")), (303, "/"));
    let set = reply.header("set-cookie");
    let (pair, rest) = set.split_once("; ").expect("attributes");
    assert_eq!(pair, cookie(&token));
    assert!(
        rest.starts_with("Path=/; Max-Age=") && rest.ends_with("; HttpOnly; SameSite=Lax"),
        "{rest}"
    );

    let with = page(&gateway, "falcon.test", pair);
    assert_eq!(version(&with), SECOND);
    let told = &payload(&with)["releases"]["override"];
    assert_eq!(
        (told["module"].as_str(), told["version"].as_str(), told["by"].as_str()),
        (Some("mfe-flights"), Some(SECOND), Some("olivia"))
    );
    let without = page(&gateway, "falcon.test", "");
    assert_eq!(version(&without), THIRD);
    assert!(payload(&without)["releases"]["override"].is_null());
    assert_ne!(
        payload(&with)["releases"]["setId"],
        payload(&without)["releases"]["setId"]
    );
    let plain = |reply: &crate::support::Reply| reply.header("content-security-policy").contains("localhost:");
    assert!(!plain(&with), "a version needs no other origin");

    let reset = gateway.get_with("falcon.test", "/_edge/override/reset", &format!("Cookie: {pair}\r\n"));
    assert_eq!((reset.status, reset.header("location")), (303, "/"));
    assert!(
        reset
            .header("set-cookie")
            .starts_with("jw-override=; Path=/; Max-Age=0;")
    );
    assert_eq!(gateway.get("falcon.test", "/_edge/else").status, 404);
    assert!(!gateway.log().contains(&token), "a link is a key, and no log has it");
}

#[test]
fn a_build_on_the_own_machine_widens_the_policy_for_that_page_and_that_origin_alone() {
    let gateway = gateway();
    let token = token(Target::Origin("http://localhost:3001".into()), "falcon", 600);
    let with = page(&gateway, "falcon.test", &cookie(&token));
    let flights = payload(&with)["releases"]["modules"]["mfe-flights"].clone();
    assert_eq!(
        (flights["base"].as_str(), flights["version"].as_str()),
        (Some("http://localhost:3001/"), Some("local"))
    );
    assert!(
        !payload(&with)["releases"]["integrity"]
            .to_string()
            .contains("mfe-flights")
    );
    let policy = with.header("content-security-policy");
    assert!(
        policy.contains("connect-src 'self' http://localhost:3001 ws://localhost:3001;")
            && policy.contains("require-trusted-types-for"),
        "{policy}"
    );
    let policy = page(&gateway, "falcon.test", "")
        .header("content-security-policy")
        .to_owned();
    assert!(!policy.contains("localhost"), "{policy}");
    // Signed, but not an address of the user's own machine.
    let elsewhere = self::token(Target::Origin("https://evil.example".into()), "falcon", 600);
    let reply = page(&gateway, "falcon.test", &cookie(&elsewhere));
    assert_eq!(version(&reply), FIRST);
    assert!(!reply.header("content-security-policy").contains("evil"));
}

#[test]
fn what_is_forged_over_or_another_portals_is_refused_and_forgotten() {
    let gateway = gateway();
    let good = token(to(SECOND), "falcon", 600);
    let mut forged = good.clone();
    forged.replace_range(..1, if good.starts_with('A') { "B" } else { "A" });
    for (bad, status) in [
        (forged.as_str(), 403),
        ("", 403),
        (&token(to(SECOND), "_default", 600), 403),
        (&token(to(SECOND), "falcon", -1), 410),
    ] {
        let reply = follow(&gateway, "falcon.test", bad);
        assert_eq!(
            (reply.status, reply.header("set-cookie")),
            (status, ""),
            "{}",
            reply.text()
        );
        if !bad.is_empty() {
            let page = page(&gateway, "falcon.test", &cookie(bad));
            assert_eq!(version(&page), FIRST);
            assert!(page.header("set-cookie").starts_with("jw-override=;"), "forgotten");
        }
    }
    let none = page(&gateway, "falcon.test", &cookie(&token(to("9.9.9"), "falcon", 600)));
    assert_eq!(version(&none), FIRST);
    let token = cookie(&token(to(SECOND), "falcon", 600));
    assert_eq!(version(&page(&gateway, "falcon.test", &token)), SECOND);
    point(
        &gateway,
        FIRST,
        &format!("[withdrawn.mfe-flights]\n\"{SECOND}\" = \"loses seats\"\n"),
    );
    assert_eq!(version(&page(&gateway, "falcon.test", &token)), FIRST);
    eventually("no page of an override is counted", || {
        !gateway
            .admin("/metrics")
            .text()
            .contains(&format!("version=\"{SECOND}\"}}"))
    });
    assert!(root(&gateway).is_dir());
}

#[test]
fn without_a_key_there_are_no_overrides() {
    let gateway = started_with(&[]);
    assert_eq!(
        follow(&gateway, "falcon.test", &token(to(SECOND), "falcon", 600)).status,
        403
    );
}
