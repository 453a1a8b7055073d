//! Request bodies are streamed with backpressure and never parsed as requests.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::scenery::{CALL, gateway_at, open};
use crate::support::http;

/// Larger than all socket buffers on the path together.
const LARGE: usize = 96 * 1024 * 1024;
const PIECE: usize = 64 * 1024;
const NO_LIMIT: (&str, &str) = ("JETWAY_GATEWAY_LIMITS__BODY_BYTES", "1000000000");

fn head(length: usize) -> String {
    format!("POST {CALL} HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: {length}\r\n\r\n")
}

/// Reads the header of one request and returns its connection.
fn backend() -> (String, Receiver<TcpStream>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let (give, taken): (Sender<TcpStream>, _) = channel();
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let give = give.clone();
            thread::spawn(move || {
                let mut end = Vec::new();
                let mut byte = [0_u8; 1];
                while !end.ends_with(b"\r\n\r\n") {
                    if !stream.read(&mut byte).is_ok_and(|read| read == 1) {
                        return;
                    }
                    end.push(byte[0]);
                }
                let _ = give.send(stream);
            });
        }
    });
    (address, taken)
}

/// Peak resident memory in bytes.
fn peak_memory(process: u32) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("a peak");
    let kilobytes: usize = line
        .split_whitespace()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .expect("a number");
    kilobytes * 1024
}

fn piece(at: usize) -> Vec<u8> {
    (0..PIECE).map(|offset| (at.wrapping_mul(31) ^ offset) as u8).collect()
}

#[test]
fn a_large_body_waits_in_the_client_while_the_node_does_not_read() {
    let (address, taken) = backend();
    let gateway = gateway_at(&address, &[NO_LIMIT], "");
    let mut client = open(&gateway, &head(LARGE));
    let before = peak_memory(gateway.id());
    // No progress for this long means that all buffers are full. A gateway that buffers the body would accept it all.
    client
        .set_write_timeout(Some(Duration::from_secs(1)))
        .expect("a timeout");
    let mut sent = 0;
    let mut rest = Vec::new();
    let mut hash = Sha256::new();
    while sent < LARGE {
        if rest.is_empty() {
            rest = piece(sent / PIECE);
            hash.update(&rest);
        }
        match client.write(&rest) {
            Ok(written) => {
                sent += written;
                rest.drain(..written);
            }
            Err(_) => break,
        }
    }
    assert!(
        sent < LARGE / 2,
        "{sent} bytes were sent although the backend did not read"
    );
    let mut node = taken.recv().expect("a request");
    let reader = thread::spawn(move || {
        let mut hash = Sha256::new();
        let mut buffer = vec![0_u8; PIECE];
        let mut left = LARGE;
        while left > 0 {
            let read = node.read(&mut buffer).expect("the body");
            assert!(read > 0, "{left} bytes are missing");
            hash.update(&buffer[..read]);
            left -= read;
        }
        node.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
            .expect("written");
        hash.finalize()
    });
    client.set_write_timeout(None).expect("no timeout");
    while sent < LARGE {
        if rest.is_empty() {
            rest = piece(sent / PIECE);
            hash.update(&rest);
        }
        client.write_all(&rest).expect("written");
        sent += rest.len();
        rest.clear();
    }
    assert_eq!(http::read(&mut client).status, 200);
    assert_eq!(reader.join().expect("a body"), hash.finalize(), "every byte, in order");
    let grown = peak_memory(gateway.id()) - before;
    // Code that runs for the first time is read from the program's file and counts as well: up to 10 MB in a debug build.
    assert!(grown < LARGE / 4, "the gateway grew by {grown} bytes");
}

#[test]
fn an_early_answer_reaches_the_client_and_what_was_not_read_is_never_a_request() {
    let (address, taken) = backend();
    let gateway = gateway_at(&address, &[NO_LIMIT], "");
    let mut client = open(&gateway, &head(LARGE));
    let mut node = taken.recv().expect("a request");
    node.write_all(b"HTTP/1.1 413 Too Large\r\ncontent-length: 2\r\nconnection: close\r\n\r\nno")
        .expect("written");
    drop(node);
    assert_eq!(http::read(&mut client).status, 413);
    // The announced body looks like a request. The gateway must discard it or close the connection.
    let hidden = format!("GET {CALL}?hidden HTTP/1.1\r\nHost: falcon.test\r\n\r\n");
    let _ = client.write_all(hidden.as_bytes());
    let _ = client.shutdown(std::net::Shutdown::Write);
    let mut rest = Vec::new();
    let _ = client.read_to_end(&mut rest);
    assert!(taken.try_recv().is_err(), "no second request");
    assert!(!String::from_utf8_lossy(&rest).contains("HTTP/1.1 200"));
    assert_eq!(gateway.get("falcon.test", "/robots.txt").status, 200);
}

#[test]
fn a_client_that_leaves_in_the_middle_of_its_body_ends_the_request_at_the_node() {
    let (address, taken) = backend();
    let gateway = gateway_at(&address, &[NO_LIMIT], "");
    let mut client = open(&gateway, &head(1000));
    client.write_all(b"the beginning").expect("written");
    let mut node = taken.recv().expect("a request");
    drop(client);
    let mut body = Vec::new();
    let _ = node.read_to_end(&mut body);
    assert!(body.len() < 1000, "the connection ends, the body does not");
}
