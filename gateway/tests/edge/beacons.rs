//! Browser reports and their metrics.

use crate::releases::{FIRST, SECOND, THIRD, page, payload, point, started_with};
use crate::support::{Gateway, Plan, Reply};

fn report(gateway: &Gateway, headers: &str, body: &str) -> Reply {
    gateway.send(&format!(
        "POST /_edge/beacon HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: {}\r\n{headers}Connection: close\r\n\r\n{body}",
        body.len()
    ))
}

fn event(version: &str, what: &str) -> String {
    format!("{{\"module\":\"mfe-flights\",\"version\":\"{version}\",\"what\":{what}}}")
}

fn tell(gateway: &Gateway, events: &[String]) {
    for some in events.chunks(40) {
        let reply = report(gateway, "", &format!("{{\"events\":[{}]}}", some.join(",")));
        assert_eq!(reply.status, 204, "{}", reply.text());
    }
}

fn canary(percent: u8) -> String {
    format!("[canary.mfe-flights]\nversion = \"{SECOND}\"\npercent = {percent}\n")
}

fn has(gateway: &Gateway, line: &str) {
    let metrics = gateway.admin("/metrics").text();
    assert!(metrics.lines().any(|one| one == line), "{line} in {metrics}");
}

#[test]
fn what_browsers_say_of_a_live_version_is_counted_and_nothing_else_has_a_series() {
    let gateway = started_with(&[]);
    point(&gateway, FIRST, &canary(50));
    tell(
        &gateway,
        &[
            event(SECOND, "{\"loaded\":120.5}"),
            event(SECOND, "\"failed\""),
            event(SECOND, "\"threw\""),
            event(FIRST, "{\"lcp\":1800}"),
            event(FIRST, "{\"cls\":0.03}"),
            event(THIRD, "\"failed\""),
            event("<script>", "\"failed\""),
        ],
    );
    let of = |version: &str| format!("module=\"mfe-flights\",version=\"{version}\"");
    let labels = |version: &str, more: &str| format!("{{module=\"mfe-flights\",{more},version=\"{version}\"}}");
    for line in [
        format!(
            "jetway_gateway_module_loads_total{} 1",
            labels(SECOND, "outcome=\"loaded\"")
        ),
        format!(
            "jetway_gateway_module_loads_total{} 1",
            labels(SECOND, "outcome=\"failed\"")
        ),
        format!("jetway_gateway_module_errors_total{{{}}} 1", of(SECOND)),
        format!("jetway_gateway_module_load_seconds_count{{{}}} 1", of(SECOND)),
        format!("jetway_gateway_layout_shift_count{{{}}} 1", of(FIRST)),
        format!("jetway_gateway_release_info{{channel=\"canary\",{}}} 1", of(SECOND)),
        format!("jetway_gateway_release_info{{channel=\"stable\",{}}} 1", of(FIRST)),
        "jetway_gateway_beacons_total{outcome=\"taken\"} 1".to_owned(),
    ] {
        has(&gateway, &line);
    }
    let metrics = gateway.admin("/metrics").text();
    assert!(!metrics.contains(THIRD) && !metrics.contains("<script>"), "{metrics}");
    point(&gateway, FIRST, "");
    let metrics = gateway.admin("/metrics").text();
    assert!(
        !metrics.contains(SECOND),
        "a version that is not served has no series: {metrics}"
    );
}

#[test]
fn a_report_of_another_form_size_or_site_is_refused() {
    let gateway = started_with(&[]);
    let good = format!("{{\"events\":[{}]}}", event(FIRST, "\"failed\""));
    for (headers, body, status) in [
        ("", "{}", 400),
        ("", "not json", 400),
        (
            "",
            &format!("{{\"events\":[{}],\"more\":1}}", event(FIRST, "\"failed\"")),
            400,
        ),
        ("", &" ".repeat(5_000), 413),
        ("Sec-Fetch-Site: cross-site\r\n", &good, 403),
        ("Origin: https://evil.example\r\n", &good, 403),
        ("Origin: http://localhost\r\n", &good, 204),
        ("Sec-Fetch-Site: same-origin\r\n", &good, 204),
    ] {
        assert_eq!(report(&gateway, headers, body).status, status, "{headers}{body}");
    }
    assert_eq!(gateway.get("localhost", "/_edge/beacon").status, 405);
    has(&gateway, "jetway_gateway_beacons_total{outcome=\"refused\"} 6");
}

