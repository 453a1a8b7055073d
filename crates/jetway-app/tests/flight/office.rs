//! An agency with a wallet, its people, and the services of a process over scripted airlines.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use jetway_app::context::sealed::Sealer;
use jetway_app::context::{Caller, Services, TradeRules};
use jetway_app::flight::sale::book::{BookCommand, BookError};
use jetway_app::flight::sale::price::{OpenPrice, PriceCommand, Priced};
use jetway_app::flight::sale::sell::{SellCommand, Sold};
use jetway_app::flight::search::shared::SearchLog;
use jetway_app::flight::search::{SearchSettings, SearchView};
use jetway_app::flight::ticketing::cancel::CancelError;
use jetway_app::flight::ticketing::issue::{IssueCommand, IssueError};
use jetway_app::flight::ticketing::verify::{Verified, VerifyError};
use jetway_app::flight::{
    FlightBookings, FlightSale, FlightSearch, FlightSettings, FlightSuppliers, FlightTicketing, QueueShare,
};
use jetway_app::jobs::task_set::TaskSet;
use jetway_app::order::part_terms::Paying;
use jetway_app::order::product::Product;
use jetway_app::order::reconcile::Reconciler;
use jetway_app::order::{OrderStore, Orders};
use jetway_app::wallet::{Balance, Deposit, balance, deposit};
use jetway_connectors::port::air::AirSupplier;
use jetway_db::repo::company::branches::{Branch, Standing};
use jetway_db::repo::ledger::NewHold;
use jetway_db::{Database, TenantScope};
use jetway_domain::air::after_sale::AfterSaleRules;
use jetway_domain::air::merge::ItineraryId;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule};
use jetway_domain::air::traveller::Traveller;
use jetway_domain::ids::{
    AgencyId, BranchId, HoldId, OrderKind, OrderPrefix, OrderReference, PriceSessionId, TenantId,
};
use jetway_domain::money::Money;
use jetway_domain::order::OrderEvent;
use jetway_domain::secret::SecretKey;
use jetway_tenancy::SupplierNames;
use jetway_testkit::{ManualClock, SeededIds, TestDatabase, people, start};

use crate::airline::Airline;
use crate::trip;

pub(crate) struct Office {
    pub(crate) test: TestDatabase,
    pub(crate) clock: Arc<ManualClock>,
    pub(crate) process: Process,
    pub(crate) services: Arc<Services>,
    pub(crate) agent: Caller,
    suppliers: Vec<Arc<dyn AirSupplier>>,
    log: Option<Arc<dyn SearchLog>>,
    pub(crate) ids: Arc<SeededIds>,
}

/// The services of one process.
pub(crate) struct Process {
    pub(crate) store: Arc<OrderStore>,
    pub(crate) orders: Orders,
    pub(crate) bookings: FlightBookings,
    pub(crate) search: Arc<FlightSearch>,
    pub(crate) sale: FlightSale,
    pub(crate) queue_share: QueueShare,
    pub(crate) ticketing: Arc<FlightTicketing>,
    pub(crate) reconciler: Arc<Reconciler>,
}

impl Process {
    fn start(services: &Arc<Services>, suppliers: &[Arc<dyn AirSupplier>], log: Option<Arc<dyn SearchLog>>) -> Self {
        // The deadlines are long: no test may depend on one passing.
        let settings = SearchSettings {
            first_wait: Duration::from_secs(20),
            ..SearchSettings::default()
        };
        let search = FlightSearch::new(Arc::clone(services), suppliers.to_vec(), settings).sharing(log);
        let search = Arc::new(search);
        let suppliers = FlightSuppliers::new(
            suppliers.to_vec(),
            FlightSettings::default().price_deadline,
            Duration::from_secs(600),
        );
        let store = OrderStore::new(Arc::clone(services));
        let ticketing = Arc::new(FlightTicketing::new(Arc::clone(&store), Arc::clone(&suppliers)));
        let orders = Orders::new(Arc::clone(&store));
        let sale = FlightSale::new(Arc::clone(&store), Arc::clone(&search), Arc::clone(&suppliers));
        Self {
            bookings: FlightBookings::new(orders.clone()),
            orders,
            queue_share: QueueShare::new(&store, suppliers, sale.clone()),
            sale,
            reconciler: Reconciler::new(Arc::clone(&store), vec![Arc::clone(&ticketing) as Arc<dyn Product>]),
            store,
            search,
            ticketing,
        }
    }
}

