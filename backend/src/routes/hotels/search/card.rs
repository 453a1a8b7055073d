//! A hotel of a search on the wire.

use jetway_app::hotel::search::Card;
use serde::Serialize;
use utoipa::ToSchema;

use super::rate::{HotelBoard, local};
use crate::http::Agent;
use crate::wire::instant::instant;

/// A hotel of a search.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelCard {
    hotel_guid: String,
    name: String,
    /// 1 to 5.
    stars: u8,
    property_type: HotelPropertyType,
    #[serde(skip_serializing_if = "Option::is_none")]
    chain: Option<String>,
    lat: f64,
    lon: f64,
    address: String,
    area: String,
    /// To the centre of the search.
    distance_km: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    landmark: Option<HotelNearby>,
    /// Seed of the drawn picture.
    picture: String,
    amenities: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    review: Option<HotelReview>,
    /// Lowest amount that the customer pays for the whole stay.
    amount: String,
    /// What the agency pays of it; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    /// Amount of an average night.
    per_night: String,
    taxes_included: bool,
    /// What the guest pays at the hotel in addition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pay_at_hotel: Option<String>,
    /// Latest instant until which one of the rates can be cancelled without a fee.
    #[serde(skip_serializing_if = "Option::is_none")]
    free_cancellation_until: Option<String>,
    /// The same instant by the hotel's clock, without a zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    free_cancellation_until_local: Option<String>,
    boards: Vec<HotelBoard>,
    /// Number of suppliers that offer it.
    offers: usize,
    /// Supplier of the lowest rate; needs 205.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
}

/// A place and the way to it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelNearby {
    name: String,
    distance_km: f64,
}

/// What guests say.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelReview {
    /// 0 to 10, with one decimal.
    score: f64,
    /// Number of reviews.
    count: u32,
}

/// Kind of house.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelPropertyType {
    /// A hotel.
    Hotel,
    /// A resort.
    Resort,
    /// Apartments with hotel service.
    Apartment,
    /// A guest house.
    Guesthouse,
    /// A hostel.
    Hostel,
}

impl HotelCard {
    pub(super) fn of(card: &Card, agent: &Agent) -> Self {
        let (lead, best, visibility) = (&card.lead, &card.best, agent.visibility());
        let nights = u32::try_from(best.nightly.len()).unwrap_or(1);
        let per_night = best.total.split(nights).ok().and_then(|nights| nights.first().copied());
        let at_hotel = best.pay_at_hotel().ok().filter(|amount| amount.is_positive());
        let payable = best.payable().ok().filter(|_| visibility.agent_amounts);
        let property = &lead.property;
        Self {
            hotel_guid: card.guid.clone(),
            name: property.name.clone(),
            stars: property.stars,
            property_type: HotelPropertyType::of(&lead.property_type),
            chain: lead.chain.clone(),
            lat: property.position.lat,
            lon: property.position.lon,
            address: property.address.clone(),
            area: lead.area.clone(),
            distance_km: hundredths(card.distance_km),
            landmark: card.landmark.as_ref().map(|(name, km)| HotelNearby::of(name, *km)),
            picture: property.picture.clone(),
            amenities: lead.amenities.clone(),
            review: lead.review.map(|(tenths, count)| HotelReview {
                score: f64::from(tenths) / 10.0,
                count,
            }),
            amount: best.total.to_string(),
            agent_amount: payable.map(|amount| amount.to_string()),
            per_night: per_night.unwrap_or(best.total).to_string(),
            taxes_included: best.taxes.iter().any(|tax| !tax.at_hotel),
            pay_at_hotel: at_hotel.map(|amount| amount.to_string()),
            free_cancellation_until: card.free_until.map(instant),
            free_cancellation_until_local: card.free_until.map(|at| local(property.local(at))),
            boards: card.boards.iter().map(|board| HotelBoard::from(*board)).collect(),
            offers: card.offers.len(),
            source: visibility.source.then(|| agent.portal.supplier_name(&best.supplier.0)),
        }
    }
}

impl HotelNearby {
    pub(super) fn of(name: &str, km: f64) -> Self {
        Self {
            name: name.to_owned(),
            distance_km: hundredths(km),
        }
    }
}

impl HotelPropertyType {
    fn of(kind: &str) -> Self {
        match kind {
            "resort" => Self::Resort,
            "apartment" => Self::Apartment,
            "guesthouse" => Self::Guesthouse,
            "hostel" => Self::Hostel,
            _ => Self::Hotel,
        }
    }
}

fn hundredths(km: f64) -> f64 {
    (km * 100.0).round() / 100.0
}
