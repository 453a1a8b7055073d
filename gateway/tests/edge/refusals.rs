//! Requests the gateway refuses.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::support::{Backend, Gateway, Plan, eventually, http};

const CALL: &str = "/api/customer/v1/User/GetLogo";

#[test]
fn ambiguous_requests_are_refused() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let post = |headers: &str| format!("POST {CALL} HTTP/1.1\r\n{headers}\r\n0\r\n\r\n");
    for bad in [
        post("Host: falcon.test\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n"),
        post("Host: falcon.test\r\nTransfer-Encoding: chunked\r\ncontent-length: 5\r\nConnection: close\r\n"),
        post("Host: falcon.test\r\nTransfer-Encoding: gzip, chunked\r\n"),
        post("Host: falcon.test\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"),
        post("Host: falcon.test\r\nHost: localhost\r\nContent-Length: 5\r\n"),
        post("Content-Length: 5\r\n"),
        post("Host: \r\nContent-Length: 5\r\n"),
        post("Host: falcon.test/x\r\nContent-Length: 5\r\n"),
        format!("GET {CALL} HTTP/1.1\r\nHost: falcon.test\nX-A: b\r\n\r\n"),
        format!("GET http://localhost{CALL} HTTP/1.1\r\nHost: falcon.test\r\n\r\n"),
    ] {
        assert_eq!(gateway.send(&bad).status, 400, "{bad:?}");
    }
    assert!(backend.seen().is_empty());
}

#[test]
fn headers_and_bodies_have_limits_announced_or_not() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let many: String = (0..101).map(|n| format!("x-{n}: 1\r\n")).collect();
    assert_eq!(gateway.get_with("falcon.test", CALL, &many).status, 431);
    assert_eq!(
        gateway
            .get_with("falcon.test", CALL, &format!("x-big: {}\r\n", "a".repeat(33 * 1024)))
            .status,
        431
    );

    let announced = gateway.send(&format!(
        "POST {CALL} HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: 1048577\r\n\r\n"
    ));
    assert_eq!(
        (announced.status, announced.json()["code"].as_str()),
        (413, Some("request.too_large"))
    );
    assert!(backend.seen().is_empty());

    let mut stream = TcpStream::connect(gateway.address).expect("a connection");
    let head = format!("POST {CALL} HTTP/1.1\r\nHost: falcon.test\r\nTransfer-Encoding: chunked\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("a header");
    let chunk = format!("10000\r\n{}\r\n", "a".repeat(0x1_0000));
    for _ in 0..17 {
        if stream.write_all(chunk.as_bytes()).is_err() {
            break;
        }
    }
    assert_eq!(http::read(&mut stream).status, 413);
    assert!(backend.seen().is_empty(), "the backend never had a whole request");
}

#[test]
fn a_body_within_the_limit_arrives_whole() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let body = "b".repeat(900 * 1024);
    let reply = gateway.send(&format!(
        "POST {CALL} HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    ));
    assert_eq!(reply.status, 200);
    assert_eq!(backend.last().body.len(), body.len());
}

#[test]
fn unknown_calls_methods_and_files_never_reach_the_backend() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let unknown = gateway.get("falcon.test", "/api/nothing/v1/x");
    assert_eq!(
        (unknown.status, unknown.json()["code"].as_str()),
        (404, Some("request.not_found"))
    );
    assert_eq!(unknown.header("content-type"), "application/problem+json");
    assert_eq!(gateway.get("falcon.test", "/wp-login.php").status, 404);
    let post =
        gateway.send("POST /searchpad HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    assert_eq!(post.status, 405);
    assert!(backend.seen().is_empty());
}

#[test]
fn a_body_that_was_not_read_is_never_taken_for_the_next_request() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let hidden = format!("GET {CALL}?hidden HTTP/1.1\r\nHost: falcon.test\r\n\r\n");
    let mut stream = TcpStream::connect(gateway.address).expect("a connection");
    let first = format!(
        "GET /robots.txt HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: {}\r\n\r\n{hidden}",
        hidden.len()
    );
    let second = format!("GET {CALL}?visible HTTP/1.1\r\nHost: falcon.test\r\nConnection: close\r\n\r\n");
    stream.write_all(first.as_bytes()).expect("a request");
    assert_eq!(http::read(&mut stream).status, 200);
    if stream.write_all(second.as_bytes()).is_ok() {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
    }
    assert!(backend.seen().iter().all(|seen| !seen.target.contains("hidden")));
}

