//! The ports of a running stack.

use std::net::TcpListener;

use anyhow::Result;

/// One set of listeners, all on loopback but the first.
#[derive(Debug, Clone, Copy)]
pub struct Ports {
    /// The portal.
    pub gateway: u16,
    /// Gateway metrics, health, tenants, releases.
    pub gateway_admin: u16,
    /// The API behind the gateway.
    pub backend: u16,
    /// Outbox, clock, sandbox controls, health.
    pub backend_admin: u16,
}

impl Ports {
    /// What `make run` uses.
    pub const DEFAULT: Self = Self {
        gateway: 8080,
        gateway_admin: 8090,
        backend: 8081,
        backend_admin: 8082,
    };

    /// Four ports nobody listens on now.
    ///
    /// # Errors
    /// When the system has none to give.
    pub fn free() -> Result<Self> {
        let listeners: Vec<TcpListener> = (0..4)
            .map(|_| TcpListener::bind("127.0.0.1:0"))
            .collect::<Result<_, _>>()?;
        let port = |n: usize| listeners[n].local_addr().map(|addr| addr.port());
        Ok(Self {
            gateway: port(0)?,
            gateway_admin: port(1)?,
            backend: port(2)?,
            backend_admin: port(3)?,
        })
    }
}
