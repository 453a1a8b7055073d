//! Release files and tenant files.

use crate::support::{Backend, Gateway, Plan};

const ENTRY: &str = "/releases/mfe-flights/1.2.3-bbbb/remoteEntry.1a2b3c4d.js";

#[test]
fn a_release_file_is_immutable_and_comes_in_the_best_coding_there_is() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let coded = |accept: &str| gateway.get_with("falcon.test", ENTRY, &format!("Accept-Encoding: {accept}\r\n"));
    let best = coded("gzip, deflate, br, zstd");
    assert_eq!(
        (best.header("content-encoding"), best.text().as_str()),
        ("br", "br of remoteEntry.1a2b3c4d.js")
    );
    assert_eq!(best.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(best.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(
        (best.header("x-content-type-options"), best.header("vary")),
        ("nosniff", "accept-encoding")
    );
    assert_eq!(coded("br;q=0, gzip").header("content-encoding"), "gzip");
    let plain = gateway.get("falcon.test", ENTRY);
    assert_eq!(plain.header("content-encoding"), "");
    assert!(plain.text().starts_with("/* mfe-flights 1.2.3-bbbb"));
    let head = gateway.send(&format!(
        "HEAD {ENTRY} HTTP/1.1\r\nHost: falcon.test\r\nConnection: close\r\n\r\n"
    ));
    assert_eq!(
        (head.status, head.header("content-length")),
        (200, plain.body.len().to_string().as_str())
    );
}

#[test]
fn nothing_outside_a_release_can_be_named() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    for path in [
        "/releases/mfe-flights/1.2.3-bbbb/none.js",
        "/releases/channels.toml",
        "/releases/mfe-flights/1.2.3-bbbb/../../channels.toml",
        "/releases/mfe-flights/1.2.3-bbbb/%2e%2e/%2e%2e/channels.toml",
        "/releases/mfe-flights/..%2f..%2f..%2fedge.key",
        "/releases/../edge.key",
        "/releases//etc/passwd",
        "/releases/mfe-flights/1.2.3-bbbb/remoteEntry.1a2b3c4d.js.br",
        "/releases/mfe-flights/1.2.3-bbbb/",
        "/releases/mfe-flights/1.2.3-bbbb/.hash",
        "/assets/tenant/../tenant.toml",
        "/assets/tenant/%2e%2e/tenant.toml",
        "/assets/tenant/tenant.toml",
    ] {
        let reply = gateway.get("falcon.test", path);
        assert_eq!(reply.status, 404, "{path}");
        assert!(reply.header("content-type").starts_with("text/plain"), "{path}");
    }
}

#[test]
fn a_tenants_files_are_its_own_else_the_original_brands_and_cannot_run() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let stale = gateway.get("falcon.test", "/assets/tenant/logo-light.svg?v=1");
    let hash = stale
        .header("etag")
        .trim_start_matches("W/")
        .trim_matches('"')
        .to_owned();
    let falcon = gateway.get("falcon.test", &format!("/assets/tenant/logo-light.svg?v={hash}"));
    let original = gateway.get("localhost", "/assets/tenant/logo-light.svg");
    assert_eq!((falcon.status, original.status), (200, 200));
    assert_ne!(falcon.body, original.body);
    // Only the present content's own name is kept for good: an older page may still ask by an older one.
    let for_good = [&falcon, &stale, &original].map(|reply| reply.header("cache-control").contains("immutable"));
    assert_eq!(for_good, [true, false, false]);
    assert_eq!(falcon.header("content-type"), "image/svg+xml");
    assert!(falcon.header("content-security-policy").ends_with("sandbox"));
    let icon = gateway.get("localhost", "/favicon.ico");
    assert_eq!((icon.status, icon.header("content-type")), (200, "image/svg+xml"));
}
