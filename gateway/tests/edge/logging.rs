//! The access log. No secret appears in it, in metrics or in refusals.

use std::fs;
use std::io::{Read, Write};
use std::process::Command;

use crate::support::{Backend, Gateway, Plan, eventually, http};

const CANARIES: usize = 240;

/// Unique markers. Some are plain letters, like an operation; some contain characters that could break a log line.
fn canary(n: usize) -> String {
    let letters: String = format!("{n:04}")
        .bytes()
        .map(|digit| char::from(digit - b'0' + b'q'))
        .collect();
    format!("canary{letters}")
}

/// One request for each part of a request that can carry a marker.
fn request(n: usize) -> String {
    let secret = canary(n);
    let api = "/api/customer/v1/User";
    let plain = "Connection: close\r\n\r\n";
    match n % 16 {
        0 => format!("GET {api}/GetLogo?token={secret} HTTP/1.1\r\nHost: falcon.test\r\n{plain}"),
        1 => format!("GET {api}/{secret} HTTP/1.1\r\nHost: falcon.test\r\n{plain}"),
        2 => format!("GET {api}/GetLogo HTTP/1.1\r\nHost: falcon.test\r\nCookie: session={secret}\r\n{plain}"),
        3 => format!("GET {api}/GetLogo HTTP/1.1\r\nHost: falcon.test\r\nAuthorization: Bearer {secret}\r\n{plain}"),
        4 => format!("GET {api}/GetLogo HTTP/1.1\r\nHost: falcon.test\r\nX-Whatever: {secret}\r\n{plain}"),
        5 => format!("GET {api}/GetLogo HTTP/1.1\r\nHost: falcon.test\r\nX-{secret}: a\r\n{plain}"),
        6 => format!("GET / HTTP/1.1\r\nHost: {secret}.example\r\n{plain}"),
        7 => format!("{secret} / HTTP/1.1\r\nHost: falcon.test\r\n{plain}"),
        8 => format!("GET /{secret}/page HTTP/1.1\r\nHost: falcon.test\r\nAccept: text/html\r\n{plain}"),
        9 => format!("GET /releases/mfe-shell/{secret}/main.js HTTP/1.1\r\nHost: falcon.test\r\n{plain}"),
        10 => format!("GET {api}/GetLogo HTTP/1.1\r\nHost: falcon.test\r\nX-Request-Id: {secret}\r\n{plain}"),
        11 => format!("GET {api}/GetLogo HTTP/1.1\r\nHost: falcon.test\r\nTraceparent: 00-{secret}-1-01\r\n{plain}"),
        12 => format!(
            "GET {api}/GetLogo HTTP/1.1\r\nHost: falcon.test\r\nUser-Agent: {secret}\r\nReferer: {secret}\r\n{plain}"
        ),
        13 => format!("GET /api/none/{secret} HTTP/1.1\r\nHost: falcon.test\r\nAccept: {secret}\r\n{plain}"),
        14 => format!(
            "POST {api}/Update HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: {}\r\n{plain}{secret}",
            secret.len()
        ),
        _ => format!(
            "POST {api}/Update HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: 1\r\nTransfer-Encoding: {secret}\r\n{plain}x"
        ),
    }
}

#[test]
fn no_secret_of_a_request_is_written_down_anywhere() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let mut refusals = String::new();
    for n in 0..CANARIES {
        let reply = gateway.send(&request(n));
        if reply.status >= 400 {
            refusals.push_str(&reply.text());
        }
    }
    // Lines are in the order in which requests end; these were sequential.
    let last = gateway
        .get("falcon.test", "/robots.txt")
        .header("x-request-id")
        .to_owned();
    eventually("every request has its line", || gateway.log().contains(&last));
    let places = [
        ("log", gateway.log()),
        ("metrics", gateway.admin("/metrics").text()),
        ("refusals", refusals),
    ];
    for n in 0..CANARIES {
        for (place, text) in &places {
            assert!(
                !text.contains(&canary(n)),
                "{} is in the {place}:\n{}",
                request(n),
                text.lines().find(|line| line.contains(&canary(n))).unwrap_or_default()
            );
        }
    }
    assert!(backend.seen().len() > CANARIES / 3, "the ways in are real");
}

#[test]
fn each_line_is_json_with_the_same_fields_in_the_same_order() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    gateway.get("falcon.test", "/api/customer/v1/User/GetLogo");
    gateway.get_with("falcon.test", "/searchpad", "Accept: text/html\r\n");
    gateway.get("nobody.test", "/api/customer/v1/User/GetLogo");
    let lines = || -> Vec<String> {
        let log = gateway.log();
        log.lines()
            .filter(|line| line.contains("\"kind\":\"access\""))
            .map(str::to_owned)
            .collect()
    };
    eventually("three lines", || lines().len() == 3);
    let fields = [
        "timestamp",
        "kind",
        "request_id",
        "trace_id",
        "tenant",
        "method",
        "protocol",
        "route",
        "operation",
        "status",
        "duration_us",
        "bytes_in",
        "bytes_out",
        "cache",
        "refused",
        "client",
    ];
    for line in lines() {
        serde_json::from_str::<serde_json::Value>(&line).expect("JSON");
        let places: Vec<usize> = fields
            .iter()
            .map(|field| {
                line.find(&format!("\"{field}\":"))
                    .unwrap_or_else(|| panic!("{field} in {line}"))
            })
            .collect();
        assert!(places.is_sorted(), "{line}");
    }
    let find = |needle: &str| lines().into_iter().find(|line| line.contains(needle)).expect("a line");
    assert!(find("\"operation\":\"GetLogo\"").contains("\"route\":\"/api/customer/v1/\""));
    assert!(find("\"route\":\"document\"").contains("\"tenant\":\"falcon\""));
    assert!(find("\"tenant\":\"other\"").contains("\"refused\":\"edge.unknown_host\""));
}

