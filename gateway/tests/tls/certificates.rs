//! Which certificate is presented, and when none is.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use rustls::version::{TLS12, TLS13};
use rustls::{AlertDescription, Error};

use crate::authority::{Authority, file, plan, put};
use crate::client::Client;
use crate::support::{Backend, Gateway, eventually};

const UNRECOGNIZED: Error = Error::AlertReceived(AlertDescription::UnrecognisedName);

#[test]
fn the_name_asked_for_picks_the_certificate_the_exact_one_first() {
    let authority = Authority::new();
    let (falcon, jetway) = (authority.issue(&["falcon.test"]), authority.issue(&["jetway.test"]));
    let (wild, desk) = (
        authority.issue(&["*.agents.test"]),
        authority.issue(&["desk.agents.test"]),
    );
    let files = [
        ("falcon.test", &falcon),
        ("jetway.test", &jetway),
        ("_.agents.test", &wild),
        ("desk.agents.test", &desk),
    ];
    let gateway = Gateway::start(&plan(&Backend::start(), &files));
    let client = Client::new(&authority);
    for (name, issued) in [
        ("falcon.test", &falcon),
        ("FALCON.test", &falcon),
        ("jetway.test", &jetway),
        ("sales.agents.test", &wild),
        ("desk.agents.test", &desk),
    ] {
        assert_eq!(client.leaf(gateway.tls(), name).as_ref(), Ok(&issued.leaf), "{name}");
    }
}

#[test]
fn a_name_that_is_not_ours_or_none_at_all_is_refused_without_a_certificate() {
    let authority = Authority::new();
    let wild = authority.issue(&["*.agents.test"]);
    let gateway = Gateway::start(&plan(&Backend::start(), &[("_.agents.test", &wild)]));
    let client = Client::new(&authority);
    for name in ["stranger.test", "agents.test", "a.b.agents.test", "test"] {
        assert_eq!(client.leaf(gateway.tls(), name), Err(UNRECOGNIZED), "{name}");
    }
    let nameless = client.without_sni();
    assert_eq!(nameless.leaf(gateway.tls(), "sales.agents.test"), Err(UNRECOGNIZED));
    eventually("they are counted", || {
        let metrics = gateway.admin("/metrics").text();
        metrics
            .contains("jetway_gateway_tls_handshakes_total{result=\"unknown_host\",resumed=\"no\",version=\"none\"} 5")
    });
}

#[test]
fn a_new_a_renewed_and_a_removed_certificate_count_at_once() {
    let authority = Authority::new();
    let (first, second) = (authority.issue(&["falcon.test"]), authority.issue(&["falcon.test"]));
    let gateway = Gateway::start(&plan(&Backend::start(), &[]));
    let client = Client::new(&authority);
    let shown = || client.leaf(gateway.tls(), "falcon.test");
    assert_eq!(shown(), Err(UNRECOGNIZED));
    for issued in [&first, &second] {
        put(&gateway, "falcon.test", &issued.pem);
        eventually("it is shown", || shown().as_ref() == Ok(&issued.leaf));
    }
    fs::remove_file(file(&gateway, "falcon.test")).expect("removed");
    eventually("it is shown no more", || shown() == Err(UNRECOGNIZED));
}

#[test]
fn a_broken_file_keeps_the_last_good_certificate_and_is_named() {
    let authority = Authority::new();
    let good = authority.issue_until(&["falcon.test"], 2090);
    let other = authority.issue(&["jetway.test"]);
    let gateway = Gateway::start(&plan(&Backend::start(), &[("falcon.test", &good)]));
    let client = Client::new(&authority);
    assert_eq!(client.leaf(gateway.tls(), "falcon.test").as_ref(), Ok(&good.leaf));
    let key_of_another = format!("{}{}", certificate_of(&good.pem), key_of(&other.pem));
    for (text, fault) in [
        (other.pem.as_str(), "the certificate does not cover falcon.test"),
        ("nothing", "holds no certificate"),
        (certificate_of(&good.pem), "holds no private key"),
        (
            key_of_another.as_str(),
            "the private key cannot be used with the certificate",
        ),
    ] {
        put(&gateway, "falcon.test", text);
        eventually(fault, || gateway.log().contains(fault));
        assert_eq!(
            client.leaf(gateway.tls(), "falcon.test").as_ref(),
            Ok(&good.leaf),
            "{fault}"
        );
    }
    assert!(gateway.log().contains("falcon.test.pem"), "{}", gateway.log());
    let metrics = gateway.admin("/metrics").text();
    assert!(metrics.contains("jetway_gateway_certificates_broken 1"), "{metrics}");
    // 2090-01-01.
    assert!(
        metrics.contains("jetway_gateway_certificate_first_expiry_seconds 3786912000"),
        "{metrics}"
    );
    put(&gateway, "falcon.test", &good.pem);
    eventually("it is whole again", || {
        gateway
            .admin("/metrics")
            .text()
            .contains("jetway_gateway_certificates_broken 0")
    });
}

#[test]
fn a_certificate_for_other_names_is_a_fault_and_is_not_shown() {
    let authority = Authority::new();
    let wrong = authority.issue(&["jetway.test", "desk.agents.test"]);
    let gateway = Gateway::start(&plan(
        &Backend::start(),
        &[("falcon.test", &wrong), ("_.agents.test", &wrong)],
    ));
    let client = Client::new(&authority);
    for name in ["falcon.test", "desk.agents.test"] {
        assert_eq!(client.leaf(gateway.tls(), name), Err(UNRECOGNIZED), "{name}");
    }
    eventually("both are named", || {
        let log = gateway.log();
        log.contains("falcon.test.pem") && log.contains("_.agents.test.pem")
    });
}

