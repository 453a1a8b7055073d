//! Blocking and unblocking an agency. A blocked agency can sign in and read, but not issue.

use jetway_db::DbError;
use jetway_db::repo::agencies::AgencyStatus;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_domain::access::Operator;
use jetway_domain::ids::{AgencyId, TenantId};
use serde_json::json;

use crate::app::App;
use crate::app::agencies::{BLOCKED, last};

/// The action of unblocking an agency in the audit trail.
const UNBLOCKED: &str = "agency.unblocked";

/// An operator's decision on whether an agency may buy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingDecision {
    /// The new status.
    pub status: AgencyStatus,
    /// Why, for the audit trail and other operators.
    pub reason: String,
    /// Who decides.
    pub operator: Operator,
}

/// Why an agency was not blocked or unblocked. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StandingError {
    /// The portal has no such agency.
    #[error("there is no such agency")]
    NoAgency,
    /// It has this status already, by another decision; the name of the operator who made it, if any.
    #[error("the agency has this status already")]
    Already(Option<String>),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// Block or unblock an agency. The same decision of the same operator again changes nothing.
    ///
    /// # Errors
    /// `Already` when another operator made the decision first.
    pub async fn set_agency_standing(
        &self,
        tenant: &TenantId,
        agency: AgencyId,
        decision: &StandingDecision,
    ) -> Result<(), StandingError> {
        let action = match decision.status {
            AgencyStatus::Active => UNBLOCKED,
            AgencyStatus::Blocked => BLOCKED,
        };
        let tx = self.services().begin(tenant).await?;
        // Locked first: a concurrent decision waits here, and then finds it made.
        tx.agencies().hold(agency).await?;
        let known = tx.agencies().get(agency).await?.ok_or(StandingError::NoAgency)?;
        if known.status == decision.status {
            let before = last(&tx, agency, action).await?.map(|event| event.by);
            return match before {
                Some(Actor::Operator(operator)) if operator == decision.operator => Ok(()),
                Some(Actor::Operator(operator)) => Err(StandingError::Already(Some(operator.name().to_owned()))),
                Some(Actor::User(_) | Actor::System) | None => Err(StandingError::Already(None)),
            };
        }
        tx.agencies().set_status(agency, decision.status).await?;
        let event = AuditEvent {
            at: self.clock().now(),
            by: Actor::Operator(decision.operator.clone()),
            agency_id: Some(agency),
            action: action.to_owned(),
            subject: agency.to_string(),
            detail: json!({ "reason": decision.reason }),
        };
        tx.audit().record(event, self.ids()).await?;
        Ok(tx.commit().await?)
    }
}
