//! The end of an order without tickets: its seats are free again, and its money returns by the terms.

use jetway_db::Tx;
use jetway_domain::ids::{JournalId, SeatMoveId, TenantId};
use jetway_domain::ledger::{Account, EntryKind, JournalEntry, Line};
use jetway_domain::lot::SeatMove;
use jetway_domain::lot::group::order::{CancelTerms, GroupDeadline, GroupEnd, GroupOrder};
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::{GroupError, Groups};
use crate::context::Services;
use crate::order::ChargeError;
use crate::order::change::Change;

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
        let journal = give_back_money(&self.services, &tx, &order, terms.refund.agent).await?;
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

/// Return money to the wallet; nothing is posted for nothing. The order's version makes the entry unique.
pub(super) async fn give_back_money(
    services: &Services,
    tx: &Tx,
    order: &GroupOrder,
    refund: Money,
) -> Result<Option<JournalId>, ChargeError> {
    if refund.is_zero() {
        return Ok(None);
    }
    let entry = entry(
        services,
        tx,
        order,
        (EntryKind::Refund, "R"),
        vec![
            Line::debit(Account::SupplierPayable(order.supplier()), refund),
            Line::credit(Account::AgencyWallet(order.agency), refund),
        ],
    );
    let receipt = tx.ledger().post(&entry, JournalId::fresh(services.ids())).await?;
    Ok(Some(receipt.journal_id))
}

/// An entry about an order, which is identified by a letter and the order's version.
pub(super) fn entry(
    services: &Services,
    tx: &Tx,
    order: &GroupOrder,
    (kind, letter): (EntryKind, &str),
    lines: Vec<Line>,
) -> JournalEntry {
    let now = services.now();
    let zone = services.zone(tx.scope().tenant());
    JournalEntry {
        agency: order.agency,
        kind,
        reference: format!("{}-{letter}{}", order.reference.as_str(), order.version),
        order: Some(order.reference.clone()),
        hold: None,
        description: format!("{} {}", order.route(), order.details.group_name),
        actor: "system".to_owned(),
        reason: None,
        posted_at: now,
        value_on: now.with_timezone(&zone).date_naive(),
        lines,
    }
}
