//! Responses a client requests and does not read: beyond the limit new ones are refused, and the
//! connection is closed.

use std::io::{Read, Write};

use rustls::ALL_VERSIONS;

use crate::support::authority::{Authority, plan};
use crate::support::client::{Client, Shaken};
use crate::support::{Backend, Gateway, eventually};
use crate::wire::{self, DATA, END_HEADERS, END_STREAM, HEADERS, RESET, WINDOW_UPDATE};

const REFUSED_STREAM: [u8; 4] = 7_u32.to_be_bytes();

struct Frame {
    kind: u8,
    flags: u8,
    stream: u32,
    payload: Vec<u8>,
}

fn read(connection: &mut Shaken) -> std::io::Result<Frame> {
    let mut header = [0; 9];
    connection.stream.read_exact(&mut header)?;
    let [a, b, c, kind, flags, stream @ ..] = header;
    let mut payload = vec![0; usize::from(a) << 16 | usize::from(b) << 8 | usize::from(c)];
    connection.stream.read_exact(&mut payload)?;
    Ok(Frame {
        kind,
        flags,
        stream: u32::from_be_bytes(stream),
        payload,
    })
}

/// The next frame of a stream.
fn of_a_stream(connection: &mut Shaken) -> Frame {
    loop {
        let frame = read(connection).expect("the connection is open");
        if frame.stream != 0 {
            return frame;
        }
    }
}

fn ask(stream: u32) -> Vec<u8> {
    let block = wire::call_to(0x82, "/robots.txt");
    wire::frame(HEADERS, END_HEADERS | END_STREAM, stream, &block)
}

fn scene() -> (Gateway, Client, Backend) {
    let authority = Authority::new();
    let issued = authority.issue(&["falcon.test"]);
    let backend = Backend::start();
    let mut plan = plan(&backend, &[("falcon.test", &issued)]);
    let room = "JETWAY_GATEWAY_CONNECTIONS__H2__WAITING_ANSWERS";
    plan.variables.push((room, "1".to_owned()));
    let gateway = Gateway::start(&plan);
    (gateway, Client::speaking(&authority, &[b"h2"], ALL_VERSIONS), backend)
}

fn counted(gateway: &Gateway, series: &str) -> bool {
    gateway.admin("/metrics").text().lines().any(|line| line == series)
}

#[test]
fn a_third_answer_waits_for_the_first_two_to_be_taken() {
    let (gateway, client, _backend) = scene();
    let mut lazy = client.connect(gateway.tls(), "falcon.test").expect("a handshake");
    let opening = [wire::opening_with_window(0), ask(1), ask(3)].concat();
    lazy.stream.write_all(&opening).expect("the gateway reads");
    for _ in 0..2 {
        assert_eq!(of_a_stream(&mut lazy).kind, HEADERS, "begun, and no further");
    }
    lazy.stream.write_all(&ask(5)).expect("the gateway reads");
    let refused = of_a_stream(&mut lazy);
    assert_eq!((refused.kind, refused.stream), (RESET, 5));
    assert_eq!(refused.payload, REFUSED_STREAM, "not processed: it may be sent again");
    let shed = "jetway_gateway_shed_total{priority=\"usual\",reason=\"answers\"} 1";
    assert!(counted(&gateway, shed), "it is counted");

    let mut other = client.connect(gateway.tls(), "falcon.test").expect("a handshake");
    other
        .stream
        .write_all(&[wire::opening(), ask(1)].concat())
        .expect("read");
    assert_eq!(of_a_stream(&mut other).kind, HEADERS, "another connection is served on");

    let room = [1, 3].map(|stream| wire::frame(WINDOW_UPDATE, 0, stream, &65_535_u32.to_be_bytes()));
    lazy.stream.write_all(&room.concat()).expect("the gateway reads");
    let mut taken = 0;
    while taken < 2 {
        let frame = of_a_stream(&mut lazy);
        taken += u32::from(frame.kind == DATA && frame.flags & END_STREAM != 0);
    }
    lazy.stream.write_all(&ask(7)).expect("the gateway reads");
    let served = of_a_stream(&mut lazy);
    assert_eq!(
        (served.kind, served.stream),
        (HEADERS, 7),
        "a repeated request is answered"
    );
}

#[test]
fn who_leaves_answers_lying_while_room_is_short_is_ended() {
    let (gateway, client, _backend) = scene();
    let mut lazy = client.connect(gateway.tls(), "falcon.test").expect("a handshake");
    let opening = [wire::opening_with_window(0), ask(1), ask(3)].concat();
    lazy.stream.write_all(&opening).expect("the gateway reads");
    while read(&mut lazy).is_ok() {}
    let ended = "jetway_gateway_connections_ended_total{reason=\"slow_read\"} 1";
    eventually("it is counted", || counted(&gateway, ended));
}
