//! The operators' host: their API there and nowhere else, and no token of the other side.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use jsonwebtoken::{EncodingKey, Header, encode};
use serde_json::json;

use crate::support::process::TOKEN_KEY;
use crate::support::{Backend, Gateway, Plan, Reply};

const HOST: &str = "operations.test";
const CALL: &str = "/api/operations/v1/Queue/Load";
const OF_AGENTS: &str = "/api/customer/v1/User/GetUserContext";

const DOCUMENT: &str = "<style nonce=\"%NONCE%\"></style><script defer src=\"/assets/main.0a.js\"></script>";

/// A build of the console, smaller than a real one.
fn console() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("assets")).expect("a folder");
    fs::write(folder.path().join("index.html"), DOCUMENT).expect("the document");
    fs::write(folder.path().join("assets/main.0a.js"), "go();".repeat(200)).expect("a script");
    fs::write(folder.path().join("assets/main.0a.js.map"), "{}").expect("a map");
    folder
}

fn with_console(backend: &Backend, folder: &tempfile::TempDir) -> Plan {
    let mut plan = with_operations(backend);
    let folder = folder.path().display().to_string();
    plan.variables.push(("JETWAY_GATEWAY_OPERATIONS_CONSOLE", folder));
    plan
}

fn with_operations(backend: &Backend) -> Plan {
    let mut plan = Plan::before(backend);
    plan.variables.push(("JETWAY_GATEWAY_OPERATIONS_HOST", HOST.to_owned()));
    plan
}

/// A session token of an agent of Falcon, as the backend signs it.
fn agents_token() -> String {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("after 1970")
        .as_secs();
    let claims =
        json!({ "iss": "jetway", "sub": "u", "tid": "falcon", "agn": "a", "sid": "s", "iat": 1, "exp": now + 600 });
    encode(&Header::default(), &claims, &EncodingKey::from_secret(&TOKEN_KEY)).expect("a token")
}

fn bearer(token: &str) -> String {
    format!("Authorization: Bearer {token}\r\n")
}

fn refusal(reply: &Reply) -> (u16, String) {
    let code = reply.json()["code"].as_str().unwrap_or_default().to_owned();
    (reply.status, code)
}

#[test]
fn the_operators_api_is_at_the_operators_host_alone() {
    let backend = Backend::start();
    let gateway = Gateway::start(&with_operations(&backend));
    for host in [HOST.to_owned(), "OPERATIONS.test.".into(), format!("{HOST}:8080")] {
        assert_eq!(gateway.get(&host, CALL).status, 200, "{host}");
        let seen = backend.last();
        assert_eq!(
            (seen.target.as_str(), seen.value("x-jetway-tenant")),
            (CALL, "_operations")
        );
        assert_eq!(seen.value("x-forwarded-host"), HOST);
        assert!(seen.values("x-jetway-currency").is_empty());
        assert!(!seen.value("x-jetway-edge-signature").is_empty());
    }
    let before = backend.seen().len();
    for host in ["falcon.test", "localhost"] {
        assert_eq!(
            refusal(&gateway.get(host, CALL)),
            (404, "request.not_found".to_owned()),
            "{host}"
        );
    }
    let claimed = gateway.get_with(
        "falcon.test",
        CALL,
        "X-Jetway-Tenant: _operations\r\nX-Forwarded-Host: operations.test\r\n",
    );
    assert_eq!(claimed.status, 404);
    assert_eq!(backend.seen().len(), before);
}

#[test]
fn the_operators_host_serves_nothing_of_a_portal() {
    let backend = Backend::start();
    let gateway = Gateway::start(&with_operations(&backend));
    for path in [
        "/",
        "/login",
        OF_AGENTS,
        "/api/utility/v1/Banner/GetHomePageBanner",
        "/assets/tenant/logo-light.svg",
        "/favicon.ico",
        "/problems/request.not_found",
        "/_edge/override",
    ] {
        let reply = gateway.get_with(HOST, path, "Accept: text/html\r\n");
        assert_eq!(reply.status, 404, "{path}");
        for brand in ["Falcon", "Jetway Trade"] {
            assert!(!reply.text().contains(brand), "{brand} on {path}");
        }
    }
    assert!(backend.seen().is_empty());
    assert_eq!(gateway.get(HOST, "/robots.txt").text(), "User-agent: *\nDisallow: /\n");
}

