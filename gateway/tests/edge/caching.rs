//! Public responses cached at the edge.

use crate::support::{Backend, Gateway, Plan};

const BANNERS: &str = "/api/utility/v1/Banner/GetHomePageBanner";

#[test]
fn a_kept_answer_never_crosses_tenants() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let first = gateway.get("falcon.test", BANNERS);
    assert_eq!(
        (first.header("x-cache"), first.json()["tenant"].as_str()),
        ("MISS", Some("falcon"))
    );
    let second = gateway.get("FALCON.localhost", BANNERS);
    assert_eq!(
        (second.header("x-cache"), second.json()["tenant"].as_str()),
        ("HIT", Some("falcon"))
    );
    let other = gateway.get("localhost", BANNERS);
    assert_eq!(
        (other.header("x-cache"), other.json()["tenant"].as_str()),
        ("MISS", Some("_default"))
    );
    assert_eq!(backend.seen().len(), 2);
    let query = gateway.get("falcon.test", &format!("{BANNERS}?page=2"));
    assert_eq!(query.header("x-cache"), "HIT", "an unknown parameter is no other call");
}

#[test]
fn a_hit_has_an_age_and_answers_not_modified_to_who_has_it() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    gateway.get("falcon.test", BANNERS);
    let hit = gateway.get("falcon.test", BANNERS);
    assert!(hit.header("age").parse::<u64>().is_ok());
    let etag = hit.header("etag").to_owned();
    let known = gateway.get_with("falcon.test", BANNERS, &format!("If-None-Match: {etag}\r\n"));
    assert_eq!((known.status, known.body.len()), (304, 0));
}

#[test]
fn what_fills_the_cache_is_asked_without_credentials_and_compressed_for_each() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    let reply = gateway.get_with("falcon.test", BANNERS, "Cookie: a=b\r\nAccept-Encoding: gzip\r\n");
    assert_eq!(reply.header("content-encoding"), "gzip");
    let seen = backend.last();
    assert!(seen.values("cookie").is_empty() && seen.values("accept-encoding").is_empty());
    let plain = gateway.get("falcon.test", BANNERS);
    assert_eq!((plain.header("x-cache"), plain.header("content-encoding")), ("HIT", ""));
    assert_eq!(plain.json()["tenant"], "falcon");
}

#[test]
fn errors_and_private_calls_are_not_kept() {
    let backend = Backend::start();
    let gateway = Gateway::start(&Plan::before(&backend));
    backend.answer_with(500);
    assert_eq!(gateway.get("falcon.test", BANNERS).status, 500);
    backend.answer_with(200);
    assert_eq!(gateway.get("falcon.test", BANNERS).header("x-cache"), "MISS");
    for target in [
        "/api/customer/v1/MyBooking/GetBookings",
        "/api/customer/v1/MyBooking/GetBookings/style.css",
    ] {
        gateway.get("falcon.test", target);
        let again = gateway.get("falcon.test", target);
        assert_eq!(
            (again.header("x-cache"), again.header("cache-control")),
            ("", "no-store"),
            "{target}"
        );
    }
}

#[test]
fn a_stale_public_response_replaces_a_failing_backend_and_a_private_one_never_does() {
    let backend = Backend::start();
    let mut plan = Plan::before(&backend);
    plan.variables
        .push(("JETWAY_GATEWAY_CACHE__ROUTES__HOME_BANNER__SECONDS", "0".to_owned()));
    let gateway = Gateway::start(&plan);
    assert_eq!(gateway.get("falcon.test", BANNERS).header("x-cache"), "MISS");
    backend.answer_with(503);
    let old = gateway.get("falcon.test", BANNERS);
    assert_eq!(
        (old.status, old.header("x-cache"), old.json()["tenant"].as_str()),
        (200, "STALE", Some("falcon"))
    );
    assert_eq!(
        gateway.get("localhost", BANNERS).status,
        503,
        "another tenant has no old answer"
    );
    assert_eq!(gateway.get("falcon.test", "/api/customer/v1/User/GetLogo").status, 503);
}
