//! Testimonials by agencies' users, shown once an operator publishes them.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, UserId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::content::testimonial;
use crate::{DbError, Tx};

/// Whether it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TestimonialStatus {
    /// Not reviewed yet.
    Pending,
    /// Shown to everyone.
    Published,
    /// Kept, not shown.
    Hidden,
}

impl TestimonialStatus {
    /// Stored name; operators use it too.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Published => "published",
            Self::Hidden => "hidden",
        }
    }

    /// `None` for an unknown name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        [Self::Pending, Self::Published, Self::Hidden]
            .into_iter()
            .find(|status| status.as_str() == text)
    }
}

/// A testimonial.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Testimonial {
    /// Its identifier.
    pub id: Uuid,
    /// Its author; `None` if an operator entered it.
    pub by: Option<(UserId, AgencyId)>,
    /// Their name as shown.
    pub author: String,
    /// Their agency's name as shown.
    pub agency: String,
    /// 1 to 5.
    pub rating: u8,
    /// At most 500 characters.
    pub text: String,
    /// Whether it is shown.
    pub status: TestimonialStatus,
    /// When it was written.
    pub created_at: DateTime<Utc>,
    /// When an operator last decided on it.
    pub decided_at: Option<DateTime<Utc>>,
}

/// The testimonials of one tenant.
#[derive(Debug)]
pub struct Testimonials<'t>(&'t Tx);

impl Tx {
    /// The testimonials of this tenant.
    #[must_use]
    pub const fn testimonials(&self) -> Testimonials<'_> {
        Testimonials(self)
    }
}

impl Testimonials<'_> {
    /// The latest testimonials, newest first, in one state or all.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(
        &self,
        status: Option<TestimonialStatus>,
        offset: u64,
        limit: u64,
    ) -> Result<Vec<Testimonial>, DbError> {
        let mut query = testimonial::Entity::in_tenant(self.0.scope());
        if let Some(status) = status {
            query = query.filter(testimonial::Column::Status.eq(status.as_str()));
        }
        let query = query
            .order_by_desc(testimonial::Column::CreatedAt)
            .order_by_asc(testimonial::Column::Id)
            .offset(offset)
            .limit(limit);
        query.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// Number of testimonials in a state.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count(&self, status: TestimonialStatus) -> Result<u64, DbError> {
        let query =
            testimonial::Entity::in_tenant(self.0.scope()).filter(testimonial::Column::Status.eq(status.as_str()));
        Ok(query.count(&self.0.conn).await?)
    }

    /// Whether a user has written one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_given(&self, user: UserId) -> Result<bool, DbError> {
        let query = testimonial::Entity::in_tenant(self.0.scope()).filter(testimonial::Column::UserId.eq(user.0));
        Ok(query.count(&self.0.conn).await? > 0)
    }

    /// Insert a testimonial. Returns `false` if its author has one already.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, testimonial: &Testimonial) -> Result<bool, DbError> {
        let Testimonial {
            id,
            by,
            author,
            agency,
            rating,
            text,
            status,
            created_at,
            decided_at,
        } = testimonial.clone();
        let row = testimonial::Model {
            tenant: self.0.tenant(),
            id,
            user_id: by.map(|(user, _)| user.0),
            agency_id: by.map(|(_, agency)| agency.0),
            author,
            agency,
            rating: i64::from(rating),
            text,
            status: status.as_str().to_owned(),
            created_at,
            decided_at,
        };
        testimonial::Entity::insert_row_once(self.0, row).await
    }

    /// Show or hide a testimonial. Returns `false` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn decide(&self, id: Uuid, status: TestimonialStatus, now: DateTime<Utc>) -> Result<bool, DbError> {
        let update = testimonial::Entity::update_in_tenant(self.0.scope())
            .col_expr(testimonial::Column::Status, Expr::value(status.as_str()))
            .col_expr(testimonial::Column::DecidedAt, Expr::value(now))
            .filter(testimonial::Column::Id.eq(id));
        Ok(update.exec(&self.0.conn).await?.rows_affected > 0)
    }
}

fn read(row: testimonial::Model) -> Result<Testimonial, DbError> {
    let unreadable = || DbError::Unreadable("testimonials");
    Ok(Testimonial {
        id: row.id,
        by: row.user_id.map(UserId).zip(row.agency_id.map(AgencyId)),
        author: row.author,
        agency: row.agency,
        rating: u8::try_from(row.rating).map_err(|_| unreadable())?,
        text: row.text,
        status: TestimonialStatus::parse(&row.status).ok_or_else(unreadable)?,
        created_at: row.created_at,
        decided_at: row.decided_at,
    })
}
