//! A price check on the wire.

use jetway_app::air::price::PriceCommand;
use jetway_domain::air::merge::ItineraryId;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::wire::field_error::BadField;

/// What to price.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AirPriceRequest {
    request_id: String,
    /// One; or two, the way out of the first and the way back of the second, which must be sold together.
    itinerary_ids: Vec<String>,
    /// Another brand of the same flights.
    brand_id: Option<String>,
}

/// What the wire names: one itinerary, or the ways out and back of a domestic return.
pub(crate) enum Wanted {
    /// As the list shows it.
    One(PriceCommand),
    /// The way out of the first, the way back of the second.
    Pair(PriceCommand, ItineraryId),
}

impl AirPriceRequest {
    pub(crate) fn wanted(self) -> Result<Wanted, BadField> {
        let mut itineraries = self.itinerary_ids.into_iter();
        let command = |itinerary| PriceCommand {
            request_id: self.request_id,
            itinerary: ItineraryId(itinerary),
            brand: self.brand_id,
        };
        match (itineraries.next(), itineraries.next(), itineraries.next()) {
            (Some(itinerary), None, _) => Ok(Wanted::One(command(itinerary))),
            (Some(out), Some(back), None) => Ok(Wanted::Pair(command(out), ItineraryId(back))),
            _ => Err(BadField::new(
                "/itineraryIds",
                "itinerary.count",
                "Give one itinerary, or the two ways of a domestic return.",
            )),
        }
    }
}
