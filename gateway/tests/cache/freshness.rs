//! Which responses are cached, and for how long.

use crate::origin::{Origin, Says};
use crate::scene::{BELOW, HOST, KEPT, PRIVATE, gateway, get, said, with_routes};

/// The `x-cache` value of the second of two requests.
fn again(headers: &[&str]) -> String {
    let origin = Origin::saying(Says::new("a", headers));
    let gateway = gateway(&origin);
    get(&gateway, "");
    get(&gateway, "").header("x-cache").to_owned()
}

#[test]
fn an_answer_is_fresh_as_long_as_it_says() {
    assert_eq!(again(&["cache-control: max-age=60"]), "HIT");
    assert_eq!(again(&["cache-control: max-age=0, s-maxage=60"]), "HIT");
    assert_eq!(
        again(&["cache-control: no-store", "cdn-cache-control: max-age=60"]),
        "HIT"
    );
    assert_eq!(again(&["expires: Fri, 01 Jan 2100 00:00:00 GMT"]), "HIT");
    assert_eq!(again(&[]), "HIT", "the route's own life");
    for old in [
        "cache-control: max-age=60, s-maxage=0",
        "cache-control: no-cache",
        "cache-control: max-age=0, must-revalidate",
        "cache-control: max-age=60, must-revalidate\r\nage: 61",
        "cache-control: s-maxage=60\r\nage: 60",
    ] {
        assert_eq!(again(&[old]), "MISS", "{old}");
    }
}

#[test]
fn what_is_personal_or_whose_end_cannot_be_told_is_never_kept() {
    for personal in [
        "cache-control: private",
        "cache-control: no-store",
        "set-cookie: a=b\r\ncache-control: max-age=60",
        "vary: *",
    ] {
        assert_eq!(again(&[personal]), "BYPASS", "{personal}");
    }
    let origin = Origin::saying(Says::new("a", &["cache-control: max-age=60"]).endless());
    let gateway = gateway(&origin);
    assert_eq!(said(&get(&gateway, "")), ("MISS", "a".to_owned()));
    assert_eq!(get(&gateway, "").header("x-cache"), "BYPASS");
    assert_eq!(origin.asked(), 2);
}

#[test]
fn a_truncated_response_is_served_to_no_one() {
    let origin = Origin::saying(Says::new(&"a".repeat(500), &["cache-control: max-age=60"]).cut());
    let gateway = gateway(&origin);
    let broken = get(&gateway, "");
    assert_eq!(
        (broken.status, broken.json()["code"].as_str()),
        (502, Some("edge.upstream_broken"))
    );
    origin.says(Says::new("whole", &["cache-control: max-age=60"]));
    assert_eq!(said(&get(&gateway, "")), ("MISS", "whole".to_owned()));
}

#[test]
fn nothing_here_is_believed_for_moments_and_other_errors_never() {
    for (status, second) in [
        (404, "HIT"),
        (410, "HIT"),
        (400, "BYPASS"),
        (403, "BYPASS"),
        (429, "BYPASS"),
        (500, "MISS"),
        (503, "MISS"),
    ] {
        let origin = Origin::saying(Says::new("no", &["cache-control: max-age=3600"]).status(status));
        let gateway = with_routes(&origin, "");
        let target = format!("{BELOW}/x");
        assert_eq!(gateway.get(HOST, &target).status, status);
        let again = gateway.get(HOST, &target);
        assert_eq!((again.status, again.header("x-cache")), (status, second), "{status}");
    }
}