/// A request that is served, sent before one that is refused.
const AGAIN: &str = "GET /robots.txt HTTP/1.1\r\nHost: falcon.test\r\n\r\n";

#[test]
fn what_never_became_a_request_is_refused_in_our_words_and_has_its_line() {
    let mut plan = Plan::before(&Backend::start());
    plan.variables
        .push(("JETWAY_GATEWAY_CONNECTIONS__HEAD_SECONDS", "1".to_owned()));
    let gateway = Gateway::start(&plan);
    let lines = || -> Vec<serde_json::Value> {
        let log = gateway.log();
        log.lines()
            .filter(|line| line.contains("\"kind\":\"access\"") && line.contains("\"route\":\"refused\""))
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect()
    };
    for (n, (bytes, status, code)) in [
        (
            "GET / HTTP/1.1\r\nHost: falcon.test\r\nno colon\r\n\r\n".to_owned(),
            400,
            "request.unreadable",
        ),
        ("GET / HTTP/1.1\r\n\r\n".to_owned(), 400, "request.unreadable"),
        (
            "\u{1} / HTTP/1.1\r\nHost: falcon.test\r\n\r\n".to_owned(),
            400,
            "request.unreadable",
        ),
        (
            "CONNECT falcon.test:443 HTTP/1.1\r\nHost: falcon.test:443\r\n\r\n".to_owned(),
            405,
            "request.method_not_allowed",
        ),
        // On a connection that has already served a request.
        (
            format!("{AGAIN}GET / HTTP/1.1\r\nno colon\r\n\r\n"),
            400,
            "request.unreadable",
        ),
        ("GET / HTTP/1.1\r\nHost: fal".to_owned(), 408, "request.timeout"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut stream = std::net::TcpStream::connect(gateway.address).expect("a connection");
        let bad = bytes.strip_prefix(AGAIN).unwrap_or(&bytes);
        if bad.len() < bytes.len() {
            stream.write_all(AGAIN.as_bytes()).expect("written");
            assert_eq!(http::read(&mut stream).status, 200);
        }
        stream.write_all(bad.as_bytes()).expect("written");
        let mut said = String::new();
        let _ = stream.read_to_string(&mut said);
        assert!(said.starts_with(&format!("HTTP/1.1 {status} ")), "{bad:?}: {said}");
        assert!(
            said.contains("application/problem+json") && said.contains(code),
            "{bad:?}: {said}"
        );
        eventually("it has its line", || lines().len() == n + 1);
        let line = lines().pop().expect("a line");
        assert_eq!(
            (line["status"].as_u64(), line["refused"].as_str()),
            (Some(status), Some(code)),
            "{line}"
        );
        assert_eq!(
            (line["client"].as_str(), line["tenant"].as_str()),
            (Some("127.0.0.1"), Some("other"))
        );
    }
    let metrics = gateway.admin("/metrics").text();
    assert!(
        metrics.contains("refusals_total{code=\"request.unreadable\"} 4"),
        "{metrics}"
    );
    // A client that connects in advance and sends nothing is not an error.
    let mut silent = std::net::TcpStream::connect(gateway.address).expect("a connection");
    let _ = silent.read_to_end(&mut Vec::new());
    gateway.get("falcon.test", "/robots.txt");
    eventually("a later request has its line", || {
        gateway.log().matches("\"route\":\"/robots.txt\"").count() >= 2
    });
    assert_eq!(lines().len(), 6);
}

#[test]
fn a_file_of_its_own_is_opened_again_on_sighup_and_whole_at_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("access.log");
    let mut plan = Plan::before(&Backend::start());
    plan.variables
        .push(("JETWAY_GATEWAY_ACCESS_LOG__OUTPUT", path.display().to_string()));
    let mut gateway = Gateway::start(&plan);
    let count = |name: &str| {
        let text = fs::read_to_string(folder.path().join(name)).unwrap_or_default();
        text.lines().count()
    };
    gateway.get("falcon.test", "/robots.txt");
    eventually("the line is written within its time", || count("access.log") == 1);
    fs::rename(&path, folder.path().join("access.log.1")).expect("moved");
    let status = Command::new("kill")
        .args(["-HUP", &gateway.id().to_string()])
        .status()
        .expect("kill");
    assert!(status.success());
    eventually("a fresh file is there", || path.exists());
    for _ in 0..20 {
        gateway.get("falcon.test", "/robots.txt");
    }
    gateway.terminate();
    assert!(gateway.wait().success());
    assert_eq!((count("access.log.1"), count("access.log")), (1, 20));
}
