//! Ports for processes that are told where to listen.

use std::net::{Ipv4Addr, SocketAddr};

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

#[cfg(test)]
mod tests {
    use std::net::{TcpListener, TcpStream};

    use super::*;

    #[test]
    fn only_who_names_the_port_listens_there_again_and_again() {
        let port = Port::reserve();
        for _ in 0..2 {
            assert!(
                TcpStream::connect(port.address()).is_err(),
                "the port is not in use yet"
            );
            let listener = TcpListener::bind(port.address()).unwrap();
            let client = TcpStream::connect(port.address()).unwrap();
            assert_eq!(listener.accept().unwrap().1, client.local_addr().unwrap());
            assert!(
                TcpListener::bind(port.address()).is_err(),
                "reserved while the port is in use"
            );
        }
        assert_ne!(Port::reserve().address(), port.address());
    }
}
