//! Issues and renews certificates.

use std::time::Duration;

use anyhow::Context;
use chrono::{DateTime, TimeDelta, Utc};
use futures::StreamExt;
use jetway_tenancy::{Claim, ClaimState, Snapshot};

use crate::certificate::{self, Issued};
use crate::challenges::{self, Challenges};
use crate::claims::{canonical, wait_is_over};
use crate::domains::Domains;
use crate::error::DomainError;
use crate::{authority, budget, proof, rules, schedule};

/// Number of hosts processed concurrently.
const AT_ONCE: usize = 8;
/// How long to wait for the gateway to pick up a new claim before concluding that the host does not resolve to us.
const PATIENCE: Duration = Duration::from_secs(5);
const BETWEEN_CHECKS: Duration = Duration::from_millis(200);
/// Minimum and maximum interval for asking the CA for its renewal window.
const RENEWAL_INFO_AGE: (TimeDelta, TimeDelta) = (TimeDelta::hours(1), TimeDelta::hours(24));

/// What was attempted for a host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Verification.
    Verify,
    /// First certificate.
    Issue,
    /// Renewal.
    Renew,
}

/// Result of an attempt.
#[derive(Debug)]
pub struct Outcome {
    /// The host.
    pub host: String,
    /// What was attempted.
    pub step: Step,
    /// The claim afterwards, or the error.
    pub result: Result<Claim, DomainError>,
}

impl Domains {
    /// Gets a certificate for a verified host that has none or whose certificate is due. Does nothing when it is not
    /// due, unless `at_once`.
    ///
    /// # Errors
    /// The claim is not verified, it is too early, the host does not resolve to us, or the CA refuses. An existing
    /// certificate stays.
    pub async fn issue(&self, host: &str, at_once: bool) -> Result<Claim, DomainError> {
        self.issue_among(host, at_once, &*self.tenants()?).await
    }

    async fn issue_among(&self, host: &str, at_once: bool, tenants: &Snapshot) -> Result<Claim, DomainError> {
        let host = canonical(host)?;
        let _lock = self.store.lock(&host)?;
        let mut claim = self.claim(&host)?;
        if !claim.state.is_proven() {
            return Err(DomainError::Unproven(host));
        }
        let now = self.clock.now();
        if !at_once {
            if claim.state == ClaimState::Active && !is_due(&claim, now) {
                return Ok(claim);
            }
            wait_is_over(&claim, now)?;
        }
        rules::allowed(&host, claim.tenant.as_str(), tenants)?;
        self.settings
            .acme
            .agreed()
            .map_err(|why| DomainError::Refused(why.to_string()))?;
        let outcome = self.order(&claim).await;
        let after = self.clock.now();
        match outcome {
            Ok(issued) => {
                claim.state = ClaimState::Active;
                claim.issued_at = Some(issued.from);
                claim.expires_at = Some(issued.to);
                claim.renew_at = Some(schedule::renew_at(&host, issued.from, issued.to, None));
                claim.ask_authority_at = Some(after);
                claim.settle();
                self.store.write(&claim)?;
                self.store.record(after, "issue", &claim)?;
                Ok(claim)
            }
            Err(error) => {
                self.keep_failure(&mut claim, &error, after)?;
                Err(error)
            }
        }
    }

    async fn order(&self, claim: &Claim) -> Result<Issued, DomainError> {
        let (host, acme) = (&claim.host, &self.settings.acme);
        let file = certificate::path(&self.settings.certs_dir, host);
        if claim.issued_at.is_none() && file.try_exists().context("the certificates cannot be read")? {
            return Err(DomainError::Refused(format!(
                "{} is there and was not made here; move it away first",
                file.display()
            )));
        }
        let account = self.account.open(acme).await?;
        if acme.ask_ourselves_first {
            self.ask_ourselves(host).await?;
        }
        budget::take(&self.settings.dir, acme.orders_per_hour, self.clock.now())?;
        let replaces = certificate::identifier(&self.settings.certs_dir, host).ok();
        let deadline = Duration::from_secs(acme.order_deadline_seconds);
        let ordered = authority::order(&account, host, &self.settings.dir, replaces, deadline).await;
        let (chain, key) = ordered.map_err(|failure| DomainError::NotIssued {
            host: host.clone(),
            because: failure.because,
            is_final: failure.is_final,
        })?;
        let issued = Issued::check(host, &chain, &key, self.clock.now())?;
        issued.store(&self.settings.certs_dir, host)?;
        Ok(issued)
    }

    /// Self-check: publishes a random response and fetches it through the host, as the CA will, without using up an
    /// order.
    async fn ask_ourselves(&self, host: &str) -> Result<(), DomainError> {
        let token = format!("jetway-{:032x}", rand::random::<u128>());
        let names = self.names()?;
        let mut challenges = Challenges::below(&self.settings.dir);
        challenges.lay(&token, &token)?;
        let checking = async {
            loop {
                let found = proof::leads_here(host, &token, &token, &names, &self.settings.proof).await;
                match found {
                    Ok(()) => break,
                    Err(because) => {
                        tracing::debug!(host, because, "not yet");
                        tokio::time::sleep(BETWEEN_CHECKS).await;
                    }
                }
            }
        };
        if tokio::time::timeout(PATIENCE, checking).await.is_ok() {
            return Ok(());
        }
        let last = proof::leads_here(host, &token, &token, &names, &self.settings.proof).await;
        last.map_err(|because| DomainError::Elsewhere {
            host: host.to_owned(),
            because,
        })
    }

