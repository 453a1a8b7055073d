//! The simulator as a program.

use std::net::SocketAddr;

use anyhow::Result;
use clap::Parser;
use jetway_sslcommerz_simulator::{Settings, Simulator};
use tokio::net::TcpListener;

/// A local server with the API and the payment page of SSLCommerz. Its state is lost when it ends.
#[derive(Debug, Parser)]
struct Options {
    /// Address to listen on; port 0 selects a free port. The address is printed.
    #[arg(long, default_value = "127.0.0.1:4020")]
    listen: SocketAddr,
    /// The store's id.
    #[arg(long, default_value = "jetwaytest")]
    store_id: String,
    /// The store's password.
    #[arg(long, default_value = "jetwaytest@ssl")]
    store_password: String,
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    let simulator = Simulator::new(Settings {
        store_id: options.store_id,
        store_password: options.store_password,
    });
    let listener = TcpListener::bind(options.listen).await?;
    println!("listening on http://{}", listener.local_addr()?);
    axum::serve(listener, simulator.router()).await?;
    Ok(())
}
