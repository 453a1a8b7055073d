//! Two thousand slow connections.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};

use crate::support::{Backend, Gateway, Plan};
use crate::visitors::Visitors;

pub const ATTACKERS: usize = 2000;
/// More visits than this are served while attackers are connected.
const VISITS: usize = 100;
/// Attacks on a machine too busy to serve that many visitors during one.
const ROUNDS: usize = 10;
pub const GUARD: Duration = Duration::from_secs(120);
const DRIP: Duration = Duration::from_millis(250);
/// Memory growth under attack: at most 64 KB per attacker.
pub const MEGABYTES: u64 = 128;
/// A write buffer per attacker; copies of the file would take twelve times as much.
const HELD_MEGABYTES: u64 = 512;

/// Default limits, with deadlines of 3 s in place of 10 s and 15 s; the ordinary clients share one address.
pub fn plan(backend: &Backend) -> Plan {
    let mut plan = Plan::before(backend);
    plan.variables.extend([
        ("JETWAY_GATEWAY_LIMITS__RATES__EXEMPT", "127.0.0.1".to_owned()),
        ("JETWAY_GATEWAY_CONNECTIONS__HEAD_SECONDS", "3".to_owned()),
        ("JETWAY_GATEWAY_CONNECTIONS__WINDOW_SECONDS", "3".to_owned()),
    ]);
    plan
}

/// Attack once, and again until visitors were served often enough meanwhile. Returns the number of attackers.
///
/// # Panics
/// When visitors are not served.
pub fn besiege(visitors: &Visitors, mut attack: impl FnMut()) -> usize {
    for round in 1..=ROUNDS {
        attack();
        if visitors.served() > VISITS {
            return round * ATTACKERS;
        }
    }
    panic!("{} visitors were served during {ROUNDS} attacks", visitors.served());
}

/// Address of attacker `n`: few addresses, each within its connection limit.
pub fn source(n: usize) -> SocketAddr {
    let last = u8::try_from(n % 8 + 1).expect("a few");
    SocketAddr::from((Ipv4Addr::new(127, 0, 1, last), 0))
}

/// An attack.
#[derive(Clone)]
struct Attack {
    opening: Vec<u8>,
    drip: &'static [u8],
    reads: bool,
}

/// Runs all attackers at once, each until the gateway closes its connection; returns what the gateway sent to each.
fn run(attack: &Attack, address: SocketAddr) -> Vec<Vec<u8>> {
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut attackers = JoinSet::new();
        for n in 0..ATTACKERS {
            attackers.spawn(one(attack.clone(), source(n), address));
        }
        attackers.join_all().await
    })
}

async fn one(attack: Attack, source: SocketAddr, address: SocketAddr) -> Vec<u8> {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(source).expect("a source");
    if !attack.reads {
        socket.set_recv_buffer_size(4096).expect("a small buffer");
    }
    let mut stream = socket.connect(address).await.expect("the gateway listens");
    let mut said = Vec::new();
    let mut ended = stream.write_all(&attack.opening).await.is_err();
    let guard = Instant::now() + GUARD;
    while !ended {
        assert!(Instant::now() < guard, "never ended");
        let pause = Instant::now() + DRIP;
        if attack.reads {
            if let Ok(read) = timeout_at(pause, stream.read_buf(&mut said)).await {
                ended = !matches!(read, Ok(1..));
                continue;
            }
        } else {
            tokio::time::sleep_until(pause).await;
            // A closed connection shows as a socket error; the response stays unread.
            ended = matches!(stream.take_error(), Ok(Some(_)) | Err(_)) || stream.write_all(b"x").await.is_err();
            continue;
        }
        ended = stream.write_all(attack.drip).await.is_err();
    }
    // A write to a closed connection fails also while the answer waits to be read.
    while attack.reads && matches!(stream.read_buf(&mut said).await, Ok(1..)) {}
    said
}

pub fn ended(gateway: &Gateway, reason: &str) -> usize {
    let metrics = gateway.admin("/metrics").text();
    let label = format!("jetway_gateway_connections_ended_total{{reason=\"{reason}\"}} ");
    let count = metrics.lines().find_map(|line| line.strip_prefix(&label));
    count.map_or(0, |count| count.parse().expect("a number"))
}

#[test]
fn slow_headers_get_408_and_visitors_their_pages() {
    let backend = Backend::start();
    let gateway = Gateway::start(&plan(&backend));
    let visitors = Visitors::start(&gateway, None);
    let attack = Attack {
        opening: b"GET / HTTP/1.1\r\nHost: falcon.test\r\nX-Long: ".to_vec(),
        drip: b"a",
        reads: true,
    };
    let attackers = besiege(&visitors, || {
        let said = run(&attack, gateway.address);
        let told = said.iter().filter(|said| said.starts_with(b"HTTP/1.1 408 ")).count();
        assert_eq!(told, ATTACKERS);
        assert!(String::from_utf8_lossy(&said[0]).contains("\"code\":\"request.timeout\""));
    });
    assert_eq!(ended(&gateway, "slow_header"), attackers);
    let (served, grown) = visitors.finish();
    println!("slow header: {served} visitors, {grown} MB");
    assert!(grown < MEGABYTES, "{grown} MB");
}

#[test]
fn slow_bodies_are_ended_and_visitors_get_their_pages() {
    let backend = Backend::start();
    let gateway = Gateway::start(&plan(&backend));
    let visitors = Visitors::start(&gateway, None);
    let attack = Attack {
        opening: b"POST /api/auth/v1/Authentication/SignIn HTTP/1.1\r\nHost: jetway.test\r\n\
                   Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"
            .to_vec(),
        drip: b" ",
        reads: true,
    };
    besiege(&visitors, || drop(run(&attack, gateway.address)));
    assert!(
        ended(&gateway, "slow_body") > 0,
        "those that were let in were ended for it"
    );
    let (served, grown) = visitors.finish();
    println!("slow body: {served} visitors, {grown} MB");
    assert!(grown < MEGABYTES, "{grown} MB");
}

#[test]
fn who_does_not_read_is_ended_and_visitors_get_their_pages() {
    let backend = Backend::start();
    let gateway = Gateway::start(&plan(&backend));
    let file = gateway
        .root
        .path()
        .join("releases/mfe-shell/1.0.0-aaaa/large.00000000.js");
    fs::write(file, "x".repeat(3 << 20)).expect("a file");
    let visitors = Visitors::start(&gateway, None);
    let attack = Attack {
        opening: b"GET /releases/mfe-shell/1.0.0-aaaa/large.00000000.js HTTP/1.1\r\nHost: falcon.test\r\n\r\n".to_vec(),
        drip: b"",
        reads: false,
    };
    let attackers = besiege(&visitors, || drop(run(&attack, gateway.address)));
    assert!(
        ended(&gateway, "slow_read") > attackers / 2,
        "what the system does not hold for them ends them"
    );
    let (served, grown) = visitors.finish();
    println!(
        "slow read: {} ended, {served} visitors, {grown} MB",
        ended(&gateway, "slow_read")
    );
    assert!(grown < HELD_MEGABYTES, "{grown} MB");
}
