//! Groups that buy seats of a lot: hold, pay, name, ticket. Source: ADR 0112.

pub mod cancel;
pub mod documents;
mod ending;
pub mod error;
pub mod hold;
mod itinerary;
pub mod names;
pub mod of_lot;
mod order;
pub mod pay;
pub mod queue;
mod reconcile;
pub mod seats;
mod ticketing;
pub(crate) mod trip;

use std::sync::Arc;

use jetway_connectors::port::group::GroupAirline;
use jetway_db::Tx;
use jetway_domain::air::traveller::PartyPassports;
use jetway_domain::ids::{OrderId, OrderReference, TenantId};
use jetway_domain::lot::SeatPrice;
use jetway_domain::lot::group::name::GroupName;
use jetway_domain::lot::group::order::GroupOrder;
use jetway_domain::money::Money;

use crate::context::sealed::{Place, SealError};
use crate::context::{Caller, Services};
use crate::order::{OrderError, OrderStore};
pub use error::GroupError;
pub use order::TicketFault;

/// Where passports are encrypted.
const PASSPORTS: &str = "groupOrder.passports";

/// Sells seats of lots to groups and keeps their orders.
#[derive(Clone)]
pub struct Groups {
    services: Arc<Services>,
    store: Arc<OrderStore>,
    /// Issues the tickets; without one, operations enter them.
    airline: Option<Arc<dyn GroupAirline>>,
}

/// Which amounts a user sees and accepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// Customer prices.
    Customer,
    /// What the wallet pays.
    Agent,
}

impl Shown {
    /// The amount of a pair that is shown.
    #[must_use]
    pub const fn of(self, price: SeatPrice) -> Money {
        match self {
            Self::Customer => price.customer,
            Self::Agent => price.agent,
        }
    }
}

impl Groups {
    /// Sells seats; orders are kept in the store.
    #[must_use]
    pub fn new(store: Arc<OrderStore>, airline: Option<Arc<dyn GroupAirline>>) -> Self {
        Self {
            services: Arc::clone(store.services()),
            store,
            airline,
        }
    }

    /// An order of the caller's agency, with passports.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order of a group.
    pub async fn order(&self, caller: &Caller, reference: &OrderReference) -> Result<GroupOrder, GroupError> {
        let order = self.store.own(caller, reference).await?;
        Ok(self.opened(&caller.tenant, order)?)
    }

    /// The order with its passports decrypted in memory.
    fn opened(&self, tenant: &TenantId, mut order: GroupOrder) -> Result<GroupOrder, SealError> {
        if let Some(sealed) = &order.sealed_passports {
            let id = order.id.to_string();
            let mut passports: PartyPassports = self.services.sealer.open(place(tenant, &id), sealed)?;
            for name in &mut order.details.names {
                name.passport = passports.remove(&name.line.to_string());
            }
        }
        Ok(order)
    }

    /// The passports of names, encrypted for an order.
    fn sealed(&self, tenant: &TenantId, order: OrderId, names: &[GroupName]) -> Result<String, SealError> {
        let of = |name: &GroupName| Some((name.line.to_string(), name.passport.clone()?));
        let passports: PartyPassports = names.iter().filter_map(of).collect();
        self.services.sealer.seal(place(tenant, &order.to_string()), &passports)
    }

    /// Commit a change; `Conflict` when another request changed the order first.
    async fn saved(&self, tx: Tx, changed: Option<GroupOrder>) -> Result<GroupOrder, OrderError> {
        if let Some(order) = changed {
            tx.commit().await?;
            return Ok(order);
        }
        tx.rollback().await?;
        Err(OrderError::Conflict)
    }
}

const fn place<'a>(tenant: &'a TenantId, id: &'a str) -> Place<'a> {
    Place {
        tenant,
        kind: PASSPORTS,
        id,
    }
}
