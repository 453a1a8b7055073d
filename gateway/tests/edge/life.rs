//! Health checks, an unreachable backend, and shutdown.

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::thread;

use jetway_domain::zone::database_version;

use crate::support::{Backend, Gateway, Plan, eventually, http};

#[test]
fn a_ready_gateway_says_so_and_counts_what_it_serves() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    assert_eq!(gateway.admin("/healthz").status, 200);
    let ready = gateway.admin("/readyz").json();
    assert_eq!(ready["ready"], true);
    assert_eq!(ready["timeZones"], database_version());
    let told = format!(
        "jetway_time_zones_released_seconds{{version=\"{}\"}} 1793145600",
        database_version()
    );
    assert!(gateway.admin("/metrics").text().contains(&told), "{told}");
    gateway.get_with("falcon.test", "/searchpad", "Accept: text/html\r\n");
    gateway.get("falcon.test", "/api/utility/v1/Banner/GetHomePageBanner");
    for n in 0..20 {
        gateway.get(&format!("host{n}.example"), &format!("/path{n}"));
    }
    eventually("all are counted", || {
        gateway.admin("/metrics").text().contains("tenant=\"other\"} 20")
    });
    let metrics = gateway.admin("/metrics").text();
    assert!(
        metrics.contains("jetway_gateway_requests_total{route=\"document\",status=\"2xx\",tenant=\"falcon\"} 1"),
        "{metrics}"
    );
    assert!(metrics.contains("jetway_gateway_cache_total{outcome=\"MISS\"} 1"));
    assert!(metrics.contains("jetway_gateway_tenants_loaded 5"));
    assert!(
        !metrics.contains("host7.example") && !metrics.contains("path7"),
        "labels are bounded"
    );
}

#[test]
fn without_a_backend_calls_are_503_and_pages_are_served() {
    let plan = Plan::before_nobody();
    let gateway = Gateway::start(&plan);
    let call = gateway.get("falcon.test", "/api/customer/v1/User/GetLogo");
    assert_eq!(
        (call.status, call.json()["code"].as_str()),
        (503, Some("edge.upstream_down"))
    );
    assert_eq!(call.header("retry-after"), "2");
    assert_eq!(call.json()["requestId"].as_str(), Some(call.header("x-request-id")));
    assert_eq!(
        gateway
            .get_with("falcon.test", "/searchpad", "Accept: text/html\r\n")
            .status,
        200
    );
    let metrics = gateway.admin("/metrics").text();
    let counted = |series: &str| metrics.contains(&format!("{series} 1"));
    assert!(
        counted(&format!(
            "jetway_gateway_upstream_errors_total{{kind=\"connect\",node=\"{}\",service=\"backend\"}}",
            plan.upstream
        )) || counted("jetway_gateway_upstream_unsent_total{reason=\"no_node\",service=\"backend\"}"),
        "the request met a refused connection, or a check had met it before: {metrics}"
    );
}

#[test]
fn responses_of_the_backend_leave_with_our_headers_and_without_its_own_name() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let reply = gateway.get("falcon.test", "/api/customer/v1/User/GetLogo");
    assert_eq!(
        (reply.header("server"), reply.header("cache-control")),
        ("", "no-store")
    );
    for name in [
        "content-security-policy",
        "x-content-type-options",
        "referrer-policy",
        "permissions-policy",
        "cross-origin-opener-policy",
    ] {
        assert!(!reply.header(name).is_empty(), "{name}");
    }
    assert_eq!(reply.header("strict-transport-security"), "", "only over TLS");
}

#[test]
fn sigterm_lets_a_running_request_finish_and_then_ends_cleanly() {
    let backend = Backend::start();
    let mut gateway = Gateway::start(&Plan::before(&backend));
    let hold = backend.hold();
    let address = gateway.address;
    let running = thread::spawn(move || {
        let request = "GET /api/customer/v1/User/GetLogo HTTP/1.1\r\nHost: falcon.test\r\n\r\n";
        http::send(address, request.as_bytes())
    });
    eventually("the backend receives the request", || backend.seen().len() == 1);
    gateway.terminate();
    eventually("it says that it stops", || gateway.admin("/readyz").status == 503);
    drop(hold);
    assert_eq!(running.join().expect("a reply").status, 200);
    assert!(gateway.wait().success());
}

#[test]
fn a_socket_it_was_started_with_is_used_and_not_opened_again() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let gateway = Gateway::start_on(&Plan::before(&Backend::start()), listener);
    assert_eq!(gateway.get("falcon.test", "/robots.txt").status, 200);
    let taken = TcpListener::bind(gateway.address);
    assert!(taken.is_err(), "the address is still ours alone");
}

#[test]
fn a_kept_alive_connection_serves_until_the_gateway_stops_and_is_then_told_to_go() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let hold = backend.hold();
    let running = TcpStream::connect(gateway.address).expect("the gateway listens");
    let mut idle = running.try_clone().expect("a socket");
    (&running)
        .write_all(b"GET /api/customer/v1/User/GetLogo HTTP/1.1\r\nHost: falcon.test\r\n\r\n")
        .expect("written");
    eventually("the backend receives the request", || backend.seen().len() == 1);
    let mut kept = TcpStream::connect(gateway.address).expect("the gateway listens");
    let ask = b"GET /robots.txt HTTP/1.1\r\nHost: falcon.test\r\n\r\n";
    for _ in 0..3 {
        kept.write_all(ask).expect("written");
        let reply = http::read(&mut kept);
        assert_eq!((reply.status, reply.header("connection")), (200, "keep-alive"));
    }
    gateway.terminate();
    eventually("it says that it stops", || gateway.admin("/readyz").status == 503);
    kept.write_all(ask).expect("written");
    let reply = http::read(&mut kept);
    assert_eq!((reply.status, reply.header("connection")), (200, "close"));
    eventually("no new connections are accepted", || {
        TcpStream::connect(gateway.address).is_err()
    });
    drop(hold);
    assert_eq!(http::read(&mut idle).status, 200);
}

#[test]
fn without_a_tls_listener_plain_http_is_served_and_again_after_a_restart() {
    let plan = Plan::before(&Backend::start());
    let gateway = Gateway::start(&plan).restart(&plan);
    assert_eq!(gateway.get("falcon.test", "/robots.txt").status, 200);
    assert!(TcpStream::connect(gateway.tls()).is_err(), "nothing listens for TLS");
}
