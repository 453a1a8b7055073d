//! Hold seats of a lot for a group: the order is stored and the seats are taken in one transaction.

use jetway_db::Tx;
use jetway_domain::ids::{FareLotId, OrderId, OrderKind, OrderPrefix, OrderReference};
use jetway_domain::lot::group::order::{GroupContact, GroupDetails, GroupOrder};
use jetway_domain::lot::{FareLot, LotKind, LotTerms, MOST_PASSENGERS, SeatParty, SeatPrice};
use jetway_domain::money::Money;
use jetway_domain::order::{OrderCore, OrderEventKind, OrderStatus};

use super::ending::seat_move;
use super::error::PartyFault;
use super::{GroupError, Groups};
use crate::context::Caller;
use crate::order::change::Change;
use crate::order::emails::schedule_limit_email;
use crate::order::{ChargeError, charge};

/// What is held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldSeats {
    /// The lot.
    pub lot: FareLotId,
    /// Kinds of lots the user may buy.
    pub kinds: Vec<LotKind>,
    /// The passengers.
    pub party: SeatParty,
    /// The customer price of the party that the agent saw.
    pub accepted: Money,
    /// How the agency calls the group.
    pub group_name: String,
    /// Where it is reached.
    pub contact: GroupContact,
}

impl Groups {
    /// Hold seats until the deposit is due.
    ///
    /// # Errors
    /// When the lot is not on sale to the agency, has fewer seats or another price, or the party is not possible.
    pub async fn hold(&self, caller: &Caller, command: HoldSeats) -> Result<GroupOrder, GroupError> {
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        charge::may_buy(&tx, caller.agency).await.map_err(ChargeError::from)?;
        let lot = tx.fare_lots().find(command.lot).await?;
        let lot = lot.filter(|lot| lot.is_open_to(caller.agency, now));
        let lot = lot.ok_or(GroupError::LotGone)?;
        if !command.kinds.contains(&lot.offer.kind) {
            return Err(GroupError::NotAllowed(lot.offer.kind));
        }
        let terms = &lot.offer.terms;
        if now >= terms.names_by.min(terms.balance_by) {
            return Err(GroupError::LotGone);
        }
        check_party(command.party, terms).map_err(GroupError::Party)?;
        let current = lot.offer.prices.total(command.party)?.customer;
        if command.accepted != current {
            let previous = command.accepted;
            return Err(GroupError::PriceChanged { previous, current });
        }
        let reference = self.next_reference(&tx, caller).await?;
        let id = lot.id;
        let order = self.drafted(caller, command, lot, reference);
        if !self.placed(&tx, caller, &order).await? {
            let lot = tx.fare_lots().find(id).await?;
            tx.rollback().await?;
            let lot = lot
                .filter(|lot| lot.is_open_to(caller.agency, now))
                .ok_or(GroupError::LotGone)?;
            let free = lot.seats.free();
            return Err(GroupError::NotEnoughSeats { free });
        }
        tx.commit().await?;
        Ok(order)
    }

    /// The reference of the tenant's next group order.
    pub(in crate::lots) async fn next_reference(&self, tx: &Tx, caller: &Caller) -> Result<OrderReference, GroupError> {
        let now = self.services.now();
        let number = tx
            .counters()
            .next(&format!("group-orders-{}", now.format("%y%m")))
            .await?;
        let prefix = OrderPrefix::of(&caller.tenant);
        OrderReference::compose(prefix, OrderKind::Group, now, number).map_err(|_| GroupError::Reference)
    }

    /// Store a drafted order and take its seats. Returns `false` if the lot has fewer; the transaction must not be committed then.
    pub(in crate::lots) async fn placed(
        &self,
        tx: &Tx,
        caller: &Caller,
        order: &GroupOrder,
    ) -> Result<bool, GroupError> {
        let seats = order.details.party.seats();
        tx.groups().insert(order).await?;
        let text = format!("{seats} seats are held.");
        let held = Change::by(&caller.user_name, OrderEventKind::Requested, text);
        tx.orders().record(order.id, &held.event(self.services.now())).await?;
        schedule_limit_email(&self.services, tx, order.id, order.details.deposit_by).await?;
        Ok(tx.fare_lots().take(&seat_move(&self.services, order, seats)).await?)
    }

    /// The order of a party of a lot.
    pub(in crate::lots) fn drafted(
        &self,
        caller: &Caller,
        command: HoldSeats,
        lot: FareLot,
        reference: OrderReference,
    ) -> GroupOrder {
        let now = self.services.now();
        let zero = Money::zero(lot.offer.currency());
        // Names may be due before the deposit would be.
        let deposit_by = lot.offer.terms.deposit_by(now).min(lot.offer.terms.names_by);
        GroupOrder {
            core: OrderCore {
                next_check_at: Some(deposit_by),
                ..OrderCore::placed(
                    (OrderId(self.services.ids().uuid()), reference),
                    OrderStatus::OnHold,
                    (caller.agency, caller.user),
                    now,
                )
            },
            lot: lot.id,
            sealed_passports: None,
            details: GroupDetails {
                agency_name: caller.agency_name.clone(),
                created_by_name: caller.user_name.clone(),
                group_name: command.group_name,
                contact: command.contact,
                offer: lot.offer,
                party: command.party,
                deposit_by,
                deposit: None,
                balance: None,
                penalties: zero,
                name_fees: zero,
                refunded: SeatPrice {
                    customer: zero,
                    agent: zero,
                },
                names: Vec::new(),
                reminded: Vec::new(),
                attempt: 1,
                asked_at: None,
                airline_reference: None,
                print_price: None,
                finding: None,
                ended: None,
            },
        }
    }
}

/// Whether a lot is sold to such a party.
pub(in crate::lots) const fn check_party(party: SeatParty, terms: &LotTerms) -> Result<(), PartyFault> {
    let seats = party.seats();
    if party.adults == 0 {
        Err(PartyFault::Adults)
    } else if party.infants > party.adults {
        Err(PartyFault::Infants)
    } else if seats < terms.min_passengers || seats > terms.max_passengers {
        Err(PartyFault::Seats {
            least: terms.min_passengers,
            most: terms.max_passengers,
        })
    } else if party.passengers() > MOST_PASSENGERS {
        Err(PartyFault::Passengers)
    } else {
        Ok(())
    }
}
