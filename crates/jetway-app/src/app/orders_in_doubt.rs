//! Orders of every product whose outcome is unknown: their details for operators, and operators' decisions.

use chrono::{DateTime, Utc};
use jetway_db::DbError;
use jetway_domain::access::Operator;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::traveller::spoken_name;
use jetway_domain::hotel::order::HotelOrder;
use jetway_domain::ids::{OrderKind, OrderReference, TenantId};
use jetway_domain::lot::group::order::GroupOrder;
use jetway_domain::money::Money;
use jetway_domain::order::{Found, OrderStatus};

use super::App;
use crate::flight::order::{AirlineRecord, RecordFault};
use crate::hotel::order::StayFault;
use crate::lots::group::TicketFault;
use crate::order::product::ReviewedOrder;
use crate::order::review::{DecideError, Decision, Waiting};

/// An order with unknown outcome, with what identifies it at the supplier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderInDoubt {
    /// Its reference.
    pub reference: OrderReference,
    /// Its status.
    pub status: OrderStatus,
    /// When it reached this status.
    pub since: DateTime<Utc>,
    /// Name of the agency.
    pub agency: String,
    /// The supplier.
    pub supplier: String,
    /// The supplier's reference, such as a record locator; of an import, that of the record to be taken over.
    pub record: Option<String>,
    /// In one line, such as a route or a hotel.
    pub title: String,
    /// Travellers or guests.
    pub travellers: Vec<TravellerInDoubt>,
    /// Held in the wallet for it.
    pub held: Option<Money>,
    /// What an operator can find at the supplier now.
    pub findings: Vec<Found>,
}

/// A traveller or guest of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TravellerInDoubt {
    /// Identifies the traveller in the order.
    pub traveller_id: String,
    /// Given name and surname.
    pub name: String,
}

/// What an operator found at the supplier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutcomeFound {
    /// The finding.
    pub found: Found,
    /// Ticket numbers with the traveller of each; of flights and groups.
    pub tickets: Vec<(String, String)>,
    /// The supplier's reference, if the order has none yet.
    pub record: Option<String>,
    /// Evidence for the decision.
    pub reason: String,
    /// Who decides.
    pub operator: Operator,
}

/// Why nothing was decided. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum OutcomeError {
    /// The flight order refused the decision.
    #[error(transparent)]
    Flight(#[from] DecideError<RecordFault>),
    /// The hotel order refused the decision.
    #[error(transparent)]
    Hotel(#[from] DecideError<StayFault>),
    /// The group order refused the decision.
    #[error(transparent)]
    Group(#[from] DecideError<TicketFault>),
}

impl App {
    /// A tenant's orders of every product that wait for an operator, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn orders_in_doubt(&self, tenant: &TenantId) -> Result<Vec<OrderInDoubt>, DbError> {
        let now = self.clock().now();
        let flights = self.orders().waiting_for_operations::<FlightOrder>(tenant).await?;
        let hotels = self.orders().waiting_for_operations::<HotelOrder>(tenant).await?;
        let flights = flights.into_iter().map(|waiting| OrderInDoubt::of_flight(waiting, now));
        let hotels = hotels.into_iter().map(|waiting| OrderInDoubt::of_hotel(waiting, now));
        let groups = self.orders().waiting_for_operations::<GroupOrder>(tenant).await?;
        let groups = groups.into_iter().map(|waiting| OrderInDoubt::of_group(waiting, now));
        let mut found: Vec<_> = flights.chain(hotels).chain(groups).collect();
        found.sort_by_key(|order| order.since);
        Ok(found)
    }

    /// Record what an operator found. Repeating the same decision changes nothing.
    ///
    /// # Errors
    /// When the order is not waiting for a decision, or the finding does not fit it.
    pub async fn decide_outcome(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        outcome: OutcomeFound,
    ) -> Result<OrderInDoubt, OutcomeError> {
        let OutcomeFound {
            found,
            tickets,
            record,
            reason,
            operator,
        } = outcome;
        let (orders, held) = (self.orders(), None);
        if reference.kind() == OrderKind::Hotel {
            let decision = Decision {
                found,
                evidence: record,
                reason,
                operator,
            };
            let order = orders.decide::<HotelOrder>(tenant, reference, decision).await?;
            return Ok(OrderInDoubt::of_hotel(Waiting { order, held }, self.clock().now()));
        }
        if reference.kind() == OrderKind::Group {
            let decision = Decision {
                found,
                evidence: tickets,
                reason,
                operator,
            };
            let order = orders.decide::<GroupOrder>(tenant, reference, decision).await?;
            return Ok(OrderInDoubt::of_group(Waiting { order, held }, self.clock().now()));
        }
        let evidence = AirlineRecord { tickets, pnr: record };
        let decision = Decision {
            found,
            evidence,
            reason,
            operator,
        };
        let order = orders.decide::<FlightOrder>(tenant, reference, decision).await?;
        Ok(OrderInDoubt::of_flight(Waiting { order, held }, self.clock().now()))
    }
}

impl OrderInDoubt {
    fn of_flight(Waiting { order, held }: Waiting<FlightOrder>, now: DateTime<Utc>) -> Self {
        let people = order.details.travellers.iter().map(|person| TravellerInDoubt {
            traveller_id: person.traveller_id.clone(),
            name: spoken_name(&person.given_name, &person.surname),
        });
        let imported = order.details.imported.as_ref();
        Self {
            reference: order.reference.clone(),
            status: order.status,
            since: order.status_since,
            agency: order.details.agency_name.clone(),
            supplier: order.details.offer.supplier.0.clone(),
            record: order.pnr.clone().or_else(|| imported.map(|record| record.pnr.clone())),
            title: order.route(),
            travellers: people.collect(),
            held,
            findings: findings(&order, now),
        }
    }

    fn of_hotel(Waiting { order, held }: Waiting<HotelOrder>, now: DateTime<Utc>) -> Self {
        let details = &order.details;
        let guests = details.rooms.iter().flatten().enumerate();
        let people = guests.map(|(number, guest)| TravellerInDoubt {
            traveller_id: number.to_string(),
            name: guest.name(),
        });
        Self {
            reference: order.reference.clone(),
            status: order.status,
            since: order.status_since,
            agency: details.agency_name.clone(),
            supplier: details.rate.supplier.0.clone(),
            record: details.supplier_reference.clone(),
            title: order.summary().title,
            travellers: people.collect(),
            held,
            findings: findings(&order, now),
        }
    }
}

impl OrderInDoubt {
    /// Its passengers are identified by their lines in the list of names.
    fn of_group(Waiting { order, held }: Waiting<GroupOrder>, now: DateTime<Utc>) -> Self {
        let people = order.details.names.iter().map(|name| TravellerInDoubt {
            traveller_id: name.line.to_string(),
            name: name.name(),
        });
        Self {
            reference: order.reference.clone(),
            status: order.status,
            since: order.status_since,
            agency: order.details.agency_name.clone(),
            supplier: order.supplier(),
            record: order.details.airline_reference.clone(),
            title: order.route(),
            travellers: people.collect(),
            held,
            findings: findings(&order, now),
        }
    }
}

fn findings<O: ReviewedOrder>(order: &O, now: DateTime<Utc>) -> Vec<Found> {
    let all = [Found::Fulfilled, Found::Held, Found::Nothing];
    let is_possible = |found: &Found| *found != Found::Held || order.may_be_held(now);
    all.into_iter().filter(is_possible).collect()
}
