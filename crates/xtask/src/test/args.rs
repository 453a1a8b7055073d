//! Options of `cargo xtask test`.

use clap::Args;

/// Options of `cargo xtask test`.
#[derive(Args)]
pub struct TestArgs {
    /// Only the suite with this name: rules, modules, rust, builds, contract, e2e.
    #[arg(long)]
    pub(super) only: Option<String>,
    /// An empty database for the browser journeys instead of SQLite: `postgres://user@host/name`.
    #[arg(long)]
    pub(super) database: Option<String>,
    /// Only the browser journeys whose title has this.
    #[arg(long)]
    pub(super) grep: Option<String>,
}
