//! `jetway domain …`: custom domains, from the claim to the certificate that renews itself.

mod renew;
mod show;

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use jetway_domain::clock::SystemClock;
use jetway_domains::{Domains, Settings};

/// What can be done with custom domains.
#[derive(Subcommand)]
pub enum Domain {
    /// Claim a host for a tenant, and say how its owner proves it.
    Add(AddArgs),
    /// Look for the proof; when it is there, get a certificate.
    Verify(VerifyArgs),
    /// Show every claim.
    List(ListArgs),
    /// Withdraw a claim and its certificate.
    Remove(RemoveArgs),
    /// Do what is due: proofs, first certificates, renewals.
    Renew(RenewArgs),
}

/// Where settings come from.
#[derive(Args)]
struct Place {
    /// Settings over the built-in ones; JETWAY_DOMAINS_… variables stand over both.
    #[arg(long)]
    config: Option<PathBuf>,
}

/// What to claim.
#[derive(Args)]
pub struct AddArgs {
    /// The host, as in `agents.example.com`.
    host: String,
    /// Whose it shall be: a folder below the tenants folder.
    #[arg(long)]
    tenant: String,
    #[command(flatten)]
    place: Place,
}

/// What to prove.
#[derive(Args)]
pub struct VerifyArgs {
    /// A claimed host.
    host: String,
    /// Look and order now, whenever the next try is due.
    #[arg(long)]
    now: bool,
    /// Only look for the proof; a certificate is ordered by `renew`.
    #[arg(long)]
    proof_only: bool,
    #[command(flatten)]
    place: Place,
}

/// How to show claims.
#[derive(Args)]
pub struct ListArgs {
    /// One JSON document, for programs.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    place: Place,
}

/// What to withdraw.
#[derive(Args)]
pub struct RemoveArgs {
    /// A claimed host.
    host: String,
    /// Do not ask.
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    place: Place,
}

/// How to renew.
#[derive(Args)]
pub struct RenewArgs {
    /// Only this host, now, whether it is due or not.
    host: Option<String>,
    /// Stay and do what is due until stopped: run this as a service.
    #[arg(long, conflicts_with = "host")]
    watch: bool,
    #[command(flatten)]
    place: Place,
}

impl Place {
    fn open(&self) -> Result<Domains> {
        let settings = Settings::load(self.config.as_deref(), std::env::vars_os())?;
        Domains::open(settings, Arc::new(SystemClock))
    }
}

impl Domain {
    /// Do what was asked.
    ///
    /// # Errors
    /// With a reason an operator can act on.
    pub fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.context("cannot start")?;
        match self {
            Self::Add(args) => {
                let claim = args.place.open()?.add(&args.host, &args.tenant)?;
                show::instructions(&claim);
                Ok(())
            }
            Self::Verify(args) => runtime.block_on(verify(&args)),
            Self::List(args) => show::list(&args.place.open()?.list()?, args.json),
            Self::Remove(args) => remove(&args),
            Self::Renew(args) => runtime.block_on(renew::run(&args.place.open()?, args.host.as_deref(), args.watch)),
        }
    }
}

async fn verify(args: &VerifyArgs) -> Result<()> {
    let domains = args.place.open()?;
    let claim = domains.verify(&args.host, args.now).await?;
    println!(
        "{} is {}'s (proven by {})",
        claim.host,
        claim.tenant,
        claim.verified_by.as_deref().unwrap_or("-")
    );
    if args.proof_only {
        return Ok(());
    }
    let claim = domains.issue(&claim.host, args.now).await?;
    show::certificate(&claim);
    Ok(())
}

fn remove(args: &RemoveArgs) -> Result<()> {
    let domains = args.place.open()?;
    if !args.yes && !agrees(&args.host)? {
        bail!("nothing was removed");
    }
    let claim = domains.remove(&args.host)?;
    println!(
        "{} is not {}'s any more; its claim and certificate are gone",
        claim.host, claim.tenant
    );
    Ok(())
}

fn agrees(host: &str) -> Result<bool> {
    let input = std::io::stdin();
    if !input.is_terminal() {
        bail!("{host} would stop being served; say --yes when that is meant");
    }
    print!("{host} will stop being served at once. Remove it? [y/N] ");
    std::io::stdout().flush().context("cannot ask")?;
    let mut answer = String::new();
    input.lock().read_line(&mut answer).context("cannot read the answer")?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}
