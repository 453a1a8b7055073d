//! What operators show: banners. And what they can read: the outbox.

use chrono::{DateTime, Utc};
use jetway_db::DbError;
use jetway_db::repo::banners::{Banner, Placement};
use jetway_db::repo::outbox::OutboxMessage;
use jetway_domain::ids::TenantId;

use crate::app::App;

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

    /// The latest outgoing messages of every tenant, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn outbox(&self, limit: usize) -> Result<Vec<(TenantId, OutboxMessage)>, DbError> {
        let mut all = Vec::new();
        for tenant in self.database().tenants().await? {
            let tx = self.database().read(&Self::scope(&tenant)).await?;
            let some = tx.outbox().list(limit as u64).await?;
            all.extend(some.into_iter().map(|message| (tenant.clone(), message)));
        }
        all.sort_by_key(|(_, message)| std::cmp::Reverse((message.created_at, message.id)));
        all.truncate(limit);
        Ok(all)
    }
}
