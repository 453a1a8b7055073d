//! An agency at a search engine.

use std::sync::Arc;
use std::time::Duration;

use jetway_app::context::sealed::Sealer;
use jetway_app::context::{Caller, Services, TradeRules};
use jetway_app::flight::search::{FlightSearch, SearchSettings};
use jetway_app::jobs::task_set::TaskSet;
use jetway_connectors::port::air::AirSupplier;
use jetway_domain::air::after_sale::AfterSaleRules;
use jetway_domain::air::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule};
use jetway_domain::ids::UserId;
use jetway_domain::secret::SecretKey;
use jetway_tenancy::SupplierNames;
use jetway_testkit::{ManualClock, SeededIds, TestDatabase, people, start};

use crate::offers::query;

pub(crate) struct Office {
    test: TestDatabase,
    services: Arc<Services>,
    engine: FlightSearch,
    agent: Caller,
    ids: Arc<SeededIds>,
}

impl Office {
    pub(crate) async fn open(suppliers: Vec<Arc<dyn AirSupplier>>) -> Self {
        let test = TestDatabase::sqlite().await;
        let ids = Arc::new(SeededIds::default());
        let scope = test.scope("acme");
        let tx = test.db.begin(&scope).await.expect("a transaction");
        let (agency, user) = people::settle(&tx, ids.as_ref()).await.expect("an agency");
        tx.commit().await.expect("committed");
        let settings = SearchSettings {
            first_wait: Duration::from_secs(20),
            ..SearchSettings::default()
        };
        let services = Arc::new(Services {
            database: test.db.clone(),
            clock: Arc::new(ManualClock::at(start())),
            ids: ids.clone(),
            sealer: Sealer::new(&SecretKey::new([11; 32]), &[]).expect("a sealer"),
            tenants: Arc::new(|_| {
                Some(TradeRules {
                    pricing: rules(),
                    after_sale: AfterSaleRules::default(),
                    zone: "Asia/Dubai".parse().expect("a zone"),
                    visa_files_days: 180,
                    supplier_names: SupplierNames::default(),
                    payment_provider: "sandbox",
                })
            }),
            senders: Arc::new(|_| None),
            tasks: TaskSet::default(),
        });
        let engine = FlightSearch::new(Arc::clone(&services), suppliers, settings);
        let agent = Caller {
            tenant: scope.tenant().clone(),
            agency: agency.id,
            agency_name: agency.name,
            user: user.id,
            user_name: "Amina Rahman".to_owned(),
        };
        Self {
            test,
            services,
            engine,
            agent,
            ids,
        }
    }

    /// The number of cards when every supplier has answered.
    pub(crate) async fn search(&self) -> usize {
        // The same person would be given the search they have.
        let caller = Caller {
            user: UserId::fresh(self.ids.as_ref()),
            ..self.agent.clone()
        };
        let started = self.engine.start(&caller, query(), rules()).await;
        let read = async |since| {
            self.engine
                .read(&caller, &started.request_id, since)
                .await
                .expect("our search")
        };
        while !read(Some(u32::MAX)).await.is_complete() {
            tokio::task::yield_now().await;
        }
        read(None).await.cards.len()
    }

    /// When all that searches left to do is done.
    pub(crate) async fn close(self) {
        self.services.tasks.shutdown().await;
        self.test.db.close().await.expect("closed");
    }
}

/// VAT of 5 % on a fee of AED 35 for each ticket; 70 % of the commission goes to the agency.
pub(crate) fn rules() -> PricingRules {
    PricingRules {
        tax_on_agent: TaxRule {
            label: TaxLabel::Vat,
            rate_bp: 500,
            base: TaxBase::ServiceFee,
        },
        service_fee_minor: 3_500,
        commission_share_bp: 7_000,
    }
}
