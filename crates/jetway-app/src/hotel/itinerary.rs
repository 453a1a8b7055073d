//! The vouchers of stays behind a link.

use async_trait::async_trait;
use chrono::NaiveDateTime;
use jetway_db::{DbError, Tx};
use jetway_documents::Document;
use jetway_domain::hotel::order::HotelOrder;
use jetway_domain::ids::{OrderId, OrderKind, TenantId};

use super::Hotels;
use super::documents::{HotelDocument, has_voucher};
use crate::order::documents::itinerary::{Stop, StopTime, TravelProduct, Trip};
use crate::order::documents::{Letterhead, PrintError};
use crate::order::product::load_one;

#[async_trait]
impl TravelProduct for Hotels {
    fn kind(&self) -> OrderKind {
        OrderKind::Hotel
    }

    async fn trip(&self, tx: &Tx, order: OrderId) -> Result<Option<Trip>, DbError> {
        let found = load_one::<HotelOrder>(tx, order).await?;
        Ok(found.map(|order| Trip {
            has_documents: has_voucher(&order),
            route: order.summary().title,
            locators: order.details.hotel_confirmation.iter().cloned().collect(),
            legs: Vec::new(),
            stops: vec![stay(&order)],
        }))
    }

    async fn itinerary(
        &self,
        (tenant, order): (&TenantId, OrderId),
        with_prices: bool,
        (head, token): (Letterhead, String),
    ) -> Result<Option<Document>, PrintError> {
        let Some(order) = self.store.by_id::<HotelOrder>(tenant, order).await? else {
            return Ok(None);
        };
        let print = (HotelDocument::Voucher, with_prices);
        Ok(Some(self.compose(tenant, &order, print, (head, Some(token))).await?))
    }
}

/// From check-in to check-out, by the hotel's clock.
fn stay(order: &HotelOrder) -> Stop {
    let (property, stay) = (&order.details.property, order.details.search.stay);
    let arrives = stay.check_in.and_time(property.check_in_from);
    let leaves = stay.check_out.and_time(property.check_out_until);
    let local = |at: NaiveDateTime| format!("{} ({})", at.format("%Y-%m-%d %H:%M"), property.zone);
    let dates = format!("{} – {}", local(arrives), local(leaves));
    Stop {
        id: "stay".to_owned(),
        title: property.name.clone(),
        place: format!("{}, {}, {}", property.name, property.address, property.city),
        lines: std::iter::once(dates).chain(property.phone.clone()).collect(),
        time: StopTime::Between {
            from: property.zone().instant(arrives),
            to: order.checks_out_at(),
        },
    }
}
