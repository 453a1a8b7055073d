//! The simulator as a server.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;

use crate::{Simulator, calls};

impl Simulator {
    /// Its calls.
    pub fn router(self: &Arc<Self>) -> Router {
        calls::router(Arc::clone(self))
    }

    /// Serve on a free port of this machine for as long as the runtime lives that this is called in; answers where.
    ///
    /// # Errors
    /// When no port can be had.
    pub fn start(self: &Arc<Self>) -> std::io::Result<SocketAddr> {
        let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let listener = TcpListener::from_std(listener)?;
        let router = self.router();
        tokio::spawn(async move { axum::serve(listener, router).await });
        Ok(address)
    }
}