/// Everything the gateway sends on a connection until it closes it.
fn until_closed(stream: &mut TcpStream) -> String {
    stream
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("a timeout");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("answers");
    text
}

#[test]
fn pipelined_requests_are_answered_one_after_another() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let request = |method: &str, name: &str, rest: &str| {
        format!("{method} {CALL}?{name} HTTP/1.1\r\nHost: falcon.test\r\n{rest}")
    };
    let mut stream = TcpStream::connect(gateway.address).expect("a connection");
    let together = [
        request("GET", "first", "\r\n"),
        request("POST", "second", "Content-Length: 5\r\n\r\nhello"),
        request(
            "POST",
            "third",
            "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
        ),
        request("GET", "fourth", "Connection: close\r\n\r\n"),
    ];
    stream.write_all(together.concat().as_bytes()).expect("requests");
    let answers = until_closed(&mut stream);
    assert_eq!(answers.matches("HTTP/1.1 200").count(), 4, "{answers}");
    let asked: Vec<_> = backend
        .seen()
        .into_iter()
        .map(|seen| (seen.target, seen.body))
        .collect();
    let target = |name: &str| format!("{CALL}?{name}");
    // The stub records a chunked body as it arrives.
    let sent = [
        ("first", ""),
        ("second", "hello"),
        ("third", "5\r\nhello\r\n0\r\n\r\n"),
        ("fourth", ""),
    ];
    assert_eq!(asked, sent.map(|(name, body)| (target(name), body.as_bytes().to_vec())));

    // A request that arrives while the backend works on the one before it waits for its turn.
    let held = backend.hold();
    let mut stream = TcpStream::connect(gateway.address).expect("a connection");
    stream
        .write_all(request("GET", "fifth", "\r\n").as_bytes())
        .expect("a request");
    eventually("the backend has the request", || backend.seen().len() == 5);
    stream
        .write_all(request("GET", "sixth", "Connection: close\r\n\r\n").as_bytes())
        .expect("a request");
    drop(held);
    let answers = until_closed(&mut stream);
    assert_eq!(answers.matches("HTTP/1.1 200").count(), 2, "{answers}");
    assert_eq!(backend.last().target, target("sixth"));
}

#[test]
fn malformed_chunks_and_trailers_are_refused_however_they_arrive() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let head = format!("POST {CALL} HTTP/1.1\r\nHost: falcon.test\r\nTransfer-Encoding: chunked\r\n\r\n");
    for body in [
        "\r\nhello\r\n0\r\n\r\n",
        "5\r\nhello\r\n\r\n0\r\n\r\n",
        "2;\nxx\r\n4c\r\n0\r\n\r\n",
        "5\r\nhello\r\n0\r\nX-T\r\n\r\n",
        "5\r\nhello\r\n0\r\nX-T: y\r\n z\r\n\r\n",
        "5\r\nhello\r\n0\r\nGET /hidden HTTP/1.1\r\nHost: falcon.test\r\n\r\n",
    ] {
        let whole = format!("{head}{body}");
        for cut in [whole.len(), head.len()] {
            let mut stream = TcpStream::connect(gateway.address).expect("a connection");
            stream.write_all(&whole.as_bytes()[..cut]).expect("the beginning");
            // The gateway may close after the byte that is malformed.
            let _ = stream.write_all(&whole.as_bytes()[cut..]);
            let reply = http::read(&mut stream);
            assert_eq!((reply.status, reply.header("connection")), (400, "close"), "{body:?}");
            assert_eq!(reply.json()["code"], "request.unreadable", "{body:?}");
        }
    }
    assert!(backend.seen().iter().all(|seen| seen.body.is_empty()));
}

