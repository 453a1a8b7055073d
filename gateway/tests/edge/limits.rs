//! Rate limits and concurrency limits.

use std::thread;

use crate::support::{Backend, Gateway, Plan, Reply, eventually};

const READ: &str = "/api/customer/v1/User/GetLogo";
const KEPT: &str = "/api/utility/v1/Banner/GetHomePageBanner";
const SIGN_IN: &str = "/api/auth/v1/Authentication/Authenticate";

/// A gateway with rates for loopback too, and these settings below `limits`.
fn start(backend: &Backend, settings: &[(&str, &str)]) -> Gateway {
    let mut plan = Plan::before(backend);
    plan.variables
        .push(("JETWAY_GATEWAY_LIMITS__RATES__EXEMPT", String::new()));
    for (name, value) in settings {
        let name = format!("JETWAY_GATEWAY_LIMITS__{name}");
        plan.variables.push((name.leak(), (*value).to_owned()));
    }
    Gateway::start(&plan)
}

fn post(gateway: &Gateway, host: &str, target: &str, headers: &str) -> Reply {
    gateway.send(&format!(
        "POST {target} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 2\r\n{headers}Connection: close\r\n\r\n{{}}"
    ))
}

fn seconds(reply: &Reply) -> u32 {
    reply.header("retry-after").parse().expect("whole seconds")
}

#[test]
fn a_client_that_guesses_must_wait_in_that_class_only() {
    let backend = Backend::start();
    let settings = [
        ("RATES__SIGN_IN__CLIENT__PER_MINUTE", "6"),
        ("RATES__SIGN_IN__CLIENT__BURST", "3"),
    ];
    let gateway = start(&backend, &settings);
    for _ in 0..3 {
        assert_eq!(post(&gateway, "falcon.test", SIGN_IN, "").status, 200);
    }
    let spoof = "X-Forwarded-For: 6.6.6.6\r\n";
    let limited = post(&gateway, "falcon.test", SIGN_IN, spoof);
    assert_eq!(
        (limited.status, limited.json()["code"].as_str()),
        (429, Some("edge.rate_limited"))
    );
    assert!((1..=10).contains(&seconds(&limited)), "{:?}", limited.headers);
    assert_eq!(limited.json()["params"]["retryAfter"], seconds(&limited));
    assert_eq!(limited.header("ratelimit-policy"), "\"sign_in\";q=6;w=60");
    assert_eq!(
        limited.header("ratelimit"),
        format!("\"sign_in\";r=0;t={}", seconds(&limited))
    );
    assert_eq!(
        post(&gateway, "localhost", SIGN_IN, "").status,
        429,
        "at another portal too"
    );
    assert_eq!(backend.seen().len(), 3);
    assert_eq!(gateway.get("falcon.test", READ).status, 200);
    let metrics = gateway.admin("/metrics").text();
    assert!(
        metrics.contains("jetway_gateway_limited_total{class=\"sign_in\",limit=\"client\"} 2"),
        "{metrics}"
    );
}

#[test]
fn answers_from_the_cache_cost_nothing() {
    let backend = Backend::start();
    let settings = [
        ("RATES__READS__CLIENT__PER_MINUTE", "1"),
        ("RATES__READS__CLIENT__BURST", "1"),
    ];
    let gateway = start(&backend, &settings);
    for _ in 0..10 {
        assert_eq!(gateway.get("falcon.test", KEPT).status, 200);
    }
    // A cache fill counts for no client.
    assert_eq!(gateway.get("falcon.test", READ).status, 200);
    assert_eq!(gateway.get("falcon.test", READ).status, 429);
    assert_eq!(backend.seen().len(), 2);
}

#[test]
fn pages_have_a_rate_of_their_own() {
    let settings = [
        ("RATES__PAGES__CLIENT__PER_MINUTE", "1"),
        ("RATES__PAGES__CLIENT__BURST", "2"),
    ];
    let gateway = start(&Backend::start(), &settings);
    let page = || gateway.get_with("falcon.test", "/", "Accept: text/html\r\n").status;
    assert_eq!([page(), page(), page()], [200, 200, 429]);
    assert_eq!(gateway.get("falcon.test", READ).status, 200);
}

