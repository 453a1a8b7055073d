//! Load shedding before a slow backend, limits per tenant, and `Retry-After`.

use std::thread;
use std::time::{Duration, Instant};

use crate::support::{Backend, Gateway, Plan, Reply, eventually};

const READ: &str = "/api/customer/v1/User/GetLogo";
const SEARCH: &str = "/api/search/v1/AirSearch";
const REPORT: &str = "/api/report/v1/pdf/generate";
const MONEY: &str = "/api/order/v1/AirGetOrder";

/// A gateway with rates for loopback too, and these settings.
fn start(backend: &Backend, settings: &str) -> Gateway {
    Gateway::start(&Plan {
        variables: vec![("JETWAY_GATEWAY_LIMITS__RATES__EXEMPT", String::new())],
        settings: settings.to_owned(),
        ..Plan::before(backend)
    })
}

fn said(reply: &Reply) -> (u16, String) {
    let code = if reply.status < 400 {
        String::new()
    } else {
        reply.json()["code"].as_str().unwrap_or_default().to_owned()
    };
    (reply.status, code)
}

fn sent_away() -> (u16, String) {
    (503, "edge.overloaded".to_owned())
}

#[test]
fn a_slow_backend_is_spared_reports_searches_and_reads_but_never_money() {
    let backend = Backend::start();
    let gateway = start(&backend, "[limits.in_flight]\nslow_ms = 20\n");
    let hold = backend.hold();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| gateway.get("falcon.test", READ));
        }
        eventually("four wait", || backend.seen().len() == 4);
        // Makes the backend slow.
        let slow_until = Instant::now() + Duration::from_millis(800);
        eventually("the backend was slow", || Instant::now() > slow_until);
        drop(hold);
    });
    let asked = backend.seen().len();
    for target in [REPORT, SEARCH, READ] {
        let reply = gateway.get("falcon.test", target);
        assert_eq!(said(&reply), sent_away(), "{target}");
        let wait: u32 = reply.header("retry-after").parse().expect("whole seconds");
        assert!((1..=5).contains(&wait), "{wait}");
    }
    assert_eq!(backend.seen().len(), asked, "none of them reached it");
    assert_eq!(gateway.get("falcon.test", MONEY).status, 200);
    let metrics = gateway.admin("/metrics").text();
    for priority in ["background", "search", "usual"] {
        let line = format!("jetway_gateway_shed_total{{priority=\"{priority}\",reason=\"slow\"}} 1");
        assert!(metrics.contains(&line), "{line}:\n{metrics}");
    }
    assert!(!metrics.contains("priority=\"money\",reason=\"slow\"} 1"), "{metrics}");
    eventually("it is fast again, and receives requests again", || {
        gateway.get("falcon.test", READ).status == 200
    });
}

#[test]
fn those_sent_away_are_not_told_to_come_back_together() {
    let backend = Backend::start();
    let gateway = start(&backend, "[limits.in_flight]\ntotal = 1\n");
    let hold = backend.hold();
    thread::scope(|scope| {
        scope.spawn(|| gateway.get("falcon.test", READ));
        eventually("it runs", || backend.seen().len() == 1);
        let mut waits: Vec<String> = (0..40)
            .map(|_| gateway.get("falcon.test", READ).header("retry-after").to_owned())
            .collect();
        drop(hold);
        waits.sort();
        waits.dedup();
        assert!(waits.len() > 1, "{waits:?}");
    });
}

#[test]
fn one_tenant_can_have_other_limits_than_all() {
    let backend = Backend::start();
    let own = "[limits.tenants.falcon]\nin_flight = 1\nsearch = { per_minute = 1, burst = 2 }\n";
    let gateway = start(&backend, own);
    let search = |host: &str| said(&gateway.get(host, SEARCH));
    let limited = (429, "edge.rate_limited".to_owned());
    assert_eq!([search("falcon.test").0, search("falcon.test").0], [200, 200]);
    assert_eq!(search("falcon.test"), limited);
    for _ in 0..5 {
        assert_eq!(search("localhost").0, 200, "the others have what all have");
    }
    let before = backend.seen().len();
    let hold = backend.hold();
    thread::scope(|scope| {
        scope.spawn(|| gateway.get("falcon.test", READ));
        eventually("one runs", || backend.seen().len() == before + 1);
        assert_eq!(said(&gateway.get("falcon.test", READ)), sent_away());
        scope.spawn(|| gateway.get("localhost", READ));
        scope.spawn(|| gateway.get("localhost", READ));
        eventually("two of the others run", || backend.seen().len() == before + 3);
        drop(hold);
    });
}

#[test]
fn who_keeps_asking_waits_no_longer_than_told() {
    let backend = Backend::start();
    let gateway = start(
        &backend,
        "[limits.rates.sign_in]\nclient = { per_minute = 20, burst = 1 }\ntenant = { per_minute = 0, burst = 0 }\n",
    );
    let ask = || gateway.get("falcon.test", "/api/auth/v1/Authentication/Authenticate");
    assert_eq!(ask().status, 200);
    let mut told = u32::MAX;
    let mut refusals = 0;
    eventually("it is let in again", || {
        let reply = ask();
        if reply.status == 200 {
            return true;
        }
        let wait: u32 = reply.header("retry-after").parse().expect("whole seconds");
        assert!((1..=3).contains(&wait) && wait <= told, "{told}, then {wait}");
        (told, refusals) = (wait, refusals + 1);
        false
    });
    assert!(refusals > 2, "{refusals}");
    assert_eq!(backend.seen().len(), 2);
}
