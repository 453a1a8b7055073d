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
    /// An S3-compatible object store instead of the folder: s3://BUCKET/PREFIX. Endpoint, region and credentials are in the
    /// usual AWS_… variables.
    #[arg(long, env = "JETWAY_RELEASES_STORE")]
    pub store: Option<String>,
}

/// Where tenants are.
#[derive(Args)]
pub struct Tenants {
    /// The tenants folder: a tenant that is not in it is refused. Without it nobody checks.
    #[arg(long, env = "JETWAY_TENANTS_DIR")]
    pub tenants_dir: Option<PathBuf>,
}

/// What to publish.
#[derive(Args)]
pub struct Publish {
    /// The module's id, as in `mfe-flights`.
    pub module: String,
    /// The folder its build wrote.
    pub dist: PathBuf,
    /// Default: the version of the package beside `dist` and a hash of the build.
    #[arg(long)]
    pub version: Option<String>,
    /// Also make it everybody's.
    #[arg(long)]
    pub promote: bool,
    /// The commit it was built from. Default: what git says of the folder the build is in.
    #[arg(long, env = "JETWAY_COMMIT")]
    pub commit: Option<String>,
    /// Who or what built it. Default: whoever runs the tool.
    #[arg(long, env = "JETWAY_BUILDER")]
    pub builder: Option<String>,
    #[command(flatten)]
    pub place: Place,
}

/// What to make everybody's.
#[derive(Args)]
pub struct Promote {
    /// The module's id.
    pub module: String,
    /// A published version.
    pub version: String,
    #[command(flatten)]
    pub place: Place,
}

/// What to try, and on whom.
#[derive(Args)]
pub struct Trial {
    /// The module's id.
    pub module: String,
    /// A published version.
    #[arg(required_unless_present = "stop")]
    pub version: Option<String>,
    /// How many of a hundred browsers get it; the same ones until it ends, and more of them when it grows.
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=100), required_unless_present_any = ["stop", "cohort"])]
    pub percent: Option<u8>,
    /// Which of the hundred cohorts of browsers get it instead, as in 20-24: two trials at once need not meet the same people.
    #[arg(long, value_parser = cohorts, conflicts_with = "percent")]
    pub cohort: Option<RangeInclusive<u8>>,
    /// Only in this tenant's portal; may be said again.
    #[arg(long = "tenant")]
    pub tenants: Vec<String>,
    /// It ends by itself when it fails this many times as often as stable. Default: 2.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=100))]
    pub factor: Option<u8>,
    /// It does not before so many loads. Default: 50.
    #[arg(long)]
    pub minimum: Option<u32>,
    /// End the trial.
    #[arg(long, conflicts_with_all = ["version", "percent", "cohort", "tenants", "factor", "minimum"])]
    pub stop: bool,
    #[command(flatten)]
    pub known: Tenants,
    #[command(flatten)]
    pub place: Place,
}

/// What to give one tenant.
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

/// Whose pin to take away.
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

/// What to take back.
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

/// What staff get instead, where, and for how long.
#[derive(Args)]
pub struct Overriding {
    /// The module's id.
    #[arg(long)]
    pub module: String,
    /// A published version.
    #[arg(long, required_unless_present = "url", conflicts_with = "url")]
    pub version: Option<String>,
    /// A build on the machine of whoever opens the link: http://localhost:PORT.
    #[arg(long)]
    pub url: Option<String>,
    /// Its slug.
    #[arg(long)]
    pub tenant: String,
    /// 30m, 8h, 2d; a week at most.
    #[arg(long = "for", default_value = "8h", value_parser = super::lifetime::parse)]
    pub lasts: Duration,
    /// The portal's address, as in https://falcon.example; without it the link begins at its path.
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

/// Whom to ask, and how often.
#[derive(Args)]
pub struct Watch {
    /// A gateway's admin listener; said again for each gateway.
    #[arg(long = "node", default_value = "http://127.0.0.1:8090")]
    pub nodes: Vec<String>,
    /// Seconds between rounds.
    #[arg(long, default_value_t = 10)]
    pub every: u64,
    /// Look once and go.
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
    /// Why; whoever tries to use it reads this.
    #[arg(long)]
    pub reason: String,
    /// Move the pointers that lead to it: stable to the version before, canary and pins to stable.
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub place: Place,
}

/// What to hold still.
#[derive(Args)]
pub struct Lock {
    /// The module's id.
    pub module: String,
    /// Why; whoever tries to move a pointer reads this.
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
    /// Write nothing; fail when they say something else.
    #[arg(long)]
    pub check: bool,
    #[command(flatten)]
    pub place: Place,
}

/// One module, or all.
#[derive(Args)]
pub struct Log {
    /// The module's id; all modules without it.
    pub module: Option<String>,
    #[command(flatten)]
    pub place: Place,
}

/// `20-24`, or `7` for one.
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
