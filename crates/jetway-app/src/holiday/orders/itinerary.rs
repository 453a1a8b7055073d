//! The itineraries of holidays behind a link.

use async_trait::async_trait;
use chrono::{Days, NaiveDate};
use jetway_db::{DbError, Tx};
use jetway_documents::Document;
use jetway_domain::holiday::order::{HolidayOrder, HolidayStage};
use jetway_domain::holiday::trip::HolidayDay;
use jetway_domain::ids::{OrderId, OrderKind, TenantId};

use super::Holidays;
use super::documents::HolidayDocument;
use crate::order::documents::itinerary::{Stop, StopTime, TravelProduct, Trip};
use crate::order::documents::{Letterhead, PrintError};
use crate::order::product::load_one;

#[async_trait]
impl TravelProduct for Holidays {
    fn kind(&self) -> OrderKind {
        OrderKind::Holiday
    }

    async fn trip(&self, tx: &Tx, order: OrderId) -> Result<Option<Trip>, DbError> {
        let found = load_one::<HolidayOrder>(tx, order).await?;
        Ok(found.map(|order| Trip {
            has_documents: order.stage() == HolidayStage::Paid,
            route: order.summary().title,
            locators: references(&order),
            legs: Vec::new(),
            stops: stops(&order),
        }))
    }

    async fn itinerary(
        &self,
        (tenant, order): (&TenantId, OrderId),
        with_prices: bool,
        (head, token): (Letterhead, String),
    ) -> Result<Option<Document>, PrintError> {
        let Some(order) = self.store.by_id::<HolidayOrder>(tenant, order).await? else {
            return Ok(None);
        };
        let print = (HolidayDocument::Itinerary, with_prices);
        Ok(Some(self.compose(tenant, &order, print, (head, Some(token))).await?))
    }
}

fn references(order: &HolidayOrder) -> Vec<String> {
    let confirmed = order.details.confirmed.iter();
    let references = confirmed.flat_map(|confirmed| &confirmed.references);
    references.map(|reference| reference.reference.clone()).collect()
}

/// Its days; the whole holiday when the package describes none.
fn stops(order: &HolidayOrder) -> Vec<Stop> {
    let trip = &order.details.trip;
    let stop = |id: u32, title: &str, text: &str, day: NaiveDate| Stop {
        id: format!("day-{id}"),
        title: title.to_owned(),
        place: trip.city.clone(),
        lines: vec![text.to_owned()],
        time: StopTime::Day(day),
    };
    let (first, last) = (order.starts_on(), order.ends_on());
    let day = |day: &HolidayDay| {
        let on = first.checked_add_days(Days::new(u64::from(day.day.saturating_sub(1))));
        stop(day.day, &day.title, &day.text, on.unwrap_or(first))
    };
    let mut stops: Vec<Stop> = trip.itinerary.iter().map(day).collect();
    // The link must not expire before the holiday is over.
    let is_described = |day: NaiveDate| stops.iter().any(|stop| stop.time == StopTime::Day(day));
    if !is_described(last) {
        stops.push(stop(trip.days, &trip.title, "", last));
    }
    stops
}