#[test]
fn age_counts_from_the_origin_and_what_is_ours_is_not_shown() {
    let lines = [
        "cache-control: max-age=600",
        "age: 100",
        "surrogate-key: banners",
        "cache-tag: more",
        "cdn-cache-control: max-age=500",
        "connection: x-hop",
        "x-hop: 1",
        "x-powered-by: stub",
        "x-kept: 1",
    ];
    let gateway = gateway(&Origin::saying(Says::new("a", &lines)));
    for outcome in ["MISS", "HIT"] {
        let reply = get(&gateway, "");
        assert_eq!(reply.header("x-cache"), outcome);
        let age: u64 = reply.header("age").parse().expect("seconds");
        assert!((100..110).contains(&age), "{age}");
        assert_eq!(
            (reply.header("x-kept"), reply.header("cache-control")),
            ("1", "max-age=600")
        );
        for hidden in [
            "surrogate-key",
            "cache-tag",
            "cdn-cache-control",
            "x-hop",
            "x-powered-by",
        ] {
            assert_eq!(reply.header(hidden), "", "{hidden}");
        }
        assert!(!reply.header("date").is_empty());
        assert_eq!(reply.header("x-content-type-options"), "nosniff");
    }
}

#[test]
fn only_known_parameters_reach_the_backend_and_make_an_answer_of_their_own() {
    let origin = Origin::by(|seen, _| Says::new(&seen.target, &[]));
    let gateway = with_routes(&origin, "");
    let ask = |query: &str| {
        let reply = gateway.get(HOST, &format!("{BELOW}/x{query}"));
        (reply.header("x-cache").to_owned(), reply.text())
    };
    let plain = format!("{BELOW}/x");
    let paged = format!("{BELOW}/x?kind=b&page=2");
    assert_eq!(ask("?utm=1&page=2&kind=b&page=9"), ("MISS".to_owned(), paged.clone()));
    assert_eq!(ask("?kind=b&page=2&cb=77"), ("HIT".to_owned(), paged));
    assert_eq!(ask("?cb=1"), ("MISS".to_owned(), plain.clone()));
    for n in 0..50 {
        assert_eq!(ask(&format!("?bust={n}")), ("HIT".to_owned(), plain.clone()));
    }
    assert_eq!(origin.asked(), 2);
}

#[test]
fn a_change_made_through_the_gateway_removes_what_is_kept() {
    let origin = Origin::by(|seen, n| {
        Says::new(&n.to_string(), &[]).status(if seen.target.contains("fail") { 500 } else { 200 })
    });
    let gateway = gateway(&origin);
    let post = |query: &str| {
        gateway.send(&format!(
            "POST {KEPT}{query} HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        ))
    };
    assert_eq!(said(&get(&gateway, "")), ("MISS", "0".to_owned()));
    assert_eq!(post("?fail").status, 500);
    assert_eq!(said(&get(&gateway, "")), ("HIT", "0".to_owned()), "nothing was changed");
    assert_eq!(post("").status, 200);
    assert_eq!(said(&get(&gateway, "")), ("MISS", "3".to_owned()));
}

#[test]
fn a_change_also_removes_what_the_answer_says_it_changed() {
    for (line, outcome) in [
        ("location: /api/utility/v1/Test/other", "MISS"),
        (
            "content-location: http://falcon.test/api/utility/v1/Test/other?x",
            "MISS",
        ),
        ("location: http://localhost/api/utility/v1/Test/other", "HIT"),
        ("location: :no address:", "HIT"),
    ] {
        let origin = Origin::saying(Says::new("a", &[line]));
        let gateway = with_routes(&origin, "");
        let other = format!("{BELOW}/other");
        gateway.get(HOST, &other);
        gateway.send(&format!(
            "PUT {BELOW}/one HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        ));
        assert_eq!(gateway.get(HOST, &other).header("x-cache"), outcome, "{line}");
    }
}

#[test]
fn a_body_sent_to_a_kept_answer_is_no_request() {
    let origin = Origin::saying(Says::new("a", &[]));
    let gateway = gateway(&origin);
    get(&gateway, "");
    let smuggled = format!("GET {PRIVATE} HTTP/1.1\r\nHost: {HOST}\r\n\r\n");
    let first = format!(
        "GET {KEPT} HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {}\r\n\r\n{smuggled}",
        smuggled.len()
    );
    let second = format!("HEAD {KEPT} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n");
    let all = crate::scene::everything(&gateway, &(first + &second));
    assert!(all.contains("x-cache: hit"), "{all}");
    // The gateway discards the body or closes the connection; it never parses the body as a request.
    assert_eq!(origin.asked(), 1, "{all}");
}
