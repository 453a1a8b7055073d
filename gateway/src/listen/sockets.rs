//! Addresses to listen on: sockets we were started with, or our own.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener as StdListener};
use std::os::unix::net::UnixDatagram;

use anyhow::{Context, Result};
use listenfd::ListenFd;
use tokio::net::{TcpListener, TcpSocket};

/// Connections the kernel keeps while we are busy.
const BACKLOG: u32 = 4096;

/// Set for a process that takes over from another: its last inherited socket leads to that one.
pub const SUCCESSOR: &str = "JETWAY_SUCCESSOR";
/// What it says there once it is ready; anything else is the reason why it cannot be.
pub const READY: &[u8] = b"ready";

/// Listening sockets given to us by whoever started us (`LISTEN_FDS`): systemd, or the process we take over from.
#[derive(Debug, Default)]
pub struct Inherited {
    listeners: Vec<StdListener>,
    predecessor: Option<UnixDatagram>,
}

impl Inherited {
    /// Those of this process; each can be taken once.
    ///
    /// # Errors
    /// When something we were given is no listening TCP socket.
    pub fn from_environment() -> Result<Self> {
        let mut given = ListenFd::from_env();
        let mut own = Self::default();
        let mut count = given.len();
        if count > 0 && std::env::var_os(SUCCESSOR).is_some() {
            count -= 1;
            own.predecessor = given
                .take_unix_datagram(count)
                .context("no way to the process we take over from")?;
        }
        for place in 0..count {
            let socket = given.take_tcp_listener(place);
            let socket = socket.with_context(|| format!("socket {place} of LISTEN_FDS cannot be used"))?;
            own.listeners.extend(socket);
        }
        Ok(own)
    }

    /// The one that listens on this address.
    fn take(&mut self, address: SocketAddr) -> Option<StdListener> {
        let at = self
            .listeners
            .iter()
            .position(|socket| socket.local_addr().is_ok_and(|own| own == address))?;
        Some(self.listeners.swap_remove(at))
    }

    /// The process we take over from, if there is one.
    pub fn take_predecessor(&mut self) -> Option<UnixDatagram> {
        self.predecessor.take()
    }

    /// Say which ones no setting asked for.
    pub fn warn_unused(&self) {
        for socket in &self.listeners {
            tracing::warn!(address = ?socket.local_addr().ok(), "a socket of LISTEN_FDS is on no configured address");
        }
    }
}

/// Sockets of one setting, bound; nobody can connect until [`Bound::listen`].
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
    /// Take the address, and beside an IPv4 wildcard or loopback the same port of `::1`: `localhost` may be either.
    ///
    /// # Errors
    /// When the text is no address, or the address is taken.
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

    /// Let clients connect.
    ///
    /// # Errors
    /// When the address was taken meanwhile.
    pub fn listen(self) -> Result<Vec<TcpListener>> {
        let mut sockets = self.0.into_iter();
        let first = sockets.next().map(Socket::listen).transpose()?;
        // Its twin on `::1` is a convenience: somebody else's there does not stop us.
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
