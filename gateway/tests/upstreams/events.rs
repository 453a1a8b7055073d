//! Server-sent events: each arrives before the next one is sent.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use flate2::write::GzDecoder;

use crate::scenery::{CALL, gateway_at, open};

/// Reads until this text has arrived.
fn read_until(stream: &mut TcpStream, wanted: &str) -> String {
    let mut text = String::new();
    let mut buffer = [0_u8; 1024];
    while !text.contains(wanted) {
        let read = stream.read(&mut buffer).expect("more");
        assert!(read > 0, "closed after: {text}");
        text.push_str(&String::from_utf8_lossy(&buffer[..read]));
    }
    text
}

fn backend() -> (String, thread::JoinHandle<TcpStream>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let taken = thread::spawn(move || {
        loop {
            let (mut stream, _) = listener.accept().expect("a connection");
            stream
                .set_read_timeout(Some(Duration::from_secs(30)))
                .expect("a timeout");
            // A health check connects and sends nothing.
            let mut first = [0_u8; 1];
            if stream.read(&mut first).is_ok_and(|read| read == 1) {
                read_until(&mut stream, "\r\n\r\n");
                return stream;
            }
        }
    });
    (address, taken)
}

#[test]
fn events_flow_one_by_one_and_without_end() {
    let (address, backend) = backend();
    // Limit every other exchange to one millisecond.
    let gateway = gateway_at(&address, &[("JETWAY_GATEWAY_TIMEOUTS__TOTAL_MS", "1")], "");
    let mut client = open(
        &gateway,
        &format!(
            "GET {CALL} HTTP/1.1\r\nHost: falcon.test\r\nAccept: text/event-stream\r\nAccept-Encoding: br\r\n\r\n"
        ),
    );
    let mut node = backend.join().expect("a request");
    node.write_all(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n")
        .expect("written");
    let head = read_until(&mut client, "\r\n\r\n").to_ascii_lowercase();
    assert!(
        head.starts_with("http/1.1 200") && !head.contains("content-encoding"),
        "{head}"
    );
    assert!(
        head.contains("x-accel-buffering: no") && head.contains("no-store, no-transform"),
        "{head}"
    );
    for at in 0..50 {
        let event = format!("id: {at}\ndata: an event that would be worth compressing\n\n");
        node.write_all(event.as_bytes()).expect("written");
        assert!(read_until(&mut client, &event).contains(&event));
    }
}

#[test]
fn compressed_events_are_read_one_by_one_too() {
    let (address, backend) = backend();
    let gateway = gateway_at(&address, &[], "");
    let mut client = open(
        &gateway,
        &format!(
            "GET {CALL} HTTP/1.1\r\nHost: falcon.test\r\nAccept: text/event-stream\r\nAccept-Encoding: gzip, br\r\n\r\n"
        ),
    );
    let mut node = backend.join().expect("a request");
    node.write_all(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n")
        .expect("written");
    let head = read_until(&mut client, "\r\n\r\n").to_ascii_lowercase();
    assert!(
        head.contains("content-encoding: gzip") && head.contains("accept-encoding"),
        "{head}"
    );
    let mut client = BufReader::new(client);
    let mut decoder = GzDecoder::new(Vec::new());
    let (mut sent, mut came) = (0, 0);
    for at in 0..50 {
        let event = format!(
            "id: {at}\ndata: {}\n\n",
            "an event that is worth compressing ".repeat(100)
        );
        node.write_all(event.as_bytes()).expect("written");
        sent += event.len();
        while !decoder.get_ref().ends_with(event.as_bytes()) {
            let piece = chunk(&mut client);
            came += piece.len();
            decoder.write_all(&piece).expect("what was compressed");
            decoder.flush().expect("what was compressed");
        }
    }
    assert!(came < sent / 10, "{came} of {sent} bytes");
    drop(node);
    loop {
        match chunk(&mut client) {
            end if end.is_empty() => break,
            piece => decoder.write_all(&piece).expect("what was compressed"),
        }
    }
    decoder.finish().expect("a whole stream");
}

/// A chunk of a chunked body; the last one is empty.
fn chunk(stream: &mut impl BufRead) -> Vec<u8> {
    let mut size = String::new();
    stream.read_line(&mut size).expect("a size");
    let size = usize::from_str_radix(size.trim(), 16).expect("a size");
    let mut piece = vec![0; size + 2];
    stream.read_exact(&mut piece).expect("a piece");
    piece.truncate(size);
    piece
}

#[test]
fn anything_else_ends_after_the_longest_whole_exchange() {
    let (address, backend) = backend();
    let gateway = gateway_at(&address, &[("JETWAY_GATEWAY_TIMEOUTS__TOTAL_MS", "1")], "");
    let mut client = open(&gateway, &format!("GET {CALL} HTTP/1.1\r\nHost: falcon.test\r\n\r\n"));
    let mut node = backend.join().expect("a request");
    node.write_all(b"HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n")
        .expect("written");
    read_until(&mut client, "\r\n\r\n");
    let reader = thread::spawn(move || {
        let mut rest = Vec::new();
        let _ = client.read_to_end(&mut rest);
        rest
    });
    let was_cut = (0..1_000_000).any(|_| node.write_all(&[b'd'; 64]).is_err());
    assert!(was_cut, "the node could say all it wanted");
    let rest = reader.join().expect("what came");
    assert!(!rest.ends_with(b"0\r\n\r\n"), "the client can tell that it was cut off");
}
