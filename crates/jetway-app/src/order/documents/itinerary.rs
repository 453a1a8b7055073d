//! The itinerary of an order behind a link, for its travellers. Source: ADR 0094.

mod calendar;
mod links;
mod stop;
mod trip;

use std::sync::Arc;

use chrono::{DateTime, Utc};
use fluent_bundle::FluentArgs;
use jetway_db::repo::orders::ItineraryLink;
use jetway_db::{DbError, Tx};
use jetway_documents::{Brand, Document, Language};
use jetway_domain::ids::{OrderReference, TenantId};

pub(crate) use links::{address as link_address, for_document as link_for_document};
pub use stop::{Stop, StopTime};
pub(crate) use trip::journeys;
pub use trip::{Leg, LegEnd, TravelProduct, Trip};

use super::public_link::token_hash;
use crate::context::Caller;
use crate::emails::Voice;
use crate::order::documents::{self, Letterhead, PrintError, customer_brand};
use crate::order::product::load_one;
use crate::order::{AnyOrder, Locked, OrderError, OrderStore};

/// The link of an order's itinerary, as its agency sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkState {
    /// It was never shared.
    Unshared,
    /// It works until it is revoked or the trip is over.
    Open {
        /// 256 random bits in hexadecimal.
        token: String,
        /// Whether it shows the customer's price.
        with_prices: bool,
        /// When it expires.
        expires_at: DateTime<Utc>,
    },
    /// It was revoked.
    Revoked,
}

/// What a link shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SharedItinerary {
    /// The itinerary.
    Open(Box<Document>),
    /// The agency revoked it.
    Revoked(Box<Brand>),
    /// The trip is over.
    Expired(Box<Brand>),
}

/// Shares itineraries of orders whose travellers have documents.
pub struct Itineraries {
    store: Arc<OrderStore>,
    products: Vec<Arc<dyn TravelProduct>>,
}

/// The order behind a link.
struct Found {
    link: ItineraryLink,
    order: AnyOrder,
    trip: Trip,
    product: Arc<dyn TravelProduct>,
}

impl Itineraries {
    /// Itineraries of the orders of a store. Orders of other products have none.
    #[must_use]
    pub const fn new(store: Arc<OrderStore>, products: Vec<Arc<dyn TravelProduct>>) -> Self {
        Self { store, products }
    }

    /// The link of an order of the caller's agency.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order.
    pub async fn link(&self, caller: &Caller, reference: &OrderReference) -> Result<LinkState, PrintError> {
        let order: AnyOrder = self.store.own(caller, reference).await?;
        let services = self.store.services();
        let tx = services.read(&caller.tenant).await?;
        let trip = self.trip(&tx, &order).await?;
        let Some(link) = tx.itinerary_links().newest(order.id).await? else {
            return Ok(LinkState::Unshared);
        };
        if link.revoked_at.is_some() {
            return Ok(LinkState::Revoked);
        }
        let token = links::token_of(services, &caller.tenant, &link);
        Ok(token.map_or(LinkState::Unshared, |token| open((&order, &trip), &link, token)))
    }

    /// Share an order's itinerary by a link, with or without the customer's price.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order, `NoTicket` while its travellers have no documents.
    pub async fn share(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        with_prices: bool,
    ) -> Result<LinkState, PrintError> {
        let (order, trip, _lock) = self.ready(caller, reference).await?;
        let services = self.store.services();
        let (link, token) = links::share(services, caller, order.id, Some(with_prices)).await?;
        Ok(open((&order, &trip), &link, token))
    }

    /// Revoke the link of an order.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order.
    pub async fn revoke(&self, caller: &Caller, reference: &OrderReference) -> Result<LinkState, PrintError> {
        let (order, _lock) = self.store.own_locked::<AnyOrder>(caller, reference).await?;
        let services = self.store.services();
        let tx = services.begin(&caller.tenant).await?;
        self.trip(&tx, &order).await?;
        tx.itinerary_links().revoke(order.id, services.now()).await?;
        let left = tx.itinerary_links().newest(order.id).await?;
        tx.commit().await?;
        Ok(left.map_or(LinkState::Unshared, |_| LinkState::Revoked))
    }

    /// E-mail the link of an order to a traveller, in the agency's name; it is shared first if it was not.
    ///
    /// # Errors
    /// As [`Self::share`].
    pub async fn send(
        &self,
        caller: &Caller,
        (reference, to): (&OrderReference, &str),
        head: &Letterhead,
    ) -> Result<LinkState, PrintError> {
        let (order, trip, _lock) = self.ready(caller, reference).await?;
        let services = self.store.services();
        let (link, token) = links::share(services, caller, order.id, None).await?;
        let tx = services.begin(&caller.tenant).await?;
        let brand = customer_brand(&tx, caller.agency, head).await?;
        let voice = Voice {
            company: brand.company.clone(),
            language: head.language.clone(),
        };
        let (route, place) = (trip.route.as_str(), link_address(&head.origin, &token));
        let contacts = [brand.phone.as_str(), brand.email.as_str()];
        let contacts: Vec<&str> = contacts.into_iter().filter(|contact| !contact.is_empty()).collect();
        let contacts = contacts.join(" · ");
        let words = FluentArgs::from_iter([
            ("route", route),
            ("place", place.as_str()),
            ("contacts", contacts.as_str()),
        ]);
        let email = Voice::email_of(order.reference.kind().as_str(), "itinerary");
        let message = voice.mail(to, &email, words);
        tx.outbox().enqueue(message, services.ids(), services.now()).await?;
        tx.commit().await?;
        Ok(open((&order, &trip), &link, token))
    }

