//! Ordinary clients during an attack, and the gateway's memory.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, JoinHandle};

use crate::support::Gateway;
use crate::support::client::Client;

/// Sends requests until stopped.
pub struct Visitors {
    stop: Arc<AtomicBool>,
    served: Arc<AtomicUsize>,
    asking: JoinHandle<()>,
    process: u32,
    before: u64,
}

impl Visitors {
    /// Each request uses a connection of its own, plain or TLS.
    pub fn start(gateway: &Gateway, client: Option<Client>) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (plain, tls) = (gateway.address, gateway.tls());
        let told = Arc::clone(&stop);
        let served = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&served);
        let asking = thread::spawn(move || {
            while !told.load(Ordering::Relaxed) {
                let (status, text) = match &client {
                    Some(client) => {
                        let mut shaken = client.connect(tls, "falcon.test").expect("a handshake");
                        let reply = shaken.get("falcon.test", "/api/utility/v1/Banner/GetHomePageBanner");
                        (reply.status, reply.text())
                    }
                    None => {
                        let request = "GET /api/utility/v1/Banner/GetHomePageBanner HTTP/1.1\r\nHost: falcon.test\r\n\
                                       Connection: close\r\n\r\n";
                        let reply = crate::support::http::send(plain, request.as_bytes());
                        (reply.status, reply.text())
                    }
                };
                assert_eq!(status, 200, "{text}");
                counted.fetch_add(1, Ordering::Relaxed);
            }
        });
        let process = gateway.id();
        // Reset the kernel's peak memory counter.
        fs::write(format!("/proc/{process}/clear_refs"), "5").expect("our own process");
        Self {
            stop,
            served,
            asking,
            process,
            before: memory(process, "VmRSS:"),
        }
    }

    /// Number served so far. Panics if one was not served.
    pub fn served(&self) -> usize {
        let served = self.served.load(Ordering::Relaxed);
        assert!(!self.asking.is_finished(), "a visitor was not served, after {served}");
        served
    }

    /// Number served, and the peak memory growth in megabytes. Panics if one was not served.
    pub fn finish(self) -> (usize, u64) {
        self.stop.store(true, Ordering::Relaxed);
        self.asking.join().expect("every visitor is served");
        let most = memory(self.process, "VmHWM:");
        (
            self.served.load(Ordering::Relaxed),
            most.saturating_sub(self.before) / 1024,
        )
    }
}

/// Resident memory in kilobytes: current (`VmRSS:`) or peak (`VmHWM:`).
fn memory(process: u32, what: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("a running process");
    let line = status.lines().find(|line| line.starts_with(what));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
        .expect("its memory")
}
