//! `jetway-api`: serve, migrate, seed, prove the ledger, print the contract.

use std::process::ExitCode;

fn main() -> ExitCode {
    jetway_backend::commands::main()
}
