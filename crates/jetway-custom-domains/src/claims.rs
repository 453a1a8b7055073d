//! Claiming, verifying and withdrawing hosts.

use jetway_tenancy::{Claim, ClaimState, Snapshot, canonical_host};

use crate::domains::Domains;
use crate::error::DomainError;
use crate::store::Listing;
use crate::{certificate, disk, proof, rules, schedule};

impl Domains {
    /// Claims a host for a tenant. Returns the tenant's existing claim, if any.
    ///
    /// # Errors
    /// The host cannot be claimed, or another tenant has it.
    pub fn add(&self, host: &str, tenant: &str) -> Result<Claim, DomainError> {
        let host = rules::claimable(host)?;
        let tenant = rules::allowed(&host, tenant, &*self.tenants()?)?;
        let _lock = self.store.lock(&host)?;
        let now = self.clock.now();
        if let Some(standing) = self.store.read(&host)?
            && !rules::is_lapsed(&standing, now, self.settings.proof.lapse())
        {
            if standing.tenant == tenant {
                return Ok(standing);
            }
            return Err(DomainError::Refused(format!(
                "{host} is claimed by {} since {} ({}); run `jetway domain remove {host}` first",
                standing.tenant,
                standing.claimed_at.format("%F"),
                standing.state.as_str()
            )));
        }
        let claim = Claim {
            host,
            tenant,
            token: token(),
            state: ClaimState::Claimed,
            claimed_at: now,
            verified_at: None,
            verified_by: None,
            issued_at: None,
            expires_at: None,
            renew_at: None,
            ask_authority_at: None,
            failures: 0,
            next_attempt_at: None,
            last_error: None,
        };
        self.store.write(&claim)?;
        self.store.record(now, "add", &claim)?;
        Ok(claim)
    }

    /// Checks the proof of ownership. A failed check is repeated only when the next one is due, unless `at_once`.
    ///
    /// # Errors
    /// There is no claim, it has expired, it is too early, or the proof is not found.
    pub async fn verify(&self, host: &str, at_once: bool) -> Result<Claim, DomainError> {
        self.verify_among(host, at_once, &*self.tenants()?).await
    }

    pub(crate) async fn verify_among(
        &self,
        host: &str,
        at_once: bool,
        tenants: &Snapshot,
    ) -> Result<Claim, DomainError> {
        let host = canonical(host)?;
        let _lock = self.store.lock(&host)?;
        let mut claim = self.claim(&host)?;
        let now = self.clock.now();
        if claim.state.is_proven() {
            return Ok(claim);
        }
        if rules::is_lapsed(&claim, now, self.settings.proof.lapse()) {
            if claim.state != ClaimState::Failed {
                claim.state = ClaimState::Failed;
                claim.next_attempt_at = None;
                self.store.write(&claim)?;
                self.store.record(now, "lapse", &claim)?;
            }
            return Err(DomainError::Lapsed(host));
        }
        rules::allowed(&host, claim.tenant.as_str(), tenants)?;
        if !at_once {
            wait_is_over(&claim, now)?;
        }
        match proof::check(&claim, &self.names()?, &self.settings.proof).await {
            Ok(way) => {
                claim.state = ClaimState::Verified;
                claim.verified_at = Some(self.clock.now());
                claim.verified_by = Some(way.to_owned());
                claim.settle();
                self.store.write(&claim)?;
                self.store.record(now, "verify", &claim)?;
                Ok(claim)
            }
            Err(because) => {
                claim.failures = claim.failures.saturating_add(1);
                claim.next_attempt_at = Some(self.clock.now() + schedule::after_failed_check(claim.failures));
                claim.last_error = Some(because.clone());
                self.store.write(&claim)?;
                Err(DomainError::Denied { host, because })
            }
        }
    }

    /// All claims.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn list(&self) -> Result<Listing, DomainError> {
        Ok(self.store.list()?)
    }

    /// Withdraws a claim and its certificate; the host is no longer served.
    ///
    /// # Errors
    /// There is no claim, or the files cannot be removed.
    pub fn remove(&self, host: &str) -> Result<Claim, DomainError> {
        let host = canonical(host)?;
        let _lock = self.store.lock(&host)?;
        let claim = self.claim(&host)?;
        self.store.delete(&host)?;
        if claim.issued_at.is_some() {
            disk::remove(&certificate::path(&self.settings.certs_dir, &host))?;
        }
        self.store.record(self.clock.now(), "remove", &claim)?;
        Ok(claim)
    }

    pub(crate) fn claim(&self, host: &str) -> Result<Claim, DomainError> {
        let claim = self.store.read(host)?;
        claim.ok_or_else(|| DomainError::NotClaimed(host.to_owned()))
    }

    /// Name of the TXT record, URL of the file, and the content of either.
    #[must_use]
    pub fn proofs(claim: &Claim) -> (String, String, String) {
        let record = format!("{}.{}", proof::LABEL, claim.host);
        let file = format!("http://{}{}{}", claim.host, proof::FOLDER, claim.token);
        (record, file, proof::statement(claim))
    }
}

pub(crate) fn canonical(host: &str) -> Result<String, DomainError> {
    canonical_host(host).map_err(|error| DomainError::Refused(format!("{host:?} is no host name: {error}")))
}

/// Whether the next check is due.
///
/// # Errors
/// It is not; contains the last result and when to try again.
pub(crate) fn wait_is_over(claim: &Claim, now: chrono::DateTime<chrono::Utc>) -> Result<(), DomainError> {
    match claim.next_attempt_at {
        Some(until) if until > now => Err(DomainError::NotYet {
            host: claim.host.clone(),
            because: claim.last_error.clone().unwrap_or_default(),
            until,
        }),
        _ => Ok(()),
    }
}

/// 160 random bits.
fn token() -> String {
    let bytes: [u8; 20] = rand::random();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
