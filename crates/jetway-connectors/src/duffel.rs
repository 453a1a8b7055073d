//! Flights of airlines connected to Duffel (<https://duffel.com/docs/api>, version 2), or of any server with the same
//! API.
//!
//! Only holdable offers with a guaranteed price are sold: an order is held first and paid from the account's balance
//! when it is issued. Offers that require instant payment are excluded, because no wallet hold exists at that moment
//! (ADR 0063).

mod book;
mod client;
mod error;
mod flights;
mod issue;
mod offer;
mod order;
mod party;
mod price;
mod search;
mod settings;
mod ticket;
mod trip;
mod wire;

use std::sync::Arc;

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use jetway_domain::air::extra::{Catalogue, Extra};
use jetway_domain::air::offer::{SupplierId, SupplierOffer};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::traveller::Traveller;
use jetway_domain::clock::Clock;
use jetway_domain::text::{PhoneNumber, is_mail_address};

use crate::port::air::{
    AirSupplier, Capabilities, ExchangeWay, ImportDesk, Outcome, PriceCheck, RefundWay, Rejection, SupplierBooking,
    SupplierError,
};
use crate::port::dropped::{DropReason, DroppedOffers};
use client::Client;
pub use settings::{DuffelError, DuffelSettings};

/// A Duffel account as a supplier.
pub struct Duffel {
    settings: DuffelSettings,
    client: Client,
    clock: Arc<dyn Clock>,
    dropped: DroppedOffers,
}

impl Duffel {
    /// Creates the connection; sends nothing yet.
    ///
    /// # Errors
    /// A setting is invalid.
    pub fn new(settings: DuffelSettings, clock: Arc<dyn Clock>) -> Result<Self, DuffelError> {
        let is_e164 =
            PhoneNumber::parse(&settings.contact_phone).is_some_and(|number| number.as_str() == settings.contact_phone);
        if !is_e164 || !is_mail_address(&settings.contact_email) {
            return Err(DuffelError::Contact);
        }
        let client = Client::new(&settings, Arc::clone(&clock))?;
        Ok(Self {
            settings,
            client,
            clock,
            dropped: DroppedOffers::default(),
        })
    }

    fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }
}

#[async_trait]
impl AirSupplier for Duffel {
    fn id(&self) -> &SupplierId {
        &self.settings.id
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities {
            hold: true,
            void: None,
            refund: RefundWay::ByHand,
            exchange: ExchangeWay::Never,
            extend: false,
        }
    }

    async fn search(&self, query: &AirSearchQuery) -> Result<Vec<SupplierOffer>, SupplierError> {
        self.offers(query).await
    }

    fn dropped(&self) -> Vec<(DropReason, u64)> {
        self.dropped.counts()
    }

    async fn price(&self, _query: &AirSearchQuery, offer: &SupplierOffer) -> Result<PriceCheck, SupplierError> {
        self.price_again(offer).await
    }

    /// Empty: held orders take no services.
    async fn extras(&self, _offer: &SupplierOffer) -> Result<Catalogue, SupplierError> {
        Ok(Catalogue::default())
    }

    async fn book(
        &self,
        operation_id: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
        extras: &[Extra],
    ) -> Outcome<SupplierBooking> {
        self.hold(operation_id, offer, travellers, extras).await
    }

    async fn issue(&self, _operation_id: &str, pnr: &str) -> Outcome<SupplierBooking> {
        self.pay(pnr).await
    }

    async fn retrieve(&self, pnr: &str) -> Result<SupplierBooking, SupplierError> {
        let order = self.order(pnr).await.map_err(SupplierError::from)?;
        self.booking(&order.ok_or(SupplierError::NotFound)?)
    }

    async fn find_by_operation(&self, operation_id: &str) -> Result<Option<SupplierBooking>, SupplierError> {
        let found = self.unpaid(|written| written.operation() == Some(operation_id)).await;
        let found = found.map_err(SupplierError::from)?;
        found.map(|order| self.booking(&order)).transpose()
    }

    async fn extend(&self, _operation_id: &str, _pnr: &str, _until: DateTime<Utc>) -> Outcome<SupplierBooking> {
        Outcome::Rejected(Rejection::Refused("the time limit of this fare is fixed".to_owned()))
    }

    async fn cancel(&self, _operation_id: &str, pnr: &str) -> Outcome<()> {
        self.give_up(pnr).await
    }

    /// An order belongs to the account that made it; no call moves one.
    fn import_desk(&self) -> Option<ImportDesk> {
        None
    }
}
