//! The end of an order without tickets: its seats are free again, and its money returns by the terms.

use jetway_db::Tx;
use jetway_domain::ids::{SeatMoveId, TenantId};
use jetway_domain::lot::SeatMove;
use jetway_domain::lot::group::order::{CancelTerms, GroupDeadline, GroupEnd, GroupOrder};
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::{GroupError, Groups};
use crate::context::Services;
use crate::order::ChargeError;
use crate::order::change::Change;
use crate::order::charge::parts;

impl Groups {
    /// End an order: return its money, free its seats and record it, in one transaction.
    pub(super) async fn end(
        &self,
        tenant: &TenantId,
        order: GroupOrder,
        terms: CancelTerms,
        (by, missed): (&str, Option<GroupDeadline>),
    ) -> Result<GroupOrder, GroupError> {
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        let journal = parts::give_back(&self.services, &tx, &order, terms.refund.agent).await?;
        let change = match missed {
            Some(missed) => Change::system(OrderEventKind::Expired, told(missed)).to(OrderStatus::Expired),
            None => Change::by(by, OrderEventKind::Cancelled, "The seats are given back.").to(OrderStatus::Cancelled),
        };
        let changed = self.store.apply(&tx, &order, change, |order: &mut GroupOrder| {
            order.details.ended = Some(GroupEnd {
                at: now,
                by: by.to_owned(),
                terms,
                missed,
                journal,
            });
            order.next_check_at = None;
        });
        let changed = changed.await?;
        if changed.is_some() {
            free_seats(&self.services, &tx, &order, order.details.party.seats()).await?;
        }
        Ok(self.saved(tx, changed).await?)
    }
}

const fn told(missed: GroupDeadline) -> &'static str {
    match missed {
        GroupDeadline::Deposit => "The deposit was not paid in time. The seats are given back.",
        GroupDeadline::Names => "Names were missing when they were due. The seats are given back.",
        GroupDeadline::Balance => "The balance was not paid in time. The seats are given back.",
    }
}

/// A change of the lot's seats that an order makes.
pub(super) fn seat_move(services: &Services, order: &GroupOrder, seats: u32) -> SeatMove {
    SeatMove {
        id: SeatMoveId::fresh(services.ids()),
        lot: order.lot,
        order: order.id,
        seats,
        at: services.now(),
    }
}

/// Free seats that the order held.
///
/// # Errors
/// `NoSeats` when the lot does not hold them; the transaction must not be committed then.
pub(super) async fn free_seats(
    services: &Services,
    tx: &Tx,
    order: &GroupOrder,
    seats: u32,
) -> Result<(), ChargeError> {
    let freed = tx.fare_lots().give_back(&seat_move(services, order, seats)).await?;
    freed.then_some(()).ok_or(ChargeError::NoSeats)
}

/// The seats that the order held have tickets.
///
/// # Errors
/// As [`free_seats`].
pub(super) async fn sell_seats(services: &Services, tx: &Tx, order: &GroupOrder) -> Result<(), ChargeError> {
    let seats = seat_move(services, order, order.details.party.seats());
    let sold = tx.fare_lots().sell(&seats).await?;
    sold.then_some(()).ok_or(ChargeError::NoSeats)
}
