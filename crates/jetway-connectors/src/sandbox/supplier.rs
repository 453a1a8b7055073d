//! A supplier of the world behind the interface.

mod accidents;
mod after_sale;
mod exchange;
mod extend;
mod extras;
mod foreign;
mod index;
mod latency;
mod party;
mod pricing;
mod sale;
mod search;

use std::ops::RangeInclusive;
use std::sync::{Arc, PoisonError};

use async_trait::async_trait;
use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::air::extra::{Catalogue, Extra};
use jetway_domain::air::offer::filed::FiledRules;
use jetway_domain::air::offer::foreign::ForeignRecord;
use jetway_domain::air::offer::{SupplierId, SupplierOffer};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::traveller::Traveller;
use jetway_domain::money::{CurrencyCode, Money};

pub(super) use latency::delay;

use super::fares::filed_rules;
use super::persona::{Imports, PERSONAS, Persona};
use super::switches::{Conduct, Effect, Step};
use super::world::World;
use crate::port::air::{
    AirSupplier, Capabilities, DayFares, ExchangeProgress, ImportDesk, Outcome, PriceCheck, RefundOrder,
    RefundProgress, SupplierBooking, SupplierError,
};

/// A sandbox supplier.
#[derive(Clone)]
pub(super) struct SandboxSupplier {
    id: SupplierId,
    persona: &'static Persona,
    world: Arc<World>,
}

impl World {
    /// All its suppliers, each with an id of its own.
    #[must_use]
    pub fn suppliers(self: &Arc<Self>) -> Vec<Arc<dyn AirSupplier>> {
        let supplier = |persona| Arc::new(SandboxSupplier::new(persona, Arc::clone(self))) as Arc<dyn AirSupplier>;
        PERSONAS.iter().map(supplier).collect()
    }
}

impl SandboxSupplier {
    fn new(persona: &'static Persona, world: Arc<World>) -> Self {
        Self {
            id: SupplierId(persona.id.to_owned()),
            persona,
            world,
        }
    }

    /// Takes the effect forced at this step, if any.
    fn forced(&self, step: Step) -> Option<Effect> {
        self.world
            .switches
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take(step, &self.id)
    }

    /// Lets the call through, fails it, or hangs.
    async fn admit(&self) -> Result<(), SupplierError> {
        match self.conduct() {
            Conduct::Works => Ok(()),
            Conduct::Fails => Err(SupplierError::Unavailable(
                "switched off at the control panel".to_owned(),
            )),
            Conduct::Hangs => std::future::pending().await,
        }
    }

    fn conduct(&self) -> Conduct {
        let switches = self.world.switches.lock().unwrap_or_else(PoisonError::into_inner);
        switches.troubled.get(&self.id).copied().unwrap_or(Conduct::Works)
    }
}

/// The key of a search for dice rolls. Options that are not set are not part of it, so that older searches keep their
/// results.
fn question(query: &AirSearchQuery) -> String {
    format!("{query:?}").replace("nearby_airports: false, ", "")
}

#[async_trait]
impl AirSupplier for SandboxSupplier {
    fn id(&self) -> &SupplierId {
        &self.id
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities {
            hold: self.persona.hold.is_some(),
            void: self.persona.void,
            refund: self.persona.refund,
            exchange: self.persona.exchange,
            extend: self.persona.extends.is_some(),
        }
    }

    async fn search(&self, query: &AirSearchQuery) -> Result<Vec<SupplierOffer>, SupplierError> {
        let question = question(query);
        self.wait(100, &question).await;
        self.admit().await?;
        self.fail_search(query, &question)?;
        let (supplier, query) = (self.clone(), query.clone());
        let offers = tokio::task::spawn_blocking(move || supplier.offers(&query)).await;
        offers.map_err(|_| SupplierError::Unavailable("the search broke off".to_owned()))
    }

    fn has_price_index(&self) -> bool {
        true
    }

    async fn lowest_by_day(
        &self,
        query: &AirSearchQuery,
        days: RangeInclusive<NaiveDate>,
    ) -> Result<Vec<DayFares>, SupplierError> {
        let question = format!("index|{}|{days:?}", question(query));
        self.wait(30, &question).await;
        self.admit().await?;
        self.fail_read(&question)?;
        let (supplier, query) = (self.clone(), query.clone());
        let fares = tokio::task::spawn_blocking(move || supplier.index(&query, days)).await;
        fares.map_err(|_| SupplierError::Unavailable("the index broke off".to_owned()))
    }

    async fn price(&self, query: &AirSearchQuery, offer: &SupplierOffer) -> Result<PriceCheck, SupplierError> {
        self.wait(40, &offer.offer_ref).await;
        self.admit().await?;
        self.fail_read(&format!("price|{}", offer.offer_ref))?;
        self.price_again(&query.passengers, offer)
    }

