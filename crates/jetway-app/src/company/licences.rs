//! Collection of agencies' licences: they are requested by an operator or when accepted ones expire; the agency submits them or skips the
//! request; an operator reviews them.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_db::DbError;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_domain::access::Operator;
use jetway_domain::ids::{AgencyId, TenantId};
use jetway_domain::registration::licences::{LicenceStanding, Licences};
use serde_json::{Value, json};

pub use jetway_db::repo::licences::LicenceFile;

use crate::app::App;
use crate::context::Caller;

/// The current request to an agency.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LicenceRequest {
    /// Whether licences are requested.
    pub asking: bool,
    /// How often the agency may still skip it.
    pub skips_left: u32,
}

/// Result of submitting licences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LicencesOutcome {
    /// They are stored and wait for review. Submitting the same ones again changes nothing.
    Kept,
    /// Others are stored, and none are requested.
    NotAsked,
}

/// An operator's decision on an agency's licences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LicencesDecision {
    /// Request them, or request them again.
    Ask,
    /// Accept them.
    Accept,
}

/// An agency's licences, as operators read them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LicencesCase {
    /// Name of the agency.
    pub agency: String,
    /// The licences on file; `None` when they were never requested.
    pub file: Option<LicenceFile>,
}

/// Why a decision was refused.
#[derive(Debug, thiserror::Error)]
pub enum LicencesError {
    /// The tenant has no such agency.
    #[error("there is no such agency")]
    NoAgency,
    /// No licences were submitted.
    #[error("the agency has not submitted its licences")]
    NothingGiven,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// The request to the caller's agency on this day.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn licence_request(&self, caller: &Caller, today: NaiveDate) -> Result<LicenceRequest, DbError> {
        let tx = self.database().read(&Self::scope(&caller.tenant)).await?;
        Ok(asked(tx.licences().of(caller.agency).await?.as_ref(), today))
    }

    /// Skip the request. `None` if there is none, or no skip is left.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn skip_licences(&self, caller: &Caller, today: NaiveDate) -> Result<Option<LicenceRequest>, DbError> {
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(&caller.tenant)).await?;
        let before = asked(tx.licences().of(caller.agency).await?.as_ref(), today);
        if !before.asking || !tx.licences().skip(caller.agency, now).await? {
            return Ok(None);
        }
        let event = licences_event(caller.agency, Actor::User(caller.user), "papers.skip", json!({}), now);
        tx.audit().record(event, self.ids()).await?;
        let after = asked(tx.licences().of(caller.agency).await?.as_ref(), today);
        tx.commit().await?;
        Ok(Some(after))
    }

    /// Submit the agency's licences. None are requested afterwards, with either outcome.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn submit_licences(
        &self,
        caller: &Caller,
        licences: Licences,
        today: NaiveDate,
    ) -> Result<LicencesOutcome, DbError> {
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(&caller.tenant)).await?;
        let file = tx.licences().of(caller.agency).await?;
        if !asked(file.as_ref(), today).asking {
            let on_file = file.and_then(|file| file.licences);
            let same = on_file.as_ref() == Some(&licences);
            return Ok(if same {
                LicencesOutcome::Kept
            } else {
                LicencesOutcome::NotAsked
            });
        }
        let given = LicenceFile {
            agency_id: caller.agency,
            standing: LicenceStanding::Submitted,
            skips_left: file.map_or(0, |file| file.skips_left),
            licences: Some(licences),
            updated_at: now,
        };
        tx.licences().put(&given).await?;
        let event = licences_event(caller.agency, Actor::User(caller.user), "papers.give", json!({}), now);
        tx.audit().record(event, self.ids()).await?;
        tx.commit().await?;
        Ok(LicencesOutcome::Kept)
    }

    /// The licences of an agency, for operators.
    ///
    /// # Errors
    /// `NoAgency` when the agency does not exist.
    pub async fn licences_case(&self, tenant: &TenantId, agency: AgencyId) -> Result<LicencesCase, LicencesError> {
        let tx = self.database().read(&Self::scope(tenant)).await?;
        let found = tx.agencies().get(agency).await?.ok_or(LicencesError::NoAgency)?;
        Ok(LicencesCase {
            agency: found.name,
            file: tx.licences().of(agency).await?,
        })
    }

    /// Record an operator's decision; `skips` is how often the agency may skip the next request. Repeating it changes nothing.
    ///
    /// # Errors
    /// `NoAgency` when the agency does not exist, `NothingGiven` when no submitted licences wait for a decision.
    pub async fn decide_licences(
        &self,
        tenant: &TenantId,
        agency: AgencyId,
        decision: LicencesDecision,
        skips: u32,
        operator: &Operator,
    ) -> Result<(), LicencesError> {
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        tx.agencies().get(agency).await?.ok_or(LicencesError::NoAgency)?;
        let before = tx.licences().locked(agency).await?;
        let (standing, action) = match decision {
            LicencesDecision::Ask => (LicenceStanding::Due, "papers.ask"),
            LicencesDecision::Accept => (LicenceStanding::Accepted, "papers.accept"),
        };
        let present = before.as_ref().map(|file| file.standing);
        if present == Some(standing) {
            return Ok(());
        }
        // While others are requested, those on file are the ones that were not good enough.
        if decision == LicencesDecision::Accept && present != Some(LicenceStanding::Submitted) {
            return Err(LicencesError::NothingGiven);
        }
        let licences = before.and_then(|file| file.licences);
        let file = LicenceFile {
            agency_id: agency,
            standing,
            skips_left: skips,
            licences,
            updated_at: now,
        };
        tx.licences().put(&file).await?;
        let event = licences_event(
            agency,
            Actor::Operator(operator.clone()),
            action,
            json!({ "skips": skips }),
            now,
        );
        tx.audit().record(event, self.ids()).await?;
        tx.commit().await?;
        Ok(())
    }
}

/// An audit event about an agency's licences.
fn licences_event(agency: AgencyId, by: Actor, action: &str, detail: Value, at: DateTime<Utc>) -> AuditEvent {
    AuditEvent {
        at,
        by,
        agency_id: Some(agency),
        action: action.to_owned(),
        subject: agency.to_string(),
        detail,
    }
}

fn asked(file: Option<&LicenceFile>, today: NaiveDate) -> LicenceRequest {
    let asking = |file: &LicenceFile| file.standing.is_asking(file.licences.as_ref(), today);
    file.filter(|file| asking(file))
        .map_or_else(LicenceRequest::default, |file| LicenceRequest {
            asking: true,
            skips_left: file.skips_left,
        })
}
