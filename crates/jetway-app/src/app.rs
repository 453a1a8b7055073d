//! The application, wired once for a process.

pub mod agencies;
pub mod audit;
pub mod idempotency;
mod offices;
pub mod order_cases;
pub mod orders_in_doubt;
pub mod urgency;
mod wallets;
pub mod work_queue;

use std::sync::Arc;
use std::time::Duration;

use jetway_connectors::duffel::{Duffel, DuffelError};
use jetway_connectors::payment::Simulator;
use jetway_connectors::port::air::AirSupplier;
use jetway_connectors::port::hotel::HotelSupplier;
use jetway_connectors::sandbox::{FileJournal, JournalError, World};
use jetway_db::{Database, DbError, TenantScope};
use jetway_domain::clock::{Clock, Ids};
use jetway_domain::ids::TenantId;
use jetway_domain::secret::SecretKey;
use jetway_tenancy::TenantRegistry;

pub use jetway_connectors::duffel::DuffelSettings;
pub use jetway_connectors::sandbox::{Conduct, Forced, WorldConfig, WorldControl, WorldStatus};

use crate::context::payment_providers::{AccountError, PaymentProviders, SslCommerzAccounts};
use crate::context::sealed::{SealError, Sealer};
use crate::context::{self, Services, TenantSource, TradeRules};
use crate::deposit::Deposits;
use crate::emails::SenderSource;
use crate::flight::search::shared::{LogAway, RedisLog, SearchLog};
use crate::flight::{
    FlightBookings, FlightDocuments, FlightProposals, FlightSale, FlightSearch, FlightSettings, FlightSuppliers,
    FlightTicketing, QueueShare,
};
use crate::holiday::orders::Holidays;
use crate::holiday::requests::HolidayRequests;
use crate::hotel::Hotels;
use crate::hotel::checked::CheckedRates;
use crate::hotel::search::{HotelSearchSettings, HotelSearches};
use crate::identity::{HashError, Identity, IdentityParts, IdentitySettings};
use crate::jobs::task_set::TaskSet;
use crate::lots::group::Groups;
use crate::lots::requests::GroupRequests;
use crate::order::documents::itinerary::{Itineraries, TravelProduct};
use crate::order::product::Product;
use crate::order::reconcile::Reconciler;
use crate::order::{OrderStore, Orders};
use crate::payment::Payments;
use crate::registration::{AltchaCaptcha, Captcha, CaptchaSettings};
use crate::travellers::Travellers;
use crate::visa::Visas;

/// Interval at which due orders and payments are reconciled.
const TIMERS_EVERY: Duration = Duration::from_secs(1);
/// Interval at which the worker runs due jobs.
const JOBS_EVERY: Duration = Duration::from_millis(500);
/// State of the payment simulator.
const PAYMENTS_FILE: &str = "payments.jsonl";
const SWEEP_EVERY: Duration = Duration::from_secs(3_600);

/// The sandbox of a deployment.
#[derive(Debug, Clone)]
pub struct SandboxSettings {
    /// Whether its suppliers sell. Its clock and records exist either way.
    pub enabled: bool,
    /// Decides schedules and fares.
    pub seed: u64,
    /// Where bookings made at the sandbox suppliers are kept.
    pub journal: std::path::PathBuf,
    /// Latency and injected failures.
    pub world: WorldConfig,
}

/// Settings and parts of an [`App`].
pub struct AppParts {
    /// `sqlite://…` or `postgres://…`.
    pub database_url: String,
    /// The tenants' settings.
    pub tenants: Arc<TenantRegistry>,
    /// Senders of tenants' e-mails and text messages.
    pub senders: SenderSource,
    /// Signs session tokens.
    pub token_key: SecretKey,
    /// Encrypts fields that a copy of the database must not reveal.
    pub data_key: SecretKey,
    /// Previous data keys, used for decryption only.
    pub former_data_keys: Vec<SecretKey>,
    /// The machine's time.
    pub clock: Arc<dyn Clock>,
    /// Source of random ids.
    pub ids: Arc<dyn Ids>,
    /// The suppliers' world.
    pub sandbox: SandboxSettings,
    /// Another supplier.
    pub duffel: Option<DuffelSettings>,
    /// Whether agencies may pay at the payment simulator, which takes no money.
    pub payment_simulator: bool,
    /// The tenants' stores at SSLCommerz.
    pub sslcommerz: SslCommerzAccounts,
    /// Rows of a report up to which its file is made while the reader waits.
    pub report_rows: u64,
    /// Where nodes share searches, as `redis://host:6379/0`; empty for one node.
    pub redis_url: String,
    /// Limits of flight search and sale.
    pub flights: FlightSettings,
    /// Sign-in limits.
    pub identity: IdentitySettings,
    /// How hard the human check is.
    pub captcha: CaptchaSettings,
}

