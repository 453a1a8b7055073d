//! Which version of a module each browser gets while channel pointers change.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::support::releases::{self, LIVE};
use crate::support::{Backend, Gateway, Plan, Reply, eventually};

pub const FIRST: &str = "1.2.3-bbbb";
pub const SECOND: &str = "2.0.0-9999";
pub const THIRD: &str = "3.0.0-7777";

fn started() -> Gateway {
    started_with(&[])
}

pub fn started_with(variables: &[(&'static str, String)]) -> Gateway {
    let mut plan = Plan::before(&Backend::start());
    plan.variables = variables.to_vec();
    let gateway = Gateway::start(&plan);
    for version in [SECOND, THIRD] {
        releases::publish_one(&root(&gateway), "mfe-flights", version);
    }
    gateway
}

pub fn root(gateway: &Gateway) -> PathBuf {
    gateway.root.path().join("releases")
}

/// Changes the pointers of mfe-flights and waits until the gateway has them; other modules keep their first version.
pub fn point(gateway: &Gateway, stable: &str, more: &str) {
    let lines: Vec<String> = LIVE
        .iter()
        .map(|(module, version)| (module, if *module == "mfe-flights" { stable } else { version }))
        .map(|(module, version)| format!("{module} = \"{version}\""))
        .collect();
    let mark = format!("note-{}", fresh());
    // Withdrawing an unknown version changes nothing; its fault shows that the file was read.
    let text = format!(
        "[stable]\n{}\n{more}\n[withdrawn.mfe-none]\n0 = \"{mark}\"\n",
        lines.join("\n")
    );
    releases::point(&root(gateway), &text);
    eventually("the pointers are read", || {
        gateway.admin("/releases").text().contains(&mark)
    });
}

fn fresh() -> u32 {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

pub fn page(gateway: &Gateway, host: &str, cookies: &str) -> Reply {
    let cookies = if cookies.is_empty() {
        String::new()
    } else {
        format!("Cookie: {cookies}\r\n")
    };
    gateway.get_with(host, "/", &format!("Accept: text/html\r\n{cookies}"))
}

pub fn payload(page: &Reply) -> Value {
    let text = page.text();
    let from = text.find("id=\"jetway-boot\">").expect("a payload") + 17;
    serde_json::from_str(text[from..].split("</script>").next().expect("an end")).expect("JSON")
}

pub fn version(page: &Reply) -> String {
    let version = &payload(page)["releases"]["modules"]["mfe-flights"]["version"];
    version.as_str().expect("a version").to_owned()
}

fn at(gateway: &Gateway, host: &str, cohort: u8) -> String {
    version(&page(gateway, host, &format!("a=b; jw-cohort={cohort}")))
}

#[test]
fn a_pin_beats_a_canary_and_a_canary_beats_stable() {
    let gateway = started();
    let canary = format!("[canary.mfe-flights]\nversion = \"{SECOND}\"\npercent = 10\n");
    point(
        &gateway,
        FIRST,
        &format!("{canary}[pin.falcon]\nmfe-flights = \"{THIRD}\"\n"),
    );
    for cohort in 0..100 {
        let expected = if cohort < 10 { SECOND } else { FIRST };
        assert_eq!(at(&gateway, "localhost", cohort), expected, "{cohort}");
    }
    assert_eq!(
        (at(&gateway, "falcon.test", 0), at(&gateway, "falcon.test", 99)),
        (THIRD.into(), THIRD.into())
    );
    let (one, other) = (
        page(&gateway, "localhost", "jw-cohort=1"),
        page(&gateway, "localhost", "jw-cohort=50"),
    );
    assert_ne!(payload(&one)["releases"]["setId"], payload(&other)["releases"]["setId"]);
    let hashes = payload(&one)["releases"]["integrity"].clone();
    let files: Vec<&String> = hashes.as_object().expect("hashes").keys().collect();
    assert!(files.iter().any(|file| file.contains(SECOND)) && !files.iter().any(|file| file.contains(FIRST)));

    let only = format!("[canary.mfe-flights]\nversion = \"{SECOND}\"\npercent = 100\ntenants = [\"falcon\"]\n");
    point(&gateway, FIRST, &only);
    assert_eq!(
        (at(&gateway, "falcon.test", 99), at(&gateway, "localhost", 0)),
        (SECOND.into(), FIRST.into())
    );
    point(&gateway, FIRST, &only.replace("100", "0"));
    assert_eq!(at(&gateway, "falcon.test", 0), FIRST);
}

#[test]
fn a_browser_is_dealt_a_cohort_once_and_stays_on_its_side() {
    let gateway = started();
    assert_eq!(
        page(&gateway, "localhost", "").header("set-cookie"),
        "",
        "without a canary no cohort is assigned"
    );
    let trial = |percent: u8| format!("[canary.mfe-flights]\nversion = \"{SECOND}\"\npercent = {percent}\n");
    point(&gateway, FIRST, &trial(30));
    let mut tried = 0;
    for _ in 0..600 {
        let first = page(&gateway, "localhost", "");
        let cookie = first.header("set-cookie").to_owned();
        let (pair, rest) = cookie.split_once("; ").expect("attributes");
        assert_eq!(rest, "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
        let cohort: u8 = pair
            .strip_prefix("jw-cohort=")
            .expect("its name")
            .parse()
            .expect("a number");
        let is_tried = version(&first) == SECOND;
        assert_eq!(is_tried, cohort < 30, "{cohort}");
        tried += u32::from(is_tried);
        let again = page(&gateway, "localhost", pair);
        assert_eq!((version(&again) == SECOND, again.header("set-cookie")), (is_tried, ""));
    }
    // 600 assignments at 30 %: 180 expected, standard deviation 11.2; a larger difference occurs once in 10⁹ runs.
    assert!((110..250).contains(&tried), "{tried} of 600");

    for wrong in ["jw-cohort=100", "jw-cohort=-1", "jw-cohort=x", "__Host-jw-cohort=5"] {
        assert!(
            page(&gateway, "localhost", wrong)
                .header("set-cookie")
                .starts_with("jw-cohort="),
            "{wrong}"
        );
    }
    point(&gateway, FIRST, &trial(60));
    assert_eq!(
        (at(&gateway, "localhost", 29), at(&gateway, "localhost", 59)),
        (SECOND.into(), SECOND.into())
    );
    point(&gateway, FIRST, "");
    assert_eq!(at(&gateway, "localhost", 29), FIRST);
    assert_eq!(page(&gateway, "localhost", "").header("set-cookie"), "");
}

#[test]
fn a_roll_back_reaches_the_next_page_and_what_was_left_stays_readable() {
    let gateway = started();
    point(&gateway, SECOND, "");
    let before = page(&gateway, "localhost", "");
    assert_eq!(version(&before), SECOND);
    let more = format!("[withdrawn.mfe-flights]\n\"{SECOND}\" = \"loses seats\"\n");
    point(&gateway, FIRST, &more);
    assert_eq!(at(&gateway, "localhost", 0), FIRST);
    let entry = format!("/releases/mfe-flights/{SECOND}/remoteEntry.1a2b3c4d.js");
    let file = gateway.get("localhost", &entry);
    assert_eq!(
        (file.status, file.header("cache-control")),
        (200, "public, max-age=31536000, immutable")
    );
}

#[test]
fn a_pointer_that_cannot_be_followed_falls_back_to_stable_and_is_reported() {
    let gateway = started();
    let broken = format!(
        "[canary.mfe-flights]\nversion = \"{SECOND}\"\npercent = 100\n[pin.falcon]\nmfe-flights = \"9.0.0-none\"\n\
         [withdrawn.mfe-flights]\n\"{SECOND}\" = \"loses seats\"\n"
    );
    point(&gateway, FIRST, &broken);
    assert_eq!(
        (at(&gateway, "localhost", 0), at(&gateway, "falcon.test", 0)),
        (FIRST.into(), FIRST.into())
    );
    let faults = gateway.admin("/releases").json()["faults"].to_string();
    for expected in ["2.0.0-9999 is withdrawn: loses seats (canary)", "9.0.0-none", "(pin)"] {
        assert!(faults.contains(expected), "{expected} in {faults}");
    }
    let metrics = || gateway.admin("/metrics").text();
    eventually("it is counted", || {
        metrics().contains("jetway_gateway_releases_broken 2")
    });

    // The stable version is withdrawn by hand: the previous one stays.
    point(
        &gateway,
        SECOND,
        &format!("[withdrawn.mfe-flights]\n\"{SECOND}\" = \"loses seats\"\n"),
    );
    assert_eq!(at(&gateway, "localhost", 0), FIRST);
    // A canary whose files are missing.
    point(
        &gateway,
        FIRST,
        &format!("[canary.mfe-flights]\nversion = \"{THIRD}\"\npercent = 100\n"),
    );
    assert_eq!(at(&gateway, "localhost", 0), THIRD);
    fs::remove_dir_all(root(&gateway).join("mfe-flights").join(THIRD)).expect("gone");
    eventually("stable again", || at(&gateway, "localhost", 0) == FIRST);
    // An unreadable file changes nothing.
    releases::point(&root(&gateway), "[stable\n");
    eventually("the admin listener reports it", || {
        gateway.admin("/releases").json()["faults"]
            .to_string()
            .contains("channels.toml")
    });
    assert_eq!(at(&gateway, "localhost", 0), FIRST);
}

#[test]
fn documents_are_counted_by_version_and_an_unserved_version_has_no_series() {
    let gateway = started();
    point(
        &gateway,
        FIRST,
        &format!("[canary.mfe-flights]\nversion = \"{SECOND}\"\npercent = 50\n"),
    );
    for cohort in [0, 10, 60] {
        at(&gateway, "localhost", cohort);
    }
    let metrics = || gateway.admin("/metrics").text();
    let series =
        |version: &str| format!("jetway_gateway_documents_total{{module=\"mfe-flights\",version=\"{version}\"}}");
    let text = metrics();
    assert!(
        text.contains(&format!("{} 2\n", series(SECOND))) && text.contains(&format!("{} 1\n", series(FIRST))),
        "{text}"
    );
    assert!(!text.contains(&series(THIRD)));
    point(&gateway, THIRD, "");
    let text = metrics();
    assert!(!text.contains(&series(FIRST)) && !text.contains(&series(SECOND)) && text.contains(&series(THIRD)));
}
