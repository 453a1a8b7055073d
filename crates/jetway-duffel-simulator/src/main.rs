//! The simulator as a program, over a world of its own.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use clap::Parser;
use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig};
use jetway_domain::clock::SystemClock;
use jetway_domain::money::CurrencyCode;
use jetway_duffel_simulator::{Settings, Simulator};
use tokio::net::TcpListener;

/// A local server with Duffel's API over a sandbox world. Its state is lost when it ends.
#[derive(Debug, Parser)]
struct Options {
    /// Address to listen on; port 0 selects a free port. The address is printed.
    #[arg(long, default_value = "127.0.0.1:4010")]
    listen: SocketAddr,
    /// The access token callers must send.
    #[arg(long, default_value = "duffel_test_local")]
    token: String,
    /// The currency of every amount.
    #[arg(long, default_value = "AED")]
    currency: String,
    /// The world's supplier: gds-a, gds-b, lcc or ndc-x.
    #[arg(long, default_value = "gds-a")]
    supplier: String,
    /// Seed of the schedules and fares.
    #[arg(long, default_value_t = 20_260_102)]
    seed: u64,
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options::parse();
    let journal = Arc::new(MemoryJournal::default());
    let world = World::open(options.seed, Arc::new(SystemClock), journal, WorldConfig::quiet())?;
    let settings = Settings {
        supplier: options.supplier,
        currency: CurrencyCode::parse(&options.currency).map_err(|_| anyhow!("this currency is not known"))?,
        token: options.token,
    };
    let simulator = Simulator::over(&world, settings).context("this world has no such supplier")?;
    let listener = TcpListener::bind(options.listen).await?;
    println!("listening on http://{}", listener.local_addr()?);
    axum::serve(listener, simulator.router()).await?;
    Ok(())
}