/// An order and what happened to it, oldest first.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) order: FlightOrder,
    pub(crate) history: Vec<OrderEvent>,
}

impl Office {
    /// Open on a database, with money in the wallet and these airlines.
    pub(crate) async fn open(test: TestDatabase, funds: i64, airlines: &[&Arc<Airline>]) -> Self {
        let suppliers = airlines
            .iter()
            .map(|airline| Arc::clone(airline) as Arc<dyn AirSupplier>)
            .collect();
        Self::open_over(test, funds, Arc::new(ManualClock::at(start())), suppliers).await
    }

    /// Open over any suppliers that share the office's clock.
    pub(crate) async fn open_over(
        test: TestDatabase,
        funds: i64,
        clock: Arc<ManualClock>,
        suppliers: Vec<Arc<dyn AirSupplier>>,
    ) -> Self {
        let ids = Arc::new(SeededIds::new(7));
        let agent = settle(&test.db, &test.scope("falcon"), &ids, funds).await;
        let services = services(test.db.clone(), (&clock, &ids));
        let process = Process::start(&services, &suppliers, None);
        Self {
            test,
            clock,
            process,
            services,
            agent,
            suppliers,
            log: None,
            ids,
        }
    }

    /// The process dies and another one starts on the same database.
    pub(crate) async fn restart(&mut self) {
        self.services.tasks.shutdown().await;
        (self.services, self.process) = self.another_process().await;
    }

    /// From now on processes share their searches here.
    pub(crate) async fn share(&mut self, log: Arc<dyn SearchLog>) {
        self.log = Some(log);
        self.restart().await;
    }

    /// Another process on the same database.
    pub(crate) async fn second_process(&self) -> Process {
        self.another_process().await.1
    }

    async fn another_process(&self) -> (Arc<Services>, Process) {
        let database = Database::open(self.test.url()).await.expect("the same database");
        let services = services(database, (&self.clock, &self.ids));
        let process = Process::start(&services, &self.suppliers, self.log.clone());
        (services, process)
    }

    pub(crate) fn scope(&self) -> TenantScope {
        self.test.scope("falcon")
    }

    pub(crate) fn pass(&self, time: TimeDelta) {
        self.clock.advance(time);
    }

    /// Let the timers work until nothing is due.
    pub(crate) async fn reconcile(&self) {
        while self.process.reconciler.reconcile_due().await.expect("the timers run") > 0 {}
    }

    pub(crate) async fn search(&self) -> SearchView {
        let view = self
            .process
            .search
            .start_search(&self.agent, trip::query())
            .await
            .expect("started");
        self.complete(&view.request_id).await
    }

    /// The search once every airline has answered.
    pub(crate) async fn complete(&self, request_id: &str) -> SearchView {
        loop {
            let view = self
                .process
                .search
                .read(&self.agent, request_id, None)
                .await
                .expect("our search");
            if view.is_complete() {
                return view;
            }
            tokio::task::yield_now().await;
        }
    }

    pub(crate) async fn price(&self, view: &SearchView, itinerary: &ItineraryId) -> Priced {
        let command = PriceCommand {
            request_id: view.request_id.clone(),
            itinerary: itinerary.clone(),
            brand: None,
        };
        self.process.sale.price(&self.agent, &command).await.expect("an answer")
    }

    /// Search and price the cheapest.
    pub(crate) async fn open_price(&self) -> OpenPrice {
        let view = self.search().await;
        match self.price(&view, &view.cards[0].lead.id).await {
            Priced::Open(open) => *open,
            other => panic!("not open: {other:?}"),
        }
    }

    pub(crate) async fn sell(&self, session: PriceSessionId) -> Sold {
        self.sell_to(session, trip::party()).await
    }

