//! Ten thousand spellings of a request's authority, compared with an independent parser.

use std::collections::HashMap;
use std::thread;

use jetway_tenancy::sample;

use crate::client::Client;
use crate::random::Random;
use crate::support::{Gateway, Plan};
use crate::{TENANTS, echo};

const VARIANTS: usize = 10_000;
const THREADS: usize = 4;

/// The owner of each host, kept independently of the gateway's table.
struct Oracle(HashMap<String, usize>);

impl Oracle {
    fn new() -> Self {
        let mut hosts = HashMap::new();
        for n in 0..TENANTS {
            hosts.insert(sample::host(n), n);
            hosts.insert(sample::second_host(n), n);
        }
        Self(hosts)
    }

    /// The tenant of a valid authority: ASCII letters, digits, hyphens and dots, optionally one final dot and a port.
    fn tenant(&self, authority: &str) -> Option<usize> {
        // Optional white space is not part of a header value.
        let authority = authority.trim_matches([' ', '\t']);
        let (host, port) = authority.split_once(':').unwrap_or((authority, ""));
        let host = host.strip_suffix('.').unwrap_or(host).to_ascii_lowercase();
        let is_name = host
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte));
        let is_name = is_name && host.split('.').all(|label| !label.is_empty());
        let is_port =
            port.is_empty() || (port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok());
        if !is_name || !is_port {
            return None;
        }
        let exact = self.0.get(&host).copied();
        exact.or_else(|| {
            let labels: Vec<&str> = host.split('.').collect();
            (1..labels.len()).find_map(|cut| self.0.get(&format!("*.{}", labels[cut..].join("."))).copied())
        })
    }
}

/// A request line with headers, and the authority that must be used.
struct Variant {
    text: String,
    /// `None` if it names two authorities or none.
    authority: Option<String>,
}

fn variant(random: &mut Random) -> Variant {
    let authority = authority(random);
    let other = sample::host(random.below(TENANTS));
    let path = "/assets/tenant/logo.svg";
    let claims = match random.below(6) {
        0 => format!("X-Forwarded-Host: {other}\r\nForwarded: host={other}\r\n"),
        1 => format!("X-Jetway-Tenant: {other}\r\nx_jetway_tenant: {other}\r\n"),
        2 => format!("X-Original-Host: {other}\r\nX-Host: {other}\r\nX-Forwarded-Server: {other}\r\n"),
        3 => format!("Cookie: tenant={other}\r\nReferer: https://{other}/\r\nOrigin: https://{other}\r\n"),
        _ => String::new(),
    };
    let (target, host, read_by) = match random.below(18) {
        0 => (
            format!("http://{authority}{path}"),
            Some(authority.clone()),
            Some(authority),
        ),
        // HTTP/1.1 without Host is refused, whatever the target is.
        1 => (format!("http://{authority}{path}"), None, None),
        2 if authority != other => (format!("http://{other}{path}"), Some(authority), None),
        3 => (path.to_owned(), Some(format!("{authority}\r\nHost: {other}")), None),
        4 => (path.to_owned(), Some(format!("{authority},{other}")), None),
        5 => (path.to_owned(), Some(format!("{other}@{authority}")), None),
        6 => (format!("http://{other}@{authority}{path}"), Some(authority), None),
        _ => (path.to_owned(), Some(authority.clone()), Some(authority)),
    };
    let host = host.map_or_else(String::new, |host| format!("Host: {host}\r\n"));
    Variant {
        text: format!("GET {target} HTTP/1.1\r\n{host}{claims}\r\n"),
        authority: read_by,
    }
}

/// A host of a tenant, of no tenant, or similar to a tenant's, in a random spelling.
fn authority(random: &mut Random) -> String {
    let n = random.below(TENANTS);
    let mut host = match random.below(8) {
        0..4 => sample::host(n),
        4 => sample::second_host(n).replace('*', "any"),
        5 => sample::second_host(n).replace('*', "two.labels"),
        6 => format!("{}.nobody.example", sample::host(n)),
        _ => format!("x{}", sample::host(n)),
    };
    for _ in 0..random.below(3) {
        host = match random.below(10) {
            0 => host.to_ascii_uppercase(),
            1 => {
                let case = |(at, letter): (usize, char)| {
                    if at % 2 == 0 {
                        letter.to_ascii_uppercase()
                    } else {
                        letter
                    }
                };
                host.chars().enumerate().map(case).collect()
            }
            2 => format!("{host}."),
            3 => format!("{host}:{}", random.pick(&["80", "8080", "0", "65535", "", "00080"])),
            4 => format!(
                "{host}:{}",
                random.pick(&["65536", "-1", "+80", "x", "8 0", "80:80", "0x50"])
            ),
            5 => host.replacen(
                'a',
                random.pick(&["\u{430}", "ａ", "á", "%61", "a\u{ad}", "a\u{200b}"]),
                1,
            ),
            6 => host.replacen('.', random.pick(&["。", "．", "..", "%2e", "_", " ."]), 1),
            7 => host.replacen('0', random.pick(&["O", "o", "٠", "\u{ff10}"]), 1),
            8 => format!("{}{host}", random.pick(&["-", ".", "[", "xn--", "www."])),
            _ => format!(
                "{host}{}",
                random.pick(&["/", "\\", "#", "?", "]", "-", "\0", "..", "\t", "%00"])
            ),
        };
    }
    host
}

#[test]
fn hosts_are_read_as_an_independent_parser_reads_them() {
    let mut plan = Plan::before_nobody();
    plan.upstream = echo::start().to_string();
    plan.agencies = TENANTS;
    plan.variables.push(("JETWAY_GATEWAY_THREADS", "2".to_owned()));
    let gateway = Gateway::start(&plan);
    let oracle = Oracle::new();
    let served: usize = thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|seed| {
                let (oracle, address) = (&oracle, gateway.address);
                scope.spawn(move || ask(oracle, &mut Client::new(address), &mut Random::new(seed as u64)))
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("a count")).sum()
    });
    // Both outcomes must occur.
    assert!((VARIANTS / 5..VARIANTS * 4 / 5).contains(&served), "{served}");
}

fn ask(oracle: &Oracle, client: &mut Client, random: &mut Random) -> usize {
    let mut served = 0;
    for _ in 0..VARIANTS / THREADS {
        let variant = variant(random);
        client.ask(variant.text.as_bytes());
        let answer = client.answer();
        let expected = variant
            .authority
            .as_deref()
            .and_then(|authority| oracle.tenant(authority));
        match (answer.status, expected) {
            (200, Some(tenant)) => {
                assert_eq!(answer.text(), sample::logo(tenant), "{}", variant.text.escape_default());
                served += 1;
            }
            (200, None) => panic!("{} got {}", variant.text.escape_default(), answer.text()),
            (400..500, None) => {}
            // Not every punycode name is valid, and a target cannot contain white space.
            (400..500, Some(_)) if is_doubtful(&variant.text) => {}
            (status, Some(tenant)) => {
                panic!(
                    "{} of {tenant} was refused with {status}: {}",
                    variant.text.escape_default(),
                    answer.text()
                );
            }
            (status, None) => panic!("{} got {status}", variant.text.escape_default()),
        }
    }
    served
}

fn is_doubtful(text: &str) -> bool {
    let line = text.lines().next().unwrap_or_default();
    text.to_ascii_lowercase().contains("xn--") || line.contains('\t') || line.matches(' ').count() > 2
}
