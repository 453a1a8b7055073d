//! A product made for these tests: a hotel room, held until a limit, paid from the wallet and fulfilled with a voucher.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use jetway_db::{DbError, Tx};
use jetway_documents::{Amounts, Document, Fact, Language, Party, PeopleLabel, Person};
use jetway_domain::ids::{OrderId, OrderKind, OrderPrefix, OrderReference, TenantId};
use jetway_domain::ledger::{Account, Line};
use jetway_domain::money::{CurrencyCode, Money, MoneyError};
use jetway_domain::order::{
    Finding, Found, OrderCore, OrderEventKind, OrderStatus, OrderSummary, RequestKind, WrongState,
};
use jetway_domain::payment::{PartBasis, PartTerms};
use serde::{Deserialize, Serialize};

use crate::context::{Caller, Services};
use crate::order::change::Change;
use crate::order::charge;
use crate::order::documents::Letterhead;
use crate::order::part_terms::{PartTermsError, Paying, agreed, due_now};
use crate::order::product::{Product, ProductOrder, ReviewedOrder, StoredOrder};
use crate::order::{ChargeError, OrderError, OrderStore, SettleError};

/// The product's own table, beside `orders`.
pub(super) const TABLE: &str = "create table room_orders (tenant text not null, id text not null, part text not null)";
/// How long a room is held.
pub(super) const HELD_FOR: TimeDelta = TimeDelta::hours(6);
/// How long after a request the hotel is asked what became of it.
pub(super) const ASK_AFTER: TimeDelta = TimeDelta::seconds(15);
/// The hotel's price of a room.
pub(super) const PRICE: i64 = 60_000;
/// What the agency's customer pays.
pub(super) const CUSTOMER: i64 = 75_000;

pub(super) fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

/// What a room order has besides the core.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct RoomPart {
    pub(super) guest: String,
    pub(super) arrives_on: NaiveDate,
    pub(super) held_until: DateTime<Utc>,
    pub(super) voucher: Option<String>,
    pub(super) part: Option<PartTerms>,
    pub(super) print_price: Option<Money>,
    pub(super) finding: Option<Finding>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RoomOrder {
    core: OrderCore,
    pub(super) room: RoomPart,
}

impl Deref for RoomOrder {
    type Target = OrderCore;
    fn deref(&self) -> &OrderCore {
        &self.core
    }
}

impl DerefMut for RoomOrder {
    fn deref_mut(&mut self) -> &mut OrderCore {
        &mut self.core
    }
}

impl RoomOrder {
    async fn insert(&self, tx: &Tx) -> Result<(), DbError> {
        tx.orders().insert(&self.core, &self.summary()).await?;
        let tenant = tx.scope().tenant().as_str();
        let sql = format!(
            "insert into room_orders (tenant, id, part) values ('{tenant}', '{}', '{}')",
            self.id,
            self.part_text()
        );
        tx.tamper(&sql).await.map(drop)
    }

    fn part_text(&self) -> String {
        serde_json::to_string(&self.room)
            .expect("a document")
            .replace('\'', "''")
    }
}

#[async_trait]
impl StoredOrder for RoomOrder {
    async fn load(tx: &Tx, ids: &[OrderId]) -> Result<Vec<Self>, DbError> {
        let mut found = Vec::new();
        for (core, _) in tx.orders().find_all(ids).await? {
            let sql = format!("select part from room_orders where id = '{}'", core.id);
            let Some(text) = tx.peek(&sql).await?.pop() else {
                continue;
            };
            let room = serde_json::from_str(&text).map_err(|_| DbError::Unreadable("room_orders.part"))?;
            found.push(Self { core, room });
        }
        Ok(found)
    }

    async fn save(&mut self, tx: &Tx) -> Result<bool, DbError> {
        let summary = self.summary();
        if !tx.orders().save(&mut self.core, &summary).await? {
            return Ok(false);
        }
        let sql = format!(
            "update room_orders set part = '{}' where id = '{}'",
            self.part_text(),
            self.id
        );
        tx.tamper(&sql).await?;
        Ok(true)
    }