    pub(crate) async fn sell_to(&self, session: PriceSessionId, travellers: Vec<Traveller>) -> Sold {
        let command = SellCommand {
            session,
            travellers,
            contact: trip::contact(),
            extras: Vec::new(),
            extras_shown: None,
        };
        self.process.sale.sell(&self.agent, command).await.expect("sold")
    }

    /// Search, price and sell.
    pub(crate) async fn sold(&self) -> Sold {
        let open = self.open_price().await;
        self.sell(open.session.id).await
    }

    pub(crate) async fn book(&self, sold: &Sold) -> Result<FlightOrder, BookError> {
        let accepted = sold.session.details.priced.quote.customer_total;
        self.process
            .sale
            .book(
                &self.agent,
                BookCommand {
                    session: sold.session.id,
                    accepted,
                },
            )
            .await
    }

    /// Search, price, sell and book.
    pub(crate) async fn booked(&self) -> FlightOrder {
        let sold = self.sold().await;
        self.book(&sold).await.expect("booked")
    }

    pub(crate) async fn issue(&self, order: &FlightOrder) -> Result<FlightOrder, IssueError> {
        self.process
            .ticketing
            .issue(&self.agent, seen(order, Paying::Whole))
            .await
    }

    pub(crate) async fn verify(&self, reference: &OrderReference) -> Result<Verified, VerifyError> {
        self.process.ticketing.verify(&self.agent, reference.clone()).await
    }

    pub(crate) async fn cancel(&self, reference: &OrderReference) -> Result<FlightOrder, CancelError> {
        self.process.ticketing.cancel(&self.agent, reference.clone()).await
    }

    pub(crate) async fn order(&self, reference: &OrderReference) -> Seen {
        Seen {
            order: self
                .process
                .ticketing
                .order(&self.agent, reference)
                .await
                .expect("our order"),
            history: self
                .process
                .orders
                .history(&self.agent, reference)
                .await
                .expect("its history"),
        }
    }

    pub(crate) async fn wallet(&self) -> Balance {
        balance(&self.test.db, &self.scope(), self.agent.agency)
            .await
            .expect("a wallet")
    }

    /// More money in the wallet.
    pub(crate) async fn pay_in(&self, minor: i64) {
        let tx = self.test.db.begin(&self.scope()).await.expect("a transaction");
        let paid_in = paid_in(self.agent.agency, minor, "DEP-2");
        deposit(&tx, &paid_in, self.ids.as_ref(), start())
            .await
            .expect("a deposit");
        tx.commit().await.expect("committed");
    }

    /// Set money of the wallet aside, as another order would.
    pub(crate) async fn put_aside(&self, minor: i64) {
        let tx = self.test.db.begin(&self.scope()).await.expect("a transaction");
        let prefix = OrderPrefix::parse("FA").expect("a prefix");
        let hold = NewHold {
            id: HoldId::fresh(self.ids.as_ref()),
            agency: self.agent.agency,
            order: OrderReference::compose(prefix, OrderKind::Flight, start(), 9_999).expect("a reference"),
            amount: trip::aed(minor),
            actor: "test".to_owned(),
            created_at: start(),
            expires_at: start() + TimeDelta::days(30),
        };
        tx.ledger().place_hold(hold).await.expect("a hold");
        tx.commit().await.expect("committed");
    }

    /// The ledger adds up; answers how many entries it has.
    pub(crate) async fn prove(&self) -> u64 {
        let tx = self.test.db.read(&self.scope()).await.expect("a reading transaction");
        let report = tx.ledger().prove().await.expect("a proof");
        assert!(report.is_proven(), "{report}");
        report.entries
    }

    /// The agent works in a branch from now on.
    pub(crate) async fn in_a_branch(&self) -> BranchId {
        let branch = Branch {
            id: BranchId::fresh(self.ids.as_ref()),
            agency_id: self.agent.agency,
            name: "Deira".to_owned(),
            email: String::new(),
            phone: String::new(),
            address: String::new(),
            city: "Dubai".to_owned(),
            country: "AE".to_owned(),
            manager: String::new(),
            standing: Standing::Active,
            version: 1,
        };
        let tx = self.test.db.begin(&self.scope()).await.expect("a transaction");
        tx.branches().insert(&branch).await.expect("a branch");
        let mut agent = tx
            .users()
            .get(self.agent.user)
            .await
            .expect("a read")
            .expect("the agent");
        agent.branch_id = Some(branch.id);
        assert!(
            tx.staff()
                .update_person(self.agent.agency, &agent)
                .await
                .expect("moved")
        );
        tx.commit().await.expect("committed");
        branch.id
    }

