//! Refused commands, and the effects of commands.

use std::fs;
use std::io::Write;
use std::net::TcpStream;
use std::process::Command;

use crate::reign::{Reign, is_alive};
use crate::support::{Backend, Plan, eventually, http};

const CALL: &str = "GET /api/customer/v1/User/GetLogo HTTP/1.1\r\nHost: falcon.test\r\n\r\n";

#[test]
fn an_idle_connection_gets_one_more_response_with_connection_close() {
    let mut reign = Reign::start(&Plan::before(&Backend::start()));
    let mut idle = TcpStream::connect(reign.gateway.address).expect("a connection");
    idle.write_all(CALL.as_bytes()).expect("sent");
    assert_eq!(http::read(&mut idle).header("connection"), "keep-alive");
    reign.upgrade();
    assert!(is_alive(reign.processes[0]), "it waits for its connection");
    idle.write_all(CALL.as_bytes()).expect("sent");
    let last = http::read(&mut idle);
    assert_eq!((last.status, last.header("connection")), (200, "close"));
    eventually("it has left", || !is_alive(reign.processes[0]));
    assert_eq!(reign.gateway.get("falcon.test", "/robots.txt").status, 200);
}

#[test]
fn sigusr2_hands_over_too() {
    let reign = Reign::start(&Plan::before(&Backend::start()));
    reign.signal("-USR2");
    eventually("another process serves", || {
        reign.gateway.admin("/version").json()["process"] != reign.current()
    });
    let successor = reign.gateway.admin("/version").json()["process"].as_u64();
    let successor = successor.and_then(|id| u32::try_from(id).ok()).expect("a process");
    let mut reign = reign;
    reign.processes.push(successor);
    eventually("the first has left", || !is_alive(reign.processes[0]));
    reign.signal("-TERM");
    eventually("the second ends on its signal", || !is_alive(successor));
}

#[test]
fn a_new_process_that_cannot_start_changes_nothing_and_says_why() {
    let reign = Reign::start(&Plan::before(&Backend::start()));
    let gateway = &reign.gateway;
    for (settings, reason) in [
        ("drain_seconds = \"soon\"", "drain_seconds"),
        ("tenants_folder = \"x\"", "tenants_folder"),
        ("admin_open = 7", "admin_open"),
        ("log = \"=,=\"", "log"),
    ] {
        reign.settings(settings);
        for order in ["/upgrade", "/reload"] {
            let answer = reign.order(order);
            assert_eq!(answer.status, 409, "{order} with {settings}");
            assert!(answer.text().contains(reason), "{order}: {}", answer.text());
        }
    }
    reign.settings("[access_log]\noutput = \"/no/such/folder/access.log\"\n");
    let answer = reign.order("/upgrade");
    assert!(
        answer.status == 409 && answer.text().contains("/no/such/folder"),
        "{}",
        answer.text()
    );
    assert_eq!(gateway.admin("/version").json()["process"], reign.current());
    assert_eq!(gateway.admin("/readyz").status, 200);
    assert_eq!(gateway.get("falcon.test", "/robots.txt").status, 200);
}

#[test]
fn a_new_process_that_does_not_get_ready_is_ended() {
    let reign = Reign::start(&Plan::before(&Backend::start()));
    let gateway = &reign.gateway;
    // Remove files that a new process needs; the running one has them in memory.
    fs::remove_file(gateway.root.path().join("releases/channels.toml")).expect("removed");
    reign.settings("[handover]\nready_seconds = 1\n");
    assert_eq!(reign.order("/reload").json()["live"][0], "handover.ready_seconds");
    let answer = reign.order("/upgrade");
    assert_eq!(answer.status, 409);
    assert!(
        answer.text().contains("no shell is published") || answer.text().contains("not ready within 1 seconds"),
        "{}",
        answer.text()
    );
    assert_eq!(gateway.admin("/version").json()["process"], reign.current());
}

#[test]
fn a_reload_names_what_is_live_and_what_needs_an_upgrade() {
    let mut reign = Reign::start(&Plan::before(&Backend::start()));
    let big = format!(
        "POST /api/customer/v1/User/Update HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: 2000\r\nConnection: close\r\n\r\n{}",
        "x".repeat(2000)
    );
    assert_eq!(reign.gateway.send(&big).status, 200);
    reign.settings("unknown_host = \"default\"\n[limits]\nbody_bytes = 1000\n[cache]\nbytes = 1000000\n");
    let answer = reign.order("/reload");
    let expected =
        serde_json::json!({ "live": ["limits.body_bytes", "unknown_host"], "needsUpgrade": ["cache.bytes"] });
    assert_eq!(answer.json(), expected);
    assert_eq!(reign.gateway.send(&big).status, 413);
    assert_eq!(reign.gateway.get("nobody.test", "/robots.txt").status, 200);
    assert_eq!(reign.order("/reload").json()["needsUpgrade"][0], "cache.bytes", "still");
    reign.upgrade();
    let after = reign.order("/reload").json();
    assert_eq!(after, serde_json::json!({ "live": [], "needsUpgrade": [] }));
}

#[test]
fn drained_it_serves_but_says_that_it_should_not_be_asked() {
    let reign = Reign::start(&Plan::before(&Backend::start()));
    let gateway = &reign.gateway;
    assert_eq!(reign.order("/drain").status, 200);
    assert_eq!(gateway.admin("/readyz").status, 503);
    let mut kept = TcpStream::connect(gateway.address).expect("still open");
    kept.write_all(CALL.as_bytes()).expect("sent");
    let reply = http::read(&mut kept);
    assert_eq!((reply.status, reply.header("connection")), (200, "close"));
}

#[test]
fn pages_give_no_orders() {
    let reign = Reign::start(&Plan::before(&Backend::start()));
    let gateway = &reign.gateway;
    let order = |headers: &str| {
        let request = format!("POST /drain HTTP/1.1\r\n{headers}Content-Length: 0\r\nConnection: close\r\n\r\n");
        http::send(gateway.admin, request.as_bytes()).status
    };
    assert_eq!(order("Host: localhost\r\nOrigin: https://portal.example\r\n"), 403);
    assert_eq!(order("Host: portal.example\r\n"), 421);
    assert_eq!(gateway.admin("/drain").status, 404, "not with GET");
    assert_eq!(gateway.admin("/readyz").status, 200, "none was carried out");
}

#[test]
fn an_open_operators_listener_is_refused_unless_it_is_meant() {
    let start = |variables: &[(&str, &str)]| {
        Command::new(env!("CARGO_BIN_EXE_jetway-gateway"))
            .env("JETWAY_GATEWAY_ADMIN_LISTEN", "0.0.0.0:1")
            .env("JETWAY_TENANTS_DIR", "/no/such/folder")
            .envs(variables.iter().copied())
            .output()
            .expect("it runs")
    };
    let refused = start(&[]);
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && said.contains("admin_open"), "{said}");
    let meant = start(&[("JETWAY_GATEWAY_ADMIN_OPEN", "true")]);
    let said = String::from_utf8_lossy(&meant.stderr).into_owned();
    assert!(!said.contains("admin_open"), "{said}");
}
