//! Callbacks of providers. A callback is trusted only to name the payment to query.

use jetway_connectors::payment::{Choice, SANDBOX, SignedNotice};
use jetway_connectors::sandbox::JournalError;
use jetway_domain::ids::TenantId;

use super::{PayTrouble, Payments};

/// Why a callback was refused.
#[derive(Debug, thiserror::Error)]
pub enum NoticeError {
    /// Not signed by the provider.
    #[error("the callback is not from the provider")]
    Forged,
    /// This portal has no such payment or deposit.
    #[error("no such payment")]
    Unknown,
    /// It could not be queried; the timers will, and the provider may call again.
    #[error(transparent)]
    Trouble(#[from] PayTrouble),
}

impl Payments {
    /// Handle a callback of a provider to a tenant: query the payment at the provider and apply the result. Repeating the callback changes nothing.
    ///
    /// # Errors
    /// When the callback is not from the provider, names no payment of this portal, or the provider does not answer.
    pub async fn take_notice(
        &self,
        tenant: &TenantId,
        provider: &str,
        (body, signature): (&[u8], &str),
    ) -> Result<(), NoticeError> {
        let provider = self.providers.named(tenant, provider);
        let notice = provider.and_then(|provider| provider.read_notice(tenant, body, signature));
        let notice = notice.ok_or(NoticeError::Forged)?;
        let tx = self.services.read(tenant).await.map_err(PayTrouble::from)?;
        let found = tx.payments().by_id(notice.payment).await.map_err(PayTrouble::from)?;
        drop(tx);
        if let Some(payment) = found {
            return Ok(self.reconcile(tenant, payment.id).await?);
        }
        let is_deposit = self.deposits.take_notice(tenant, notice.payment).await;
        if is_deposit.map_err(PayTrouble::from)? {
            Ok(())
        } else {
            Err(NoticeError::Unknown)
        }
    }

    /// Choose an outcome on the simulator's page; its callbacks are sent at once. Returns where the payer goes next; `None` without such
    /// a page.
    ///
    /// # Errors
    /// When the choice cannot be stored.
    pub async fn choose(
        &self,
        tenant: &TenantId,
        reference: &str,
        choice: Choice,
    ) -> Result<Option<String>, JournalError> {
        let Some(simulator) = self.simulator() else {
            return Ok(None);
        };
        let Some(decided) = simulator.choose(tenant, reference, choice)? else {
            return Ok(None);
        };
        self.deliver(decided.notices).await;
        Ok(Some(decided.return_to))
    }

    pub(super) async fn deliver(&self, notices: Vec<SignedNotice>) {
        for notice in notices {
            let call = (notice.body.as_bytes(), notice.signature.as_str());
            let taken = self.take_notice(&notice.merchant, SANDBOX, call);
            if let Err(error) = taken.await {
                tracing::warn!(%error, tenant = %notice.merchant, "a callback was refused");
            }
        }
    }
}
