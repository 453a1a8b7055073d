//! A gateway in front of nodes, and its admin reports about them.

use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;

use crate::nodes::Node;
use crate::support::{Backend, Gateway, Plan, Reply, eventually, http};

pub const CALL: &str = "/api/customer/v1/User/GetLogo";

/// A gateway for these nodes, with variables such as `("RESILIENCE__HEALTH__RISE", "1")`.
pub fn gateway(nodes: &[&Node], settings: &[(&'static str, &str)]) -> Gateway {
    let addresses: Vec<String> = nodes.iter().map(|node| node.address.to_string()).collect();
    gateway_at(&addresses.join(", "), settings, "")
}

/// A gateway for `upstream`, with variables and a settings file.
pub fn gateway_at(upstream: &str, settings: &[(&'static str, &str)], file: &str) -> Gateway {
    let mut plan = Plan::before(&Backend::start());
    plan.upstream = upstream.to_owned();
    plan.settings = file.to_owned();
    plan.variables = settings
        .iter()
        .map(|(name, value)| (*name, (*value).to_owned()))
        .collect();
    Gateway::start(&plan)
}

/// States of all nodes in configuration order; the nodes of one name are ordered by address.
pub fn states(gateway: &Gateway) -> Vec<String> {
    let report = gateway.admin("/upstreams").json();
    let services = report["services"].as_array().expect("services");
    services
        .iter()
        .flat_map(|service| service["nodes"].as_array().expect("nodes"))
        .map(|node| node["state"].as_str().expect("a state").to_owned())
        .collect()
}

pub fn await_states(gateway: &Gateway, wanted: &[&str]) {
    eventually(&format!("nodes are {wanted:?}"), || states(gateway) == wanted);
}

/// Waits until every node has passed or failed a health check.
pub fn await_checks(gateway: &Gateway) {
    eventually("every node is known", || {
        !gateway.admin("/upstreams").text().contains("unknown")
    });
}

pub fn get(gateway: &Gateway, target: &str) -> Reply {
    gateway.get("falcon.test", target)
}

pub fn post(gateway: &Gateway, target: &str) -> Reply {
    gateway.send(&format!(
        "POST {target} HTTP/1.1\r\nHost: falcon.test\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}"
    ))
}

/// Value of a metric; 0 if it has none.
pub fn metric(gateway: &Gateway, series: &str) -> f64 {
    let text = gateway.admin("/metrics").text();
    text.lines()
        .find_map(|line| line.strip_prefix(series)?.trim().parse().ok())
        .unwrap_or(0.0)
}

/// Connects to the portal and writes these bytes.
pub fn open(gateway: &Gateway, bytes: &str) -> TcpStream {
    let mut stream = TcpStream::connect(gateway.address).expect("the gateway listens");
    stream
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("a timeout");
    stream.write_all(bytes.as_bytes()).expect("written");
    stream
}

/// Repeats a GET on one connection while `wants_more(count)`; returns every status.
pub fn load(gateway: &Gateway, mut wants_more: impl FnMut(usize) -> bool) -> Vec<u16> {
    let request = format!("GET {CALL} HTTP/1.1\r\nHost: falcon.test\r\n\r\n");
    let mut stream = open(gateway, "");
    let mut statuses = Vec::new();
    while wants_more(statuses.len()) {
        stream.write_all(request.as_bytes()).expect("written");
        statuses.push(http::read(&mut stream).status);
    }
    statuses
}
