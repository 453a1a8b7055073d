//! Release files and tenant files.

use std::fs;

use crate::support::{Backend, Gateway, Plan, eventually, releases};

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
fn a_release_file_comes_in_parts_and_not_at_all_to_who_has_it() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let ask = |headers: &str| gateway.get_with("falcon.test", ENTRY, headers);
    let (plain, br) = (ask(""), ask("Accept-Encoding: br\r\n"));
    let etag = plain.header("etag").to_owned();
    assert!(
        etag.starts_with('"') && etag != br.header("etag"),
        "each coding has its own tag"
    );
    assert_eq!(plain.header("accept-ranges"), "bytes");

    let known = ask(&format!("If-None-Match: \"x\", {etag}\r\n"));
    assert_eq!(
        (known.status, known.header("etag"), known.body.len()),
        (304, etag.as_str(), 0)
    );
    assert_eq!(known.header("vary"), "accept-encoding");
    let other = ask(&format!("If-None-Match: {}\r\n", br.header("etag")));
    assert_eq!(other.status, 200);

    // A range is cut from the uncoded file even if the client accepts codings.
    let part = ask(&format!(
        "Range: bytes=3-9\r\nIf-Range: {etag}\r\nAccept-Encoding: deflate, zstd\r\n"
    ));
    let size = plain.body.len();
    assert_eq!((part.status, part.body.as_slice()), (206, &plain.body[3..10]));
    assert_eq!(part.header("content-range"), format!("bytes 3-9/{size}"));
    assert_eq!(part.header("content-encoding"), "");
    assert_eq!(ask("Range: bytes=-4\r\n").body, plain.body[size - 4..]);
    assert_eq!(ask("Range: bytes=0-1\r\nIf-Range: \"old\"\r\n").status, 200);
    let beyond = ask(&format!("Range: bytes={size}-\r\n"));
    assert_eq!(
        (beyond.status, beyond.header("content-range")),
        (416, format!("bytes */{size}").as_str())
    );
    assert_eq!(beyond.header("cache-control"), "no-store");
}

#[test]
fn a_client_that_accepts_neither_plain_nor_compressed_bytes_gets_406() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let font = "/releases/mfe-shell/1.0.0-aaaa/inter-latin.12345678.woff2";
    let reply = gateway.get_with("falcon.test", font, "Accept-Encoding: identity;q=0\r\n");
    assert_eq!(reply.status, 406);
    assert_eq!(gateway.get("falcon.test", font).text(), "font");
}

#[test]
fn a_file_kept_in_memory_is_the_one_in_the_folder() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    let root = gateway.root.path().join("releases");
    let late = "/releases/mfe-flights/9.9.9-late/remoteEntry.1a2b3c4d.js";
    assert_eq!(gateway.get("falcon.test", late).status, 404);
    releases::publish_one(&root, "mfe-flights", "9.9.9-late");
    eventually("it is there", || gateway.get("falcon.test", late).status == 200);
    fs::remove_dir_all(root.join("mfe-flights/9.9.9-late")).expect("gone");
    eventually("it is gone", || gateway.get("falcon.test", late).status == 404);
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
    // Only the name of the current content is immutable; an older page may still request an older name.
    let for_good = [&falcon, &stale, &original].map(|reply| reply.header("cache-control").contains("immutable"));
    assert_eq!(for_good, [true, false, false]);
    assert_eq!(falcon.header("content-type"), "image/svg+xml");
    assert!(falcon.header("content-security-policy").ends_with("sandbox"));
    // The hosted page may post its form to this host and run no script.
    let page = gateway.get("falcon.test", "/api/payment/v1/sandbox/checkout?session=1");
    let policy = page.header("content-security-policy");
    assert!(
        policy.contains("default-src 'none'") && policy.contains("form-action 'self'"),
        "{policy}"
    );
    let call = gateway.get("falcon.test", "/api/payment/v1/passbook/mybalance");
    assert!(call.header("content-security-policy").ends_with("sandbox"));
    let icon = gateway.get("localhost", "/favicon.ico");
    assert_eq!((icon.status, icon.header("content-type")), (200, "image/svg+xml"));
}
