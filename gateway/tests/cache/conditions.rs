//! Conditional and range requests answered from the cache, and the gateway's own revalidation requests.

use crate::origin::{Origin, Says};
use crate::scene::{HOST, KEPT, gateway, get, said};

const BODY: &str = "0123456789";
const CHANGED: &str = "Sun, 06 Nov 1994 08:49:37 GMT";

fn kept() -> crate::support::Gateway {
    let changed = format!("last-modified: {CHANGED}");
    let says = Says::new(
        BODY,
        &[
            "cache-control: max-age=60",
            "etag: \"v1\"",
            &changed,
            "content-type: text/plain",
        ],
    );
    let gateway = gateway(&Origin::saying(says));
    assert_eq!(get(&gateway, "").header("x-cache"), "MISS");
    gateway
}

#[test]
fn a_matching_condition_gets_304() {
    let gateway = kept();
    for condition in [
        "If-None-Match: \"v1\"",
        "If-None-Match: W/\"v1\"",
        "If-None-Match: \"a,b\", \"v1\"",
        "If-None-Match: *",
        "If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT",
        "If-Modified-Since: Sunday, 06-Nov-94 08:49:38 GMT",
    ] {
        let reply = get(&gateway, &format!("{condition}\r\n"));
        assert_eq!(
            (reply.status, reply.body.len(), reply.header("x-cache")),
            (304, 0, "HIT"),
            "{condition}"
        );
        assert_eq!(
            (reply.header("etag"), reply.header("cache-control")),
            ("\"v1\"", "max-age=60")
        );
        assert_eq!((reply.header("content-length"), reply.header("content-type")), ("", ""));
    }
    for condition in [
        "If-None-Match: \"v2\"",
        "If-None-Match: \"v2\"\r\nIf-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT",
        "If-Modified-Since: Sun, 06 Nov 1994 08:49:36 GMT",
        "If-Modified-Since: soon",
    ] {
        let reply = get(&gateway, &format!("{condition}\r\n"));
        assert_eq!((reply.status, reply.text().as_str()), (200, BODY), "{condition}");
    }
}

#[test]
fn who_wants_another_version_only_gets_none() {
    let gateway = kept();
    for (condition, status) in [
        ("If-Match: \"v1\"", 200),
        ("If-Match: *", 200),
        ("If-Match: \"v2\"", 412),
        ("If-Match: W/\"v1\"", 412),
        ("If-Unmodified-Since: Sun, 06 Nov 1994 08:49:37 GMT", 200),
        ("If-Unmodified-Since: Sun, 06 Nov 1994 08:49:36 GMT", 412),
    ] {
        assert_eq!(get(&gateway, &format!("{condition}\r\n")).status, status, "{condition}");
    }
}

#[test]
fn parts_are_cut_from_the_whole() {
    let gateway = kept();
    let part = |headers: &str| {
        let reply = get(&gateway, &format!("{headers}\r\n"));
        (reply.status, reply.header("content-range").to_owned(), reply.text())
    };
    let one = |range: &str, text: &str| (206, range.to_owned(), text.to_owned());
    assert_eq!(part("Range: bytes=2-4"), one("bytes 2-4/10", "234"));
    assert_eq!(part("Range: bytes=8-"), one("bytes 8-9/10", "89"));
    assert_eq!(part("Range: bytes=-1"), one("bytes 9-9/10", "9"));
    assert_eq!(part("Range: bytes=2-4\r\nIf-Range: \"v1\""), one("bytes 2-4/10", "234"));
    assert_eq!(
        part(&format!("Range: bytes=2-4\r\nIf-Range: {CHANGED}")),
        one("bytes 2-4/10", "234")
    );
    let whole = (200, String::new(), BODY.to_owned());
    assert_eq!(part("Range: bytes=2-4\r\nIf-Range: \"v2\""), whole);
    assert_eq!(part("Range: bytes=2-4\r\nIf-Range: W/\"v1\""), whole);
    assert_eq!(part("Range: pages=2-4"), whole);
    assert_eq!(part("Range: bytes=10-"), (416, "bytes */10".to_owned(), String::new()));
    let several = get(&gateway, "Range: bytes=0-1,8-9\r\n");
    let boundary = several
        .header("content-type")
        .strip_prefix("multipart/byteranges; boundary=")
        .expect("parts")
        .to_owned();
    assert_eq!(several.status, 206);
    assert_eq!(
        several.text(),
        format!(
            "\r\n--{boundary}\r\ncontent-type: text/plain\r\ncontent-range: bytes 0-1/10\r\n\r\n01\
             \r\n--{boundary}\r\ncontent-type: text/plain\r\ncontent-range: bytes 8-9/10\r\n\r\n89\r\n--{boundary}--\r\n"
        )
    );
}

#[test]
fn head_is_answered_from_what_get_fetched_and_fetches_for_it() {
    let origin = Origin::saying(Says::new(BODY, &["etag: \"v1\""]));
    let gateway = gateway(&origin);
    let head = |headers: &str| {
        crate::scene::everything(
            &gateway,
            &format!("HEAD {KEPT} HTTP/1.1\r\nHost: {HOST}\r\n{headers}Connection: close\r\n\r\n"),
        )
    };
    let first = head("");
    assert!(
        first.contains("x-cache: miss") && first.contains("content-length: 10"),
        "{first}"
    );
    assert!(first.ends_with("\r\n\r\n"), "{first}");
    assert_eq!(origin.last().method, "GET");
    assert_eq!(said(&get(&gateway, "")), ("HIT", BODY.to_owned()));
    assert!(head("If-None-Match: \"v1\"\r\n").starts_with("http/1.1 304"));
    assert!(head("Range: bytes=0-1\r\n").starts_with("http/1.1 200"));
    assert_eq!(origin.asked(), 1);
}

#[test]
fn what_is_old_is_asked_about_and_renewed_by_not_modified() {
    let changed = format!("last-modified: {CHANGED}");
    let origin = Origin::by(move |seen, n| {
        let count = format!("x-count: {n}");
        if seen.value("if-none-match") == "\"v1\"" && seen.value("if-modified-since") == CHANGED {
            Says::new(
                "",
                &["cache-control: max-age=60", "etag: \"v1\"", &count, "content-type: x/y"],
            )
            .status(304)
        } else {
            Says::new(
                BODY,
                &[
                    "cache-control: max-age=0, must-revalidate",
                    "etag: \"v1\"",
                    &changed,
                    &count,
                    "content-type: text/plain",
                    "x-stays: 1",
                ],
            )
        }
    });
    let gateway = gateway(&origin);
    assert_eq!(said(&get(&gateway, "")), ("MISS", BODY.to_owned()));
    let renewed = get(&gateway, "");
    assert_eq!((renewed.status, said(&renewed)), (200, ("MISS", BODY.to_owned())));
    assert_eq!(
        (
            renewed.header("x-count"),
            renewed.header("x-stays"),
            renewed.header("content-type")
        ),
        ("1", "1", "x/y")
    );
    assert_eq!(
        said(&get(&gateway, "")),
        ("HIT", BODY.to_owned()),
        "fresh as the 304 said"
    );
    assert_eq!(origin.asked(), 2);
}
