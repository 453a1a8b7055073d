//! `jetway release …`: publishes module builds for the gateway to serve, and moves the pointers that say which one is live.

mod audit;
mod channels;
mod compress;
mod dist;
mod file;
mod folder;
mod publish;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};

use folder::Releases;

/// What can be done with releases.
#[derive(Subcommand)]
pub enum Release {
    /// Check a build, compress it and put it below the releases folder under a version of its own.
    Publish(PublishArgs),
    /// Make a published version the live one.
    Promote(PromoteArgs),
    /// Show every published version; the live one is marked.
    List(Place),
}

/// Where releases are.
#[derive(Args)]
pub struct Place {
    /// The releases folder.
    #[arg(long, default_value = "releases", env = "JETWAY_RELEASES_DIR")]
    releases: PathBuf,
}

/// What to publish.
#[derive(Args)]
pub struct PublishArgs {
    /// The module's id, as in `mfe-flights`.
    module: String,
    /// The folder its build wrote.
    dist: PathBuf,
    /// Default: the version of the package beside `dist` and a hash of the build.
    #[arg(long)]
    version: Option<String>,
    /// Also make it the live one.
    #[arg(long)]
    promote: bool,
    #[command(flatten)]
    place: Place,
}

/// What to make live.
#[derive(Args)]
pub struct PromoteArgs {
    /// The module's id.
    module: String,
    /// A published version.
    version: String,
    #[command(flatten)]
    place: Place,
}

impl Release {
    /// Do what was asked.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        match self {
            Self::Publish(args) => {
                let releases = Releases::open(&args.place.releases)?;
                let published = publish::publish(&releases, &args.module, &args.dist, args.version.as_deref())?;
                println!(
                    "{} {} {}",
                    args.module,
                    published.version,
                    if published.is_new { "published" } else { "unchanged" }
                );
                if args.promote {
                    promote(&releases, &args.module, &published.version)
                } else {
                    Ok(())
                }
            }
            Self::Promote(args) => promote(&Releases::open(&args.place.releases)?, &args.module, &args.version),
            Self::List(place) => list(&Releases::open(&place.releases)?),
        }
    }
}

fn promote(releases: &Releases, module: &str, version: &str) -> Result<()> {
    let before = channels::promote(releases, module, version)?;
    if before.as_deref() != Some(version) {
        audit::record(releases, "promote", module, version, before.as_deref())?;
        println!("{module} {version} live");
    }
    Ok(())
}

fn list(releases: &Releases) -> Result<()> {
    let live = channels::stable(releases)?;
    for (module, versions) in releases.published()? {
        for version in versions {
            let mark = if live.get(&module) == Some(&version) { "*" } else { " " };
            println!("{mark} {module} {version}");
        }
    }
    Ok(())
}
