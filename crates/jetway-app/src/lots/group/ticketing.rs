//! Ask the airline for the tickets of a group once it is paid and named, and record the outcome.

use std::time::Duration;

use chrono::TimeDelta;
use jetway_connectors::port::group::{GroupOutcome, GroupRecord, GroupTicketRequest, SupplierError};
use jetway_domain::ids::TenantId;
use jetway_domain::lot::group::order::GroupOrder;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::ending::sell_seats;
use super::{GroupError, Groups};
use crate::order::change::Change;
use crate::order::{Applied, OrderError, SettleError};

/// The airline answers a write within this time, or its outcome is unknown.
const WRITE_DEADLINE: Duration = Duration::from_secs(10);
/// The airline answers a read within this time.
const READ_DEADLINE: Duration = Duration::from_secs(5);
/// An order whose call was cut short is read only after the deadline of that call.
const READ_AFTER_CALL: TimeDelta = TimeDelta::seconds(15);

impl Groups {
    /// The order, with its tickets if it is ready for them. What was done before stays done when they cannot be asked for now: the
    /// timer asks for them.
    pub(super) async fn ticketed_if_ready(
        &self,
        tenant: &TenantId,
        order: GroupOrder,
    ) -> Result<GroupOrder, GroupError> {
        let order = if order.is_ready() {
            match self.ask_for_tickets(tenant, order.clone()).await {
                Ok(asked) => asked,
                Err(error) => {
                    tracing::error!(%error, "tickets of a group could not be asked for");
                    self.store.reread(tenant, order).await?
                }
            }
        } else {
            order
        };
        Ok(self.opened(tenant, order)?)
    }

    /// Ask the airline for the tickets of an order that is ready.
    pub(super) async fn ask_for_tickets(
        &self,
        tenant: &TenantId,
        order: GroupOrder,
    ) -> Result<GroupOrder, SettleError> {
        let now = self.services.now();
        let text = "The airline is asked for the tickets.";
        let change = Change::system(OrderEventKind::IssueStarted, text).to(OrderStatus::InProgress);
        let asked = self.store.try_alone(tenant, order, change, |order: &mut GroupOrder| {
            order.details.asked_at = Some(now);
            order.next_check_at = Some(now + READ_AFTER_CALL);
        });
        let order = match asked.await? {
            Applied::Stored(order) => order,
            // Another process asks, or the order was changed.
            Applied::Overtaken(order) => return Ok(order),
        };
        let Ok(order) = self.opened(tenant, order.clone()) else {
            let text = "The passports cannot be read. Operations make the tickets.";
            return Ok(self.hand_over(tenant, order, text).await?);
        };
        let Some(airline) = &self.airline else {
            let text = "Operations make the tickets with the airline.";
            return Ok(self.hand_over(tenant, order, text).await?);
        };
        let details = &order.details;
        let request = GroupTicketRequest {
            airline: details.offer.airline,
            group_name: details.group_name.clone(),
            journeys: details.offer.journeys.clone(),
            names: details.names.clone(),
        };
        let operation = order.operation();
        let outcome = tokio::time::timeout(WRITE_DEADLINE, airline.issue(&operation, &request)).await;
        self.heard(tenant, order, outcome.unwrap_or(GroupOutcome::Unknown))
            .await
    }

    /// The airline's record of an order whose tickets were asked for.
    pub(super) async fn read_tickets(&self, order: &GroupOrder) -> Result<Option<GroupOutcome>, SupplierError> {
        let airline = self.airline.as_ref().ok_or(SupplierError::NotFound)?;
        tokio::time::timeout(READ_DEADLINE, airline.read(&order.operation()))
            .await
            .unwrap_or(Err(SupplierError::Timeout))
    }

    /// Record what the airline says.
    pub(super) async fn heard(
        &self,
        tenant: &TenantId,
        order: GroupOrder,
        outcome: GroupOutcome,
    ) -> Result<GroupOrder, SettleError> {
        match outcome {
            GroupOutcome::Done(record) if has_all(&order, &record) => self.ticketed(tenant, order, record).await,
            GroupOutcome::Done(_) | GroupOutcome::Unknown => Ok(self.waits(tenant, order).await?),
            GroupOutcome::Refused(_) => {
                let text = "The airline did not make the tickets. Operations find out why.";
                Ok(self.hand_over(tenant, order, text).await?)
            }
        }
    }

    /// Every passenger has a ticket: the seats are sold.
    async fn ticketed(
        &self,
        tenant: &TenantId,
        order: GroupOrder,
        record: GroupRecord,
    ) -> Result<GroupOrder, SettleError> {
        let tx = self.services.begin(tenant).await?;
        let text = "Every passenger has a ticket.";
        let change = Change::system(OrderEventKind::Issued, text).to(OrderStatus::Confirmed);
        let changed = self.store.apply(&tx, &order, change, |order: &mut GroupOrder| {
            for name in &mut order.details.names {
                name.ticket = record.tickets.get(&name.line).cloned();
            }
            order.details.airline_reference = Some(record.reference);
            order.next_check_at = None;
        });
        let changed = changed.await?;
        if changed.is_some() {
            sell_seats(&self.services, &tx, &order).await?;
        }
        Ok(self.store.commit(tx, order, changed).await?)
    }

    /// No tickets yet: read again later, and let operations find out in the end.
    pub(super) async fn waits(&self, tenant: &TenantId, order: GroupOrder) -> Result<GroupOrder, OrderError> {
        let next = order.next_read(self.services.now());
        if next.is_none() {
            let text = "The airline did not answer in time. Operations find out whether there are tickets.";
            return self.hand_over(tenant, order, text).await;
        }
        self.store.check_at(tenant, &order, next).await?;
        Ok(order)
    }

    async fn hand_over(&self, tenant: &TenantId, order: GroupOrder, text: &str) -> Result<GroupOrder, OrderError> {
        let change = Change::system(OrderEventKind::HandedOver, text).to(OrderStatus::UnConfirmed);
        let handed = self.store.apply_alone(tenant, order, change, |order: &mut GroupOrder| {
            order.next_check_at = None;
        });
        handed.await
    }
}

fn has_all(order: &GroupOrder, record: &GroupRecord) -> bool {
    let names = &order.details.names;
    names.iter().all(|name| record.tickets.contains_key(&name.line))
}
