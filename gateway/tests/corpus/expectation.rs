//! `Expect: 100-continue`, from a client that waits for `100 Continue` before it sends its body.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::origin::Origin;
use crate::support::{Gateway, Plan};

#[test]
fn a_waiting_client_gets_100_continue_and_its_body_arrives() {
    let origin = Origin::start();
    let gateway = Gateway::start(&Plan {
        upstream: origin.address.to_string(),
        ..Plan::before_nobody()
    });
    let mut stream = TcpStream::connect(gateway.address).expect("a connection");
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .expect("a timeout");
    let head = "POST /api/customer/v1/User/GetLogo HTTP/1.1\r\nHost: falcon.test\r\nExpect: 100-continue\r\n\
                Content-Length: 5\r\nConnection: close\r\n\r\n";
    stream.write_all(head.as_bytes()).expect("a header");
    let mut reader = BufReader::new(stream.try_clone().expect("a socket"));
    let mut line = String::new();
    reader.read_line(&mut line).expect("leave");
    assert!(line.starts_with("HTTP/1.1 100"), "{line}");
    assert!(origin.take().is_empty(), "no request is complete yet");
    stream.write_all(b"hello").expect("a body");
    let mut rest = String::new();
    reader.read_to_string(&mut rest).expect("an answer");
    assert!(rest.contains("HTTP/1.1 200"), "{rest}");
    assert_eq!(origin.take().pop().expect("a request").body, b"hello");
}
