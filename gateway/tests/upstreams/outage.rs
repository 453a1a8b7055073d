//! No node is usable: the gateway answers without calling one.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use jsonwebtoken::{EncodingKey, Header, encode};
use serde_json::json;

use crate::nodes::{Manner, Node};
use crate::scenery::{CALL, await_checks, await_states, gateway, get, metric, post};
use crate::support::process::TOKEN_KEY;
use crate::support::{Gateway, eventually};

const WITH_PATH: (&str, &str) = ("JETWAY_GATEWAY_RESILIENCE__HEALTH__PATH", "/healthz");
const IMPATIENT: (&str, &str) = ("JETWAY_GATEWAY_RESILIENCE__HEALTH__TIMEOUT_MS", "100");

fn get_signed_in(gateway: &Gateway) -> crate::support::Reply {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("after 1970")
        .as_secs();
    let claims = json!({ "iss": "jetway", "sub": "u", "tid": "falcon", "agn": "a", "sid": "s", "exp": now + 600 });
    let token = encode(&Header::default(), &claims, &EncodingKey::from_secret(&TOKEN_KEY)).expect("a token");
    gateway.get_with("falcon.test", CALL, &format!("Authorization: Bearer {token}\r\n"))
}

#[test]
fn with_every_node_out_calls_are_refused_without_any_attempt_and_work_again_with_the_first_node() {
    // A node that accepts every connection and never answers, so a successful connection proves nothing.
    let nodes = [Node::start(), Node::start()];
    nodes.iter().for_each(|node| node.behave(Manner::Hold));
    let gateway = gateway(&nodes.each_ref(), &[WITH_PATH, IMPATIENT]);
    await_states(&gateway, &["down", "down"]);
    for reply in (0..50).map(|at| {
        if at % 2 == 0 {
            get_signed_in(&gateway)
        } else {
            post(&gateway, CALL)
        }
    }) {
        assert_eq!((reply.status, reply.header("retry-after")), (503, "2"));
        assert_eq!(reply.json()["code"], "edge.upstream_down");
        assert_eq!(reply.json()["retryable"], true);
    }
    assert_eq!(nodes.each_ref().map(Node::count), [0, 0], "only health checks came");
    let unsent = "jetway_gateway_upstream_unsent_total{reason=\"no_node\",service=\"backend\"}";
    assert_eq!(metric(&gateway, unsent), 50.0);
    nodes[1].behave(Manner::Answer);
    eventually("service is back", || get_signed_in(&gateway).status == 200);
}

#[test]
fn pages_are_served_and_calls_are_back_after_all_nodes_died_and_one_returned() {
    let nodes = [Node::start(), Node::start()];
    let gateway = gateway(&nodes.each_ref(), &[]);
    assert_eq!(get(&gateway, CALL).status, 200);
    nodes.iter().for_each(Node::kill);
    eventually("all are known to be dead", || {
        get(&gateway, CALL);
        crate::scenery::states(&gateway) == ["down", "down"]
    });
    let page = gateway.get_with("falcon.test", "/searchpad", "Accept: text/html\r\n");
    assert_eq!(page.status, 200);
    let refusals = (0..200).map(|_| {
        let begun = Instant::now();
        assert_eq!(get_signed_in(&gateway).status, 503);
        begun.elapsed()
    });
    let slowest = refusals.max().unwrap_or(Duration::ZERO);
    nodes[0].revive();
    let revived = Instant::now();
    eventually("service is back", || get(&gateway, CALL).status == 200);
    // Printed for the documentation; not asserted, because the machine may be busy.
    let back = revived.elapsed();
    println!("slowest of 200 refusals {slowest:?}, back {back:?} after the node");
}

#[test]
fn a_node_that_falls_silent_is_found_by_its_checks_alone() {
    let (bad, good) = (Node::start(), Node::start());
    let gateway = gateway(&[&bad, &good], &[WITH_PATH, IMPATIENT]);
    await_checks(&gateway);
    bad.behave(Manner::Hold);
    await_states(&gateway, &["down", "usable"]);
    bad.behave(Manner::Fail(500, false));
    let checks = bad.checks();
    eventually("it is checked again", || bad.checks() > checks + 1);
    assert_eq!(crate::scenery::states(&gateway), ["down", "usable"], "500 is not well");
    bad.behave(Manner::Answer);
    await_states(&gateway, &["usable", "usable"]);
}