    fn step_to(&self, to: OrderStatus) -> Result<OrderStatus, WrongState> {
        use OrderStatus::{Cancelled, Confirmed, Expired, InProgress, OnHold, PartiallyTicketed, Pending, UnConfirmed};
        let from = self.status;
        let steps: &[OrderStatus] = match from {
            OnHold => &[InProgress, Cancelled, Expired],
            InProgress => &[Confirmed, UnConfirmed],
            UnConfirmed => &[Confirmed, OnHold, Cancelled],
            Pending | PartiallyTicketed | Confirmed | Cancelled | Expired => &[],
        };
        steps
            .iter()
            .copied()
            .find(|step| *step == to)
            .ok_or(WrongState { from, to })
    }

    fn summary(&self) -> OrderSummary {
        let room = &self.room;
        OrderSummary {
            title: "Creek View, Dubai".to_owned(),
            lead_name: room.guest.clone(),
            starts_on: room.arrives_on,
            time_limit_at: Some(room.held_until),
            pay_by: (self.status == OrderStatus::OnHold).then_some(room.held_until),
            customer: aed(CUSTOMER),
            payable: aed(PRICE),
            supplier: "creek-view".to_owned(),
            search_text: format!("{}\n{}", self.reference.as_str(), room.guest).to_lowercase(),
        }
    }
}

impl ProductOrder for RoomOrder {
    const KIND: OrderKind = OrderKind::Hotel;

    fn part(&self) -> Option<PartTerms> {
        self.room.part
    }

    fn part_basis(&self) -> PartBasis {
        PartBasis {
            payable: aed(PRICE),
            refundable: false,
            penalty: aed(0),
            starts_at: self
                .room
                .arrives_on
                .and_hms_opt(14, 0, 0)
                .map(|arrival| arrival.and_utc()),
        }
    }

    fn credits(&self) -> Result<Vec<Line>, MoneyError> {
        let (hotel, ours) = (aed(PRICE - 5_000), aed(5_000));
        hotel.checked_add(ours)?;
        Ok(vec![
            Line::credit(Account::SupplierPayable("creek-view".to_owned()), hotel),
            Line::credit(Account::CommissionIncome, ours),
        ])
    }

    fn needs_approval(&self, _: RequestKind) -> bool {
        false
    }

    fn print_price(&self) -> Option<Money> {
        self.room.print_price
    }

    fn set_print_price(&mut self, price: Option<Money>) {
        self.room.print_price = price;
    }
}

/// An operator found no such voucher.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a voucher has six digits")]
pub(super) struct NoVoucher;

impl ReviewedOrder for RoomOrder {
    type Evidence = Option<String>;
    type Proof = Option<String>;
    type Fault = NoVoucher;

    fn finding(&self) -> Option<&Finding> {
        self.room.finding.as_ref()
    }

    fn record(&self) -> Option<&str> {
        self.room.voucher.as_deref()
    }

    fn proven(&self, found: Found, voucher: Self::Evidence, _: DateTime<Utc>) -> Result<Self::Proof, NoVoucher> {
        let fits = |voucher: &String| voucher.len() == 6 && voucher.bytes().all(|digit| digit.is_ascii_digit());
        match found {
            Found::Fulfilled => voucher.filter(fits).map(Some).ok_or(NoVoucher),
            Found::Held | Found::Nothing => Ok(None),
        }
    }

    fn restore_agreed_price(&mut self) {}

    fn take(&mut self, finding: Finding, voucher: Self::Proof) {
        self.room.voucher = voucher;
        self.room.finding = Some(finding);
        self.next_check_at = None;
    }

    fn told(&self, found: Found) -> &'static str {
        match found {
            Found::Fulfilled => "The hotel has the voucher. It is paid.",
            Found::Held => "The hotel holds the room. Nothing is charged.",
            Found::Nothing => "The hotel has no room. Nothing is charged.",
        }
    }
}

