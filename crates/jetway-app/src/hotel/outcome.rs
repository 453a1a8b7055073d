//! Records what a supplier did with an order: each function is one transaction and one status step.

use jetway_connectors::port::hotel::{StayState, SupplierStay};
use jetway_domain::hotel::order::HotelOrder;
use jetway_domain::ids::TenantId;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::Hotels;
use crate::order::change::Change;
use crate::order::{OrderError, SettleError, charge};

impl Hotels {
    /// The supplier has a record.
    pub(super) async fn heard(
        &self,
        tenant: &TenantId,
        order: HotelOrder,
        stay: &SupplierStay,
    ) -> Result<HotelOrder, SettleError> {
        match stay.state {
            StayState::Confirmed => self.confirmed(tenant, order, stay).await,
            StayState::Pending => Ok(self.waits(tenant, order, Some(stay)).await?),
            StayState::Refused | StayState::Cancelled => self.refused(tenant, order).await,
        }
    }

    /// The hotel confirmed: capture the hold, or hold the rooms unpaid.
    async fn confirmed(
        &self,
        tenant: &TenantId,
        order: HotelOrder,
        stay: &SupplierStay,
    ) -> Result<HotelOrder, SettleError> {
        let tx = self.services.begin(tenant).await?;
        let (change, payment) = if order.hold.is_some() {
            let payment = charge::capture(&self.services, &tx, &order).await?;
            let change = Change::system(OrderEventKind::Issued, "The hotel confirmed the booking. It is paid.");
            (change.to(OrderStatus::Confirmed), Some(payment))
        } else {
            let text = "The hotel confirmed the booking. It is paid later.";
            (
                Change::system(OrderEventKind::Booked, text).to(OrderStatus::OnHold),
                None,
            )
        };
        let changed = self.store.apply(&tx, &order, change, |order: &mut HotelOrder| {
            take_references(order, stay);
            order.payment = payment;
            order.next_check_at = order.pay_by();
        });
        let changed = changed.await?;
        Ok(self.store.commit(tx, order, changed).await?)
    }

    /// No answer yet: read again later, and finally let operations decide. Held money stays held.
    pub(super) async fn waits(
        &self,
        tenant: &TenantId,
        order: HotelOrder,
        stay: Option<&SupplierStay>,
    ) -> Result<HotelOrder, OrderError> {
        let next = order.next_read(self.services.now());
        let change = match next {
            None => {
                let text = "The hotel did not answer in time. Operations are checking whether it has the booking.";
                Change::system(OrderEventKind::HandedOver, text).to(OrderStatus::UnConfirmed)
            }
            Some(_) if stay.is_some() && order.details.supplier_reference.is_none() => {
                let text = "The hotel has the booking and has not confirmed it yet.";
                Change::system(OrderEventKind::Booked, text)
            }
            Some(_) => {
                self.store.check_at(tenant, &order, next).await?;
                return Ok(order);
            }
        };
        self.store
            .apply_alone(tenant, order, change, |order| {
                if let Some(stay) = stay {
                    take_references(order, stay);
                }
                order.next_check_at = next;
            })
            .await
    }

    /// The hotel refused a booking that was pending: release the hold.
    async fn refused(&self, tenant: &TenantId, order: HotelOrder) -> Result<HotelOrder, SettleError> {
        let tx = self.services.begin(tenant).await?;
        if order.hold.is_some() {
            charge::release(&self.services, &tx, &order).await?;
        }
        let text = "The hotel refused the booking. Nothing is charged.";
        let change = Change::system(OrderEventKind::Cancelled, text).to(OrderStatus::Cancelled);
        let changed = self.store.apply(&tx, &order, change, |order: &mut HotelOrder| {
            order.hold = None;
            order.next_check_at = None;
        });
        let changed = changed.await?;
        Ok(self.store.commit(tx, order, changed).await?)
    }
}

fn take_references(order: &mut HotelOrder, stay: &SupplierStay) {
    order.details.supplier_reference = Some(stay.reference.clone());
    order.details.hotel_confirmation.clone_from(&stay.hotel_confirmation);
}
