//! Calls that must not run twice: the first claims a key, and later ones get its stored reply.

use chrono::TimeDelta;
use jetway_db::DbError;
use jetway_domain::ids::TenantId;

pub use jetway_db::repo::idempotency::{CallKey, Claim, StoredReply};

use super::App;

impl App {
    /// Claim a key for a request with this digest. Until the lease ends, other requests with the key find it in progress.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim_call(
        &self,
        tenant: &TenantId,
        call: &CallKey<'_>,
        digest: &str,
        lease: TimeDelta,
    ) -> Result<Claim, DbError> {
        let tx = self.services.begin(tenant).await?;
        let claim = tx.idempotency().claim(call, digest, lease, self.services.now()).await?;
        tx.commit().await?;
        Ok(claim)
    }

    /// Store the reply that later requests with the key get.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn complete_call(
        &self,
        tenant: &TenantId,
        call: &CallKey<'_>,
        reply: &StoredReply,
    ) -> Result<(), DbError> {
        let tx = self.services.begin(tenant).await?;
        tx.idempotency().complete(call, reply).await?;
        tx.commit().await
    }

    /// Release a key whose request failed, so that it can be sent again.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn release_call(&self, tenant: &TenantId, call: &CallKey<'_>) -> Result<(), DbError> {
        let tx = self.services.begin(tenant).await?;
        tx.idempotency().release(call).await?;
        tx.commit().await
    }
}
