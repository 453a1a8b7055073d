//! `jetway`: publishes module builds for the gateway to serve, and moves the pointers that say which one is live.

mod audit;
mod channels;
mod command;
mod compress;
mod dist;
mod file;
mod folder;
mod publish;

use clap::Parser;

fn main() -> anyhow::Result<()> {
    command::Jetway::parse().run()
}
