//! An agency with money that sells rooms, and the services of one process.

use std::sync::{Arc, PoisonError};

use chrono::TimeDelta;
use jetway_documents::Brand;
use jetway_domain::access::Operator;
use jetway_domain::ids::TenantId;
use jetway_domain::order::{Found, OrderEvent, OrderEventKind};
use jetway_domain::secret::SecretKey;
use jetway_testkit::{ManualClock, SeededIds, TestDatabase, people, start};

use super::room::{Hotel, NoVoucher, PayError, RoomOrder, Rooms, TABLE, aed};
use crate::context::sealed::Sealer;
use crate::context::{Caller, Services};
use crate::jobs::task_set::TaskSet;
use crate::order::documents::Letterhead;
use crate::order::list::{BookingQueue, BookingsQuery, DateField, Direction};
use crate::order::part_terms::Paying;
use crate::order::product::Product;
use crate::order::reconcile::Reconciler;
use crate::order::review::{DecideError, Decision};
use crate::order::{OrderStore, Orders};
use crate::wallet::{Balance, Deposit, balance, deposit};

pub(super) const FUNDS: i64 = 1_000_000;

/// An agency with money that sells rooms.
pub(super) struct House {
    pub(super) test: TestDatabase,
    pub(super) clock: Arc<ManualClock>,
    pub(super) agent: Caller,
    pub(super) orders: Orders,
    pub(super) rooms: Arc<Rooms>,
    reconciler: Arc<Reconciler>,
}

impl House {
    pub(super) async fn open() -> Self {
        let test = TestDatabase::sqlite().await;
        let clock = Arc::new(ManualClock::at(start()));
        let ids = Arc::new(SeededIds::new(7));
        let agent = settle(&test, &ids).await;
        let services = Arc::new(Services {
            database: test.db.clone(),
            clock: clock.clone(),
            ids,
            sealer: Sealer::new(&SecretKey::new([11; 32]), &[]).expect("a sealer"),
            tenants: Arc::new(|_: &TenantId| None),
            senders: Arc::new(|_| None),
            tasks: TaskSet::default(),
        });
        let store = OrderStore::new(Arc::clone(&services));
        let rooms = Arc::new(Rooms {
            services,
            store: Arc::clone(&store),
            hotel: Arc::new(Hotel::default()),
        });
        Self {
            test,
            clock,
            agent,
            orders: Orders::new(Arc::clone(&store)),
            reconciler: Reconciler::new(store, vec![Arc::clone(&rooms) as Arc<dyn Product>]),
            rooms,
        }
    }

    pub(super) fn hotel_is_silent(&self, silent: bool) {
        *self
            .rooms
            .hotel
            .is_silent
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = silent;
    }

    pub(super) async fn held(&self) -> RoomOrder {
        self.rooms.hold(&self.agent, "Karim O'Hara").await.expect("held")
    }

    pub(super) async fn paid(&self, order: &RoomOrder) -> Result<RoomOrder, PayError> {
        self.rooms.pay(&self.agent, &order.reference, Paying::Whole).await
    }

    pub(super) async fn stored(&self, order: &RoomOrder) -> RoomOrder {
        let tenant = &self.agent.tenant;
        let found = self.rooms.store.by_id(tenant, order.id).await.expect("read");
        found.expect("the order")
    }

    pub(super) async fn history(&self, order: &RoomOrder) -> Vec<OrderEvent> {
        let history = self.orders.history(&self.agent, &order.reference).await;
        history.expect("its history")
    }

    pub(super) async fn kinds(&self, order: &RoomOrder) -> Vec<OrderEventKind> {
        self.history(order).await.iter().map(|event| event.kind).collect()
    }

    pub(super) async fn wallet(&self) -> Balance {
        let scope = self.test.scope("falcon");
        balance(&self.test.db, &scope, self.agent.agency)
            .await
            .expect("a wallet")
    }

    /// What is in the wallet and what is set aside, once the ledger adds up.
    pub(super) async fn money(&self) -> (i64, i64) {
        let tx = self
            .test
            .db
            .read(&self.test.scope("falcon"))
            .await
            .expect("a reading transaction");
        let report = tx.ledger().prove().await.expect("a proof");
        assert!(report.is_proven(), "{report}");
        drop(tx);
        let wallet = self.wallet().await;
        (wallet.posted.minor, wallet.held.minor)
    }

    /// Let time pass and the timer work.
    pub(super) async fn after(&self, time: TimeDelta) -> usize {
        self.clock.advance(time);
        self.reconciler.reconcile_due().await.expect("the timer runs")
    }

    pub(super) async fn decide(
        &self,
        order: &RoomOrder,
        found: Found,
        voucher: Option<&str>,
    ) -> Result<RoomOrder, DecideError<NoVoucher>> {
        let decision = Decision {
            found,
            evidence: voucher.map(str::to_owned),
            reason: "The hotel read it out.".to_owned(),
            operator: Operator::named("Nadia").expect("a name"),
        };
        self.orders
            .decide::<RoomOrder>(&self.agent.tenant, &order.reference, decision)
            .await
    }

    /// Actions on orders in the audit trail, newest first, with the operator who did them.
    pub(super) async fn trail(&self) -> Vec<(String, String)> {
        let tx = self
            .test
            .db
            .read(&self.test.scope("falcon"))
            .await
            .expect("a reading transaction");
        let trail = tx.audit().latest(50).await.expect("the trail");
        let by = |detail: &serde_json::Value| detail["operator"].as_str().unwrap_or_default().to_owned();
        let orders = trail.into_iter().filter(|event| event.action.starts_with("order."));
        orders.map(|event| (event.action, by(&event.detail))).collect()
    }
}

async fn settle(test: &TestDatabase, ids: &SeededIds) -> Caller {
    let scope = test.scope("falcon");
    let tx = test.db.begin(&scope).await.expect("a transaction");
    tx.tamper(TABLE).await.expect("the product's table");
    let (agency, user) = people::settle(&tx, ids).await.expect("an agency");
    tx.ledger().open_wallet(agency.id, aed(0)).await.expect("a wallet");
    let paid_in = Deposit {
        agency: agency.id,
        amount: aed(FUNDS),
        reference: "DEP-1".to_owned(),
        bank_account: "Test".to_owned(),
        description: "Deposit".to_owned(),
        actor: "test".to_owned(),
        value_on: start().date_naive(),
    };
    deposit(&tx, &paid_in, ids, start()).await.expect("a deposit");
    tx.commit().await.expect("committed");
    Caller {
        tenant: scope.tenant().clone(),
        agency: agency.id,
        agency_name: agency.name,
        user: user.id,
        user_name: "Amina Rahman".to_owned(),
    }
}

pub(super) fn everything() -> BookingsQuery {
    BookingsQuery {
        queue: BookingQueue::All,
        search: None,
        date_field: DateField::Created,
        from: None,
        to: None,
        staff: Vec::new(),
        branches: Vec::new(),
        sort: (DateField::Created, Direction::Descending),
        page: 1,
        page_size: 20,
    }
}

pub(super) fn letterhead() -> Letterhead {
    Letterhead {
        language: "en".to_owned(),
        brand: Brand {
            company: "Blue Dunes Travel".to_owned(),
            address: String::new(),
            registrations: Vec::new(),
            phone: String::new(),
            email: String::new(),
            accent: "#004488".to_owned(),
            ink: "#004488".to_owned(),
            on_accent: "#ffffff".to_owned(),
            logo: None,
        },
        taxes: ("AIT".to_owned(), "VAT".to_owned()),
        origin: "https://falcon.test".to_owned(),
        agency_leads: false,
    }
}
