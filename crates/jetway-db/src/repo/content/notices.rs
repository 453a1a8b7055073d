//! Notices shown on the search home.

use chrono::{DateTime, Utc};
use sea_orm::sea_query::{Condition, Expr};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::content::notice;
use crate::{DbError, Tx};

/// A notice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// Its identifier.
    pub id: Uuid,
    /// Headline.
    pub title: String,
    /// Its text.
    pub text: String,
    /// Address it links to.
    pub link: Option<String>,
    /// When it was written.
    pub created_at: DateTime<Utc>,
    /// Hidden before this instant.
    pub active_from: Option<DateTime<Utc>>,
    /// Hidden from this instant on.
    pub active_until: Option<DateTime<Utc>>,
}

/// The notices of one tenant.
#[derive(Debug)]
pub struct Notices<'t>(&'t Tx);

impl Tx {
    /// The notices of this tenant.
    #[must_use]
    pub const fn notices(&self) -> Notices<'_> {
        Notices(self)
    }
}

impl Notices<'_> {
    /// All notices, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn all(&self) -> Result<Vec<Notice>, DbError> {
        let query = notice::Entity::in_tenant(self.0.scope())
            .order_by_desc(notice::Column::CreatedAt)
            .order_by_asc(notice::Column::Id);
        Ok(query.all(&self.0.conn).await?.into_iter().map(read).collect())
    }

    /// The newest notice that is shown now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn current(&self, now: DateTime<Utc>) -> Result<Option<Notice>, DbError> {
        let started = Condition::any()
            .add(notice::Column::ActiveFrom.is_null())
            .add(notice::Column::ActiveFrom.lte(now));
        let not_ended = Condition::any()
            .add(notice::Column::ActiveUntil.is_null())
            .add(notice::Column::ActiveUntil.gt(now));
        let query = notice::Entity::in_tenant(self.0.scope())
            .filter(started)
            .filter(not_ended)
            .order_by_desc(notice::Column::CreatedAt)
            .order_by_asc(notice::Column::Id);
        Ok(query.one(&self.0.conn).await?.map(read))
    }

    /// Insert a notice.
    ///
    /// # Errors
    /// `Duplicate` when the identifier exists.
    pub async fn insert(&self, notice: &Notice) -> Result<(), DbError> {
        let row = notice::Model {
            tenant: self.0.tenant(),
            id: notice.id,
            title: notice.title.clone(),
            text: notice.text.clone(),
            link: notice.link.clone(),
            created_at: notice.created_at,
            active_from: notice.active_from,
            active_until: notice.active_until,
        };
        notice::Entity::insert_row(self.0, row).await
    }

    /// Change a notice, except for the instant it was written. Returns `false` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn update(&self, notice: &Notice) -> Result<bool, DbError> {
        let update = notice::Entity::update_in_tenant(self.0.scope())
            .col_expr(notice::Column::Title, Expr::value(notice.title.clone()))
            .col_expr(notice::Column::Text, Expr::value(notice.text.clone()))
            .col_expr(notice::Column::Link, Expr::value(notice.link.clone()))
            .col_expr(notice::Column::ActiveFrom, Expr::value(notice.active_from))
            .col_expr(notice::Column::ActiveUntil, Expr::value(notice.active_until))
            .filter(notice::Column::Id.eq(notice.id));
        Ok(update.exec(&self.0.conn).await?.rows_affected > 0)
    }

    /// Delete a notice. Returns `false` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove(&self, id: Uuid) -> Result<bool, DbError> {
        let delete = notice::Entity::delete_in_tenant(self.0.scope()).filter(notice::Column::Id.eq(id));
        Ok(delete.exec(&self.0.conn).await?.rows_affected > 0)
    }
}

fn read(row: notice::Model) -> Notice {
    Notice {
        id: row.id,
        title: row.title,
        text: row.text,
        link: row.link,
        created_at: row.created_at,
        active_from: row.active_from,
        active_until: row.active_until,
    }
}