    async fn extras(&self, offer: &SupplierOffer) -> Result<Catalogue, SupplierError> {
        self.wait(30, &offer.offer_ref).await;
        self.admit().await?;
        self.fail_read(&format!("extras|{}", offer.offer_ref))?;
        self.sold_with(offer)
    }

    async fn rules(&self, offer: &SupplierOffer) -> Result<FiledRules, SupplierError> {
        self.wait(30, &offer.offer_ref).await;
        self.admit().await?;
        self.fail_read(&format!("rules|{}", offer.offer_ref))?;
        Ok(filed_rules(offer))
    }

    async fn book(
        &self,
        operation_id: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
        extras: &[Extra],
    ) -> Outcome<SupplierBooking> {
        self.wait(60, operation_id).await;
        if self.admit().await.is_err() {
            return self.refused("the supplier is down");
        }
        self.book_seats(operation_id, offer, travellers, extras)
    }

    async fn issue(&self, operation_id: &str, pnr: &str) -> Outcome<SupplierBooking> {
        self.wait(60, operation_id).await;
        if self.admit().await.is_err() {
            return self.refused("the supplier is down");
        }
        self.issue_tickets(operation_id, pnr)
    }

    async fn retrieve(&self, pnr: &str) -> Result<SupplierBooking, SupplierError> {
        self.wait(20, pnr).await;
        self.admit().await?;
        self.fail_read(&format!("record|{pnr}"))?;
        self.show(pnr)
    }

    async fn find_by_operation(&self, operation_id: &str) -> Result<Option<SupplierBooking>, SupplierError> {
        self.wait(20, operation_id).await;
        self.admit().await?;
        self.fail_read(&format!("operation|{operation_id}"))?;
        self.show_booked_by(operation_id)
    }

    async fn extend(&self, operation_id: &str, pnr: &str, until: DateTime<Utc>) -> Outcome<SupplierBooking> {
        self.wait(40, operation_id).await;
        if self.admit().await.is_err() {
            return Outcome::Unknown;
        }
        self.extend_limit(operation_id, pnr, until)
    }

    async fn cancel(&self, operation_id: &str, pnr: &str) -> Outcome<()> {
        self.wait(40, operation_id).await;
        if self.admit().await.is_err() {
            return Outcome::Unknown;
        }
        self.drop_booking(operation_id, pnr)
    }

    fn void_fee(&self, offer: &SupplierOffer) -> Option<Money> {
        let base = offer.fares.first()?.base;
        let fee = base.percent_bp(self.persona.void_fee_bp).ok()?;
        fee.is_positive().then_some(fee)
    }

    async fn void(&self, operation_id: &str, pnr: &str) -> Outcome<()> {
        self.wait(40, operation_id).await;
        if self.admit().await.is_err() {
            return Outcome::Unknown;
        }
        self.void_tickets(operation_id, pnr)
    }

    async fn refund(&self, operation_id: &str, pnr: &str, what: &RefundOrder) -> Outcome<RefundProgress> {
        self.wait(40, operation_id).await;
        if self.admit().await.is_err() {
            return Outcome::Unknown;
        }
        self.take_refund(operation_id, pnr, what)
    }

    async fn refund_progress(&self, operation_id: &str) -> Result<Option<RefundProgress>, SupplierError> {
        self.wait(20, operation_id).await;
        self.admit().await?;
        self.fail_read(&format!("refund|{operation_id}"))?;
        Ok(self.show_refund(operation_id))
    }

    async fn exchange(&self, operation_id: &str, pnr: &str, offer: &SupplierOffer) -> Outcome<ExchangeProgress> {
        self.wait(60, operation_id).await;
        if self.admit().await.is_err() {
            return Outcome::Unknown;
        }
        self.replace_tickets(operation_id, pnr, offer)
    }

    async fn exchange_progress(&self, operation_id: &str) -> Result<Option<ExchangeProgress>, SupplierError> {
        self.wait(20, operation_id).await;
        self.admit().await?;
        self.fail_read(&format!("exchange|{operation_id}"))?;
        Ok(self.show_exchange(operation_id))
    }

    fn import_desk(&self) -> Option<ImportDesk> {
        self.persona.imports.as_ref().map(Imports::desk)
    }

    async fn foreign_record(&self, pnr: &str, currency: CurrencyCode) -> Result<ForeignRecord, SupplierError> {
        self.wait(40, pnr).await;
        self.admit().await?;
        self.fail_read(&format!("foreign|{pnr}"))?;
        self.show_foreign(pnr, currency)
    }

    async fn import(
        &self,
        operation_id: &str,
        pnr: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
    ) -> Outcome<SupplierBooking> {
        self.wait(60, operation_id).await;
        if self.admit().await.is_err() {
            return self.refused("the supplier is down");
        }
        self.take_over(operation_id, pnr, offer, travellers)
    }
}
