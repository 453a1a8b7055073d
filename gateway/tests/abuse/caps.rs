//! Connection limits and idle timeouts.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use crate::support::authority::{Authority, plan};
use crate::support::client::Client;
use crate::support::{Backend, Gateway, Plan, eventually, http};
use crate::wire;

fn connect(address: SocketAddr) -> TcpStream {
    let socket = TcpStream::connect(address).expect("the gateway listens");
    socket
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("a timeout");
    socket
}

fn is_closed(socket: &mut impl Read) -> bool {
    match socket.read(&mut [0; 1024]) {
        Ok(0) => true,
        Ok(_) => false,
        Err(error) => !matches!(
            error.kind(),
            std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut
        ),
    }
}

const ASK: &[u8] = b"GET /robots.txt HTTP/1.1\r\nHost: falcon.test\r\n\r\n";

#[test]
fn one_connection_too_many_of_an_address_or_in_all_is_closed_and_the_others_serve_on() {
    for (setting, reason) in [
        ("JETWAY_GATEWAY_CONNECTIONS__PER_ADDRESS", "address"),
        ("JETWAY_GATEWAY_CONNECTIONS__TOTAL", "total"),
    ] {
        let mut plan = Plan::before(&Backend::start());
        plan.variables.push((setting, "5".to_owned()));
        let gateway = Gateway::start(&plan);
        let open = || {
            let mut sockets: Vec<TcpStream> = (0..5).map(|_| connect(gateway.address)).collect();
            let served = sockets.iter_mut().all(|socket| {
                socket.write_all(ASK).is_ok() && http::try_read(socket).is_ok_and(|reply| reply.status == 200)
            });
            served.then_some(sockets)
        };
        // The connection of the start-up check may count a moment longer.
        let mut sockets = None;
        eventually("five are served", || {
            sockets = open();
            sockets.is_some()
        });
        let mut sockets = sockets.expect("five");
        assert!(is_closed(&mut connect(gateway.address)), "the sixth");
        for socket in &mut sockets {
            socket.write_all(ASK).expect("written");
            assert_eq!(http::read(socket).status, 200);
        }
        let metrics = gateway.admin("/metrics").text();
        assert!(
            metrics.contains(&format!(
                "jetway_gateway_connections_refused_total{{reason=\"{reason}\"}}"
            )),
            "{metrics}"
        );
        assert!(
            metrics.contains("jetway_gateway_connections_open{kind=\"http\"} 5"),
            "{metrics}"
        );
        drop(sockets);
        eventually("there is room again", || open().is_some());
    }
}

#[test]
fn an_address_shakes_few_hands_at_a_time() {
    let authority = Authority::new();
    let issued = authority.issue(&["falcon.test"]);
    let mut plan = plan(&Backend::start(), &[("falcon.test", &issued)]);
    plan.variables
        .push(("JETWAY_GATEWAY_CONNECTIONS__HANDSHAKES_PER_ADDRESS", "3".to_owned()));
    let gateway = Gateway::start(&plan);
    let mut sockets: Vec<TcpStream> = (0..4).map(|_| connect(gateway.tls())).collect();
    eventually("one of four is closed", || {
        gateway
            .admin("/metrics")
            .text()
            .contains("refused_total{reason=\"handshakes\"} 1")
    });
    assert!(is_closed(sockets.last_mut().expect("four")), "the last one");
    drop(sockets);
    let client = Client::new(&authority);
    eventually("there is room again", || {
        client.connect(gateway.tls(), "falcon.test").is_ok()
    });
}

#[test]
fn connections_that_ask_nothing_are_closed_over_http1_and_h2() {
    let authority = Authority::new();
    let issued = authority.issue(&["falcon.test"]);
    let mut plan = plan(&Backend::start(), &[("falcon.test", &issued)]);
    plan.variables.extend([
        ("JETWAY_GATEWAY_TIMEOUTS__KEEPALIVE_SECONDS", "1".to_owned()),
        ("JETWAY_GATEWAY_CONNECTIONS__HEAD_SECONDS", "1".to_owned()),
    ]);
    let gateway = Gateway::start(&plan);
    let mut silent = connect(gateway.address);
    let _ = http::try_read(&mut silent);
    assert!(is_closed(&mut silent), "a client that sent no request");
    let mut asked = connect(gateway.address);
    asked.write_all(ASK).expect("written");
    assert_eq!(http::read(&mut asked).header("connection"), "keep-alive");
    assert!(is_closed(&mut asked), "a client that sent one request");

    let mut h2 = Client::new(&authority);
    Arc::make_mut(&mut h2.0).alpn_protocols = vec![b"h2".to_vec()];
    let half_a_header = [wire::opening(), wire::frame(wire::HEADERS, 0, 1, &wire::call(0x82))].concat();
    for (what, bytes) in [
        ("a client that sends no byte", &b""[..]),
        ("a client that sends half of the preface", &wire::PREFACE[..10]),
        ("a client that sends no request", &wire::opening()),
        ("a client that sends half a request", &half_a_header),
    ] {
        let mut shaken = h2.connect(gateway.tls(), "falcon.test").expect("a handshake");
        shaken.stream.write_all(bytes).expect("written");
        let mut said = Vec::new();
        let end = shaken.stream.read_to_end(&mut said);
        let waited = end.is_err_and(|error| matches!(error.kind(), std::io::ErrorKind::WouldBlock));
        assert!(!waited, "{what}");
    }
}
