//! Cached responses are compressed once, outside requests.

use std::io::Read;

use crate::origin::{Origin, Says};
use crate::scene::{HOST, PRIVATE, gateway, get, statistic};
use crate::support::eventually;

fn decoded(coding: &str, bytes: &[u8]) -> String {
    let mut text = String::new();
    match coding {
        "br" => brotli::Decompressor::new(bytes, 4096).read_to_string(&mut text),
        "zstd" => zstd::Decoder::new(bytes).expect("a decoder").read_to_string(&mut text),
        "gzip" => flate2::read::GzDecoder::new(bytes).read_to_string(&mut text),
        other => panic!("{other}"),
    }
    .expect("whole");
    text
}

#[test]
fn every_coding_is_made_once_and_its_bytes_are_counted() {
    let body = "[\"Dhaka\",\"Dubai\",\"Doha\"]".repeat(400);
    let origin = Origin::saying(Says::new(&body, &["content-type: application/json", "etag: \"v1\""]));
    let gateway = gateway(&origin);
    get(&gateway, "");
    let plain = statistic(&gateway, "bytes");
    for (accepts, coding) in [("gzip", "gzip"), ("zstd", "zstd"), ("gzip, br, zstd", "br")] {
        let headers = format!("Accept-Encoding: {accepts}\r\n");
        let first = get(&gateway, &headers);
        let text = match first.header("content-encoding") {
            "" => first.text(),
            coding => decoded(coding, &first.body),
        };
        assert_eq!(text, body);
        // A response compressed on the fly has no Content-Length.
        eventually("it is ready", || {
            let reply = get(&gateway, &headers);
            reply.header("content-encoding") == coding && !reply.header("content-length").is_empty()
        });
        let ready = get(&gateway, &headers);
        assert_eq!(
            (ready.header("content-encoding"), ready.header("x-cache")),
            (coding, "HIT")
        );
        assert_eq!(decoded(coding, &ready.body), body);
        assert!(ready.header("vary").contains("accept-encoding") && ready.header("etag") == "W/\"v1\"");
        let has = get(&gateway, &format!("{headers}If-None-Match: W/\"v1\"\r\n"));
        assert_eq!(has.status, 304);
    }
    eventually("they are counted", || statistic(&gateway, "bytes") > plain + 100);
    assert_eq!(statistic(&gateway, "entries"), 1);
    let bare = get(&gateway, "Accept-Encoding: br;q=0\r\n");
    assert_eq!((bare.header("content-encoding"), bare.text() == body), ("", true));
    let part = get(&gateway, "Accept-Encoding: br\r\nRange: bytes=0-3\r\n");
    assert_eq!(
        (part.status, part.header("content-encoding"), part.text().as_str()),
        (206, "", "[\"Dh")
    );
    assert_eq!(origin.asked(), 1);
}

#[test]
fn responses_compressed_in_transit_are_complete() {
    let body = "{\"a\":1}".repeat(300);
    let origin = Origin::saying(Says::new(&body, &["content-type: application/json"]));
    let gateway = gateway(&origin);
    for accepts in ["br", "zstd", "gzip", "gzip, deflate, br, zstd", "br, gzip"] {
        let reply = gateway.get_with(HOST, PRIVATE, &format!("Accept-Encoding: {accepts}\r\n"));
        let text = match reply.header("content-encoding") {
            "" => reply.text(),
            coding => decoded(coding, &reply.body),
        };
        assert_eq!(text, body, "{accepts}");
    }
}

#[test]
fn what_does_not_get_smaller_is_left_as_it_is() {
    for (body, kind) in [("short", "application/json"), (&*"x".repeat(4000), "image/png")] {
        let says = Says::new(body, &[&format!("content-type: {kind}")]);
        let gateway = gateway(&Origin::saying(says));
        for _ in 0..2 {
            let reply = get(&gateway, "Accept-Encoding: br, gzip\r\n");
            assert_eq!((reply.header("content-encoding"), reply.text().as_str()), ("", body));
        }
    }
}
