//! The itineraries of flight orders.

use async_trait::async_trait;
use jetway_db::{DbError, Tx};
use jetway_documents::Document;
use jetway_domain::ids::{OrderId, OrderKind, TenantId};

use super::documents::FlightDocuments;
use super::documents::trip::leg;
use crate::order::documents::itinerary::{TravelProduct, Trip};
use crate::order::documents::{DocumentKind, Letterhead, PrintCommand, PrintError};

#[async_trait]
impl TravelProduct for FlightDocuments {
    fn kind(&self) -> OrderKind {
        OrderKind::Flight
    }

    async fn trip(&self, tx: &Tx, order: OrderId) -> Result<Option<Trip>, DbError> {
        let found = tx.flights().by_id(order).await?;
        Ok(found.map(|order| Trip {
            has_documents: !order.details.tickets.is_empty(),
            route: order.route(),
            locators: order.details.locators(),
            legs: order.details.flown().iter().map(leg).collect(),
            stops: Vec::new(),
        }))
    }

    async fn itinerary(
        &self,
        (tenant, order): (&TenantId, OrderId),
        with_prices: bool,
        (head, token): (Letterhead, String),
    ) -> Result<Option<Document>, PrintError> {
        let Some(order) = self.by_id(tenant, order).await? else {
            return Ok(None);
        };
        let command = PrintCommand {
            reference: order.reference.clone(),
            kind: DocumentKind::Itinerary,
            with_price: with_prices,
            travellers: Vec::new(),
            passports: false,
        };
        let head = (head, Some(token));
        let document = self.compose((tenant, order.agency), order, &command, head).await?;
        Ok(Some(document))
    }
}