#[test]
fn only_tls_1_2_and_1_3_are_spoken_with_h2_first() {
    let authority = Authority::new();
    let issued = authority.issue(&["falcon.test"]);
    let gateway = Gateway::start(&plan(&Backend::start(), &[("falcon.test", &issued)]));
    for version in [&TLS12, &TLS13] {
        for (offered, chosen) in [
            (&[&b"http/1.1"[..], b"h2"][..], Some(&b"h2"[..])),
            (&[b"http/1.1"], Some(b"http/1.1")),
            (&[], None),
        ] {
            let client = Client::speaking(&authority, offered, &[version]);
            let shaken = client.connect(gateway.tls(), "falcon.test").expect("a handshake");
            assert_eq!(
                (shaken.stream.conn.protocol_version(), shaken.alpn()),
                (Some(version.version), chosen)
            );
        }
        let client = Client::speaking(&authority, &[b"spdy/3"], &[version]);
        let refused = client.connect(gateway.tls(), "falcon.test").err();
        assert_eq!(
            refused,
            Some(Error::AlertReceived(AlertDescription::NoApplicationProtocol))
        );
    }
    for minor in [0, 1, 2] {
        let mut socket = TcpStream::connect(gateway.tls()).expect("the gateway listens");
        socket
            .set_read_timeout(Some(Duration::from_secs(30)))
            .expect("a timeout");
        socket.write_all(&old_hello(minor)).expect("written");
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).expect("an answer");
        assert_eq!(answer.first(), Some(&21), "an alert for 3.{minor}: {answer:?}");
        assert_eq!(
            answer.get(5..7),
            Some(&[2, 70][..]),
            "protocol_version for 3.{minor}: {answer:?}"
        );
    }
}

#[test]
fn a_handshake_has_a_deadline() {
    let authority = Authority::new();
    let issued = authority.issue(&["falcon.test"]);
    let mut plan = plan(&Backend::start(), &[("falcon.test", &issued)]);
    plan.variables
        .push(("JETWAY_GATEWAY_TLS__HANDSHAKE_SECONDS", "1".to_owned()));
    let gateway = Gateway::start(&plan);
    let mut silent = TcpStream::connect(gateway.tls()).expect("the gateway listens");
    let mut halting = TcpStream::connect(gateway.tls()).expect("the gateway listens");
    halting.write_all(&old_hello(3)[..20]).expect("written");
    for socket in [&mut silent, &mut halting] {
        socket
            .set_read_timeout(Some(Duration::from_secs(30)))
            .expect("a timeout");
        let read = socket.read(&mut [0; 16]);
        assert!(matches!(read, Ok(0)), "closed, not waited for: {read:?}");
    }
    eventually("both are counted", || {
        gateway
            .admin("/metrics")
            .text()
            .contains("{result=\"timeout\",resumed=\"no\",version=\"none\"} 2")
    });
}

fn certificate_of(pem: &str) -> &str {
    &pem[..pem.find("-----BEGIN PRIVATE").expect("a key")]
}

fn key_of(pem: &str) -> &str {
    &pem[pem.find("-----BEGIN PRIVATE").expect("a key")..]
}

/// A ClientHello of SSL 3.0 to TLS 1.2 with the name falcon.test.
fn old_hello(minor: u8) -> Vec<u8> {
    let name = b"falcon.test";
    let mut extensions = vec![
        0,
        0,
        0,
        name.len() as u8 + 5,
        0,
        name.len() as u8 + 3,
        0,
        0,
        name.len() as u8,
    ];
    extensions.extend_from_slice(name);
    // Signature algorithms, so that only the version is unsupported.
    extensions.extend_from_slice(&[0, 13, 0, 4, 0, 2, 4, 3]);
    let mut body = vec![3, minor];
    body.extend_from_slice(&[7; 32]);
    body.extend_from_slice(&[0, 0, 4, 0xc0, 0x13, 0, 0x2f, 1, 0, 0, extensions.len() as u8]);
    body.extend_from_slice(&extensions);
    let mut hello = vec![22, 3, 1, 0, body.len() as u8 + 4, 1, 0, 0, body.len() as u8];
    hello.extend_from_slice(&body);
    hello
}

#[test]
fn ten_thousand_certificates_cost_their_names_until_they_are_asked_for() {
    let authority = Authority::new();
    let key = rcgen::KeyPair::generate().expect("a key");
    let names: Vec<String> = (0..10_000).map(|n| format!("agency-{n:05}.test")).collect();
    let issued: Vec<(String, String)> = names
        .iter()
        .map(|name| (name.clone(), authority.issue_with(&[name], 4096, &key).pem))
        .collect();
    let mut plan = plan(&Backend::start(), &[]);
    plan.certificates = Some(issued);
    let began = Instant::now();
    let gateway = Gateway::start(&plan);
    let began = began.elapsed();
    let client = Client::new(&authority);
    for n in [0, 4_999, 9_999] {
        assert!(client.leaf(gateway.tls(), &names[n]).is_ok(), "{n}");
    }
    eventually("all were looked at", || {
        !gateway
            .admin("/metrics")
            .text()
            .contains("certificate_first_expiry_seconds 0")
    });
    let status = fs::read_to_string(format!("/proc/{}/status", gateway.id())).expect("a process");
    let kilobytes: u64 = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:")?.split_whitespace().next()?.parse().ok())
        .expect("memory");
    println!("10,000 certificates: files written and gateway up in {began:?}, {kilobytes} KB at most");
    assert!(kilobytes < 100 * 1024, "{kilobytes} KB");
    assert!(
        gateway
            .admin("/metrics")
            .text()
            .contains("jetway_gateway_certificates 10000")
    );
}
