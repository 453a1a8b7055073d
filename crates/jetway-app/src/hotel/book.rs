//! Books a checked rate, as one order: hold the money, store the order, then call the supplier.

use chrono::{NaiveTime, TimeDelta};
use jetway_connectors::port::hotel::{HotelBookingRequest, HotelOutcome, HotelRejection};
use jetway_domain::hotel::guest::{Guest, GuestContact, GuestFault, guest_faults};
use jetway_domain::hotel::order::{HotelOrder, HotelOrderDetails};
use jetway_domain::hotel::rate::HotelRate;
use jetway_domain::ids::{OrderId, OrderKind, OrderPrefix, OrderReference, PriceSessionId};
use jetway_domain::money::Money;
use jetway_domain::order::{OrderCore, OrderEventKind, OrderStatus};

use super::checked::CheckedRate;
use super::{Hotels, write};
use crate::context::Caller;
use crate::order::change::Change;
use crate::order::error::store_failures;
use crate::order::{ChargeError, OrderError, SettleError, charge};

/// An order whose supplier call was cut short is read only after the deadline of that call.
const READ_AFTER_CALL: TimeDelta = TimeDelta::seconds(15);

/// A booking request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookHotel {
    /// The session of the checked rate.
    pub session: PriceSessionId,
    /// The customer total the agent saw.
    pub accepted: Money,
    /// The guests of each room, the lead first.
    pub rooms: Vec<Vec<Guest>>,
    /// Contact details.
    pub contact: GuestContact,
    /// Special requests to the hotel.
    pub special_requests: Option<String>,
    /// Arrival time, in the hotel's time zone.
    pub arrival_time: Option<NaiveTime>,
    /// Whether it is paid after the hotel has confirmed.
    pub pay_later: bool,
}

