//! Ports for processes that must be told where to listen.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::net::TcpSocket;

/// A loopback port, reserved until this is dropped.
///
/// A socket stays bound to the port and never listens, so nothing answers there until a process that was told the port
/// listens on it; it can, because both sockets set `SO_REUSEADDR`. Meanwhile the kernel does not assign the
/// port to a socket that binds or connects without naming one.
#[derive(Debug)]
pub struct Port {
    address: SocketAddr,
    _reserved: TcpSocket,
}

impl Port {
    /// Reserve a free one.
    ///
    /// # Panics
    /// When the system has none.
    #[must_use]
    pub fn reserve() -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_reuseaddr(true).expect("an option");
        socket.bind((Ipv4Addr::LOCALHOST, 0).into()).expect("a free port");
        Self {
            address: socket.local_addr().expect("an address"),
            _reserved: socket,
        }
    }

    /// Where to listen.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

/// Below the kernel's ephemeral range, so that the kernel assigns these ports to no other socket.
const FIRST: u32 = 20_000;
const COUNT: u32 = 12_000;
/// Distance between the first ports of two processes.
const APART: u32 = 97;

/// A free loopback port, for TCP and UDP. No two calls of a process return the same one.
///
/// # Panics
/// When none is free.
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

#[cfg(test)]
mod tests {
    use std::net::TcpStream;

    use super::*;

    #[test]
    fn only_who_names_the_port_listens_there_again_and_again() {
        let port = Port::reserve();
        for _ in 0..2 {
            assert!(TcpStream::connect(port.address()).is_err(), "nobody listens yet");
            let listener = TcpListener::bind(port.address()).unwrap();
            let client = TcpStream::connect(port.address()).unwrap();
            assert_eq!(listener.accept().unwrap().1, client.local_addr().unwrap());
            assert!(
                TcpListener::bind(port.address()).is_err(),
                "taken while somebody listens"
            );
        }
        assert_ne!(Port::reserve().address(), port.address());
    }
}
