//! Load balancing between nodes.

use std::io::{Read, Write};
use std::os::unix::net::UnixListener;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread;

use crate::nodes::{Manner, Node};
use crate::scenery::{CALL, await_checks, await_states, gateway, gateway_at, get, load, metric};
use crate::support::eventually;

#[test]
fn every_node_gets_its_share() {
    let nodes = [Node::start(), Node::start(), Node::start()];
    let gateway = gateway(&nodes.each_ref(), &[]);
    let stop = AtomicBool::new(false);
    let wants_more = |done| done < 10_000 && !stop.load(SeqCst);
    let statuses = thread::scope(|scope| {
        let clients = [(); 4].map(|()| scope.spawn(|| load(&gateway, wants_more)));
        // A node that was slow once gets its share again after a while.
        eventually("every node works", || nodes.iter().all(|node| node.count() > 100));
        stop.store(true, SeqCst);
        clients.map(|client| client.join().expect("replies")).concat()
    });
    assert!(statuses.iter().all(|status| *status == 200));
    for node in &nodes {
        let labels = format!("{{node=\"{}\",service=\"backend\"}}", node.address);
        let counted = metric(&gateway, &format!("jetway_gateway_upstream_requests_total{labels}"));
        assert_eq!(counted, f64::from(u32::try_from(node.count()).expect("a count")));
    }
    await_checks(&gateway);
    let usable = "jetway_gateway_upstream_nodes{service=\"backend\",state=\"usable\"}";
    assert_eq!(metric(&gateway, usable), 3.0);
}

#[test]
fn a_node_killed_under_load_loses_no_request_and_is_used_again_when_it_is_back() {
    let (first, second) = (Node::start(), Node::start());
    let gateway = gateway(
        &[&first, &second],
        &[("JETWAY_GATEWAY_RESILIENCE__SLOW_START_MS", "100")],
    );
    await_checks(&gateway);
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let clients = [(); 8].map(|()| scope.spawn(|| load(&gateway, |_| !stop.load(SeqCst))));
        eventually("both work", || first.count() > 20 && second.count() > 20);
        first.behave(Manner::Hold);
        eventually("some requests wait at the first", || first.held() >= 2);
        first.kill();
        let after = second.count();
        eventually("the second does all the work", || second.count() > after + 200);
        await_states(&gateway, &["down", "usable"]);
        let before = first.count();
        first.behave(Manner::Answer);
        first.revive();
        eventually("the first is back at work", || first.count() > before + 20);
        stop.store(true, SeqCst);
        for client in clients {
            let statuses = client.join().expect("replies");
            assert!(statuses.iter().all(|status| *status == 200), "of {}", statuses.len());
        }
    });
    assert!(
        metric(
            &gateway,
            "jetway_gateway_upstream_retries_total{outcome=\"made\",service=\"backend\"}"
        ) >= 2.0
    );
}

#[test]
fn a_node_that_fails_request_after_request_is_ejected_and_returns() {
    let (bad, good) = (Node::start(), Node::start());
    let base = ("JETWAY_GATEWAY_RESILIENCE__EJECTION__BASE_MS", "400");
    let gateway = gateway(&[&bad, &good], &[base]);
    await_checks(&gateway);
    bad.behave(Manner::Fail(503, false));
    let series = format!(
        "jetway_gateway_upstream_ejections_total{{node=\"{}\",service=\"backend\"}}",
        bad.address
    );
    let mut refused = 0;
    eventually("it is ejected", || {
        refused += usize::from(get(&gateway, CALL).status == 503);
        metric(&gateway, &series) >= 1.0
    });
    assert!(refused >= 5, "five in a row eject it: {refused}");
    bad.behave(Manner::Answer);
    let before = bad.count();
    eventually("it receives requests again", || {
        get(&gateway, CALL).status == 200 && bad.count() > before
    });
}