#[test]
fn one_client_counts_for_a_few() {
    let rate = "JETWAY_GATEWAY_LIMITS__RATES__EXEMPT";
    let gateway = started_with(&[(rate, "192.0.2.0/24".to_owned())]);
    let events: Vec<String> = (0..40).map(|_| event(FIRST, "\"failed\"")).collect();
    let body = format!("{{\"events\":[{}]}}", events.join(","));
    // The page rate limit may refuse first; in both cases nothing more is counted.
    for _ in 0..20 {
        let _ = report(&gateway, "", &body);
    }
    let line =
        format!("jetway_gateway_module_loads_total{{module=\"mfe-flights\",outcome=\"failed\",version=\"{FIRST}\"}} ");
    let metrics = gateway.admin("/metrics").text();
    let counted = metrics
        .lines()
        .find_map(|one| one.strip_prefix(&line))
        .expect("a series");
    assert_eq!(counted, "240");
}

#[test]
fn the_watch_reads_what_was_counted_since_the_trial_began() {
    let gateway = started_with(&[]);
    let trials = || gateway.admin("/releases/trials").json();
    assert_eq!(trials(), serde_json::json!({}));
    point(&gateway, FIRST, &canary(5));
    tell(
        &gateway,
        &[
            event(SECOND, "\"failed\""),
            event(SECOND, "{\"loaded\":1}"),
            event(FIRST, "{\"loaded\":1}"),
        ],
    );
    let told = trials()["mfe-flights"].clone();
    assert_eq!(told["trial"]["version"], SECOND);
    assert_eq!(
        told["trial"]["canary"],
        serde_json::json!({ "loads": 2, "failures": 1, "errors": 0 })
    );
    assert_eq!(told["trial"]["stable"]["loads"], 1);
    assert_eq!((told["factor"].as_u64(), told["minimum"].as_u64()), (Some(2), Some(50)));
    point(&gateway, FIRST, &canary(50));
    assert_eq!(
        trials()["mfe-flights"]["trial"]["canary"]["loads"],
        2,
        "a larger share is the same trial"
    );
    point(
        &gateway,
        FIRST,
        "[ended.mfe-flights]\nversion = \"x\"\nreason = \"9 of 60 loads failed\"\n",
    );
    assert_eq!(trials(), serde_json::json!({}));
    has(
        &gateway,
        "jetway_gateway_trial_ended{module=\"mfe-flights\",version=\"x\"} 1",
    );
    assert!(
        gateway.admin("/releases").json()["ended"]
            .to_string()
            .contains("9 of 60")
    );
    point(&gateway, FIRST, &canary(5));
    assert_eq!(trials()["mfe-flights"]["trial"]["canary"]["loads"], 0, "another trial");
}

#[test]
fn calls_carry_the_set_of_their_page_and_a_tab_keeps_its_set() {
    let backend = crate::support::Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    crate::support::releases::publish_one(&gateway.root.path().join("releases"), "mfe-flights", SECOND);
    let set = || {
        payload(&page(&gateway, "localhost", ""))["releases"]["setId"]
            .as_str()
            .expect("an id")
            .to_owned()
    };
    let call = |claimed: &str| {
        let headers = format!("X-Portal-Release: {claimed}\r\nX-Jetway-Release: forged\r\n");
        gateway.get_with("localhost", "/api/customer/v1/MyBooking/GetBookings", &headers);
        backend.last().value("x-jetway-release").to_owned()
    };
    let before = set();
    assert_eq!(call(&before), before);
    point(&gateway, SECOND, "");
    let after = set();
    assert_ne!(before, after);
    assert_eq!(
        (call(&before), call(&after)),
        (before, after),
        "an open tab keeps its own version"
    );
    assert_eq!(call("not a set"), "");
    for (which, calls) in [("current", 2), ("other", 2)] {
        has(
            &gateway,
            &format!("jetway_gateway_calls_by_set_total{{set=\"{which}\"}} {calls}"),
        );
    }
}
