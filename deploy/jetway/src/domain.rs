//! `jetway domain …`: custom domains, from the claim to automatic certificate renewal.

mod renew;
mod show;

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use jetway_custom_domains::{Domains, Settings};
use jetway_domain::clock::SystemClock;

/// Actions on custom domains.
#[derive(Subcommand)]
pub enum Domain {
    /// Claim a host for a tenant, and print how its owner proves ownership.
    Add(AddArgs),
    /// Check the ownership proof; once it is found, order a certificate.
    Verify(VerifyArgs),
    /// List all claims.
    List(ListArgs),
    /// Remove a claim and its certificate.
    Remove(RemoveArgs),
    /// Check proofs, and order or renew certificates that are due.
    Renew(RenewArgs),
}

/// Where the settings are.
#[derive(Args)]
struct Place {
    /// The settings file; it overrides the defaults, and JETWAY_DOMAINS_… variables override both.
    #[arg(long)]
    config: Option<PathBuf>,
}

/// What to claim.
#[derive(Args)]
pub struct AddArgs {
    /// The host, such as `agents.example.com`.
    host: String,
    /// The tenant it is for: a folder below the tenants folder.
    #[arg(long)]
    tenant: String,
    #[command(flatten)]
    place: Place,
}

/// What to verify.
#[derive(Args)]
pub struct VerifyArgs {
    /// A claimed host.
    host: String,
    /// Check and order now, even if the next attempt is not due.
    #[arg(long)]
    now: bool,
    /// Only check the proof; `renew` orders the certificate.
    #[arg(long)]
    proof_only: bool,
    #[command(flatten)]
    place: Place,
}

/// How to list claims.
#[derive(Args)]
pub struct ListArgs {
    /// Print one JSON document, for programs.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    place: Place,
}

/// What to remove.
#[derive(Args)]
pub struct RemoveArgs {
    /// A claimed host.
    host: String,
    /// Do not ask for confirmation.
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    place: Place,
}

/// What to renew.
#[derive(Args)]
pub struct RenewArgs {
    /// Only this host, now, even if it is not due.
    host: Option<String>,
    /// Keep running and do what becomes due until stopped: for a service.
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
    /// Runs the command.
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
        "{} no longer belongs to {}; its claim and certificate are removed",
        claim.host, claim.tenant
    );
    Ok(())
}

fn agrees(host: &str) -> Result<bool> {
    let input = std::io::stdin();
    if !input.is_terminal() {
        bail!("{host} would stop being served; pass --yes to confirm");
    }
    print!("{host} will stop being served at once. Remove it? [y/N] ");
    std::io::stdout().flush().context("cannot ask")?;
    let mut answer = String::new();
    input.lock().read_line(&mut answer).context("cannot read the answer")?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}
