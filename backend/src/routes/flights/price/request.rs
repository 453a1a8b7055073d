//! The request of a price check.

use jetway_app::flight::sale::price::PriceCommand;
use jetway_domain::air::merge::ItineraryId;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::wire::field_error::BadField;

/// The itinerary to price.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AirPriceRequest {
    request_id: String,
    /// One id, or two: outbound of the first and inbound of the second, which must be sold together.
    itinerary_ids: Vec<String>,
    /// Another fare brand on the same flights.
    brand_id: Option<String>,
}

/// One itinerary, or the outbound and inbound of a domestic return.
pub(crate) enum Wanted {
    /// One itinerary of the result list.
    One(PriceCommand),
    /// Outbound of the first, inbound of the second.
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
                "Give one itinerary, or outbound and inbound of a domestic return.",
            )),
        }
    }
}