#[test]
fn the_console_is_at_the_operators_host_alone_and_every_path_of_it_answers_its_document() {
    let backend = Backend::start();
    let folder = console();
    let gateway = Gateway::start(&with_console(&backend, &folder));
    let read = "Accept: text/html\r\nAccept-Encoding: gzip\r\n";
    let mut nonces = Vec::new();
    for path in ["/", "/sign-in", "/deposits/falcon/D-1?filter=mine"] {
        let reply = gateway.get_with(HOST, path, read);
        assert_eq!((reply.status, reply.header("content-encoding")), (200, ""), "{path}");
        let text = reply.text();
        let nonce = text.split('"').nth(1).expect("a nonce").to_owned();
        assert_eq!(text, DOCUMENT.replace("%NONCE%", &nonce));
        let policy = reply.header("content-security-policy");
        let scripts_and_styles = format!("script-src 'nonce-{nonce}' 'strict-dynamic'; style-src 'nonce-{nonce}'; ");
        assert!(policy.contains(&scripts_and_styles), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(reply.header("cache-control"), "private, no-cache");
        assert_eq!(reply.header("x-frame-options"), "DENY");
        nonces.push(nonce);
    }
    nonces.sort();
    nonces.dedup();
    assert_eq!(nonces.len(), 3);
    for host in ["falcon.test", "localhost"] {
        assert_eq!(gateway.get(host, "/assets/main.0a.js").status, 404, "{host}");
        assert!(
            !gateway.get_with(host, "/sign-in", read).text().contains("main.0a.js"),
            "{host}"
        );
    }
    for path in ["/favicon.ico", "/releases/mfe-shell/1/main.js", OF_AGENTS] {
        assert_eq!(gateway.get_with(HOST, path, read).status, 404, "{path}");
    }
    assert_eq!(
        gateway
            .get_with(HOST, "/sign-in", "Accept: application/json\r\n")
            .status,
        404
    );
    assert!(backend.seen().is_empty());
    assert_eq!(gateway.get(HOST, CALL).status, 200);
}

#[test]
fn files_of_the_console_are_kept_for_good_and_source_maps_are_not_given() {
    let backend = Backend::start();
    let folder = console();
    let gateway = Gateway::start(&with_console(&backend, &folder));
    let plain = gateway.get(HOST, "/assets/main.0a.js");
    assert_eq!(plain.text(), "go();".repeat(200));
    assert_eq!(plain.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(plain.header("content-type"), "text/javascript; charset=utf-8");
    let coded = gateway.get_with(HOST, "/assets/main.0a.js", "Accept-Encoding: br\r\n");
    assert_eq!((coded.status, coded.header("content-encoding")), (200, "br"));
    assert!(coded.body.len() < plain.body.len());
    let known = format!("If-None-Match: {}\r\n", plain.header("etag"));
    assert_eq!(gateway.get_with(HOST, "/assets/main.0a.js", &known).status, 304);
    for path in ["/assets/main.0a.js.map", "/assets/other.js", "/assets/", "/index.html"] {
        assert_eq!(gateway.get(HOST, path).status, 404, "{path}");
    }
}

#[test]
fn a_genuine_token_of_the_other_side_reaches_the_backend_which_records_it() {
    let backend = Backend::start();
    let gateway = Gateway::start(&with_operations(&backend));
    let operators = format!("jwo_{}", "0f".repeat(32));
    for token in [&operators, &agents_token()] {
        for (host, call, name) in [(HOST, CALL, "_operations"), ("falcon.test", OF_AGENTS, "falcon")] {
            assert_eq!(gateway.get_with(host, call, &bearer(token)).status, 200, "{host}");
            let seen = backend.last();
            assert_eq!(seen.value("x-jetway-tenant"), name);
            assert_eq!(seen.value("authorization"), format!("Bearer {token}"));
        }
    }
}

#[test]
fn an_invented_token_is_refused_on_either_side() {
    let backend = Backend::start();
    let gateway = Gateway::start(&with_operations(&backend));
    let (agents, hex) = (agents_token(), "0f".repeat(31));
    let forged = format!("{}x", agents.trim_end_matches(|letter| letter != '.'));
    let (short, no_hex) = (format!("jwo_{hex}"), format!("jwo_{hex}0g"));
    for value in [
        format!("Bearer {forged}"),
        format!("Bearer {short}"),
        format!("Bearer {no_hex}"),
        "Basic x".to_owned(),
    ] {
        for (host, call) in [(HOST, CALL), ("falcon.test", OF_AGENTS)] {
            let reply = gateway.get_with(host, call, &format!("Authorization: {value}\r\n"));
            assert_eq!(
                refusal(&reply),
                (401, "session.expired".to_owned()),
                "{value} at {host}"
            );
        }
    }
    assert!(backend.seen().is_empty());
}

#[test]
fn without_the_setting_there_is_no_operators_host() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    assert_eq!(refusal(&gateway.get(HOST, CALL)), (421, "edge.unknown_host".to_owned()));
    assert_eq!(gateway.get("falcon.test", CALL).status, 404);
    assert!(backend.seen().is_empty());
}
