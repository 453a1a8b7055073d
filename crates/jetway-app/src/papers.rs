//! Asking agencies for their licences: an operator asks, or accepted ones run out; the agency gives them or puts the
//! question off; an operator looks at them.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_db::DbError;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::papers::PapersFile;
use jetway_domain::access::Operator;
use jetway_domain::ids::{AgencyId, TenantId};
use jetway_domain::papers::{Papers, PapersStanding};
use serde_json::{Value, json};

use crate::app::App;
use crate::context::Caller;

/// What an agency is asked now.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PapersAsked {
    /// Whether licences are wanted.
    pub asking: bool,
    /// How often that may still be put off.
    pub skips_left: u32,
}

/// What came of giving papers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PapersOutcome {
    /// They are kept, and wait for a look. Giving the same ones again changes nothing.
    Kept,
    /// Others are on file, and nobody asks for new ones.
    NotAsked,
}

/// What an operator does about an agency's papers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PapersDecision {
    /// Ask for them, or ask again.
    Ask,
    /// They are right.
    Accept,
}

/// Why a decision was not taken.
#[derive(Debug, thiserror::Error)]
pub enum PapersError {
    /// The tenant has no such agency.
    #[error("there is no such agency")]
    NoAgency,
    /// There is nothing to accept.
    #[error("the agency has not given its papers")]
    NothingGiven,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// What the caller's agency is asked on this day.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn papers_asked(&self, caller: &Caller, today: NaiveDate) -> Result<PapersAsked, DbError> {
        let tx = self.database().read(&Self::scope(&caller.tenant)).await?;
        Ok(asked(tx.papers().of(caller.agency).await?.as_ref(), today))
    }

    /// Put the question off. `None` when it cannot be: nobody asks, or it was put off too often.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn skip_papers(&self, caller: &Caller, today: NaiveDate) -> Result<Option<PapersAsked>, DbError> {
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(&caller.tenant)).await?;
        let before = asked(tx.papers().of(caller.agency).await?.as_ref(), today);
        if !before.asking || !tx.papers().skip(caller.agency, now).await? {
            return Ok(None);
        }
        let event = papers_event(caller.agency, Actor::User(caller.user), "papers.skip", json!({}), now);
        tx.audit().record(event, self.ids()).await?;
        let after = asked(tx.papers().of(caller.agency).await?.as_ref(), today);
        tx.commit().await?;
        Ok(Some(after))
    }

    /// Give the agency's papers. Nothing is asked of it then, whatever came of that.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn give_papers(
        &self,
        caller: &Caller,
        papers: Papers,
        today: NaiveDate,
    ) -> Result<PapersOutcome, DbError> {
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(&caller.tenant)).await?;
        let file = tx.papers().of(caller.agency).await?;
        if !asked(file.as_ref(), today).asking {
            let on_file = file.and_then(|file| file.papers);
            let same = on_file.as_ref() == Some(&papers);
            return Ok(if same {
                PapersOutcome::Kept
            } else {
                PapersOutcome::NotAsked
            });
        }
        let given = PapersFile {
            agency_id: caller.agency,
            standing: PapersStanding::Submitted,
            skips_left: file.map_or(0, |file| file.skips_left),
            papers: Some(papers),
            updated_at: now,
        };
        tx.papers().put(&given).await?;
        let event = papers_event(caller.agency, Actor::User(caller.user), "papers.give", json!({}), now);
        tx.audit().record(event, self.ids()).await?;
        tx.commit().await?;
        Ok(PapersOutcome::Kept)
    }

    /// An operator's decision; `skips` is how often the agency may put the next question off.
    ///
    /// # Errors
    /// When there is no such agency, or nothing to accept.
    pub async fn decide_papers(
        &self,
        tenant: &TenantId,
        agency: AgencyId,
        decision: PapersDecision,
        skips: u32,
        operator: &Operator,
    ) -> Result<(), PapersError> {
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        tx.agencies().get(agency).await?.ok_or(PapersError::NoAgency)?;
        let papers = tx.papers().of(agency).await?.and_then(|file| file.papers);
        let (standing, action) = match decision {
            PapersDecision::Ask => (PapersStanding::Due, "papers.ask"),
            PapersDecision::Accept if papers.is_none() => return Err(PapersError::NothingGiven),
            PapersDecision::Accept => (PapersStanding::Accepted, "papers.accept"),
        };
        let file = PapersFile {
            agency_id: agency,
            standing,
            skips_left: skips,
            papers,
            updated_at: now,
        };
        tx.papers().put(&file).await?;
        let event = papers_event(
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

/// Something done about an agency's papers, by one of its people or by an operator.
fn papers_event(agency: AgencyId, by: Actor, action: &str, detail: Value, at: DateTime<Utc>) -> AuditEvent {
    AuditEvent {
        at,
        by,
        agency_id: Some(agency),
        action: action.to_owned(),
        subject: agency.to_string(),
        detail,
    }
}

fn asked(file: Option<&PapersFile>, today: NaiveDate) -> PapersAsked {
    let asking = |file: &PapersFile| file.standing.is_asking(file.papers.as_ref(), today);
    file.filter(|file| asking(file))
        .map_or_else(PapersAsked::default, |file| PapersAsked {
            asking: true,
            skips_left: file.skips_left,
        })
}
