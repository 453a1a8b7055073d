//! The itineraries of groups.

use async_trait::async_trait;
use jetway_db::{DbError, Tx};
use jetway_documents::Document;
use jetway_domain::ids::{OrderId, OrderKind, TenantId};
use jetway_domain::lot::group::order::{GroupOrder, GroupStage};

use super::Groups;
use super::documents::{GroupDocument, GroupPrint};
use super::trip::legs;
use crate::order::documents::itinerary::{TravelProduct, Trip};
use crate::order::documents::{Letterhead, PrintError};
use crate::order::product::load_one;

#[async_trait]
impl TravelProduct for Groups {
    fn kind(&self) -> OrderKind {
        OrderKind::Group
    }

    async fn trip(&self, tx: &Tx, order: OrderId) -> Result<Option<Trip>, DbError> {
        let found = load_one::<GroupOrder>(tx, order).await?;
        Ok(found.map(|order| Trip {
            has_documents: order.stage() == GroupStage::Ticketed,
            route: order.route(),
            locators: order.details.airline_reference.iter().cloned().collect(),
            legs: legs(&order.details.offer.journeys),
            stops: Vec::new(),
        }))
    }

    /// Passports stay encrypted: they are not read for it.
    async fn itinerary(
        &self,
        (tenant, order): (&TenantId, OrderId),
        with_prices: bool,
        (head, token): (Letterhead, String),
    ) -> Result<Option<Document>, PrintError> {
        let Some(order) = self.store.by_id::<GroupOrder>(tenant, order).await? else {
            return Ok(None);
        };
        let print = GroupPrint {
            kind: GroupDocument::Itinerary,
            with_price: with_prices,
            passports: false,
        };
        Ok(Some(self.compose(tenant, &order, print, (head, Some(token))).await?))
    }
}
