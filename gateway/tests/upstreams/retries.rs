//! Which requests are retried, and how often.

use std::collections::BTreeSet;

use crate::nodes::{Manner, Node};
use crate::scenery::{CALL, await_checks, gateway, get, metric, post};
use crate::support::Gateway;

const NO_EJECTION: (&str, &str) = ("JETWAY_GATEWAY_RESILIENCE__EJECTION__FAILURES", "0");
const NO_BREAKER: (&str, &str) = ("JETWAY_GATEWAY_RESILIENCE__BREAKER__PERCENT", "0");
const NO_FLOOR: (&str, &str) = ("JETWAY_GATEWAY_RESILIENCE__RETRIES__PER_SECOND", "0");
const ALL: (&str, &str) = ("JETWAY_GATEWAY_RESILIENCE__RETRIES__PERCENT", "100");
/// Only the first health check runs, so that requests detect failures.
const NO_CHECKS: (&str, &str) = ("JETWAY_GATEWAY_RESILIENCE__HEALTH__INTERVAL_MS", "600000");
const PATIENT: (&str, &str) = ("JETWAY_GATEWAY_RESILIENCE__HEALTH__FALL", "1000");

fn made(gateway: &Gateway) -> f64 {
    metric(
        gateway,
        "jetway_gateway_upstream_retries_total{outcome=\"made\",service=\"backend\"}",
    )
}

#[test]
fn in_an_outage_nodes_see_a_tenth_more_and_no_more() {
    let nodes = [Node::start(), Node::start()];
    nodes.iter().for_each(|node| node.behave(Manner::BreakOff));
    let gateway = gateway(&nodes.each_ref(), &[NO_EJECTION, NO_BREAKER, NO_FLOOR]);
    for _ in 0..200 {
        let reply = get(&gateway, CALL);
        assert_eq!(
            (reply.status, reply.json()["code"].as_str()),
            (502, Some("edge.upstream_broken"))
        );
    }
    let attempts: usize = nodes.iter().map(Node::count).sum();
    assert!((201..=220).contains(&attempts), "{attempts} attempts of 200 requests");
    let refused = "jetway_gateway_upstream_retries_total{outcome=\"over_budget\",service=\"backend\"}";
    assert!(metric(&gateway, refused) >= 100.0);
}

#[test]
fn a_read_that_broke_off_is_asked_of_another_node_once() {
    let (bad, good) = (Node::start(), Node::start());
    let gateway = gateway(&[&bad, &good], &[NO_EJECTION, NO_BREAKER, ALL]);
    for manner in [Manner::BreakOff, Manner::Leave] {
        bad.behave(manner);
        let before = (bad.count(), good.count());
        (0..60).for_each(|_| assert_eq!(get(&gateway, CALL).status, 200, "{manner:?}"));
        let asked = (bad.count() - before.0, good.count() - before.1);
        // On a busy machine the balancer soon prefers the other node.
        assert!(asked.0 > 0 && asked.1 == 60, "{manner:?}: {asked:?}");
    }
    bad.behave(Manner::BreakOff);
    good.behave(Manner::BreakOff);
    let before = bad.count() + good.count();
    assert_eq!(get(&gateway, CALL).status, 502);
    assert_eq!(bad.count() + good.count(), before + 2, "twice is enough");
}

#[test]
fn what_may_change_something_is_sent_once() {
    let nodes = [Node::start(), Node::start()];
    let gateway = gateway(&nodes.each_ref(), &[NO_EJECTION, NO_BREAKER, ALL]);
    for manner in [Manner::BreakOff, Manner::Leave] {
        nodes.iter().for_each(|node| node.behave(manner));
        for at in 0..15 {
            for method in ["POST", "PUT", "PATCH", "DELETE"] {
                gateway.send(&format!(
                    "{method} {CALL}?{manner:?}{at} HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}"
                ));
            }
        }
    }
    let seen = nodes.each_ref().map(Node::seen).concat();
    assert_eq!(seen.len(), 120);
    assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), 120, "none came twice");
    assert_eq!(made(&gateway), 0.0);
}

#[test]
fn a_write_whose_connection_was_never_made_goes_to_another_node() {
    let (dead, good) = (Node::start(), Node::start());
    let gateway = gateway(&[&dead, &good], &[NO_CHECKS, PATIENT, NO_BREAKER, ALL]);
    await_checks(&gateway);
    dead.kill();
    for at in 0..40 {
        assert_eq!(post(&gateway, &format!("{CALL}?{at}")).status, 200);
    }
    let seen = good.seen();
    assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), 40);
    assert_eq!(seen.len(), 40, "each came once");
    assert!(made(&gateway) > 5.0, "some had to be");
}

#[test]
fn a_kept_connection_closed_by_the_node_fails_no_read_and_ejects_no_node() {
    let node = Node::start();
    let gateway = gateway(&[&node], &[]);
    node.behave(Manner::GiveUpKept);
    for _ in 0..20 {
        assert_eq!(get(&gateway, CALL).status, 200);
    }
    assert!(node.count() > 30, "most were retried: {}", node.count());
    assert_eq!(
        post(&gateway, CALL).status,
        502,
        "and what may change something was not"
    );
    assert_eq!(crate::scenery::states(&gateway), ["usable"]);
}
