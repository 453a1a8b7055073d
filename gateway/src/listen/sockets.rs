//! Listening sockets: inherited or our own.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener as StdListener};
use std::os::unix::net::UnixDatagram;

use anyhow::{Context, Result};
use listenfd::ListenFd;
use tokio::net::{TcpListener, TcpSocket};

/// Kernel backlog of pending connections.
const BACKLOG: u32 = 4096;

/// Environment variable of a process that takes over from another: its last inherited socket leads to that one.
pub const SUCCESSOR: &str = "JETWAY_SUCCESSOR";
/// Message that the process is ready; anything else is the reason why it is not.
pub const READY: &[u8] = b"ready";

/// Inherited listening sockets (`LISTEN_FDS`), from systemd or the process we take over from.
#[derive(Debug, Default)]
pub struct Inherited {
    listeners: Vec<StdListener>,
    predecessor: Option<UnixDatagram>,
}

impl Inherited {
    /// The sockets of this process; each can be taken once.
    ///
    /// # Errors
    /// An inherited descriptor is not a listening TCP socket.
    pub fn from_environment() -> Result<Self> {
        let mut given = ListenFd::from_env();
        let mut own = Self::default();
        let mut count = given.len();
        if count > 0 && std::env::var_os(SUCCESSOR).is_some() {
            count -= 1;
            own.predecessor = given
                .take_unix_datagram(count)
                .context("no socket to the process we take over from")?;
        }
        for place in 0..count {
            let socket = given.take_tcp_listener(place);
            let socket = socket.with_context(|| format!("socket {place} of LISTEN_FDS cannot be used"))?;
            own.listeners.extend(socket);
        }
        Ok(own)
    }

    /// Takes the one that listens on this address.
    fn take(&mut self, address: SocketAddr) -> Option<StdListener> {
        let at = self
            .listeners
            .iter()
            .position(|socket| socket.local_addr().is_ok_and(|own| own == address))?;
        Some(self.listeners.swap_remove(at))
    }

    /// The socket to the process we take over from, if any.
    pub fn take_predecessor(&mut self) -> Option<UnixDatagram> {
        self.predecessor.take()
    }

    /// Logs unused sockets.
    pub fn warn_unused(&self) {
        for socket in &self.listeners {
            tracing::warn!(address = ?socket.local_addr().ok(), "a socket of LISTEN_FDS has no configured address");
        }
    }
}

/// Bound sockets of one setting; clients can connect after [`Bound::listen`].
#[derive(Debug)]
pub struct Bound(Vec<Socket>);

#[derive(Debug)]
enum Socket {
    Given(StdListener),
    Own(SocketAddr, TcpSocket),
}

impl Socket {
    fn listen(self) -> Result<TcpListener> {
        match self {
            Self::Given(socket) => {
                socket.set_nonblocking(true)?;
                Ok(TcpListener::from_std(socket)?)
            }
            Self::Own(address, socket) => socket
                .listen(BACKLOG)
                .with_context(|| format!("cannot listen on {address}")),
        }
    }
}

impl Bound {
    /// Binds the address, and for an IPv4 wildcard or loopback also the same port of `::1`, because `localhost` may
    /// resolve to either.
    ///
    /// # Errors
    /// The text is not an address, or the address is in use.
    pub fn open(listen: &str, inherited: &mut Inherited) -> Result<Self> {
        let first: SocketAddr = listen
            .parse()
            .with_context(|| format!("{listen} is not an address with a port"))?;
        let mut sockets = vec![bind(first, inherited)?];
        if matches!(first.ip(), IpAddr::V4(Ipv4Addr::UNSPECIFIED | Ipv4Addr::LOCALHOST)) {
            let six = SocketAddr::from(([0, 0, 0, 0, 0, 0, 0, 1], first.port()));
            sockets.extend(bind(six, inherited));
        }
        Ok(Self(sockets))
    }

    /// Starts listening.
    ///
    /// # Errors
    /// The address was taken in the meantime.
    pub fn listen(self) -> Result<Vec<TcpListener>> {
        let mut sockets = self.0.into_iter();
        let first = sockets.next().map(Socket::listen).transpose()?;
        // The twin on `::1` is optional: if it is in use, that is ignored.
        Ok(first.into_iter().chain(sockets.flat_map(Socket::listen)).collect())
    }
}

fn bind(address: SocketAddr, inherited: &mut Inherited) -> Result<Socket> {
    if let Some(socket) = inherited.take(address) {
        return Ok(Socket::Given(socket));
    }
    let bound = || {
        let socket = if address.is_ipv4() {
            TcpSocket::new_v4()?
        } else {
            TcpSocket::new_v6()?
        };
        socket.set_reuseaddr(true)?;
        socket.bind(address)?;
        std::io::Result::Ok(socket)
    };
    let socket = bound().with_context(|| format!("cannot listen on {address}"))?;
    Ok(Socket::Own(address, socket))
}
