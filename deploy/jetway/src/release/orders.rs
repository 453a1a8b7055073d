//! The arguments of each command.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use jetway_releases::COHORTS;

/// Where releases are.
#[derive(Args)]
pub struct Place {
    /// The releases folder.
    #[arg(long, default_value = "releases", env = "JETWAY_RELEASES_DIR")]
    pub releases: PathBuf,
    /// An S3-compatible object store instead of the folder: s3://BUCKET/PREFIX. Endpoint, region and credentials come
    /// from the usual AWS_… variables.
    #[arg(long, env = "JETWAY_RELEASES_STORE")]
    pub store: Option<String>,
}

/// Where tenants are.
#[derive(Args)]
pub struct Tenants {
    /// The tenants folder: a tenant that is not in it is refused. Without it tenants are not checked.
    #[arg(long, env = "JETWAY_TENANTS_DIR")]
    pub tenants_dir: Option<PathBuf>,
}

/// What to publish.
#[derive(Args)]
pub struct Publish {
    /// The module's id, such as `mfe-flights`.
    pub module: String,
    /// The folder the build wrote.
    pub dist: PathBuf,
    /// Default: the version of the package beside `dist` and a hash of the build.
    #[arg(long)]
    pub version: Option<String>,
    /// Also make it stable.
    #[arg(long)]
    pub promote: bool,
    /// The commit it was built from. Default: what git reports for the build's folder.
    #[arg(long, env = "JETWAY_COMMIT")]
    pub commit: Option<String>,
    /// Who or what built it. Default: the user who runs the tool.
    #[arg(long, env = "JETWAY_BUILDER")]
    pub builder: Option<String>,
    #[command(flatten)]
    pub place: Place,
}

/// What to promote.
#[derive(Args)]
pub struct Promote {
    /// The module's id.
    pub module: String,
    /// A published version.
    pub version: String,
    #[command(flatten)]
    pub place: Place,
}

/// The canary and its audience.
#[derive(Args)]
pub struct Trial {
    /// The module's id.
    pub module: String,
    /// A published version.
    #[arg(required_unless_present = "stop")]
    pub version: Option<String>,
    /// Percentage of browsers that get it; the same browsers until it ends, and additional ones when the percentage
    /// grows.
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=100), required_unless_present_any = ["stop", "cohort"])]
    pub percent: Option<u8>,
    /// The cohorts of browsers that get it, instead of a percentage, such as 20-24: canaries of different cohorts have
    /// no browser in common.
    #[arg(long, value_parser = cohorts, conflicts_with = "percent")]
    pub cohort: Option<RangeInclusive<u8>>,
    /// Only in this tenant's portal; may be repeated.
    #[arg(long = "tenant")]
    pub tenants: Vec<String>,
    /// Stop automatically when it fails this many times as often as stable. Default: 2.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=100))]
    pub factor: Option<u8>,
    /// Not before this many loads. Default: 50.
    #[arg(long)]
    pub minimum: Option<u32>,
    /// Stop the canary.
    #[arg(long, conflicts_with_all = ["version", "percent", "cohort", "tenants", "factor", "minimum"])]
    pub stop: bool,
    #[command(flatten)]
    pub known: Tenants,
    #[command(flatten)]
    pub place: Place,
}

/// What to pin.
#[derive(Args)]
pub struct Pin {
    /// The module's id.
    pub module: String,
    /// A published version.
    pub version: String,
    /// Its slug.
    #[arg(long)]
    pub tenant: String,
    #[command(flatten)]
    pub known: Tenants,
    #[command(flatten)]
    pub place: Place,
}

/// Which pin to remove.
#[derive(Args)]
pub struct Unpin {
    /// The module's id.
    pub module: String,
    /// Its slug.
    #[arg(long)]
    pub tenant: String,
    #[command(flatten)]
    pub place: Place,
}

