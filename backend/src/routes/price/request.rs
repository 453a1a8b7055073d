//! A price check on the wire.

use jetway_app::air::price::PriceCommand;
use jetway_domain::air::merge::ItineraryId;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::routes::search::request::BadField;

/// What to price.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AirPriceRequest {
    request_id: String,
    /// Exactly one.
    itinerary_ids: Vec<String>,
    /// Another brand of the same flights.
    brand_id: Option<String>,
}

impl AirPriceRequest {
    pub(crate) fn command(self) -> Result<PriceCommand, BadField> {
        let mut itineraries = self.itinerary_ids.into_iter();
        match (itineraries.next(), itineraries.next()) {
            (Some(itinerary), None) => Ok(PriceCommand {
                request_id: self.request_id,
                itinerary: ItineraryId(itinerary),
                brand: self.brand_id,
            }),
            _ => Err(BadField::new(
                "/itineraryIds",
                "itinerary.count",
                "Give exactly one itinerary.",
            )),
        }
    }
}
