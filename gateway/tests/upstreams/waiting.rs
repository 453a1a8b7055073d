//! Timeouts by kind of call.

use std::thread;

use crate::nodes::{Manner, Node};
use crate::scenery::{CALL, gateway, get, metric, post};
use crate::support::eventually;

#[test]
fn searches_wait_longer_than_other_calls() {
    let node = Node::start();
    let gateway = gateway(&[&node], &[("JETWAY_GATEWAY_TIMEOUTS__READ_MS", "100")]);
    node.behave(Manner::Hold);
    thread::scope(|scope| {
        let search = scope.spawn(|| post(&gateway, "/api/search/v1/AirSearch"));
        eventually("the search waits", || node.held() == 1);
        let reply = get(&gateway, CALL);
        assert_eq!(
            (reply.status, reply.json()["code"].as_str()),
            (504, Some("edge.upstream_timeout"))
        );
        assert_eq!(node.count(), 2, "a timeout is not retried");
        node.behave(Manner::Answer);
        assert_eq!(search.join().expect("a reply").status, 200);
    });
    let series = format!(
        "jetway_gateway_upstream_errors_total{{kind=\"timeout\",node=\"{}\",service=\"backend\"}}",
        node.address
    );
    assert_eq!(metric(&gateway, &series), 1.0);
}
