//! Trace context between client, gateway, backend and a collector.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::support::{Backend, Gateway, Plan, eventually};

const CALL: &str = "/api/customer/v1/User/GetLogo?token=secretcanary";
const TRACE: &str = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT: &str = "00f067aa0ba902b7";

fn plan(backend: &Backend, collector: &Backend, more: &[(&'static str, &str)]) -> Plan {
    let mut plan = Plan::before(backend);
    let endpoint = format!("http://{}/v1/traces", collector.address);
    plan.variables.push(("JETWAY_GATEWAY_TRACES__ENDPOINT", endpoint));
    plan.variables
        .extend(more.iter().map(|(name, value)| (*name, (*value).to_owned())));
    plan
}

fn bytes(hexadecimal: &str) -> Vec<u8> {
    let pairs = hexadecimal.as_bytes().chunks(2);
    pairs
        .map(|pair| u8::from_str_radix(&String::from_utf8_lossy(pair), 16).expect("digits"))
        .collect()
}

fn holds(body: &[u8], part: &[u8]) -> bool {
    body.windows(part.len()).any(|window| window == part)
}

#[test]
fn a_collector_gets_the_step_between_the_clients_and_the_backends() {
    let (backend, collector) = (Backend::start(), Backend::start());
    let gateway = Gateway::start(&plan(&backend, &collector, &[("JETWAY_GATEWAY_TRACES__ONE_IN", "1")]));
    let caller = format!("Traceparent: 00-{TRACE}-{PARENT}-00\r\nCookie: session=secretcanary\r\n");
    let reply = gateway.get_with("falcon.test", CALL, &caller);
    let request_id = reply.header("x-request-id").to_owned();
    let passed = backend.last().value("traceparent").to_owned();
    let parts: Vec<&str> = passed.split('-').collect();
    assert_eq!((parts[1], parts[3]), (TRACE, "01"), "same trace, chosen by the gateway");
    assert_ne!(parts[2], PARENT);
    eventually("the span arrives", || !collector.seen().is_empty());
    let message = collector.last();
    assert_eq!(
        (message.method.as_str(), message.target.as_str()),
        ("POST", "/v1/traces")
    );
    assert_eq!(message.value("content-type"), "application/x-protobuf");
    for id in [TRACE, PARENT, parts[2]] {
        assert!(holds(&message.body, &bytes(id)), "{id} is in the span");
    }
    for text in [
        "jetway-gateway",
        "GET /api/customer/v1/",
        "GetLogo",
        "falcon",
        request_id.as_str(),
    ] {
        assert!(holds(&message.body, text.as_bytes()), "{text} is in the span");
    }
    assert!(!holds(&message.body, b"secretcanary"), "no secret is");
}

#[test]
fn one_in_so_many_is_sampled_regardless_of_the_client() {
    let (backend, collector) = (Backend::start(), Backend::start());
    let gateway = Gateway::start(&plan(&backend, &collector, &[("JETWAY_GATEWAY_TRACES__ONE_IN", "10")]));
    for _ in 0..20 {
        // Client and backend share the trace id; sampling is decided separately.
        let caller = format!("Traceparent: 00-{TRACE}-{PARENT}-01\r\n");
        gateway.get_with("falcon.test", CALL, &caller);
    }
    let chosen = |seen: &crate::support::backend::Seen| seen.value("traceparent").ends_with("-01");
    assert_eq!(backend.seen().iter().filter(|seen| chosen(seen)).count(), 2);
}

#[test]
fn a_collector_that_does_not_answer_costs_spans_and_no_request() {
    let (backend, collector) = (Backend::start(), Backend::start());
    let hold = collector.hold();
    let more = [
        ("JETWAY_GATEWAY_TRACES__ONE_IN", "1"),
        ("JETWAY_GATEWAY_TRACES__QUEUE", "8"),
        ("JETWAY_GATEWAY_TRACES__TIMEOUT_MS", "30000"),
    ];
    let gateway = Gateway::start(&plan(&backend, &collector, &more));
    let answered = AtomicUsize::new(0);
    let ask = |count: usize| {
        for _ in 0..count {
            assert_eq!(gateway.get("falcon.test", "/robots.txt").status, 200);
            answered.fetch_add(1, Ordering::Relaxed);
        }
    };
    ask(20);
    eventually("the collector has the first spans and keeps them waiting", || {
        !collector.seen().is_empty()
    });
    ask(300);
    drop(hold);
    let spans = || -> u64 {
        let metrics = gateway.admin("/metrics").text();
        let line = metrics
            .lines()
            .find(|line| line.starts_with("jetway_gateway_spans_total{outcome=\"sent\"}"));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok())
            .unwrap_or_default()
    };
    eventually("spans flow again", || {
        ask(1);
        spans() > 8
    });
    assert!(
        spans() < answered.load(Ordering::Relaxed) as u64,
        "those that found no room are gone"
    );
}
