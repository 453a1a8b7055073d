//! Commands of the repository: `cargo xtask <command>`. The Makefile lists what people type, and calls these.

mod build;
mod generate;
mod ports;
mod repo;
mod stack;
mod test;
mod tidy;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about = "Jetway's repository verbs")]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Build everything that changed and start the portal; Ctrl-C stops it.
    Run(stack::RunArgs),
    /// Build the binaries and every module, publish the modules to a releases folder.
    Build(build::BuildArgs),
    /// Rewrite generated files: contracts, the TypeScript client, palettes, the tenant schema.
    Gen,
    /// Check sizes, dependencies, names, generated files and requirement coverage.
    Tidy,
    /// Run every suite and end with a line of totals.
    Test(test::TestArgs),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().verb {
        Verb::Run(args) => stack::run(&args),
        Verb::Build(args) => build::build(&args),
        Verb::Gen => generate::write(),
        Verb::Tidy => tidy::run(),
        Verb::Test(args) => test::run(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("jetway: {error:#}");
            ExitCode::FAILURE
        }
    }
}