#[test]
fn methods_targets_and_coded_bodies_have_their_own_refusals() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let ask = |line: &str, headers: &str| {
        let reply = gateway.send(&format!(
            "{line} HTTP/1.1\r\nHost: falcon.test\r\n{headers}Connection: close\r\n\r\n"
        ));
        let code = reply.json()["code"].as_str().unwrap_or_default().to_owned();
        (reply.status, code)
    };
    let long = format!("GET {CALL}?{}", "a".repeat(8192));
    assert_eq!(ask(&long, ""), (414, "edge.target_too_long".to_owned()));
    assert_eq!(
        ask(&format!("BREW {CALL}"), ""),
        (501, "edge.method_unknown".to_owned())
    );
    assert_eq!(
        ask(&format!("TRACE {CALL}"), ""),
        (405, "request.method_not_allowed".to_owned())
    );
    let gzip = "Content-Encoding: gzip\r\nContent-Length: 0\r\n";
    assert_eq!(ask(&format!("POST {CALL}"), gzip), (415, "edge.coded_body".to_owned()));
    let odd = "Expect: the-unexpected\r\nContent-Length: 0\r\n";
    assert_eq!(ask(&format!("POST {CALL}"), odd).0, 400);
    assert!(backend.seen().is_empty());
}

#[test]
fn nonsense_from_clients_counts_as_no_server_error() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let public = "/api/utility/v1/Banner/GetHomePageBanner";
    let long = format!("GET {CALL}?{}", "a".repeat(8192));
    let asked = [
        (format!("BREW {CALL}"), "", 501),
        (format!("get {CALL}"), "", 501),
        (format!("GET {public}"), "Cache-Control: only-if-cached\r\n", 504),
        (format!("TRACE {CALL}"), "", 405),
        (long, "", 414),
        (
            format!("POST {CALL}"),
            "Content-Encoding: gzip\r\nContent-Length: 0\r\n",
            415,
        ),
        (
            format!("POST {CALL}"),
            "Expect: the-unexpected\r\nContent-Length: 0\r\n",
            400,
        ),
        (format!("POST {CALL}"), "Transfer-Encoding: gzip\r\n", 400),
        (format!("GET {CALL}"), "Upgrade: h2c\r\n", 400),
        ("GET /api/nothing/v1/x".to_owned(), "", 404),
        (format!("POST {CALL}"), "Content-Length: 99999999\r\n", 413),
    ];
    for (line, headers, status) in &asked {
        let request = format!("{line} HTTP/1.1\r\nHost: falcon.test\r\n{headers}Connection: close\r\n\r\n");
        assert_eq!(gateway.send(&request).status, *status, "{line} {headers}");
    }
    let counted = |class: &str| {
        let metrics = gateway.admin("/metrics").text();
        let of_class = format!("status=\"{class}\"");
        let lines = metrics
            .lines()
            .filter(|line| line.starts_with("jetway_gateway_requests_total{"));
        let counts = lines
            .filter(|line| line.contains(&of_class))
            .filter_map(|line| line.rsplit(' ').next()?.parse::<usize>().ok());
        counts.sum::<usize>()
    };
    eventually("every refusal is counted", || counted("4xx") == asked.len());
    assert_eq!(counted("5xx"), 0);
}

#[test]
fn calls_that_carry_files_may_carry_more() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let send = |target: &str, length: usize| {
        let head = format!("POST {target} HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: {length}\r\n\r\n");
        gateway.send(&(head + &"c".repeat(length))).status
    };
    let upload = "/api/customer/v1/CompanySettings/uploaddocument";
    assert_eq!(send(upload, 2 << 20), 200);
    assert_eq!(backend.last().body.len(), 2 << 20);
    assert_eq!(send(upload, (6 << 20) + 1), 413);
    assert_eq!(send("/api/customer/v1/CompanySettings/load", 2 << 20), 413);
}

#[test]
fn a_client_that_expects_100_continue_is_answered_first() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let ask = |target: &str, length: usize| {
        let mut stream = TcpStream::connect(gateway.address).expect("a connection");
        let head = format!(
            "POST {target} HTTP/1.1\r\nHost: falcon.test\r\nExpect: 100-continue\r\nContent-Length: {length}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).expect("a header");
        stream
    };
    for (target, length, status) in [(CALL, 2 << 20, 413), ("/api/nothing/v1/x", 5, 404)] {
        let mut stream = ask(target, length);
        let reply = http::read(&mut stream);
        assert_eq!(reply.status, status);
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        assert!(rest.is_empty(), "and the connection ends");
    }
    assert!(backend.seen().is_empty());
}
