//! The command line: one verb a file.

mod contract;
mod ledger;
mod open;
mod seed;
mod serve;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::config::Config;

/// Jetway's backend.
#[derive(Parser)]
#[command(name = "jetway-api", version, about)]
struct Arguments {
    /// A settings file over the built-in values.
    #[arg(long, global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Answer the API and the operators' side until told to stop.
    Serve,
    /// Bring the database schema up to date.
    Migrate,
    /// Fill the database; what is there already stays as it is.
    Seed {
        /// Demo agencies, people, deposits and banners.
        #[arg(long, required = true)]
        demo: bool,
    },
    /// The ledger.
    Ledger {
        #[command(subcommand)]
        verb: LedgerVerb,
    },
    /// Print a part of the contract as JSON.
    Contract {
        /// Which part.
        part: contract::Part,
    },
}

#[derive(Subcommand)]
enum LedgerVerb {
    /// Add every tenant's ledger up again and check its chain; exit code 1 unless it all holds.
    Prove,
}

/// Run the command line.
#[must_use]
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("jetway-api: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> Result<ExitCode> {
    let configured = || Config::load(arguments.config.as_deref(), std::env::vars_os());
    match arguments.verb {
        // Needs no settings: it is printed while building.
        Verb::Contract { part } => {
            println!("{}", part.json()?);
            Ok(ExitCode::SUCCESS)
        }
        Verb::Serve => to_the_end(serve::serve(configured()?)),
        Verb::Migrate => to_the_end(open::migrate(&configured()?)),
        Verb::Seed { .. } => to_the_end(seed::demo(&configured()?)),
        Verb::Ledger {
            verb: LedgerVerb::Prove,
        } => to_the_end(ledger::prove(&configured()?)),
    }
}

fn to_the_end(work: impl Future<Output = Result<ExitCode>>) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(work)
}