/// The hotel: what it answers, and the vouchers it has.
#[derive(Default)]
pub(super) struct Hotel {
    /// Orders whose voucher it makes and does not answer with.
    pub(super) is_silent: Mutex<bool>,
    vouchers: Mutex<BTreeMap<OrderId, String>>,
}

impl Hotel {
    fn fulfil(&self, order: OrderId) -> Option<String> {
        let silent = *self.is_silent.lock().unwrap_or_else(PoisonError::into_inner);
        if silent {
            return None;
        }
        self.make(order);
        self.voucher(order)
    }

    /// Issue the voucher, even if the answer is lost.
    pub(super) fn make(&self, order: OrderId) {
        let mut vouchers = self.vouchers.lock().unwrap_or_else(PoisonError::into_inner);
        let next = 400_001 + vouchers.len();
        vouchers.entry(order).or_insert_with(|| next.to_string());
    }

    fn voucher(&self, order: OrderId) -> Option<String> {
        let vouchers = self.vouchers.lock().unwrap_or_else(PoisonError::into_inner);
        vouchers.get(&order).cloned()
    }
}

/// The product's service: everything it does goes through the order core.
pub(super) struct Rooms {
    pub(super) services: Arc<Services>,
    pub(super) store: Arc<OrderStore>,
    pub(super) hotel: Arc<Hotel>,
}

