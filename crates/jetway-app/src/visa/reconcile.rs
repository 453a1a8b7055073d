//! The timer of visa orders: drafts expire after thirty days; submitted applications are checked by the desk.

use async_trait::async_trait;
use jetway_domain::ids::{OrderId, OrderKind, TenantId};
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_domain::visa::applicant::VisaState;
use jetway_domain::visa::order::VisaOrder;

use super::Visas;
use crate::order::change::Change;
use crate::order::product::Product;
use crate::order::{OrderError, SettleError};

#[async_trait]
impl Product for Visas {
    fn kind(&self) -> OrderKind {
        OrderKind::Visa
    }

    async fn reconcile(&self, tenant: &TenantId, order: OrderId) -> Result<(), SettleError> {
        let order: Option<VisaOrder> = self.store.by_id(tenant, order).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        let now = self.services.now();
        if order.draft_until().is_some_and(|until| until <= now) {
            return self.expire(tenant, order).await;
        }
        self.watch(tenant, order).await
    }
}

impl Visas {
    /// Expire a draft and delete its files.
    async fn expire(&self, tenant: &TenantId, order: VisaOrder) -> Result<(), SettleError> {
        let mut moved = order.clone();
        moved.core.status = OrderStatus::Expired;
        for applicant in &mut moved.details.applicants {
            applicant.state = VisaState::Expired;
        }
        moved.details.documents_deleted_at = Some(self.services.now());
        let tx = self.services.begin(tenant).await?;
        tx.visa_files().remove_of(order.id).await?;
        let text = "The draft was not submitted within thirty days. Its documents are deleted.";
        let change = Change::system(OrderEventKind::Expired, text).to(OrderStatus::Expired);
        match self.keep(tx, (&order, moved), change).await {
            // It was submitted or cancelled meanwhile.
            Ok(_) | Err(OrderError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}
