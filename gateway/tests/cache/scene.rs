//! A gateway in front of an origin, and helpers for requests.

use crate::origin::Origin;
use crate::support::{Gateway, Plan, Reply, http};

/// A cacheable call.
pub const KEPT: &str = "/api/utility/v1/Banner/GetHomePageBanner";
/// A call that is never cached.
pub const PRIVATE: &str = "/api/customer/v1/User/GetLogo";
/// Cacheable by the settings of `with_routes`: every path below it.
pub const BELOW: &str = "/api/utility/v1/Test";
pub const HOST: &str = "falcon.test";

pub fn plan(origin: &Origin, settings: &[(&'static str, &str)]) -> Plan {
    let mut plan = Plan::before_nobody();
    plan.upstream = origin.address.to_string();
    plan.variables = settings
        .iter()
        .map(|(name, value)| (*name, (*value).to_owned()))
        .collect();
    plan
}

pub fn gateway(origin: &Origin) -> Gateway {
    Gateway::start(&plan(origin, &[]))
}

/// A gateway with one more cacheable call, `BELOW`, that may vary by a parameter and two headers; `lines` are settings
/// under `[cache]`.
pub fn with_routes(origin: &Origin, lines: &str) -> Gateway {
    let mut plan = plan(origin, &[]);
    plan.settings = format!(
        "[cache]\n{lines}\n[cache.routes.test]\npath = \"{BELOW}/*\"\nseconds = 60\nrevalidate_seconds = 600\n\
         parameters = [\"page\", \"kind\"]\nvary = [\"accept-language\", \"x-view\"]\n"
    );
    Gateway::start(&plan)
}

pub fn get(gateway: &Gateway, headers: &str) -> Reply {
    gateway.get_with(HOST, KEPT, headers)
}

/// The `x-cache` value and the body.
pub fn said(reply: &Reply) -> (&str, String) {
    (reply.header("x-cache"), reply.text())
}

/// Sends a purge to the admin listener.
pub fn purge(gateway: &Gateway, order: &str) -> Reply {
    let request = format!(
        "POST /cache/purge HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{order}",
        order.len()
    );
    http::send(gateway.admin, request.as_bytes())
}

/// A number from `GET /cache`.
pub fn statistic(gateway: &Gateway, name: &str) -> u64 {
    gateway.admin("/cache").json()[name].as_u64().expect("a number")
}

/// Everything received on one connection until it closes, in lower case.
pub fn everything(gateway: &Gateway, text: &str) -> String {
    use std::io::{Read, Write};
    let mut stream = std::net::TcpStream::connect(gateway.address).expect("the gateway listens");
    stream
        .set_read_timeout(Some(std::time::Duration::from_secs(30)))
        .expect("a timeout");
    stream.write_all(text.as_bytes()).expect("written");
    let mut all = Vec::new();
    stream.read_to_end(&mut all).expect("an end");
    String::from_utf8_lossy(&all).to_lowercase()
}