    /// What a link shows; `None` for an unknown link.
    ///
    /// # Errors
    /// When the database fails or the order's amounts do not add up.
    pub async fn shared(
        &self,
        tenant: &TenantId,
        token: &str,
        head: Letterhead,
    ) -> Result<Option<SharedItinerary>, PrintError> {
        let Some(found) = self.found(tenant, token).await? else {
            return Ok(None);
        };
        let revoked_at = found.link.revoked_at;
        if revoked_at.is_some() || self.store.services().now() >= found.expires_at() {
            let tx = self.store.services().read(tenant).await?;
            let brand = Box::new(customer_brand(&tx, found.link.agency, &head).await?);
            return Ok(Some(match revoked_at {
                Some(_) => SharedItinerary::Revoked(brand),
                None => SharedItinerary::Expired(brand),
            }));
        }
        let key = (tenant, found.order.id);
        let printed = (head, token.to_owned());
        let document = found.product.itinerary(key, found.link.with_prices, printed).await?;
        Ok(document.map(|document| SharedItinerary::Open(Box::new(document))))
    }

    /// The same as PDF; `None` when the link shows no itinerary.
    ///
    /// # Errors
    /// As [`Self::shared`], and when it cannot be typeset or the process is stopping.
    pub async fn pdf(&self, tenant: &TenantId, token: &str, head: Letterhead) -> Result<Option<Vec<u8>>, PrintError> {
        match self.shared(tenant, token, head).await? {
            Some(SharedItinerary::Open(document)) => documents::pdf(*document).await.map(Some),
            Some(SharedItinerary::Revoked(_) | SharedItinerary::Expired(_)) | None => Ok(None),
        }
    }

    /// Its flights and stops as a calendar file; `None` when the link shows no itinerary.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn calendar(
        &self,
        tenant: &TenantId,
        token: &str,
        head: &Letterhead,
    ) -> Result<Option<String>, PrintError> {
        let now = self.store.services().now();
        let found = self.found(tenant, token).await?;
        let open = found.filter(|found| found.link.revoked_at.is_none() && now < found.expires_at());
        let words = Language::of(&head.language).words();
        let place = link_address(&head.origin, token);
        Ok(open.map(|Found { order, trip, .. }| calendar::calendar(&order.reference, &trip, (words, &place), now)))
    }

    /// An order of the caller's agency whose travellers have documents, locked.
    async fn ready(&self, caller: &Caller, reference: &OrderReference) -> Result<(AnyOrder, Trip, Locked), PrintError> {
        let (order, lock) = self.store.own_locked::<AnyOrder>(caller, reference).await?;
        let tx = self.store.services().read(&caller.tenant).await?;
        let trip = self.trip(&tx, &order).await?;
        if trip.has_documents {
            Ok((order, trip, lock))
        } else {
            Err(PrintError::NoTicket(order.status))
        }
    }

    /// The trip of an order; `NotFound` for orders of products without trips.
    async fn trip(&self, tx: &Tx, order: &AnyOrder) -> Result<Trip, OrderError> {
        let product = self.product(&order.reference).ok_or(OrderError::NotFound)?;
        product.trip(tx, order.id).await?.ok_or(OrderError::NotFound)
    }

    fn product(&self, reference: &OrderReference) -> Option<&Arc<dyn TravelProduct>> {
        self.products.iter().find(|product| product.kind() == reference.kind())
    }

    /// The order behind a link; `None` for an unknown link and for an order without documents for travellers.
    async fn found(&self, tenant: &TenantId, token: &str) -> Result<Option<Found>, DbError> {
        let tx = self.store.services().read(tenant).await?;
        let Some(link) = tx.itinerary_links().by_token(&token_hash(token)).await? else {
            return Ok(None);
        };
        let Some(order) = load_one::<AnyOrder>(&tx, link.order).await? else {
            return Ok(None);
        };
        let Some(product) = self.product(&order.reference).map(Arc::clone) else {
            return Ok(None);
        };
        let trip = product.trip(&tx, order.id).await?.filter(|trip| trip.has_documents);
        Ok(trip.map(|trip| Found {
            link,
            order,
            trip,
            product,
        }))
    }
}

impl Found {
    fn expires_at(&self) -> DateTime<Utc> {
        links::expiry(&self.order, &self.trip)
    }
}

fn open((order, trip): (&AnyOrder, &Trip), link: &ItineraryLink, token: String) -> LinkState {
    LinkState::Open {
        token,
        with_prices: link.with_prices,
        expires_at: links::expiry(order, trip),
    }
}
