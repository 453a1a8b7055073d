//! The admin listener refuses requests that web pages can send, on every route.

use jetway_gateway::admin_routes;

use crate::support::http::{self, Reply};
use crate::support::{Backend, Gateway, Plan, eventually};

const JSON: &str = "Content-Type: application/json\r\n";

fn ask(gateway: &Gateway, method: &str, path: &str, headers: &str, body: &str) -> Reply {
    let request = format!(
        "{method} {path} HTTP/1.1\r\n{headers}Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    http::send(gateway.admin, request.as_bytes())
}

#[test]
fn every_admin_route_refuses_what_a_web_page_can_send() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let routes: Vec<_> = admin_routes().collect();
    assert!(routes.len() >= 15, "{}", routes.len());
    // Unknown paths and methods are guarded too.
    let more = [("GET", "/nothing"), ("POST", "/nothing"), ("PUT", "/drain")];
    for (method, path) in routes.into_iter().chain(more) {
        let refused = |headers: &str, body: &str, status: u16, code: &str| {
            let reply = ask(&gateway, method, path, headers, body);
            let what = format!("{method} {path} {headers:?}: {}", reply.text());
            assert_eq!(reply.status, status, "{what}");
            assert_eq!(reply.header("content-type"), "application/problem+json", "{what}");
            assert_eq!(reply.json()["code"], code, "{what}");
        };
        for host in ["rebound.example", "rebound.example:8090", "localhost.rebound.example"] {
            refused(&format!("Host: {host}\r\n{JSON}"), "", 421, "edge.unknown_host");
        }
        for header in [
            "Origin: https://portal.example",
            "Origin: http://localhost:8080",
            "Origin: null",
            "Sec-Fetch-Site: cross-site",
            "Sec-Fetch-Site: same-site",
        ] {
            refused(
                &format!("Host: localhost\r\n{header}\r\n{JSON}"),
                "",
                403,
                "edge.foreign_origin",
            );
        }
        for kind in [
            "Content-Type: application/x-www-form-urlencoded\r\n",
            "Content-Type: multipart/form-data; boundary=x\r\n",
            "Content-Type: text/plain\r\n",
            "",
        ] {
            refused(&format!("Host: localhost\r\n{kind}"), "{}", 415, "request.media_type");
        }
    }
    eventually("no command was executed", || gateway.admin("/readyz").status == 200);
}

#[test]
fn every_admin_read_answers_programs() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    for (_, path) in admin_routes().filter(|(method, _)| *method == "GET") {
        let status = ask(&gateway, "GET", path, "Host: localhost\r\n", "").status;
        // Readiness may still be waiting for the backend.
        assert!([200, 503].contains(&status), "{path}: {status}");
    }
    assert_eq!(ask(&gateway, "GET", "/drain", "Host: localhost\r\n", "").status, 404);
    assert_eq!(ask(&gateway, "PUT", "/drain", "Host: localhost\r\n", "").status, 405);
}

#[test]
fn hosts_named_in_the_settings_are_accepted() {
    let mut plan = Plan::before(&Backend::start());
    plan.variables
        .push(("JETWAY_GATEWAY_ADMIN_HOSTS", "edge.internal".to_owned()));
    let gateway = Gateway::start(&plan);
    let status = |host: &str| ask(&gateway, "GET", "/healthz", &format!("Host: {host}\r\n"), "").status;
    assert_eq!([status("edge.internal"), status("edge.internal:8090")], [200, 200]);
    assert_eq!(status("edge.example"), 421);
}
