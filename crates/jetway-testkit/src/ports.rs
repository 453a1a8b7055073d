//! Ports for processes that are told where to listen.

use std::net::{Ipv4Addr, TcpListener, UdpSocket};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Below those the kernel hands out by itself: nobody who asks for any port is given one of these meanwhile.
const FIRST: u32 = 20_000;
const COUNT: u32 = 12_000;
/// Processes begin this far from each other.
const APART: u32 = 97;

/// A loopback port that nobody has, for TCP and UDP. No two calls of a process answer the same one.
///
/// # Panics
/// When all of them are taken.
#[must_use]
pub fn free_port() -> u16 {
    static TAKEN: AtomicU32 = AtomicU32::new(0);
    let begin = process::id().wrapping_mul(APART);
    let is_free = |port: &u16| {
        let here = (Ipv4Addr::LOCALHOST, *port);
        TcpListener::bind(here).is_ok() && UdpSocket::bind(here).is_ok()
    };
    (0..COUNT)
        .map(|_| FIRST + begin.wrapping_add(TAKEN.fetch_add(1, Ordering::Relaxed)) % COUNT)
        .filter_map(|port| u16::try_from(port).ok())
        .find(is_free)
        .expect("a free port")
}
