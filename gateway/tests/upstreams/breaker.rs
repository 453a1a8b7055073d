//! The circuit breaker of a service that fails most requests.

use crate::nodes::{Manner, Node};
use crate::scenery::{CALL, gateway, get, metric};
use crate::support::eventually;

const LEVEL: &str = "jetway_gateway_upstream_breaker{service=\"backend\"}";
const EAGER: (&str, &str) = ("JETWAY_GATEWAY_RESILIENCE__HEALTH__INTERVAL_MS", "100");

#[test]
fn it_gets_no_request_while_the_breaker_is_open() {
    let node = Node::start();
    let gateway = gateway(
        &[&node],
        &[EAGER, ("JETWAY_GATEWAY_RESILIENCE__BREAKER__OPEN_MS", "600000")],
    );
    node.behave(Manner::BreakOff);
    let statuses: Vec<u16> = (0..60).map(|_| get(&gateway, CALL).status).collect();
    assert_eq!((statuses[0], statuses[59]), (502, 503));
    assert_eq!(node.count(), 20, "twenty are enough to judge");
    assert_eq!(metric(&gateway, LEVEL), 2.0);
    node.behave(Manner::Answer);
    (0..20).for_each(|_| assert_eq!(get(&gateway, CALL).status, 503));
    assert_eq!(node.count(), 20, "health checks pass, and the breaker is still open");
}

#[test]
fn after_the_pause_and_a_check_a_few_requests_close_it() {
    let node = Node::start();
    let gateway = gateway(
        &[&node],
        &[EAGER, ("JETWAY_GATEWAY_RESILIENCE__BREAKER__OPEN_MS", "200")],
    );
    node.behave(Manner::BreakOff);
    eventually("it opens", || get(&gateway, CALL).status == 503);
    node.behave(Manner::Answer);
    eventually("service is back", || get(&gateway, CALL).status == 200);
    assert_eq!(metric(&gateway, LEVEL), 0.0);
    (0..30).for_each(|_| assert_eq!(get(&gateway, CALL).status, 200));
}
