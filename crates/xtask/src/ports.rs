//! The ports of a running stack.

use std::net::TcpListener;

use anyhow::Result;

/// Ports of one stack; all listen on loopback but the first.
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
    /// The simulator of SSLCommerz, where it runs.
    pub sslcommerz: u16,
}

impl Ports {
    /// The ports of `make run`.
    pub const DEFAULT: Self = Self {
        gateway: 8080,
        gateway_admin: 8090,
        backend: 8081,
        backend_admin: 8082,
        sslcommerz: 4020,
    };

    /// Number of ports.
    const COUNT: usize = 5;

    /// Free ports.
    ///
    /// # Errors
    /// When the system has no free port.
    pub fn free() -> Result<Self> {
        Self::bound(&listeners(Self::COUNT)?)
    }

    /// Ports for a number of stacks, all different.
    ///
    /// # Errors
    /// When the system has too few free ports.
    pub fn free_for(stacks: usize) -> Result<Vec<Self>> {
        listeners(Self::COUNT * stacks)?
            .chunks(Self::COUNT)
            .map(Self::bound)
            .collect()
    }

    /// The ports of one stack's listeners.
    fn bound(listeners: &[TcpListener]) -> Result<Self> {
        let port = |n: usize| listeners[n].local_addr().map(|addr| addr.port());
        Ok(Self {
            gateway: port(0)?,
            gateway_admin: port(1)?,
            backend: port(2)?,
            backend_admin: port(3)?,
            sslcommerz: port(4)?,
        })
    }
}

/// Listeners on ports chosen by the system, all open at once so that each has its own.
fn listeners(count: usize) -> Result<Vec<TcpListener>> {
    let bound: std::io::Result<_> = (0..count).map(|_| TcpListener::bind("127.0.0.1:0")).collect();
    Ok(bound?)
}
