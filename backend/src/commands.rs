//! The command line, one command per file.

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
    /// Settings file; its values override the defaults.
    #[arg(long, global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Serve the API and the admin listener until stopped.
    Serve,
    /// Migrate the database schema.
    Migrate,
    /// Add missing data to the database; existing rows stay unchanged.
    Seed {
        /// Add demo agencies, users, deposits and banners.
        #[arg(long, required = true)]
        demo: bool,
    },
    /// Print the one-time codes of the demo operators, who can sign in wherever `seed --demo` ran.
    DemoCodes,
    /// Ledger commands.
    Ledger {
        #[command(subcommand)]
        verb: LedgerVerb,
    },
    /// Print a part of the contract as JSON.
    Contract {
        /// The part to print.
        part: contract::Part,
    },
}

#[derive(Subcommand)]
enum LedgerVerb {
    /// Recompute every tenant's ledger and verify its hash chain; exits with 1 if anything is wrong.
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
        // Works without settings, because builds print it.
        Verb::Contract { part } => {
            println!("{}", part.json()?);
            Ok(ExitCode::SUCCESS)
        }
        Verb::Serve => to_the_end(serve::serve(configured()?)),
        Verb::Migrate => to_the_end(open::migrate(&configured()?)),
        Verb::Seed { .. } => to_the_end(seed::demo(&configured()?)),
        // Works without settings: the keys are in the program.
        Verb::DemoCodes => seed::operators::codes(),
        Verb::Ledger {
            verb: LedgerVerb::Prove,
        } => to_the_end(ledger::prove(&configured()?)),
    }
}

fn to_the_end(work: impl Future<Output = Result<ExitCode>>) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(work)
}
