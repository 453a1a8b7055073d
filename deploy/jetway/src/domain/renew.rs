//! Processes due domains, once or continuously.

use anyhow::{Context, Result, bail};
use jetway_custom_domains::{Domains, Outcome, Step};
use tokio::signal::unix::{SignalKind, signal};

use super::show;

/// Processes one host now, all that are due once, or all that become due until stopped.
///
/// # Errors
/// When the given host, or any due host, got no certificate.
pub async fn run(domains: &Domains, host: Option<&str>, watch: bool) -> Result<()> {
    if let Some(host) = host {
        show::certificate(&domains.issue(host, true).await?);
        return Ok(());
    }
    if watch {
        jetway_telemetry::log::start(None);
        let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        let stopped = async {
            tokio::select! {
                _ = term.recv() => {}
                _ = int.recv() => {}
            }
        };
        tracing::info!("renewing");
        return domains.watch(stopped, tell).await.context("cannot renew");
    }
    let outcomes = domains.renew().await?;
    let failed = outcomes.iter().filter(|outcome| outcome.result.is_err()).count();
    for outcome in &outcomes {
        match &outcome.result {
            Ok(claim) => show::certificate(claim),
            Err(error) => eprintln!("{}: {error:#}", outcome.host),
        }
    }
    match (outcomes.len(), failed) {
        (0, _) => println!("nothing is due"),
        (_, 0) => {}
        (all, failed) => bail!("{failed} of {all} failed; each is retried, `jetway domain list` shows them"),
    }
    Ok(())
}

fn tell(outcome: &Outcome) {
    let step = match outcome.step {
        Step::Verify => "verify",
        Step::Issue => "issue",
        Step::Renew => "renew",
    };
    match &outcome.result {
        Ok(claim) => tracing::info!(
            step,
            host = outcome.host,
            tenant = claim.tenant.as_str(),
            state = claim.state.as_str(),
            expires_at = claim.expires_at.map(|at| at.to_rfc3339()),
            "domain settled"
        ),
        Err(error) => tracing::warn!(step, host = outcome.host, reason = %error, "domain not settled"),
    }
}