/// Why the application cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database cannot be opened or migrated.
    #[error("database: {0}")]
    Database(#[from] DbError),
    /// The sandbox journal cannot be read.
    #[error("sandbox world: {0}")]
    World(#[from] JournalError),
    /// The account at Duffel is not usable.
    #[error("Duffel: {0}")]
    Duffel(#[from] DuffelError),
    /// A tenant's account at a payment provider is not usable.
    #[error(transparent)]
    Payments(#[from] AccountError),
    /// The Redis URL is invalid.
    #[error("redis_url: {0}")]
    Redis(#[from] LogAway),
    /// The password hashing cost is not usable.
    #[error("identity: {0}")]
    Identity(#[from] HashError),
    /// A data key is not usable.
    #[error("data key: {0}")]
    DataKey(#[from] SealError),
}

/// Everything that the HTTP API and the command line call.
pub struct App {
    services: Arc<Services>,
    identity: Identity,
    travellers: Travellers,
    orders: Orders,
    reconciler: Arc<Reconciler>,
    search: Arc<FlightSearch>,
    hotel_searches: Arc<HotelSearches>,
    hotels: Arc<Hotels>,
    groups: Arc<Groups>,
    group_requests: Arc<GroupRequests>,
    holidays: Arc<Holidays>,
    holiday_requests: Arc<HolidayRequests>,
    visas: Arc<Visas>,
    sale: FlightSale,
    queue_share: QueueShare,
    ticketing: Arc<FlightTicketing>,
    bookings: FlightBookings,
    documents: FlightDocuments,
    itineraries: Itineraries,
    proposals: FlightProposals,
    payments: Arc<Payments>,
    deposits: Arc<Deposits>,
    captcha: Box<dyn Captcha>,
    world: WorldControl,
}

/// Groups and visas, whose airline and embassies exist only in the sandbox.
fn groups_and_visas(store: &Arc<OrderStore>, world: Option<&Arc<World>>) -> (Arc<Groups>, Arc<Visas>) {
    let groups = Groups::new(Arc::clone(store), world.map(World::group_airline));
    let visas = Visas::new(
        Arc::clone(store),
        world.map(|_| World::visas()),
        world.map(World::embassy),
    );
    (Arc::new(groups), Arc::new(visas))
}

/// The hotels of the sandbox world; none without it.
fn hotel_suppliers(world: Option<&Arc<World>>) -> Arc<[Arc<dyn HotelSupplier>]> {
    world.map(World::hotel_suppliers).unwrap_or_default().into()
}

/// Itineraries of the products whose orders are trips.
fn itineraries(
    store: &Arc<OrderStore>,
    (groups, hotels, holidays): (&Arc<Groups>, &Arc<Hotels>, &Arc<Holidays>),
) -> Itineraries {
    let products = vec![
        Arc::new(FlightDocuments::new(Arc::clone(store))) as Arc<dyn TravelProduct>,
        Arc::clone(groups) as Arc<dyn TravelProduct>,
        Arc::clone(hotels) as Arc<dyn TravelProduct>,
        Arc::clone(holidays) as Arc<dyn TravelProduct>,
    ];
    Itineraries::new(Arc::clone(store), products)
}

impl App {
    /// Open the database and the suppliers, and wire the services.
    ///
    /// # Errors
    /// When the database or the sandbox journal cannot be opened.
    pub async fn start(parts: AppParts) -> Result<Arc<Self>, StartError> {
        let sandbox = parts.sandbox;
        let database = Database::open(&parts.database_url).await?;
        let journal = Arc::new(FileJournal::open(&sandbox.journal)?);
        let world = World::open(sandbox.seed, parts.clock, journal, sandbox.world)?;
        // The suppliers' clock is used everywhere: when the sandbox moves it, limits here expire too.
        let clock = world.clock();
        // Beside the suppliers' journal, so that deleting the world deletes its payments.
        let file = sandbox.journal.with_file_name(PAYMENTS_FILE);
        let simulator = parts.payment_simulator;
        let simulator = simulator.then(|| Simulator::open(&file, &parts.data_key, Arc::clone(&clock)));
        let simulator = simulator.transpose()?;
        let services = Arc::new(Services {
            database,
            clock: Arc::clone(&clock),
            ids: parts.ids,
            sealer: Sealer::new(&parts.data_key, &parts.former_data_keys)?,
            tenants: tenant_source(parts.tenants),
            senders: parts.senders,
            tasks: TaskSet::default(),
        });
        let captcha = Box::new(AltchaCaptcha::new(&parts.token_key, parts.captcha));
        let identity = Identity::new(IdentityParts {
            services: Arc::clone(&services),
            token_key: parts.token_key,
            settings: parts.identity,
        })?;
        let travellers = Travellers::new(Arc::clone(&services));
        let mut suppliers = if sandbox.enabled { world.suppliers() } else { Vec::new() };
        if let Some(settings) = parts.duffel {
            let duffel = Duffel::new(settings, clock)?;
            suppliers.push(Arc::new(duffel) as Arc<dyn AirSupplier>);
        }
        let hotel_suppliers = hotel_suppliers(sandbox.enabled.then_some(&world));
        let hotel_searches = HotelSearches::new(
            Arc::clone(&services),
            Arc::clone(&hotel_suppliers),
            HotelSearchSettings::default(),
        );
        let hotel_searches = Arc::new(hotel_searches);
        let limits = parts.flights;
        let search = FlightSearch::new(Arc::clone(&services), suppliers.clone(), limits.search)
            .sharing(search_log(&parts.redis_url)?);
        let search = Arc::new(search);
        let suppliers = FlightSuppliers::new(suppliers, limits.price_deadline, limits.write_deadline);
        let store = OrderStore::new(Arc::clone(&services));
        let sale = FlightSale::new(Arc::clone(&store), Arc::clone(&search), Arc::clone(&suppliers));
        let queue_share = QueueShare::new(&store, Arc::clone(&suppliers), sale.clone());
        let ticketing = Arc::new(FlightTicketing::new(Arc::clone(&store), suppliers));
        let checked = Arc::clone(&hotel_searches) as Arc<dyn CheckedRates>;
        let hotels = Arc::new(Hotels::new(Arc::clone(&store), hotel_suppliers, checked));
        let (groups, visas) = groups_and_visas(&store, sandbox.enabled.then_some(&world));
        let holidays = Arc::new(Holidays::new(Arc::clone(&store)));
        let products = vec![
            Arc::clone(&ticketing) as Arc<dyn Product>,
            Arc::clone(&hotels) as Arc<dyn Product>,
            Arc::clone(&groups) as Arc<dyn Product>,
            Arc::clone(&visas) as Arc<dyn Product>,
            Arc::clone(&holidays) as Arc<dyn Product>,
        ];
        let reconciler = Reconciler::new(Arc::clone(&store), products);
        let orders = Orders::new(Arc::clone(&store));
        let providers = PaymentProviders::open(Arc::clone(&services), simulator, parts.sslcommerz)?;
        let deposits = Deposits::new(Arc::clone(&services), Arc::clone(&providers));
        let payments = Payments::new(
            Arc::clone(&store),
            Arc::clone(&ticketing),
            Arc::clone(&deposits),
            providers,
            parts.report_rows,
        );
        Ok(Arc::new(Self {
            identity,
            travellers,
            bookings: FlightBookings::new(orders.clone()),
            orders,
            reconciler,
            proposals: FlightProposals::new(Arc::clone(&services), Arc::clone(&search)),
            search,
            itineraries: itineraries(&store, (&groups, &hotels, &holidays)),
            hotel_searches,
            hotels,
            visas,
            sale,
            queue_share,
            ticketing,
            group_requests: GroupRequests::new(Arc::clone(&services), Arc::clone(&groups)),
            groups,
            holiday_requests: HolidayRequests::new(Arc::clone(&services), Arc::clone(&holidays)),
            holidays,
            documents: FlightDocuments::new(store),
            payments,
            deposits,
            captcha,
            world: world.control(),
            services,
        }))
    }

    /// Start background work: timers of orders, jobs, sweeps.
    pub fn start_background(self: &Arc<Self>) {
        self.reconciler.start_timers(TIMERS_EVERY);
        self.payments.start_timers(TIMERS_EVERY);
        self.deposits.start_timers(TIMERS_EVERY);
        self.group_requests.start_timers(TIMERS_EVERY);
        self.holiday_requests.start_timers(TIMERS_EVERY);
        self.start_worker(JOBS_EVERY);
        self.start_sweeps(SWEEP_EVERY);
    }

    /// Finish running work, then close the database.
    ///
    /// # Errors
    /// When the database cannot be closed cleanly.
    pub async fn shutdown(&self) -> Result<(), DbError> {
        self.services.tasks.shutdown().await;
        self.services.database.close().await
    }

    /// Check that the database answers.
    ///
    /// # Errors
    /// When it does not.
    pub async fn ping(&self) -> Result<(), DbError> {
        self.services.database.ping().await
    }

    /// Signing in and staying signed in.
    #[must_use]
    pub const fn identity(&self) -> &Identity {
        &self.identity
    }

    /// Agencies' saved travellers.
    #[must_use]
    pub const fn travellers(&self) -> &Travellers {
        &self.travellers
    }

    /// Encrypts fields that a copy of the database must not reveal.
    #[must_use]
    pub fn sealer(&self) -> &Sealer {
        &self.services.sealer
    }

    /// Orders of every product.
    #[must_use]
    pub const fn orders(&self) -> &Orders {
        &self.orders
    }

    /// Flight searches.
    #[must_use]
    pub const fn flight_search(&self) -> &Arc<FlightSearch> {
        &self.search
    }

    /// Hotel searches.
    #[must_use]
    pub const fn hotel_searches(&self) -> &Arc<HotelSearches> {
        &self.hotel_searches
    }

    /// Booking hotels, and their orders.
    #[must_use]
    pub fn hotels(&self) -> &Hotels {
        &self.hotels
    }

    /// Pricing and booking flights.
    #[must_use]
    pub const fn flight_sale(&self) -> &FlightSale {
        &self.sale
    }

    /// Importing PNRs that agencies created elsewhere.
    #[must_use]
    pub const fn queue_share(&self) -> &QueueShare {
        &self.queue_share
    }

    /// Booked flights.
    #[must_use]
    pub fn flight_ticketing(&self) -> &FlightTicketing {
        &self.ticketing
    }

    /// Lists of flight orders.
    #[must_use]
    pub const fn flight_bookings(&self) -> &FlightBookings {
        &self.bookings
    }

    /// Documents of flight orders.
    #[must_use]
    pub const fn flight_documents(&self) -> &FlightDocuments {
        &self.documents
    }

    /// Itineraries shared with travellers.
    #[must_use]
    pub const fn itineraries(&self) -> &Itineraries {
        &self.itineraries
    }

    /// Flights proposed to clients.
    #[must_use]
    pub const fn flight_proposals(&self) -> &FlightProposals {
        &self.proposals
    }

    /// Paying at payment providers.
    #[must_use]
    pub const fn payments(&self) -> &Arc<Payments> {
        &self.payments
    }

    /// Deposits into wallets.
    #[must_use]
    pub const fn deposits(&self) -> &Arc<Deposits> {
        &self.deposits
    }

    pub(crate) fn captcha(&self) -> &dyn Captcha {
        self.captcha.as_ref()
    }

    pub(crate) fn services(&self) -> &Services {
        &self.services
    }

    pub(crate) fn tasks(&self) -> &TaskSet {
        &self.services.tasks
    }

    /// The sandbox world's control panel.
    #[must_use]
    pub const fn world(&self) -> &WorldControl {
        &self.world
    }

    /// The application's time.
    #[must_use]
    pub fn clock(&self) -> &dyn Clock {
        self.services.clock.as_ref()
    }

    /// Source of random ids.
    #[must_use]
    pub fn ids(&self) -> &dyn Ids {
        self.services.ids()
    }

    /// The database, for use cases that are plain functions over it.
    pub(crate) fn database(&self) -> &Database {
        &self.services.database
    }

    /// The rows of a verified tenant.
    pub(crate) fn scope(tenant: &TenantId) -> TenantScope {
        context::scope(tenant)
    }
}

/// Update the schema of a database to this release.
///
/// # Errors
/// When the database cannot be opened or migrated.
pub async fn migrate(database_url: &str) -> Result<(), DbError> {
    Database::open(database_url).await?.close().await
}

fn search_log(address: &str) -> Result<Option<Arc<dyn SearchLog>>, LogAway> {
    if address.is_empty() {
        return Ok(None);
    }
    Ok(Some(Arc::new(RedisLog::open(address)?)))
}

fn tenant_source(tenants: Arc<TenantRegistry>) -> TenantSource {
    Arc::new(move |tenant| {
        let snapshot = tenants.snapshot();
        let tenant = snapshot.by_slug(tenant.as_str())?;
        Some(TradeRules {
            pricing: tenant.pricing.clone(),
            after_sale: tenant.after_sale,
            zone: tenant.config.timezone.parse().ok()?,
            visa_files_days: tenant.visas.keep_files_days,
            supplier_names: tenant.supplier_names.clone(),
            payment_provider: tenant.payment_provider.id(),
        })
    })
}
