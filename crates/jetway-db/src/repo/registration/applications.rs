//! Applications to become an agency, from the first field to the decision.

mod codes;
mod record;
mod row;

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, ApplicationId};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use crate::entity::registration::application;
use crate::entity::{TenantRows, file};
use crate::{DbError, Tx};

pub use codes::{ApplicationGuess, IssuedApplicationCode};
pub use record::{Application, ApplicationRemark, ApplicationStatus};

/// The application an agency came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AgencyApplication {
    /// The agency.
    pub agency: AgencyId,
    /// The application.
    pub id: ApplicationId,
    /// Its number.
    pub reference: String,
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
    /// Insert it.
    ///
    /// # Errors
    /// `Duplicate` when the key exists.
    pub async fn insert(&self, application: &Application) -> Result<(), DbError> {
        self.0.register_tenant(application.created_at).await?;
        application::Entity::insert_row(self.0, row::write(self.0.tenant(), application)?).await
    }

    /// The application whose key has this hash.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_key(&self, key_hash: &str) -> Result<Option<Application>, DbError> {
        let query = application::Entity::in_tenant(self.0.scope()).filter(application::Column::KeyHash.eq(key_hash));
        query.one(&self.0.conn).await?.map(row::read).transpose()
    }

    /// The application with this identifier.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn get(&self, id: ApplicationId) -> Result<Option<Application>, DbError> {
        let query = application::Entity::in_tenant(self.0.scope()).filter(application::Column::Id.eq(id.0));
        query.one(&self.0.conn).await?.map(row::read).transpose()
    }

    /// The application with this identifier, locked until the transaction ends.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lock(&self, id: ApplicationId) -> Result<Option<Application>, DbError> {
        let query = application::Entity::in_tenant(self.0.scope())
            .filter(application::Column::Id.eq(id.0))
            .lock_exclusive();
        query.one(&self.0.conn).await?.map(row::read).transpose()
    }

    /// Submitted applications, newest first, in one state or all.
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

    /// The applications of these agencies, each with its number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_agencies(&self, agencies: &[AgencyId]) -> Result<Vec<AgencyApplication>, DbError> {
        let found: Vec<(Option<Uuid>, Uuid, Option<String>)> = application::Entity::in_tenant(self.0.scope())
            .select_only()
            .columns([
                application::Column::AgencyId,
                application::Column::Id,
                application::Column::Reference,
            ])
            .filter(application::Column::AgencyId.is_in(agencies.iter().map(|agency| agency.0)))
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let named = |(agency, id, reference): (Option<Uuid>, Uuid, Option<String>)| {
            Some(AgencyApplication {
                agency: AgencyId(agency?),
                id: ApplicationId(id),
                reference: reference?,
            })
        };
        Ok(found.into_iter().filter_map(named).collect())
    }

    /// Whether another application with this e-mail address waits for a decision.
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

    /// Save an application that is still in the state `from`. Returns whether it was saved.
    ///
    /// # Errors
    /// `Duplicate` when another open application has its e-mail address.
    pub async fn put(&self, application: &Application, from: ApplicationStatus) -> Result<bool, DbError> {
        let row = row::write(self.0.tenant(), application)?;
        let update = application::Entity::update_in_tenant(self.0.scope())
            .set(row::changes(row))
            .filter(application::Column::Id.eq(application.id.0))
            .filter(application::Column::Status.eq(from.as_str()));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Delete drafts not changed since, with their codes and attachments. Returns their number.
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
        let attachments =
            file::Entity::delete_in_tenant(self.0.scope()).filter(file::Column::OwnerId.is_in(ids.clone()));
        attachments.exec(&self.0.conn).await?;
        let delete = application::Entity::delete_in_tenant(self.0.scope()).filter(application::Column::Id.is_in(ids));
        Ok(delete.exec(&self.0.conn).await?.rows_affected)
    }
}