/// Why a room was not paid for.
#[derive(Debug, thiserror::Error)]
pub(super) enum PayError {
    #[error(transparent)]
    Order(#[from] OrderError),
    #[error(transparent)]
    Terms(#[from] PartTermsError),
    #[error(transparent)]
    Charge(#[from] ChargeError),
    #[error(transparent)]
    Settle(#[from] SettleError),
}

crate::order::error::store_failures!(PayError);

impl Rooms {
    pub(super) async fn hold(&self, caller: &Caller, guest: &str) -> Result<RoomOrder, OrderError> {
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        let number = tx.counters().next("rooms").await?;
        let prefix = OrderPrefix::of(&caller.tenant);
        let until = now + HELD_FOR;
        let order = RoomOrder {
            core: OrderCore {
                next_check_at: Some(until),
                ..OrderCore::placed(
                    (
                        OrderId::fresh(self.services.ids()),
                        OrderReference::compose(prefix, OrderKind::Hotel, now, number).expect("a reference"),
                    ),
                    OrderStatus::OnHold,
                    (caller.agency, caller.user),
                    now,
                )
            },
            room: RoomPart {
                guest: guest.to_owned(),
                arrives_on: (now + TimeDelta::days(30)).date_naive(),
                held_until: until,
                voucher: None,
                part: None,
                print_price: None,
                finding: None,
            },
        };
        order.insert(&tx).await?;
        let event = Change::by(&caller.user_name, OrderEventKind::Booked, "The room is held.").event(now);
        tx.orders().record(order.id, &event).await?;
        tx.commit().await?;
        Ok(order)
    }

    /// Hold the money, ask the hotel, capture.
    pub(super) async fn pay(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        paying: Paying,
    ) -> Result<RoomOrder, PayError> {
        let (order, _lock) = self.store.own_locked::<RoomOrder>(caller, reference).await?;
        if order.summary().pay_by.is_none_or(|at| at <= self.services.now()) {
            return Err(OrderError::WrongState(order.status).into());
        }
        let part = agreed(&self.services, &caller.tenant, &order, paying).await?;
        let amount = due_now(&order, part);
        let tx = self.services.begin(&caller.tenant).await?;
        let hold = charge::hold(&self.services, &tx, caller, &order, amount).await?;
        let change = Change::by(&caller.user_name, OrderEventKind::IssueStarted, "The money is held.");
        let asked_at = self.services.now() + ASK_AFTER;
        let started = self.store.apply(
            &tx,
            &order,
            change.to(OrderStatus::InProgress),
            |order: &mut RoomOrder| {
                order.hold = Some(hold);
                order.room.part = part;
                order.next_check_at = Some(asked_at);
            },
        );
        let started = started.await?;
        let order = self.store.commit(tx, order, started).await?;
        match self.hotel.fulfil(order.id) {
            Some(voucher) => Ok(self.fulfilled(&caller.tenant, order, voucher).await?),
            None => Ok(order),
        }
    }

    async fn fulfilled(&self, tenant: &TenantId, order: RoomOrder, voucher: String) -> Result<RoomOrder, SettleError> {
        let tx = self.services.begin(tenant).await?;
        let payment = charge::capture(&self.services, &tx, &order).await?;
        let change = Change::system(OrderEventKind::Issued, "The voucher is made and paid.").to(OrderStatus::Confirmed);
        let changed = self.store.apply(&tx, &order, change, |order: &mut RoomOrder| {
            order.room.voucher = Some(voucher);
            order.payment = Some(payment);
            order.next_check_at = None;
        });
        let changed = changed.await?;
        Ok(self.store.commit(tx, order, changed).await?)
    }

    pub(super) async fn cancel(&self, caller: &Caller, reference: &OrderReference) -> Result<RoomOrder, OrderError> {
        let (order, _lock) = self.store.own_locked::<RoomOrder>(caller, reference).await?;
        let change = Change::by(&caller.user_name, OrderEventKind::Cancelled, "The room was cancelled.");
        let change = change.to(OrderStatus::Cancelled);
        self.store
            .apply_alone(&caller.tenant, order, change, |order| order.next_check_at = None)
            .await
    }

    /// A voucher or a confirmation with the customer's price.
    pub(super) async fn document(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        head: Letterhead,
    ) -> Result<Document, OrderError> {
        let order = self.store.own::<RoomOrder>(caller, reference).await?;
        let language = Language::of(&head.language);
        let summary = order.summary();
        let fact = |label: &str, value: &str| Fact {
            label: label.to_owned(),
            value: value.to_owned(),
        };
        Ok(Document {
            language,
            title: "Voucher".to_owned(),
            status: order.status.as_str().to_owned(),
            reference: order.reference.as_str().to_owned(),
            warning: String::new(),
            link: format!("{}/hotel-order?reference={}", head.origin, order.reference.as_str()),
            scan: "Scan to open".to_owned(),
            brand: head.brand,
            seller: Party {
                name: caller.agency_name.clone(),
                lines: Vec::new(),
            },
            issuer: None,
            facts: vec![
                fact("Hotel", &summary.title),
                fact("Voucher", order.room.voucher.as_deref().unwrap_or("-")),
                fact("Price", &order.print_price().unwrap_or(summary.customer).to_string()),
            ],
            journeys: Vec::new(),
            people_are: PeopleLabel::of("Guests", "Guest"),
            people: Vec::<Person>::new(),
            amounts: None::<Amounts>,
            notes: Vec::new(),
            words: language.words(),
        })
    }
}

#[async_trait]
impl Product for Rooms {
    fn kind(&self) -> OrderKind {
        OrderKind::Hotel
    }

    async fn reconcile(&self, tenant: &TenantId, order: OrderId) -> Result<(), SettleError> {
        let order = self
            .store
            .by_id::<RoomOrder>(tenant, order)
            .await?
            .ok_or(OrderError::NotFound)?;
        let is_asked = order.status == OrderStatus::InProgress;
        let change = match self.hotel.voucher(order.id).filter(|_| is_asked) {
            Some(voucher) => return self.fulfilled(tenant, order, voucher).await.map(drop),
            None if is_asked => {
                let text = "Whether the hotel made a voucher is not known.";
                Change::system(OrderEventKind::HandedOver, text).to(OrderStatus::UnConfirmed)
            }
            None => Change::system(OrderEventKind::Expired, "The time limit passed.").to(OrderStatus::Expired),
        };
        let changed = self
            .store
            .apply_alone(tenant, order, change, |order| order.next_check_at = None);
        Ok(changed.await.map(drop)?)
    }
}
