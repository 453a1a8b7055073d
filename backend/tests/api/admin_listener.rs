//! The admin listener refuses requests that web pages can send, on every route.

use std::sync::Arc;

use jetway_backend::admin_routes;
use jetway_domain::zone::database_version;
use serde_json::Value;

use crate::support::folder::Folder;
use crate::support::{Answer, Api};

/// Codes of the guard's refusals.
const REFUSALS: [&str; 3] = ["edge.unknown_host", "edge.foreign_origin", "request.media_type"];

/// The path of a template, its parameters replaced with values that do not exist.
fn filled(template: &str) -> String {
    let fill = |part: &str| match part {
        "{tenant}" => "falcon".to_owned(),
        "{order}" => "FAF2611-99999Z".to_owned(),
        named if named.starts_with('{') => "00000000-0000-7000-8000-000000000000".to_owned(),
        fixed => fixed.to_owned(),
    };
    template.split('/').map(fill).collect::<Vec<_>>().join("/")
}

fn ask(api: &Api, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&'static str>) -> Answer {
    let method = method.parse().expect("a method");
    let mut call = api
        .http
        .request(method, api.internal_url(path))
        .header("x-operator", "nadia");
    for (name, value) in headers {
        call = call.header(*name, *value);
    }
    let call = match body {
        Some(body) => call.body(body),
        None => call,
    };
    Answer::read(call.send().expect("an answer")).expect("a body")
}

#[test]
fn every_admin_route_refuses_what_a_web_page_can_send() {
    let api = Api::start();
    let routes = admin_routes();
    assert!(routes.len() >= 40, "{}", routes.len());
    let outbox = api.admin_get("/dev/outbox");
    for (method, template) in routes {
        let (method, path) = (method.as_str(), filled(template));
        let ask = |headers: &[(&str, &str)], body| ask(&api, method, &path, headers, body);
        let json = ("content-type", "application/json");
        for host in ["rebound.example", "rebound.example:8082", "localhost.rebound.example"] {
            let _ = ask(&[("host", host), json], None).refused(421, "edge.unknown_host");
        }
        for header in [
            ("origin", "https://portal.example"),
            ("origin", "http://127.0.0.1:8080"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let _ = ask(&[header, json], None).refused(403, "edge.foreign_origin");
        }
        // The media types of HTML forms, and no media type.
        for kind in [
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "text/plain",
            "",
        ] {
            let _ = ask(&[("content-type", kind)], Some("{}")).refused(415, "request.media_type");
        }
        let _ = ask(&[], Some("{}")).refused(415, "request.media_type");
        // The guard lets non-browser clients pass; the route decides the answer.
        let body = (method != "GET").then_some("{}");
        let passed = ask(&[json], body);
        let code = serde_json::from_slice::<Value>(&passed.bytes).map(|body| body["code"].clone());
        let code = code
            .ok()
            .and_then(|code| code.as_str().map(str::to_owned))
            .unwrap_or_default();
        assert!(!REFUSALS.contains(&code.as_str()), "{method} {path}: {}", passed.text());
        assert_ne!(passed.status, 405, "{method} {path}");
    }
    assert_eq!(api.admin_get("/dev/outbox"), outbox);
}

#[test]
fn unknown_paths_are_guarded_too() {
    let api = Api::start();
    let _ = ask(&api, "GET", "/nothing", &[("host", "rebound.example")], None).refused(421, "edge.unknown_host");
    let _ = ask(&api, "GET", "/nothing", &[], None).refused(404, "request.not_found");
}

#[test]
fn readiness_and_metrics_name_the_time_zone_database() {
    let api = Api::start();
    let read = |path: &str| {
        let answer = reqwest::blocking::get(api.internal_url(path)).expect("an answer");
        answer.text().expect("a text")
    };
    let version = database_version();
    assert_eq!(read("/readyz"), format!("ready\ntime zones {version}\n"));
    let metrics = read("/metrics");
    let told = format!("jetway_time_zones_released_seconds{{version=\"{version}\"}} ");
    assert!(metrics.contains(&told), "{metrics}");
    assert!(
        metrics.contains("# TYPE jetway_offers_dropped_total counter"),
        "{metrics}"
    );
}

#[test]
fn hosts_named_in_the_settings_are_accepted() {
    let folder = Arc::new(Folder::seeded());
    let api = Api::open(folder, &[("JETWAY_BACKEND_ADMIN_HOSTS", "backend.internal")]);
    for host in ["backend.internal", "backend.internal:8082", "localhost"] {
        assert_eq!(
            ask(&api, "GET", "/healthz", &[("host", host)], None).status,
            200,
            "{host}"
        );
    }
    let _ = ask(&api, "GET", "/healthz", &[("host", "backend.example")], None).refused(421, "edge.unknown_host");
}