    /// A person of another agency of the same tenant.
    pub(crate) async fn stranger(&self) -> Caller {
        let tx = self.test.db.begin(&self.scope()).await.expect("a transaction");
        let agency = people::agency(self.ids.as_ref());
        let user = people::user(self.ids.as_ref(), agency.id, "stranger@example.com");
        tx.agencies().insert(&agency).await.expect("an agency");
        tx.users().insert(&user).await.expect("a user");
        tx.commit().await.expect("committed");
        Caller {
            agency: agency.id,
            user: user.id,
            user_name: "Stranger".to_owned(),
            ..self.agent.clone()
        }
    }
}

async fn settle(db: &Database, scope: &TenantScope, ids: &SeededIds, funds: i64) -> Caller {
    let tx = db.begin(scope).await.expect("a transaction");
    let (agency, user) = people::settle(&tx, ids).await.expect("an agency");
    tx.ledger()
        .open_wallet(agency.id, trip::aed(0))
        .await
        .expect("a wallet");
    if funds > 0 {
        let paid_in = paid_in(agency.id, funds, "DEP-1");
        deposit(&tx, &paid_in, ids, start()).await.expect("a deposit");
    }
    tx.commit().await.expect("committed");
    Caller {
        tenant: scope.tenant().clone(),
        agency: agency.id,
        agency_name: agency.name,
        user: user.id,
        user_name: "Amina Rahman".to_owned(),
    }
}

fn paid_in(agency: AgencyId, minor: i64, reference: &str) -> Deposit {
    Deposit {
        agency,
        amount: trip::aed(minor),
        reference: reference.to_owned(),
        bank_account: "Test".to_owned(),
        description: "Deposit".to_owned(),
        actor: "test".to_owned(),
        value_on: start().date_naive(),
    }
}

/// What use cases take, over a database.
fn services(database: Database, (clock, ids): (&Arc<ManualClock>, &Arc<SeededIds>)) -> Arc<Services> {
    Arc::new(Services {
        database,
        clock: clock.clone(),
        ids: ids.clone(),
        sealer: Sealer::new(&SecretKey::new([11; 32]), &[]).expect("a sealer"),
        tenants: Arc::new(|tenant: &TenantId| (tenant.as_str() == "falcon").then(rules)),
        senders: Arc::new(|_| None),
        tasks: TaskSet::default(),
    })
}

/// VAT of 5 % on a fee of AED 35 for each ticket; 70 % of the commission goes to the agency.
fn rules() -> TradeRules {
    TradeRules {
        pricing: PricingRules {
            tax_on_agent: TaxRule {
                label: TaxLabel::Vat,
                rate_bp: 500,
                base: TaxBase::ServiceFee,
            },
            service_fee_minor: 3_500,
            commission_share_bp: 7_000,
        },
        after_sale: AfterSaleRules {
            void_fee_minor: 5_000,
            refund_fee_minor: 2_500,
            ..AfterSaleRules::default()
        },
        zone: "Asia/Dubai".parse().expect("a zone"),
        visa_files_days: 180,
        supplier_names: SupplierNames::default(),
        payment_provider: "sandbox",
    }
}

/// Exactly what the order shows.
pub(crate) fn seen(order: &FlightOrder, paying: Paying) -> IssueCommand {
    IssueCommand {
        reference: order.reference.clone(),
        accepted: order.details.quote.customer_total,
        accepted_payable: Some(order.details.quote.agent_payable),
        accepted_now: None,
        paying,
    }
}

pub(crate) fn airline(id: &str, base: i64) -> Arc<Airline> {
    Arc::new(Airline::new(id, vec![trip::offer(id, "VALUE", base)]))
}

pub(crate) fn payable(order: &FlightOrder) -> Money {
    order.details.quote.agent_payable
}
