//! WebSockets through the gateway: allowed routes and origins, limits, and request smuggling.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::nodes::Node;
use crate::scenery::{CALL, gateway_at, metric, open};
use crate::support::{Gateway, eventually, http};

const LIVE: &str = "/api/customer/v1/Live/Feed";
const SETTINGS: &str = "[upgrades]\nroutes = [\"/api/customer/v1/Live/\"]\nper_ip = 3\n";

/// Accepts the handshake and echoes everything.
struct Echo {
    address: SocketAddr,
    heads: Arc<Mutex<Vec<String>>>,
}

impl Echo {
    fn start(status: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let heads = Arc::new(Mutex::new(Vec::new()));
        let shared = Arc::clone(&heads);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let heads = Arc::clone(&shared);
                thread::spawn(move || echo(stream, status, &heads));
            }
        });
        Self { address, heads }
    }

    fn heads(&self) -> Vec<String> {
        self.heads.lock().expect("heads").clone()
    }
}

fn echo(mut stream: TcpStream, status: &str, heads: &Mutex<Vec<String>>) {
    let mut head = Vec::new();
    let mut byte = [0_u8; 1];
    while !head.ends_with(b"\r\n\r\n") {
        if !stream.read(&mut byte).is_ok_and(|read| read == 1) {
            return;
        }
        head.push(byte[0]);
    }
    heads
        .lock()
        .expect("heads")
        .push(String::from_utf8_lossy(&head).to_ascii_lowercase());
    let answer = match status {
        "101" => "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
        _ => "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nno",
    };
    if stream.write_all(answer.as_bytes()).is_err() {
        return;
    }
    let mut buffer = [0_u8; 16 * 1024];
    while let Ok(read @ 1..) = stream.read(&mut buffer) {
        let said = &buffer[..read];
        if status == "200" {
            heads
                .lock()
                .expect("heads")
                .push(String::from_utf8_lossy(said).to_ascii_lowercase());
        } else if stream.write_all(said).is_err() {
            return;
        }
    }
}

fn handshake(target: &str, headers: &str) -> String {
    format!(
        "GET {target} HTTP/1.1\r\nHost: falcon.test\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
    )
}

fn from_portal(target: &str) -> String {
    handshake(target, "Origin: http://falcon.test\r\n")
}

/// Status line and headers of a response without a body.
fn read_head(stream: &mut TcpStream) -> String {
    let mut head = Vec::new();
    let mut byte = [0_u8; 1];
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte).expect("a whole header");
        head.push(byte[0]);
    }
    String::from_utf8(head).expect("text")
}

fn connect(gateway: &Gateway) -> TcpStream {
    let mut stream = open(gateway, &from_portal(LIVE));
    let head = read_head(&mut stream);
    assert!(head.starts_with("HTTP/1.1 101"), "{head}");
    stream
}

#[test]
fn frames_go_both_ways_and_are_no_body() {
    let echo = Echo::start("101");
    let limit = ("JETWAY_GATEWAY_LIMITS__BODY_BYTES", "1000");
    let total = ("JETWAY_GATEWAY_TIMEOUTS__TOTAL_MS", "1");
    let gateway = gateway_at(&echo.address.to_string(), &[limit, total], SETTINGS);
    let mut socket = connect(&gateway);
    for at in 0_u8..20 {
        let said = [at; 5000];
        socket.write_all(&said).expect("written");
        let mut heard = [0_u8; 5000];
        socket.read_exact(&mut heard).expect("an echo");
        assert_eq!(said, heard);
    }
    assert_eq!(metric(&gateway, "jetway_gateway_upgrades_open"), 1.0);
    let head = echo.heads().pop().expect("a handshake");
    assert!(
        head.contains("\r\nupgrade: websocket") && head.contains("\r\nx-jetway-tenant: falcon"),
        "{head}"
    );
    assert!(head.contains("\r\nsec-websocket-key:"), "{head}");
    drop(socket);
    eventually("it is closed", || {
        metric(&gateway, "jetway_gateway_upgrades_open") == 0.0
    });
    assert_eq!(
        metric(&gateway, "jetway_gateway_upgrades_total{outcome=\"opened\"}"),
        1.0
    );
}