    fn keep_failure(&self, claim: &mut Claim, error: &DomainError, now: DateTime<Utc>) -> Result<(), DomainError> {
        let wait = |failures| match error {
            DomainError::Elsewhere { .. } => schedule::after_failed_check(failures),
            DomainError::NotIssued { is_final, .. } => {
                schedule::after_failed_order(failures, &claim.host, *is_final, &self.settings.renew)
            }
            _ => schedule::after_failed_order(failures, &claim.host, false, &self.settings.renew),
        };
        claim.next_attempt_at = Some(match error {
            DomainError::Budget { until, .. } => *until,
            _ => {
                claim.failures = claim.failures.saturating_add(1);
                now + wait(claim.failures)
            }
        });
        claim.last_error = Some(match error {
            DomainError::Fault(fault) => format!("{fault:#}"),
            error => error.to_string(),
        });
        Ok(self.store.write(claim)?)
    }

    /// Does everything that is due: verifications, first certificates and renewals. One process at a time.
    ///
    /// # Errors
    /// Another process is renewing, or the folder cannot be read. Errors of a single host are in its outcome.
    pub async fn renew(&self) -> Result<Vec<Outcome>, DomainError> {
        let _lock = self.store.lock_renewal()?;
        self.pass().await
    }

    /// Renews repeatedly until `stopped`, reporting each outcome.
    ///
    /// # Errors
    /// Another process is renewing.
    pub async fn watch(&self, stopped: impl Future<Output = ()>, tell: impl Fn(&Outcome)) -> Result<(), DomainError> {
        let _lock = self.store.lock_renewal()?;
        let working = async {
            loop {
                match self.pass().await {
                    Ok(outcomes) => outcomes.iter().for_each(&tell),
                    Err(error) => tracing::error!(%error, "the claims cannot be read"),
                }
                tokio::time::sleep(Duration::from_secs(self.settings.renew.poll_seconds)).await;
            }
        };
        tokio::select! {
            () = stopped => Ok(()),
            never = working => never,
        }
    }

    async fn pass(&self) -> Result<Vec<Outcome>, DomainError> {
        challenges::sweep(&self.settings.dir);
        let now = self.clock.now();
        let mut due: Vec<(Step, Claim)> = self
            .store
            .list()?
            .claims
            .into_iter()
            .filter_map(|claim| due(claim, now))
            .collect();
        if due.is_empty() {
            return Ok(Vec::new());
        }
        // Renewals of served certificates come first.
        due.sort_by_key(|(step, claim)| (*step != Step::Renew, *step == Step::Verify, claim.expires_at));
        let tenants = self.tenants()?;
        let work = due.into_iter().map(|(step, claim)| self.step(step, claim, &tenants));
        let outcomes = futures::stream::iter(work).buffer_unordered(AT_ONCE);
        Ok(outcomes.filter_map(async |outcome| outcome).collect().await)
    }

    async fn step(&self, step: Step, claim: Claim, tenants: &Snapshot) -> Option<Outcome> {
        let host = claim.host;
        let result = match step {
            Step::Verify => self.verify_among(&host, false, tenants).await,
            Step::Issue => self.issue_among(&host, false, tenants).await,
            Step::Renew => match self.ask_renewal_window(&host).await {
                Ok(true) => self.issue_among(&host, false, tenants).await,
                Ok(false) => return None,
                Err(error) => Err(error),
            },
        };
        // After a successful verification, the certificate follows immediately.
        let result = match result {
            Ok(claim) if step == Step::Verify => self.issue_among(&claim.host, false, tenants).await,
            result => result,
        };
        Some(Outcome { host, step, result })
    }

    /// Asks the CA for its renewal window when due; returns whether the renewal is due.
    async fn ask_renewal_window(&self, host: &str) -> Result<bool, DomainError> {
        let _lock = self.store.lock(host)?;
        let mut claim = self.claim(host)?;
        let now = self.clock.now();
        if claim.ask_authority_at.is_some_and(|at| at <= now) && !is_due(&claim, now) {
            let deadline = self.settings.proof.deadline();
            let account = self.account.open(&self.settings.acme).await;
            let suggested = match (account, certificate::identifier(&self.settings.certs_dir, host)) {
                (Ok(account), Ok(certificate)) => authority::renewal_window(&account, &certificate, deadline).await,
                _ => None,
            };
            claim.ask_authority_at = Some(now + RENEWAL_INFO_AGE.1);
            if let (Some((window, again)), Some(from), Some(to)) = (suggested, claim.issued_at, claim.expires_at) {
                let again = TimeDelta::from_std(again).unwrap_or(RENEWAL_INFO_AGE.1);
                claim.renew_at = Some(schedule::renew_at(host, from, to, Some(window)));
                claim.ask_authority_at = Some(now + again.clamp(RENEWAL_INFO_AGE.0, RENEWAL_INFO_AGE.1));
            }
            self.store.write(&claim)?;
        }
        Ok(is_due(&claim, self.clock.now()) && wait_is_over(&claim, now).is_ok())
    }
}

fn is_due(claim: &Claim, now: DateTime<Utc>) -> bool {
    claim.renew_at.is_none_or(|at| at <= now)
}

fn due(claim: Claim, now: DateTime<Utc>) -> Option<(Step, Claim)> {
    let waits = claim.next_attempt_at.is_some_and(|at| at > now);
    let step = match claim.state {
        ClaimState::Claimed if !waits => Step::Verify,
        ClaimState::Verified if !waits => Step::Issue,
        ClaimState::Active if !waits && (is_due(&claim, now) || claim.ask_authority_at.is_some_and(|at| at <= now)) => {
            Step::Renew
        }
        _ => return None,
    };
    Some((step, claim))
}
