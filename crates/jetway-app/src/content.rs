//! Content that operators manage (banners, notices, testimonials, templates of their answers), and the outbox.

pub mod editing;
pub mod templates;

use chrono::{DateTime, Utc};
use jetway_db::DbError;
use jetway_db::repo::outbox::OutboxMessage;
use jetway_domain::ids::TenantId;

pub use jetway_db::repo::content::banners::{Banner, Placement};

pub use jetway_db::repo::content::notices::Notice;

pub use jetway_db::repo::content::testimonials::{Testimonial, TestimonialStatus};

use crate::app::App;
use crate::identity::SignedIn;

/// Why a review was not accepted.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// The user has submitted one already.
    #[error("the user has already submitted a review")]
    Given,
    /// The user's agency does not exist any more.
    #[error("the agency no longer exists")]
    NoAgency,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// Banners shown at a place now, in order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn banners(&self, tenant: &TenantId, placement: Placement) -> Result<Vec<Banner>, DbError> {
        let now: DateTime<Utc> = self.clock().now();
        let tx = self.database().read(&Self::scope(tenant)).await?;
        tx.banners().list(placement, now).await
    }

    /// The notice shown on the search home now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notice(&self, tenant: &TenantId) -> Result<Option<Notice>, DbError> {
        let now = self.clock().now();
        let tx = self.database().read(&Self::scope(tenant)).await?;
        tx.notices().current(now).await
    }

    /// A page of published testimonials, newest first, and their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn reviews(
        &self,
        tenant: &TenantId,
        offset: u64,
        limit: u64,
    ) -> Result<(Vec<Testimonial>, u64), DbError> {
        let tx = self.database().read(&Self::scope(tenant)).await?;
        let shown = TestimonialStatus::Published;
        Ok((
            tx.testimonials().list(Some(shown), offset, limit).await?,
            tx.testimonials().count(shown).await?,
        ))
    }

    /// Whether a user has submitted a review.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_review_given(&self, person: &SignedIn) -> Result<bool, DbError> {
        let tx = self.database().read(&Self::scope(&person.caller.tenant)).await?;
        tx.testimonials().is_given(person.user.id).await
    }

    /// Store a user's review; an operator publishes it.
    ///
    /// # Errors
    /// When they have submitted one already.
    pub async fn give_review(&self, person: &SignedIn, rating: u8, text: &str) -> Result<(), ReviewError> {
        let tx = self.database().begin(&Self::scope(&person.caller.tenant)).await?;
        let agency = tx.agencies().get(person.caller.agency).await?;
        let agency = agency.ok_or(ReviewError::NoAgency)?;
        let user = &person.user;
        let review = Testimonial {
            id: self.ids().uuid(),
            by: Some((user.id, agency.id)),
            author: user.full_name(),
            agency: agency.name,
            rating,
            text: text.to_owned(),
            status: TestimonialStatus::Pending,
            created_at: self.clock().now(),
            decided_at: None,
        };
        if !tx.testimonials().insert(&review).await? {
            return Err(ReviewError::Given);
        }
        tx.commit().await?;
        Ok(())
    }

    /// The latest outgoing messages of every tenant and to operators, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn outbox(&self, limit: usize) -> Result<Vec<(TenantId, OutboxMessage)>, DbError> {
        let mut all = Vec::new();
        let mut tenants = self.database().tenants().await?;
        tenants.push(TenantId::operations());
        for tenant in tenants {
            let tx = self.database().read(&Self::scope(&tenant)).await?;
            let some = tx.outbox().list(limit as u64).await?;
            all.extend(some.into_iter().map(|message| (tenant.clone(), message)));
        }
        all.sort_by_key(|(_, message)| std::cmp::Reverse((message.created_at, message.id)));
        all.truncate(limit);
        Ok(all)
    }
}