/// What to roll back.
#[derive(Args)]
pub struct Rollback {
    /// The module's id.
    pub module: String,
    /// Default: the version that was stable before.
    #[arg(long, value_name = "VERSION")]
    pub to: Option<String>,
    #[command(flatten)]
    pub place: Place,
}

/// The override, its portal and its lifetime.
#[derive(Args)]
pub struct Overriding {
    /// The module's id.
    #[arg(long)]
    pub module: String,
    /// A published version.
    #[arg(long, required_unless_present = "url", conflicts_with = "url")]
    pub version: Option<String>,
    /// A build on the machine of the person who opens the link: http://localhost:PORT.
    #[arg(long)]
    pub url: Option<String>,
    /// Its slug.
    #[arg(long)]
    pub tenant: String,
    /// 30m, 8h, 2d; a week at most.
    #[arg(long = "for", default_value = "8h", value_parser = super::lifetime::parse)]
    pub lasts: Duration,
    /// The portal's address, such as https://falcon.example; without it only the path is printed.
    #[arg(long, default_value = "")]
    pub host: String,
    /// The key the gateways have as `override_key_file`.
    #[arg(long, env = "JETWAY_OVERRIDE_KEY_FILE")]
    pub key_file: PathBuf,
    #[command(flatten)]
    pub known: Tenants,
    #[command(flatten)]
    pub place: Place,
}

/// Which gateways to ask, and how often.
#[derive(Args)]
pub struct Watch {
    /// Address of a gateway's admin listener; repeat for each gateway.
    #[arg(long = "node", default_value = "http://127.0.0.1:8090")]
    pub nodes: Vec<String>,
    /// Seconds between rounds.
    #[arg(long, default_value_t = 10)]
    pub every: u64,
    /// Check once and exit.
    #[arg(long)]
    pub once: bool,
    #[command(flatten)]
    pub place: Place,
}

/// What to withdraw.
#[derive(Args)]
pub struct Withdraw {
    /// The module's id.
    pub module: String,
    /// A published version.
    pub version: String,
    /// The reason, shown to anyone who tries to use the version.
    #[arg(long)]
    pub reason: String,
    /// Move the pointers that reference it: stable to the previous version, canary and pins to stable.
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub place: Place,
}

/// What to lock.
#[derive(Args)]
pub struct Lock {
    /// The module's id.
    pub module: String,
    /// The reason, shown to anyone who tries to move a pointer.
    #[arg(long)]
    pub reason: String,
    #[command(flatten)]
    pub place: Place,
}

/// One module.
#[derive(Args)]
pub struct Module {
    /// The module's id.
    pub module: String,
    #[command(flatten)]
    pub place: Place,
}

/// One version.
#[derive(Args)]
pub struct Version {
    /// The module's id.
    pub module: String,
    /// A published version.
    pub version: String,
    #[command(flatten)]
    pub place: Place,
}

/// Where to write what is live.
#[derive(Args)]
pub struct Record {
    /// The folder of `live.json` and `modules.json`.
    #[arg(default_value = "contracts/shell")]
    pub folder: PathBuf,
    /// Write nothing; fail when the files are out of date.
    #[arg(long)]
    pub check: bool,
    #[command(flatten)]
    pub place: Place,
}

/// Which module's log to show.
#[derive(Args)]
pub struct Log {
    /// The module's id; without it, all modules.
    pub module: Option<String>,
    #[command(flatten)]
    pub place: Place,
}

/// Parses `20-24`, or `7` for a single cohort.
fn cohorts(said: &str) -> Result<RangeInclusive<u8>, String> {
    let (first, last) = said.split_once('-').unwrap_or((said, said));
    match (first.parse::<u8>(), last.parse::<u8>()) {
        (Ok(first), Ok(last)) if first <= last && last < COHORTS => Ok(first..=last),
        _ => Err(format!(
            "write two numbers from 0 to {}, the smaller one first, as in 20-24",
            COHORTS - 1
        )),
    }
}
