//! Applications to become an agency, from the first field to the decision.

mod codes;
mod row;

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, ApplicationId};
use jetway_domain::registration::RegistrationForm;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use serde::{Deserialize, Serialize};

use crate::entity::registration::application;
use crate::entity::{TenantRows, file};
use crate::{DbError, Tx};

pub use codes::{ApplicationGuess, IssuedApplicationCode};

/// Where an application stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ApplicationStatus {
    /// Being typed.
    Draft,
    /// Waits for an operator.
    Pending,
    /// Waits for the applicant.
    MoreInformation,
    /// Became an agency.
    Approved,
    /// Did not.
    Rejected,
}

impl ApplicationStatus {
    /// Every one.
    pub const ALL: [Self; 5] = [
        Self::Draft,
        Self::Pending,
        Self::MoreInformation,
        Self::Approved,
        Self::Rejected,
    ];

    /// Name in the database and for operators.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Pending => "pending",
            Self::MoreInformation => "moreInformation",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
        }
    }

    /// From its name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }

    /// Whether the applicant may change it.
    #[must_use]
    pub const fn is_open_to_applicant(self) -> bool {
        matches!(self, Self::Draft | Self::MoreInformation)
    }
}

/// What was found about one point of an application. The agency reads it later.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApplicationRemark {
    /// What it is about, such as `Trade licence`.
    pub item: String,
    /// `ok`, `open` or `refused`.
    pub status: String,
    /// What was found.
    pub remark: String,
    /// Who found it.
    pub by: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// An application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Application {
    /// Its identifier.
    pub id: ApplicationId,
    /// Hash of the key the applicant's browser holds.
    pub key_hash: String,
    /// What people call it; given when it is sent.
    pub reference: Option<String>,
    /// Where it stands.
    pub status: ApplicationStatus,
    /// Where the applicant found the portal, as in `https://portal.example`.
    pub origin: String,
    /// The language they read there, BCP 47; the portal's usual one when absent.
    pub language: Option<String>,
    /// The mail address that is proven, in lower case.
    pub verified_email: Option<String>,
    /// The phone that is proven, in E.164.
    pub verified_phone: Option<String>,
    /// What was sent.
    pub form: Option<RegistrationForm>,
    /// What operators found.
    pub remarks: Vec<ApplicationRemark>,
    /// What it became.
    pub agency_id: Option<AgencyId>,
    /// The operator who decided last.
    pub decided_by: Option<String>,
    /// Why it was refused, or what is missing.
    pub reason: Option<String>,
    /// When the first field was proven.
    pub created_at: DateTime<Utc>,
    /// Last change.
    pub updated_at: DateTime<Utc>,
    /// When it was sent last.
    pub submitted_at: Option<DateTime<Utc>>,
    /// When it was decided last.
    pub decided_at: Option<DateTime<Utc>>,
}

impl Application {
    /// One nobody has typed into yet.
    #[must_use]
    pub const fn draft(id: ApplicationId, key_hash: String, origin: String, now: DateTime<Utc>) -> Self {
        Self {
            id,
            key_hash,
            reference: None,
            status: ApplicationStatus::Draft,
            origin,
            language: None,
            verified_email: None,
            verified_phone: None,
            form: None,
            remarks: Vec::new(),
            agency_id: None,
            decided_by: None,
            reason: None,
            created_at: now,
            updated_at: now,
            submitted_at: None,
            decided_at: None,
        }
    }
}

/// The applications of one tenant.
#[derive(Debug)]
pub struct Applications<'t>(&'t Tx);

impl Tx {
    /// The applications of this tenant.
    #[must_use]
    pub const fn applications(&self) -> Applications<'_> {
        Applications(self)
    }
}

impl Applications<'_> {
    /// Keep a new one.
    ///
    /// # Errors
    /// `Duplicate` when the key is taken.
    pub async fn insert(&self, application: &Application) -> Result<(), DbError> {
        self.0.register_tenant(application.created_at).await?;
        application::Entity::insert_row(self.0, row::write(self.0.tenant(), application)?).await
    }

    /// The one whose key hashes to this.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_key(&self, key_hash: &str) -> Result<Option<Application>, DbError> {
        let query = application::Entity::in_tenant(self.0.scope()).filter(application::Column::KeyHash.eq(key_hash));
        query.one(&self.0.conn).await?.map(row::read).transpose()
    }

    /// One by its identifier.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn get(&self, id: ApplicationId) -> Result<Option<Application>, DbError> {
        let query = application::Entity::in_tenant(self.0.scope()).filter(application::Column::Id.eq(id.0));
        query.one(&self.0.conn).await?.map(row::read).transpose()
    }

    /// One, kept from everyone else until this transaction ends.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lock(&self, id: ApplicationId) -> Result<Option<Application>, DbError> {
        let query = application::Entity::in_tenant(self.0.scope())
            .filter(application::Column::Id.eq(id.0))
            .lock_exclusive();
        query.one(&self.0.conn).await?.map(row::read).transpose()
    }

    /// Those that were sent, newest first; all, or of one standing.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sent(&self, status: Option<ApplicationStatus>, limit: u64) -> Result<Vec<Application>, DbError> {
        let mut query = application::Entity::in_tenant(self.0.scope())
            .filter(application::Column::Reference.is_not_null())
            .order_by_desc(application::Column::SubmittedAt)
            .limit(limit);
        if let Some(status) = status {
            query = query.filter(application::Column::Status.eq(status.as_str()));
        }
        let rows = query.all(&self.0.conn).await?;
        rows.into_iter().map(row::read).collect()
    }

    /// Whether another application of this mail address waits for a decision.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_email_waiting(&self, email: &str, but: ApplicationId) -> Result<bool, DbError> {
        let waiting = [ApplicationStatus::Pending, ApplicationStatus::MoreInformation].map(ApplicationStatus::as_str);
        let query = application::Entity::in_tenant(self.0.scope())
            .filter(application::Column::Email.eq(email.to_lowercase()))
            .filter(application::Column::Status.is_in(waiting))
            .filter(application::Column::Id.ne(but.0));
        Ok(query.one(&self.0.conn).await?.is_some())
    }

    /// Put it in place of the one there is, unless that has left `from` meanwhile. Answers whether it was put.
    ///
    /// # Errors
    /// `Duplicate` when another open one has its mail address.
    pub async fn put(&self, application: &Application, from: ApplicationStatus) -> Result<bool, DbError> {
        let row = row::write(self.0.tenant(), application)?;
        let update = application::Entity::update_in_tenant(self.0.scope())
            .set(row::changes(row))
            .filter(application::Column::Id.eq(application.id.0))
            .filter(application::Column::Status.eq(from.as_str()));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Throw away drafts nobody touched since, with their codes and papers. Answers how many went.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn drop_drafts(&self, before: DateTime<Utc>) -> Result<u64, DbError> {
        let left = application::Entity::in_tenant(self.0.scope())
            .filter(application::Column::Status.eq(ApplicationStatus::Draft.as_str()))
            .filter(application::Column::UpdatedAt.lt(before));
        let ids: Vec<_> = left.all(&self.0.conn).await?.into_iter().map(|row| row.id).collect();
        if ids.is_empty() {
            return Ok(0);
        }
        let papers = file::Entity::delete_in_tenant(self.0.scope()).filter(file::Column::OwnerId.is_in(ids.clone()));
        papers.exec(&self.0.conn).await?;
        let delete = application::Entity::delete_in_tenant(self.0.scope()).filter(application::Column::Id.is_in(ids));
        Ok(delete.exec(&self.0.conn).await?.rows_affected)
    }
}
