//! The itinerary of a ticketed order behind a link, for its travellers. Source: ADR 0094.

mod calendar;
pub(in crate::flight) mod links;

use std::sync::Arc;

use chrono::{DateTime, Utc};
use fluent_bundle::FluentArgs;
use jetway_db::DbError;
use jetway_db::repo::orders::ItineraryLink;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_paper::{Brand, Language, Paper};

use super::documents::FlightDocuments;
use super::public_link::token_hash;
use crate::context::Caller;
use crate::emails::Voice;
use crate::order::OrderStore;
use crate::order::documents::{self, DocumentKind, Letterhead, PrintCommand, PrintError, customer_brand};

/// The link of an order's itinerary, as its agency sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkState {
    /// It was never shared.
    Unshared,
    /// It opens, until it is revoked or the trip is over.
    Open {
        /// 256 random bits in hexadecimal.
        token: String,
        /// Whether it shows the customer's price.
        with_prices: bool,
        /// When it stops opening.
        expires_at: DateTime<Utc>,
    },
    /// It was revoked.
    Revoked,
}

/// What somebody with a link sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SharedItinerary {
    /// The itinerary.
    Open(Box<Paper>),
    /// Its agency revoked it.
    Revoked(Box<Brand>),
    /// The trip is over.
    Expired(Box<Brand>),
}

/// Shares itineraries of ticketed orders.
pub struct FlightItineraries {
    store: Arc<OrderStore>,
    documents: FlightDocuments,
}

impl FlightItineraries {
    /// Itineraries of the orders of a store.
    #[must_use]
    pub fn new(store: Arc<OrderStore>) -> Self {
        Self {
            documents: FlightDocuments::new(Arc::clone(&store)),
            store,
        }
    }

    /// The link of an order of the caller's agency.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order.
    pub async fn link(&self, caller: &Caller, reference: &OrderReference) -> Result<LinkState, PrintError> {
        let order: FlightOrder = self.store.own(caller, reference).await?;
        let services = self.store.services();
        let tx = services.read(&caller.tenant).await?;
        let Some(link) = tx.itinerary_links().newest(order.id).await? else {
            return Ok(LinkState::Unshared);
        };
        if link.revoked_at.is_some() {
            return Ok(LinkState::Revoked);
        }
        let token = links::token_of(services, &caller.tenant, &link);
        Ok(token.map_or(LinkState::Unshared, |token| open(&order, &link, token)))
    }

    /// Make an order's itinerary open by a link, with or without the customer's price.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order, `NoTicket` while it has no ticket.
    pub async fn share(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        with_prices: bool,
    ) -> Result<LinkState, PrintError> {
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, reference).await?;
        if order.details.tickets.is_empty() {
            return Err(PrintError::NoTicket(order.status));
        }
        let services = self.store.services();
        let (link, token) = links::share(services, caller, &order, Some(with_prices)).await?;
        Ok(open(&order, &link, token))
    }

    /// Make the link of an order open nothing any more.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order.
    pub async fn revoke(&self, caller: &Caller, reference: &OrderReference) -> Result<LinkState, PrintError> {
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, reference).await?;
        let services = self.store.services();
        let tx = services.begin(&caller.tenant).await?;
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
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, reference).await?;
        if order.details.tickets.is_empty() {
            return Err(PrintError::NoTicket(order.status));
        }
        let services = self.store.services();
        let (link, token) = links::share(services, caller, &order, None).await?;
        let tx = services.begin(&caller.tenant).await?;
        let brand = customer_brand(&tx, caller.agency, head).await?;
        let voice = Voice {
            company: brand.company.clone(),
            language: head.language.clone(),
        };
        let (route, place) = (order.route(), address(head, &token));
        let contacts = [brand.phone.as_str(), brand.email.as_str()];
        let contacts: Vec<&str> = contacts.into_iter().filter(|contact| !contact.is_empty()).collect();
        let contacts = contacts.join(" · ");
        let words = FluentArgs::from_iter([
            ("route", route.as_str()),
            ("place", place.as_str()),
            ("contacts", contacts.as_str()),
        ]);
        let message = voice.mail(to, "itinerary", words);
        tx.outbox().enqueue(message, services.ids(), services.now()).await?;
        tx.commit().await?;
        Ok(open(&order, &link, token))
    }

    /// What a link shows; `None` when it never did.
    ///
    /// # Errors
    /// When the database fails or the order's amounts do not add up.
    pub async fn shared(
        &self,
        tenant: &TenantId,
        token: &str,
        head: Letterhead,
    ) -> Result<Option<SharedItinerary>, PrintError> {
        let Some((link, order)) = self.found(tenant, token).await? else {
            return Ok(None);
        };
        if link.revoked_at.is_some() || self.store.services().now() >= links::expiry(&order) {
            let tx = self.store.services().read(tenant).await?;
            let brand = Box::new(customer_brand(&tx, link.agency, &head).await?);
            return Ok(Some(match link.revoked_at {
                Some(_) => SharedItinerary::Revoked(brand),
                None => SharedItinerary::Expired(brand),
            }));
        }
        let command = PrintCommand {
            reference: order.reference.clone(),
            kind: DocumentKind::Itinerary,
            with_price: link.with_prices,
            travellers: Vec::new(),
            passports: false,
        };
        let head = (head, Some(token.to_owned()));
        let paper = self
            .documents
            .compose((tenant, link.agency), order, &command, head)
            .await?;
        Ok(Some(SharedItinerary::Open(Box::new(paper))))
    }

    /// The same as PDF; `None` when the link shows no itinerary.
    ///
    /// # Errors
    /// As [`Self::shared`], and when it cannot be typeset or the process is stopping.
    pub async fn pdf(&self, tenant: &TenantId, token: &str, head: Letterhead) -> Result<Option<Vec<u8>>, PrintError> {
        match self.shared(tenant, token, head).await? {
            Some(SharedItinerary::Open(paper)) => documents::pdf(*paper).await.map(Some),
            Some(SharedItinerary::Revoked(_) | SharedItinerary::Expired(_)) | None => Ok(None),
        }
    }

    /// Its flights as a calendar file; `None` when the link shows no itinerary.
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
        let open = found.filter(|(link, order)| link.revoked_at.is_none() && now < links::expiry(order));
        let name = &Language::of(&head.language).words().itinerary;
        Ok(open.map(|(_, order)| calendar::calendar(&order, name, &address(head, token), now)))
    }

    async fn found(&self, tenant: &TenantId, token: &str) -> Result<Option<(ItineraryLink, FlightOrder)>, DbError> {
        let tx = self.store.services().read(tenant).await?;
        let Some(link) = tx.itinerary_links().by_token(&token_hash(token)).await? else {
            return Ok(None);
        };
        let order = tx.flights().by_id(link.order).await?;
        Ok(order.map(|order| (link, order)))
    }
}

fn address(head: &Letterhead, token: &str) -> String {
    format!("{}/itinerary?token={token}", head.origin)
}

fn open(order: &FlightOrder, link: &ItineraryLink, token: String) -> LinkState {
    LinkState::Open {
        token,
        with_prices: link.with_prices,
        expires_at: links::expiry(order),
    }
}
