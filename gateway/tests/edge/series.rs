//! Unknown hosts and paths create no metric series and take no memory.

use std::io::Write;
use std::net::TcpStream;
use std::thread;

use crate::support::{Backend, Gateway, Plan, eventually, http};

const STRANGERS: usize = 50_000;
const CLIENTS: usize = 4;
/// Far less than fifty thousand names would need.
const MEMORY: f64 = 48.0 * 1024.0 * 1024.0;

fn value(metrics: &str, name: &str) -> f64 {
    let line = metrics.lines().find(|line| line.split([' ', '{']).next() == Some(name));
    line.and_then(|line| line.rsplit(' ').next()?.parse().ok())
        .unwrap_or_else(|| panic!("{name} is not in\n{metrics}"))
}

fn series(metrics: &str) -> usize {
    metrics.lines().filter(|line| !line.starts_with('#')).count()
}

/// Requests new hosts and paths over keep-alive connections.
fn ask(gateway: &Gateway, from: usize, count: usize) {
    thread::scope(|scope| {
        for client in 0..CLIENTS {
            let address = gateway.address;
            scope.spawn(move || {
                let mut connection = TcpStream::connect(address).expect("a connection");
                for n in (0..count / CLIENTS).map(|n| from + n * CLIENTS + client) {
                    let (host, accept) = match n % 3 {
                        0 => (format!("stranger{n}.example"), "text/html"),
                        1 => ("falcon.test".to_owned(), "text/html"),
                        _ => ("falcon.test".to_owned(), "application/json"),
                    };
                    let request = format!(
                        "GET /api/stranger{n}/{n:x}?q={n} HTTP/1.1\r\nHost: {host}\r\nAccept: {accept}\r\n\
                         User-Agent: {n}\r\nX-Forwarded-For: 10.{}.{}.{}\r\n\r\n",
                        n >> 16 & 255,
                        n >> 8 & 255,
                        n & 255
                    );
                    if connection.write_all(request.as_bytes()).is_err() {
                        connection = TcpStream::connect(address).expect("a connection");
                        continue;
                    }
                    match http::try_read(&mut connection) {
                        Ok(reply) if reply.header("connection") != "close" => {}
                        _ => connection = TcpStream::connect(address).expect("a connection"),
                    }
                }
            });
        }
    });
}

#[test]
fn fifty_thousand_strangers_leave_series_and_memory_as_they_were() {
    let gateway = Gateway::start(&Plan::before(&Backend::start()));
    ask(&gateway, STRANGERS, 600);
    let before = gateway.admin("/metrics").text();
    ask(&gateway, 0, STRANGERS);
    eventually("all are counted", || {
        value(&gateway.admin("/metrics").text(), "jetway_gateway_requests_running") == 0.0
    });
    let after = gateway.admin("/metrics").text();
    assert_eq!(series(&before), series(&after), "{after}");
    assert!(series(&after) < 1500, "{}", series(&after));
    assert!(!after.contains("stranger"), "{after}");
    let grown = value(&after, "process_resident_memory_bytes") - value(&before, "process_resident_memory_bytes");
    assert!(grown < MEMORY, "{grown} bytes more");
}

#[test]
fn more_tenants_than_the_cap_share_one_series() {
    let backend = Backend::start();
    let plan = Plan {
        agencies: 30,
        variables: vec![("JETWAY_GATEWAY_METRICS__TENANTS", "10".to_owned())],
        ..Plan::before(&backend)
    };
    let gateway = Gateway::start(&plan);
    let tenants = gateway.admin("/tenants").json();
    let hosts: Vec<String> = tenants["tenants"]
        .as_array()
        .expect("tenants")
        .iter()
        .filter_map(|tenant| Some(tenant["hosts"][0].as_str()?.to_owned()))
        .collect();
    assert!(hosts.len() > 30);
    for host in &hosts {
        assert_eq!(gateway.get(host, "/robots.txt").status, 200, "{host}");
    }
    let counted = |metrics: &str| {
        let lines = metrics
            .lines()
            .filter(|line| line.starts_with("jetway_gateway_requests_total{"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    eventually("all are counted", || {
        let total: u64 = counted(&gateway.admin("/metrics").text())
            .iter()
            .filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok())
            .sum();
        total >= hosts.len() as u64
    });
    let lines = counted(&gateway.admin("/metrics").text());
    assert_eq!(lines.len(), 11, "{lines:#?}");
}
