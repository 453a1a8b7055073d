//! h2 floods of frames that are cheap to send. Each ends its connection; other clients are not affected.

use std::sync::Arc;

use rustls::pki_types::ServerName;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;

use crate::support::authority::{Authority, plan};
use crate::support::client::Client;
use crate::support::{Backend, Gateway};
use crate::visitors::Visitors;
use crate::wire;
use crate::wire::{
    CONTINUATION, DATA, END_HEADERS, END_STREAM, HEADERS, PING, PRIORITY, RESET, SETTINGS, WINDOW_UPDATE,
};

const ATTACKERS: usize = 20;
const VISITORS: usize = 20;
/// Most rounds of about 16 KB that an attacker sends.
const ROUNDS: u32 = 2000;
const MEGABYTES: u64 = 64;

/// The frames of one round.
type Round = fn(round: u32) -> Vec<u8>;

/// `each` for 250 streams, never the same stream twice.
fn streams(round: u32, each: fn(u32) -> Vec<u8>) -> Vec<u8> {
    (0..250).flat_map(|n| each((round * 250 + n) * 2 + 1)).collect()
}

fn repeated(frame: &[u8]) -> Vec<u8> {
    frame.repeat(16 * 1024 / frame.len())
}

fn opened_then(round: u32, method: u8, flags: u8, frame: &[u8]) -> Vec<u8> {
    let opening = if round == 0 {
        wire::frame(HEADERS, flags, 1, &wire::call(method))
    } else {
        Vec::new()
    };
    [opening, repeated(frame)].concat()
}

const FLOODS: [(&str, Round); 10] = [
    ("rapid reset", |round| {
        streams(round, |stream| {
            let open = wire::frame(HEADERS, END_HEADERS | END_STREAM, stream, &wire::call(0x82));
            [open, wire::frame(RESET, 0, stream, &8_u32.to_be_bytes())].concat()
        })
    }),
    ("resets it makes us send", |round| {
        streams(round, |stream| {
            let open = wire::frame(HEADERS, END_HEADERS | END_STREAM, stream, &wire::call(0x82));
            [open, wire::frame(WINDOW_UPDATE, 0, stream, &0_u32.to_be_bytes())].concat()
        })
    }),
    ("continuation", |round| {
        opened_then(
            round,
            0x82,
            0,
            &wire::frame(CONTINUATION, 0, 1, &[0, 1, b'x', 1, b'y'].repeat(200)),
        )
    }),
    ("empty continuation", |round| {
        opened_then(round, 0x82, 0, &wire::frame(CONTINUATION, 0, 1, &[]))
    }),
    ("empty data", |round| {
        opened_then(round, 0x83, END_HEADERS, &wire::frame(DATA, 0, 1, &[]))
    }),
    ("ping", |_| repeated(&wire::frame(PING, 0, 0, &[0; 8]))),
    ("settings", |_| {
        repeated(&wire::frame(SETTINGS, 0, 0, &[0, 3, 0, 0, 0, 100]))
    }),
    ("priority", |_| {
        repeated(&wire::frame(PRIORITY, 0, 99, &[0, 0, 0, 3, 7]))
    }),
    ("window update", |_| {
        repeated(&wire::frame(WINDOW_UPDATE, 0, 0, &1_u32.to_be_bytes()))
    }),
    ("unknown", |_| repeated(&wire::frame(222, 0, 0, &[]))),
];

#[test]
fn floods_end_their_connections_and_no_visitor_notices() {
    let authority = Authority::new();
    let issued = authority.issue(&["falcon.test"]);
    let backend = Backend::start();
    let gateway = Gateway::start(&plan(&backend, &[("falcon.test", &issued)]));
    let h2 = Client::speaking(&authority, &[b"h2"], rustls::ALL_VERSIONS);
    let runtime = Runtime::new().expect("a runtime");
    for (kind, round) in FLOODS {
        let visitors = Visitors::start(&gateway, Some(Client::new(&authority)));
        // Repeat until some requests have been served.
        while visitors.served() < VISITORS {
            let ended = runtime.block_on(async {
                let mut attackers = JoinSet::new();
                for _ in 0..ATTACKERS {
                    attackers.spawn(attack(h2.clone(), gateway.tls(), round));
                }
                attackers.join_all().await
            });
            assert_eq!(ended.iter().filter(|ended| **ended).count(), ATTACKERS, "{kind}");
        }
        let (served, grown) = visitors.finish();
        println!("{kind}: {served} visitors, {grown} MB");
        assert!(grown < MEGABYTES, "{kind}: {grown} MB");
    }
}

/// Whether the gateway closed the connection before everything was sent.
async fn attack(client: Client, address: std::net::SocketAddr, round: Round) -> bool {
    let socket = TcpStream::connect(address).await.expect("the gateway listens");
    let name = ServerName::try_from("falcon.test").expect("a name");
    let stream = TlsConnector::from(Arc::clone(&client.0))
        .connect(name, socket)
        .await
        .expect("a handshake");
    let (mut reader, mut writer) = tokio::io::split(stream);
    let reading = tokio::spawn(async move {
        let mut buffer = [0; 4096];
        while matches!(reader.read(&mut buffer).await, Ok(1..)) {}
    });
    if writer.write_all(&wire::opening()).await.is_err() {
        return true;
    }
    for number in 0..ROUNDS {
        if reading.is_finished() || writer.write_all(&round(number)).await.is_err() {
            return true;
        }
    }
    false
}

#[test]
fn a_header_that_grows_a_thousandfold_when_unpacked_is_refused_unpacked_by_little() {
    let authority = Authority::new();
    let issued = authority.issue(&["falcon.test"]);
    let backend = Backend::start();
    let gateway = Gateway::start(&plan(&backend, &[("falcon.test", &issued)]));
    let h2 = Client::speaking(&authority, &[b"h2"], rustls::ALL_VERSIONS);
    let visitors = Visitors::start(&gateway, Some(Client::new(&authority)));
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut attackers = JoinSet::new();
        for _ in 0..ATTACKERS {
            attackers.spawn(attack(h2.clone(), gateway.tls(), |round| {
                let mut block = wire::call(0x82);
                if round == 0 {
                    wire::remembered(&mut block, 3900);
                }
                // A 4 KB field, referenced as often as one frame can.
                block.resize(16_000, 0x80 | 62);
                wire::frame(HEADERS, END_HEADERS | END_STREAM, round * 2 + 1, &block)
            }));
        }
        attackers.join_all().await
    });
    let (served, grown) = visitors.finish();
    println!("HPACK: {served} visitors, {grown} MB");
    assert!(grown < MEGABYTES, "{grown} MB");
    let paths: Vec<String> = backend.seen().into_iter().map(|seen| seen.target).collect();
    assert!(
        paths.iter().all(|path| path.starts_with("/api/utility/")),
        "none went through"
    );
}