#[test]
fn while_ejected_it_gets_nothing_and_the_last_nodes_are_never_ejected() {
    let (bad, good) = (Node::start(), Node::start());
    let gateway = gateway(
        &[&bad, &good],
        &[
            ("JETWAY_GATEWAY_RESILIENCE__EJECTION__BASE_MS", "600000"),
            ("JETWAY_GATEWAY_RESILIENCE__EJECTION__LONGEST_MS", "600000"),
            ("JETWAY_GATEWAY_RESILIENCE__BREAKER__PERCENT", "0"),
        ],
    );
    await_checks(&gateway);
    bad.behave(Manner::Fail(502, false));
    eventually("it is ejected", || {
        get(&gateway, CALL);
        crate::scenery::states(&gateway) == ["ejected", "usable"]
    });
    let before = bad.count();
    (0..40).for_each(|_| assert_eq!(get(&gateway, CALL).status, 200));
    assert_eq!(bad.count(), before);
    good.behave(Manner::Fail(502, false));
    (0..40).for_each(|_| assert_eq!(get(&gateway, CALL).status, 502));
    assert_eq!(
        crate::scenery::states(&gateway),
        ["ejected", "usable"],
        "half of two, no more"
    );
}

#[test]
fn a_reasoned_refusal_of_the_application_is_no_failure_of_its_node() {
    let node = Node::start();
    let gateway = gateway(&[&node], &[]);
    node.behave(Manner::Fail(502, true));
    (0..60).for_each(|_| assert_eq!(get(&gateway, CALL).status, 502));
    assert_eq!(node.count(), 60, "an unavailable airline opens no breaker");
}

#[test]
fn services_have_their_own_nodes_by_the_longest_prefix() {
    let (all, search) = (Node::start(), Node::start());
    let file = format!(
        "[[upstreams]]\nname = \"search\"\nnodes = [\"{}\"]\nroutes = [\"/api/search/v1/\"]\n",
        search.address
    );
    let gateway = gateway_at(&all.address.to_string(), &[], &file);
    assert_eq!(get(&gateway, "/api/search/v1/AirSearch").status, 200);
    assert_eq!(get(&gateway, CALL).status, 200);
    assert_eq!(search.seen(), ["GET /api/search/v1/AirSearch"]);
    assert_eq!(all.seen(), [format!("GET {CALL}")]);
}

#[test]
fn every_address_of_a_name_is_a_node() {
    let node = Node::start();
    let name = format!("localhost:{}", node.address.port());
    let gateway = gateway_at(&name, &[], "");
    eventually("the name is known", || !crate::scenery::states(&gateway).is_empty());
    (0..20).for_each(|_| assert_eq!(get(&gateway, CALL).status, 200));
    let labels = format!("{{node=\"{name}\",service=\"backend\"}}");
    assert!(metric(&gateway, &format!("jetway_gateway_upstream_requests_total{labels}")) >= 20.0);
}

#[test]
fn a_socket_file_is_a_node() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("api.sock");
    let listener = UnixListener::bind(&path).expect("a socket");
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut buffer = [0_u8; 4096];
            if stream.read(&mut buffer).is_ok_and(|read| read > 0) {
                let _ = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nhi");
            }
        }
    });
    let gateway = gateway_at(&format!("unix:{}", path.display()), &[], "");
    assert_eq!(get(&gateway, CALL).text(), "hi");
}

#[test]
fn a_drained_node_gets_no_new_request() {
    let (first, second) = (Node::start(), Node::start());
    let gateway = gateway(&[&first, &second], &[]);
    let order = |verb: &str| {
        let request = format!(
            "POST /upstreams/{verb}?node={} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
            first.address
        );
        crate::support::http::send(gateway.admin, request.as_bytes()).status
    };
    assert_eq!(order("drain"), 200);
    let before = first.count();
    (0..30).for_each(|_| assert_eq!(get(&gateway, CALL).status, 200));
    assert_eq!(first.count(), before);
    assert_eq!(order("undrain"), 200);
    eventually("it receives requests again", || {
        get(&gateway, CALL).status == 200 && first.count() > before
    });
}