#[test]
fn one_tenant_spends_its_own_tokens() {
    let backend = Backend::start();
    let settings = [
        ("RATES__SEARCH__TENANT__PER_MINUTE", "1"),
        ("RATES__SEARCH__TENANT__BURST", "2"),
    ];
    let gateway = start(&backend, &settings);
    let search = |host: &str| post(&gateway, host, "/api/search/v1/AirSearch", "").status;
    assert_eq!(
        [search("falcon.test"), search("falcon.test"), search("falcon.test")],
        [200, 200, 429]
    );
    assert_eq!(search("localhost"), 200);
}

#[test]
fn behind_a_trusted_proxy_clients_are_distinguished_by_its_header() {
    let backend = Backend::start();
    let settings = [
        ("TRUSTED_PROXIES", "127.0.0.0/8,10.0.0.0/8"),
        ("RATES__SIGN_IN__CLIENT__PER_MINUTE", "1"),
        ("RATES__SIGN_IN__CLIENT__BURST", "1"),
    ];
    let gateway = start(&backend, &settings);
    let ask = |from: &str| {
        post(
            &gateway,
            "falcon.test",
            SIGN_IN,
            &format!("X-Forwarded-For: {from}\r\n"),
        )
        .status
    };
    assert_eq!(ask("1.1.1.1"), 200);
    assert_eq!(backend.last().values("x-forwarded-for"), ["1.1.1.1"]);
    assert_eq!(ask("9.9.9.9, 1.1.1.1"), 429, "left of it is the client's own claim");
    assert_eq!(ask("1.1.1.1, 10.0.0.7"), 429, "the next proxy is ours too");
    assert_eq!(ask("1.1.1.2"), 200);
    assert_eq!(ask("2a00:1:2:3::1"), 200);
    assert_eq!(ask("2a00:1:2:3:4::9"), 429, "the same /64");
}

#[test]
fn room_runs_out_for_reports_first_and_for_money_last() {
    let backend = Backend::start();
    let gateway = start(&backend, &[("IN_FLIGHT__TENANT", "10")]);
    let hold = backend.hold();
    thread::scope(|scope| {
        let fill = |places: usize| {
            for _ in 0..places {
                scope.spawn(|| assert_eq!(gateway.get("falcon.test", READ).status, 200));
            }
        };
        let refused = |target: &str| {
            let reply = gateway.get("falcon.test", target);
            assert_eq!(
                (reply.status, reply.json()["code"].as_str()),
                (503, Some("edge.overloaded")),
                "{target}"
            );
            assert!((1..=5).contains(&seconds(&reply)));
        };
        fill(5);
        eventually("five run", || backend.seen().len() == 5);
        refused("/api/report/v1/pdf/generate");
        fill(3);
        eventually("eight run", || backend.seen().len() == 8);
        refused("/api/search/v1/AirSearch");
        fill(1);
        eventually("nine run", || backend.seen().len() == 9);
        refused(READ);
        scope.spawn(|| assert_eq!(gateway.get("falcon.test", "/api/order/v1/AirGetOrder").status, 200));
        eventually("money runs", || backend.seen().len() == 10);
        refused("/api/order/v1/AirGetOrder");
        scope.spawn(|| assert_eq!(gateway.get("localhost", READ).status, 200));
        eventually("the other portal is not concerned", || backend.seen().len() == 11);
        let page = gateway.get_with("falcon.test", "/", "Accept: text/html\r\n");
        assert_eq!(page.status, 200, "pages and files never give way");
        let metrics = gateway.admin("/metrics").text();
        for line in [
            "jetway_gateway_upstream_in_flight 11",
            "jetway_gateway_shed_total{priority=\"background\",reason=\"tenant\"} 1",
            "jetway_gateway_shed_total{priority=\"money\",reason=\"tenant\"} 1",
        ] {
            assert!(metrics.contains(line), "{line}:\n{metrics}");
        }
        drop(hold);
    });
    eventually("every place is given back", || {
        gateway
            .admin("/metrics")
            .text()
            .contains("jetway_gateway_upstream_in_flight 0")
    });
}

#[test]
fn all_tenants_share_the_room_there_is() {
    let backend = Backend::start();
    let gateway = start(&backend, &[("IN_FLIGHT__TOTAL", "1")]);
    let hold = backend.hold();
    thread::scope(|scope| {
        scope.spawn(|| gateway.get("falcon.test", READ));
        eventually("it runs", || backend.seen().len() == 1);
        assert_eq!(gateway.get("localhost", READ).status, 503);
        drop(hold);
    });
    eventually("the place is free again", || {
        gateway.get("localhost", READ).status == 200
    });
}