#[test]
fn pages_of_other_sites_may_not_connect() {
    let echo = Echo::start("101");
    let gateway = gateway_at(&echo.address.to_string(), &[], SETTINGS);
    for origin in [
        "",
        "Origin: null\r\n",
        "Origin: https://evil.test\r\n",
        "Origin: http://falcon.test.evil.test\r\n",
        "Origin: http://localhost\r\n",
        "Origin: http://falcon.test:81\r\n",
        "Origin: http://falcon.test\r\nOrigin: http://evil.test\r\n",
    ] {
        let reply = gateway.send(&handshake(LIVE, origin));
        assert_eq!(reply.status, 403, "{origin}");
        assert_eq!(reply.json()["code"], "edge.foreign_origin");
        assert_eq!(reply.header("connection"), "close");
    }
    assert!(echo.heads().is_empty());
}

#[test]
fn everywhere_else_and_in_any_other_form_upgrade_is_refused() {
    let node = Node::start();
    let gateway = gateway_at(&node.address.to_string(), &[], SETTINGS);
    let good = from_portal(LIVE);
    let listed = [
        good.replace("websocket\r\n", "h2c\r\n"),
        good.replace("Version: 13", "Version: 8"),
        good.replace("GET ", "POST "),
        good.replace("HTTP/1.1\r\nHost", "HTTP/1.0\r\nHost"),
        good.replace("keep-alive, Upgrade", "keep-alive"),
        good.replace("Upgrade: websocket\r\n", ""),
        good.replace("Upgrade: websocket", "Upgrade: websocket, h2c"),
        good.replace("Sec-WebSocket-Key", "X-Key"),
        good.replace("\r\n\r\n", "\r\nContent-Length: 4\r\n\r\nbody"),
    ];
    let elsewhere = [CALL, "/searchpad", "/robots.txt", "/releases/x/1/main.js"].map(from_portal);
    for request in listed.iter().chain(&elsewhere) {
        let reply = gateway.send(request);
        assert_eq!(reply.status, 400, "{request}");
        assert_eq!(reply.json()["code"], "edge.upgrade_refused", "{request}");
        assert_eq!(reply.header("connection"), "close");
    }
    assert!(node.seen().is_empty());
    let usual = crate::scenery::gateway(&[&node], &[]);
    assert_eq!(usual.send(&good).status, 400, "no route is listed by default");
}

#[test]
fn an_address_has_only_so_many() {
    let echo = Echo::start("101");
    let gateway = gateway_at(&echo.address.to_string(), &[], SETTINGS);
    let mut sockets: Vec<TcpStream> = (0..3).map(|_| connect(&gateway)).collect();
    let reply = gateway.send(&from_portal(LIVE));
    assert_eq!((reply.status, reply.header("retry-after")), (429, "10"));
    assert_eq!(reply.json()["code"], "request.rate_limited");
    sockets.pop();
    eventually("there is room again", || {
        metric(&gateway, "jetway_gateway_upgrades_open") == 2.0
    });
    sockets.push(connect(&gateway));
}

#[test]
fn a_silent_one_is_closed() {
    let echo = Echo::start("101");
    let settings = format!("{SETTINGS}idle_seconds = 1\n");
    let gateway = gateway_at(&echo.address.to_string(), &[], &settings);
    let mut socket = connect(&gateway);
    let mut rest = Vec::new();
    let _ = socket.read_to_end(&mut rest);
    assert!(rest.is_empty());
    eventually("its place is free", || {
        metric(&gateway, "jetway_gateway_upgrades_open") == 0.0
    });
}

#[test]
fn what_follows_a_refused_handshake_is_never_another_request() {
    let echo = Echo::start("200");
    let gateway = gateway_at(&echo.address.to_string(), &[], SETTINGS);
    let hidden = format!("GET {CALL}?hidden HTTP/1.1\r\nHost: falcon.test\r\n\r\n");
    let mut stream = open(&gateway, &format!("{}{hidden}", from_portal(LIVE)));
    assert_eq!(http::read(&mut stream).status, 200);
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    let heads = echo.heads();
    // A second request parsed by the gateway would carry its headers; forwarded bytes do not.
    let smuggled = |head: &&String| head.contains("hidden") && !head.contains("x-jetway-tenant");
    assert_eq!(heads.iter().filter(smuggled).count(), 0, "{heads:?}");
}
