//! A hundred thousand requests of every kind in random order: no response contains a byte of another tenant.

use std::net::SocketAddr;
use std::thread;

use jetway_tenancy::sample;

use crate::client::{Answer, Client};
use crate::random::Random;
use crate::support::{Gateway, Plan};
use crate::{TENANTS, echo};

const REQUESTS: usize = 100_000;
const THREADS: usize = 4;
const KEPT: [&str; 2] = [
    "/api/utility/v1/Banner/GetHomePageBanner",
    "/api/utility/v1/Banner/GetSearchPadBanner",
];
/// Connections per thread; a thread writes to all of them before it reads the first response.
const CONNECTIONS: usize = 8;

/// A kind of request with its expected response.
#[derive(Debug, Clone, Copy)]
enum Kind {
    /// The same for every user of a tenant; served from the cache after the first request.
    Kept,
    /// Different each time; always from the backend.
    Call,
    /// A file of the tenant.
    Asset,
    /// The shell document.
    Document,
    /// An unknown call.
    Missing,
    /// The backend fails.
    Broken,
}

struct Asked {
    kind: Kind,
    tenant: usize,
    target: String,
}

impl Asked {
    fn any(random: &mut Random, number: usize) -> Self {
        let kind = match random.below(100) {
            0..45 => Kind::Kept,
            45..65 => Kind::Call,
            65..90 => Kind::Asset,
            90..92 => Kind::Document,
            92..98 => Kind::Missing,
            _ => Kind::Broken,
        };
        // A few tenants get most requests, so that their responses share the cache and connections.
        let tenant = random.below(if number.is_multiple_of(3) { 20 } else { TENANTS });
        let target = match kind {
            Kind::Kept => random.pick(&KEPT).to_owned(),
            Kind::Call => format!("/api/customer/v1/MyBooking/GetBookings?n={number}"),
            Kind::Asset => "/assets/tenant/logo.svg".to_owned(),
            Kind::Document => format!("/searchpad/{number}"),
            Kind::Missing => format!("/api/nothing/v1/x{number}"),
            Kind::Broken => format!("/api/customer/v1/User/GetLogo?fail={number}"),
        };
        Self { kind, tenant, target }
    }

    fn bytes(&self) -> Vec<u8> {
        format!(
            "GET {} HTTP/1.1\r\nHost: {}\r\n\r\n",
            self.target,
            sample::host(self.tenant)
        )
        .into_bytes()
    }

    /// Checks that every tenant-specific byte belongs to this tenant.
    fn check(&self, answer: &Answer) {
        let slug = sample::slug(self.tenant);
        let expected = match self.kind {
            Kind::Broken => 500,
            Kind::Missing => 404,
            _ => 200,
        };
        let text = answer.text();
        assert_eq!(answer.status, expected, "{} of {slug}: {text}", self.target);
        match self.kind {
            Kind::Kept | Kind::Call | Kind::Broken => {
                assert_eq!(text, echo::body(&slug, &self.target));
                // A cached response has only the headers the cache stores.
                let echo = answer.header("x-echo");
                assert!(
                    echo == slug || (echo.is_empty() && !matches!(self.kind, Kind::Call)),
                    "{}",
                    answer.head
                );
            }
            Kind::Asset => assert_eq!(text, sample::logo(self.tenant)),
            Kind::Document => {
                assert!(text.contains(&format!("data-tenant=\"{slug}\"")), "{text}");
                let foreign = |word: &str, own: &str| text.matches(word).count() != text.matches(own).count();
                assert!(!foreign("agency-", &slug), "{text}");
                assert!(!foreign("Agency ", &sample::title(self.tenant)), "{text}");
            }
            Kind::Missing => {
                assert!(
                    text.contains(answer.header("x-request-id")) && !text.contains("gency"),
                    "{text}"
                );
            }
        }
        assert!(
            !answer.head.contains("agency-")
                || answer.head.matches("agency-").count() == answer.head.matches(&slug).count()
        );
    }
}

#[test]
fn no_answer_holds_a_byte_of_another_tenant() {
    let mut plan = Plan::before_nobody();
    plan.upstream = echo::start().to_string();
    plan.agencies = TENANTS;
    // Two workers share the cache and the connections to the backend.
    plan.variables = vec![
        ("JETWAY_GATEWAY_THREADS", "2".to_owned()),
        ("JETWAY_GATEWAY_LOG", "off".to_owned()),
    ];
    let gateway = Gateway::start(&plan);
    thread::scope(|scope| {
        for thread in 0..THREADS {
            let address = gateway.address;
            scope.spawn(move || run(address, thread));
        }
    });
}

fn run(address: SocketAddr, thread: usize) {
    let mut random = Random::new(thread as u64);
    let mut clients: Vec<Client> = (0..CONNECTIONS).map(|_| Client::new(address)).collect();
    for round in 0..REQUESTS / THREADS / CONNECTIONS {
        let asked: Vec<Asked> = (0..CONNECTIONS)
            .map(|at| Asked::any(&mut random, (round * THREADS + thread) * CONNECTIONS + at))
            .collect();
        for (client, asked) in clients.iter_mut().zip(&asked) {
            client.ask(&asked.bytes());
        }
        for (client, asked) in clients.iter_mut().zip(&asked) {
            asked.check(&client.answer());
        }
    }
}