/// Why nothing was booked.
#[derive(Debug, thiserror::Error)]
pub enum BookHotelError {
    /// The order cannot be stored.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The checked rate has expired.
    #[error("the checked rate has expired")]
    SessionExpired,
    /// The accepted amount is not the current one, or the hotel changed it.
    #[error("the price has changed")]
    PriceChanged {
        /// The amount the agent saw.
        previous: Money,
        /// The current amount.
        current: Money,
    },
    /// Sold out.
    #[error("sold out")]
    SoldOut,
    /// The guests do not fit the rooms.
    #[error("{} faults", .0.len())]
    Guests(Vec<GuestFault>),
    /// The rate has to be paid at once.
    #[error("the rate has to be paid at once")]
    NotLater,
    /// The hotel refused, in the supplier's words.
    #[error("the hotel refused the booking: {0}")]
    Refused(String),
    /// The money could not be held.
    #[error(transparent)]
    Charge(#[from] ChargeError),
    /// No order reference could be generated.
    #[error("no order reference could be generated")]
    Reference,
    /// The hotel may have acted, and its answer is not recorded. Reconciliation finds out.
    #[error("the outcome is unknown: {0}")]
    OutcomeUnknown(#[source] SettleError),
}

store_failures!(BookHotelError);

impl Hotels {
    /// Book a checked rate. One session makes one order, however often and concurrently this is called.
    ///
    /// # Errors
    /// When the session has expired, the amount is not the current one, the guests do not fit, the wallet does not cover it, or the
    /// hotel refuses.
    pub async fn book(&self, caller: &Caller, command: BookHotel) -> Result<HotelOrder, BookHotelError> {
        let (hotels, caller) = (self.clone(), caller.clone());
        self.services
            .to_the_end(async move { hotels.book_locked(&caller, command).await })
            .await
            .map_err(unrecorded)?
    }

    async fn book_locked(&self, caller: &Caller, command: BookHotel) -> Result<HotelOrder, BookHotelError> {
        let _lock = self.store.lock(command.session.0).await;
        let earlier = self.of_session(caller, command.session).await?;
        if let Some(order) = earlier.as_ref().filter(|order| order.withdrawn_at.is_none()) {
            return still_stands(order.clone());
        }
        let checked = self.checked.checked(caller, command.session).await;
        let mut checked = checked.ok_or(BookHotelError::SessionExpired)?;
        if let Some(refused) = &earlier {
            let answered = &refused.details.rate;
            if !is_only_repriced(answered, &checked.rate) {
                return Err(BookHotelError::SessionExpired);
            }
            checked.rate = answered.clone();
        }
        let current = checked.rate.total;
        if command.accepted != current {
            let previous = command.accepted;
            return Err(BookHotelError::PriceChanged { previous, current });
        }
        let faults = guest_faults(&command.rooms, &checked.search.rooms);
        if !faults.is_empty() {
            return Err(BookHotelError::Guests(faults));
        }
        let now = self.services.now();
        if command.pay_later && checked.rate.hold_until.is_none_or(|until| until <= now) {
            return Err(BookHotelError::NotLater);
        }
        let order = match self.claim(caller, command, checked, earlier).await? {
            Claim::Ours(order) => self.book_at_supplier(caller, *order).await?,
            Claim::Theirs(order) => *order,
        };
        still_stands(order)
    }

    /// The order made from a session by the caller's agency.
    async fn of_session(&self, caller: &Caller, id: PriceSessionId) -> Result<Option<HotelOrder>, BookHotelError> {
        let tx = self.services.read(&caller.tenant).await?;
        let found = tx.hotels().by_session(id).await?;
        Ok(found.filter(|order| order.agency == caller.agency))
    }

    /// Hold the money and store the order, or reuse a refused one, in one transaction.
    async fn claim(
        &self,
        caller: &Caller,
        command: BookHotel,
        checked: CheckedRate,
        earlier: Option<HotelOrder>,
    ) -> Result<Claim, BookHotelError> {
        let now = self.services.now();
        let session = checked.session;
        let tx = self.services.begin(&caller.tenant).await?;
        let reference = match &earlier {
            Some(earlier) => earlier.reference.clone(),
            None => {
                let number = tx
                    .counters()
                    .next(&format!("hotel-orders-{}", now.format("%y%m")))
                    .await?;
                let prefix = OrderPrefix::of(&caller.tenant);
                let reference = OrderReference::compose(prefix, OrderKind::Hotel, now, number);
                reference.map_err(|_| BookHotelError::Reference)?
            }
        };
        let mut order = self.drafted(caller, command, checked, reference);
        if let Some(earlier) = &earlier {
            order.id = earlier.id;
            order.version = earlier.version;
            order.details.attempt = earlier.details.attempt + 1;
        }
        if !order.details.pays_later {
            let held = charge::hold(&self.services, &tx, caller, &order, order.payable()).await?;
            order.hold = Some(held);
        }
        let is_ours = match earlier {
            Some(_) => tx.hotels().save(&mut order).await?,
            None => tx.hotels().insert(&order).await?,
        };
        if !is_ours {
            tx.rollback().await?;
            let theirs = self.of_session(caller, session).await?;
            let theirs = theirs.filter(|order| order.withdrawn_at.is_none());
            return theirs
                .map(|order| Claim::Theirs(Box::new(order)))
                .ok_or(BookHotelError::SessionExpired);
        }
        let asked = Change::by(&caller.user_name, OrderEventKind::Requested, "Booking requested.");
        tx.orders().record(order.id, &asked.event(now)).await?;
        if order.hold.is_some() {
            let held = Change::by(&caller.user_name, OrderEventKind::IssueStarted, "The money is held.");
            tx.orders().record(order.id, &held.event(now)).await?;
        }
        tx.commit().await?;
        Ok(Claim::Ours(Box::new(order)))
    }

    fn drafted(
        &self,
        caller: &Caller,
        command: BookHotel,
        checked: CheckedRate,
        reference: OrderReference,
    ) -> HotelOrder {
        let now = self.services.now();
        let status = if command.pay_later {
            OrderStatus::Pending
        } else {
            OrderStatus::InProgress
        };
        HotelOrder {
            core: OrderCore {
                next_check_at: Some(now + READ_AFTER_CALL),
                ..OrderCore::placed(
                    (OrderId(self.services.ids().uuid()), reference),
                    status,
                    (caller.agency, caller.user),
                    now,
                )
            },
            session: checked.session,
            details: HotelOrderDetails {
                agency_name: caller.agency_name.clone(),
                created_by_name: caller.user_name.clone(),
                attempt: 1,
                hotel_code: checked.hotel_code,
                property: checked.property,
                search: checked.search,
                rate: checked.rate,
                rooms: command.rooms,
                contact: command.contact,
                special_requests: command.special_requests,
                arrival_time: command.arrival_time,
                pays_later: command.pay_later,
                supplier_reference: None,
                hotel_confirmation: None,
                print_price: None,
                finding: None,
                cancelling: None,
                cancelled: None,
            },
        }
    }

    async fn book_at_supplier(&self, caller: &Caller, order: HotelOrder) -> Result<HotelOrder, BookHotelError> {
        let details = &order.details;
        let request = HotelBookingRequest {
            search: details.search.clone(),
            hotel_code: details.hotel_code.clone(),
            rate: details.rate.clone(),
            rooms: details.rooms.clone(),
            contact: details.contact.clone(),
            special_requests: details.special_requests.clone(),
            arrival_time: details.arrival_time,
        };
        let outcome = match self.supplier_of(&order) {
            Some(supplier) => write(supplier.book(&order.operation(), &request)).await,
            None => HotelOutcome::Rejected(HotelRejection::Refused("not connected".to_owned())),
        };
        match outcome {
            HotelOutcome::Done(stay) => self.heard(&caller.tenant, order, &stay).await.map_err(unrecorded),
            HotelOutcome::Unknown => Ok(order),
            HotelOutcome::Rejected(rejection) => Err(self.withdraw(caller, order, rejection).await?),
        }
    }

    /// The hotel refused immediately: release the hold, hide the order, return the reason.
    async fn withdraw(
        &self,
        caller: &Caller,
        order: HotelOrder,
        rejection: HotelRejection,
    ) -> Result<BookHotelError, BookHotelError> {
        let mut changed_rate = None;
        let (error, text) = match rejection {
            HotelRejection::SoldOut => (BookHotelError::SoldOut, "The rooms were sold out."),
            HotelRejection::Changed(rate) => {
                let shown = &order.details.rate;
                changed_rate = self.priced(caller, *rate);
                let error = match &changed_rate {
                    Some(rate) if is_only_repriced(rate, shown) => BookHotelError::PriceChanged {
                        previous: shown.total,
                        current: rate.total,
                    },
                    // Only a new check shows the agent the terms.
                    _ => BookHotelError::SessionExpired,
                };
                (error, "The price or the terms changed before the rooms were booked.")
            }
            HotelRejection::Refused(reason) => (BookHotelError::Refused(reason), "The hotel refused the booking."),
        };
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await.map_err(unrecorded)?;
        if order.hold.is_some() {
            charge::release(&self.services, &tx, &order).await.map_err(unrecorded)?;
        }
        let change = Change::system(OrderEventKind::Withdrawn, text);
        let changed = self.store.apply(&tx, &order, change, |order: &mut HotelOrder| {
            if let Some(rate) = changed_rate {
                order.details.rate = rate;
            }
            order.hold = None;
            order.withdrawn_at = Some(now);
            order.next_check_at = None;
        });
        let changed = changed.await.map_err(unrecorded)?;
        self.store.commit(tx, order, changed).await.map_err(unrecorded)?;
        Ok(error)
    }
}

impl Hotels {
    /// A supplier's rate with the agency's commission; `None` when the tenant no longer trades.
    fn priced(&self, caller: &Caller, rate: HotelRate) -> Option<HotelRate> {
        let rules = self.services.pricing(&caller.tenant)?;
        rate.with_commission_share(rules.commission_share_bp).ok()
    }
}

enum Claim {
    Ours(Box<HotelOrder>),
    Theirs(Box<HotelOrder>),
}

/// Whether only the price changed, so that accepting the price is enough: all other terms are as shown.
fn is_only_repriced(rate: &HotelRate, shown: &HotelRate) -> bool {
    let is_same_price = rate.total == shown.total;
    rate.has_terms_of(shown) && (!is_same_price || rate.payable() == shown.payable())
}

/// An order that has ended does not count as just booked.
fn still_stands(order: HotelOrder) -> Result<HotelOrder, BookHotelError> {
    match order.status {
        OrderStatus::Cancelled => Err(BookHotelError::Refused("The booking is cancelled.".to_owned())),
        OrderStatus::Expired => Err(BookHotelError::Refused("The booking was not paid in time.".to_owned())),
        _ => Ok(order),
    }
}

/// The booking was sent to the supplier.
fn unrecorded(error: impl Into<SettleError>) -> BookHotelError {
    BookHotelError::OutcomeUnknown(error.into())
}
