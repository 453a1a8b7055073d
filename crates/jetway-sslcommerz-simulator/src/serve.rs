//! The simulator as a server.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;

use crate::{Simulator, calls};

impl Simulator {
    /// Its routes.
    pub fn router(self: &Arc<Self>) -> Router {
        calls::router(Arc::clone(self))
    }

    /// Serves on a free local port for as long as the current runtime lives; returns the address.
    ///
    /// # Errors
    /// When no port is free.
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
