//! Applications to become an agency, from the first field to the decision.

mod codes;
mod record;
mod row;

use chrono::{DateTime, Utc};
use jetway_domain::ids::ApplicationId;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::registration::application;
use crate::entity::{TenantRows, file};
use crate::{DbError, Tx};

pub use codes::{ApplicationGuess, IssuedApplicationCode};
pub use record::{Application, ApplicationRemark, ApplicationStatus};

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
